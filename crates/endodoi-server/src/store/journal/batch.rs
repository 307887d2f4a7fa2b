//! Steps that share a transaction, at most one of a room.
//!
//! The primary key decides who was first, and a step is kept only if the one before it is there: so a
//! room neither forks nor has a gap, whoever writes to the same database.

use std::collections::HashSet;
use std::fmt::Write as _;

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AssertSqlSafe, SqlSafeStr as _, Transaction};

use super::{Appended, Fault, NewStep, Order, Store};
use crate::bus::news;

/// Orders of different rooms.
#[derive(Debug)]
pub(super) struct Batch(Vec<Order>);

/// A batch with what became of it: the rooms whose step was kept.
#[derive(Debug)]
pub(super) struct Written(Batch, Result<HashSet<String>, Fault>);

impl Batch {
    /// Takes from what is waiting the first step of each room.
    pub(super) fn of(waiting: &mut Vec<Order>) -> Self {
        let mut rooms = HashSet::new();
        let is_first = |order: &mut Order| rooms.insert(order.step.room.clone());
        let mut first: Vec<Order> = waiting.extract_if(.., is_first).collect();
        // All servers go in the same order, lest two wait for each other.
        first.sort_by(|a, b| a.step.room.cmp(&b.step.room));
        Self(first)
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Writes all of it that can be kept, or nothing.
    pub(super) async fn write(self, store: &Store) -> Written {
        let kept = self.try_to_write(store).await;
        if let Err(fault) = &kept {
            tracing::error!(%fault, steps = self.0.len(), "steps of games cannot be written");
        }
        Written(self, kept)
    }

    async fn try_to_write(&self, store: &Store) -> Result<HashSet<String>, Fault> {
        let mut all = store.begin().await?;
        let kept: HashSet<String> = self.insert_steps(&mut all).await?;
        let orders: Vec<&Order> = self
            .0
            .iter()
            .filter(|order| kept.contains(&order.step.room))
            .collect();
        if orders.is_empty() {
            all.rollback().await?;
            return Ok(kept);
        }
        upsert_rooms(&mut all, &orders).await?;
        insert_keys(&mut all, &orders).await?;
        if store.others().is_some() {
            let steps = orders
                .iter()
                .map(|order| (order.step.room.as_str(), order.step.seq));
            for payload in news::of_steps(store.server(), steps) {
                news::notify(&mut *all, &payload).await?;
            }
        }
        all.commit().await?;
        Ok(kept)
    }

    /// Inserts the steps that are the next of their rooms, and returns whose they are.
    async fn insert_steps(
        &self,
        all: &mut Transaction<'static, Any>,
    ) -> Result<HashSet<String>, Fault> {
        let sql = format!(
            "WITH new (room, seq, body) AS (VALUES {}) \
             INSERT INTO steps (room, seq, body) SELECT room, seq, body FROM new \
             WHERE seq = 1 OR EXISTS \
             (SELECT 1 FROM steps WHERE steps.room = new.room AND steps.seq = new.seq - 1) \
             ON CONFLICT (room, seq) DO NOTHING RETURNING room",
            placeholders(self.0.len(), 3)
        );
        let mut insert = sqlx::query_scalar(AssertSqlSafe(sql).into_sql_str());
        for Order { step, .. } in &self.0 {
            insert = insert.bind(&step.room).bind(step.seq).bind(&step.body);
        }
        Ok(insert.fetch_all(&mut **all).await?.into_iter().collect())
    }
}

impl Written {
    /// How many were kept.
    pub(super) fn kept(&self) -> usize {
        self.1.as_ref().map_or(0, HashSet::len)
    }

    /// Tells everybody what became of it. What waits for a room whose step was taken was decided upon
    /// that step, and is taken with it.
    pub(super) fn tell(self, waiting: &mut Vec<Order>) {
        let Self(Batch(orders), written) = self;
        for Order { step, told, .. } in orders {
            let answer = match &written {
                Ok(kept) if kept.contains(&step.room) => Ok(Appended::Kept),
                Ok(_) => Ok(Appended::Taken),
                Err(fault) => Err(fault.clone()),
            };
            if matches!(answer, Ok(Appended::Taken)) {
                let same = |order: &mut Order| order.step.room == step.room;
                for later in waiting.extract_if(.., same) {
                    later.tell(Ok(Appended::Taken));
                }
            }
            // Who asked may be gone.
            drop(told.send(answer));
        }
    }
}

impl Order {
    fn tell(self, answer: Result<Appended, Fault>) {
        drop(self.told.send(answer));
    }
}

async fn upsert_rooms(all: &mut Transaction<'static, Any>, orders: &[&Order]) -> Result<(), Fault> {
    let sql = format!(
        "INSERT INTO rooms (id, phase, listed, watched, wishes, summary, deadline, changed) VALUES {} \
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, listed = excluded.listed, \
         watched = excluded.watched, wishes = excluded.wishes, summary = excluded.summary, \
         deadline = excluded.deadline, changed = excluded.changed",
        placeholders(orders.len(), 8)
    );
    let mut upsert = query(sql);
    for Order {
        step: NewStep { room, row, .. },
        ..
    } in orders
    {
        upsert = upsert.bind(room).bind(&row.phase);
        upsert = upsert
            .bind(i64::from(row.listed))
            .bind(i64::from(row.watched));
        upsert = upsert
            .bind(&row.wishes)
            .bind(&row.summary)
            .bind(row.deadline)
            .bind(row.changed);
    }
    upsert.execute(&mut **all).await?;
    Ok(())
}

async fn insert_keys(all: &mut Transaction<'static, Any>, orders: &[&Order]) -> Result<(), Fault> {
    let keys: Vec<_> = orders.iter().flat_map(|order| &order.keys).collect();
    // So many that no database has too many places to fill.
    for keys in keys.chunks(super::MOST) {
        let sql = format!(
            "INSERT INTO room_keys (hash, room, seat, expires) VALUES {} ON CONFLICT DO NOTHING",
            placeholders(keys.len(), 4)
        );
        let mut insert = query(sql);
        for key in keys {
            insert = insert
                .bind(&key.hash)
                .bind(&key.room)
                .bind(&key.seat)
                .bind(key.expires);
        }
        insert.execute(&mut **all).await?;
    }
    Ok(())
}

fn query<'q>(sql: String) -> Query<'q, Any, AnyArguments> {
    // Nothing that anybody sent is part of the text.
    sqlx::query(AssertSqlSafe(sql).into_sql_str())
}

/// Places for so many rows of so many columns: `($1, $2), ($3, $4)`.
fn placeholders(rows: usize, columns: usize) -> String {
    let mut text = String::new();
    for row in 0..rows {
        text.push_str(if row == 0 { "(" } else { ", (" });
        for column in 0..columns {
            let comma = if column == 0 { "" } else { ", " };
            // A string takes whatever is written to it.
            let _ = write!(text, "{comma}${}", row * columns + column + 1);
        }
        text.push(')');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_numbered_through() {
        assert_eq!(placeholders(2, 3), "($1, $2, $3), ($4, $5, $6)");
    }
}
