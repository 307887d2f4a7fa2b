//! The line mode: a whole match through a pipe, and what goes wrong in it.

use std::path::Path;

use assert_cmd::Command;
use endodoi::{Game, Position, Record, Rules, Side, Width};

fn play(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_endodoi"));
    command
        .arg("play")
        .args(args)
        .env("ENDODOI_STATE_DIR", folder.join("state"))
        .env("ENDODOI_DATA_DIR", folder.join("data"))
        .env("LC_ALL", "C")
        .env_remove("ENDODOI_LANGUAGE");
    command.current_dir(folder);
    command
}

/// What is printed for some lines typed; the program must end well.
fn said(folder: &Path, args: &[&str], typed: &str) -> String {
    let done = play(folder, args).write_stdin(typed).assert().success();
    String::from_utf8(done.get_output().stdout.clone()).unwrap()
}

#[test]
fn every_turn_is_said_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let said = said(
        folder.path(),
        &["--north", "human"],
        "B\na\nundo\n2\nlaps\nquit\nno\n",
    );
    for expected in [
        "South plays B, 5 laps, captures 7.",
        "North plays a, 7 laps, captures 2.",
        "North plays b, ",
        "Lap 1: 6 seeds from b, last in ",
        "Keep it for the next time?",
    ] {
        assert!(said.contains(expected), "{expected:?} in\n{said}");
    }
}

/// A game with everything there is to say in it; then `Keep it?` is answered with no, in that language.
fn told_in(language: &str, no: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let typed = format!(
        "help\nmoves\nB\na\nhint\neval\nundo\nredo\nlaps\nlaps 9\nscore\nZ\nL\nB B\nnext\nsave\neval x\n\
         save x.edr\nsave x.edr/y\nagree\n{no}\nresign\nyes\nresign\nyes\nB\nnext\nf\nquit\n{no}\n"
    );
    said(
        folder.path(),
        &["--language", language, "--north", "human:Naisula"],
        &typed,
    )
}

#[test]
fn a_game_is_told_in_each_language() {
    for (language, no, expected) in [
        (
            "en",
            "no",
            ["South plays B, 5 laps, captures 7.", "Naisula", "Goodbye."],
        ),
        (
            "lv",
            "nē",
            [
                "Dienvidi spēlē B, 5 apļi, paņem 7.",
                "3. aplis: 8 sēklas no b",
                "Uz redzēšanos.",
            ],
        ),
        (
            "es",
            "no",
            ["Sur juega B, 5 vueltas, captura 7.", "¿Abandona", "Adiós."],
        ),
        (
            "sw",
            "hapana",
            [
                "Kusini anacheza B, mizunguko 5, anakula 7.",
                "Dokezo: ",
                "Kwaheri.",
            ],
        ),
        (
            "de",
            "nein",
            [
                "Süd spielt B, 5 Runden, fängt 7.",
                "Tipp: ",
                "Auf Wiedersehen.",
            ],
        ),
    ] {
        let said = told_in(language, no);
        for expected in expected {
            assert!(said.contains(expected), "{expected:?} in\n{said}");
        }
        // A value that a message lacks shows its name; a message that is missing shows its own.
        for mark in ["{", "line-", "error-", "turn-", "reason-"] {
            assert!(!said.contains(mark), "{mark:?} in\n{said}");
        }
    }
}

#[test]
fn no_language_has_english_left_in_its_game() {
    for (language, no) in [("lv", "nē"), ("es", "no"), ("sw", "hapana"), ("de", "nein")] {
        let said = told_in(language, no);
        for english in [
            " the ", " is ", " of ", "South", "North", "seeds", "Game", "captures", "plays",
        ] {
            assert!(
                !said.contains(english),
                "{language}: {english:?} in\n{said}"
            );
        }
    }
}

#[test]
fn the_language_is_the_systems_unless_it_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let first_line = |variables: &[(&str, &str)], args: &[&str]| {
        let mut command = play(folder.path(), args);
        command
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("LANG");
        let done = command
            .envs(variables.iter().copied())
            .write_stdin("")
            .assert()
            .success();
        let said = String::from_utf8(done.get_output().stdout.clone()).unwrap();
        said.lines().next().unwrap().to_owned()
    };
    let german = ("LANG", "de_DE.UTF-8");
    assert!(first_line(&[], &[]).contains("Type help for help"));
    assert!(first_line(&[german], &[]).contains("Hilfe gibt es mit help"));
    assert!(first_line(&[german, ("LC_ALL", "C")], &[]).contains("Type help"));
    let named = [german, ("ENDODOI_LANGUAGE", "es")];
    assert!(first_line(&named, &[]).contains("Escriba help"));
    assert!(first_line(&named, &["--language", "sw"]).contains("Andika help"));
}

