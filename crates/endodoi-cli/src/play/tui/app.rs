//! The state of the full-screen game, and what actions do to it.
//!
//! There is no terminal here, no clock and no thread: keys come as actions, time as durations, and
//! what the computer thinks is asked for with [`App::job`] and handed back.

mod jobs;

use std::path::PathBuf;
use std::time::Duration;

use endodoi::{BySide, EndlessTurn, Hole, Match, PlayError, Position, Side, Turn};
use endodoi_words::Value;

use super::animation::{Animation, Speed};
use super::bar::Bar;
use super::geometry::View;
use super::input::{Action, Answer};
use super::theme::Theme;
use crate::play::files::Files;
use crate::play::player::Player;
use crate::play::session::Session;
use crate::play::store::{self, Keep, StoreError};
use crate::play::words::Speech;
use crate::record_file;
use crate::turn_end::side_key;
pub(crate) use jobs::{Job, Thought};

/// What lies on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    Board,
    /// The game and the keys, scrolled by so many lines from the start.
    Help(usize),
    /// The moves of the game, scrolled likewise.
    Moves(usize),
    /// The laps of the last turn, scrolled likewise.
    Laps(usize),
    Ask(Question),
}

/// What the player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Whether to go on with a game that was kept.
    Resume,
    /// What to do with the unfinished game on leaving.
    Quit,
    /// Whether this player resigns.
    Resign(Side),
    /// Whether the players agree to stop, as this one proposes.
    Agree(Side),
}

/// How the player left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    /// By choice.
    Quit,
    /// By Ctrl-C.
    Interrupted,
}

/// The full-screen game.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) session: Session,
    pub(crate) files: Files,
    pub(crate) speech: Speech,
    pub(crate) theme: Theme,
    pub(crate) view: View,
    pub(crate) speed: Speed,
    pub(crate) page: Page,
    /// The number of the hole under the cursor in the row of the player to move.
    pub(crate) cursor: usize,
    /// What was said last; empty if nothing.
    pub(crate) message: String,
    pub(crate) animation: Option<Animation>,
    pub(crate) bar: Bar,
    pub(crate) left: Option<Left>,
    /// A kept game that is offered.
    offered: Option<(Keep, Session)>,
    hint_wanted: bool,
    /// Who proposes to stop, as long as the computer thinks about it.
    offered_by: Option<Side>,
    /// There was no memory to think in: nothing is thought about until the player does something.
    is_stuck: bool,
    /// Grows with every change of the game, so that late answers are known to be stale.
    version: u64,
}

impl App {
    pub(crate) fn new(
        session: Session,
        files: Files,
        theme: Theme,
        speed: Speed,
        bar: Bar,
        speech: Speech,
    ) -> Self {
        let offered = files.offered();
        Self {
            page: match offered {
                Some(_) => Page::Ask(Question::Resume),
                None => Page::Board,
            },
            offered,
            files,
            speech,
            theme,
            view: view_of_person(session.players()),
            session,
            speed,
            cursor: 1,
            message: speech.say("screen-welcome"),
            animation: None,
            bar,
            left: None,
            hint_wanted: false,
            offered_by: None,
            is_stuck: false,
            version: 0,
        }
    }

    /// Lets time pass.
    pub(crate) fn advance(&mut self, time: Duration) {
        let goes_on = self
            .animation
            .as_mut()
            .is_some_and(|shown| shown.advance(time));
        if !goes_on {
            self.animation = None;
        }
    }

    /// Does what the player wants.
    pub(crate) fn act(&mut self, action: Action) {
        if action == Action::Interrupt {
            self.leave(Left::Interrupted);
            return;
        }
        self.is_stuck = false;
        let was_moving = self.animation.take().is_some();
        if was_moving && !matches!(action, Action::Quit | Action::Help) {
            return;
        }
        match self.page {
            Page::Board => self.act_on_board(action),
            Page::Moves(scroll) => self.scroll(action, scroll, Page::Moves),
            Page::Laps(scroll) => self.scroll(action, scroll, Page::Laps),
            Page::Help(scroll) => self.scroll(action, scroll, Page::Help),
            Page::Ask(_) => {}
        }
    }

