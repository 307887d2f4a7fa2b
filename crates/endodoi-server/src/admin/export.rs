//! All finished games as a record, for people and for study.

use std::io::Write;

use endodoi::Record;

use super::replay::{in_order, replay};
use super::{Admin, AdminError, Watch, go_on};

/// Which games are wanted.
#[derive(Clone, Debug, Default)]
pub struct Chosen {
    /// Those of rooms in which something happened at this moment or later, in milliseconds since 1970.
    pub since: Option<i64>,
    /// Those of this room.
    pub room: Option<String>,
}

impl Admin {
    /// Writes finished games in the format `.edr`, an empty line between two of them, and returns how
    /// many there are.
    ///
    /// # Errors
    /// [`AdminError`] if the database cannot be read, a room of it is damaged, or nothing can be written.
    pub async fn export(
        &self,
        chosen: &Chosen,
        mut out: impl Write,
        watch: Watch<'_>,
    ) -> Result<u64, AdminError> {
        let mut moment = self.store.moment().await?;
        let (mut rooms, mut games) = (0, 0);
        let mut last = String::new();
        while let Some(row) = moment.room_after(&last).await? {
            last.clone_from(&row.id);
            rooms += 1;
            go_on(watch, rooms)?;
            let is_other = chosen.room.as_ref().is_some_and(|room| *room != row.id);
            if is_other || chosen.since.is_some_and(|since| row.changed < since) {
                continue;
            }
            let steps = moment.steps(&row.id).await?;
            let steps = in_order(&row.id, steps);
            let room = steps.and_then(|steps| replay(&row.id, &steps));
            let (room, _) = room.map_err(AdminError::Damaged)?;
            let records = Record::read_all(&room.record());
            let records = records.map_err(|error| {
                AdminError::Damaged(format!(
                    "the record of room {} cannot be read: {error}",
                    row.id
                ))
            })?;
            let finished = records
                .iter()
                .filter(|record| record.game().outcome().is_some());
            for record in finished {
                if games > 0 {
                    writeln!(out)?;
                }
                write!(out, "{record}")?;
                games += 1;
            }
        }
        out.flush()?;
        Ok(games)
    }
}
