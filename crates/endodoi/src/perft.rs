//! Counting move sequences, the classic check of a move generator (*perft*).

use crate::hole::Hole;
use crate::position::Position;
use crate::rules::Rules;

/// What [`perft`] counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Perft {
    /// Move sequences of exactly the depth asked for.
    pub nodes: u64,
    /// Endless turns met on the way, each once for every sequence that leads to it.
    pub endless: u64,
}

impl std::ops::AddAssign for Perft {
    fn add_assign(&mut self, other: Self) {
        self.nodes += other.nodes;
        self.endless += other.endless;
    }
}

/// Counts the sequences of `depth` legal moves from a position.
///
/// An endless turn is a move only if the rules let it be one; a game that ends on the way
/// contributes nothing further. Repetition plays no part. The work grows about fivefold with each
/// step in depth on 2x6, and the search goes as deep on the stack as it is asked to.
///
/// ```
/// use endodoi::{Position, Rules, Width, perft};
///
/// let start = Position::start(Width::SIX, 4)?;
/// assert_eq!(perft(&start, &Rules::MERKER, 4).nodes, 610);
/// # Ok::<(), endodoi::SetupError>(())
/// ```
pub fn perft(position: &Position, rules: &Rules, depth: u32) -> Perft {
    if depth == 0 {
        return Perft {
            nodes: 1,
            endless: 0,
        };
    }
    let mut count = Perft::default();
    for (_, below) in perft_divide(position, rules, depth) {
        count += below;
    }
    count
}

/// Counts as [`perft`] does, apart for each hole that is occupied, in sowing order.
///
/// ```
/// use endodoi::{Position, Rules, perft_divide};
///
/// let start = Position::default();
/// let nodes: Vec<u64> =
///     perft_divide(&start, &Rules::MERKER, 2).map(|(_, below)| below.nodes).collect();
/// assert_eq!(nodes.iter().sum::<u64>(), 28);
/// ```
pub fn perft_divide<'a>(
    position: &'a Position,
    rules: &'a Rules,
    depth: u32,
) -> impl Iterator<Item = (Hole, Perft)> + 'a {
    let over = depth == 0 || (rules.stop_when_decided && position.outcome(rules).is_some());
    let turns = (!over).then(|| position.turns(rules));
    turns.into_iter().flatten().map(move |turn| {
        let mut below = Perft::default();
        below.endless += u64::from(turn.is_endless());
        // Only an endless turn can end a game that its position alone does not show to be over.
        let ends_game = turn.is_endless() && turn.outcome(rules).is_some();
        if rules.allows(&turn) {
            match depth {
                1 => below.nodes += 1,
                _ if ends_game => {}
                _ => below += perft(turn.after(), rules, depth - 1),
            }
        }
        (turn.hole(), below)
    })
}
