//! One game: two players, a judge and the clocks.
//!
//! The judge knows the rules and asks the players in turn. Whoever answers late, with a hole that may
//! not be played, or not at all loses the game.

use std::time::Duration;

use endodoi::{BySide, Forfeit, Game, Side};

use super::player::{Answer, Fault, Player, Stop, Task};
use super::time_control::{Allowance, TimeControl};

/// What holds for all games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Conditions {
    /// Time that a move may take beyond what is allowed.
    pub(crate) margin: Duration,
    /// How long an answer is waited for if the engine has no clock.
    pub(crate) patience: Duration,
    /// A game is ended and the seeds are shared after so many turns, those of the opening included.
    pub(crate) max_turns: usize,
    pub(crate) decided: Decided,
}

/// What happens once a player has captured more than half of the seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decided {
    PlayOn,
    /// The other player resigns.
    Stop,
}

/// A seat at the board.
pub(crate) struct Seat<'a> {
    pub(crate) player: &'a mut Box<dyn Player>,
    pub(crate) allowance: Allowance,
    /// What the player's lots follow from.
    pub(crate) seed: u64,
}

/// A game that is over.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) game: Game,
    /// What was noted of each turn after the opening.
    pub(crate) notes: Vec<Note>,
    /// How the game was forfeited, in words.
    pub(crate) mishap: Option<String>,
    /// Why the judge ended the game before the rules did, in words.
    pub(crate) adjudication: Option<&'static str>,
}

/// No more is kept of what is said about a mishap, in characters.
const LONGEST_WORDS: usize = 200;

/// What is noted of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    /// The final margin that the player expects, in hundredths of a seed.
    pub(crate) score: Option<i32>,
    pub(crate) depth: Option<u32>,
    /// The time that the player has left.
    pub(crate) left: Option<Duration>,
}

/// Plays a game on from its opening; `None` if it was stopped.
pub(crate) fn play(
    opening: &Game,
    mut seats: BySide<Seat<'_>>,
    conditions: &Conditions,
    stop: &Stop,
) -> Option<Played> {
    let mut played = Played {
        game: opening.clone(),
        notes: Vec::new(),
        mishap: None,
        adjudication: None,
    };
    for side in Side::ALL {
        let seat = &mut seats[side];
        if let Err(fault) = seat.player.begin(opening, seat.seed, stop) {
            played.forfeit(side, Loss::of(fault, &seat.allowance));
            break;
        }
    }
    let mut clocks = BySide::from_fn(|side| seats[side].allowance.clock);
    while let Some(side) = played.game.to_move() {
        if played.adjudicate(conditions) {
            break;
        }
        let seat = &mut seats[side];
        let task = Task {
            allowance: &seat.allowance,
            clocks,
            margin: conditions.margin,
            patience: conditions.patience,
            stop,
        };
        let answer = seat.player.choose(&played.game, &task);
        if stop.is_raised() {
            return None;
        }
        let taken = answer
            .map_err(|fault| Loss::of(fault, task.allowance))
            .and_then(|answer| played.take(answer, &task, side));
        match taken {
            Err(loss) => played.forfeit(side, loss),
            Ok(elapsed) => {
                let left = clocks[side].as_mut().map(|clock| run(clock, elapsed));
                if let Some(note) = played.notes.last_mut() {
                    note.left = left;
                }
            }
        }
    }
    (!stop.is_raised()).then_some(played)
}

impl Played {
    /// Takes a move, unless it is late or may not be played.
    fn take(&mut self, answer: Answer, task: &Task<'_>, side: Side) -> Result<Duration, Loss> {
        let Answer {
            hole,
            elapsed,
            score,
            depth,
        } = answer;
        if let Some(limit) = task.limit(side)
            && elapsed > limit + task.margin
        {
            let (took, had) = (elapsed.as_secs_f64(), limit.as_secs_f64());
            let words = format!("took {took:.3} s and had {had:.3} s");
            return Err(Loss(Forfeit::Time, words));
        }
        if let Err(error) = self.game.play(hole) {
            // Behind the reason stands a remedy, for people.
            let words = error.to_string();
            let reason = words.split(';').next().unwrap_or_default().to_owned();
            return Err(Loss(Forfeit::IllegalMove, reason));
        }
        self.notes.push(Note {
            score,
            depth,
            left: None,
        });
        Ok(elapsed)
    }

    fn forfeit(&mut self, side: Side, loss: Loss) {
        let Loss(forfeit, words) = loss;
        if self.game.forfeit(side, forfeit).is_ok() {
            self.mishap = Some(words.chars().take(LONGEST_WORDS).collect());
        }
    }

    /// Ends a game that has gone on for too long, or whose winner is known if that is wished.
    fn adjudicate(&mut self, conditions: &Conditions) -> bool {
        let position = self.game.position();
        let captured = position.captured();
        let half = position.total_seeds() / 2;
        let winner = Side::ALL.into_iter().find(|side| captured[*side] > half);
        if let (Decided::Stop, Some(winner)) = (conditions.decided, winner) {
            self.adjudication = Some("decided");
            return self.game.resign(winner.opposite()).is_ok();
        }
        if self.game.turns().count() >= conditions.max_turns {
            self.adjudication = Some("turn limit");
            return self.game.agree().is_ok();
        }
        false
    }
}

/// How a game is lost by the conditions of play, and the words for it.
struct Loss(Forfeit, String);

impl Loss {
    fn of(fault: Fault, allowance: &Allowance) -> Self {
        match fault {
            Fault::Silent(words) if allowance.is_timed() => Self(Forfeit::Time, words),
            Fault::Silent(words) | Fault::Gone(words) => Self(Forfeit::Abandonment, words),
            Fault::NoHole(words) => Self(Forfeit::IllegalMove, words),
            // The game is thrown away.
            Fault::Stopped => Self(Forfeit::Abandonment, String::new()),
        }
    }
}

/// Takes the time of a move off a clock; returns what is left with the increment.
fn run(clock: &mut TimeControl, elapsed: Duration) -> Duration {
    clock.base = clock.base.saturating_sub(elapsed) + clock.increment;
    clock.base
}
