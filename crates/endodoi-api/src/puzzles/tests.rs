//! Puzzles made, written, read, refused and proved, with tables that are made in a moment.

use std::num::NonZero;
use std::sync::Arc;

use endodoi::{Rules, Side, Width};
use endodoi_engine::{Limits, Unwatched};
use endodoi_tablebase::{TableRules, Tablebase, next_layer};

use super::*;

/// Puzzles that tables made, of both kinds.
const WIN: &str = r#"{"id":"ty9bjb4","kind":"win","difficulty":1,"rules":"merker","position":"0,1,1,6,0,0/0,1,0,0,0,0 16-23 S","answer":["B"],"value":2,"line":["B"]}"#;
const CAPTURE: &str = r#"{"id":"dr0bwsd","kind":"capture","difficulty":1,"rules":"merker","position":"0,0,1,1,0,1/0,3,0,0,1,1 21-19 S","answer":["D"],"value":10,"line":["D","e","C"]}"#;

/// A win where D and E capture more than the answer does.
const LURE: &str = r#"{"id":"gys7x3c","kind":"win","difficulty":2,"rules":"merker","position":"3,1,0,2,1,0/2,1,1,0,1,0 21-15 S","answer":["A"],"value":6,"line":["A","e","F","c","E","f","A","d","B","f","A","c"]}"#;

fn tables(seeds: u8) -> Arc<Tablebase> {
    let rules = TableRules::new(&Rules::MERKER).unwrap();
    let mut layers = Vec::new();
    for _ in 0..=seeds {
        let layer = next_layer(Width::SIX, rules, &layers, NonZero::<usize>::MIN);
        layers.push(layer.unwrap());
    }
    Arc::new(Tablebase::in_memory(rules, layers).unwrap())
}

/// Numbers that look random, others for each seed.
fn numbers(seed: u64) -> impl FnMut() -> u64 {
    let mut number = seed;
    move || {
        number = number
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        number >> 16
    }
}

/// Composes so many puzzles of as many games as it takes, but no more than some.
fn composed(tables: &Arc<Tablebase>, wanted: usize, seed: u64, games: u64) -> Vec<Puzzle> {
    let mut numbers = numbers(seed);
    let mut composer = PuzzleComposer::new(Arc::clone(tables), wanted).unwrap();
    while !composer.is_done() && composer.games() < games {
        composer.play_game(&mut numbers);
    }
    composer.finish()
}

fn read(text: &str) -> Puzzle {
    PuzzleBook::read(text).unwrap().puzzles()[0].clone()
}

/// What is wrong with a line that is a puzzle but for a change.
fn refusal(puzzle: &str, from: &str, to: &str) -> String {
    assert!(puzzle.contains(from), "{from}");
    PuzzleBook::read(&puzzle.replace(from, to))
        .unwrap_err()
        .to_string()
}

fn proved(puzzle: &Puzzle, limits: Limits) -> Result<(), PuzzleFault> {
    prove_puzzle(puzzle, None, limits, &Unwatched)
}

#[test]
fn what_is_composed_is_read_again_and_proved_by_the_solver() {
    let tables = tables(9);
    let puzzles = composed(&tables, 4, 5, u64::MAX);
    assert_eq!(puzzles.len(), 4);
    let book = PuzzleBook::of(puzzles).unwrap();
    assert_eq!(PuzzleBook::read(&book.to_string()), Ok(book.clone()));
    for puzzle in book.puzzles() {
        assert_eq!(proved(puzzle, Limits::NONE), Ok(()), "{}", puzzle.to_json());
        assert_eq!(puzzle.position.to_move(), Side::South);
        assert!((6..=9).contains(&puzzle.position.board().total()));
    }
    let of_kind = |kind| book.puzzles().iter().filter(move |one| one.kind == kind);
    assert!(
        PuzzleKind::ALL
            .into_iter()
            .all(|kind| of_kind(kind).count() > 0)
    );
    let counts = PuzzleCountAnswer::of(book.puzzles());
    assert_eq!(counts.len(), 10);
    assert_eq!(counts.iter().map(|count| count.puzzles).sum::<usize>(), 4);
    assert!(book.puzzles().is_sorted_by_key(|puzzle| puzzle.difficulty));
}

