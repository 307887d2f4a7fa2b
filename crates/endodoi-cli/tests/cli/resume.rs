//! Proofs that are stopped, killed and gone on with: nothing that was proved is proved again.

use std::fs;
#[cfg(unix)]
use std::io::{Read as _, Write as _};
#[cfg(unix)]
use std::num::NonZeroU16;
use std::path::PathBuf;
#[cfg(unix)]
use std::process::{Command, Stdio};

#[cfg(unix)]
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use serde_json::Value;
use tempfile::TempDir;

#[cfg(unix)]
use crate::program::PROGRAM;
use crate::program::printed;
use crate::solve::{in_folder, kept, told};

#[test]
fn a_run_that_met_its_limit_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let limited = "solve --seeds 3 --tables none --threads 1 --nodes 30000";
    let done = in_folder(&folder, limited).assert().success();
    let error = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    let command = error.strip_prefix("stopped; go on with: ").unwrap();
    assert_eq!(
        command,
        "endodoi solve --seeds 3 --tables none --threads 1 --hash 16 --resume\n"
    );
    assert!(kept(&folder).is_some());
    // Without --resume it is said that there is something.
    let again = in_folder(&folder, limited).assert().success();
    let error = String::from_utf8(again.get_output().stderr.clone()).unwrap();
    assert!(
        error.starts_with("An earlier run of this position was not finished"),
        "{error}"
    );
    let rest = command.trim().strip_prefix("endodoi ").unwrap();
    let answer = told(in_folder(&folder, &format!("{rest} --json")));
    assert_eq!(answer["value"], 6);
    assert_eq!(kept(&folder), None);
}

/// The text with a last line that is right for it.
fn sealed(text: &str) -> String {
    let (body, _) = text.trim_end().rsplit_once('\n').unwrap();
    let body = format!("{body}\n");
    let sum = body.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{body}sum {sum:016x}\n")
}

#[test]
fn what_is_kept_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let limited = "solve --holes 8 --tables none --threads 1 --nodes 1000 --json";
    in_folder(&folder, limited).assert().success();
    let file = kept(&folder).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("\nvalue -64 64\n"), "{text}");
    let other = text.replace("\nvalue -64 64\n", "\nvalue -3 7\n");
    fs::write(&file, &other).unwrap();
    let refused = in_folder(&folder, &format!("{limited} --resume"))
        .assert()
        .code(2);
    let error = String::from_utf8(refused.get_output().stderr.clone()).unwrap();
    assert!(error.contains("changed after it was written"), "{error}");
    fs::write(&file, sealed(&other)).unwrap();
    let done = in_folder(&folder, &format!("{limited} --resume"))
        .assert()
        .success();
    let answer: Value = serde_json::from_slice(&done.get_output().stdout).unwrap();
    assert_eq!(
        (answer["lower"].as_i64(), answer["upper"].as_i64()),
        (Some(-3), Some(7))
    );
    fs::write(&file, sealed(&text.replace("merker", "endodoi"))).unwrap();
    let refused = in_folder(&folder, &format!("{limited} --resume"))
        .assert()
        .code(2);
    let error = String::from_utf8(refused.get_output().stderr.clone()).unwrap();
    assert!(
        error.contains("line 3 is not as endodoi solve writes it; delete it"),
        "{error}"
    );
}

/// Starts a proof that takes longer than anybody waits, and returns once it listens.
#[cfg(unix)]
fn endless_proof(folder: &TempDir) -> std::process::Child {
    let child = Command::new(PROGRAM)
        .args([
            "solve",
            "--holes",
            "9",
            "--tables",
            "none",
            "--threads",
            "1",
            "--hash",
            "16",
        ])
        .env("ENDODOI_STATE_DIR", folder.path().join("state"))
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while kept(folder).is_none() {
        std::thread::yield_now();
    }
    child
}

