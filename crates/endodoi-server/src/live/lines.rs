//! What happens in a room as lines of JSON, for programs.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use tokio::time::timeout;

use super::Rooms;
use super::ask::Hearing;
use crate::clients::Permit;

/// After so long without news an empty line is sent, by which both ends know that the other is there.
const SILENCE: Duration = Duration::from_secs(10);

/// A body that goes on until the client has enough or the server ends.
pub(crate) fn lines(rooms: &Arc<Rooms>, hearing: Hearing, place: Permit) -> Body {
    let ending = rooms.ending.clone();
    let held = (place, rooms.measured.lines());
    let start = (hearing, ending, held);
    let lines = futures_util::stream::unfold(start, |(mut hearing, mut ending, held)| async {
        let line = tokio::select! {
            line = timeout(SILENCE, hearing.next()) => match line {
                Ok(message) => Bytes::from(format!("{}\n", message?)),
                Err(_) => Bytes::from_static(b"\n"),
            },
            _ = ending.changed() => return None,
        };
        Some((Ok::<_, Infallible>(line), (hearing, ending, held)))
    });
    Body::from_stream(lines)
}
