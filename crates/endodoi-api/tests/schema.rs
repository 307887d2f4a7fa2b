//! The description of the API says what the answers are: real answers are held against it, by a small
//! reader of schemas that knows as much of them as is used here.

#![cfg(feature = "schema")]

use endodoi_api::Answer;
use endodoi_api::ask::*;
use endodoi_api::{AnalysisAnswer, ReviewAnswer};
use endodoi_engine::{Engine, Level, Limits, Unwatched};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(components(schemas(
    Played,
    GameAnswer,
    MatchRequest,
    MatchAnswer,
    TurnRequest,
    TurnShown,
    SetUpRequest,
    SetUpAnswer,
    ChoiceRequest,
    ChoiceAnswer,
    HintRequest,
    HintAnswer,
    OfferRequest,
    OfferAnswer,
    AnalysisRequest,
    AnalysisAnswer,
    ReviewRequest,
    ReviewProgress,
    ReviewAnswer,
    RecordsReadRequest,
    RecordsReadAnswer,
    RecordWriteRequest,
    RecordWriteAnswer,
    RulesListAnswer,
)))]
struct Description;

fn description() -> Value {
    serde_json::to_value(Description::openapi()).unwrap()
}

/// What is wrong with a value by a schema; nothing if it fits.
fn wrong(all: &Value, schema: &Value, value: &Value) -> Option<String> {
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        let named = all.pointer(name.trim_start_matches('#'));
        let Some(named) = named else {
            return Some(format!("{name} is not described"));
        };
        return wrong(all, named, value).map(|what| format!("{name}: {what}"));
    }
    if let Some(choices) = schema.get("oneOf").and_then(Value::as_array) {
        let reasons: Vec<_> = choices.iter().map(|one| wrong(all, one, value)).collect();
        let fits = reasons.iter().filter(|reason| reason.is_none()).count();
        return (fits != 1).then(|| format!("{fits} of the choices fit {value}: {reasons:?}"));
    }
    if let Some(parts) = schema.get("allOf").and_then(Value::as_array) {
        return parts.iter().find_map(|part| wrong(all, part, value));
    }
    if let Some(names) = schema.get("enum").and_then(Value::as_array) {
        return (!names.contains(value)).then(|| format!("{value} is none of {names:?}"));
    }
    let kinds = match &schema["type"] {
        Value::Array(kinds) => kinds.clone(),
        kind => vec![kind.clone()],
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) if kinds.contains(&json!("number")) => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    if !kinds.contains(&json!(kind)) {
        return Some(format!("{value} is not of {schema}"));
    }
    match value {
        Value::Array(items) => (items.iter()).find_map(|item| wrong(all, &schema["items"], item)),
        Value::Object(fields) => {
            let required = schema["required"].as_array();
            let missing = required.into_iter().flatten().find(|name| {
                let name = name.as_str().unwrap_or_default();
                !fields.contains_key(name)
            });
            if let Some(name) = missing {
                return Some(format!("{name} is missing in {value}"));
            }
            fields.iter().find_map(|(name, field)| {
                let known = schema["properties"].get(name);
                match known.or_else(|| schema.get("additionalProperties")) {
                    Some(known) => wrong(all, known, field).map(|what| format!("{name}: {what}")),
                    None => Some(format!("{name} is not described")),
                }
            })
        }
        _ => None,
    }
}

fn fits(name: &str, json: &str) {
    let all = description();
    let schema = json!({"$ref": format!("#/components/schemas/{name}")});
    let value: Value = serde_json::from_str(json).unwrap();
    assert_eq!(wrong(&all, &schema, &value), None, "{json}");
}

fn read<T: DeserializeOwned>(name: &str, json: &str) -> T {
    fits(name, json);
    serde_json::from_str(json).unwrap()
}

const GAME: &str = r#"{"start":"1,0,2/0,3,0 5-4 S"}"#;

