//! What is laid over the board: help, moves, laps and questions.

use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::text::Text;
use ratatui::widgets::{Clear, Paragraph};

use super::app::{App, Page, Question};
use super::panels::{bordered, laps_in_short, moves_in_short, wrapped};
use crate::play::words;
use crate::record_file;

const HELP: &str = "\
The game. Capture more seeds than the other. Choose a hole of your row; its seeds are sown \
counterclockwise, one to a hole. If the last one joins others, that whole hole is lifted and sown on. If it \
falls into an empty hole, the turn ends; if that hole is yours and the one opposite holds seeds, you capture \
those and the last seed. Who cannot move ends the game; the other gets what is left.

Letters or numbers play a hole of your row, counted from your left; so do arrows with Enter, and the mouse. \
f flips and h gives a hint, so holes f and h are played by the capitals F and H, or by 6 and 8.

u undo            r redo              h hint
v who is ahead    f turn the board    m moves
p show last turn  t its laps          s save
- slower          + faster, then off  n next game
= agree to stop   x resign            q quit

(B) is where the last turn began. A sign behind a letter marks a hole that would never stop sowing. The \
strokes behind a name are tally pins (ol alai, el ala): games won. All rules: endodoi rules merker";

/// Draws the page that is open. Returns how many of its lines there is no room for.
pub(crate) fn draw(app: &App, frame: &mut Frame) -> usize {
    match app.page {
        Page::Board => 0,
        Page::Help(scroll) => draw_over(app, " Help ", HELP, scroll, frame),
        Page::Moves(scroll) => {
            let text = moves_in_short(app.session.game().turns());
            draw_over(app, " Moves ", &text, scroll, frame)
        }
        Page::Laps(scroll) => {
            let text = match app.session.last_trace() {
                Some(trace) => {
                    let laps = laps_in_short(trace.laps(), app.theme);
                    format!("{}.\n{laps}", words::turn(trace.turn()))
                }
                None => "No turn has been played yet.".to_owned(),
            };
            draw_over(app, " Last turn ", &text, scroll, frame)
        }
        Page::Ask(question) => {
            draw_over(app, question_title(question), &ask(app, question), 0, frame)
        }
    }
}

fn question_title(question: Question) -> &'static str {
    match question {
        Question::Resume => " Go on? ",
        Question::Quit => " Quit? ",
        Question::Resign(_) => " Resign? ",
        Question::Agree(_) => " Agree? ",
    }
}

fn ask(app: &App, question: Question) -> String {
    match question {
        Question::Resume => {
            let kept = app.offered().map(words::kept).unwrap_or_default();
            format!(
                "{kept}\n\ny  go on with it\nn  play another, keep it for later\n\
                 D  (capital) delete it"
            )
        }
        Question::Quit => ask_quit(app),
        Question::Resign(side) => {
            format!("Does {side} resign and lose this game?\n\ny    resign\nEsc  play on")
        }
        Question::Agree(_) => {
            "Do both players agree to stop? The seeds on the board are shared.\n\n\
             y    end the game\nEsc  play on"
                .to_owned()
        }
    }
}

fn ask_quit(app: &App) -> String {
    let what = match app.session.game().outcome() {
        Some(_) => "match",
        None => "game",
    };
    let lose = match &app.files.save {
        Some(path) => format!("quit; {} stays", record_file::name(path)),
        None => "quit and lose it".to_owned(),
    };
    format!(
        "The {what} is unfinished. Keep it for the next time?\n\n\
         y    keep it and quit\nn    {lose}\nEsc  play on"
    )
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
    let block = bordered(app.theme).title(title.to_owned());
    let block = match hidden {
        0 => block,
        _ => block.title_bottom(" up and down scroll "),
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