#[test]
fn a_language_that_there_is_not_is_refused_with_those_there_are() {
    let folder = tempfile::tempdir().unwrap();
    let done = play(folder.path(), &["--language", "tlh"]).assert().code(2);
    let said = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    assert!(
        said.contains("tlh") && said.contains("en, lv, es, sw, de"),
        "{said}"
    );
}

#[test]
fn a_match_is_played_to_its_end_through_a_pipe() {
    let folder = tempfile::tempdir().unwrap();
    let mut typed = String::new();
    let mut first = Side::South;
    let mut games = 0;
    let mut pins = [0, 0];
    while !pins.contains(&2) {
        let start = Position::start(Width::new(4).unwrap(), 3).unwrap();
        let mut game = Game::new(Rules::ENDODOI, start.with_to_move(first));
        while game.outcome().is_none() {
            let hole = game
                .position()
                .legal_moves(game.rules())
                .iter()
                .next()
                .unwrap();
            game.play(hole).unwrap();
            typed.extend([hole.letter(), '\n']);
        }
        typed += "next\n";
        if let Some(winner) = game.outcome().unwrap().winner() {
            pins[usize::from(winner == Side::North)] += 1;
        }
        first = first.opposite();
        games += 1;
        assert!(games < 20, "the players draw for ever");
    }
    let args = "--north human --wins 2 --holes 4 --seeds 3 --rules endodoi --save match.edr";
    let args: Vec<&str> = args.split(' ').collect();
    let said = said(folder.path(), &args, typed.trim_end_matches("next\n"));
    assert!(said.contains("wins the match 2 to"), "{said}");
    let text = std::fs::read_to_string(folder.path().join("match.edr")).unwrap();
    let records = Record::read_all(&text).unwrap();
    assert_eq!(records.len(), games);
    assert!(
        records
            .iter()
            .all(|record| record.game().outcome().is_some())
    );
}

#[test]
fn the_computer_answers_and_the_same_seed_gives_the_same_game() {
    let folder = tempfile::tempdir().unwrap();
    for level in ["computer:1", "computer:5", "computer:9"] {
        let args = ["--north", level, "--seed", "7"];
        let once = said(folder.path(), &args, "A\nquit\nno\n");
        assert!(once.contains("South plays A") && once.contains("North plays "));
        // What was thought of in between makes no difference.
        let typed = "hint\nA\nquit\nno\n";
        let again = said(folder.path(), &args, typed);
        let turns = |said: &str| -> Vec<String> {
            let lines = said.lines().filter(|line| line.contains(" plays "));
            lines
                .map(|line| line.trim_start_matches("> ").to_owned())
                .collect()
        };
        assert_eq!(turns(&once), turns(&again));
    }
}

#[test]
fn it_is_told_who_is_ahead_when_asked_or_with_every_board() {
    let folder = tempfile::tempdir().unwrap();
    let start = ["--start", "1,0,2/0,3,0_5-4_S", "--north", "human"];
    let typed = "hint\neval\neval on\nC\neval off\nundo\neval now\nA\neval\n";
    let once = said(folder.path(), &start, typed);
    for expected in [
        "> Hint: A leaves North without a move and wins the game 11 to 4; it captures 4",
        "> South wins by 7, if both play their best (proved).",
        "North to move.\nNorth wins by 1, if both play their best (proved).\n",
        "South to move.\n> Type eval, eval on or eval off.",
        "> The game is over, South has 7 seeds more.",
    ] {
        assert!(once.contains(expected), "{expected:?} in\n{once}");
    }
    let flag = [&start[..], &["--eval"]].concat();
    assert!(said(folder.path(), &flag, "").contains("South to move.\nSouth wins by 7, if"));
}

#[test]
fn nonsense_is_answered_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let long = "x".repeat(1 << 20);
    let typed =
        format!("G\nz\nB B\n{long}\n\0\n\u{fffd}\nsave\nB\nnext\nundo\nundo\nlaps\nquit\nno\n");
    let said = said(folder.path(), &["--north", "human"], &typed);
    for expected in [
        "There is no hole G on a 2x6 board; South has holes A to F.",
        "\"z\" is no hole and no command; type help.",
        "Type one command a line; \"B\" is too much.",
        "Name a file: save FILE.",
        "South plays B, 5 laps, captures 7.",
        "The game is not over; play on, or resign.",
        "There is nothing to take back.",
        "So many turns have not been played.",
    ] {
        assert!(said.contains(expected), "{expected:?} in\n{said}");
    }
}

