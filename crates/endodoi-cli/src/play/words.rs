//! Turns, players and results in words, the same in both modes.

use endodoi::{Board, Outcome, Side, Turn, TurnEnd};

use super::player::Player;
use super::session::Session;

/// `South plays B, 5 laps, captures 7`.
pub(crate) fn turn(turn: &Turn) -> String {
    let side = turn.hole().side();
    let played = format!("{side} plays {}, {}", turn.hole(), laps(turn.laps()));
    match turn.end() {
        TurnEnd::Captured { seeds, .. } => format!("{played}, captures {seeds}"),
        TurnEnd::Quiet { hole } => format!("{played}, ends in {hole}, captures nothing"),
        TurnEnd::Endless => format!(
            "{side} plays {}, which never ends: the board stays",
            turn.hole()
        ),
    }
}

pub(crate) fn laps(laps: u32) -> String {
    match laps {
        1 => "1 lap".to_owned(),
        _ => format!("{laps} laps"),
    }
}

pub(crate) fn seeds(seeds: u8) -> String {
    match seeds {
        1 => "1 seed".to_owned(),
        _ => format!("{seeds} seeds"),
    }
}

/// `South (computer, level 2)`, or a person's name if it has one.
pub(crate) fn player(side: Side, player: &Player) -> String {
    match player {
        Player::Human(name) if name == "human" => side.to_string(),
        Player::Human(name) => format!("{side} ({name})"),
        Player::Computer(level) => format!("{side} (computer, level {level})"),
    }
}

/// The seeds of one row, from the owner's left: `South: A 4, B 0, C 5`.
pub(crate) fn row(board: &Board, side: Side) -> String {
    let holes = board.width().row(side);
    let counts: Vec<String> = holes
        .map(|hole| format!("{hole} {}", board.seeds(hole)))
        .collect();
    format!("{side}: {}", counts.join(", "))
}

/// The result of a game and where the match stands.
pub(crate) fn outcome(outcome: Outcome, session: &Session) -> String {
    let seeds = outcome.seeds();
    let result = match outcome.winner() {
        Some(side) => format!(
            "{side} wins the game {} to {}",
            seeds[side],
            seeds[side.opposite()]
        ),
        None => format!("The game is drawn, {} seeds each", seeds.south),
    };
    format!("{result} ({})", outcome.ending()) + &standing(session)
}

fn standing(session: &Session) -> String {
    let standing = session.standing();
    let tally = standing.tally();
    match standing.winner() {
        Some(side) => format!(
            "; {side} wins the match {} to {}",
            tally[side],
            tally[side.opposite()]
        ),
        None => format!(
            "; the match stands {tally} (South-North), {}",
            standing.target()
        ),
    }
}
