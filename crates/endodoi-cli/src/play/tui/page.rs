//! What is laid over the board: help, moves, laps and questions.

use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::text::Text;
use ratatui::widgets::{Clear, Paragraph};

use super::app::{App, Page, Question};
use super::panels::{bordered, laps_in_short, moves_in_short, wrapped};
use crate::record_file;

/// Draws the page that is open. Returns how many of its lines there is no room for.
pub(crate) fn draw(app: &App, frame: &mut Frame) -> usize {
    let say = |id: &str| app.speech.say(id);
    match app.page {
        Page::Board => 0,
        Page::Help(scroll) => draw_over(app, "box-help", &say("page-help"), scroll, frame),
        Page::Moves(scroll) => {
            let text = moves_in_short(app.session.game().turns());
            draw_over(app, "box-moves", &text, scroll, frame)
        }
        Page::Laps(scroll) => {
            let text = match app.session.last_trace() {
                Some(trace) => {
                    let laps = laps_in_short(app, trace.laps());
                    format!("{}.\n{laps}", app.speech.turn(trace.turn()))
                }
                None => say("screen-no-turn") + ".",
            };
            draw_over(app, "box-last-turn", &text, scroll, frame)
        }
        Page::Ask(question) => {
            draw_over(app, question_title(question), &ask(app, question), 0, frame)
        }
    }
}

fn question_title(question: Question) -> &'static str {
    match question {
        Question::Resume => "box-go-on",
        Question::Quit => "box-quit",
        Question::Resign(_) => "box-resign",
        Question::Agree(_) => "box-agree",
    }
}

/// The question, and the keys that answer it.
fn ask(app: &App, question: Question) -> String {
    let speech = app.speech;
    let (asked, choices) = match question {
        Question::Resume => {
            let kept = app.offered().map(|session| speech.kept(session));
            (kept.unwrap_or_default(), speech.say("choices-go-on"))
        }
        Question::Quit => {
            let asked = match app.session.game().outcome() {
                Some(_) => "ask-keep-match",
                None => "ask-keep-game",
            };
            let choices = match &app.files.save {
                Some(path) => {
                    let name = record_file::name(path).into();
                    speech.say_with("choices-quit-saved", &[("name", name)])
                }
                None => speech.say("choices-quit"),
            };
            (speech.say(asked), choices)
        }
        Question::Resign(side) => (
            speech.of_side("ask-resign", side),
            speech.say("choices-resign"),
        ),
        Question::Agree(_) => (speech.say("ask-agree-page"), speech.say("choices-agree")),
    };
    format!("{asked}\n\n{choices}")
}

/// Draws a text in a box in the middle of the screen, as large as it needs and can be.
fn draw_over(app: &App, title: &str, text: &str, scroll: usize, frame: &mut Frame) -> usize {
    let screen = frame.area();
    let columns = screen.width.saturating_sub(2).min(72);
    let mut lines = wrapped(text, columns - 2);
    let wanted = u16::try_from(lines.len())
        .unwrap_or(u16::MAX)
        .saturating_add(2);
    let area = centred(screen, columns, wanted.min(screen.height));
    let hidden = lines.len().saturating_sub(usize::from(area.height - 2));
    let block = bordered(app.theme).title(format!(" {} ", app.speech.say(title)));
    let block = match hidden {
        0 => block,
        _ => block.title_bottom(format!(" {} ", app.speech.say("box-scroll"))),
    };
    lines.drain(..scroll.min(hidden));
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(Text::from_iter(lines)).block(block), area);
    hidden
}

fn centred(screen: Rect, columns: u16, rows: u16) -> Rect {
    let [row] = Layout::vertical([Constraint::Length(rows)])
        .flex(Flex::Center)
        .areas(screen);
    let [area] = Layout::horizontal([Constraint::Length(columns)])
        .flex(Flex::Center)
        .areas(row);
    area
}