#[cfg(unix)]
fn signal(child: &std::process::Child, name: &str) {
    let number = child.id().to_string();
    let sent = Command::new("kill").args([name, &number]).status().unwrap();
    assert!(sent.success());
}

#[cfg(unix)]
#[test]
fn ctrl_c_tells_what_is_proved_and_how_to_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let child = endless_proof(&folder);
    signal(&child, "-INT");
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(130));
    let (out, error) = (done.stdout, String::from_utf8(done.stderr).unwrap());
    let out = String::from_utf8(out).unwrap();
    assert!(
        out.starts_with("It is open who wins\nnothing is proved yet\n"),
        "{out}"
    );
    let (_, command) = error
        .split_once("stopped; go on with: endodoi ")
        .expect(&error);
    in_folder(&folder, &format!("{} --nodes 100", command.trim()))
        .assert()
        .success();
}

#[cfg(unix)]
#[test]
fn a_run_that_was_killed_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..3 {
        let mut child = endless_proof(&folder);
        child.kill().unwrap();
        child.wait().unwrap();
        let resumed = "solve --holes 9 --tables none --threads 1 --nodes 100 --resume --json";
        let done = in_folder(&folder, resumed).assert().success();
        let answer: Value = serde_json::from_slice(&done.get_output().stdout).unwrap();
        assert_eq!(answer["value"], Value::Null);
    }
}

/// The 2x6 board with 5 seeds, which takes some ten million nodes.
const LONG: &str = "solve --seeds 5 --tables none --threads 1 --hash 64 --json";

