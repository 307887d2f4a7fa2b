//! The bar that shows who is ahead: what it knows, and how it is drawn.
//!
//! Its left end belongs to the player whose row is below, so it turns with the board. A value is
//! shown with the turn it belongs to; while that is sown, or the next value is thought about, the
//! last one stays with a mark.

use endodoi::Side;
use endodoi_engine::Score;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::app::App;
use crate::play::mind::Evaluation;
use crate::play::words::Speech;
use crate::turn_end::side_key;

/// Whether the bar is shown at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    Yes,
    No,
}

/// Where the bar is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In a row of its own.
    Row(Rect),
    /// At the end of the first row, where there is no other.
    Title,
    /// It is not shown.
    Nowhere,
}

/// What is known of the value of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bar {
    shown: Shown,
    /// The value thought of last, and the number of the state it is of; `None` inside if nothing
    /// could be found out.
    last: Option<(u64, Option<Evaluation>)>,
    /// The one before.
    before: Option<Evaluation>,
}

/// What the bar reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    /// The value of the position on the screen.
    Now(Evaluation),
    /// That of an earlier one.
    Earlier(Evaluation),
    Nothing,
}

impl Bar {
    pub(crate) const fn new(shown: Shown) -> Self {
        Self {
            shown,
            last: None,
            before: None,
        }
    }

    pub(crate) fn is_shown(self) -> bool {
        self.shown == Shown::Yes
    }

    pub(crate) fn toggle(&mut self) {
        self.shown = match self.shown {
            Shown::Yes => Shown::No,
            Shown::No => Shown::Yes,
        };
    }

    /// Whether the value of this state is to be thought about.
    pub(crate) fn wants(self, version: u64) -> bool {
        self.is_shown() && self.last.is_none_or(|(known, _)| known != version)
    }

    pub(crate) fn learn(&mut self, version: u64, value: Option<Evaluation>) {
        self.before = self.last.and_then(|(_, value)| value).or(self.before);
        self.last = Some((version, value));
    }

    fn reading(self, app: &App) -> Reading {
        let earlier = |value: Option<Evaluation>| value.map_or(Reading::Nothing, Reading::Earlier);
        match self.last {
            // What a turn leads to is not told before it has been shown.
            Some((known, _)) if known == app.version() && app.animation.is_some() => {
                earlier(self.before)
            }
            _ if app.animation.is_none() && app.session.game().outcome().is_some() => {
                let result = Evaluation::of_finished(app.session.game());
                result.map_or(Reading::Nothing, Reading::Now)
            }
            Some((known, Some(value))) if known == app.version() => Reading::Now(value),
            Some((_, value)) => earlier(value.or(self.before)),
            None => Reading::Nothing,
        }
    }
}

/// The widest a bar is drawn.
const WIDEST: u16 = 61;
/// Where a bar would be narrower than this, its ends have no names, and the value is told in short.
const NARROWEST_NAMED: u16 = 21;

/// Draws the bar into a row of its own.
pub(crate) fn draw(app: &App, row: Rect, frame: &mut Frame) {
    let reading = app.bar.reading(app);
    let speech = app.speech;
    let [below, above] =
        [app.view.below(), app.view.below().opposite()].map(|side| speech.side(side));
    let name_columns = columns(&below).max(columns(&above));
    let width = usize::from(name_columns);
    let names_and_text = 2 * (name_columns + 2) + 2 + room(speech, told);
    let mut line = Line::from(" ");
    if row.width >= names_and_text + NARROWEST_NAMED {
        line.push_span(format!(" {below:<width$} "));
        let left = row.width - names_and_text;
        extend(&mut line, cells(app, reading, left.min(WIDEST)));
        let text = told(speech, reading, app.theme.dots());
        line.push_span(format!(" {above:<width$}  {text}"));
    } else {
        let left = row.width.saturating_sub(room(speech, told_in_short) + 3);
        extend(&mut line, cells(app, reading, left));
        let text = told_in_short(speech, reading, app.theme.dots());
        line.push_span(format!(" {text}"));
    }
    frame.render_widget(line, row);
}

/// The bar for the end of a row that it shares: short, and shorter.
pub(crate) fn in_short(app: &App) -> [String; 2] {
    let reading = app.bar.reading(app);
    let text = told_in_short(app.speech, reading, app.theme.dots());
    let bar: String = cells(app, reading, 9)
        .into_iter()
        .map(|(sign, _)| sign)
        .collect();
    [format!("{bar} {text}"), text]
}

fn extend(line: &mut Line<'static>, cells: Vec<(&'static str, Style)>) {
    for (sign, style) in cells {
        line.push_span(Span::styled(sign, style));
    }
}

