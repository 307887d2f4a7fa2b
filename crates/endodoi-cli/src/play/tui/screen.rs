//! The whole screen as a function of the state.

use endodoi::{HoleSet, Turn};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};

use super::animation::Animation;
use super::app::App;
use super::bar::{self, Place};
use super::board::BoardView;
use super::geometry::Geometry;
use super::theme::CHOOSABLE;
use super::{page, panels};
use crate::play::words::Speech;
use crate::turn_end::side_key;

/// The smallest screen that can be played on, in columns and rows.
const SMALLEST: (u16, u16) = (40, 12);

/// Draws everything. Returns how many lines of the page that is open there is no room for.
pub(crate) fn draw(app: &App, frame: &mut Frame) -> usize {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        draw_too_small(app.speech, area, frame);
        return 0;
    }
    let parts = Parts::of(app, area);
    panels::draw_title(app, parts.bar, parts.title, frame);
    let (above, below) = (app.view.below().opposite(), app.view.below());
    panels::draw_player(app, above, parts.above, frame);
    board_view(app).draw(&parts.board, app.theme, frame.buffer_mut());
    panels::draw_player(app, below, parts.below, frame);
    if let Place::Row(row) = parts.bar {
        bar::draw(app, row, frame);
    }
    panels::draw_history(app, parts.history, frame);
    frame.render_widget(
        Paragraph::new(message(app, parts.message)).wrap(Wrap { trim: true }),
        parts.message,
    );
    panels::draw_keys(app, parts.keys, frame);
    page::draw(app, frame)
}

/// Returns where the holes lie on a screen of this size; `None` if it is too small.
pub(crate) fn geometry(app: &App, area: Rect) -> Option<Geometry> {
    let fits = area.width >= SMALLEST.0 && area.height >= SMALLEST.1;
    fits.then(|| Parts::of(app, area).board)
}

struct Parts {
    title: Rect,
    above: Rect,
    board: Geometry,
    below: Rect,
    bar: Place,
    history: Rect,
    message: Rect,
    keys: Rect,
}

impl Parts {
    fn of(app: &App, area: Rect) -> Self {
        // A line each for title, two players, message and keys; a second for the message where there
        // is room. The board takes what it can use, the history the rest.
        let message_height = if area.height >= 20 { 2 } else { 1 };
        let room = Rect {
            height: area.height - 4 - message_height,
            ..area
        };
        let width = app.session.position().width();
        let height = Geometry::fit(room, width, app.view).height();
        // The bar takes a row only if the board is not the smaller for it.
        let has_bar_row = app.bar.is_shown() && room.height > height;
        let [title, above, board, below, bar, history, message, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(height),
            Constraint::Length(1),
            Constraint::Length(u16::from(has_bar_row)),
            Constraint::Fill(1),
            Constraint::Length(message_height),
            Constraint::Length(1),
        ])
        .areas(area);
        Self {
            title,
            above,
            board: Geometry::fit(Rect { y: board.y, ..room }, width, app.view),
            below,
            bar: match (app.bar.is_shown(), has_bar_row) {
                (true, true) => Place::Row(bar),
                (true, false) => Place::Title,
                (false, _) => Place::Nowhere,
            },
            history,
            message,
            keys,
        }
    }
}

fn board_view(app: &App) -> BoardView {
    let position = app.session.position();
    let width = position.width();
    if let Some(animation) = &app.animation {
        let moment = animation.moment();
        return BoardView {
            width,
            seeds: moment.seeds,
            legal: HoleSet::empty(width),
            endless: HoleSet::empty(width),
            marked: moment.marked,
            lifted: Some(moment.lifted),
        };
    }
    let game = app.session.game();
    // Every hole is sown once for both sets; in a game that is over, none.
    let sown: Vec<Turn> = match game.to_move() {
        Some(_) => position.turns(game.rules()).collect(),
        None => Vec::new(),
    };
    let legal = sown.iter().filter(|turn| game.rules().allows(turn));
    let endless = sown.iter().filter(|turn| turn.is_endless());
    let person_to_move = game.to_move().is_some() && app.session.computer_to_move().is_none();
    BoardView {
        width,
        seeds: position.board().in_sowing_order().collect(),
        legal: HoleSet::from_holes(width, legal.map(Turn::hole)),
        endless: HoleSet::from_holes(width, endless.map(Turn::hole)),
        marked: HoleSet::from_holes(width, person_to_move.then(|| app.hole_under_cursor())),
        lifted: game.turns().next_back().map(Turn::hole),
    }
}

/// What is told below the board.
fn message(app: &App, area: Rect) -> Line<'static> {
    if let Some(animation) = &app.animation {
        return Line::from(told_while_sowing(app.speech, animation));
    }
    if !app.message.is_empty() {
        return Line::from(Span::styled(fitting(&app.message, area), CHOOSABLE));
    }
    if let Some(outcome) = app.session.game().outcome() {
        let told = if area.width < 60 {
            app.speech.outcome_in_short(outcome, &app.session)
        } else {
            app.speech.outcome(outcome, &app.session)
        };
        return Line::from(Span::styled(told, CHOOSABLE));
    }
    if app.session.computer_to_move().is_some() {
        return Line::from(app.speech.say("computer-thinking") + " ...");
    }
    Line::from(app.about_cursor())
}

/// As much of a message as there is room for: of its parts, which semicolons part, the last are left
/// out.
fn fitting(message: &str, area: Rect) -> String {
    let fits = |text: &str| panels::wrapped(text, area.width).len() <= usize::from(area.height);
    let mut text = message;
    while !fits(text)
        && let Some((shorter, _)) = text.rsplit_once("; ")
    {
        text = shorter;
    }
    text.to_owned()
}

fn told_while_sowing(speech: Speech, animation: &Animation) -> String {
    let turn = animation.trace().turn();
    let moment = animation.moment();
    let hole = |hole: endodoi::Hole| ("hole", hole.to_string().into());
    let Some(in_hand) = moment.in_hand else {
        let told = speech.turn_end(turn);
        return told.unwrap_or_else(|| speech.say_with("turn-end-endless", &[hole(turn.hole())]));
    };
    let values = [
        ("side", side_key(turn.hole().side()).into()),
        ("lap", moment.lap.into()),
        ("laps", animation.trace().laps().len().into()),
        hole(moment.lifted),
        ("hand", in_hand.into()),
    ];
    speech.say_with("turn-sowing", &values)
}

fn draw_too_small(speech: Speech, area: Rect, frame: &mut Frame) {
    let values = [
        ("columns", area.width.into()),
        ("rows", area.height.into()),
        ("least-columns", SMALLEST.0.into()),
        ("least-rows", SMALLEST.1.into()),
    ];
    let text = speech.say_with("screen-too-small", &values);
    frame.render_widget(Clear, area);
    let paragraph = Paragraph::new(text).wrap(Wrap { trim: true });
    frame.render_widget(paragraph.block(Block::new()), area);
}
