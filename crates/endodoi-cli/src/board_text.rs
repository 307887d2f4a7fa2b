//! A board drawn with letters and digits, as the two players see it.

use std::fmt;

use endodoi::{Hole, Position, Side};

/// A drawing of a position: North's row above, from North's right to left, South's row below, the
/// letters outside, and who is to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardText<'a>(pub(crate) &'a Position);

impl fmt::Display for BoardText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.0;
        let seeds = |hole: Hole| position.board().seeds(hole).to_string();
        let letters = |hole: Hole| hole.letter().to_string();
        let label = |side: Side| format!("   {side}, {} captured", position.captured()[side]);
        self.row(f, Side::North, letters, &label(Side::North))?;
        self.row(f, Side::North, seeds, "")?;
        self.row(f, Side::South, seeds, "")?;
        self.row(f, Side::South, letters, &label(Side::South))
    }
}

impl BoardText<'_> {
    fn row(
        self,
        f: &mut fmt::Formatter<'_>,
        side: Side,
        cell: impl Fn(Hole) -> String,
        label: &str,
    ) -> fmt::Result {
        let mut cells: Vec<String> = self.0.width().row(side).map(cell).collect();
        if side == Side::North {
            cells.reverse();
        }
        let width = self.digits() + 2;
        for cell in cells {
            write!(f, "{cell:>width$}")?;
        }
        writeln!(f, "{label}")
    }

    /// The digits of the largest number of seeds in a hole.
    fn digits(self) -> usize {
        let rows = Side::ALL
            .into_iter()
            .flat_map(|side| self.0.board().row(side));
        rows.max().unwrap_or(0).to_string().len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawing(position: &str) -> String {
        BoardText(&position.parse().unwrap()).to_string()
    }

    #[test]
    fn facing_holes_stand_above_each_other() {
        assert_eq!(
            drawing("6,2,7,0,6,1/6,6,0,0,1,6 7-0 N"),
            "  f  e  d  c  b  a   North, 0 captured
  6  1  0  0  6  6
  6  2  7  0  6  1
  A  B  C  D  E  F   South, 7 captured
"
        );
    }

    #[test]
    fn columns_are_as_wide_as_the_largest_count() {
        assert_eq!(
            drawing("100,2/0,14 0-0 N"),
            "    b    a   North, 0 captured\n   14    0\n  100    2\n    A    B   South, 0 captured\n"
        );
    }
}
