//! What whoever runs a server does with its database: copies, moves, counts and clears it.
//!
//! Nothing here needs a server, and nothing but restoring is in the way of one that runs. What is
//! copied is as it was at one moment, whatever is played in the meantime.

mod dump;
mod error;
mod export;
mod lines;
mod prune;
mod replay;
mod restore;
mod stats;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;
use std::path::Path;

pub use self::error::AdminError;
pub use self::export::Chosen;
pub use self::prune::Old;
pub use self::restore::{Onto, Restored};
pub use self::stats::Stats;
use crate::options::Options;
use crate::store::{Place, Store};

/// Hears after each room how many are done, and says whether to go on.
pub type Watch<'a> = &'a mut dyn FnMut(u64) -> ControlFlow<()>;

/// How many of a copy's parts there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Amount {
    /// Rooms.
    pub rooms: u64,
    /// Records that were shared by a link.
    pub shared: u64,
    /// Tournaments.
    pub contests: u64,
}

/// A database, opened beside its servers.
#[derive(Clone, Debug)]
pub struct Admin {
    store: Store,
}

impl Admin {
    /// Opens the database that a server with these options has.
    ///
    /// # Errors
    /// [`AdminError`] if there is none, or it cannot be opened.
    pub async fn open(options: &Options) -> Result<Self, AdminError> {
        match Place::of(options) {
            Place::Memory => Err(AdminError::Nowhere),
            place => match place.missing_file() {
                Some(file) => Err(AdminError::Missing(file)),
                None => Self::at(&place, options).await,
            },
        }
    }

    /// Opens it as [`Admin::open`] does, and makes it if it is not there.
    ///
    /// # Errors
    /// [`AdminError`] if that cannot be done.
    pub async fn open_or_make(options: &Options) -> Result<Self, AdminError> {
        match Place::of(options) {
            Place::Memory => Err(AdminError::Nowhere),
            place => Self::at(&place, options).await,
        }
    }

    async fn at(place: &Place, options: &Options) -> Result<Self, AdminError> {
        let store = Store::open(place, options.limits.shared_bytes).await?;
        Ok(Self { store })
    }

    /// Copies the file of a database as it is at one moment to a new file. Only a database in a file can
    /// be copied so; [`Admin::dump`] copies every one.
    ///
    /// # Errors
    /// [`AdminError::NoFile`] if the database is in no file, others if it cannot be read or written.
    pub async fn copy_file(&self, to: &Path) -> Result<(), AdminError> {
        if self.store.others().is_some() {
            return Err(AdminError::NoFile);
        }
        let name = to.to_str().ok_or_else(|| AdminError::Name(to.to_owned()))?;
        Ok(self.store.copy_to(name).await?)
    }
}

/// Goes on, or not.
fn go_on(watch: Watch<'_>, done: u64) -> Result<(), AdminError> {
    match watch(done) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(AdminError::Stopped),
    }
}
