//! `endodoi analyze`: positions and games, in words and in JSON.

use endodoi::Record;
use serde_json::Value;

use crate::program::{endodoi, folder_with, printed, refused};

/// A takes 4 and leaves North without a move, 11 to 4; C takes 2 and lets North play on.
const SOUTH: &str = "1,0,2/0,3,0_5-4_S";
/// The same seen from the other side.
const NORTH: &str = "0,3,0/1,0,2_4-5_N";

fn json(arguments: &str) -> Value {
    serde_json::from_str(&printed(endodoi(arguments))).unwrap()
}

#[test]
fn the_value_is_good_for_the_player_to_move_on_either_side() {
    for (position, side, best) in [(SOUTH, "South", "A"), (NORTH, "North", "a")] {
        let said = printed(endodoi(&format!("analyze {position}")));
        assert!(said.starts_with(&format!(
            "{best} is best for {side}\nvalue  +7 seeds, exact\ndepth  "
        )));
        let answer = json(&format!("analyze {position} --lines all --json"));
        assert_eq!(answer["value"], 7);
        assert_eq!(answer["lines"][1]["value"], -1);
        assert_eq!(answer["best"], best);
    }
}

#[test]
fn a_game_that_is_over_has_its_result_for_a_value() {
    let said = printed(endodoi("analyze 0,0/1,2_5-4_S"));
    assert_eq!(
        said,
        "The game is over: North wins 5-7, no legal move\nvalue  -2 seeds, exact\n"
    );
    let answer = printed(endodoi("analyze 1,2/0,0_4-5_N --json"));
    assert!(answer.ends_with(
        "\"value\":-2,\"exact\":true,\"best\":null,\"depth\":0,\"nodes\":0,\"nps\":0,\"lines\":[],\"tables\":null}\n"
    ));
}

#[test]
fn the_same_limits_in_turns_or_positions_give_the_same_answer() {
    for limit in ["--depth 7", "--nodes 5000"] {
        let answer = || {
            let mut answer = json(&format!("analyze start --holes 7 {limit} --lines 3 --json"));
            answer.as_object_mut().unwrap().remove("nps");
            answer
        };
        let once = answer();
        assert_eq!(once["lines"].as_array().unwrap().len(), 3);
        assert_eq!(once, answer());
    }
}

#[test]
fn every_iteration_is_a_line_and_the_last_line_is_the_answer() {
    let lines = printed(endodoi("analyze start --depth 5 --ndjson"));
    let lines: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let depths: Vec<u64> = lines
        .iter()
        .map(|line| line["depth"].as_u64().unwrap())
        .collect();
    assert_eq!(depths, [1, 2, 3, 4, 5, 5]);
    assert_eq!(lines[4]["lines"], lines[5]["lines"]);
    // An estimate has a decimal point.
    assert!(lines[5]["value"].is_f64() && lines[5]["exact"] == false);
}

#[test]
fn rules_and_board_are_those_of_the_flags() {
    let answer = json("analyze start --rules endodoi --holes 3 --seeds 2 --depth 3 --json");
    assert_eq!(answer["position"], "2,2,2/2,2,2 0-0 S");
    assert_eq!(answer["rules"], "endodoi");
}

