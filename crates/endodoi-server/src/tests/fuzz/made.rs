//! Values made as a schema wants them. Games are played rather than made up, since letters by chance would
//! nearly never get beyond the first turn.

use endodoi::{Game, Position, Rules, Side};
use endodoi_api::ask::Played;
use serde_json::{Map, Value, json};

use super::chance::Chance;

const POSITIONS: [&str; 8] = [
    "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S",
    "6,2,7,0,6,1/6,6,0,0,1,6 7-0 N",
    "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S",
    "0,0/1,2 5-4 S",
    "255/0 0-0 S",
    "1,0,2/0,3,0 5-4 S",
    "4,4,4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4,4,4 0-0 N",
    "20,20,20,20,20,20,20,20,20,20,20,20/1,1,1,1,1,1,1,1,1,1,1,4 0-0 S",
];
const RULES: [&str; 7] = [
    "merker",
    "endodoi",
    "cross-endodoi",
    "merker,endless_turn=void",
    "merker,endless_turn=draw,repetition=off",
    "endodoi,endless_turn=void,repetition=off,lap_limit=10000",
    "merker,stop_when_decided=true",
];
const TARGETS: [&str; 4] = [
    "first to 3 wins",
    "first to 1 win",
    "first to 100 seeds",
    "first to 2 wins",
];
const TEXTS: [&str; 6] = [
    "1. B a *",
    "[South \"<b>\"] 1. C f {a comment} (1. B c) 2. A *",
    "",
    "1. B",
    "a\u{202e}b\u{0}",
    "\u{1f95c} ol alai",
];

/// A value for a schema.
pub(super) fn value(schema: &Value, all: &Value, chance: &mut Chance, depth: usize) -> Value {
    if let Some(name) = schema["$ref"].as_str() {
        let found = all.pointer(name.trim_start_matches('#')).unwrap();
        let name = name.rsplit('/').next().unwrap();
        return named(name, chance).unwrap_or_else(|| value(found, all, chance, depth + 1));
    }
    if let Some(choices) = schema["oneOf"].as_array().or(schema["anyOf"].as_array()) {
        return value(chance.one_of(choices), all, chance, depth + 1);
    }
    if let Some(parts) = schema["allOf"].as_array() {
        return value(&parts[0], all, chance, depth + 1);
    }
    if let Some(choices) = schema["enum"].as_array() {
        return chance.one_of(choices).clone();
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => chance.one_of(kinds).clone(),
        kind => kind.clone(),
    };
    match kind.as_str() {
        Some("object") => object(schema, all, chance, depth),
        Some("array") => {
            let most = if depth > 6 { 1 } else { 4 };
            let entries = 0..chance.below(most);
            entries
                .map(|_| value(&schema["items"], all, chance, depth + 1))
                .collect()
        }
        Some("integer") => whole(schema, chance),
        Some("number") => json!([0.001, 0.002, 0.02, 1.0, 0.0][chance.below(5)]),
        Some("boolean") => json!(chance.once_in(2)),
        Some("string") => json!(chance.one_of(&TEXTS)),
        _ => Value::Null,
    }
}

fn object(schema: &Value, all: &Value, chance: &mut Chance, depth: usize) -> Value {
    let required = schema["required"].as_array();
    let is_required = |name: &str| required.is_some_and(|all| all.iter().any(|one| one == name));
    let mut fields = Map::new();
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        if is_required(name) || chance.once_in(3) {
            fields.insert(name.clone(), value(field, all, chance, depth + 1));
        }
    }
    if schema["additionalProperties"].is_object() && chance.once_in(2) {
        let name = chance.one_of(&["South", "Event", "Result", "x y", ""]);
        fields.insert((*name).to_owned(), json!(chance.one_of(&TEXTS)));
    }
    Value::Object(fields)
}

/// A whole number within the bounds of its schema, or at them.
fn whole(schema: &Value, chance: &mut Chance) -> Value {
    let least = schema["minimum"].as_u64().unwrap_or(0);
    let most = schema["maximum"].as_u64().unwrap_or(least + 40);
    match chance.below(6) {
        0 => json!(least),
        1 => json!(most),
        _ => json!(least + chance.next() % (most - least + 1)),
    }
}

/// What a name in the description stands for, where that says more than its schema.
fn named(name: &str, chance: &mut Chance) -> Option<Value> {
    Some(match name {
        "Played" => json!(game(chance)),
        "Hole" => json!(char::from(*chance.one_of(b"ABCDEFabcdefLl")).to_string()),
        "Position" => json!(chance.one_of(&POSITIONS)),
        "Rules" => json!(chance.one_of(&RULES)),
        "Target" => json!(chance.one_of(&TARGETS)),
        _ => return None,
    })
}

/// A game that can be played, or could be but for its end.
fn game(chance: &mut Chance) -> Played {
    let rules: Rules = chance.one_of(&RULES).parse().unwrap();
    let start: Position = chance.one_of(&POSITIONS).parse().unwrap();
    let mut game = Game::new(rules, start);
    for _ in 0..chance.below(30) {
        let holes: Vec<_> = game.legal_moves().into_iter().collect();
        if holes.is_empty() || game.play(*chance.one_of(&holes)).is_err() {
            break;
        }
    }
    if chance.once_in(8) {
        // A game that is over stays as it is.
        let _ = game.resign(Side::South);
    }
    Played::from(&game)
}
