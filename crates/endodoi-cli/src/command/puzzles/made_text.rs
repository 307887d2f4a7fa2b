//! What puzzles were made, as people read it: how many of each kind and difficulty.

use std::fmt;

use endodoi_api::{Difficulty, PuzzleCountAnswer, PuzzleKind, PuzzlesMadeAnswer};

/// What was made, and the name of the file that it is in.
pub(super) struct MadeText<'a>(pub(super) &'a PuzzlesMadeAnswer, pub(super) &'a str);

impl fmt::Display for MadeText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(answer, file) = self;
        writeln!(f, "{} puzzles, in {file}\n", answer.puzzles)?;
        write!(f, "difficulty")?;
        for difficulty in Difficulty::all() {
            write!(f, " {:>5}", difficulty.number())?;
        }
        for kind in PuzzleKind::ALL {
            let name = match kind {
                PuzzleKind::Win => "win",
                PuzzleKind::Capture => "capture",
            };
            write!(f, "\n{name:<10}")?;
            let of_kind = |count: &&PuzzleCountAnswer| count.kind == kind;
            for count in answer.counts.iter().filter(of_kind) {
                write!(f, " {:>5}", count.puzzles)?;
            }
        }
        let (games, seconds) = (answer.games, answer.seconds);
        writeln!(f, "\n\nfrom {games} games, in {seconds:.1} s")
    }
}
