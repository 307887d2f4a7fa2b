//! What each command says to people.

use crate::program::{endodoi, printed, replaying};

#[test]
fn show_draws_the_board_from_souths_side() {
    assert_eq!(
        printed(endodoi("show 10,2,7,0,6,1/6,6,0,0,1,6_3-0_N")),
        "\
10,2,7,0,6,1/6,6,0,0,1,6 3-0 N

   f   e   d   c   b   a   North, 0 captured
   6   1   0   0   6   6
  10   2   7   0   6   1
   A   B   C   D   E   F   South, 3 captured

North to move
"
    );
}

#[test]
fn show_says_how_a_finished_game_ended() {
    let shown = printed(endodoi("show 0,0/1,2_5-4_S"));
    assert!(shown.ends_with("\nThe game is over: North wins 5-7, no legal move\n"));
}

#[test]
fn the_start_position_has_the_usual_seeds_of_the_rules() {
    let first_line = |arguments| {
        printed(endodoi(arguments))
            .lines()
            .next()
            .map(str::to_owned)
    };
    for (arguments, position) in [
        ("show start", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"),
        (
            "show start --rules cross-endodoi",
            "3,3,3,3,3,3/3,3,3,3,3,3 0-0 S",
        ),
        (
            "show start --rules cross-endodoi --seeds 5",
            "5,5,5,5,5,5/5,5,5,5,5,5 0-0 S",
        ),
        ("show start --holes 2", "4,4/4,4 0-0 S"),
        ("show start --holes 1 --seeds 127", "127/127 0-0 S"),
    ] {
        assert_eq!(
            first_line(arguments).as_deref(),
            Some(position),
            "{arguments}"
        );
    }
}

#[test]
fn moves_are_a_table() {
    assert_eq!(
        printed(endodoi("moves start")),
        "\
move  laps  captured  position after
A        5         2  2,7,0,6,1,6/6,6,0,0,6,6 2-0 N
B        5         7  6,2,7,0,6,1/6,6,0,0,1,6 7-0 N
C        5         7  6,6,2,7,0,6/1,0,6,6,0,1 7-0 N
D        5         7  1,6,6,2,7,0/0,1,6,6,6,0 7-0 N
E        5         0  0,1,6,6,2,7/1,6,1,6,6,6 0-0 N
F        5         0  6,0,1,6,6,2/7,1,6,1,6,6 0-0 N
"
    );
}

#[test]
fn endless_holes_stand_apart_with_their_reason() {
    assert_eq!(
        printed(endodoi("moves 5,3,2,1,0,4/3,0,1,3,5,14_4-3_S")),
        "\
move  laps  captured  position after
B        1         0  5,0,3,2,1,4/3,0,1,3,5,14 4-3 N
C        1         0  5,3,0,2,1,4/3,0,1,3,5,14 4-3 N
D        1         0  5,3,2,0,1,4/3,0,1,3,5,14 4-3 N
F        3         5  6,0,3,2,1,0/0,1,2,0,6,15 9-3 N

Endless: it may not be played (endless_turn=illegal)
A  has not ended after 10000 laps, the limit of these rules
"
    );
}

#[test]
fn endless_holes_that_may_be_played_are_moves_too() {
    let moves = "moves 0,7,0,5,2,0/1,0,4,0,2,1_10-16_S --rules merker,endless_turn=draw";
    let listed = printed(endodoi(moves));
    assert!(listed.contains("\nE       50         0  0,7,0,5,2,0/1,0,4,0,2,1 10-16 N\n"));
    assert!(listed.ends_with(
        "\n\nEndless: the game ends, the seeds left are shared (endless_turn=draw)\n\
         E  goes round for ever, as is known after 50 laps\n"
    ));
}

#[test]
fn a_finished_game_has_no_table_of_moves() {
    assert_eq!(
        printed(endodoi("moves 0,0/1,2_5-4_S")),
        "The game is over: North wins 5-7, no legal move\n"
    );
}

#[test]
fn a_turn_has_a_line_for_each_lap() {
    assert_eq!(
        printed(endodoi("turn start b")),
        "\
lap 1: B lifts 4, ends in F
lap 2: F lifts 5, ends in e
lap 3: e lifts 5, ends in D
lap 4: D lifts 6, ends in d
lap 5: d lifts 6, ends in D
D was empty: South captures 7
6,2,7,0,6,1/6,6,0,0,1,6 7-0 N
"
    );
}

#[test]
fn a_hole_may_be_named_by_letter_or_number() {
    let by_letter = printed(endodoi("turn 1,1/1,1_0-0_N b"));
    assert_eq!(printed(endodoi("turn 1,1/1,1_0-0_N B")), by_letter);
    assert_eq!(printed(endodoi("turn 1,1/1,1_0-0_N 2")), by_letter);
}

#[test]
fn the_middle_of_a_long_turn_is_left_out() {
    let endless = "turn 0,7,0,5,2,0/1,0,4,0,2,1_10-16_S E";
    let short = printed(endodoi(endless));
    assert!(short.contains(
        "lap 20: F lifts 6, ends in f\n(25 laps left out; --all tells them too)\nlap 46: F"
    ));
    assert!(short.ends_with(
        "lap 50: C lifts 2, ends in E\n\
         E goes round for ever, as is known after 50 laps:\n\
         it may not be played (endless_turn=illegal)\n"
    ));
    let all = printed(endodoi(&format!("{endless} --all")));
    assert_eq!(all.matches("lap ").count(), 50);
}

#[test]
fn perft_prints_its_counts_to_depth_8() {
    let counted = printed(endodoi("perft --depth 8"));
    assert!(counted.starts_with("depth 8: sequences 274834, endless turns met 251, seconds "));
}

#[test]
fn perft_can_tell_the_first_moves_apart() {
    let counted = printed(endodoi("perft start --depth 2 --divide"));
    assert!(counted.starts_with(
        "A: sequences 4, endless turns met 0\n\
         B: sequences 4, endless turns met 0\n\
         C: sequences 4, endless turns met 0\n\
         D: sequences 4, endless turns met 0\n\
         E: sequences 6, endless turns met 0\n\
         F: sequences 6, endless turns met 0\n\
         depth 2: sequences 28, endless turns met 0, seconds "
    ));
}

#[test]
fn one_sequence_has_no_move() {
    let counted = printed(endodoi("perft --depth 0 --divide"));
    assert!(counted.starts_with("depth 0: sequences 1, endless turns met 0, "));
}

const ANNOTATED: &str = "[South \"Anna\"]\n[Event \"a\u{202e}b\"]\n\n\
    {a first try} 1. C+7 {good} (1. A+2 {tame} 1... a+3 (1... b)) 1... d+9 *\n\n\
    [Start \"1,0/2,0 0-0 S\"]\n[Board \"2x2\"]\n\n1. A 3-0\n";

#[test]
fn replay_shows_tags_turns_comments_and_variations() {
    let (command, _folder) = replaying(ANNOTATED, "");
    assert_eq!(
        printed(command),
        "\
Game 1
  South        Anna
  Event        a\\u{202e}b
  Rules        merker
  Board        2x6
  Result       *
  Termination  unfinished

  ply  move  laps  position after
    0              4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
       {a first try}
    1  C+7      5  6,6,2,7,0,6/1,0,6,6,0,1 7-0 N
       {good}
       (A+2 {tame} a+3 (b+3))
    2  d+9      6  0,8,0,1,2,8/0,2,8,0,3,0 7-9 S

Game 2
  Rules        merker
  Board        2x2
  Result       3-0
  Termination  no legal move

  ply  move  laps  position after
    0              1,0/2,0 0-0 S
    1  A+3      1  0,0/0,0 3-0 N
"
    );
}

#[test]
fn replay_shows_the_position_after_some_turns() {
    let (command, _folder) = replaying(ANNOTATED, "--ply 1");
    assert_eq!(
        printed(command),
        "\
Game 1 after 1 ply
6,6,2,7,0,6/1,0,6,6,0,1 7-0 N

  f  e  d  c  b  a   North, 0 captured
  1  0  6  6  0  1
  6  6  2  7  0  6
  A  B  C  D  E  F   South, 7 captured

Game 2 after 1 ply
0,0/0,0 3-0 N

  b  a   North, 0 captured
  0  0
  0  0
  A  B   South, 3 captured
"
    );
}

#[test]
fn a_file_without_games_is_said_to_hold_none() {
    for flags in ["", "--ply 0"] {
        let (command, _folder) = replaying("\n", flags);
        assert_eq!(printed(command), "No games\n");
    }
}

#[test]
fn rules_lists_what_it_can_explain_and_explains_it() {
    let overview = printed(endodoi("rules"));
    for topic in ["merker", "endodoi", "cross-endodoi", "options"] {
        assert!(overview.contains(&format!("\n  {topic} ")), "{topic}");
        let text = printed(endodoi(&format!("rules {topic}")));
        assert!(text.contains("capture"), "{topic}");
        assert!(
            text.lines().all(|line| line.chars().count() <= 80),
            "{topic}"
        );
    }
}

#[test]
fn completions_are_printed_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(printed(endodoi(&format!("completions {shell}"))).contains("endodoi"));
    }
}

#[test]
fn shells_complete_the_levels_and_say_what_they_are() {
    let completions = printed(endodoi("completions zsh"));
    assert!(completions.contains("computer\\:1\\:\"a child may win at the first try\""));
    assert!(completions.contains("computer\\:10\\:\"full strength, about a second a turn\""));
}

#[test]
fn the_manual_page_is_printed() {
    let page = printed(endodoi("man"));
    assert!(page.contains(".TH endodoi 1"));
    assert!(page.contains("$ endodoi turn start B"));
}

#[test]
fn a_manual_page_of_each_command_is_written_to_a_new_folder() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = endodoi("man --out pages/man1");
    command.current_dir(folder.path());
    assert_eq!(printed(command), "");
    for page in [
        "endodoi.1",
        "endodoi-show.1",
        "endodoi-random.1",
        "endodoi-tables.1",
        "endodoi-tables-build.1",
        "endodoi-man.1",
    ] {
        assert!(
            folder.path().join("pages/man1").join(page).exists(),
            "{page}"
        );
    }
}

#[test]
fn the_version_is_that_of_the_crate() {
    let version = format!("endodoi {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(printed(endodoi("--version")), version);
}
