//! The lines around the board: title, players, history and keys.

use endodoi::{Lap, Side, Target, Turn, Width};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::Block;

use super::app::App;
use super::bar::{self, Place};
use super::theme::{Alphabet, CHOOSABLE, Theme};
use crate::play::words::Speech;

/// More pins than this are told by their number alone.
const MOST_PINS: u32 = 12;

/// Game, rules and what the match is played for, or where there is no other room who is ahead.
pub(crate) fn draw_title(app: &App, place: Place, area: Rect, frame: &mut Frame) {
    let session = &app.session;
    let left = format!(
        " En Dodoi {} {}",
        session.position().width(),
        session.rules()
    );
    match place {
        Place::Title => {
            let short = format!(" En Dodoi {}", session.position().width());
            let left = if area.width < 60 { short } else { left };
            let [long, short] = bar::in_short(app);
            draw_ends(&[&left], &[&long, &short], area, frame);
        }
        Place::Row(_) | Place::Nowhere => {
            let number = ("number", session.game_number().into());
            let game = app.speech.say_with("game-number", &[number]);
            let target = app.speech.target(session.standing().target());
            let series = format!("{game}, {target}");
            draw_ends(&[&left], &[&series, &game], area, frame);
        }
    }
    frame.buffer_mut().set_style(area, CHOOSABLE);
}

/// Who sits there, the tally pins and the captured seeds.
pub(crate) fn draw_player(app: &App, side: Side, area: Rect, frame: &mut Frame) {
    let is_over = app.session.game().outcome().is_some() && app.animation.is_none();
    let is_to_move = !is_over && app.shown().to_move() == side;
    let mark = if is_to_move { app.theme.to_move() } else { " " };
    let player = &app.session.players()[side];
    let name = app.speech.player(side, player);
    let score = score(app, side);
    let short = app.speech.player_in_short(side, player);
    let left = [name, short, app.speech.side(side)].map(|name| format!("{mark} {name}  {score}"));
    let captured = app.speech.captured(app.shown().captured()[side]);
    draw_ends(&[&left[0], &left[1], &left[2]], &[&captured], area, frame);
    if is_to_move {
        frame.buffer_mut().set_style(area, CHOOSABLE);
    }
}

/// The pins of a player, or the seeds in a match to seeds.
fn score(app: &App, side: Side) -> String {
    let standing = app.shown_standing();
    let pins = standing.pins()[side];
    match standing.target() {
        Target::Wins(_) => {
            let strokes = app.theme.pin().repeat(pins.min(MOST_PINS) as usize);
            let told = app.speech.say_with("pins", &[("pins", pins.into())]);
            format!("{strokes} {told}").trim_start().to_owned()
        }
        Target::Seeds(_) => {
            let seeds = ("seeds", standing.seeds()[side].into());
            app.speech.say_with("screen-match-seeds", &[seeds])
        }
    }
}

/// The last turn lap by lap and the moves so far, side by side, where there is room.
pub(crate) fn draw_history(app: &App, area: Rect, frame: &mut Frame) {
    if area.height < 3 {
        return;
    }
    let [laps, moves] = Layout::horizontal([Constraint::Fill(1); 2]).areas(area);
    let title = match app.session.game().turns().next_back() {
        Some(turn) => {
            let hole = ("hole", turn.hole().to_string().into());
            let laps = ("laps", turn.laps().into());
            app.speech.say_with("box-last-turn-of", &[hole, laps])
        }
        None => app.speech.say("box-last-turn"),
    };
    let told = match &app.animation {
        Some(shown) => laps_in_short(app, &shown.trace().laps()[..shown.moment().lap]),
        None => app
            .session
            .last_trace()
            .map(|trace| laps_in_short(app, trace.laps()))
            .unwrap_or_default(),
    };
    draw_box(&title, &told, laps, app.theme, frame);
    let text = moves_in_short(app.shown_turns());
    draw_box(&app.speech.say("box-moves"), &text, moves, app.theme, frame);
}

/// Draws a text in a box; the end of it, if there is not room for all.
fn draw_box(title: &str, text: &str, area: Rect, theme: Theme, frame: &mut Frame) {
    let block = bordered(theme).title(format!(" {title} "));
    let inside = block.inner(area);
    let mut lines = wrapped(text, inside.width);
    let hidden = lines.len().saturating_sub(usize::from(inside.height));
    lines.drain(..hidden);
    frame.render_widget(block, area);
    frame.render_widget(Text::from_iter(lines), inside);
}

/// Breaks a text into lines of a width.
pub(crate) fn wrapped(text: &str, columns: u16) -> Vec<String> {
    let lines = textwrap::wrap(text, usize::from(columns.max(1)));
    lines
        .into_iter()
        .map(std::borrow::Cow::into_owned)
        .collect()
}