/// The cells of the bar: the share of the player below, a line in the middle, the share of the other.
fn cells(app: &App, reading: Reading, columns: u16) -> Vec<(&'static str, Style)> {
    let (own, rest, middle) = app.theme.bar();
    let filled = match reading {
        Reading::Now(value) | Reading::Earlier(value) => {
            let total = app.session.position().total_seeds();
            filled(value.margin, app.view.below(), total, columns)
        }
        Reading::Nothing => 0,
    };
    let cells = (0..columns).map(|column| match column {
        _ if column == columns / 2 => (middle, app.theme.wood()),
        _ if column < filled => (own, app.theme.seeds()),
        _ => (rest, app.theme.wood()),
    });
    cells.collect()
}

/// How many of the columns are the share of the player below, by South's margin.
fn filled(margin: Score, below: Side, total: u8, columns: u16) -> u16 {
    let margin = match below {
        Side::South => i32::from(margin.hundredths()),
        Side::North => -i32::from(margin.hundredths()),
    };
    let whole = i32::from(total.max(1)) * i32::from(Score::SEED);
    let share = (whole + margin).clamp(0, 2 * whole);
    let filled = (share * i32::from(columns) + whole) / (2 * whole);
    u16::try_from(filled).unwrap_or(columns)
}

/// `+3.25 for South, estimate`; with dots if it is not of this position.
fn told(speech: Speech, reading: Reading, dots: &str) -> String {
    let id = |value: Evaluation| {
        let is_even = value.margin.hundredths() == 0;
        match (value.depth, value.margin, is_even) {
            (None, _, true) => "bar-even-final",
            (None, _, false) => "bar-final",
            (Some(_), Score::Exact(_), true) => "bar-even-proved",
            (Some(_), Score::Exact(_), false) => "bar-proved",
            (Some(_), Score::Estimate(_), true) => "bar-even-estimate",
            (Some(_), Score::Estimate(_), false) => "bar-estimate",
        }
    };
    told_by(id, speech, reading, dots)
}

/// `South +3.25`, `South +3`: two decimals are an estimate.
fn told_in_short(speech: Speech, reading: Reading, dots: &str) -> String {
    let id = |value: Evaluation| match (value.margin.hundredths(), value.margin) {
        (0, _) => "bar-short-even",
        (_, Score::Exact(_)) => "bar-short",
        (_, Score::Estimate(_)) => "bar-short-estimate",
    };
    told_by(id, speech, reading, dots)
}

fn told_by(
    id: impl Fn(Evaluation) -> &'static str,
    speech: Speech,
    reading: Reading,
    dots: &str,
) -> String {
    let (value, mark) = match reading {
        Reading::Now(value) => (value, ""),
        Reading::Earlier(value) => (value, dots),
        Reading::Nothing => return dots.to_owned(),
    };
    let margin = f64::from(value.margin.hundredths()) / f64::from(Score::SEED);
    let side = match margin {
        0.0.. => Side::South,
        _ => Side::North,
    };
    let values = [
        ("side", side_key(side).into()),
        ("seeds", margin.abs().into()),
    ];
    speech.say_with(id(value), &values) + mark
}

/// The columns that a value takes at most, as `+12.25 for South, estimate...` does.
fn room(speech: Speech, told: fn(Speech, Reading, &str) -> String) -> u16 {
    let widest = [1225, -1225].map(|hundredths| {
        let margin = Score::Estimate(hundredths);
        let value = Evaluation {
            margin,
            depth: Some(1),
        };
        columns(&told(speech, Reading::Earlier(value), "..."))
    });
    widest[0].max(widest[1])
}

fn columns(text: &str) -> u16 {
    u16::try_from(text.chars().count()).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_is_that_of_the_player_below() {
        let share = |margin, below| filled(margin, below, 48, 40);
        assert_eq!(share(Score::Exact(0), Side::South), 20);
        assert_eq!(share(Score::Exact(24), Side::South), 30);
        assert_eq!(share(Score::Exact(24), Side::North), 10);
        assert_eq!(share(Score::Estimate(-2400), Side::North), 30);
        assert_eq!(share(Score::Exact(48), Side::South), 40);
        assert_eq!(share(Score::Exact(-48), Side::South), 0);
    }

    #[test]
    fn no_game_is_too_small_or_too_large_for_the_bar() {
        assert_eq!(filled(Score::Exact(0), Side::South, 0, 9), 5);
        assert_eq!(filled(Score::Exact(255), Side::South, 255, 61), 61);
        assert_eq!(filled(Score::Exact(255), Side::South, 1, 0), 0);
    }
}