    fn act_on_board(&mut self, action: Action) {
        match action {
            Action::Hole(written) => match written.resolve(self.session.position()) {
                Ok(hole) => self.play_as_person(hole),
                Err(error) => self.tell(self.speech.move_error(&error)),
            },
            Action::Enter => self.play_as_person(self.hole_under_cursor()),
            Action::Left => self.move_cursor(-1),
            Action::Right => self.move_cursor(1),
            Action::Undo => {
                let done = self.session.undo();
                self.went(done, "undo-nothing");
            }
            Action::Redo => {
                let done = self.session.redo();
                self.went(done, "redo-nothing");
            }
            Action::Flip => {
                self.view = self.view.flipped();
                self.say("screen-turned");
            }
            Action::Replay => self.replay(),
            Action::Unknown(char) => {
                let key = ("key", char.escape_debug().to_string().into());
                self.tell(self.speech.say_with("screen-no-key", &[key]));
            }
            Action::Hint => {
                self.hint_wanted = self.session.game().outcome().is_none();
                if self.hint_wanted {
                    self.say("screen-thinking-hint");
                }
            }
            Action::Bar => {
                self.bar.toggle();
                self.message.clear();
            }
            Action::Save => self.save(),
            Action::NextGame => {
                let done = self.session.next_game();
                self.went(done, "screen-not-over");
            }
            Action::Help => self.page = Page::Help(0),
            Action::Moves => self.page = Page::Moves(0),
            Action::Laps => self.page = Page::Laps(0),
            Action::Agree => self.ask_while_playing(Question::Agree),
            Action::Resign => self.ask_while_playing(Question::Resign),
            Action::Faster => self.set_speed(self.speed.faster()),
            Action::Slower => self.set_speed(self.speed.slower()),
            Action::Quit if self.session.is_unfinished() => self.page = Page::Ask(Question::Quit),
            Action::Quit => self.left = Some(Left::Quit),
            Action::Escape => self.message.clear(),
            Action::Up | Action::Down | Action::Interrupt | Action::Other => {}
        }
    }

    /// Does what the player answered to the question on the screen.
    pub(crate) fn answer(&mut self, answer: Answer) {
        let Page::Ask(question) = self.page else {
            return;
        };
        self.page = Page::Board;
        match (question, answer) {
            (Question::Resume, Answer::Yes) => self.resume(),
            (Question::Resume, Answer::Delete) => {
                let offered = self.offered.take();
                if let Some(Err(error)) = offered.map(|(keep, _)| keep.forget()) {
                    self.tell(self.speech.store_error(&error));
                }
            }
            (Question::Resume, Answer::No | Answer::Cancel) => self.offered = None,
            (Question::Quit, Answer::Yes) => self.leave(Left::Quit),
            (Question::Quit, Answer::No) => {
                self.left = Some(Left::Quit);
                if let Err(error) = self.files.forget() {
                    self.tell(self.speech.store_error(&error));
                }
            }
            (Question::Resign(side), Answer::Yes) => {
                let ended = self.session.resign(side);
                self.went(ended.is_ok(), "screen-over");
            }
            (Question::Agree(side), Answer::Yes) => self.offer(side),
            (Question::Quit, Answer::Delete | Answer::Cancel)
            | (
                Question::Resign(_) | Question::Agree(_),
                Answer::No | Answer::Delete | Answer::Cancel,
            ) => {}
        }
    }

    /// Plays a hole that a person clicked on.
    pub(crate) fn click(&mut self, hole: Hole) {
        if self.animation.take().is_none() && self.page == Page::Board {
            self.play_as_person(hole);
        }
    }

    /// Returns the match that is offered to go on with.
    pub(crate) fn offered(&self) -> Option<&Session> {
        self.offered.as_ref().map(|(_, session)| session)
    }

