//! Random games: what they depend on and what they do not.

use crate::program::{endodoi, printed};

#[test]
fn a_seed_gives_the_same_games_every_time() {
    let games = printed(endodoi("random --games 5 --seed 7"));
    assert_eq!(printed(endodoi("random --games 5 --seed 7")), games);
    assert_ne!(printed(endodoi("random --games 5 --seed 8")), games);
}

#[test]
fn a_game_does_not_depend_on_how_many_are_asked_for() {
    let many = printed(endodoi("random --games 5 --seed 7 --ndjson"));
    let few = printed(endodoi("random --games 2 --seed 7 --ndjson"));
    assert!(many.starts_with(&few));
}

#[test]
fn a_seed_that_was_not_given_is_told_so_that_the_run_can_be_repeated() {
    let done = endodoi("random --games 3").assert().success();
    let output = done.get_output();
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    let seed = said.strip_prefix("to repeat these games: ").unwrap();
    let again = printed(endodoi(&format!("random --games 3 {seed}")));
    assert_eq!(again.as_bytes(), output.stdout);
}

#[test]
fn random_games_are_records_that_replay_accepts() {
    for flags in [
        "",
        "--rules endodoi --holes 8",
        "--rules cross-endodoi",
        "--rules merker,endless_turn=void,repetition=off --max-plies 60",
        "--rules merker,endless_turn=draw",
        "--start 0,1,0/2,0,3_4-5_N",
        "--start 0,0/1,2_4-5_S",
    ] {
        let games = printed(endodoi(&format!("random --games 20 --seed 3 {flags}")));
        let mut replay = endodoi("replay -");
        replay.write_stdin(games);
        let shown = printed(replay);
        assert_eq!(shown.matches("Game ").count(), 20, "{flags}");
    }
}

#[test]
fn each_record_names_its_seed_and_number() {
    let games = printed(endodoi("random --games 2 --seed 9 --max-plies 1"));
    assert!(games.contains("[Event \"random game 2 of seed 9\"]\n"));
}
