//! Hints, the bar that shows who is ahead, and offers to the computer: what is asked for when, and
//! how it looks.

use endodoi::BySide;
use endodoi_engine::{Reason, Score};

use super::*;
use crate::memory::NoMemory;
use crate::play::mind::{Evaluation, Hint};

/// A game with the bar, whose present value is known.
fn app_worth(start: Position, margin: Score) -> App {
    let mut app = app(start, "merker");
    app.act(Action::Bar);
    learn(&mut app, margin);
    app
}

fn learn(app: &mut App, margin: Score) {
    let value = Evaluation {
        margin,
        depth: Some(9),
    };
    app.finish(app.version(), Thought::Value(Some(value)));
}

/// The row of the screen that the bar is in.
fn bar_row(app: &App) -> String {
    let picture = picture(app, 80, 24);
    let mut rows = picture.lines().filter(|row| row.contains('░'));
    rows.next().unwrap().to_owned()
}

fn hint(app: &App, reasons: Vec<Reason>) -> Thought {
    let hint = Hint {
        hole: app.session.position().width().hole(1).unwrap(),
        score: Score::Estimate(325),
        depth: 9,
        reasons,
    };
    Thought::Hint(Some(hint))
}

#[test]
fn the_bar_shows_who_is_ahead() {
    let app = app_worth(start(6), Score::Estimate(1225));
    insta::assert_snapshot!(picture(&app, 80, 24));
}

#[test]
fn the_bar_is_small_where_there_is_little_room() {
    let mut app = app_worth(start(6), Score::Exact(-3));
    insta::assert_snapshot!(picture(&app, 40, 12));
    app.theme = Theme::new(Alphabet::Ascii, None);
    assert!(picture(&app, 40, 13).contains(" ##########.|.......... North +3"));
}

#[test]
fn the_bar_turns_with_the_board() {
    let mut app = app_worth(start(6), Score::Exact(24));
    assert!(bar_row(&app).starts_with("  South █"));
    assert!(bar_row(&app).ends_with("North  +24 for South, proved"));
    let cells = |row: &str| row.matches('█').count();
    let of_south = cells(&bar_row(&app));
    app.act(Action::Flip);
    assert!(bar_row(&app).starts_with("  North █"));
    assert!(bar_row(&app).ends_with("South  +24 for South, proved"));
    assert!(cells(&bar_row(&app)) < of_south);
}

#[test]
fn with_north_to_move_the_bar_is_right_too() {
    let mut app = app(position("0,3,0/1,0,2 4-5 N"), "merker");
    app.act(Action::Bar);
    assert_eq!(app.job(), Some(Job::Value));
    let value = Mind::default().evaluate(app.session.game(), &Stopwatch::start());
    app.finish(app.version(), Thought::Value(value.unwrap()));
    assert!(bar_row(&app).ends_with("North  +7 for North, proved"));
}

#[test]
fn a_value_that_is_not_of_this_position_has_a_mark() {
    let mut app = app_worth(start(6), Score::Estimate(100));
    assert!(!bar_row(&app).ends_with('…'));
    play(&mut app, "B");
    assert!(bar_row(&app).ends_with("+1.00 for South, estimate…"));
    learn(&mut app, Score::Estimate(200));
    assert!(bar_row(&app).ends_with("+2.00 for South, estimate"));
    app.act(Action::Undo);
    assert!(bar_row(&app).ends_with("+2.00 for South, estimate…"));
}

#[test]
fn the_bar_does_not_tell_what_a_turn_leads_to_before_it_is_shown() {
    let mut app = app_worth(start(6), Score::Estimate(100));
    app.speed = Speed::Slow;
    play(&mut app, "B");
    assert_eq!(app.job(), Some(Job::Value), "there is time to think");
    learn(&mut app, Score::Estimate(900));
    assert!(bar_row(&app).ends_with("+1.00 for South, estimate…"));
    app.advance(Duration::from_mins(1));
    assert!(bar_row(&app).ends_with("+9.00 for South, estimate"));
}