    /// Returns the position that is on the screen: while a turn is shown, the one before it.
    pub(crate) fn shown(&self) -> &Position {
        let shown = self.animation.as_ref().map(Animation::before);
        shown.unwrap_or(self.session.position())
    }

    /// Returns the match as far as it is shown: this game counts when its last turn has been.
    pub(crate) fn shown_standing(&self) -> Match {
        match self.animation {
            Some(_) => self.session.standing_before().clone(),
            None => self.session.standing(),
        }
    }

    /// Returns the turns that have been shown to their end.
    pub(crate) fn shown_turns(&self) -> impl Iterator<Item = &Turn> {
        let hidden = usize::from(self.animation.is_some());
        let turns = self.session.game().turns().count();
        self.session
            .game()
            .turns()
            .take(turns.saturating_sub(hidden))
    }

    /// Returns the hole under the cursor.
    pub(crate) fn hole_under_cursor(&self) -> Hole {
        let position = self.session.position();
        let row = position.width().row(position.to_move());
        let last = position.width().holes_per_row();
        let mut holes = row.skip(self.cursor.clamp(1, last) - 1);
        holes.next().expect("the cursor is kept in the row")
    }

    /// Returns what there is to say about the hole under the cursor; if its turn never ends, what
    /// that means.
    pub(crate) fn about_cursor(&self) -> String {
        let hole = self.hole_under_cursor();
        let position = self.session.position();
        let side = position.to_move();
        let turn = position.turn(hole, self.session.rules()).ok();
        let (id, laps) = match turn.filter(Turn::is_endless) {
            None => ("screen-at-cursor", 0),
            Some(turn) => {
                let id = match self.session.rules().endless_turn {
                    EndlessTurn::Illegal => "hole-endless-illegal",
                    EndlessTurn::Void => "hole-endless-void",
                    EndlessTurn::Draw => "hole-endless-draw",
                };
                (id, turn.laps())
            }
        };
        let values = [
            ("side", side_key(side).into()),
            ("hole", Value::from(hole.to_string())),
            ("seeds", position.board().seeds(hole).into()),
            ("laps", laps.into()),
        ];
        self.speech.say_with(id, &values)
    }

    fn play_as_person(&mut self, hole: Hole) {
        if self.session.computer_to_move().is_some() {
            self.say("computer-thinking");
            return;
        }
        self.play(hole);
    }

    fn play(&mut self, hole: Hole) {
        let before: Position = *self.session.position();
        match self.session.play(hole) {
            Ok(trace) => {
                self.changed();
                self.message = self.speech.turn(trace.turn());
                self.animation = Animation::new(&before, trace, *self.session.rules(), self.speed);
                self.say_result();
                self.keep();
            }
            Err(PlayError::GameOver(_)) => self.say("screen-over"),
            Err(error) => self.tell(self.speech.play_error(&error)),
        }
    }

    fn changed(&mut self) {
        self.version += 1;
        self.hint_wanted = false;
        self.offered_by = None;
        self.animation = None;
        self.message.clear();
        let legal = self.session.game().legal_moves();
        if !legal.has(self.hole_under_cursor()) {
            let mut holes = legal.iter();
            self.cursor = holes.next().map_or(1, endodoi::Hole::number);
        }
    }

    /// Shows the last turn again, at the slowest speed if sowing is not shown otherwise.
    fn replay(&mut self) {
        let turns = self.session.game().turns().count();
        let before = turns
            .checked_sub(1)
            .and_then(|turn| self.session.game().positions().nth(turn));
        let (Some(before), Some(trace)) = (before.copied(), self.session.last_trace()) else {
            self.say("screen-no-turn");
            return;
        };
        let speed = match self.speed {
            Speed::Off => Speed::Normal,
            shown => shown,
        };
        self.message = self.speech.turn(trace.turn());
        self.animation = Animation::new(&before, trace, *self.session.rules(), speed);
    }

