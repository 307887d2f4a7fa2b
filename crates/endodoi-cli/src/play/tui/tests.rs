//! Screens as pictures in text. They are renewed by `INSTA_UPDATE=always cargo test -p endodoi-cli`.

mod advice;
mod languages;

use std::time::Duration;

use endodoi::{Position, Target, Width};
use endodoi_engine::{Level, Stopwatch};
use endodoi_words::Language;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::{Frame, Terminal};

use super::animation::Speed;
use super::app::{App, Job, Page, Thought};
use super::bar::{Bar, Shown};
use super::input::{Action, Answer};
use super::screen;
use super::theme::{Alphabet, Theme};
use crate::play::files::{Files, Offer};
use crate::play::mind::Mind;
use crate::play::player::Player;
use crate::play::session::{Session, Setting};
use crate::play::words::Speech;

/// A game between two people, with no file anywhere.
fn app(start: Position, rules: &str) -> App {
    let session = Session::new(Setting {
        rules: rules.parse().unwrap(),
        start,
        players: endodoi::BySide {
            south: Player::human(),
            north: Player::Human("Naisula".to_owned()),
        },
        target: Target::THREE_WINS,
        date: "2026-11-30".to_owned(),
        seed: 1,
    });
    let files = Files::new(None, None, None, Offer::Nothing).unwrap();
    let theme = Theme::new(Alphabet::Unicode, Some("1"));
    let speech = Speech::new(Language::En);
    let mut app = App::new(
        session,
        files,
        theme,
        Speed::Off,
        Bar::new(Shown::No),
        speech,
    );
    app.message.clear();
    app
}

fn start(holes: usize) -> Position {
    Position::start(Width::new(holes).unwrap(), 4).unwrap()
}

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

fn play(app: &mut App, holes: &str) {
    for hole in holes.split_whitespace() {
        app.act(Action::Hole(hole.parse().unwrap()));
    }
}

/// What the screen shows, without the blanks at the ends of lines.
fn picture(app: &App, columns: u16, rows: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    let draw = |frame: &mut Frame| {
        screen::draw(app, frame);
    };
    terminal.draw(draw).unwrap();
    let buffer = terminal.backend().buffer();
    let lines = buffer.content().chunks(usize::from(columns));
    let lines: Vec<String> = lines
        .map(|cells| {
            let line: String = cells.iter().map(Cell::symbol).collect();
            line.trim_end().to_owned()
        })
        .collect();
    lines.join("\n")
}

#[test]
fn the_start_of_a_game() {
    insta::assert_snapshot!(picture(&app(start(6), "merker"), 80, 24));
}

#[test]
fn the_picture_in_the_readme_is_true() {
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
    let readme = std::fs::read_to_string(readme).unwrap();
    let mut app = app(start(6), "merker");
    play(&mut app, "B");
    assert!(readme.contains(&picture(&app, 80, 20)));
}

#[test]
fn a_game_on_the_smallest_screen() {
    let mut app = app(start(6), "merker");
    play(&mut app, "B a");
    insta::assert_snapshot!(picture(&app, 40, 12));
}

#[test]
fn the_widest_board_on_the_smallest_screen() {
    let mut app = app(start(12), "merker");
    play(&mut app, "A");
    insta::assert_snapshot!(picture(&app, 40, 12));
}

#[test]
fn ten_holes_in_ascii() {
    let mut app = app(start(10), "endodoi,repetition=off");
    app.theme = Theme::new(Alphabet::Ascii, None);
    play(&mut app, "A c");
    let picture = picture(&app, 80, 24);
    assert!(picture.is_ascii());
    insta::assert_snapshot!(picture);
}

#[test]
fn a_turn_while_it_is_sown() {
    let mut app = app(start(6), "merker");
    app.speed = Speed::Normal;
    play(&mut app, "B");
    app.advance(Duration::from_secs(1));
    insta::assert_snapshot!(picture(&app, 80, 24));
}

#[test]
fn a_hole_that_would_never_end() {
    let app = app(position("5,3,2,1,0,4/3,0,1,3,5,14 4-3 S"), "merker");
    insta::assert_snapshot!(picture(&app, 80, 24));
}

#[test]
fn the_board_seen_by_north() {
    let mut app = app(start(6), "merker");
    app.act(Action::Flip);
    play(&mut app, "C");
    insta::assert_snapshot!(picture(&app, 60, 20));
}

#[test]
fn the_end_of_a_game() {
    let mut app = app(position("0,0,0,0,1,0/1,0,0,1,0,2 26-17 S"), "merker");
    play(&mut app, "E d");
    insta::assert_snapshot!(picture(&app, 80, 24));
}

#[test]
fn the_help_page() {
    let mut app = app(start(6), "merker");
    app.act(Action::Help);
    insta::assert_snapshot!(picture(&app, 80, 24));
}