#[test]
fn the_same_numbers_make_the_same_puzzles() {
    let tables = tables(9);
    let of_seed = |seed| composed(&tables, 9, seed, 60);
    assert!(!of_seed(5).is_empty());
    assert_eq!(of_seed(5), of_seed(5));
    assert_ne!(of_seed(5), of_seed(6));
}

#[test]
fn a_puzzle_is_written_as_it_is_read() {
    for text in [WIN, CAPTURE, LURE] {
        let puzzle = read(text);
        assert_eq!(puzzle.to_json(), text);
        assert_eq!(proved(&puzzle, Limits::NONE), Ok(()));
    }
    assert_eq!(PuzzleBook::of(Vec::new()), None);
}

#[test]
fn what_is_no_puzzle_is_refused_with_its_line() {
    for (from, to, words) in [
        (r#""value":2"#, r#""value":2,"more":1"#, "line 1: column "),
        (
            r#""kind":"win""#,
            r#""kind":"lose""#,
            "unknown variant `lose`",
        ),
        (
            r#""difficulty":1"#,
            r#""difficulty":6"#,
            "a difficulty is 1 to 5, not 6",
        ),
        (
            r#""difficulty":1"#,
            r#""difficulty":0"#,
            "a difficulty is 1 to 5, not 0",
        ),
        ("ty9bjb4", "ty9bjb5", r#"is named ty9bjb4, not "ty9bjb5""#),
        ("0,1,1,6", "0,1,1,5", "the puzzle of this position is named"),
        (
            r#"["B"],"value""#,
            r#"["A"],"value""#,
            r#"the answer "A" is not one hole"#,
        ),
        (
            r#"["B"],"value""#,
            r#"["B","C"],"value""#,
            r#"the answer "BC" is not one hole"#,
        ),
        (
            r#"["B"],"value""#,
            r#"[],"value""#,
            r#"the answer "" is not one hole"#,
        ),
        (
            r#""line":["B"]"#,
            r#""line":[]"#,
            "the line has to be 1 to 12 turns",
        ),
        (
            r#""line":["B"]"#,
            r#""line":["C"]"#,
            "to begin with the answer",
        ),
        (
            r#""line":["B"]"#,
            r#""line":["B","B"]"#,
            r#"turn 2 of the line, "B", cannot be played"#,
        ),
        (r#""value":2"#, r#""value":99999"#, "line 1: column "),
    ] {
        let said = refusal(WIN, from, to);
        assert!(
            said.starts_with("line 1: ") && said.contains(words),
            "{said}"
        );
    }
    assert_eq!(PuzzleBook::read(""), Err(PuzzleBookError::Empty));
    let said = PuzzleBook::read(&format!("{WIN}\n\n{CAPTURE}\n")).unwrap_err();
    assert!(said.to_string().starts_with("line 2: "), "{said}");
}

#[test]
fn north_to_move_and_too_few_holes_make_no_puzzle() {
    let named = |position: &str| {
        let name = id::id(&Rules::MERKER, &position.parse().unwrap());
        WIN.replace("ty9bjb4", &name)
            .replace("0,1,1,6,0,0/0,1,0,0,0,0 16-23 S", position)
    };
    let error = |position| match PuzzleBook::read(&named(position)) {
        Err(PuzzleBookError::Puzzle { line: 1, error }) => error,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        error("0,1,1,6,0,0/0,1,1,1,0,0 16-23 N"),
        PuzzleError::NorthToMove
    );
    assert_eq!(
        error("0,1,0,6,0,0/0,1,0,0,0,0 16-23 S"),
        PuzzleError::FewHoles(2)
    );
}

#[test]
fn the_same_position_twice_is_found_whatever_was_captured() {
    let other = "0,1,1,6,0,0/0,1,0,0,0,0 17-22 S";
    let name = id::id(&Rules::MERKER, &other.parse().unwrap());
    let again = WIN
        .replace("0,1,1,6,0,0/0,1,0,0,0,0 16-23 S", other)
        .replace("ty9bjb4", &name);
    let book = format!("{WIN}\n{CAPTURE}\n{again}\n");
    let twice = PuzzleBookError::Twice { line: 3, first: 1 };
    assert_eq!(PuzzleBook::read(&book), Err(twice));
}

#[test]
fn every_wrong_claim_is_found() {
    let fault = |text: &str, from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        proved(&read(&text.replace(from, to)), Limits::NONE).unwrap_err()
    };
    assert_eq!(
        fault(WIN, r#""value":2"#, r#""value":4"#),
        PuzzleFault::Value(4)
    );
    assert_eq!(
        fault(CAPTURE, r#""value":10"#, r#""value":8"#),
        PuzzleFault::Value(8)
    );
    // Another answer, and the right one is then another that wins.
    let another = fault(WIN, r#"["B"]"#, r#"["C"]"#);
    assert_eq!(
        another.to_string(),
        "B is as good as the answer, or wins too"
    );
    // A is the best hole, but not that which captures most.
    let capture = fault(LURE, r#""kind":"win""#, r#""kind":"capture""#);
    assert!(matches!(capture, PuzzleFault::Capture { .. }), "{capture}");
    // D wins by most, but not alone.
    let win = fault(CAPTURE, r#""kind":"capture""#, r#""kind":"win""#);
    assert!(matches!(win, PuzzleFault::Another(_)), "{win}");
    // f is as good as e, but after it C is not.
    let line = fault(CAPTURE, r#"["D","e","C"]"#, r#"["D","f","C"]"#);
    assert!(
        matches!(line, PuzzleFault::Line { number: 3, .. }),
        "{line}"
    );
    // Somebody has to win where one hole is to win.
    let mut lost = read(WIN);
    lost.position = "0,1,1,6,0,0/0,1,0,0,0,0 16-26 S".parse().unwrap();
    lost.value = -1;
    assert_eq!(proved(&lost, Limits::NONE), Err(PuzzleFault::NoWin(-1)));
}

#[test]
fn what_takes_too_long_to_prove_is_not_believed() {
    let mut puzzle = read(WIN);
    puzzle.position = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S".parse().unwrap();
    assert_eq!(proved(&puzzle, Limits::nodes(10)), Err(PuzzleFault::Open));
}

#[test]
fn every_puzzle_has_its_day_before_one_comes_again() {
    let texts = [WIN, CAPTURE, LURE].join("\n");
    let book = PuzzleBook::read(&texts).unwrap();
    for first in [-700, -3, 0, 20_000, i64::MAX - 3] {
        let mut names: Vec<&str> = (first..first + 3).map(|day| &*book.daily(day).id).collect();
        assert!(book.find(names[0]).is_some());
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 3);
    }
    assert_eq!(book.find("nothing"), None);
    assert!(book.daily(i64::MIN).difficulty.number() >= 1);
}

#[test]
fn the_list_tells_no_answer() {
    let book = PuzzleBook::read(&format!("{WIN}\n{CAPTURE}\n")).unwrap();
    assert_eq!(
        book.list().to_json(),
        r#"{"puzzles":[{"id":"ty9bjb4","kind":"win","difficulty":1},{"id":"dr0bwsd","kind":"capture","difficulty":1}]}"#
    );
}

#[test]
fn what_was_made_and_verified_prints_in_this_order() {
    let made = PuzzlesMadeAnswer {
        puzzles: 1,
        counts: PuzzleCountAnswer::of(&[read(WIN)]),
        games: 7,
        seconds: 0.5,
    };
    let json = made.to_json();
    let begin = r#"{"puzzles":1,"counts":[{"kind":"win","difficulty":1,"puzzles":1},{"kind":"win","difficulty":2,"puzzles":0},"#;
    assert!(json.starts_with(begin), "{json}");
    let end = r#"{"kind":"capture","difficulty":5,"puzzles":0}],"games":7,"seconds":0.5}"#;
    assert!(json.ends_with(end), "{json}");
    let verified = PuzzlesVerifiedAnswer {
        puzzles: 1,
        fault: None,
        seconds: 0.5,
    };
    assert_eq!(
        verified.to_json(),
        r#"{"puzzles":1,"fault":null,"seconds":0.5}"#
    );
}
