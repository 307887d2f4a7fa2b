//! Draws the board: holes, seeds, counts and letters.

use endodoi::{Hole, HoleSet, Side, Width};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::geometry::Geometry;
use super::theme::{CHOOSABLE, MARKED, QUIET, Theme};

/// What is to be seen on the board.
#[derive(Clone, Debug)]
pub(crate) struct BoardView {
    pub(crate) width: Width,
    /// The seeds in each hole, in sowing order.
    pub(crate) seeds: Vec<u8>,
    /// Holes that may be played now.
    pub(crate) legal: HoleSet,
    /// Holes whose turn never ends.
    pub(crate) endless: HoleSet,
    /// The hole under the cursor, or those where sowing and capturing goes on.
    pub(crate) marked: HoleSet,
    /// The hole that was played last, or lifted last.
    pub(crate) lifted: Option<Hole>,
}

impl BoardView {
    /// Draws into the place that the geometry was fitted to.
    pub(crate) fn draw(&self, geometry: &Geometry, theme: Theme, buffer: &mut Buffer) {
        if geometry.line > 0 {
            draw_lines(geometry, self.width, theme, buffer);
        } else {
            draw_middle_line(geometry, theme, buffer);
        }
        for hole in self.width.holes() {
            self.draw_letter(hole, geometry, theme, buffer);
            self.draw_seeds(hole, geometry.hole(hole), theme, buffer);
        }
    }

    /// The letter; in brackets where the last turn began, with a sign where sowing never ends.
    fn draw_letter(&self, hole: Hole, geometry: &Geometry, theme: Theme, buffer: &mut Buffer) {
        let sign = if self.endless.has(hole) {
            theme.endless()
        } else {
            ""
        };
        let text = match self.lifted {
            Some(lifted) if lifted == hole => format!("({hole}{sign})"),
            _ => format!("{hole}{sign}"),
        };
        let style = if self.legal.has(hole) {
            CHOOSABLE
        } else {
            QUIET
        };
        draw_centred(&text, geometry.letter(hole), style, buffer);
    }

    /// The count, and above and below it, where there is room, the seeds themselves.
    fn draw_seeds(&self, hole: Hole, area: Rect, theme: Theme, buffer: &mut Buffer) {
        let seeds = self.seeds[hole.index()];
        let middle = Rect {
            y: area.y + area.height / 2,
            height: 1,
            ..area
        };
        if self.marked.has(hole) {
            buffer.set_style(middle, MARKED);
        }
        let style = match seeds {
            0 => QUIET,
            _ => CHOOSABLE,
        };
        draw_centred(&seeds.to_string(), middle, style, buffer);
        if area.height >= 3 {
            let room = usize::from(area.width.saturating_sub(2));
            let (above, below) = (seeds.div_ceil(2), seeds / 2);
            for (count, y) in [(above, area.y), (below, area.y + 2)] {
                let heap = theme.seed().repeat(usize::from(count).min(room));
                let row = Rect {
                    y,
                    height: 1,
                    ..area
                };
                draw_centred(&heap, row, theme.seeds(), buffer);
            }
        }
    }
}

/// Writes a text into the middle of a row, or as much of it as there is room for.
fn draw_centred(text: &str, row: Rect, style: Style, buffer: &mut Buffer) {
    let room = usize::from(row.width);
    let length = text.chars().count().min(room);
    let indent = u16::try_from((room - length) / 2).unwrap_or(0);
    buffer.set_stringn(row.x + indent, row.y, text, room, style);
}

fn draw_lines(geometry: &Geometry, width: Width, theme: Theme, buffer: &mut Buffer) {
    let (across, down, corners) = theme.lines();
    let frame = geometry.frame();
    let lines = [0, geometry.hole_height + 1, 2 * geometry.hole_height + 2];
    let wood = theme.wood();
    for (y, [left, middle, right]) in lines.into_iter().zip(corners) {
        let row = frame.y + y;
        for x in frame.x..frame.right() {
            let is_crossing = (x - frame.x).is_multiple_of(geometry.hole_width + 1);
            let sign = match is_crossing {
                _ if x == frame.x => left,
                _ if x + 1 == frame.right() => right,
                true => middle,
                false => across,
            };
            buffer.set_string(x, row, sign, wood);
        }
    }
    for hole in width.row(Side::South).chain(width.row(Side::North)) {
        let area = geometry.hole(hole);
        for y in area.y..area.bottom() {
            buffer.set_string(area.x - 1, y, down, wood);
            buffer.set_string(area.right(), y, down, wood);
        }
    }
}

/// Where there is no room for lines around holes, one line parts the rows.
fn draw_middle_line(geometry: &Geometry, theme: Theme, buffer: &mut Buffer) {
    let (across, _, _) = theme.lines();
    let frame = geometry.frame();
    for x in frame.x..frame.right() {
        buffer.set_string(x, frame.y + geometry.hole_height, across, theme.wood());
    }
}