/// A box in the alphabet of the screen.
pub(crate) fn bordered(theme: Theme) -> Block<'static> {
    let block = Block::bordered().border_style(theme.wood());
    match theme.alphabet {
        Alphabet::Unicode => block.border_type(ratatui::widgets::BorderType::Rounded),
        Alphabet::Ascii => block.border_set(ratatui::symbols::border::Set {
            top_left: "+",
            top_right: "+",
            bottom_left: "+",
            bottom_right: "+",
            vertical_left: "|",
            vertical_right: "|",
            horizontal_top: "-",
            horizontal_bottom: "-",
        }),
    }
}

/// `B4→F F5→e …`: of each lap the hole, its seeds and the hole it ends in.
pub(crate) fn laps_in_short(app: &App, laps: &[Lap]) -> String {
    /// Of more laps only the first and last are told.
    const MOST: usize = 200;
    let tell = |laps: &[Lap]| {
        let told = laps.iter().map(|lap| {
            format!(
                "{}{}{}{}",
                lap.hole,
                lap.lifted,
                app.theme.arrow(),
                lap.lands
            )
        });
        told.collect::<Vec<_>>().join(" ")
    };
    match laps.len().checked_sub(2 * MOST) {
        None => tell(laps),
        Some(hidden) => {
            let (first, last) = (&laps[..MOST], &laps[laps.len() - MOST..]);
            let hidden = ("laps", hidden.into());
            let hidden = app.speech.say_with("screen-more-laps", &[hidden]);
            format!("{} {hidden} {}", tell(first), tell(last))
        }
    }
}

/// The moves as records write them.
pub(crate) fn moves_in_short<'a>(turns: impl Iterator<Item = &'a Turn>) -> String {
    let mut words = Vec::new();
    let mut pair = 0;
    for (index, turn) in turns.enumerate() {
        let is_south = turn.hole().side() == Side::South;
        if is_south || index == 0 {
            pair += 1;
            let dots = if is_south { "." } else { "..." };
            words.push(format!("{pair}{dots}"));
        }
        words.push(turn.to_string());
    }
    words.join(" ")
}

/// The keys that matter now, the most needed first, as many as there is room for.
pub(crate) fn draw_keys(app: &App, area: Rect, frame: &mut Frame) {
    let is_match_over = app.session.standing().winner().is_some();
    let ids: &[&str] = if app.animation.is_some() {
        &["keys-skip", "keys-quit"]
    } else if is_match_over {
        &[
            "keys-new-match",
            "keys-save-match",
            "keys-help",
            "keys-quit",
            "keys-undo",
        ]
    } else if app.session.game().outcome().is_some() {
        &[
            "keys-next",
            "keys-help",
            "keys-quit",
            "keys-undo",
            "keys-save",
        ]
    } else {
        &[
            "keys-play",
            "keys-help",
            "keys-quit",
            "keys-undo",
            "keys-hint",
            "keys-value",
            "keys-flip",
            "keys-replay",
            "keys-speed",
            "keys-save",
        ]
    };
    let keys = ids.iter().map(|id| match *id {
        "keys-play" => keys_that_play(app.speech, app.session.position().width()),
        id => app.speech.say(id),
    });
    let mut text = String::new();
    for key in keys {
        if text.chars().count() + key.chars().count() + 2 <= usize::from(area.width) {
            text = text + "  " + &key;
        }
    }
    let text = text.strip_prefix(' ').unwrap_or(&text).to_owned();
    frame.render_widget(Line::from(text), area);
}

/// `A-F or 1-6 play`.
fn keys_that_play(speech: Speech, width: Width) -> String {
    match width.row(Side::South).next_back() {
        Some(last) if width.holes_per_row() > 1 => {
            let last = ("last", last.to_string().into());
            let holes = ("holes", width.holes_per_row().into());
            speech.say_with("keys-play", &[last, holes])
        }
        _ => speech.say("keys-play-one"),
    }
}

/// Writes one text at the left end of a row and another at the right. Of each there may be shorter
/// forms; the longest pair that fits is taken, and if none does, the shortest is cut.
fn draw_ends(left: &[&str], right: &[&str], row: Rect, frame: &mut Frame) {
    let length = |text: &str| text.chars().count();
    let room = usize::from(row.width);
    let pairs = left
        .iter()
        .flat_map(|left| right.iter().map(move |right| (*left, *right)));
    let fits = |pair: &(&str, &str)| length(pair.0) + length(pair.1) + 2 <= room;
    let Some((left, right)) = pairs.clone().find(fits).or(pairs.last()) else {
        return;
    };
    let right_length = u16::try_from(length(right) + 1).unwrap_or(row.width);
    let [start, end] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(right_length)]).areas(row);
    frame.render_widget(Line::from(left), start);
    frame.render_widget(Line::from(right), end);
}
