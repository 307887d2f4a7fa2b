//! How well was a game played?
//!
//! A [`Review`] goes through a game from its last turn to its first, so that what a search finds out
//! about a position is known when the position before it is searched. It asks its caller to search:
//! clocks, threads and stopping are not here. What a turn loses is what the best hole was worth minus
//! what the one played was.

mod annotate;
mod answer;
mod mark;
#[cfg(test)]
mod tests;

pub use answer::{PlayerReviewAnswer, ReviewAnswer, ReviewedMoveAnswer};
pub use mark::Mark;

use endodoi::{Ending, Game, Hole, Side, Step, Turn};
use endodoi_engine::{Analysis, Limits, Root, Score};

use crate::analysis::value;

/// A game being gone through, one turn at a time.
///
/// ```
/// use endodoi::Record;
/// use endodoi_api::Review;
/// use endodoi_engine::{Engine, Limits, Unwatched};
///
/// let record = Record::read_all("1. A+2 a+3 *")?.remove(0);
/// let engine = Engine::new(1).expect("there is a MiB");
/// let mut review = Review::new(record.game());
/// while review.turns_left() > 0 {
///     review.step(Limits::depth(4), |root, limits| {
///         Some(engine.search(root, limits, 1, &Unwatched))
///     });
/// }
/// let answer = review.answer(1);
/// assert_eq!(answer.moves.len(), 2);
/// assert!(answer.moves.iter().all(|played| played.lost.hundredths >= 0));
/// # Ok::<(), endodoi::record::ReadRecordError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Review {
    /// The game up to the turn that is next to be reviewed, that one included.
    game: Game,
    turns: Vec<Turn>,
    /// The value of the position after that turn, once it is known.
    after: Option<Valued>,
    /// The last turn first.
    reviewed: Vec<Reviewed>,
}

/// A position's value for its player to move, and how far was looked ahead for it.
#[derive(Clone, Copy, Debug)]
struct Valued {
    score: Score,
    depth: u32,
}

/// A turn that has been reviewed.
#[derive(Clone, Debug)]
struct Reviewed {
    turn: Turn,
    ply: usize,
    /// What the turn was worth to its player.
    played: Score,
    best: Hole,
    best_score: Score,
    depth: u32,
    pv: Vec<Hole>,
}

impl Review {
    /// Begins with a game, over or not. Whatever ended it after its last turn is left out: that a
    /// player resigned, lost by the conditions of play, or agreed to stop.
    pub fn new(game: &Game) -> Self {
        let mut game = game.without_undone();
        while (game.steps().last()).is_some_and(|step| !matches!(step, Step::Turn(_))) {
            game.undo();
        }
        Self {
            turns: game.turns().copied().collect(),
            game,
            after: None,
            reviewed: Vec::new(),
        }
    }

    /// Returns how many turns are still to be reviewed.
    pub fn turns_left(&self) -> usize {
        self.turns.len()
    }

    /// Reviews the last turn that has not been, by up to three searches with these limits. `None` from
    /// the search breaks it off, and the turn is then still to be reviewed. Returns whether a turn was.
    ///
    /// The position before the turn is searched for its best hole. If another one was played, that
    /// is searched to the same depth, so that both are seen as far ahead.
    pub fn step(
        &mut self,
        limits: Limits,
        mut search: impl FnMut(&Root, Limits) -> Option<Analysis>,
    ) -> bool {
        self.try_step(limits, &mut search).is_some()
    }

    fn try_step(
        &mut self,
        limits: Limits,
        search: &mut dyn FnMut(&Root, Limits) -> Option<Analysis>,
    ) -> Option<()> {
        let turn = *self.turns.last()?;
        let after_root = Root::from(&self.game);
        let after = match (self.after, decided_on_the_board(&self.game)) {
            (Some(after), _) => after,
            (None, Some(score)) => Valued { score, depth: 0 },
            (None, None) => valued(&after_root, &search(&after_root, limits)?),
        };
        self.after = Some(after);

        self.game.undo();
        let found = self.found(turn, after, &after_root, limits, search);
        let Some(reviewed) = found else {
            self.game.redo();
            return None;
        };
        self.turns.pop();
        self.after = Some(Valued {
            score: reviewed.best_score,
            depth: reviewed.depth,
        });
        self.reviewed.push(reviewed);
        Some(())
    }

    /// Reviews a turn from the position before it, where the game stands.
    fn found(
        &self,
        turn: Turn,
        after: Valued,
        after_root: &Root,
        limits: Limits,
        search: &mut dyn FnMut(&Root, Limits) -> Option<Analysis>,
    ) -> Option<Reviewed> {
        let root = Root::from(&self.game);
        let analysis = search(&root, limits)?;
        let found = valued(&root, &analysis);
        let best = analysis.best().map_or(turn.hole(), |line| line.hole);
        let played = if best == turn.hole() {
            found.score
        } else if after.score.is_exact() || found.score.is_exact() || after.depth + 1 == found.depth
        {
            -after.score
        } else {
            let depth = found.depth.saturating_sub(1).max(1);
            let limits = Limits {
                depth: Some(limits.depth.map_or(depth, |most| most.min(depth))),
                ..limits
            };
            -valued(after_root, &search(after_root, limits)?).score
        };
        let pv = analysis
            .best()
            .map_or_else(Vec::new, |line| line.pv.clone());
        Some(judged(turn, self.turns.len(), played, best, found, pv))
    }

    /// Returns what was found out so far, as the game with this number.
    pub fn answer(&self, game: usize) -> ReviewAnswer {
        ReviewAnswer::new(game, &self.game, &self.reviewed)
    }
}

/// Makes both values agree: the best hole is worth at least as much as the one played.
fn judged(
    turn: Turn,
    ply: usize,
    played: Score,
    best: Hole,
    found: Valued,
    pv: Vec<Hole>,
) -> Reviewed {
    let better_than_best = played.hundredths() > found.score.hundredths();
    let (played, best, best_score, pv) = match (better_than_best, found.score) {
        // The estimate of the hole played cannot be true.
        (true, Score::Exact(_)) => (found.score, best, found.score, pv),
        // The search of the hole played alone has seen more.
        (true, Score::Estimate(_)) => (played, turn.hole(), played, vec![turn.hole()]),
        (false, _) => (played, best, found.score, pv),
    };
    Reviewed {
        turn,
        ply,
        played,
        best,
        best_score,
        depth: found.depth,
        pv,
    }
}

fn valued(root: &Root, analysis: &Analysis) -> Valued {
    Valued {
        score: value(root, analysis),
        depth: analysis.depth,
    }
}

/// The value of a game that is over by its own course, for the player to move.
fn decided_on_the_board(game: &Game) -> Option<Score> {
    let outcome = game.outcome()?;
    let by_the_seeds = matches!(
        outcome.ending(),
        Ending::NoLegalMove | Ending::Repetition | Ending::EndlessTurn | Ending::Decided
    );
    by_the_seeds.then(|| Score::of_outcome(outcome, game.position().to_move()))
}

impl Reviewed {
    /// What the turn lost, in hundredths of a seed, never negative.
    fn lost(&self) -> i32 {
        i32::from(self.best_score.hundredths()) - i32::from(self.played.hundredths())
    }

    fn is_exact(&self) -> bool {
        self.best_score.is_exact() && self.played.is_exact()
    }

    fn mark(&self) -> Option<Mark> {
        Mark::of(self.best_score, self.played)
    }

    fn side(&self) -> Side {
        self.turn.hole().side()
    }
}