#[cfg(unix)]
#[test]
fn a_run_that_was_killed_is_not_begun_anew() {
    let folder = tempfile::tempdir().unwrap();
    let whole = told(in_folder(&folder, LONG));
    let mut child = Command::new(PROGRAM)
        .args(LONG.split(' '))
        .env("ENDODOI_STATE_DIR", folder.path().join("state"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    while notes(&folder).is_none() {
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let rest = told(in_folder(&folder, &format!("{LONG} --resume")));
    assert_eq!(rest["value"], whole["value"]);
    assert_eq!((kept(&folder), notes(&folder)), (None, None));
    let [whole, rest] = [whole, rest].map(|answer| answer["nodes"].as_u64().unwrap());
    assert!(rest < whole * 19 / 20, "{rest} of {whole}");
}

/// The file of notes, once it is in its place.
fn notes(folder: &TempDir) -> Option<PathBuf> {
    let files = fs::read_dir(folder.path().join("state/solve")).ok()?;
    let mut names = files.flatten().map(|file| file.path());
    names.find(|path| path.extension().is_some_and(|end| end == "notes"))
}

const SHORT: &str = "solve --seeds 3 --tables none --threads 1";

/// Nodes of the whole proof, and a folder with most of it.
fn cut_short() -> (u64, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let whole = told(in_folder(&folder, &format!("{SHORT} --json")));
    let nodes = whole["nodes"].as_u64().unwrap();
    let most = nodes * 3 / 4;
    in_folder(&folder, &format!("{SHORT} --nodes {most}"))
        .assert()
        .success();
    (nodes, folder)
}

#[test]
fn a_run_that_goes_on_does_only_what_is_left() {
    let (whole, folder) = cut_short();
    let rest = told(in_folder(&folder, &format!("{SHORT} --resume --json")));
    assert_eq!(rest["value"], 6);
    let rest = rest["nodes"].as_u64().unwrap();
    assert!(rest < whole / 2, "{rest} of {whole}");
    assert_eq!((kept(&folder), notes(&folder)), (None, None));
}

#[test]
fn notes_serve_beside_other_tables_and_for_a_proof() {
    let (_, folder) = cut_short();
    let other = "solve --seeds 3 --hash 8 --resume --proof it.edproof";
    in_folder(&folder, other).assert().success();
    let text = printed(in_folder(&folder, "verify-proof it.edproof"));
    assert!(
        text.starts_with("South ends with +6: the proof holds\n"),
        "{text}"
    );
}

#[test]
fn damaged_notes_are_left_out_with_a_warning_and_lose_nothing() {
    let (_, folder) = cut_short();
    let (bounds, path) = (kept(&folder).unwrap(), notes(&folder).unwrap());
    let files = [bounds, path.clone()].map(|path| (fs::read(&path).unwrap(), path));
    let length = files[1].0.len();
    for place in [0, 40, length / 3, length / 2, length - 1, length] {
        for (bytes, path) in &files {
            fs::write(path, bytes).unwrap();
        }
        let mut bytes = files[1].0.clone();
        match bytes.get_mut(place) {
            Some(byte) => *byte ^= 1,
            None => bytes.truncate(length / 2),
        }
        fs::write(&path, bytes).unwrap();
        let done = in_folder(&folder, &format!("{SHORT} --resume --json"))
            .assert()
            .success();
        let output = done.get_output();
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.starts_with("warning: "), "{error}");
        assert!(
            error.contains(".notes is left out: it is damaged; what it knew is proved anew"),
            "{error}"
        );
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(answer["value"], 6);
    }
}

#[test]
fn a_shorter_run_writes_nothing_over_a_longer_one() {
    let (_, folder) = cut_short();
    let before = [kept(&folder), notes(&folder)].map(|path| fs::read(path.unwrap()).unwrap());
    in_folder(&folder, &format!("{SHORT} --nodes 2000"))
        .assert()
        .success();
    let after = [kept(&folder), notes(&folder)].map(|path| fs::read(path.unwrap()).unwrap());
    assert_eq!(before, after);
}

#[test]
fn a_run_that_ended_as_it_was_asked_is_not_called_unfinished() {
    let folder = tempfile::tempdir().unwrap();
    for flags in ["--win-only", "--win-only --resume", "--win-only", ""] {
        let done = in_folder(&folder, &format!("{SHORT} {flags}"))
            .assert()
            .success();
        assert_eq!(String::from_utf8_lossy(&done.get_output().stderr), "");
    }
}

/// At a terminal the line that says that the work goes on is wiped away, and with it what the terminal
/// shows for Ctrl-C.
#[cfg(unix)]
#[test]
fn nothing_is_left_of_the_line_that_was_only_said_in_passing() {
    let folder = tempfile::tempdir().unwrap();
    let size = PtySize {
        rows: 30,
        cols: 80,
        pixel_width: 0,
        pixel_height: 0,
    };
    let pair = native_pty_system().openpty(size).unwrap();
    let mut command = CommandBuilder::new(PROGRAM);
    command.args("solve --holes 9 --tables none --threads 1 --hash 16".split(' '));
    command.env("ENDODOI_STATE_DIR", folder.path().join("state"));
    command.env("TERM", "xterm");
    command.cwd(folder.path());
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut keys = pair.master.take_writer().unwrap();
    let mut output = pair.master.try_clone_reader().unwrap();
    let mut terminal = vt100::Parser::new(
        NonZeroU16::new(30).unwrap(),
        NonZeroU16::new(80).unwrap(),
        0,
    );
    let mut bytes = [0; 4096];
    let mut was_told = false;
    while let Ok(read @ 1..) = output.read(&mut bytes) {
        terminal.process(&bytes[..read]);
        if !was_told && terminal.screen().contents().contains("proving, ") {
            was_told = true;
            keys.write_all(b"\x03").unwrap();
            keys.flush().unwrap();
        }
    }
    assert_eq!(child.wait().unwrap().exit_code(), 130);
    let text = terminal.screen().contents();
    assert!(
        was_told && text.starts_with("It is open who wins "),
        "{text}"
    );
    assert!(!text.contains("proving") && !text.contains('^'), "{text}");
    assert!(
        text.contains("stopped; go on with: endodoi solve --holes 9"),
        "{text}"
    );
}
