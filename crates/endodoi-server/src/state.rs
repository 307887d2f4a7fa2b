//! What the handlers share.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use endodoi::{Rules, Width};
use endodoi_engine::Endgames;

use tokio::sync::watch;

use crate::assets::Assets;
use crate::clients::Clients;
use crate::functions::Lists;
use crate::live::{Rooms, RoomsWith};
use crate::metrics::Counts;
use crate::options::Options;
use crate::pages::Pages;
use crate::rate::Rate;
use crate::start::StartError;
use crate::store::{Place, Store};
use crate::thinkers::Thinkers;

/// Memory of an engine that chooses moves and hints, in MiB.
const QUICK_MIB: usize = 16;
/// Memory of an engine that analyses, in MiB.
const LONG_MIB: usize = 64;
/// Short searches that may wait for their turn.
const QUICK_WAITING: usize = 64;
/// Analyses that may wait for their turn.
const LONG_WAITING: usize = 8;

/// Endgame tables for those who search: the program that runs the server has them or none.
pub trait Tables: fmt::Debug + Send + Sync {
    /// Returns the tables of a board and rules, if they are there now.
    fn tables(&self, width: Width, rules: &Rules) -> Option<Arc<dyn Endgames + Send>>;
}

/// No tables at all.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoTables;

impl Tables for NoTables {
    fn tables(&self, _: Width, _: &Rules) -> Option<Arc<dyn Endgames + Send>> {
        None
    }
}

/// What the handlers share.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) options: Options,
    pub(crate) assets: Assets,
    pub(crate) pages: Pages,
    pub(crate) tables: Arc<dyn Tables>,
    /// For what is told within a second or so: moves, hints.
    pub(crate) quick: Arc<Thinkers>,
    /// For analyses and reviews.
    pub(crate) long: Arc<Thinkers>,
    /// Who waits for moves and hints now.
    pub(crate) askers: Clients,
    /// How often each client shares records.
    pub(crate) sharers: Option<Arc<Rate>>,
    /// What was shared and played.
    pub(crate) store: Store,
    /// The rooms in which people play.
    pub(crate) rooms: Arc<Rooms>,
    /// Whoever changes a tournament waits here for the one before.
    pub(crate) contest_turns: tokio::sync::Mutex<()>,
    /// Lists of them.
    pub(crate) lists: Lists,
    /// How often each client makes rooms.
    pub(crate) makers: Option<Arc<Rate>>,
    /// Who follows rooms now.
    pub(crate) listeners: Clients,
    /// Who analyses now.
    pub(crate) analysts: Clients,
    /// What was answered, by the class of the status.
    pub(crate) answered: Counts,
    /// Whether the server should get nothing more to do.
    is_draining: AtomicBool,
    /// Whether the server is about to end.
    is_ending: watch::Sender<bool>,
}

impl App {
    /// Gets everything ready.
    ///
    /// # Errors
    /// [`StartError`] if the folder or the database for what is kept cannot be used.
    pub(crate) async fn new(
        options: Options,
        tables: Arc<dyn Tables>,
    ) -> Result<Arc<Self>, StartError> {
        let assets = Assets::new();
        let limits = options.limits;
        let place = Place::of(&options);
        let store = Store::open(&place, limits.shared_bytes).await?;
        let quick = Thinkers::new(limits.searches, QUICK_MIB, QUICK_WAITING);
        let (is_ending, ending) = watch::channel(false);
        let rooms = Rooms::new(RoomsWith {
            store: store.clone(),
            // Games must not wait for those who ask for hints, nor these for games.
            thinkers: Thinkers::new(limits.searches, QUICK_MIB, QUICK_WAITING),
            tables: Arc::clone(&tables),
            thought: limits.thought,
            claim_after: limits.claim_after,
            ending,
        });
        let rooms = rooms.await.map_err(|fault| place.refused(&fault))?;
        Ok(Arc::new(Self {
            pages: Pages::new(assets.clone()),
            assets,
            tables,
            quick,
            rooms,
            contest_turns: tokio::sync::Mutex::new(()),
            lists: Lists::default(),
            makers: Rate::a_minute(limits.rooms_per_minute),
            listeners: Clients::new(limits.rooms_followed),
            long: Thinkers::new(limits.searches, LONG_MIB, LONG_WAITING),
            analysts: Clients::new(limits.analyses_per_client),
            askers: Clients::new(limits.searches_per_client),
            sharers: Rate::a_minute(limits.shares_per_minute),
            store,
            answered: Counts::default(),
            is_draining: AtomicBool::new(false),
            is_ending,
            options,
        }))
    }

    /// Lets it be known that the server will end soon.
    pub(crate) fn drain(&self) {
        self.is_draining.store(true, Ordering::Relaxed);
    }

    /// Whether the server should get nothing more to do.
    pub(crate) fn is_draining(&self) -> bool {
        self.is_draining.load(Ordering::Relaxed)
    }

    /// Lets analyses, reviews and streams come to their end.
    pub(crate) fn end_streams(&self) {
        self.is_ending.send_replace(true);
    }

    /// Whether they are to come to their end.
    pub(crate) fn is_ending(&self) -> bool {
        *self.is_ending.borrow()
    }
}
