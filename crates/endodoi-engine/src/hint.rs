//! Advice: the best hole and what speaks for it.
//!
//! The searching is done by whoever asks, with the lines that are needed here; so the same advice is
//! given in a terminal, by a server and in a browser. It is put into words elsewhere.

use endodoi::{Game, Hole};

use crate::analysis::Analysis;
use crate::reason::{Reason, reasons};
use crate::score::Score;

/// A hole for the player to move, and what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The hole.
    pub hole: Hole,
    /// The final margin of the player to move.
    pub score: Score,
    /// Turns looked ahead.
    pub depth: u32,
    /// The weightiest first.
    pub reasons: Vec<Reason>,
}

impl Hint {
    /// The lines that the analysis for a hint has: the second shows what the best is better than.
    pub const LINES: usize = 2;

    /// Makes a hint of an analysis of the position that a game is at; `None` if the game is over or
    /// no hole was searched.
    ///
    /// ```
    /// use endodoi::Game;
    /// use endodoi_engine::{Engine, Hint, Limits, Root, Unwatched};
    ///
    /// let game = Game::default();
    /// let engine = Engine::new(1).expect("there is a MiB");
    /// let analysis = engine.search(&Root::from(&game), Limits::depth(4), Hint::LINES, &Unwatched);
    /// let hint = Hint::new(&game, &analysis).expect("the game has just begun");
    /// assert!(game.legal_moves().has(hint.hole));
    /// ```
    pub fn new(game: &Game, analysis: &Analysis) -> Option<Self> {
        if game.outcome().is_some() {
            return None;
        }
        analysis.best().map(|best| Self {
            hole: best.hole,
            score: best.score,
            depth: analysis.depth,
            reasons: reasons(game, analysis),
        })
    }
}