    /// Shows what undo, redo or the next game led to, or says a message.
    fn went(&mut self, done: bool, otherwise: &str) {
        if done {
            self.changed();
            self.say_result();
            self.keep();
        } else {
            self.say(otherwise);
        }
    }

    /// Leaves the place of messages to the result, if the game is over.
    fn say_result(&mut self) {
        if self.session.game().outcome().is_some() {
            self.message.clear();
        }
    }

    fn resume(&mut self) {
        if let Some((keep, session)) = self.offered.take() {
            self.view = view_of_person(session.players());
            self.session = session;
            self.files.keep = Some(keep);
            self.changed();
            self.say_result();
        }
    }

    /// Keeps the game and leaves; stays, and says why, if it cannot be kept.
    pub(crate) fn leave(&mut self, how: Left) {
        match self.files.keep(&self.session) {
            Ok(()) => self.left = Some(how),
            Err(error) => {
                self.page = Page::Board;
                self.tell_reason("screen-not-left", &error);
            }
        }
    }

    fn ask_while_playing(&mut self, question: fn(Side) -> Question) {
        if self.session.game().outcome().is_some() {
            self.say("screen-over");
        } else {
            self.page = Page::Ask(question(self.session.spokesperson()));
        }
    }

    fn set_speed(&mut self, speed: Speed) {
        self.speed = speed;
        let speed = ("speed", speed.name().into());
        self.tell(self.speech.say_with("screen-speed", &[speed]));
    }

    fn move_cursor(&mut self, columns: isize) {
        let position = self.session.position();
        let towards_left = position.to_move() != self.view.below();
        let steps = if towards_left { -columns } else { columns };
        let last = position.width().holes_per_row();
        self.cursor = self
            .cursor
            .clamp(1, last)
            .saturating_add_signed(steps)
            .clamp(1, last);
        self.message.clear();
    }

    /// Takes back what was scrolled past the end, when so many lines are hidden in all.
    pub(crate) fn limit_scroll(&mut self, hidden: usize) {
        if let Page::Help(scroll) | Page::Moves(scroll) | Page::Laps(scroll) = &mut self.page {
            *scroll = hidden.min(*scroll);
        }
    }

    fn scroll(&mut self, action: Action, scroll: usize, page: fn(usize) -> Page) {
        self.page = match action {
            Action::Up => page(scroll.saturating_sub(1)),
            Action::Down => page(scroll.saturating_add(1)),
            _ => Page::Board,
        };
    }

    fn keep(&mut self) {
        if let Err(error) = self.files.keep(&self.session) {
            self.tell_reason("not-kept", &error);
        }
    }

    fn save(&mut self) {
        let path = self.files.save.clone().or_else(free_name);
        let Some(path) = path else {
            self.say("screen-too-many-saved");
            return;
        };
        match store::save(&path, &self.session.records()) {
            Ok(()) => {
                let name = ("name", record_file::name(&path).into());
                self.tell(self.speech.say_with("saved", &[name]));
                self.files.save = Some(path);
            }
            Err(error) => self.tell(self.speech.store_error(&error)),
        }
    }

    /// Says a message in which nothing is filled in.
    fn say(&mut self, id: &str) {
        self.tell(self.speech.say(id));
    }

    /// Says why something about files did not work.
    fn tell_reason(&mut self, id: &str, error: &StoreError) {
        let reason = ("reason", self.speech.store_error(error).into());
        self.tell(self.speech.say_with(id, &[reason]));
    }

    fn tell(&mut self, sentence: String) {
        self.message = sentence;
    }
}

/// A person who only plays North sees North's row below.
fn view_of_person(players: &BySide<Player>) -> View {
    if players.north.is_human() && !players.south.is_human() {
        View::FromNorth
    } else {
        View::FromSouth
    }
}

/// A name in this folder that no file has yet.
fn free_name() -> Option<PathBuf> {
    (1..=999)
        .map(|number| PathBuf::from(format!("endodoi-{number}.edr")))
        .find(|path| !path.exists())
}
