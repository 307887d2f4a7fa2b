//! Values and texts spoilt a little, in the ways that find out what was not thought of.

use serde_json::{Value, json};

use super::chance::Chance;

/// Spoils some part of a value.
pub(super) fn value(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Object(fields) if !fields.is_empty() && !chance.once_in(6) => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = chance.one_of(&names);
            match chance.below(8) {
                0 => drop(fields.remove(name)),
                1 => drop(fields.insert("unknown".to_owned(), wild(chance))),
                _ => self::value(&mut fields[name], chance),
            }
        }
        Value::Array(entries) if !entries.is_empty() && !chance.once_in(4) => {
            let index = chance.below(entries.len());
            match chance.below(5) {
                0 => drop(entries.remove(index)),
                1 => entries.push(wild(chance)),
                2 => {
                    let entry = entries[index].clone();
                    entries.extend(std::iter::repeat_n(entry, chance.below(2_500)));
                }
                _ => self::value(&mut entries[index], chance),
            }
        }
        other => *other = wild(chance),
    }
}

/// A value that nobody asked for.
fn wild(chance: &mut Chance) -> Value {
    match chance.below(14) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(i64::MIN),
        5 => json!(1e308),
        6 => json!(-0.0),
        7 => json!(""),
        8 => json!("\u{0}\u{202e}\u{feff}"),
        9 => json!("9,".repeat(chance.below(3_000)) + "9/9 0-0 S"),
        10 => json!("merker,lap_limit=1000000,endless_turn=void,repetition=off"),
        11 => json!([]),
        12 => json!({}),
        _ => nested(chance.below(200)),
    }
}

/// Lists within lists.
fn nested(depth: usize) -> Value {
    (0..depth).fold(json!(1), |inner, _| Value::Array(vec![inner]))
}

/// Spoils a text as bytes.
pub(super) fn text(mut bytes: Vec<u8>, chance: &mut Chance) -> Vec<u8> {
    match chance.below(5) {
        0 => bytes.truncate(chance.below(bytes.len() + 1)),
        1 => {
            for _ in 0..=chance.below(4) {
                let index = chance.below(bytes.len());
                bytes[index] = u8::try_from(chance.below(256)).unwrap();
            }
        }
        2 => bytes = b"[".repeat(chance.below(100_000)),
        3 => {
            bytes = (0..chance.below(300))
                .map(|_| u8::try_from(chance.below(256)).unwrap())
                .collect();
        }
        _ => {
            let again = bytes.clone();
            bytes.extend(again);
        }
    }
    bytes
}
