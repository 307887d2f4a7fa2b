//! `endodoi tables` and the flag `--tables`: what is said, and with which exit code.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

use crate::program::{endodoi, printed, refused};

/// The program in a folder.
fn within(folder: &TempDir, arguments: &str) -> Command {
    let mut command = endodoi(arguments);
    command.current_dir(folder.path());
    command
}

/// A folder with the tables of 2x2 up to 6 seeds in `t2`.
fn folder_with_tables() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    printed(within(&folder, "tables build --holes 2 --seeds 6 --out t2"));
    folder
}

fn json(command: Command) -> Value {
    serde_json::from_str(&printed(command)).unwrap()
}

/// What the program says when its work fails: exit code 1.
fn failed(mut command: Command) -> String {
    let done = command.assert().code(1);
    String::from_utf8(done.get_output().stderr.clone()).unwrap()
}

fn names_in(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = names
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_build_says_beforehand_what_it_takes_and_then_what_it_made() {
    let folder = tempfile::tempdir().unwrap();
    let said = printed(within(&folder, "tables build --holes 2 --seeds 6 --out t2"));
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(
        lines[0],
        "2x2 up to 6 seeds, rules merker: 210 positions, in t2"
    );
    assert!(said.ends_with(" s\n"), "{said}");
    assert!(lines[1].starts_with("needs about ") && lines[1].contains(" of memory, "));
    assert!(
        lines[2].starts_with("made 7 layers: 210 positions, "),
        "{said}"
    );
    assert_eq!(lines.len(), 3);
    let files = names_in(&folder.path().join("t2"));
    assert_eq!(files[0], "2x2-00.edt");
    assert_eq!(files.len(), 8, "{files:?}");
    // Where all is there nothing is needed.
    let again = printed(within(&folder, "tables build --holes 2 --seeds 6 --out t2"));
    assert_eq!(again.lines().count(), 2, "{again}");
    assert!(
        again.contains("\nall layers are there: 210 positions, "),
        "{again}"
    );
}

#[test]
fn files_take_no_more_than_was_said() {
    let folder = tempfile::tempdir().unwrap();
    for (holes, seeds) in [(1, 20), (2, 0), (2, 6), (3, 8), (6, 6)] {
        let build = format!("tables build --holes {holes} --seeds {seeds} --out t{holes}-{seeds}");
        let said = printed(within(&folder, &build));
        let (_, disk) = said.split_once("of memory, ").unwrap();
        let (disk, _) = disk.split_once(" of disk").unwrap();
        let (amount, unit) = disk.split_once(' ').unwrap();
        let unit = match unit {
            "bytes" => 1.0,
            "KiB" => 1024.0,
            "MiB" => 1_048_576.0,
            unit => panic!("{unit}"),
        };
        let said = amount.parse::<f64>().unwrap() * unit;
        let files = fs::read_dir(folder.path().join(format!("t{holes}-{seeds}"))).unwrap();
        let bytes: u64 = files
            .map(|file| file.unwrap().metadata().unwrap().len())
            .sum();
        let bytes = f64::from(u32::try_from(bytes).unwrap());
        assert!(bytes <= said, "{build}: {bytes} and not {said}");
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_file_is_refused_at_once() {
    let folder = folder_with_tables();
    let pipe = |name: &str| {
        let made = std::process::Command::new("mkfifo")
            .arg(folder.path().join(name))
            .status();
        assert!(made.unwrap().success());
    };
    pipe("pipe");
    let said = refused(within(&folder, "verify-proof pipe"));
    assert!(
        said.starts_with("error: pipe: this is no regular file; give "),
        "{said}"
    );
    let said = refused(within(&folder, "verify-proof t2"));
    assert!(
        said.starts_with("error: t2: this is a folder; give "),
        "{said}"
    );
    failed(within(&folder, "tables stats pipe"));
    fs::remove_file(folder.path().join("t2/2x2-03.edt")).unwrap();
    pipe("t2/2x2-03.edt");
    for command in [
        "stats t2",
        "verify t2",
        "build --holes 2 --seeds 6 --out t2",
    ] {
        failed(within(&folder, &format!("tables {command}")));
    }
}

#[test]
fn layers_that_are_there_are_built_upon() {
    let folder = folder_with_tables();
    let build = |seeds| {
        let flags = format!("tables build --holes 2 --seeds {seeds} --out t2 --json --threads 1");
        json(within(&folder, &flags))
    };
    let more = build(8);
    assert_eq!(more["made"], serde_json::json!([7, 8]));
    assert_eq!(more["positions"], 495);
    assert_eq!(more["threads"], 1);
    let none = build(8);
    assert_eq!(none["made"], serde_json::json!([]));
    assert_eq!(none["bytes"], more["bytes"]);
    // The question is up to 6 seeds, whatever else is there.
    assert_eq!(build(6)["positions"], 210);
}

#[test]
fn tables_are_built_where_searches_look_for_them() {
    let folder = tempfile::tempdir().unwrap();
    let at_home = |arguments: &str| {
        let mut command = within(&folder, arguments);
        command.env("ENDODOI_DATA_DIR", "home");
        command
    };
    let rules = "--rules merker,endless_turn=void";
    printed(at_home(&format!(
        "tables build --holes 2 --seeds 25 {rules}"
    )));
    let name = "home/tables/2x2-merker-endless_turn.void";
    assert!(folder.path().join(name).join("2x2-25.edt").exists());
    let analyzed = json(at_home(&format!("analyze 1,2/0,1_0-0_S {rules} --json")));
    assert_eq!(analyzed["tables"], 25);
    let probed = printed(at_home(&format!("tables probe 1,2/0,1_0-0_S {rules}")));
    assert!(probed.contains(&format!("tables up to 25 seeds, in {name}\n")));
    // For other rules there are none, and small ones are made.
    let analyzed = json(at_home("analyze 1,2/0,1_0-0_S --json"));
    assert_eq!(analyzed["tables"], 4);
}

#[test]
fn what_cannot_fit_is_refused_with_what_would() {
    for (flags, words) in [
        (
            "--seeds 25 --memory 1GiB",
            "tables for 2x6 up to 25 seeds need ",
        ),
        (
            "--seeds 25 --memory 1GiB",
            "1.0 GiB are allowed; at most 23 seeds fit into that: 834 million positions; give fewer --seeds",
        ),
        (
            "--holes 12 --seeds 127",
            "2x12 has more positions of up to 127 seeds than can be numbered; give fewer --seeds",
        ),
        ("--seeds 20 --memory 8", "write an amount such as 8GiB"),
        ("--seeds 128", "128 is not in 0..=127"),
        ("", "--seeds <N>"),
        (
            "--seeds 3 --rules merker,stop_when_decided=true",
            "use rules without it",
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let said = refused(within(&folder, &format!("tables build --out t {flags}")));
        assert!(said.contains(words), "{said}");
        assert_eq!(names_in(folder.path()), [""; 0]);
    }
}

#[test]
fn a_folder_with_other_tables_is_refused_with_the_remedy() {
    let folder = folder_with_tables();
    for (flags, wanted) in [
        ("--holes 3", "2x3 and merker"),
        ("--holes 2 --rules endodoi", "2x2 and endodoi"),
    ] {
        let build = format!("tables build --seeds 4 --out t2 {flags}");
        assert_eq!(
            refused(within(&folder, &build)),
            format!(
                "error: t2 has tables for 2x2 and the rules merker; \
                 build those for {wanted} in another folder (--out)\n"
            )
        );
    }
}

#[test]
fn what_is_right_is_verified_layer_by_layer() {
    let folder = folder_with_tables();
    let said = printed(within(&folder, "tables verify t2"));
    assert!(said.starts_with("tables for 2x2, rules merker, up to 6 seeds, in t2\n"));
    assert_eq!(said.matches("  right\n").count(), 7);
    assert!(
        said.ends_with("\nevery value of 210 positions is right\n"),
        "{said}"
    );
    let answer = json(within(&folder, "tables verify t2 --json --threads 1"));
    assert_eq!(answer["fault"], Value::Null);
    assert_eq!(answer["layers"].as_array().unwrap().len(), 7);
    assert_eq!(answer["layers"][6]["positions"], 84);
}

#[test]
fn a_damaged_byte_is_found_and_named_by_every_command() {
    let folder = folder_with_tables();
    let file = folder.path().join("t2/2x2-05.edt");
    let mut bytes = fs::read(&file).unwrap();
    let last = bytes.len() - 12;
    for at in [0, 20, last] {
        bytes[at] ^= 1;
        fs::write(&file, &bytes).unwrap();
        bytes[at] ^= 1;
        for arguments in [
            "tables verify t2",
            "tables build --holes 2 --seeds 6 --out t2",
        ] {
            let said = failed(within(&folder, arguments));
            assert!(said.starts_with("error: t2/2x2-05.edt: "), "{at}: {said}");
        }
        let mut verify = within(&folder, "tables verify t2 --json");
        let done = verify.assert().code(1);
        let answer: Value = serde_json::from_slice(&done.get_output().stdout).unwrap();
        let fault = answer["fault"].as_str().unwrap();
        assert!(fault.starts_with("t2/2x2-05.edt: "), "{at}: {fault}");
        assert_eq!(answer["holes"], 2);
    }
}

#[test]
fn the_remedy_for_a_damaged_table_is_a_command_that_works() {
    let folder = folder_with_tables();
    let file = folder.path().join("t2/2x2-05.edt");
    let whole = fs::read(&file).unwrap();
    let mut damaged = whole.clone();
    damaged[60] ^= 1;
    fs::write(&file, &damaged).unwrap();
    let said = failed(within(&folder, "tables stats t2"));
    let remedy = "build it anew: \
                  rm t2/2x2-05.edt && endodoi tables build --holes 2 --seeds 6 --out t2\n";
    assert!(said.ends_with(remedy), "{said}");
    fs::remove_file(&file).unwrap();
    printed(within(&folder, "tables build --holes 2 --seeds 6 --out t2"));
    assert_eq!(fs::read(&file).unwrap(), whole);
}

#[test]
fn where_no_header_can_be_read_board_and_rules_are_not_told() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("t2")).unwrap();
    fs::write(folder.path().join("t2/2x2-00.edt"), "something else").unwrap();
    let mut verify = within(&folder, "tables verify t2 --json");
    let done = verify.assert().code(1);
    let answer: Value = serde_json::from_slice(&done.get_output().stdout).unwrap();
    assert_eq!(
        (&answer["rules"], &answer["holes"]),
        (&Value::Null, &Value::Null)
    );
    assert!(answer["fault"].is_string());
}

#[test]
fn a_layer_that_was_taken_away_is_made_again() {
    let folder = folder_with_tables();
    let file = folder.path().join("t2/2x2-03.edt");
    let before = fs::read(&file).unwrap();
    fs::remove_file(&file).unwrap();
    for command in ["verify", "stats"] {
        assert_eq!(
            failed(within(&folder, &format!("tables {command} t2"))),
            "error: t2: the table of 3 seeds is missing; build it: \
             endodoi tables build --holes 2 --seeds 6 --out t2\n"
        );
    }
    let again = "tables build --holes 2 --seeds 6 --out t2 --json";
    assert_eq!(json(within(&folder, again))["made"], serde_json::json!([3]));
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn where_there_are_no_tables_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in ["stats nowhere", "verify nowhere"] {
        let said = refused(within(&folder, &format!("tables {arguments}")));
        assert!(
            said.ends_with(
                "nowhere: no tables are here; build some: \
                 endodoi tables build --holes 6 --seeds 14 --out nowhere\n"
            ),
            "{said}"
        );
    }
    for arguments in [
        "tables probe 1,1/1,1_0-0_S",
        "analyze 1,1/1,1_0-0_S",
        "analyze --game -",
        "engine",
        "play",
        "match --engine cmd=level:10 depth=1 --engine cmd=random",
    ] {
        let mut command = within(&folder, &format!("{arguments} --tables nowhere"));
        command.write_stdin("1. B *");
        let said = refused(command);
        assert!(
            said.contains("nowhere: no tables are here; build some: endodoi tables build --holes "),
            "{said}"
        );
    }
}

#[test]
fn tables_of_another_board_or_rules_are_not_used() {
    let folder = folder_with_tables();
    for (command, wanted) in [
        ("analyze start", "2x6 and merker"),
        ("analyze 1,1/1,1_0-0_S --rules endodoi", "2x2 and endodoi"),
        ("tables probe 1,1,0/1,1,0_0-0_S", "2x3 and merker"),
    ] {
        let said = refused(within(&folder, &format!("{command} --tables t2")));
        let words = format!("t2 has tables for 2x2 and the rules merker, not for {wanted}");
        assert!(said.contains(&words), "{said}");
    }
    // Repetition changes no value.
    let fits = "tables probe 1,1/1,1_0-0_S --tables t2 --rules merker,repetition=off --json";
    assert_eq!(
        json(within(&folder, fits))["rules"],
        "merker,repetition=off"
    );
}

#[test]
fn the_counts_of_each_layer_are_told() {
    let folder = folder_with_tables();
    let stats = json(within(&folder, "tables stats t2 --json"));
    assert_eq!(
        (&stats["rules"], &stats["holes"]),
        (&"merker".into(), &2.into())
    );
    let layers = stats["layers"].as_array().unwrap();
    for (seeds, layer) in layers.iter().enumerate() {
        assert_eq!(layer["seeds"], seeds);
        let values = layer["values"].as_object().unwrap();
        let counted: u64 = values.values().map(|count| count.as_u64().unwrap()).sum();
        assert_eq!(layer["positions"], counted);
        let file = folder.path().join(format!("t2/2x2-{seeds:02}.edt"));
        assert_eq!(layer["bytes"], fs::metadata(file).unwrap().len());
    }
    insta::assert_snapshot!("stats", printed(within(&folder, "tables stats t2")));
}

#[test]
fn a_position_beyond_the_tables_is_told_how_to_get_further() {
    let folder = folder_with_tables();
    let probe = within(&folder, "tables probe 3,3/3,3_0-0_S --tables t2");
    assert_eq!(
        failed(probe),
        "error: the position has 12 seeds on the board, and the tables in t2 know up to 6; \
         build more, or search:\n  \
         endodoi tables build --holes 2 --seeds 12 --out t2\n  \
         endodoi solve 3,3/3,3_0-0_S\n  \
         endodoi analyze 3,3/3,3_0-0_S\n"
    );
    // Nobody has the memory for tables of 48 seeds.
    assert_eq!(
        failed(endodoi("tables probe start --rules endodoi")),
        "error: the position has 48 seeds on the board, and tables for 2x6 that are made at once \
         know up to 12; search instead:\n  \
         endodoi solve start --rules endodoi\n  \
         endodoi analyze start --rules endodoi\n"
    );
    let said = failed(endodoi(
        "tables probe 4,4,0,0,0,0/4,3,0,0,0,0_0-0_S --rules endodoi,repetition=off",
    ));
    assert!(
        said.contains("  endodoi tables build --holes 6 --seeds 15 --rules endodoi\n"),
        "{said}"
    );
    let said = refused(endodoi("tables probe start --tables none"));
    assert!(said.contains("leave --tables none out"), "{said}");
    let said = refused(endodoi(
        "tables probe start --rules merker,stop_when_decided=true",
    ));
    assert!(said.contains("use rules without it"), "{said}");
}

#[test]
fn tables_and_search_agree() {
    for position in [
        "0,2,1,0,1,0/1,0,3,1,2,1_5-4_N",
        "1,0,2/0,3,0_5-4_S",
        "0,0/1,2_5-4_S",
    ] {
        let probed = json(endodoi(&format!("tables probe {position} --json")));
        for tables in ["", "--tables none"] {
            let search = format!("analyze {position} --time 10m --lines all --json {tables}");
            let found = json(endodoi(&search));
            assert_eq!(found["exact"], true);
            assert_eq!(found["value"], probed["value"], "{search}");
            assert_eq!(
                found["tables"].is_null(),
                !tables.is_empty() || position.starts_with("0,0/")
            );
            for line in found["lines"].as_array().unwrap() {
                let moves = probed["moves"].as_array().unwrap();
                let same = moves.iter().find(|turn| turn["move"] == line["move"]);
                assert_eq!(line["value"], same.unwrap()["value"], "{search}");
            }
        }
    }
}