#[test]
fn a_finished_game_shows_its_result_in_the_bar() {
    let mut app = app_worth(
        position("0,0,0,0,1,0/1,0,0,1,0,2 26-17 S"),
        Score::Estimate(0),
    );
    assert!(bar_row(&app).ends_with("North  even, estimate"));
    play(&mut app, "E d");
    assert_eq!(app.job(), None);
    assert!(bar_row(&app).ends_with(" for South, final"));
}

#[test]
fn the_value_is_thought_about_last_and_only_if_the_bar_is_shown() {
    let mut app = app(start(6), "merker");
    assert_eq!(app.job(), None);
    app.act(Action::Bar);
    assert_eq!(app.job(), Some(Job::Value));
    app.act(Action::Hint);
    assert_eq!(app.job(), Some(Job::Hint));
    let computer = Player::Computer(Level::MIN);
    let players = BySide {
        south: computer.clone(),
        north: computer,
    };
    app.session = app.session.with_players(players);
    assert_eq!(app.job(), Some(Job::Turn(Level::MIN)));
}

#[test]
fn an_offer_to_the_computer_is_thought_about_and_then_taken_or_not() {
    let against_computer = || {
        let mut app = app(start(6), "merker");
        app.session = app.session.with_players(BySide {
            south: Player::human(),
            north: Player::Computer(Level::MIN),
        });
        app.act(Action::Agree);
        app.answer(Answer::Yes);
        assert_eq!(app.job(), Some(Job::Offer(endodoi::Side::North)));
        assert_eq!(app.session.game().outcome(), None);
        app
    };
    let mut app = against_computer();
    app.finish(app.version(), Thought::PlaysOn(true));
    assert!(picture(&app, 80, 24).contains("The computer thinks it can still gain, and plays on"));
    assert_eq!(app.job(), None);

    let mut app = against_computer();
    app.finish(app.version(), Thought::PlaysOn(false));
    assert!(picture(&app, 80, 24).contains("The players agree to stop"));

    // Who plays on instead has taken the offer back.
    let mut app = against_computer();
    play(&mut app, "B");
    assert_eq!(app.job(), Some(Job::Turn(Level::MIN)));
}

#[test]
fn a_hint_puts_the_cursor_on_its_hole_and_tells_as_much_as_there_is_room_for() {
    let mut app = app(start(6), "merker");
    app.act(Action::Hint);
    let f = app.session.position().width().hole(11).unwrap();
    let reasons = vec![
        Reason::Captures { seeds: 7 },
        Reason::Prevents {
            hole: f,
            seeds: 9,
            left: 0,
        },
    ];
    let thought = hint(&app, reasons);
    app.finish(app.version(), thought);
    assert_eq!(app.hole_under_cursor().letter(), 'B');
    let wide = picture(&app, 80, 24);
    assert!(
        wide.contains("Hint: B captures 7; it keeps f from capturing 9; South would"),
        "{wide}"
    );
    assert!(picture(&app, 40, 12).contains("\nHint: B captures 7\n"));
    assert!(picture(&app, 60, 12).contains("\nHint: B captures 7; it keeps f from capturing 9\n"));
}

#[test]
fn what_there_is_no_memory_for_is_told_and_tried_again_at_the_next_key() {
    let mut app = app(start(6), "merker");
    app.session = app.session.with_players(BySide {
        south: Player::Computer(Level::MIN),
        north: Player::human(),
    });
    let turn = Some(Job::Turn(Level::MIN));
    assert_eq!(app.job(), turn);
    app.finish(app.version(), Thought::Failed(NoMemory));
    assert_eq!(app.job(), None);
    assert!(picture(&app, 80, 24).contains(
        "There is no memory left to think in; end other programs first, then press a key"
    ));
    app.act(Action::Other);
    assert_eq!(app.job(), turn);
}
