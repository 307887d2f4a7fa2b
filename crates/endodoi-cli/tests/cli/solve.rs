//! Solving, and checking what was proved.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};

use endodoi::{Rules, Width};
use endodoi_tablebase::{Layer, TableFolder, TableRules, next_layer};
use serde_json::Value;
use tempfile::TempDir;

use crate::program::{endodoi, printed, typed};

/// The program in a folder, where it also keeps what is not finished.
pub(crate) fn in_folder(folder: &TempDir, arguments: &str) -> assert_cmd::Command {
    let mut command = endodoi(arguments);
    if arguments.starts_with("solve") && !arguments.contains("--hash") {
        command.args(["--hash", "16"]);
    }
    command.current_dir(folder.path());
    command.env("ENDODOI_STATE_DIR", folder.path().join("state"));
    command
}

pub(crate) fn told(command: assert_cmd::Command) -> Value {
    serde_json::from_str(&printed(command)).unwrap()
}

/// The file in which what is proved is kept.
pub(crate) fn kept(folder: &TempDir) -> Option<PathBuf> {
    let files = fs::read_dir(folder.path().join("state/solve")).ok()?;
    let names = files.flatten().map(|file| file.path());
    names
        .into_iter()
        .find(|path| path.extension().is_some_and(|end| end == "txt"))
}

#[test]
fn a_value_is_told_with_moves_and_line() {
    let folder = tempfile::tempdir().unwrap();
    let json = printed(in_folder(
        &folder,
        "solve 1,0,2/0,3,0_5-4_S --json --threads 1 --every-move",
    ));
    let (before, after) = json.split_once(",\"nodes\":").unwrap();
    assert_eq!(
        before,
        "{\"position\":\"1,0,2/0,3,0 5-4 S\",\"rules\":\"merker\",\"value\":7,\"lower\":7,\"upper\":7,\
         \"best\":[\"A\"],\"moves\":[{\"move\":\"A\",\"value\":7,\"lower\":7,\"upper\":7},\
         {\"move\":\"C\",\"value\":-1,\"lower\":-1,\"upper\":-1}],\"line\":[\"A\"]"
    );
    assert!(after.ends_with(",\"tables\":5}\n"), "{after}");
    let text = printed(in_folder(
        &folder,
        "solve 1,0,2/0,3,0_5-4_S --threads 1 --every-move",
    ));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..3],
        [
            "A is best for South",
            "value  +7 seeds, proved",
            "line   A+4"
        ]
    );
    assert_eq!(lines[6..], ["move  value", "A     +7", "C     -1"]);
}

#[test]
fn a_game_that_is_over_needs_no_proof() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(
        printed(in_folder(&folder, "solve 0,0/1,2_5-4_S")),
        "The game is over: North wins 5-7, no legal move\nvalue  -2 seeds, proved\n"
    );
    assert_eq!(kept(&folder), None);
}

#[test]
fn who_wins_is_enough_if_nothing_more_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let answer = told(in_folder(
        &folder,
        "solve --seeds 2 --win-only --json --tables none",
    ));
    assert_eq!(answer["lower"], 1);
    assert!(answer["upper"].as_i64().unwrap() > 1);
    assert_eq!(answer["value"], Value::Null);
    assert_eq!(answer["tables"], Value::Null);
}

#[test]
fn who_wins_is_said_in_the_words_that_were_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, start) in [
        (
            "1,0,2/0,3,0_5-4_S --win-only --tables none",
            "South wins by 1 at least\nvalue  +1 seeds or more, proved\n",
        ),
        (
            "1,0/0,1_0-0_S --win-only",
            "Nobody wins\nvalue  +0 seeds, nobody wins, proved\n",
        ),
        (
            "1,0/0,1_0-0_S",
            "A is best for South\nvalue  +0 seeds, nobody wins, proved\n",
        ),
        (
            "--holes 9 --tables none --nodes 100",
            "It is open who wins\nnothing is proved yet\n",
        ),
    ] {
        let done = in_folder(&folder, &format!("solve {arguments}"))
            .assert()
            .success();
        let text = String::from_utf8_lossy(&done.get_output().stdout);
        assert!(text.starts_with(start), "{arguments}: {text}");
    }
}

