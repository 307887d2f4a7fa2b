//! Matches as their users run them: built-in engines, and programs that behave in every way.
//!
//! The programs are one shell script, `match/engine.sh`, that is told how to misbehave.

#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{ChildStderr, Stdio};
use std::time::{Duration, Instant};

use assert_cmd::Command;
use endodoi::Record;
use serde_json::Value;
use tempfile::TempDir;

const PROGRAM: &str = env!("CARGO_BIN_EXE_endodoi");

/// A folder with the script in it.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let script = include_str!("match/engine.sh");
    std::fs::write(folder.path().join("engine.sh"), script).unwrap();
    folder
}

/// A match in a folder; the words are parted by blanks, `_` stands for a blank within a word.
fn playing(folder: &TempDir, words: &str) -> Command {
    let mut command = Command::new(PROGRAM);
    let words = words.split_whitespace().map(|word| word.replace('_', " "));
    command.arg("match").args(words);
    command.current_dir(folder.path()).env("ENDODOI", PROGRAM);
    command
}

/// What a match prints and what it says besides; it must succeed.
fn played(folder: &TempDir, words: &str) -> (String, String) {
    let done = playing(folder, words).assert().success();
    let output = done.get_output();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&output.stdout), text(&output.stderr))
}

/// The JSON of a match.
fn answer(folder: &TempDir, words: &str) -> Value {
    let (printed, _) = played(folder, &format!("{words} --json"));
    serde_json::from_str(&printed).unwrap()
}

/// What is said when a match is refused as bad input.
fn refused(folder: &TempDir, words: &str) -> String {
    let done = playing(folder, words).assert().code(2).stdout("");
    String::from_utf8(done.get_output().stderr.clone()).unwrap()
}