#[test]
fn what_is_told_of_games_is_as_described() {
    for played in [
        r#"{"rules":"merker","moves":["B"],"ended":{"by":"resignation","side":"north"}}"#,
        r#"{"moves":["B","e"],"ended":null}"#,
        r#"{"ended":{"by":"agreement"}}"#,
    ] {
        let answer = game(&read("Played", played)).unwrap();
        fits("GameAnswer", &answer.to_json());
    }
    let request =
        r#"{"target":"first to 3 wins","games":[{"ended":{"by":"agreement"}},{"moves":["b"]}]}"#;
    let answer = match_state(&read("MatchRequest", request)).unwrap();
    fits("MatchAnswer", &answer.to_json());
    let request = r#"{"position":"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S","move":"B"}"#;
    let answer = turn_shown(&read("TurnRequest", request)).unwrap();
    fits("TurnShown", &answer.to_json());
    for position in ["0,7,0,5,2,0/1,0,4,0,2,1 10-16 S", "0,0/1,2 5-4 S"] {
        let request = format!(r#"{{"position":"{position}"}}"#);
        let answer = set_up(&read("SetUpRequest", &request)).unwrap();
        fits("SetUpAnswer", &answer.to_json());
    }
    fits("RulesListAnswer", &rules_list().to_json());
}

#[test]
fn what_is_searched_is_as_described() {
    let engine = Engine::new(1).unwrap();
    let limits = Limits::depth(3);
    for game in [GAME, "{}"] {
        let request = format!(r#"{{"game":{game},"level":9,"seed":1}}"#);
        let question = read::<ChoiceRequest>("ChoiceRequest", &request).check();
        let answer = question.unwrap().answer(&engine, limits, &Unwatched);
        fits("ChoiceAnswer", &answer.unwrap().to_json());

        let request = format!(r#"{{"game":{game}}}"#);
        let question = read::<HintRequest>("HintRequest", &request).check();
        let answer = question.unwrap().answer(&engine, limits, &Unwatched);
        fits("HintAnswer", &answer.unwrap().to_json());

        let request = format!(r#"{{"game":{game},"side":"north"}}"#);
        let question = read::<OfferRequest>("OfferRequest", &request).check();
        let answer = question.unwrap().answer(&engine, limits, &Unwatched);
        fits("OfferAnswer", &answer.unwrap().to_json());

        let most = std::time::Duration::from_secs(10);
        let request = format!(r#"{{"game":{game},"lines":3,"seconds":1}}"#);
        let request: AnalysisRequest = read("AnalysisRequest", &request);
        let question = request.check(AnalysisBounds { most }).unwrap();
        let answer = question.answer(&engine, limits, &Unwatched);
        fits("AnalysisAnswer", &answer.to_json());
    }
    let bounds = ReviewBounds {
        a_turn: std::time::Duration::from_secs(1),
        in_all: std::time::Duration::from_secs(50),
    };
    let request = r#"{"game":{"moves":["A","a"]},"seconds":0.2}"#;
    let request: ReviewRequest = read("ReviewRequest", request);
    let question = request.check(bounds).unwrap();
    let mut review = question.review();
    while review.step(limits, |root, limits| {
        Some(engine.search(root, limits, 1, &Unwatched))
    }) {}
    let progress = question.progress(&review);
    fits("ReviewProgress", &progress.to_json());
    fits("ReviewAnswer", &review.answer(1).to_json());
}

#[test]
fn records_are_as_described() {
    let text = "[South \"Anna\"]\n\n{to begin} 1. C+7 (1. A+2 {tame} 1... a (1... b)) d+9 *\n";
    let request = serde_json::to_string(&json!({"text": text})).unwrap();
    let answer = read_records(&read("RecordsReadRequest", &request)).unwrap();
    fits("RecordsReadAnswer", &answer.to_json());
    let read_back: Value = serde_json::from_str(&answer.to_json()).unwrap();
    let game = &read_back["games"][0];
    let request = json!({
        "tags": game["tags"],
        "played": game["played"],
        "comments": game["comments"],
        "variations": game["variations"],
    });
    let answer = write_record(&read("RecordWriteRequest", &request.to_string())).unwrap();
    fits("RecordWriteAnswer", &answer.to_json());
}

#[test]
fn what_is_not_described_is_noticed() {
    let all = description();
    let schema = json!({"$ref": "#/components/schemas/OfferAnswer"});
    for value in [
        json!({}),
        json!({"agrees": 1}),
        json!({"agrees": true, "x": 1}),
    ] {
        assert!(wrong(&all, &schema, &value).is_some(), "{value}");
    }
}

#[test]
fn descriptions_are_for_those_who_do_not_know_the_code() {
    let text = serde_json::to_string(&description()).unwrap();
    for of_the_code in ["```", "[`", "::"] {
        assert!(!text.contains(of_the_code), "{of_the_code}");
    }
}

#[test]
fn the_bounds_that_are_described_are_those_that_hold() {
    let all = description();
    let bound = |of: &str| all.pointer(&format!("/components/schemas/{of}")).cloned();
    for (of, expected) in [
        ("Played/properties/moves/maxItems", json!(Played::MAX_MOVES)),
        (
            "MatchGame/properties/moves/maxItems",
            json!(Played::MAX_MOVES),
        ),
        (
            "MatchRequest/properties/games/maxItems",
            json!(MatchRequest::MAX_GAMES),
        ),
        (
            "AnalysisRequest/properties/lines/maximum",
            json!(AnalysisRequest::MAX_LINES),
        ),
        (
            "ChoiceRequest/properties/level/maximum",
            json!(Level::MAX.number()),
        ),
    ] {
        assert_eq!(bound(of), Some(expected), "{of}");
    }
}