#[test]
fn where_other_holes_are_open_the_flag_for_them_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let last_line = |flags: &str| {
        let text = printed(in_folder(&folder, &format!("solve --seeds 2 {flags}")));
        text.lines().last().unwrap_or_default().to_owned()
    };
    assert_eq!(last_line(""), "other holes: --every-move");
    for flags in ["--every-move", "--win-only"] {
        let line = last_line(flags);
        assert!(line.starts_with("F     "), "{line}");
    }
}

#[test]
fn values_are_those_of_the_tables() {
    let folder = tempfile::tempdir().unwrap();
    for rules in [
        "merker",
        "endodoi",
        "cross-endodoi",
        "merker,endless_turn=void",
    ] {
        for position in ["2,1/0,3_0-0_S", "0,2,1/2,0,1_3-1_N", "1,1,1/1,1,1_0-0_S"] {
            let flags = format!("{position} --rules {rules} --json");
            let solved = told(in_folder(&folder, &format!("solve --tables none {flags}")));
            let probed = told(in_folder(&folder, &format!("tables probe {flags}")));
            assert_eq!(solved["value"], probed["value"], "{flags}");
        }
    }
}

fn prove(folder: &TempDir, flags: &str) -> PathBuf {
    let path = folder.path().join("it.edproof");
    let _ = fs::remove_file(&path);
    in_folder(folder, &format!("solve {flags} --proof it.edproof"))
        .assert()
        .success();
    path
}

fn verify(folder: &TempDir, path: &Path) -> assert_cmd::Command {
    in_folder(folder, &format!("verify-proof {}", typed(path)))
}

#[test]
fn what_was_proved_is_checked() {
    let folder = tempfile::tempdir().unwrap();
    for (flags, value) in [
        ("--seeds 2", "South ends with +4"),
        ("--seeds 2 --tables none", "South ends with +4"),
        ("--seeds 2 --win-only", "South wins"),
        (
            "--holes 3 --seeds 2 --rules cross-endodoi",
            "South ends with ",
        ),
        ("0,2,1/2,0,1_3-1_N", "nobody wins"),
        ("0,0/1,2_5-4_S", "South ends with -2"),
    ] {
        let path = prove(&folder, flags);
        let text = printed(verify(&folder, &path));
        assert!(text.starts_with(value), "{flags}: {text}");
        assert!(
            text.lines().next().unwrap().ends_with(": the proof holds"),
            "{text}"
        );
    }
}

#[test]
fn a_checked_proof_is_told_as_json() {
    let folder = tempfile::tempdir().unwrap();
    prove(&folder, "--seeds 1 --threads 1");
    let json = told(in_folder(&folder, "verify-proof it.edproof --json"));
    assert_eq!(json["value"], 8);
    assert_eq!(json["claims"][1]["side"], "north");
    assert_eq!(json["claims"][1]["at_least"], -8);
    let keys: Vec<&String> = json.as_object().unwrap().keys().collect();
    assert_eq!(keys.len(), 10);
}

#[test]
fn every_byte_of_a_proof_counts() {
    let folder = tempfile::tempdir().unwrap();
    let path = prove(&folder, "--seeds 1");
    let bytes = fs::read(&path).unwrap();
    for place in (0..bytes.len()).step_by(5) {
        let mut changed = bytes.clone();
        changed[place] ^= 0x10;
        fs::write(&path, &changed).unwrap();
        verify(&folder, &path).assert().code(2).stdout("");
    }
    fs::write(&path, &bytes[..bytes.len() - 20]).unwrap();
    let error = verify(&folder, &path).assert().code(2);
    let error = String::from_utf8(error.get_output().stderr.clone()).unwrap();
    assert!(
        error.contains("it.edproof: the file ends too early"),
        "{error}"
    );
}

