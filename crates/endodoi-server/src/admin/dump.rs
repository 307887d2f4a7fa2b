//! A database as text that every other one can be made from: a line for each room.

use std::io::Write;

use super::lines::{Line, VERSION, Writer};
use super::replay::in_order;
use super::{Admin, AdminError, Amount, Watch, go_on};
use crate::live::now;

impl Admin {
    /// Writes everything as lines of JSON, as it is at one moment.
    ///
    /// # Errors
    /// [`AdminError`] if the database cannot be read, a room of it is damaged, or nothing can be written.
    pub async fn dump(&self, out: impl Write, watch: Watch<'_>) -> Result<Amount, AdminError> {
        let mut moment = self.store.moment().await?;
        let mut writer = Writer::new(out);
        let mut amount = Amount::default();
        writer.line(&Line::Head {
            version: VERSION,
            made: now(),
        })?;
        let mut last = String::new();
        while let Some((id, text)) = moment.shared_after(&last).await? {
            last.clone_from(&id);
            writer.line(&Line::Shared { id, text })?;
            amount.shared += 1;
        }
        let mut last = String::new();
        while let Some(row) = moment.room_after(&last).await? {
            let id = row.id;
            last.clone_from(&id);
            let steps = moment.steps(&id).await?;
            let steps = in_order(&id, steps).map_err(AdminError::Damaged)?;
            let keys = moment.keys(&id).await?;
            // Words that are good for ten minutes are not kept for another day.
            let keys = keys.into_iter().filter(|key| key.seat != "handover");
            let keys = keys.map(Into::into).collect();
            writer.line(&Line::Room { id, steps, keys })?;
            amount.rooms += 1;
            go_on(watch, amount.rooms)?;
        }
        let mut last = String::new();
        while let Some((id, body)) = moment.contest_after(&last).await? {
            last.clone_from(&id);
            let keys = moment.keys(&id).await?;
            let keys = keys.into_iter().map(Into::into).collect();
            writer.line(&Line::Contest { id, body, keys })?;
            amount.contests += 1;
        }
        writer.end(&amount)?;
        Ok(amount)
    }
}
