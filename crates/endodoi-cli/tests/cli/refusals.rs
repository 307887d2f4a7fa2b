//! Bad usage and bad input: exit code 2, nothing on the standard output, a sentence that names the
//! thing, the place and the remedy.

use crate::program::{endodoi, refused, replaying, typed};

/// Asserts that the arguments are refused with words that hold all these pieces.
fn assert_refused(arguments: &str, pieces: &[&str]) {
    let said = refused(endodoi(arguments));
    assert!(said.starts_with("error: "), "{said}");
    for piece in pieces {
        assert!(said.contains(piece), "{piece:?} is missing in {said}");
    }
}

/// Asserts that `games.edr` of this content is refused with exactly these words.
fn assert_record_refused(content: impl AsRef<[u8]>, words: &str) {
    let (command, _folder) = replaying(content, "");
    assert_eq!(refused(command), format!("error: games.edr: {words}\n"));
}

#[test]
fn no_command_or_an_unknown_one_is_refused() {
    assert!(refused(endodoi("")).contains("Usage: endodoi <COMMAND>"));
    assert_refused("sow", &["unrecognized subcommand 'sow'", "--help"]);
}

#[test]
fn an_empty_hole_is_refused_with_exit_code_two() {
    let words = "error: hole A is empty; choose one that holds seeds\n";
    assert_eq!(refused(endodoi("turn 0,1/1,1_0-0_S A")), words);
    assert_eq!(refused(endodoi("turn 0,1/1,1_0-0_S A --json")), words);
}

#[test]
fn a_letter_or_number_past_the_row_is_refused() {
    for hole in ["G", "7", "g", "12"] {
        assert_refused(
            &format!("turn start {hole}"),
            &[&format!(
                "there is no hole {hole} on a 2x6 board; South has holes A to F"
            )],
        );
    }
}

#[test]
fn what_names_no_hole_is_refused() {
    for hole in ["M", "x", "0", "13", "AA", "é", "99999999999999999999"] {
        assert_refused(
            &format!("turn start {hole}"),
            &["is not a hole; give its letter"],
        );
    }
}

#[test]
fn a_broken_position_is_refused_with_the_column() {
    for (position, words) in [
        (
            "4,4",
            "column 4: expected ',' or '/', found the end of the text; write a position as in",
        ),
        (
            "Start",
            "column 1: expected a number of seeds, found 'S'; write a position as in",
        ),
        (
            "4,4/4_0-0_S",
            "South has 2 holes but North has 1; make the rows equally long",
        ),
        ("1/1_0-0_X", "column 9: expected 'S' or 'N', found 'X'"),
        ("200,50/4,4_0-0_S", "the game holds 258 seeds"),
        (
            "999/1_0-0_S",
            "column 1: 999 is too many; a game holds at most 255 seeds",
        ),
        (
            "1/1_0-99999999999999999999_S",
            "is too many; a game holds at most 255 seeds",
        ),
        (
            "1,1,1,1,1,1,1,1,1,1,1,1,1/1_0-0_S",
            "a row has at most 12 holes; end it here",
        ),
    ] {
        for command in [
            "show",
            "moves",
            "perft --depth 1",
            "random --games 1 --start",
        ] {
            assert_refused(&format!("{command} {position}"), &[words]);
        }
        assert_refused(&format!("turn {position} A"), &[words]);
    }
}

#[test]
fn a_board_that_is_too_wide_or_too_full_is_refused() {
    assert_refused(
        "show start --holes 0",
        &["a row of 0 holes is not possible"],
    );
    assert_refused("show start --holes 13", &["give 1 to 12 holes a row"]);
    assert_refused(
        "show start --holes six",
        &["give a whole number of holes from 1 to 12"],
    );
    assert_refused("show start --seeds 0", &["0 is not in 1..=127"]);
    assert_refused("show start --seeds 300", &["300 is not in 1..=127"]);
    assert_refused(
        "show start --holes 12 --seeds 11",
        &[
            "11 seeds in each hole of a 2x12 board are too many",
            "lower --seeds or --holes",
        ],
    );
}

#[test]
fn a_given_position_is_not_mixed_with_a_start() {
    for flag in ["--holes 1", "--seeds 1"] {
        assert_refused(&format!("show 1/1_0-0_S {flag}"), &["leave them out"]);
    }
}

#[test]
fn unknown_rules_are_refused_with_the_known_ones() {
    for (rules, words) in [
        (
            "oware",
            "is not a rule set; choose merker, endodoi or cross-endodoi",
        ),
        ("merker,speed=2", "is not a rule option; choose direction,"),
        (
            "merker,lap_limit=0",
            "give a number of laps from 1 to 1000000",
        ),
        ("merker,endless_turn=void,endless_turn=void", "is set twice"),
    ] {
        assert_refused(&format!("moves start --rules {rules}"), &[words]);
    }
}

#[test]
fn numbers_out_of_range_are_refused_with_the_range() {
    assert_refused("perft --depth 31", &["31 is not in 0..=30"]);
    assert_refused("perft --depth -1", &["unexpected argument '-1'"]);
    assert_refused("random --games 0", &["0 is not in 1..=4294967295"]);
    assert_refused("random --games 4294967296", &["is not in 1..=4294967295"]);
    assert_refused(
        "random --games 1 --max-plies 100001",
        &["is not in 1..=100000"],
    );
    assert_refused(
        "random --games 1 --seed 18446744073709551616",
        &["too large"],
    );
}