#[test]
fn the_help_page_scrolls_on_the_smallest_screen() {
    let mut app = app(start(6), "merker");
    app.act(Action::Help);
    for _ in 0..100 {
        app.act(Action::Down);
    }
    assert!(picture(&app, 40, 12).contains("endodoi rules"));
    app.act(Action::Escape);
    assert_eq!(app.page, Page::Board);
}

#[test]
fn the_question_on_leaving() {
    let mut app = app(start(6), "merker");
    play(&mut app, "B");
    app.act(Action::Quit);
    insta::assert_snapshot!(picture(&app, 40, 12));
}

#[test]
fn a_screen_that_is_too_small() {
    insta::assert_snapshot!(picture(&app(start(6), "merker"), 38, 10));
}

#[test]
fn no_size_of_the_screen_is_a_panic() {
    let mut app = app(start(12), "merker");
    app.act(Action::Help);
    for columns in [1, 2, 5, 39, 40, 41, 100, 500] {
        for rows in [1, 2, 11, 12, 13, 19, 20, 21, 160] {
            picture(&app, columns, rows);
        }
    }
}

#[test]
fn any_key_skips_an_animation_and_does_nothing_else() {
    let mut app = app(start(6), "merker");
    app.speed = Speed::Slow;
    play(&mut app, "B");
    assert!(app.animation.is_some());
    app.act(Action::Undo);
    assert!(app.animation.is_none());
    assert_eq!(app.session.game().turns().count(), 1);
    app.act(Action::Undo);
    assert_eq!(app.session.game().turns().count(), 0);
}

#[test]
fn a_shown_turn_does_not_tell_its_end_beforehand() {
    let mut app = app(start(6), "merker");
    app.speed = Speed::Slow;
    play(&mut app, "B");
    let during = picture(&app, 80, 24);
    assert!(!during.contains("captured 7") && !during.contains("B+7"));
    app.advance(Duration::from_millis(6_100));
    assert!(picture(&app, 80, 24).contains("D was empty: South captures 7"));
    app.advance(Duration::from_mins(1));
    let after = picture(&app, 80, 24);
    assert!(after.contains("captured 7") && after.contains("B+7"));
}

#[test]
fn the_cursor_moves_with_the_screen_whoever_is_to_move() {
    let mut app = app(start(6), "merker");
    app.act(Action::Right);
    assert_eq!(app.hole_under_cursor().letter(), 'B');
    app.act(Action::Enter);
    // North's row is above and runs from right to left.
    app.act(Action::Left);
    assert_eq!(app.hole_under_cursor().letter(), 'c');
    for _ in 0..9 {
        app.act(Action::Right);
    }
    assert_eq!(app.hole_under_cursor().letter(), 'a');
}

/// The computer's turn, as it is thought of elsewhere.
fn turn(app: &App) -> Thought {
    let game = app.session.game();
    Thought::Turn(
        Mind::default()
            .choose(game, Level::MIN, 1, &Stopwatch::start())
            .unwrap(),
    )
}

#[test]
fn nobody_resigns_or_agrees_for_the_computer() {
    let mut app = app(start(6), "merker");
    let players = endodoi::BySide {
        south: Player::human(),
        north: Player::Computer(endodoi_engine::Level::MIN),
    };
    app.session = app.session.with_players(players);
    play(&mut app, "B");
    assert!(app.job().is_some(), "the computer is to move");
    let version = app.version();
    app.act(Action::Resign);
    // The answer that comes now is dropped, so that the question is still about the same game.
    app.finish(version, turn(&app));
    assert_eq!(app.session.game().turns().count(), 1);
    app.answer(Answer::Yes);
    assert!(picture(&app, 80, 24).contains("South resigns"));
}

#[test]
fn a_game_is_resigned_only_after_a_question() {
    let mut app = app(start(6), "merker");
    app.act(Action::Resign);
    app.answer(Answer::Cancel);
    assert_eq!(app.session.game().outcome(), None);
    app.act(Action::Resign);
    app.answer(Answer::Yes);
    let picture = picture(&app, 80, 24);
    assert!(picture.contains("South resigns; North gets the 48 seeds left. North wins the game"));
    app.act(Action::NextGame);
    assert_eq!(app.session.position().to_move(), endodoi::Side::North);
}

#[test]
fn an_answer_for_a_game_that_has_moved_on_is_dropped() {
    let mut app = app(start(6), "merker");
    app.act(Action::Hint);
    assert_eq!(app.job(), Some(Job::Hint));
    let version = app.version();
    let hint = Mind::default().hint(app.session.game(), &Stopwatch::start());
    let hint = hint.unwrap();
    play(&mut app, "B");
    let message = app.message.clone();
    app.finish(version, Thought::Hint(hint));
    assert_eq!(app.message, message);
}
