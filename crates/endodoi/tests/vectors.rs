//! The vectors of the specification: single turns, endless turns, whole games.

use endodoi::{Game, LapLimit, MoveText, Position, Rules, TurnEnd, Width};
use serde_json::Value;

fn vectors(text: &str) -> Vec<Value> {
    serde_json::from_str(text).unwrap()
}

fn text<'a>(vector: &'a Value, field: &str) -> &'a str {
    vector[field].as_str().unwrap()
}

fn rules(vector: &Value) -> Rules {
    text(vector, "rules").parse().unwrap()
}

#[test]
fn single_turns_end_as_the_specification_says() {
    let turns = vectors(include_str!("vectors/turns.json"));
    assert_eq!(turns.len(), 147);
    for vector in turns {
        let position: Position = text(&vector, "position").parse().unwrap();
        let written: MoveText = text(&vector, "move").parse().unwrap();
        let hole = written.resolve_exactly(&position).unwrap();
        let turn = position.play(hole, &rules(&vector)).unwrap();
        assert_eq!(u64::from(turn.laps()), vector["laps"], "laps of {vector}");
        assert_eq!(turn.captured(), vector["captured"], "captured by {vector}");
        assert_eq!(
            turn.after().to_string(),
            text(&vector, "after"),
            "after {vector}"
        );
    }
}

#[test]
fn endless_turns_come_back_after_their_period() {
    let endless = vectors(include_str!("vectors/endless.json"));
    assert_eq!(endless.len(), 19);
    for vector in endless {
        let position: Position = text(&vector, "position").parse().unwrap();
        let written: MoveText = text(&vector, "move").parse().unwrap();
        let hole = written.resolve_exactly(&position).unwrap();
        let by_default = position.play_unchecked(hole, &rules(&vector));
        assert!(matches!(by_default.end(), TurnEnd::Endless(_)), "{vector}");
        assert_eq!(by_default.after().board(), position.board(), "{vector}");

        let patient = Rules {
            lap_limit: LapLimit::MAX,
            ..rules(&vector)
        };
        let period = vector["period_laps"].as_u64();
        let expected = period
            .unwrap_or(u64::MAX)
            .min(u64::from(LapLimit::MAX.laps()));
        let turn = position.play_unchecked(hole, &patient);
        assert!(turn.is_endless());
        assert_eq!(u64::from(turn.laps()), expected, "period of {vector}");
    }
}

#[test]
fn whole_games_end_with_their_results() {
    let games = vectors(include_str!("vectors/games.json"));
    assert_eq!(games.len(), 30);
    for vector in games {
        let holes = text(&vector, "board").strip_prefix("2x").unwrap();
        let width = Width::new(holes.parse().unwrap()).unwrap();
        let seeds = u8::try_from(vector["seeds"].as_u64().unwrap()).unwrap();
        let start = Position::start(width, seeds).unwrap();
        let mut game = Game::new(rules(&vector), start);
        for played in vector["moves"].as_array().unwrap() {
            let played = played.as_str().unwrap();
            let (hole, captured) = played.split_once('+').unwrap_or((played, "0"));
            let written: MoveText = hole.parse().unwrap();
            let hole = written.resolve_exactly(game.position()).unwrap();
            let turn = game.play(hole).unwrap();
            assert_eq!(
                turn.captured().to_string(),
                captured,
                "{played} of {vector}"
            );
        }
        let outcome = game.outcome().expect("the game is over");
        assert_eq!(
            outcome.seeds().to_string(),
            text(&vector, "result"),
            "{vector}"
        );
        assert_eq!(
            outcome.ending().words(),
            text(&vector, "termination"),
            "{vector}"
        );
    }
}