#[test]
fn a_missing_file_or_a_folder_is_refused() {
    assert_refused(
        "replay no-such-file.edr",
        &[
            "no-such-file.edr: ",
            "; give a file of game records, or - for the standard input",
        ],
    );
    let folder = tempfile::tempdir().unwrap();
    assert_refused(
        &format!("replay {}", typed(folder.path())),
        &[typed(folder.path()), "; give a file of game records"],
    );
}

#[cfg(unix)]
#[test]
fn a_file_name_from_elsewhere_moves_no_cursor() {
    let mut command = endodoi("replay");
    command.arg("no\u{1b}[2Jfile");
    assert!(refused(command).contains(r"error: no\u{1b}[2Jfile: "));
}

#[test]
fn what_is_no_text_is_refused_with_its_place() {
    let words = "this is not UTF-8 text; save the file as UTF-8";
    assert_record_refused(b"\xff\xfe1\0", &format!("line 1, byte 1: {words}"));
    assert_record_refused(
        b"1. C+7 *\n\n1. C\xc3\x28 *",
        &format!("line 3, byte 5: {words}"),
    );
}

#[test]
fn an_illegal_turn_is_refused_with_game_line_and_number() {
    assert_record_refused(
        "1. C+7 *\n\n1. C b *",
        "game 2, line 3, column 6: turn 1... b cannot be played: \
         hole b is empty; choose one that holds seeds",
    );
    assert_record_refused(
        "1. C+7 d+8 *",
        "game 1, line 1, column 8: turn 1... d captures 9, not 8; correct the turn or the number",
    );
    assert_record_refused(
        "1. C 30-18",
        "game 1, line 1, column 6: the result is wrong: the game is not over after its last turn; \
         write * or say in the tag Termination how it ended, such as \"North resigned\" or \"agreement\"",
    );
}

#[test]
fn a_record_cut_short_is_refused() {
    assert_record_refused(
        "1. C+7",
        "game 1, line 1, column 7: the game has no result; \
         end it with its result, such as 30-18, or with *",
    );
    let (command, _folder) = replaying("1. C+7 {and then", "");
    assert!(refused(command).contains("the text ends inside a comment"));
    let (command, _folder) = replaying("[South \"Anna", "");
    assert!(refused(command).starts_with("error: games.edr: game 1, line 1, column "));
}

#[test]
fn nul_bytes_are_refused() {
    for record in ["1. C+7 \0 *", "{\0} *", "[South \"\0\"]\n\n*"] {
        let (command, _folder) = replaying(record, "");
        assert!(refused(command).contains(r"'\0'"), "{record:?}");
    }
}

#[test]
fn a_megabyte_on_one_line_is_refused_in_a_short_sentence() {
    for line in [
        "x".repeat(1 << 20),
        "C ".repeat(1 << 19),
        "{".repeat(1 << 20),
        "(".repeat(1 << 20),
    ] {
        let (command, _folder) = replaying(line, "");
        assert!(refused(command).len() < 200);
    }
}

#[test]
fn a_comment_of_a_megabyte_is_shown_whole() {
    let comment = "word ".repeat(1 << 18);
    let (mut command, _folder) = replaying(format!("1. C+7 {{{comment}}} *"), "");
    let done = command.assert().success();
    assert!(done.get_output().stdout.len() > 1 << 20);
}

#[test]
fn variations_that_are_nested_too_deep_are_refused() {
    let record = |depth| {
        format!(
            "1. C+7 {} {} *",
            "(1. C+7 ".repeat(depth),
            ")".repeat(depth)
        )
    };
    let (mut command, _folder) = replaying(record(16), "");
    command.assert().success();
    let (command, _folder) = replaying(record(100_000), "");
    assert!(refused(command).contains("nested more than 16 deep; take the innermost out"));
}

#[test]
fn a_file_of_more_than_64_mib_is_refused() {
    let (command, folder) = replaying("", "");
    let file = std::fs::File::create(folder.path().join("games.edr")).unwrap();
    file.set_len((64 << 20) + 1).unwrap();
    assert_eq!(
        refused(command),
        "error: games.edr: the file has more than 64 MiB; split it\n"
    );
}

#[test]
fn a_ply_past_the_end_is_refused_with_the_last_one() {
    for flags in ["--ply 2", "--ply 2 --json"] {
        let (command, _folder) = replaying("1. C+7 d+9 *\n1. C *", flags);
        assert_eq!(
            refused(command),
            "error: games.edr: game 2 has no ply 2; give 0 (its start) to 1 (its end)\n"
        );
    }
}

#[test]
fn errors_on_the_standard_input_name_it() {
    let mut command = endodoi("replay -");
    command.write_stdin("1. Z *");
    assert!(refused(command).starts_with("error: standard input: game 1, line 1, column 4: "));
}

#[test]
fn an_unknown_topic_or_shell_is_refused_with_the_known_ones() {
    assert_refused("rules oware", &["merker, endodoi, cross-endodoi, options"]);
    assert_refused("completions csh", &["bash, elvish, fish, powershell, zsh"]);
}