#[test]
fn limits_that_make_no_sense_are_refused_with_what_would() {
    for (flags, words) in [
        ("--lines 0", "give 1 to 12, or all for every hole"),
        ("--threads 0", "0 is not in 1..=256"),
        (
            "--time 1d",
            "write a time such as 500ms, 1s, 2m or 0.5 (seconds)",
        ),
        ("--time 0", "give more than no time"),
        ("--time 25h", "give 24h at most"),
        ("--depth 0", "0 is not in 1..=120"),
        ("--nodes 0", "0 is not in 1.."),
        ("--hash 1048577", "is not in 1..=1048576"),
        ("--number 1", "--number and --out are about a game"),
        ("--json --ndjson", "cannot be used with"),
    ] {
        let said = refused(endodoi(&format!("analyze start {flags}")));
        assert!(said.contains(words), "{flags}: {said}");
    }
    let said = refused(endodoi("analyze"));
    assert!(said.contains("<POSITION>"), "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn memory_that_is_not_there_is_refused() {
    let said = refused(endodoi("analyze start --hash 1048576"));
    assert!(
        said.starts_with("error: there is no memory for --hash 1048576 (MiB); "),
        "{said}"
    );
}

#[test]
fn a_lost_game_shows_where_and_the_better_line_is_in_the_new_file() {
    let game = "[South \"Anna\"]\n[Board \"2x3\"]\n[Start \"1,0,2/0,3,0 5-4 S\"]\n\n\
                1. C+2 {so so} c+2 2. B *\n";
    let folder = folder_with("g.edr", game);
    let mut command = endodoi("analyze --game g.edr --out new.edr");
    command.current_dir(folder.path());
    let said = printed(command);
    assert!(
        said.starts_with("Game 1, Anna against North; 200ms a position, tables up to 6 seeds\n")
    );
    assert!(
        said.contains("\n    1  C+2         -1  A           +7      8  ??\n"),
        "{said}"
    );
    assert!(
        said.contains("\n    2  c+2         +1  c           +1      0\n"),
        "{said}"
    );
    assert!(said.ends_with("The game with values and better lines is in new.edr\n"));

    let text = std::fs::read_to_string(folder.path().join("new.edr")).unwrap();
    let text: Vec<&str> = text.split_whitespace().collect();
    let text = text.join(" ");
    assert!(
        text.contains("1. C+2 {[%eval -1] ?? loses 8; A was better} {so so} (1. A+4)"),
        "{text}"
    );
    // It is North's turn, good for North, and told for South all the same.
    assert!(
        text.contains("1... c+2 {[%eval -1]} 2. B {[%eval -1]} *"),
        "{text}"
    );
    assert_eq!(Record::read_all(&text).unwrap().len(), 1);

    let mut again = endodoi("analyze --game g.edr --out new.edr");
    again.current_dir(folder.path());
    assert!(refused(again).contains("new.edr is there already; name another file for --out"));
}

#[test]
fn a_game_of_the_file_is_chosen_by_its_number() {
    let folder = folder_with("g.edr", "1. C+7 *\n\n1. B+7 e *\n");
    let run = |flags: &str| {
        let mut command = endodoi(&format!("analyze --game g.edr --depth 3 {flags}"));
        command.current_dir(folder.path());
        command
    };
    let answer: Value = serde_json::from_str(&printed(run("--number 2 --json"))).unwrap();
    assert_eq!(answer["game"], 2);
    assert_eq!(answer["moves"].as_array().unwrap().len(), 2);
    assert!(answer["moves"][0]["lost"].as_f64().unwrap() >= 0.0);
    let said = refused(run("--number 3"));
    assert_eq!(said, "error: g.edr has no game 3; give --number 1 to 2\n");
    for other in ["start", "--lines 2", "--ndjson", "--rules endodoi"] {
        assert!(
            refused(run(other)).contains("cannot be used with"),
            "{other}"
        );
    }
}

#[test]
fn a_game_without_turns_or_a_file_without_games_is_no_trouble() {
    let mut empty = endodoi("analyze --game - --out new.edr");
    let folder = tempfile::tempdir().unwrap();
    empty.current_dir(folder.path()).write_stdin("*");
    assert!(printed(empty).contains("No turn was looked at"));
    let mut none = endodoi("analyze --game -");
    none.write_stdin("");
    assert!(refused(none).contains("standard input holds no game"));
}

#[test]
fn a_long_game_is_gone_through_in_a_bounded_time() {
    // Void turns go round and round: 300 plies, each with a limit of its own.
    let turns = "A a ".repeat(150);
    let rules = "merker,endless_turn=void,repetition=off";
    let text = format!("[Rules \"{rules}\"][Board \"2x1\"][Seeds \"1\"] {turns}*");
    let mut command = endodoi("analyze --game - --nodes 100 --json");
    command.write_stdin(text);
    let answer: Value = serde_json::from_str(&printed(command)).unwrap();
    assert_eq!(answer["moves"].as_array().unwrap().len(), 300);
}

#[cfg(unix)]
#[test]
fn an_interrupted_search_tells_what_it_knows() {
    use std::io::{BufRead as _, BufReader, Read as _};
    use std::process::{Command, Stdio};

    let mut child = Command::new(crate::program::PROGRAM)
        .args([
            "analyze", "start", "--holes", "9", "--time", "10m", "--ndjson",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    // From the first iteration on it is known that Ctrl-C is heard.
    output.read_line(&mut line).unwrap();
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status().unwrap();
    assert!(sent.success());
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    let mut said = String::new();
    let mut errors = child.stderr.take().unwrap();
    errors.read_to_string(&mut said).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let last = rest.lines().last().unwrap();
    let answer: Value = serde_json::from_str(last).unwrap();
    assert!(answer["best"].is_string());
    assert!(said.starts_with("Interrupted; what is printed"), "{said}");
}
