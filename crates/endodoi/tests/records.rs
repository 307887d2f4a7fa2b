//! Records as text: one printed form, and mistakes that are told with game, place and reason.

use endodoi::record::{Comment, Records, VariationError};
use endodoi::testing::laws;
use endodoi::{Record, Side};

const GOLDEN: &str = include_str!("records/golden.edr");

#[test]
fn the_golden_records_print_as_they_stand() {
    let records = Record::read_all(GOLDEN).unwrap();
    let printed: Vec<String> = records.iter().map(Record::to_string).collect();
    assert_eq!(printed.join("\n"), GOLDEN);
}

#[test]
fn the_golden_records_mean_what_they_say() {
    let records = Record::read_all(GOLDEN).unwrap();
    let [first, second] = &records[..] else {
        panic!("two games stand in the file");
    };
    assert_eq!(first.tags().get("Tally"), Some("1-0"));
    assert_eq!(
        first.opening()[0].text(),
        "Comments may stand before the first turn."
    );
    assert_eq!(first.game().outcome().unwrap().winner(), Some(Side::South));
    let (turn, notes) = first.turns().nth(1).unwrap();
    assert_eq!(turn.hole().to_string(), "d");
    assert_eq!(notes.comments[0].command("eval"), Some("-2"));
    assert_eq!(notes.variations().len(), 2);
    let (_, inner) = notes.variations()[1].turns().nth(1).unwrap();
    assert_eq!(inner.variations().len(), 2);
    assert_eq!(second.game().rules().to_string(), "endodoi,repetition=off");
    assert_eq!(second.game().position().captured().to_string(), "3-6");
}

#[test]
fn the_records_in_the_documents_print_as_they_stand() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/records.md");
    let document = std::fs::read_to_string(path).unwrap();
    let blocks = document.split("```text\n").skip(1);
    let blocks = blocks.map(|rest| rest.split("```").next().unwrap());
    let records: Vec<&str> = blocks.filter(|block| block.starts_with('[')).collect();
    assert_eq!(records.len(), 2);
    for text in records {
        let record = &Record::read_all(text).unwrap()[0];
        assert_eq!(record.to_string(), text);
    }
}

#[test]
fn tags_that_are_missing_mean_the_usual_game() {
    let records = Record::read_all("1.C 1...f *").unwrap();
    assert_eq!(
        records[0].game().start().to_string(),
        "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"
    );
    let records = Record::read_all("[Rules \"cross-endodoi\"] *").unwrap();
    assert_eq!(records[0].game().start().uniform_seeds(), Some(3));
    assert_eq!(Record::read_all(""), Ok(vec![]));
    assert_eq!(Record::read_all(" \n\u{feff}").unwrap_err().column(), 1);
}

#[test]
fn a_resignation_is_read_from_the_termination() {
    let text = "[Termination \"North resigned\"]\n1. C+7 48-0";
    let record = &Record::read_all(text).unwrap()[0];
    assert_eq!(
        record.game().outcome().unwrap().to_string(),
        "South wins 48-0, North resigned"
    );
    let text = "[Termination \"agreement\"]\n1. C+7 27-20";
    assert_eq!(
        Record::read_all(text).unwrap()[0]
            .game()
            .outcome()
            .unwrap()
            .seeds()
            .to_string(),
        "27-20"
    );
}

#[test]
fn a_forfeit_is_read_from_the_termination() {
    for (termination, seeds) in [
        ("South's time ran out", "7-41"),
        ("North broke the rules", "48-0"),
        ("South left the game", "7-41"),
    ] {
        let text = format!("[Termination \"{termination}\"]\n1. C+7 {seeds}");
        let record = &Record::read_all(&text).unwrap()[0];
        assert_eq!(record.game().result(), seeds);
        assert_eq!(record.game().termination(), termination);
    }
}

