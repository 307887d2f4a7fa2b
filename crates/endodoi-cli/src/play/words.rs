//! Turns, players and results in words, the same in both modes.
//!
//! Here it is decided which message tells what; the sentences themselves are in the crate
//! `endodoi-words`, in every language.

mod errors;
mod reasons;

use endodoi::{
    Board, Ending, Forfeit, Outcome, Position, RemainingSeeds, Repetition, Rules, Side, Target,
    Turn, TurnEnd,
};
use endodoi_words::{Language, Value, Words};

use super::player::Player;
use super::session::Session;
use crate::escape::Escaped;
use crate::turn_end::{self, side_key};

/// Says what there is to say in a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Speech {
    words: Words,
}

impl Speech {
    pub(crate) fn new(language: Language) -> Self {
        Self {
            words: Words::of(language),
        }
    }

    /// A message in which nothing is filled in.
    pub(crate) fn say(self, id: &str) -> String {
        self.words.say(id)
    }

    /// A message with values filled in.
    pub(crate) fn say_with(self, id: &str, values: &[(&str, Value)]) -> String {
        self.words.say_with(id, values)
    }

    /// A message about one player.
    pub(crate) fn of_side(self, id: &str, side: Side) -> String {
        self.say_with(id, &[("side", side_key(side).into())])
    }

    pub(crate) fn side(self, side: Side) -> String {
        self.of_side("side", side)
    }

    pub(crate) fn captured(self, seeds: u8) -> String {
        self.say_with("captured", &[("seeds", seeds.into())])
    }

    /// `South plays B, 5 laps, captures 7`.
    pub(crate) fn turn(self, turn: &Turn) -> String {
        let (id, lands) = match turn.end() {
            TurnEnd::Captured { hole, .. } => ("turn-captures", hole),
            TurnEnd::Quiet { hole } => ("turn-quiet", hole),
            TurnEnd::Endless(_) => ("turn-endless", turn.hole()),
        };
        let values = [
            ("side", Value::from(side_key(turn.hole().side()))),
            ("hole", turn.hole().to_string().into()),
            ("laps", turn.laps().into()),
            ("seeds", turn.captured().into()),
            ("lands", lands.to_string().into()),
        ];
        self.say_with(id, &values)
    }

    /// How a turn ended and why; `None` if it never ends.
    pub(crate) fn turn_end(self, turn: &Turn) -> Option<String> {
        turn_end::sentence(self.words, turn)
    }

    /// `South (computer, level 2)`, or a person's name if it has one.
    pub(crate) fn player(self, side: Side, player: &Player) -> String {
        self.player_as("player-computer", side, player, usize::MAX)
    }

    /// `South (level 2)`, or as much of a person's name as fits beside a board.
    pub(crate) fn player_in_short(self, side: Side, player: &Player) -> String {
        self.player_as("player-computer-short", side, player, 12)
    }

    fn player_as(self, computer: &str, side: Side, player: &Player, longest: usize) -> String {
        let side = ("side", side_key(side).into());
        match player {
            Player::Human(name) if name == "human" => self.say_with("side", &[side]),
            Player::Human(name) => {
                let name: String = name.chars().take(longest).collect();
                let name = Escaped(&name).to_string();
                self.say_with("player-named", &[side, ("name", name.into())])
            }
            Player::Computer(level) => {
                let level = ("level", level.number().into());
                self.say_with(computer, &[side, level])
            }
        }
    }

    /// The seeds of one row, from the owner's left: `South: A 4, B 0, C 5`.
    pub(crate) fn row(self, board: &Board, side: Side) -> String {
        let holes = board.width().row(side);
        let counts: Vec<String> = holes
            .map(|hole| format!("{hole} {}", board.seeds(hole)))
            .collect();
        format!("{}: {}", self.side(side), counts.join(", "))
    }

    /// Why a game ended, its result, and where the match stands.
    pub(crate) fn outcome(self, outcome: Outcome, session: &Session) -> String {
        let ending = self.ending(outcome, session.position(), session.rules());
        let (result, standing) = (self.result(outcome), self.standing(session));
        format!("{ending}. {result}. {standing}")
    }

