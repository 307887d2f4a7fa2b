//! Where each hole lies on the screen. Drawing and the mouse both ask here.

use endodoi::{Hole, Side, Width};
use ratatui::layout::{Position, Rect};

/// Which way the board is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum View {
    /// South's row below.
    FromSouth,
    /// North's row below.
    FromNorth,
}

impl View {
    pub(crate) fn flipped(self) -> Self {
        match self {
            Self::FromSouth => Self::FromNorth,
            Self::FromNorth => Self::FromSouth,
        }
    }

    /// The player whose row is drawn below.
    pub(crate) fn below(self) -> Side {
        match self {
            Self::FromSouth => Side::South,
            Self::FromNorth => Side::North,
        }
    }
}

/// The board fitted into an area, its letters above and below included.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Geometry {
    width: Width,
    view: View,
    /// Left end of the first column, top of the upper letters.
    left: u16,
    top: u16,
    /// Columns of a hole, without lines.
    pub(crate) hole_width: u16,
    /// Rows of a hole: 3 with room for seeds, or 1.
    pub(crate) hole_height: u16,
    /// Columns and rows of a line between holes: 1, or 0 where there is no room for lines.
    pub(crate) line: u16,
}

impl Geometry {
    /// The widest a hole is drawn.
    const MAX_HOLE_WIDTH: u16 = 11;

    /// Fits the board into an area.
    pub(crate) fn fit(area: Rect, width: Width, view: View) -> Self {
        let holes = u16::try_from(width.holes_per_row()).expect("a row has 12 holes at most");
        let with_lines = area.width.saturating_sub(holes + 1) / holes;
        let (line, hole_width) = match with_lines {
            0..3 => (0, (area.width / holes).max(1)),
            _ => (1, with_lines.min(Self::MAX_HOLE_WIDTH)),
        };
        let hole_height = if area.height >= 11 { 3 } else { 1 };
        let used = holes * (hole_width + line) + line;
        Self {
            width,
            view,
            left: area.x + area.width.saturating_sub(used) / 2,
            top: area.y,
            hole_width,
            hole_height,
            line,
        }
    }

    /// Rows that the board takes with its letters: the middle line is always drawn.
    pub(crate) fn height(&self) -> u16 {
        2 + 2 * self.hole_height + 1 + 2 * self.line
    }

    /// The board without its letters, lines included.
    pub(crate) fn frame(&self) -> Rect {
        let holes = u16::try_from(self.width.holes_per_row()).unwrap_or(1);
        Rect {
            x: self.left,
            y: self.top + 1,
            width: holes * (self.hole_width + self.line) + self.line,
            height: self.height() - 2,
        }
    }

    /// The inside of a hole.
    pub(crate) fn hole(&self, hole: Hole) -> Rect {
        let number = hole.number() - 1;
        let is_below = hole.side() == self.view.below();
        let column = if is_below {
            number
        } else {
            self.width.holes_per_row() - 1 - number
        };
        let column = u16::try_from(column).expect("a row has 12 holes at most");
        let first_row = self.top + 1 + self.line;
        Rect {
            x: self.left + self.line + column * (self.hole_width + self.line),
            y: first_row + if is_below { self.hole_height + 1 } else { 0 },
            width: self.hole_width,
            height: self.hole_height,
        }
    }

    /// The place of a hole's letter, above or below it.
    pub(crate) fn letter(&self, hole: Hole) -> Rect {
        let y = if hole.side() == self.view.below() {
            self.top + self.height() - 1
        } else {
            self.top
        };
        Rect {
            y,
            height: 1,
            ..self.hole(hole)
        }
    }

    /// The hole at a place on the screen, its letter counting as part of it.
    pub(crate) fn at(&self, column: u16, row: u16) -> Option<Hole> {
        let place = Position { x: column, y: row };
        let mut holes = self.width.holes();
        holes.find(|hole| self.hole(*hole).contains(place) || self.letter(*hole).contains(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_fits_on_every_screen_that_is_allowed() {
        for holes in 1..=12 {
            for (columns, rows) in [(40, 7), (40, 20), (80, 11), (300, 100)] {
                let width = Width::new(holes).unwrap();
                let area = Rect::new(0, 0, columns, rows);
                let geometry = Geometry::fit(area, width, View::FromSouth);
                assert!(geometry.height() <= rows);
                for hole in width.holes() {
                    assert!(area.contains(geometry.hole(hole).as_position()));
                    assert!(geometry.hole(hole).right() <= columns);
                    assert!(geometry.hole_width >= 3, "three digits fit");
                }
            }
        }
    }

    #[test]
    fn a_click_finds_the_hole_that_is_drawn_there() {
        for view in [View::FromSouth, View::FromNorth] {
            let geometry = Geometry::fit(Rect::new(3, 2, 80, 11), Width::SIX, view);
            for hole in Width::SIX.holes() {
                let place = geometry.hole(hole);
                assert_eq!(geometry.at(place.x, place.y), Some(hole));
                let letter = geometry.letter(hole);
                assert_eq!(geometry.at(letter.x, letter.y), Some(hole));
            }
            assert_eq!(geometry.at(0, 0), None);
        }
    }
}