/// Texts and what is said about them.
const MISTAKES: &[(&str, &str)] = &[
    (
        "[Seeds \"+4\"] *",
        "game 1, line 1, column 1: the tag Seeds has a wrong value: write the number of seeds in every hole, such as \"4\"",
    ),
    (
        "[Seeds \"4\"]\n[Start \"1/1 0-0 S\"] *",
        "game 1, line 2, column 21: the tag Seeds has a wrong value: Start is another position; leave Seeds out",
    ),
    (
        "[Termination \"agreement\"]\n1. C+7 d+9 2. F+12 f+4 3. B+7 d+2 4. D d 5. A b 6. F b+2 7. E+2 d 28-20",
        "game 1, line 2, column 67: the result is wrong: Termination should be \"no legal move\"",
    ),
    (
        "[Rules \"merker,endless_turn=draw\"]\n[Start \"5,3,2,1,0,4/3,0,1,3,5,14 4-3 S\"]\n1. B (1. A 1... a) *",
        "game 1, line 3, column 17: turn 1... a cannot be played: the game is over: South wins 24-23, endless turn; no further turn can be played",
    ),
    (
        "1. C+7",
        "game 1, line 1, column 7: the game has no result; end it with its result, such as 30-18, or with *",
    ),
    (
        "1. C *\n1. X *",
        "game 2, line 2, column 4: \"X\" is no turn number, hole or result",
    ),
    (
        "1. H *",
        "game 1, line 1, column 4: in turn 1. there is no hole H on a 2x6 board; South has holes A to F",
    ),
    (
        "1. c *",
        "game 1, line 1, column 4: in turn 1. c does not name a hole of the player to move; write C, if that is meant",
    ),
    (
        "1. 3 *",
        "game 1, line 1, column 4: \"3\" is no turn number, hole or result",
    ),
    (
        "1. C 1... b *",
        "game 1, line 1, column 11: turn 1... b cannot be played: hole b is empty; choose one that holds seeds",
    ),
    (
        "1. A e 2. C b\n3. A *",
        "game 1, line 2, column 4: turn 3. A cannot be played: hole A would never stop sowing (no end after 10000 laps); choose another hole",
    ),
    (
        "1. C+6 *",
        "game 1, line 1, column 4: turn 1. C captures 7, not 6; correct the turn or the number",
    ),
    (
        "1. C f 3. A *",
        "game 1, line 1, column 8: this turn is numbered 3., but it is turn 2.",
    ),
    (
        "1. C+7 20-28",
        "game 1, line 1, column 8: the result is wrong: the game is not over after its last turn; write * or say in the tag Termination how it ended, such as \"North resigned\" or \"agreement\"",
    ),
    (
        "[Termination \"agreement\"] 1. C+7 28-20",
        "game 1, line 1, column 34: the result is wrong: the game ends 27-20 (South wins 27-20, agreement), not 28-20",
    ),
    (
        "[Result \"1-0\"] *",
        "game 1, line 1, column 16: the result is wrong: * stands at the end, but another in the tag Result",
    ),
    (
        "[Board \"2x1\"] [Start \"0/0 0-0 S\"] *",
        "game 1, line 1, column 35: the result is wrong: the game ends 0-0 (drawn 0-0, no legal move), not *",
    ),
    (
        "[Board \"2x13\"] *",
        "game 1, line 1, column 1: the tag Board has a wrong value: \"2x13\" is not a board; write 2x1 to 2x12, such as 2x6",
    ),
    (
        "[Board \"2x6\"]\n[Start \"1/1 0-0 S\"] *",
        "game 1, line 2, column 21: the tag Board has a wrong value: Start is a position on 2x1",
    ),
    (
        "[Start \"1/x 0-0 S\"] *",
        "game 1, line 1, column 1: the tag Start has a wrong value: column 3: expected a number of seeds, found 'x'",
    ),
    (
        "[Seeds \"99\"] *",
        "game 1, line 1, column 14: the tag Seeds has a wrong value: the game holds 1188 seeds, the captured ones included; at most 255 are possible",
    ),
    (
        "[South \"a\"]\n[South \"b\"] *",
        "game 1, line 2, column 1: the tag South stands twice; keep one",
    ),
    (
        "[South a] *",
        "game 1, line 1, column 8: this is not a tag; write [Name \"value\"], with \\\" for \" and \\\\ for \\ inside",
    ),
    (
        "[South \"a",
        "game 1, line 1, column 10: the text ends inside a tag; close it with \"]",
    ),
    (
        "1. C {and",
        "game 1, line 1, column 10: the text ends inside a comment; close it with }",
    ),
    (
        "1. C {a\0b} *",
        "game 1, line 1, column 8: the character '\\0' cannot stand here; remove it",
    ),
    (
        "1. C } *",
        "game 1, line 1, column 6: the character '}' cannot stand here; remove it",
    ),
    (
        "1. C [North \"x\"] *",
        "game 1, line 1, column 6: a tag cannot stand among turns; end the game before it with its result or *",
    ),
    (
        "(1. C) *",
        "game 1, line 1, column 1: a variation stands behind the turn that it replaces; move it",
    ),
    (
        "1. C ) *",
        "game 1, line 1, column 6: this ) closes no variation; remove it",
    ),
    (
        "1. C () *",
        "game 1, line 1, column 7: this variation has no turn; remove it or write one",
    ),
    (
        "1. C (1. B *) *",
        "game 1, line 1, column 12: a result cannot stand in a variation; close the variation with ) first",
    ),
];

