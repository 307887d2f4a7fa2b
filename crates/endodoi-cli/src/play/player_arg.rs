//! A player on the command line, with the list of those that shells complete.

use std::ffi::OsStr;

use super::player::Player;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Command, Error};

/// Who is offered, and in words what to expect.
const OFFERED: [(&str, &str); 12] = [
    ("human", "a person, also human:NAME"),
    ("computer", "level 4"),
    ("computer:1", "a child may win at the first try"),
    ("computer:2", "still easy"),
    ("computer:3", "for who knows the rules"),
    ("computer:4", "where none is given"),
    ("computer:5", "looks some turns ahead"),
    ("computer:6", "looks further ahead"),
    ("computer:7", "strong"),
    ("computer:8", "stronger"),
    ("computer:9", "hard to beat"),
    ("computer:10", "full strength, about a second a turn"),
];

/// Reads what is written behind `--south` or `--north`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayerParser;

impl TypedValueParser for PlayerParser {
    type Value = Player;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Player, Error> {
        let read = |text: String| text.parse::<Player>();
        StringValueParser::new()
            .try_map(read)
            .parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let values = OFFERED
            .into_iter()
            .map(|(name, help)| PossibleValue::new(name).help(help));
        Some(Box::new(values))
    }
}

#[cfg(test)]
mod tests {
    use endodoi_engine::Level;

    use super::*;

    #[test]
    fn every_level_is_offered_and_everybody_offered_is_a_player() {
        for (name, _) in OFFERED {
            assert!(name.parse::<Player>().is_ok(), "{name}");
        }
        for level in Level::all() {
            let name = Player::Computer(level).to_string();
            assert!(OFFERED.iter().any(|(offered, _)| *offered == name));
        }
    }
}
