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

#[cfg(test)]
mod tests {
    use super::super::time_control::move_time;
    use super::*;

    /// Plays the first legal hole, and claims to have taken so long.
    struct Claims(Duration);

    impl Player for Claims {
        fn begin(&mut self, _opening: &Game, _seed: u64, _stop: &Stop) -> Result<(), Fault> {
            Ok(())
        }

        fn choose(&mut self, game: &Game, _task: &Task<'_>) -> Result<Answer, Fault> {
            let hole = game.legal_moves().iter().next();
            Ok(Answer {
                hole: hole.expect("the game goes on"),
                elapsed: self.0,
                score: None,
                depth: None,
            })
        }
    }

    fn conditions(margin: u64) -> Conditions {
        Conditions {
            margin: Duration::from_millis(margin),
            patience: Duration::from_secs(1),
            max_turns: 500,
            decided: Decided::PlayOn,
        }
    }

    /// A game in which South takes 60 ms a move, and North nothing.
    fn played(limits: &str, margin: u64, stop: &Stop) -> Option<Played> {
        let allowance = Allowance {
            clock: limits.strip_prefix("tc=").map(|tc| tc.parse().unwrap()),
            move_time: limits.strip_prefix("st=").map(|st| move_time(st).unwrap()),
            ..Allowance::default()
        };
        let mut south: Box<dyn Player> = Box::new(Claims(Duration::from_millis(60)));
        let mut north: Box<dyn Player> = Box::new(Claims(Duration::ZERO));
        let seat = |player| Seat {
            player,
            allowance,
            seed: 0,
        };
        let seats = BySide {
            south: seat(&mut south),
            north: seat(&mut north),
        };
        play(&Game::default(), seats, &conditions(margin), stop)
    }

    fn ending(limits: &str, margin: u64) -> String {
        let played = played(limits, margin, &Stop::default()).unwrap();
        played.game.termination().to_owned()
    }

    #[test]
    fn a_clock_runs_down_and_is_wound_up_by_the_increment() {
        let played = played("tc=0.1+0.01", 0, &Stop::default()).unwrap();
        let left: Vec<u128> = played
            .notes
            .iter()
            .map(|note| note.left.unwrap().as_millis())
            .collect();
        // South has 50 ms for the second move and takes 60.
        assert_eq!(left, [50, 110]);
        assert_eq!(played.game.termination(), "South's time ran out");
        assert_eq!(
            played.mishap.as_deref(),
            Some("took 0.060 s and had 0.050 s")
        );
    }

    #[test]
    fn a_move_may_take_its_time_and_the_margin() {
        assert_eq!(ending("st=0.06", 0), "no legal move");
        assert_eq!(ending("st=0.05", 9), "South's time ran out");
        assert_eq!(ending("st=0.05", 10), "no legal move");
    }

    /// What the judge says of a position before anything is played.
    fn adjudication(position: &str, conditions: &Conditions) -> Option<&'static str> {
        let position = position.parse().unwrap();
        let mut played = Played {
            game: Game::new(endodoi::Rules::MERKER, position),
            notes: Vec::new(),
            mishap: None,
            adjudication: None,
        };
        let is_ended = played.adjudicate(conditions);
        assert_eq!(is_ended, played.game.outcome().is_some());
        played.adjudication
    }

    #[test]
    fn a_game_is_decided_by_more_than_half_of_the_seeds() {
        let stopped = Conditions {
            decided: Decided::Stop,
            ..conditions(0)
        };
        // Of 8 and of 9 seeds.
        for (position, adjudged) in [
            ("1,1/1,1 4-0 S", None),
            ("1,1/1,1 0-4 S", None),
            ("1,1/1,0 5-0 S", Some("decided")),
            ("1,1/1,0 0-5 S", Some("decided")),
            ("1,1/1,2 4-0 N", None),
            ("1,1/1,1 5-0 N", Some("decided")),
        ] {
            assert_eq!(adjudication(position, &stopped), adjudged, "{position}");
            assert_eq!(adjudication(position, &conditions(0)), None);
        }
    }

    #[test]
    fn a_game_has_as_many_turns_as_it_may_and_no_more() {
        let (mut south, mut north): (Box<dyn Player>, Box<dyn Player>) = (
            Box::new(Claims(Duration::ZERO)),
            Box::new(Claims(Duration::ZERO)),
        );
        let seat = |player| Seat {
            player,
            allowance: Allowance::default(),
            seed: 0,
        };
        let seats = BySide {
            south: seat(&mut south),
            north: seat(&mut north),
        };
        let short = Conditions {
            max_turns: 5,
            ..conditions(0)
        };
        let played = play(&Game::default(), seats, &short, &Stop::default()).unwrap();
        assert_eq!(played.game.turns().count(), 5);
        assert_eq!(played.adjudication, Some("turn limit"));
    }

    #[test]
    fn a_game_that_is_stopped_is_none() {
        let stop = Stop::default();
        stop.raise();
        assert!(played("st=1", 0, &stop).is_none());
    }
}