#[test]
fn a_mistake_is_told_with_game_place_and_reason() {
    for (text, expected) in MISTAKES {
        let error = Record::read_all(text).unwrap_err();
        assert_eq!(error.to_string(), *expected, "for {text:?}");
    }
}

#[test]
fn nothing_is_read_after_a_mistake() {
    let mut records = Records::new("1. X * 1. C *");
    assert!(records.next().unwrap().is_err());
    assert!(records.next().is_none());
}

#[test]
fn variations_may_be_nested_sixteen_deep_and_no_deeper() {
    let nested = |depth| format!("1. A {}{} *", "(1. A ".repeat(depth), ")".repeat(depth));
    laws::record_text(&nested(16));
    assert!(Record::read_all(&nested(16)).is_ok());
    for depth in [17, 100_000] {
        let error = Record::read_all(&nested(depth)).unwrap_err();
        assert!(
            error
                .to_string()
                .ends_with("more than 16 deep; take the innermost out")
        );
    }
}

fn many_tags(count: u32) -> String {
    let names = (0..count).map(|number| format!("[T{number} \"\"]"));
    names.collect::<Vec<_>>().concat()
}

#[test]
fn hostile_texts_are_refused_quickly() {
    let megabyte = 1 << 20;
    for text in [
        "(".repeat(megabyte),
        "[".repeat(megabyte),
        "{".repeat(megabyte),
        "\0".repeat(megabyte),
        "1. A ".repeat(megabyte / 5),
        "9".repeat(megabyte),
        format!("[A \"{}", "x".repeat(megabyte)),
        "[T \"\"]".repeat(megabyte / 6),
        many_tags(100_000),
        format!("1. A {} *", "(1. A) ".repeat(megabyte / 7)),
    ] {
        let error = Record::read_all(&text).unwrap_err();
        assert!(error.to_string().len() < 300);
    }
}

#[test]
fn a_record_cannot_make_its_reader_sow_for_ever() {
    // A board that looks the same from both sides: F and f are endless and change nothing.
    let turns = "F f ".repeat(20_000);
    let text = format!(
        "[Rules \"merker,endless_turn=void,lap_limit=1000000,repetition=off\"]\n\
         [Start \"5,4,3,4,3,4/5,4,3,4,3,4 0-0 S\"]\n{turns}*"
    );
    let error = Record::read_all(&text).unwrap_err();
    assert!(
        error
            .to_string()
            .ends_with("have too many laps to be checked; lower lap_limit")
    );
}

#[test]
fn a_comment_keeps_to_what_can_be_read_back() {
    assert!(Comment::new("a } b").is_err());
    assert!(Comment::new("a \u{7} b").is_err());
    assert_eq!(Comment::new(" a\n b ").unwrap().text(), "a b");
}

