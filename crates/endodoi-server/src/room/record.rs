//! The games of a room as a record.

use std::sync::Arc;

use endodoi::{Record, Side};

use super::Room;

impl Room {
    /// Returns all games that have begun, in order, as text in the format `.edr`.
    pub(crate) fn record(&self) -> String {
        let now = (self.game_number, Arc::new(self.game.clone()));
        let games = self.older.iter().chain(&self.past).chain([&now]);
        let text = games.map(|(number, game)| {
            let mut record = Record::from_game(game);
            let tags = [
                ("South", self.name_told(Side::South)),
                ("North", self.name_told(Side::North)),
                ("Match", self.target.to_string()),
                ("Game", number.to_string()),
            ];
            for (name, value) in tags {
                // A name may hold what no tag can, and is left out then.
                let _ = record.tags_mut().set(name, &value);
            }
            record.to_string()
        });
        text.collect::<Vec<_>>().join("\n")
    }

    fn name_told(&self, side: Side) -> String {
        match self.seat(side) {
            Some(seat) => match seat.level {
                Some(level) => format!("Endodoi, level {level}"),
                None if seat.name.is_empty() => side.to_string(),
                None => seat.name.clone(),
            },
            None => side.to_string(),
        }
    }
}