fn records(path: &Path) -> Vec<Record> {
    Record::read_all(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The games of a file by their numbers, without what differs from run to run.
fn games(path: &Path) -> Vec<(u32, String)> {
    let mut games: Vec<(u32, String)> = records(path)
        .iter()
        .map(|record| {
            let number = record.tags().get("Number").unwrap().parse().unwrap();
            (number, record.to_string())
        })
        .collect();
    games.sort();
    games
}

/// A program that behaves so, against moves by lot.
fn against_random(behaviour: &str) -> String {
    format!("--engine cmd=sh_engine.sh_{behaviour} name=fake --engine cmd=random --verbose")
}

#[test]
fn a_thousand_games_between_levels_have_no_mishap() {
    let found = answer(
        &folder(),
        "--engine cmd=level:2 --engine cmd=level:1 --rounds 500",
    );
    assert_eq!(found["games"], 1000);
    for engine in found["engines"].as_array().unwrap() {
        for mishap in ["time_forfeits", "illegal_moves", "crashes"] {
            assert_eq!(engine[mishap], 0, "{engine}");
        }
    }
    assert!(found["encounters"][0]["elo"].as_f64().unwrap() > 0.0);
}

/// The margin is what a busy machine may take; without it a move would have 5 ms.
#[test]
fn a_hundred_games_by_the_clock_have_hardly_a_mishap() {
    let found = answer(
        &folder(),
        "--engine cmd=level:10 --engine cmd=level:2 --each st=0.005 --margin 2000 --rounds 50",
    );
    assert_eq!(found["games"], 100);
    let late: u64 = found["engines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|engine| {
            assert_eq!(engine["illegal_moves"], 0, "{engine}");
            assert_eq!(engine["crashes"], 0, "{engine}");
            engine["time_forfeits"].as_u64().unwrap()
        })
        .sum();
    assert!(late <= 1, "{late} moves were late");
}

#[test]
fn the_same_command_plays_the_same_games_however_many_at_a_time() {
    let folder = folder();
    let words =
        "--engine cmd=level:3 --engine cmd=level:10 nodes=300 --engine cmd=random --rounds 4";
    let one = played(&folder, &format!("{words} --concurrency 1 --out one.edr"));
    let three = played(&folder, &format!("{words} --concurrency 3 --out three.edr"));
    assert_eq!(one.0, three.0);
    let path = |name: &str| folder.path().join(name);
    assert_eq!(games(&path("one.edr")), games(&path("three.edr")));
    played(&folder, &format!("{words} --seed 2 --out other.edr"));
    assert_ne!(games(&path("one.edr")), games(&path("other.edr")));
}

#[test]
fn both_games_of_a_pair_begin_alike() {
    let folder = folder();
    played(
        &folder,
        "--engine cmd=level:1 --engine cmd=random --rounds 3 --out games.edr --concurrency 1",
    );
    let records = records(&folder.path().join("games.edr"));
    assert_eq!(records.len(), 6);
    for pair in records.chunks(2) {
        let opening = |record: &Record| record.game().turns().take(4).copied().collect::<Vec<_>>();
        assert_eq!(opening(&pair[0]), opening(&pair[1]));
        assert_eq!(pair[0].tags().get("South"), pair[1].tags().get("North"));
    }
}

#[test]
fn a_program_plays_by_the_protocol() {
    let folder = folder();
    let words = format!("{} --rounds 2 --each tc=60+1", against_random("well"));
    let (printed, _) = played(&folder, &format!("{words} --out games.edr --concurrency 1"));
    assert!(
        printed.starts_with("4 of 4 games, rules merker\n"),
        "{printed}"
    );
    assert!(!printed.contains("illegal"), "{printed}");
    let records = records(&folder.path().join("games.edr"));
    let text = records[0].to_string();
    assert!(text.contains("[TimeControl \"tc=60+1\"]"), "{text}");
    let (_, notes) = records[0].turns().nth(4).unwrap();
    assert_eq!(notes.comments[0].command("eval"), Some("1.50"));
    assert_eq!(notes.comments[0].command("clk"), Some("0:01:00"));
}

#[test]
fn a_program_that_knows_only_uci_is_spoken_to_in_its_way() {
    let words = format!("{} --rounds 1 --each depth=1", against_random("uci-only"));
    let (_, said) = played(&folder(), &words);
    assert_eq!(said.matches("no legal move").count(), 2, "{said}");
}

#[test]
fn noise_does_no_harm() {
    let folder = folder();
    let words = format!("{} --rounds 1 --each depth=1", against_random("noisy"));
    let (_, said) = played(&folder, &format!("{words} --out games.edr"));
    assert_eq!(said.matches("no legal move").count(), 2, "{said}");
    let record = &records(&folder.path().join("games.edr"))[0];
    let notes = record.turns().find_map(|(_, notes)| notes.comments.first());
    let eval = notes.and_then(|comment| comment.command("eval"));
    assert!(matches!(eval, Some("-1.25" | "1.25")), "{eval:?}");
}

#[test]
fn who_misbehaves_loses_and_the_match_goes_on() {
    for (behaviour, limit, ending) in [
        (
            "no-hole",
            "depth=1",
            "broke the rules: answered bestmove \"z9\", which is no hole of its row",
        ),
        (
            "empty",
            "depth=1",
            "broke the rules: answered bestmove \"\", ",
        ),
        ("other-row", "depth=1", "broke the rules: "),
        (
            "crash",
            "depth=1",
            "left the game: it ended or closed its output",
        ),
        (
            "silent",
            "st=0.05",
            "time ran out: gave no move within 1.050 s and was killed",
        ),
        ("late", "st=0.05", "time ran out: took "),
        (
            "flood",
            "st=0.05",
            "time ran out: gave no move within 1.050 s and was killed",
        ),
    ] {
        let words = format!("{} --rounds 1 --each {limit}", against_random(behaviour));
        let (printed, said) = played(&folder(), &words);
        assert_eq!(said.matches(ending).count(), 2, "{behaviour}: {said}");
        assert!(said.contains("random wins"), "{behaviour}: {said}");
        assert!(printed.contains("late  illegal  crashed"), "{printed}");
    }
}

#[test]
fn a_crash_ends_the_match_if_that_is_wished() {
    let words = format!("{} --rounds 9 --each depth=1", against_random("crash"));
    let done = playing(&folder(), &format!("{words} --no-recover --concurrency 1"))
        .assert()
        .code(1);
    let output = done.get_output();
    let printed = String::from_utf8(output.stdout.clone()).unwrap();
    assert!(
        printed.starts_with("1 of 18 games, rules merker\n"),
        "{printed}"
    );
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(
        said.contains("error: fake left game 1; leave out --no-recover"),
        "{said}"
    );
    assert_eq!(said.matches("random wins").count(), 1, "{said}");
}

#[test]
fn a_forfeited_game_is_a_record_like_any_other() {
    let folder = folder();
    let words = format!("{} --rounds 1 --each depth=1", against_random("crash"));
    let words = format!("{words} --out games.edr --concurrency 1");
    played(&folder, &words);
    let records = records(&folder.path().join("games.edr"));
    assert_eq!(records[0].game().termination(), "South left the game");
    assert_eq!(records[1].game().termination(), "North left the game");
    let mishap = records[0].tags().get("Mishap");
    assert_eq!(mishap, Some("it ended or closed its output"));
}

#[test]
fn an_engine_that_is_not_there_is_told_before_the_first_game() {
    let folder = folder();
    let random = "--engine cmd=random --each depth=1";
    for (engine, reason) in [
        (
            "cmd=./nowhere",
            "error: engine nowhere (cmd=./nowhere): it cannot be started: ",
        ),
        (
            "cmd=sh_engine.sh_well option.Level=3",
            "error: engine sh (cmd=sh engine.sh well): it has no option Level; it has: Hash, RuleSet",
        ),
        (
            "cmd=false",
            "error: engine false (cmd=false): it ended or closed its output",
        ),
    ] {
        let said = refused(
            &folder,
            &format!("--engine {engine} {random} --out games.edr"),
        );
        assert!(said.starts_with(reason), "{said}");
    }
    // The file that was opened for it is no hindrance.
    played(
        &folder,
        "--engine cmd=level:1 --engine cmd=random --rounds 1 --out games.edr",
    );
}

#[test]
fn flags_that_do_not_go_together_are_refused_with_a_remedy() {
    let folder = folder();
    for (words, reason) in [
        ("--engine cmd=random", "error: a match needs two engines"),
        (
            "--engine cmd=random --engine cmd=level:10",
            "error: level:10 would think for ever",
        ),
        (
            "--engine cmd=random --engine cmd=level:1 --engine cmd=level:2 --sprt",
            "error: --sprt compares two engines",
        ),
        (
            "--engine cmd=random --engine cmd=level:1 --sprt elo0=9 elo1=3",
            "error: --sprt: elo0 has to be less than elo1",
        ),
        (
            "--engine cmd=random --engine cmd=level:1 --resume",
            "error: ",
        ),
        (
            "--rules-check --engine cmd=level:1",
            "error: level:1 is built in",
        ),
        (
            "--engine cmd=random --engine cmd=level:1 --random-plies 100",
            "error: no game of 100 random turns goes on",
        ),
    ] {
        let said = refused(&folder, words);
        assert!(said.starts_with(reason), "{said}");
    }
}

#[test]
fn a_test_between_unequal_engines_ends_early() {
    let found = answer(
        &folder(),
        "--engine cmd=level:7 --engine cmd=random --rounds 1000 --sprt elo1=100",
    );
    assert_eq!(found["sprt"]["accepted"], "elo1");
    assert!(found["games"].as_u64().unwrap() < 200);
}

#[test]
fn a_test_that_is_not_decided_ends_with_the_rounds() {
    let folder = folder();
    let words = "--engine cmd=level:2 name=a --engine cmd=level:2 name=b --rounds 5 --sprt";
    assert_eq!(answer(&folder, words)["sprt"]["accepted"], Value::Null);
    let (printed, _) = played(&folder, words);
    assert!(
        printed.contains("inconclusive; 0 against 10 Elo"),
        "{printed}"
    );
}

#[test]
fn a_match_is_resumed_where_its_file_stops() {
    let folder = folder();
    let words = "--engine cmd=level:2 --engine cmd=level:1 --concurrency 1 --rounds 4";
    let whole = played(&folder, &format!("{words} --out whole.edr"));
    let (whole_path, torn_path) = (
        folder.path().join("whole.edr"),
        folder.path().join("torn.edr"),
    );
    let text = std::fs::read_to_string(&whole_path).unwrap();
    std::fs::write(&torn_path, &text[..text.len() * 2 / 3]).unwrap();
    let (printed, said) = played(&folder, &format!("{words} --out torn.edr --resume"));
    assert_eq!(printed, whole.0);
    assert!(said.contains("which was cut off"), "{said}");
    assert!(said.contains("going on after 5 of 8 games"), "{said}");
    assert_eq!(std::fs::read_to_string(&torn_path).unwrap(), text);
    let more = words.replace("--rounds 4", "--rounds 5");
    played(&folder, &format!("{more} --out torn.edr --resume"));
    assert_eq!(records(&torn_path).len(), 10);
}

#[test]
fn a_match_from_level_openings_is_resumed_from_the_same() {
    let folder = folder();
    let words = "--engine cmd=level:1 --engine cmd=random --balance 1 --random-plies 6 \
                 --concurrency 1";
    played(&folder, &format!("{words} --rounds 6 --out whole.edr"));
    played(&folder, &format!("{words} --rounds 3 --out part.edr"));
    let path = |name: &str| folder.path().join(name);
    // A gap: the second game of a round that is known, and the rounds after it.
    let text = std::fs::read_to_string(path("part.edr")).unwrap();
    std::fs::write(path("part.edr"), &text[..text.len() - 3]).unwrap();
    played(
        &folder,
        &format!("{words} --rounds 6 --out part.edr --resume"),
    );
    assert_eq!(games(&path("whole.edr")), games(&path("part.edr")));
}

#[test]
fn a_match_that_runs_out_of_openings_tells_how_it_stands() {
    let words = "--engine cmd=random name=a --engine cmd=random name=b --rounds 1000 \
                 --balance 255 --random-plies 1 --concurrency 1";
    let done = playing(&folder(), words).assert().code(2);
    let output = done.get_output();
    let printed = String::from_utf8(output.stdout.clone()).unwrap();
    assert!(
        printed.starts_with("6 of 2000 games, rules merker\n"),
        "{printed}"
    );
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(
        said.starts_with("error: no opening of 1 random turns for round 4 "),
        "{said}"
    );
}

#[test]
fn a_file_of_another_match_is_left_alone() {
    let folder = folder();
    let words = "--engine cmd=level:1 --engine cmd=random --rounds 1";
    played(&folder, &format!("{words} --out games.edr"));
    std::fs::write(folder.path().join("diary.txt"), "Dear diary,\n\ntoday\n").unwrap();
    for (words, reason) in [
        (
            format!("{words} --out games.edr"),
            "is there already; go on with it by --resume",
        ),
        (
            format!("{words} --out games.edr --resume --seed 2"),
            "it was begun with seed 1, not with seed 2",
        ),
        (
            format!("{words} --each nodes=7 --out games.edr --resume"),
            "it was begun with engine level:1 level:1 none, not with engine level:1 level:1 nodes=7",
        ),
        (
            format!("{words} --out diary.txt --resume"),
            "there is no whole game in it",
        ),
        (
            format!("{words} --out engine.sh --resume"),
            "is not as a match writes it",
        ),
    ] {
        let before = std::fs::read(folder.path().join("games.edr")).unwrap();
        let said = refused(&folder, &words);
        assert!(said.contains(reason), "{said}");
        assert_eq!(
            std::fs::read(folder.path().join("games.edr")).unwrap(),
            before
        );
    }
}

#[test]
fn ctrl_c_leaves_a_file_and_tells_how_to_go_on() {
    let folder = folder();
    let words = "--engine cmd=level:10 --engine cmd=reference --each st=0.02 --rounds 1000 \
                 --margin 10000 --verbose --out games.edr";
    let (running, mut said) = running(&folder, words);
    let mut first = String::new();
    said.read_line(&mut first).unwrap();
    assert!(first.starts_with("game "), "{first}");
    signal(&running, "-INT");
    let mut rest = String::new();
    said.read_to_string(&mut rest).unwrap();
    let done = running.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(130));
    let printed = String::from_utf8(done.stdout).unwrap();
    assert!(
        printed.contains(" of 2000 games, rules merker\n"),
        "{printed}"
    );
    let (_, how) = rest.split_once("stopped; go on with: ").expect(&rest);
    assert!(
        how.ends_with("--verbose --out games.edr --resume\n"),
        "{how}"
    );
    assert!(!records(&folder.path().join("games.edr")).is_empty());
}

