//! How much there is, for who runs a server.

use super::fault::Fault;
use super::{Place, Store};

/// How much there is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counts {
    pub(crate) steps: u64,
    /// Games that are not the first of their room.
    pub(crate) further_games: u64,
    pub(crate) players: u64,
    pub(crate) shared: u64,
    pub(crate) bytes: u64,
}

impl Store {
    /// How many rooms there are of each phase.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be read, as with all that follow.
    pub(crate) async fn phases(&self) -> Result<Vec<(String, u64)>, Fault> {
        let phases = "SELECT phase, COUNT(*) FROM rooms GROUP BY phase";
        let phases: Vec<(String, i64)> = sqlx::query_as(phases).fetch_all(&self.pool).await?;
        let counted = phases
            .into_iter()
            .map(|(phase, count)| (phase, unsigned(count)));
        Ok(counted.collect())
    }

    /// Counts everything else.
    pub(crate) async fn counts(&self) -> Result<Counts, Fault> {
        // What people say stands in quotes that are escaped, and is not taken for what happened.
        let further = "SELECT COUNT(*) FROM steps WHERE body LIKE '%\"did\":\"began\"%' \
                       OR body LIKE '%\"did\":\"rematched\"%'";
        let players = "SELECT COUNT(DISTINCT hash) FROM room_keys WHERE seat IN ('south', 'north')";
        let bytes = match *self.place {
            Place::Postgres(_) => "SELECT pg_database_size(current_database())",
            Place::Memory | Place::Folder(_) => {
                "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
            }
        };
        Ok(Counts {
            steps: self.number("SELECT COUNT(*) FROM steps").await?,
            further_games: self.number(further).await?,
            players: self.number(players).await?,
            shared: self.number("SELECT COUNT(*) FROM shared").await?,
            bytes: self.number(bytes).await?,
        })
    }

    async fn number(&self, query: &'static str) -> Result<u64, Fault> {
        let number: i64 = sqlx::query_scalar(query).fetch_one(&self.pool).await?;
        Ok(unsigned(number))
    }
}

fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}
