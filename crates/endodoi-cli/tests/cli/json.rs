//! The JSON that programs read, character by character: one line for each answer.

use serde_json::Value;

use crate::program::{endodoi, printed, replaying};

#[test]
fn show_takes_the_position_apart() {
    assert_eq!(
        printed(endodoi("show 1,0,2/0,3,0_5-4_N --json")),
        "{\"position\":\"1,0,2/0,3,0 5-4 N\",\"rules\":\"merker\",\
         \"rows\":{\"south\":[1,0,2],\"north\":[0,3,0]},\
         \"captured\":{\"south\":5,\"north\":4},\"to_move\":\"north\",\"outcome\":null}\n"
    );
}

#[test]
fn moves_are_listed_with_endless_holes_and_outcome() {
    assert_eq!(
        printed(endodoi(
            "moves 1,0,2/0,3,0_5-4_S --json --rules endodoi,repetition=off"
        )),
        "{\"position\":\"1,0,2/0,3,0 5-4 S\",\"rules\":\"endodoi,repetition=off\",\"moves\":[\
         {\"move\":\"A\",\"laps\":1,\"captured\":4,\"after\":\"0,0,2/0,0,0 9-4 N\"},\
         {\"move\":\"C\",\"laps\":2,\"captured\":2,\"after\":\"2,1,0/0,0,1 7-4 N\"}],\
         \"endless\":[],\"outcome\":null}\n"
    );
    assert_eq!(
        printed(endodoi("moves 0,0/1,2_5-4_S --json")),
        "{\"position\":\"0,0/1,2 5-4 S\",\"rules\":\"merker\",\"moves\":[],\"endless\":[],\
         \"outcome\":{\"ending\":\"no legal move\",\"winner\":\"north\",\
         \"seeds\":{\"south\":5,\"north\":7},\"by\":\"no-legal-move\"}}\n"
    );
}

#[test]
fn a_turn_is_told_lap_by_lap() {
    assert_eq!(
        printed(endodoi("turn 1,0,2/0,3,0_5-4_S C --json")),
        "{\"move\":\"C\",\"laps\":2,\"captured\":2,\"after\":\"2,1,0/0,0,1 7-4 N\",\"trace\":[\
         {\"hole\":\"C\",\"lifted\":2,\"lands\":\"b\"},\
         {\"hole\":\"b\",\"lifted\":4,\"lands\":\"C\"}],\"endless\":false}\n"
    );
}

#[test]
fn an_endless_turn_is_told_with_every_lap() {
    let json = printed(endodoi("turn 5,3,2,1,0,4/3,0,1,3,5,14_4-3_S A --json"));
    let turn: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(turn["endless"], true);
    assert_eq!(turn["laps"], 10_000);
    assert_eq!(turn["trace"].as_array().unwrap().len(), 10_000);
    assert_eq!(turn["after"], "5,3,2,1,0,4/3,0,1,3,5,14 4-3 N");
}

#[test]
fn perft_tells_counts_and_seconds() {
    let json = printed(endodoi("perft --depth 4 --json"));
    assert!(json.starts_with("{\"depth\":4,\"nodes\":610,\"endless\":0,\"seconds\":"));
    let answer: Value = serde_json::from_str(&json).unwrap();
    assert!(answer["seconds"].as_f64().unwrap() >= 0.0);
    assert_eq!(answer.as_object().unwrap().len(), 4);
}

#[test]
fn perft_adds_the_first_moves_when_asked_to() {
    let json = printed(endodoi("perft 1,0,2/0,3,0_5-4_S --depth 2 --json --divide"));
    assert!(json.ends_with(
        ",\"divide\":[{\"move\":\"A\",\"nodes\":0,\"endless\":0},\
         {\"move\":\"C\",\"nodes\":1,\"endless\":0}]}\n"
    ));
}

#[test]
fn replay_tells_every_game_with_every_position() {
    let (command, _folder) = replaying("[South \"A\"]\n\n1. C+7 *", "--json");
    assert_eq!(
        printed(command),
        "{\"games\":[{\"game\":1,\"tags\":{\"South\":\"A\"},\"rules\":\"merker\",\
         \"board\":\"2x6\",\"start\":\"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\",\"plies\":[\
         {\"ply\":1,\"move\":\"C\",\"captured\":7,\"laps\":5,\
         \"position\":\"6,6,2,7,0,6/1,0,6,6,0,1 7-0 N\"}],\
         \"result\":\"*\",\"termination\":\"unfinished\",\"outcome\":null}]}\n"
    );
}

#[test]
fn replay_tells_a_single_position_of_every_game() {
    let (command, _folder) = replaying("1. C+7 *\n1. B *", "--json --ply 1");
    assert_eq!(
        printed(command),
        "{\"games\":[{\"game\":1,\"ply\":1,\"position\":\"6,6,2,7,0,6/1,0,6,6,0,1 7-0 N\"},\
         {\"game\":2,\"ply\":1,\"position\":\"6,2,7,0,6,1/6,6,0,0,1,6 7-0 N\"}]}\n"
    );
}

#[test]
fn random_games_are_a_line_each() {
    let lines = printed(endodoi("random --games 2 --seed 1 --max-plies 3 --ndjson"));
    assert_eq!(
        lines,
        "{\"game\":1,\"rules\":\"merker\",\"start\":\"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\",\
         \"moves\":[\"E\",\"e\",\"A\"],\"result\":\"*\",\"termination\":\"unfinished\",\"outcome\":null,\
         \"plies\":3,\"laps\":21}\n\
         {\"game\":2,\"rules\":\"merker\",\"start\":\"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\",\
         \"moves\":[\"F\",\"d+3\",\"E+5\"],\"result\":\"*\",\"termination\":\"unfinished\",\"outcome\":null,\
         \"plies\":3,\"laps\":20}\n"
    );
}