/// Writes a head with the checksum that it should have.
fn forged(head: &str, answers: &[u8]) -> Vec<u8> {
    let mut bytes = [head.as_bytes(), b"\n\n", answers].concat();
    let sum = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    bytes.extend_from_slice(&sum.to_le_bytes());
    bytes
}

#[test]
fn tables_of_a_folder_are_verified_before_a_proof_rests_on_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = prove(&folder, "--holes 3 --seeds 2");
    let (width, rules) = (
        Width::new(3).unwrap(),
        TableRules::new(&Rules::MERKER).unwrap(),
    );
    let tables = TableFolder::new(folder.path().join("tables"));
    let one = NonZero::<usize>::MIN;
    let mut layers = Vec::new();
    while layers.len() <= 12 {
        let layer = next_layer(width, rules, &layers, one).unwrap();
        tables.write(&rules, &layer, one).unwrap();
        layers.push(layer);
    }
    let with_tables = format!("verify-proof {} --tables tables", typed(&path));
    let text = printed(in_folder(&folder, &with_tables));
    assert!(text.contains("the proof holds"), "{text}");
    // Written with right checksums, but the values of one rule set told to be another's.
    let other = TableRules::new(&Rules::ENDODOI).unwrap();
    let mut wrong: Vec<Layer> = Vec::new();
    while wrong.len() <= 12 {
        wrong.push(next_layer(width, other, &wrong, one).unwrap());
    }
    let number = (0..12).find(|number| wrong[*number].values != layers[*number].values);
    let number = number.unwrap();
    tables.write(&rules, &wrong[number], one).unwrap();
    let refused = in_folder(&folder, &with_tables).assert().code(1).stdout("");
    let error = String::from_utf8(refused.get_output().stderr.clone()).unwrap();
    assert!(error.contains("the tables are wrong: "), "{error}");
}

#[test]
fn tables_that_know_the_position_leave_it_its_best_hole_and_line() {
    let folder = tempfile::tempdir().unwrap();
    let build = "tables build --holes 2 --seeds 10 --out all";
    in_folder(&folder, build).assert().success();
    let answer = told(in_folder(
        &folder,
        "solve --holes 2 --seeds 2 --tables all --json",
    ));
    assert_eq!(answer["value"], 0);
    assert_eq!(answer["best"].as_array().map(Vec::len), Some(1));
    assert_ne!(answer["line"].as_array().map(Vec::len), Some(0));
}

#[test]
fn a_proof_is_written_though_nobody_reads_what_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin!("endodoi"));
    command.args([
        "solve",
        "--seeds",
        "2",
        "--hash",
        "16",
        "--proof",
        "p.edproof",
    ]);
    command.current_dir(folder.path());
    command.env("ENDODOI_STATE_DIR", folder.path().join("state"));
    command.stdout(closed());
    assert_eq!(command.status().unwrap().code(), Some(0));
    let text = printed(in_folder(&folder, "verify-proof p.edproof"));
    assert!(text.starts_with("South ends with +4"), "{text}");
    assert_eq!(kept(&folder), None);
}

/// The end of a pipe that nobody reads from.
pub(crate) fn closed() -> std::process::Stdio {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    writer.into()
}

#[test]
fn a_proof_that_fails_names_the_position() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("forged.edproof");
    let head = "endodoi proof 1\nposition 1,0,2/0,3,0 5-4 S\nrules merker\ntables none\n\
                claim south 8 answers 1 bytes 4 sum cbf29ce484222325";
    fs::write(&path, forged(head, &[0; 4])).unwrap();
    let failed = verify(&folder, &path).assert().code(1).stdout("");
    let error = String::from_utf8(failed.get_output().stderr.clone()).unwrap();
    assert!(
        error.contains("this does not prove that South ends with +8 or more: at "),
        "{error}"
    );
}

