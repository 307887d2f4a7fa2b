//! Turns, players and results in words, the same in both modes.

mod reasons;

use endodoi::{
    Board, Ending, Outcome, Position, RemainingSeeds, Repetition, Rules, Side, Turn, TurnEnd,
};

use super::player::Player;
use super::session::Session;
pub(crate) use crate::counted::seeds;
use crate::escape::Escaped;
pub(crate) use reasons::{evaluation, hint};

/// `South plays B, 5 laps, captures 7`.
pub(crate) fn turn(turn: &Turn) -> String {
    let side = turn.hole().side();
    let played = format!("{side} plays {}, {}", turn.hole(), laps(turn.laps()));
    match turn.end() {
        TurnEnd::Captured { seeds, .. } => format!("{played}, captures {seeds}"),
        TurnEnd::Quiet { hole } => format!("{played}, ends in {hole}, captures nothing"),
        TurnEnd::Endless(_) => format!(
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

pub(crate) fn turns(turns: usize) -> String {
    match turns {
        1 => "1 turn".to_owned(),
        _ => format!("{turns} turns"),
    }
}

/// `South (computer, level 2)`, or a person's name if it has one.
pub(crate) fn player(side: Side, player: &Player) -> String {
    match player {
        Player::Human(name) if name == "human" => side.to_string(),
        Player::Human(name) => format!("{side} ({})", Escaped(name)),
        Player::Computer(level) => format!("{side} (computer, level {level})"),
    }
}

/// `South (level 2)`, or as much of a person's name as fits beside a board.
pub(crate) fn player_in_short(side: Side, player: &Player) -> String {
    match player {
        Player::Human(name) if name == "human" => side.to_string(),
        Player::Human(name) => {
            let name: String = name.chars().take(12).collect();
            format!("{side} ({})", Escaped(&name))
        }
        Player::Computer(level) => format!("{side} (level {level})"),
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

/// What the computer answers to an offer that it does not take.
pub(crate) const PLAYS_ON: &str = "the computer thinks it can still gain, and plays on";

/// Why a game ended, its result, and where the match stands.
pub(crate) fn outcome(outcome: Outcome, session: &Session) -> String {
    let ending = ending(outcome, session.position(), session.rules());
    format!("{ending}. {}. {}", result(outcome), standing(session))
}

/// The result of a game and where the match stands, for small screens.
pub(crate) fn outcome_in_short(outcome: Outcome, session: &Session) -> String {
    let tally = session.standing().tally();
    format!("{}; match {tally}", result(outcome))
}

fn result(outcome: Outcome) -> String {
    let seeds = outcome.seeds();
    match outcome.winner() {
        Some(side) => format!(
            "{side} wins the game {} to {}",
            seeds[side],
            seeds[side.opposite()]
        ),
        None => format!("The game is drawn, {} each", self::seeds(seeds.south)),
    }
}

/// Why the game ended and what became of the seeds left on the board.
fn ending(outcome: Outcome, position: &Position, rules: &Rules) -> String {
    let mover = position.to_move();
    let left = position.board().total();
    let gets = |who: &str| match left {
        0 => String::new(),
        _ => format!("; {who} the {} left", seeds(left)),
    };
    match outcome.ending() {
        Ending::NoLegalMove => {
            let rest = match rules.remaining_seeds {
                RemainingSeeds::LastMover => gets(&format!("{} gets", mover.opposite())),
                RemainingSeeds::RowOwner => gets("the owners of the rows get"),
                RemainingSeeds::Nobody => gets("nobody gets"),
            };
            format!("{mover} has no move{rest}")
        }
        Ending::Repetition => {
            let rest = match rules.repetition {
                Repetition::Share | Repetition::Off => gets("both share"),
                Repetition::RowOwner => gets("the owners of the rows get"),
            };
            format!("This position occurs for the third time{rest}")
        }
        Ending::EndlessTurn => format!("The turn never ends{}", gets("both share")),
        Ending::Decided => format!("More than half is captured{}", gets("nobody gets")),
        Ending::Agreement => format!("The players agree to stop{}", gets("both share")),
        Ending::Resignation(side) => {
            let winner = side.opposite();
            format!("{side} resigns{}", gets(&format!("{winner} gets")))
        }
        Ending::Forfeit(side, _) => {
            let winner = side.opposite();
            let gets = gets(&format!("{winner} gets"));
            format!("{}{gets}", outcome.ending())
        }
        other => other.to_string(),
    }
}

/// Where the match stands.
pub(crate) fn standing(session: &Session) -> String {
    let standing = session.standing();
    let (tally, target) = (standing.tally(), standing.target());
    match standing.winner() {
        Some(side) => format!(
            "{side} wins the match {} to {}",
            tally[side],
            tally[side.opposite()]
        ),
        None => format!(
            "Match: South {}, North {}, {target}",
            tally.south, tally.north
        ),
    }
}

/// What is kept, for whoever is asked whether to go on with it.
pub(crate) fn kept(session: &Session) -> String {
    let players = session.players();
    let tally = session.standing().tally();
    format!(
        "An unfinished match was kept: {} against {}, {} to {}; game {}, {} played, captured {}.",
        player(Side::South, &players.south),
        player(Side::North, &players.north),
        tally.south,
        tally.north,
        session.game_number(),
        turns(session.game().turns().count()),
        session.position().captured(),
    )
}

/// The sentence with a capital at its beginning.
pub(crate) fn capitalised(sentence: &str) -> String {
    let mut chars = sentence.chars();
    let first = chars.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(chars).collect()
}