#[test]
fn an_endless_hole_is_refused_with_its_reason() {
    let folder = tempfile::tempdir().unwrap();
    let start = [
        "--start",
        "5,3,2,1,0,4/3,0,1,3,5,14_4-3_S",
        "--north",
        "human",
    ];
    let said = said(folder.path(), &start, "moves\nA\n");
    assert!(said.contains("A: never ends (10,000 laps looked at)."));
    assert!(said.contains(
        "Hole A would never stop sowing (no end after 10,000 laps); choose another hole."
    ));
}

#[test]
fn at_the_end_of_the_input_the_game_is_kept_and_can_be_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let said_first = said(folder.path(), &["--north", "human"], "B\na\n");
    assert!(said_first.contains("The unfinished game is kept in "));
    let kept = folder.path().join("state/unfinished-1.edr");
    let load = ["--load", kept.to_str().unwrap()];
    let done = play(folder.path(), &load)
        .write_stdin("score\nhint\n")
        .assert()
        .success();
    let again = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    assert!(again.contains("South to move.") && again.contains("Hint: "));
    // A pipe is told about the game and goes its own way.
    let done = play(folder.path(), &["--north", "human"])
        .write_stdin("C\n")
        .assert()
        .success();
    let told = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    assert!(told.starts_with("An unfinished game is kept; go on with it by --load "));
}

#[test]
fn no_file_is_written_over() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("mine.edr"), "precious").unwrap();
    let done = play(folder.path(), &["--save", "mine.edr"])
        .write_stdin("")
        .assert()
        .code(2);
    let told = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    assert!(told.contains("mine.edr is there already; name another file"));
    let said = said(
        folder.path(),
        &["--north", "human"],
        "save mine.edr\nsave other.edr\n",
    );
    assert!(said.contains("mine.edr is there already; name another file."));
    assert!(said.contains("Saved to other.edr, and kept up to date there"));
    assert_eq!(
        std::fs::read_to_string(folder.path().join("mine.edr")).unwrap(),
        "precious"
    );
}

#[test]
fn files_that_cannot_be_used_are_told_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in [
        ("a.edr", "1. X *"),
        ("b.edr", ""),
        ("c.edr", "[Tally \"x\"] *"),
    ] {
        std::fs::write(folder.path().join(name), content).unwrap();
        play(folder.path(), &["--load", name])
            .write_stdin("")
            .assert()
            .code(2);
    }
    play(folder.path(), &["--load", "none.edr"])
        .write_stdin("")
        .assert()
        .code(2);
    let args = ["--save", "no/such/folder/x.edr", "--north", "human"];
    let done = play(folder.path(), &args)
        .write_stdin("B\n")
        .assert()
        .code(1);
    let said = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    assert!(said.contains("The game is not kept: no/such/folder/x.edr cannot be written"));
    assert!(said.contains("South plays B"));
    // Where the one place fails the other still keeps it.
    assert!(folder.path().join("state/unfinished-1.edr").exists());
}

#[test]
fn a_won_match_stays_in_its_file_when_the_next_begins() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["--north", "human", "--wins", "1", "--save", "all.edr"];
    said(folder.path(), &args, "B\nresign\nyes\nnext\nC\n");
    let text = std::fs::read_to_string(folder.path().join("all.edr")).unwrap();
    let records = Record::read_all(&text).unwrap();
    assert_eq!(records.len(), 2);
    assert_eq!(records[0].game().result(), "48-0");
}