/// A match that is running, and what it says.
fn running(folder: &TempDir, words: &str) -> (std::process::Child, BufReader<ChildStderr>) {
    let words = words.split_whitespace().map(|word| word.replace('_', " "));
    let mut running = std::process::Command::new(PROGRAM)
        .arg("match")
        .args(words)
        .current_dir(folder.path())
        .env("ENDODOI", PROGRAM)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let said = BufReader::new(running.stderr.take().unwrap());
    (running, said)
}

fn signal(running: &std::process::Child, name: &str) {
    let id = running.id().to_string();
    let sent = std::process::Command::new("kill")
        .args([name, &id])
        .status();
    assert!(sent.unwrap().success());
}

#[test]
fn ctrl_c_is_heard_while_openings_are_drawn() {
    let folder = folder();
    // Hardly any opening of so large a board is level, so this would go on for minutes.
    let words = "--engine cmd=random name=a --engine cmd=random name=b --holes 12 --balance 0 \
                 --random-plies 9 --rounds 1000 --verbose";
    for name in ["-INT", "-TERM"] {
        let (running, mut said) = running(&folder, words);
        let mut line = String::new();
        while !line.starts_with("looking for the opening of round ") {
            line.clear();
            assert_ne!(said.read_line(&mut line).unwrap(), 0, "it never took long");
        }
        signal(&running, name);
        let asked = Instant::now();
        let done = running.wait_with_output().unwrap();
        assert_eq!(done.status.code(), Some(130));
        assert!(asked.elapsed() < Duration::from_secs(5));
    }
}

