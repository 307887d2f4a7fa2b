//! What is sent to the host of a room.

use std::sync::Arc;

use endodoi::{Hole, Position, Side};
use endodoi_api::RoomToldAnswer;
use endodoi_api::ask::RoomCommand;
use tokio::sync::{mpsc, oneshot};

use crate::problem::Problem;
use crate::room::{Actor, Millis};

/// Something that a host is asked.
#[derive(Debug)]
pub(super) enum Ask {
    /// Do a command.
    Do {
        actor: Actor,
        command: RoomCommand,
        /// How long it was on its way.
        lag: Millis,
        told: oneshot::Sender<Result<u64, Problem>>,
    },
    /// Let somebody sit down.
    Sit {
        name: String,
        /// The hash of the secret that opens the seat from then on.
        hash: String,
        told: oneshot::Sender<Result<(Side, RoomToldAnswer), Problem>>,
    },
    /// Tell how the room stands.
    Tell {
        you: Option<Side>,
        told: oneshot::Sender<Box<RoomToldAnswer>>,
    },
    /// Tell all games as a record.
    Record(oneshot::Sender<String>),
    /// Let somebody hear all that happens.
    Hear {
        hearer: Hearer,
        told: oneshot::Sender<Result<(), Problem>>,
    },
    /// Somebody hears no more.
    Gone,
    /// Another server has written this step.
    Refresh { seq: u64 },
    /// Another server tells who is there, or has not told for long.
    Others,
    /// A computer has chosen a hole, in the game, at the ply and in the position that it was asked about: turns
    /// may have been taken back since.
    Chosen {
        game: u32,
        ply: u32,
        position: Position,
        hole: Hole,
    },
    /// A computer would agree to an offer, or not.
    Agrees { offer: u64, agrees: bool },
    /// A computer is ready for the next game.
    Ready,
    /// Look whether anything is due.
    Wake,
}

/// What somebody hears of a room, until it is dropped.
#[derive(Debug)]
pub(crate) struct Hearing {
    pub(super) heard: mpsc::Receiver<Arc<str>>,
    pub(super) host: mpsc::Sender<Ask>,
}

impl Hearing {
    /// The next message; `None` if there will be none, since this hearer was too slow.
    pub(crate) async fn next(&mut self) -> Option<Arc<str>> {
        self.heard.recv().await
    }
}

impl Drop for Hearing {
    fn drop(&mut self) {
        self.heard.close();
        // A host with so much to do finds it out by itself.
        let _ = self.host.try_send(Ask::Gone);
    }
}

/// Somebody who hears a room.
#[derive(Debug)]
pub(super) struct Hearer {
    /// Whose seat it is; `None` for who watches.
    pub(super) side: Option<Side>,
    /// Messages as JSON.
    pub(super) tell: mpsc::Sender<Arc<str>>,
}
