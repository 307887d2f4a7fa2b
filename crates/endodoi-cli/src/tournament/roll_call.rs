//! Before the first game: is every engine there?
//!
//! An engine that cannot be started would lose all of its games. That is more likely a slip of whoever
//! typed the command, so the match is not begun.

use endodoi::Game;

use super::Plan;
use super::engine_spec::Kind;
use super::player::{Fault, Stop};
use super::seat::player;
use crate::escape::Escaped;
use crate::failure::Failure;

/// Starts every program once, and ends it again.
///
/// # Errors
/// [`Failure::BadInput`] about the first that does not get ready for a game.
pub(crate) fn check(plan: &Plan, opening: &Game, stop: &Stop) -> Result<(), Failure> {
    for engine in &plan.engines {
        if !matches!(engine.kind, Kind::Program(_)) {
            continue;
        }
        match player(engine, None).begin(opening, 0, stop) {
            Ok(()) | Err(Fault::Stopped) => {}
            Err(Fault::Silent(reason) | Fault::NoHole(reason) | Fault::Gone(reason)) => {
                let (name, command) = (Escaped(&engine.name), Escaped(&engine.command));
                let reason = Escaped(&reason);
                return Err(Failure::bad_input(format_args!(
                    "engine {name} (cmd={command}): {reason}"
                )));
            }
        }
    }
    Ok(())
}