#[test]
fn ctrl_c_is_heard_before_the_first_game() {
    let folder = folder();
    let words = "--engine cmd=sh_engine.sh_deaf name=fake --engine cmd=random --each depth=1";
    let (running, mut said) = running(&folder, words);
    while !folder.path().join("deaf").exists() {
        std::thread::yield_now();
    }
    signal(&running, "-INT");
    let mut rest = String::new();
    said.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "stopped; without --out the match cannot be resumed\n");
    assert_eq!(running.wait_with_output().unwrap().status.code(), Some(130));
}

#[test]
fn rules_that_differ_are_told_with_position_and_move() {
    let folder = folder();
    let words = "--rules-check --positions 2 --engine cmd=sh_engine.sh_swapped";
    let done = playing(&folder, words).assert().code(1);
    let output = done.get_output();
    let printed = String::from_utf8(output.stdout.clone()).unwrap();
    let first =
        "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S, move E, query p1turn:\n  ours    false\n  theirs  true\n";
    assert!(printed.starts_with(first), "{printed}");
    let silent = "sh does not answer query position; only its other answers were compared\n";
    assert!(printed.contains(silent), "{printed}");
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(said.starts_with("error: the rules differ: "), "{said}");
}

#[test]
fn a_game_that_goes_round_is_ended_by_its_length_and_shared() {
    let folder = folder();
    let words = "--engine cmd=random name=a --engine cmd=random name=b --rounds 1 --max-turns 6";
    let (_, said) = played(&folder, &format!("{words} --verbose --out games.edr"));
    assert_eq!(said.matches("agreement (turn limit)").count(), 2, "{said}");
    let record = &records(&folder.path().join("games.edr"))[0];
    assert_eq!(record.tags().get("Adjudication"), Some("turn limit"));
}

