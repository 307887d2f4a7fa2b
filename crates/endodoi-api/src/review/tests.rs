//! What a review makes of searches whose answers are given, and of games that were broken off.

use endodoi::{Ending, Game, Hole, Record};
use endodoi_engine::{Analysis, Engine, Limits, Line, Root, Score, Unwatched};

use super::{Review, ReviewAnswer, ReviewedMoveAnswer};

fn played(holes: &str) -> Game {
    let mut game = Game::default();
    for letter in holes.chars() {
        game.play(hole(letter)).unwrap();
    }
    game
}

fn hole(letter: char) -> Hole {
    let mut holes = endodoi::Width::SIX.holes();
    holes.find(|hole| hole.letter() == letter).unwrap()
}

fn searched(game: &Game, limits: Limits) -> ReviewAnswer {
    let engine = Engine::new(1).unwrap();
    let mut review = Review::new(game);
    while review.step(limits, |root, limits| {
        Some(engine.search(root, limits, 1, &Unwatched))
    }) {}
    review.answer(1)
}

/// Every way to end a game by something else than a turn.
fn broken_off(game: &Game) -> Vec<Game> {
    let ends = Ending::ALL.iter().filter_map(|ending| {
        let mut game = game.clone();
        let ended = match *ending {
            Ending::Agreement => game.agree(),
            Ending::Resignation(side) => game.resign(side),
            Ending::Forfeit(side, forfeit) => game.forfeit(side, forfeit),
            _ => return None,
        };
        ended.unwrap();
        Some(game)
    });
    ends.collect()
}

#[test]
fn only_the_turns_of_a_game_are_judged_and_not_how_it_was_broken_off() {
    let going_on = played("Cd");
    let expected = searched(&going_on, Limits::depth(4));
    assert!(expected.moves.iter().all(|played| !played.exact));
    let ended = broken_off(&going_on);
    assert_eq!(ended.len(), 9);
    for game in ended {
        let answer = searched(&game, Limits::depth(4));
        let words = game.termination();
        assert_eq!(answer, expected, "{words}");

        let mut record = Record::from_game(&game);
        answer.annotate(&mut record).unwrap();
        let text = record.to_string();
        let mut plain = Record::from_game(&going_on);
        expected.annotate(&mut plain).unwrap();
        let moves = |text: &str| {
            let (_, moves) = text.split_once("\n\n").unwrap();
            let (moves, _) = moves.trim_end().rsplit_once(char::is_whitespace).unwrap();
            moves.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        assert_eq!(moves(&text), moves(&plain.to_string()), "{words}");
        assert_eq!(Record::read_all(&text).unwrap(), [record]);
    }
}

#[test]
fn a_game_that_a_turn_has_ended_is_judged_by_its_seeds() {
    // A takes the 3 in b and leaves North without a move.
    let mut game = Game::new(endodoi::Rules::MERKER, "1,0,2/0,3,0 5-4 S".parse().unwrap());
    game.play(game.position().width().hole(0).unwrap()).unwrap();
    let mut searches = 0;
    let mut review = Review::new(&game);
    let engine = Engine::new(1).unwrap();
    while review.step(Limits::NONE, |root, limits| {
        searches += 1;
        Some(engine.search(root, limits, 1, &Unwatched))
    }) {}
    assert_eq!(searches, 1);
    let moves = review.answer(1).moves;
    assert_eq!((moves[0].value.hundredths, moves[0].exact), (700, true));
}

/// What a search is told to find: the best hole, its value, and how far it looked ahead.
type Finding = (char, Score, u32);

/// Reviews the turn B of a new game by a search that finds these one after the other, first after the
/// turn and then before it. Returns the depths that were asked for, too.
fn found(findings: &[Finding], limits: Limits) -> (ReviewedMoveAnswer, Vec<Option<u32>>) {
    let mut findings = findings.iter();
    let mut asked = Vec::new();
    let mut review = Review::new(&played("B"));
    let search = |_: &Root, limits: Limits| {
        asked.push(limits.depth);
        let (letter, score, depth) = *findings.next().expect("no further search is needed");
        Some(Analysis {
            lines: vec![Line {
                hole: hole(letter),
                score,
                pv: vec![hole(letter)],
            }],
            depth,
            ..Analysis::default()
        })
    };
    assert!(review.step(limits, search));
    assert_eq!(findings.next(), None);
    (review.answer(1).moves.remove(0), asked)
}

#[test]
fn both_holes_are_seen_equally_far_ahead() {
    let after = |depth| ('a', Score::Estimate(-100), depth);
    let before = |depth| ('C', Score::Estimate(400), depth);
    // One turn less from one turn later on is as far.
    let (turn, asked) = found(&[after(7), before(8)], Limits::depth(8));
    assert_eq!((turn.value.hundredths, turn.lost.hundredths), (100, 300));
    assert_eq!(asked, [Some(8), Some(8)]);
    for seen in [6, 8, 9] {
        let again = ('a', Score::Estimate(-150), 7);
        let (turn, asked) = found(&[after(seen), before(8), again], Limits::depth(9));
        assert_eq!((turn.value.hundredths, turn.lost.hundredths), (150, 250));
        assert_eq!(asked, [Some(9), Some(9), Some(7)], "{seen}");
    }
}

#[test]
fn what_is_proved_is_not_searched_again() {
    let estimate = |letter, hundredths| (letter, Score::Estimate(hundredths), 20);
    let proved = |letter, seeds| (letter, Score::Exact(seeds), 3);
    let (turn, _) = found(&[proved('a', -1), estimate('C', 300)], Limits::NONE);
    assert_eq!((turn.value.hundredths, turn.exact), (100, true));
    assert_eq!((turn.lost.hundredths, turn.lost.exact), (200, false));
    let (turn, _) = found(&[estimate('a', -100), proved('C', 3)], Limits::NONE);
    assert_eq!((turn.value.hundredths, turn.exact), (100, false));
    assert_eq!((turn.best_value.hundredths, turn.best_exact), (300, true));
}

#[test]
fn an_estimate_gives_way_to_a_proved_value_below_it() {
    let estimate = ('a', Score::Estimate(-500), 20);
    let (turn, _) = found(&[estimate, ('C', Score::Exact(2), 3)], Limits::NONE);
    assert_eq!((turn.value.hundredths, turn.exact), (200, true));
    assert_eq!((turn.best.letter(), turn.best_value.hundredths), ('C', 200));
    assert_eq!((turn.lost.hundredths, turn.mark), (0, None));
}

#[test]
fn a_hole_that_comes_out_better_in_the_second_search_is_the_best() {
    let again = ('a', Score::Estimate(-450), 7);
    let findings = [
        ('a', Score::Estimate(-100), 5),
        ('C', Score::Estimate(400), 8),
        again,
    ];
    let (turn, _) = found(&findings, Limits::NONE);
    assert_eq!((turn.best.letter(), turn.best_value.hundredths), ('B', 450));
    assert_eq!((turn.value.hundredths, turn.lost.hundredths), (450, 0));
    assert_eq!(turn.pv, [hole('B')]);
}