    /// The result of a game and where the match stands, for small screens.
    pub(crate) fn outcome_in_short(self, outcome: Outcome, session: &Session) -> String {
        let tally = session.standing().tally().to_string();
        let standing = self.say_with("match-short", &[("tally", tally.into())]);
        format!("{}; {standing}", self.result(outcome))
    }

    fn result(self, outcome: Outcome) -> String {
        let seeds = outcome.seeds();
        match outcome.winner() {
            Some(side) => self.say_with(
                "result-won",
                &[
                    ("side", side_key(side).into()),
                    ("own", seeds[side].into()),
                    ("other", seeds[side.opposite()].into()),
                ],
            ),
            None => self.say_with("result-drawn", &[("seeds", seeds.south.into())]),
        }
    }

    /// Why the game ended and what became of the seeds left on the board.
    fn ending(self, outcome: Outcome, position: &Position, rules: &Rules) -> String {
        let ending = outcome.ending();
        let mover = position.to_move();
        let said = self.of_side(ending_id(ending), ending.loser().unwrap_or(mover));
        let left = position.board().total();
        if left == 0 {
            return said;
        }
        let (rest, gets) = rest(ending, mover, rules);
        let values = [
            ("side", Value::from(side_key(gets))),
            ("seeds", left.into()),
        ];
        format!("{said}; {}", self.say_with(rest, &values))
    }

    /// What a match is played for: `first to 3 wins`.
    pub(crate) fn target(self, target: Target) -> String {
        let (id, count) = match target {
            Target::Wins(count) => ("target-wins", count),
            Target::Seeds(count) => ("target-seeds", count),
        };
        self.say_with(id, &[("count", count.get().into())])
    }

    /// Where the match stands.
    pub(crate) fn standing(self, session: &Session) -> String {
        let standing = session.standing();
        let (tally, target) = (standing.tally(), standing.target());
        match standing.winner() {
            Some(side) => self.say_with(
                "match-won",
                &[
                    ("side", side_key(side).into()),
                    ("own", tally[side].into()),
                    ("other", tally[side.opposite()].into()),
                ],
            ),
            None => self.say_with(
                "match-standing",
                &[
                    ("south", tally.south.into()),
                    ("north", tally.north.into()),
                    ("target", self.target(target).into()),
                ],
            ),
        }
    }

    /// What is kept, for whoever is asked whether to go on with it.
    pub(crate) fn kept(self, session: &Session) -> String {
        let players = session.players();
        let tally = session.standing().tally();
        let values = [
            ("south", self.player(Side::South, &players.south).into()),
            ("north", self.player(Side::North, &players.north).into()),
            ("south-pins", tally.south.into()),
            ("north-pins", tally.north.into()),
            ("number", session.game_number().into()),
            ("turns", session.game().turns().count().into()),
            ("captured", session.position().captured().to_string().into()),
        ];
        self.say_with("kept-match", &values)
    }
}

fn ending_id(ending: Ending) -> &'static str {
    match ending {
        Ending::NoLegalMove => "ending-no-legal-move",
        Ending::Repetition => "ending-repetition",
        Ending::EndlessTurn => "ending-endless-turn",
        Ending::Decided => "ending-decided",
        Ending::Agreement => "ending-agreement",
        Ending::Resignation(_) => "ending-resignation",
        Ending::Forfeit(_, Forfeit::Time) => "ending-time",
        Ending::Forfeit(_, Forfeit::IllegalMove) => "ending-illegal-move",
        Ending::Forfeit(_, Forfeit::Abandonment) => "ending-abandonment",
        // Endings to come have their words when they come.
        _ => "ending-other",
    }
}

/// What becomes of the seeds left, and who gets them if one player does.
fn rest(ending: Ending, mover: Side, rules: &Rules) -> (&'static str, Side) {
    let gets = ending.loser().unwrap_or(mover).opposite();
    let rest = match ending {
        Ending::NoLegalMove => match rules.remaining_seeds {
            RemainingSeeds::LastMover => "rest-to-side",
            RemainingSeeds::RowOwner => "rest-to-owners",
            RemainingSeeds::Nobody => "rest-to-nobody",
        },
        Ending::Repetition if rules.repetition == Repetition::RowOwner => "rest-to-owners",
        Ending::Decided => "rest-to-nobody",
        Ending::Resignation(_) | Ending::Forfeit(..) => "rest-to-side",
        _ => "rest-shared",
    };
    (rest, gets)
}