#[test]
fn tags_refuse_what_cannot_be_read_back() {
    let mut record = Record::read_all("*").unwrap().remove(0);
    let tags = record.tags_mut();
    assert!(tags.set("", "x").is_err());
    assert!(tags.set("Two words", "x").is_err());
    assert!(tags.set("Ok", "a\nb").is_err());
    assert!(tags.set("Rules", "merker").is_err());
    tags.set("Site", "home").unwrap();
    tags.set("Site", "away").unwrap();
    tags.set("North", "N").unwrap();
    let kept: Vec<_> = tags.iter().collect();
    assert_eq!(kept, [("North", "N"), ("Site", "away")]);
}

#[test]
fn whatever_has_a_text_form_is_that_text_in_json() {
    let start = endodoi::Position::start(endodoi::Width::SIX, 4).unwrap();
    let json = serde_json::to_string(&start).unwrap();
    assert_eq!(json, "\"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\"");
    assert_eq!(
        serde_json::from_str::<endodoi::Position>(&json).unwrap(),
        start
    );
    let refused = serde_json::from_str::<endodoi::Position>("\"4/4 0-0 X\"").unwrap_err();
    assert!(
        refused
            .to_string()
            .starts_with("column 9: expected 'S' or 'N', found 'X'")
    );
    assert!(serde_json::from_str::<endodoi::Rules>("4").is_err());
}

#[test]
fn a_record_that_follows_a_game_keeps_what_was_noted() {
    let text = "[Round \"7\"]\n\n1. C+7 {great} (1. A+2 {bad}) 1... d+9 {bad} *";
    let mut record = Record::read_all(text).unwrap().remove(0);
    let mut game = record.game().clone();
    game.undo();
    let hole = game.legal_moves().iter().next().unwrap();
    game.play(hole).unwrap();
    record.follow(&game);
    let printed = record.to_string();
    assert!(
        printed.starts_with("[Rules"),
        "Round stands after the known tags"
    );
    assert!(printed.contains("[Round \"7\"]"));
    assert!(
        printed.ends_with("1. C+7 {great} (1. A+2 {bad}) 1... a *\n"),
        "{printed}"
    );
    assert_eq!(Record::read_all(&printed).unwrap(), [record]);
}

#[test]
fn a_variation_is_added_only_where_it_can_be_read_back() {
    let mut record = Record::read_all("1. C+7 *").unwrap().remove(0);
    let holes: Vec<_> = endodoi::Width::SIX.row(Side::South).collect();
    assert_eq!(
        record.add_variation(1, &holes[..1]),
        Err(VariationError::NoSuchTurn(1))
    );
    assert_eq!(record.add_variation(0, &[]), Err(VariationError::NoTurn));
    assert!(matches!(
        record.add_variation(0, &holes[..2]),
        Err(VariationError::Play(_))
    ));
    record.add_variation(0, &holes[..1]).unwrap();
    laws::record_text(&record.to_string());
}

#[test]
fn looking_for_legal_moves_is_paid_for_too() {
    // Every hole of South is endless under this limit; a hundred bytes ask for millions of laps.
    let game =
        "[Rules \"merker,lap_limit=1000000\"]\n[Start \"5,6,0,1,0,4,3/5,4,3,2,8,7,4 0-0 S\"]\n*\n";
    let error = Record::read_all(&game.repeat(2000)).unwrap_err();
    assert!(
        error
            .to_string()
            .ends_with("too many laps to be checked; lower lap_limit"),
        "{error}"
    );
}

#[test]
fn every_turn_of_every_game_of_a_file_may_be_paid_for() {
    let game = "1. C+7 d+9 2. F+12 f+4 3. B+7 d+2 4. D d 5. A b 6. F b+2 7. E+2 d 28-20\n";
    let text = game.repeat(20_000);
    assert_eq!(Records::new(&text).flatten().count(), 20_000);
}