#[test]
fn what_others_wrote_into_a_record_stays() {
    let folder = tempfile::tempdir().unwrap();
    let text = "[Date \"2020-01-02\"][Round \"7\"] 1. C+7 {great} (1. A+2 {bad}) *";
    std::fs::write(folder.path().join("c.edr"), text).unwrap();
    said(
        folder.path(),
        &["--load", "c.edr", "--save", "c.edr"],
        "d\nquit\nyes\n",
    );
    let text = std::fs::read_to_string(folder.path().join("c.edr")).unwrap();
    for kept in [
        "[Date \"2020-01-02\"]",
        "[Round \"7\"]",
        "1. C+7 {great} (1. A+2 {bad}) 1... d+9 *",
    ] {
        assert!(text.contains(kept), "{kept} in\n{text}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_is_written_again_keeps_its_permissions_and_stays_behind_its_link() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let folder = tempfile::tempdir().unwrap();
    let real = folder.path().join("real.edr");
    std::fs::write(&real, "1. C+7 *").unwrap();
    std::fs::set_permissions(&real, std::fs::Permissions::from_mode(0o600)).unwrap();
    let link = folder.path().join("link.edr");
    symlink("real.edr", &link).unwrap();
    said(
        folder.path(),
        &["--load", "link.edr", "--save", "link.edr"],
        "d\n",
    );
    assert!(link.symlink_metadata().unwrap().is_symlink());
    assert_eq!(real.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    assert!(
        std::fs::read_to_string(&real)
            .unwrap()
            .contains("1. C+7 d+9")
    );
}

#[test]
fn only_a_clear_no_deletes_a_game() {
    for (answer, is_kept) in [("", true), ("yess\n", true), ("no\n", false)] {
        let folder = tempfile::tempdir().unwrap();
        said(
            folder.path(),
            &["--north", "human"],
            &format!("B\nquit\n{answer}"),
        );
        let kept = folder.path().join("state/unfinished-1.edr");
        assert_eq!(kept.exists(), is_kept, "{answer:?}");
    }
}

#[test]
fn a_file_that_is_no_kept_game_is_never_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    std::fs::create_dir(&state).unwrap();
    let mine = state.join("match.edr");
    std::fs::write(&mine, "1. C+7 *").unwrap();
    said(
        folder.path(),
        &["--load", mine.to_str().unwrap()],
        "resign\nyes\nnext\nquit\nno\n",
    );
    assert!(mine.exists());
}

#[test]
fn a_kept_game_that_is_loaded_by_its_name_is_not_kept_twice() {
    let folder = tempfile::tempdir().unwrap();
    said(folder.path(), &["--north", "human"], "B\n");
    let kept = folder.path().join("state/unfinished-1.edr");
    said(
        folder.path(),
        &["--load", kept.to_str().unwrap()],
        "a\nquit\nno\n",
    );
    let left = std::fs::read_dir(folder.path().join("state")).unwrap();
    let left: Vec<_> = left.map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["unfinished-1.lock"]);
}

#[test]
fn the_next_game_is_begun_by_the_other_player_after_a_load_too() {
    let folder = tempfile::tempdir().unwrap();
    let start = "[Start \"4,4,4,4,4,4/4,4,4,4,4,4 0-0 N\"] 1... a *";
    std::fs::write(folder.path().join("n.edr"), start).unwrap();
    let said = said(folder.path(), &["--load", "n.edr"], "resign\nyes\nnext\n");
    assert!(
        said.rfind("South to move.") > said.rfind("North to move."),
        "{said}"
    );
}

#[test]
fn a_file_that_is_too_much_to_play_from_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("many.edr"), "* ".repeat(1001)).unwrap();
    let load = ["--load", "many.edr"];
    let done = play(folder.path(), &load).write_stdin("").assert().code(2);
    let told = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    assert!(told.contains("many.edr holds more than 1000 games or 4 MiB"));
}

#[test]
fn a_game_that_can_have_no_further_turn_does_not_go_on_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let turns = "A a ".repeat(50_000);
    let text = format!(
        "[South \"computer:1\"][North \"computer:1\"]\n\
         [Rules \"merker,endless_turn=void,repetition=off\"][Board \"2x1\"][Seeds \"1\"]\n{turns}*"
    );
    std::fs::write(folder.path().join("long.edr"), text).unwrap();
    let said = said(folder.path(), &["--load", "long.edr"], "");
    assert!(said.len() < 10_000);
}

#[test]
fn the_players_may_agree_or_resign() {
    let folder = tempfile::tempdir().unwrap();
    let said = said(
        folder.path(),
        &["--north", "human"],
        "agree\nno\nagree\nyes\nundo\nresign\nyes\nagree\nyes\nnext\nscore\n",
    );
    assert!(said.contains(
        "The players agree to stop; both share the 48 seeds left. The game is drawn, 24 seeds each."
    ));
    assert!(
        said.contains("South resigns; North gets the 48 seeds left. North wins the game 48 to 0.")
    );
    assert!(said.contains("Not ended: the game is over"));
    assert!(said.contains("Game 2. Match: South 0, North 1, first to 3 wins."));
}
