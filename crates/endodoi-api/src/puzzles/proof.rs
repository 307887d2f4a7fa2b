//! Proving that a puzzle is what it claims to be.
//!
//! The values come from the solver, not from the tables that the puzzle was made with, so that a fault of the one is found by the other.
//! How hard a puzzle is is not looked at: that is a measure and no claim.

use std::sync::Arc;

use endodoi::{Position, Rules, Turn};
use endodoi_engine::{Endgames, Limits, Solver, Watch};

use super::{Puzzle, PuzzleFault, PuzzleKind};

/// The memory of the solver for a puzzle.
const MIB: usize = 4;

/// Proves that the answer is right and the only one, and that value and line are those of best play. `endgames` has to be for
/// board and rules of the puzzle; without, it takes longer. The limits are for each single question, of which there are some dozen.
///
/// # Errors
/// [`PuzzleFault`] with the first claim that is wrong or could not be proved.
pub fn prove_puzzle(
    puzzle: &Puzzle,
    endgames: Option<Arc<dyn Endgames + Send>>,
    limits: Limits,
    watch: &dyn Watch,
) -> Result<(), PuzzleFault> {
    let solver = Solver::new(puzzle.position, puzzle.rules, MIB);
    let mut solver = solver.map_err(|_| PuzzleFault::Open)?;
    solver.set_endgames(endgames);
    let known = Known {
        solver: &solver,
        rules: &puzzle.rules,
        limits,
        watch,
    };
    if !known.is_worth(&puzzle.position, puzzle.value)? {
        return Err(PuzzleFault::Value(puzzle.value));
    }
    let turns = puzzle.position.turns(&puzzle.rules);
    let turns: Vec<Turn> = turns.filter(|turn| puzzle.rules.allows(turn)).collect();
    // The answer is proved with the line, which begins with it.
    let is_answer = |turn: &&Turn| puzzle.answer.contains(&turn.hole());
    let others = || turns.iter().filter(|turn| !is_answer(turn));
    let least = match puzzle.kind {
        PuzzleKind::Win => 1,
        PuzzleKind::Capture => puzzle.value,
    };
    if puzzle.value < least {
        return Err(PuzzleFault::NoWin(puzzle.value));
    }
    for turn in others() {
        if known.brings(turn, least)? {
            return Err(PuzzleFault::Another(turn.hole()));
        }
    }
    let captured = turns.iter().find(is_answer).map_or(0, Turn::captured);
    let most = others().max_by_key(|turn| turn.captured());
    match most {
        Some(most) if puzzle.kind == PuzzleKind::Capture && most.captured() >= captured => {
            Err(PuzzleFault::Capture {
                seeds: captured,
                other: most.hole(),
                others: most.captured(),
            })
        }
        _ => known.is_best_play(puzzle),
    }
}

/// What the solver proves.
struct Known<'a> {
    solver: &'a Solver,
    rules: &'a Rules,
    limits: Limits,
    watch: &'a dyn Watch,
}

impl Known<'_> {
    /// Says whether the player to move ends with at least such a margin.
    fn reaches(&self, position: &Position, margin: i16) -> Result<bool, PuzzleFault> {
        let answer = self.solver.ask(position, margin, self.limits, self.watch);
        answer.verdict().ok_or(PuzzleFault::Open)
    }

    /// Says whether the player to move ends with exactly such a margin.
    fn is_worth(&self, position: &Position, margin: i16) -> Result<bool, PuzzleFault> {
        Ok(self.reaches(position, margin)? && !self.reaches(position, margin + 1)?)
    }

    /// Says whether a turn brings its player at least such a margin.
    fn brings(&self, turn: &Turn, margin: i16) -> Result<bool, PuzzleFault> {
        if let Some(outcome) = turn.outcome(self.rules) {
            let (seeds, player) = (outcome.seeds(), turn.hole().side());
            return Ok(i16::from(seeds[player]) - i16::from(seeds[player.opposite()]) >= margin);
        }
        Ok(!self.reaches(turn.after(), 1 - margin)?)
    }

    /// Makes sure that no turn of the line gives seeds away.
    fn is_best_play(&self, puzzle: &Puzzle) -> Result<(), PuzzleFault> {
        let mut now = puzzle.position;
        let mut margin = puzzle.value;
        for (hole, number) in puzzle.line.iter().zip(1..) {
            let wrong = PuzzleFault::Line {
                number,
                hole: *hole,
            };
            let Ok(turn) = now.play(*hole, self.rules) else {
                return Err(wrong);
            };
            if !self.brings(&turn, margin)? {
                return Err(wrong);
            }
            now = *turn.after();
            margin = -margin;
        }
        Ok(())
    }
}
