//! The full-screen game: terminal, clock and threads. All decisions are in `app`, all drawing in
//! `screen`; both can be had without a terminal.

mod alive;
mod animation;
mod app;
mod bar;
mod board;
mod geometry;
mod input;
mod page;
mod panels;
mod screen;
#[cfg(test)]
mod tests;
mod theme;
mod thinker;

use std::io::{self, Write as _, stdout};
use std::time::{Duration, Instant};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event, KeyEventKind, MouseButton, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::layout::Rect;

use super::files::Files;
use super::session::Session;
use super::words::Speech;
use crate::failure::Failure;
use crate::record_file;
use crate::tables::Shelf;
use alive::Alive;
pub(crate) use animation::Speed;
use app::{App, Left, Page};
use bar::Bar;
pub(crate) use bar::Shown;
pub(crate) use theme::Alphabet;
use theme::Theme;
use thinker::Thinker;

/// How long to wait for a key while something moves, and while nothing does.
const WHILE_MOVING: Duration = Duration::from_millis(33);
const WHILE_STILL: Duration = Duration::from_millis(250);

/// How the game is to look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) alphabet: Alphabet,
    pub(crate) speed: Speed,
    pub(crate) bar: Shown,
}

/// Plays a match on the whole screen. Returns how the player left.
pub(crate) fn run(
    session: Session,
    files: Files,
    look: Look,
    tables: Shelf,
    speech: Speech,
) -> Result<(), Failure> {
    let no_color = std::env::var("NO_COLOR").ok();
    let theme = Theme::new(look.alphabet, no_color.as_deref());
    let mut app = App::new(
        session,
        files,
        theme,
        look.speed,
        Bar::new(look.bar),
        speech,
    );
    let mut terminal = ratatui::try_init().map_err(|error| {
        Failure::failed(format_args!(
            "the terminal cannot be used ({error}); try --plain"
        ))
    })?;
    // Pasted text is told apart from keys, so that it plays nothing.
    let _ = execute!(stdout(), EnableMouseCapture, EnableBracketedPaste);
    let played = play(&mut app, &mut terminal, tables);
    let _ = execute!(stdout(), DisableMouseCapture, DisableBracketedPaste);
    ratatui::restore();
    played?;
    let kept = match app.files.kept_in() {
        Some(path) => {
            let path = record_file::name(path).into();
            speech.say_with("screen-kept", &[("path", path)])
        }
        None => String::new(),
    };
    match app.left {
        Some(Left::Interrupted) => Err(Failure::Interrupted(kept)),
        _ if kept.is_empty() => Ok(()),
        _ => Ok(writeln!(stdout(), "{kept}")?),
    }
}

fn play(app: &mut App, terminal: &mut DefaultTerminal, tables: Shelf) -> io::Result<()> {
    let alive = Alive::watch()?;
    let mut thinker = Thinker::start(tables)?;
    let mut last = Instant::now();
    while app.left.is_none() {
        let mut hidden = 0;
        terminal.draw(|frame| hidden = screen::draw(app, frame))?;
        app.limit_scroll(hidden);
        if alive.beat() {
            app.act(input::Action::Interrupt);
            // Nobody may be there to read why the game could not be kept.
            app.left = Some(Left::Interrupted);
        }
        thinker.serve(app)?;
        let is_moving = app.animation.is_some() || thinker.is_busy();
        let wait = if is_moving { WHILE_MOVING } else { WHILE_STILL };
        if event::poll(wait)? {
            let size = terminal.size()?;
            let area = Rect::new(0, 0, size.width, size.height);
            handle(app, &event::read()?, area);
        }
        let now = Instant::now();
        app.advance(now - last);
        last = now;
    }
    Ok(())
}

fn handle(app: &mut App, event: &Event, area: Rect) {
    let Some(geometry) = screen::geometry(app, area) else {
        leave_blindly(app, event);
        return;
    };
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            let width = app.session.position().width();
            let action = input::action(*key, width);
            if matches!(app.page, Page::Ask(_)) && action != input::Action::Interrupt {
                if let Some(answer) = input::answer(*key) {
                    app.answer(answer);
                }
            } else {
                app.act(action);
            }
        }
        Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
            match geometry.at(mouse.column, mouse.row) {
                Some(hole) => app.click(hole),
                None => app.act(input::Action::Other),
            }
        }
        _ => {}
    }
}

/// On a screen too small to show the game nothing can be done but keep it and leave.
fn leave_blindly(app: &mut App, event: &Event) {
    if let Event::Key(key) = event {
        match input::action(*key, app.session.position().width()) {
            input::Action::Quit => app.leave(Left::Quit),
            input::Action::Interrupt => app.leave(Left::Interrupted),
            _ => {}
        }
    }
}