#[test]
fn hostile_proofs_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("forged.edproof");
    let good = "endodoi proof 1\nposition 4,4/4,4 0-0 S\nrules merker\ntables none\n\
                claim south 0 answers 1 bytes 4 sum 0";
    for (now, then, reason) in [
        ("proof 1", "proof 2", "the proof has format 2"),
        ("endodoi proof", "endodoi prof", "this is no proof"),
        (
            "4,4/4,4",
            "400,4/4,4",
            "line 2: \"position 400,4/4,4 0-0 S\"",
        ),
        ("merker", "merkel", "line 3"),
        (
            "tables none",
            "tables 256",
            "line 4: \"tables 256\": expected a number of seeds",
        ),
        ("tables none", "tables 127", "which do not fit into"),
        // No more tables are made than the board has seeds.
        ("tables none", "tables 126", "this does not prove"),
        ("claim south 0", "claim south 256", "line 5"),
        ("claim south 0", "claim west 0", "line 5"),
        ("bytes 4", "bytes 18446744073709551615", "damaged"),
        (
            "answers 1",
            "answers 18446744073709551615",
            "does not prove",
        ),
        (
            "\nclaim south 0 answers 1 bytes 4 sum 0",
            "",
            "line 5: \"\": expected a claim",
        ),
        (
            "merker",
            "merker,stop_when_decided=true",
            "a game stops when it is decided",
        ),
    ] {
        assert!(good.contains(now), "{now}");
        let head = good.replace(now, then);
        // On a wide board tables of so many seeds would fill the world.
        let head = if then == "tables 127" {
            head.replace("4,4/4,4", "4,4,4,4,4,4/4,4,4,4,4,4")
        } else {
            head
        };
        fs::write(&path, forged(&head, &[0; 4])).unwrap();
        let done = verify(&folder, &path).assert().failure().stdout("");
        let error = String::from_utf8(done.get_output().stderr.clone()).unwrap();
        assert!(error.contains(reason), "{then}: {error}");
    }
}

#[test]
fn a_proof_is_never_written_over_another_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = prove(&folder, "--seeds 1");
    let before = fs::read(&path).unwrap();
    let refused = in_folder(&folder, "solve --seeds 1 --proof it.edproof")
        .assert()
        .code(2);
    let error = String::from_utf8(refused.get_output().stderr.clone()).unwrap();
    assert!(error.contains("it.edproof is there already"), "{error}");
    assert_eq!(fs::read(&path).unwrap(), before);
    in_folder(&folder, "solve --seeds 1 --proof nowhere/it.edproof")
        .assert()
        .code(2);
}

#[test]
fn rules_that_stop_when_decided_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let refused = in_folder(&folder, "solve --rules merker,stop_when_decided=true")
        .assert()
        .code(2);
    let error = String::from_utf8(refused.get_output().stderr.clone()).unwrap();
    assert!(error.contains("leave out stop_when_decided"), "{error}");
}

#[test]
fn a_proof_is_written_and_checked_beside_tables_of_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let build = |name: &str, seeds: u8| {
        let flags = format!("tables build --holes 3 --seeds {seeds} --out {name}");
        in_folder(&folder, &flags).assert().success();
    };
    build("few", 3);
    build("more", 7);
    prove(&folder, "--holes 3 --seeds 3 --tables few");
    let text = printed(in_folder(&folder, "verify-proof it.edproof --tables more"));
    assert!(text.contains("\ntables   up to 3 seeds\n"), "{text}");
    prove(&folder, "--holes 3 --seeds 3 --tables more");
    let error = |flags: &str, code| {
        let done = in_folder(&folder, &format!("verify-proof it.edproof {flags}")).assert();
        let done = done.code(code).stdout("");
        String::from_utf8(done.get_output().stderr.clone()).unwrap()
    };
    let too_few = error("--tables few", 1);
    let wanted =
        "the proof rests on tables of up to 7 seeds, but there are only tables of up to 3 seeds";
    assert!(too_few.contains(wanted), "{too_few}");
    error("--tables nowhere", 2);
    let file = folder.path().join("more/2x3-05.edt");
    let mut bytes = fs::read(&file).unwrap();
    let last = bytes.len() - 30;
    bytes[last] ^= 4;
    fs::write(&file, bytes).unwrap();
    let damaged = error("--tables more", 1);
    assert!(damaged.contains("2x3-05.edt"), "{damaged}");
}