#[test]
fn a_decided_game_is_stopped_if_that_is_wished() {
    let words = "--engine cmd=level:3 --engine cmd=random --rounds 5 --verbose";
    let (whole, _) = played(&folder(), words);
    let (short, said) = played(&folder(), &format!("{words} --decided"));
    assert!(said.contains("resigned (decided)"), "{said}");
    assert_eq!(whole, short, "the winners are the same");
}

#[test]
fn openings_come_from_a_file_in_turn() {
    let folder = folder();
    let text = "# two\n4,4/4,4 0-0 S\n1,0,2/0,3,0 5-4 N\n";
    std::fs::write(folder.path().join("openings.txt"), text).unwrap();
    let words = "--engine cmd=random name=a --engine cmd=random name=b --rounds 3 --no-repeat";
    let words = format!("{words} --openings openings.txt --out games.edr --concurrency 1");
    let found = answer(&folder, &words);
    assert_eq!(found["games"], 3);
    let records = records(&folder.path().join("games.edr"));
    let starts: Vec<String> = records
        .iter()
        .map(|record| record.game().start().to_string())
        .collect();
    assert_eq!(
        starts,
        ["4,4/4,4 0-0 S", "1,0,2/0,3,0 5-4 N", "4,4/4,4 0-0 S"]
    );
    assert_eq!(
        records[0].tags().get("South"),
        records[1].tags().get("North")
    );
}
