//! The screen in the other languages: everything that is said has room, and nothing is left to fill in.

use endodoi_engine::Score;

use super::*;
use crate::play::mind::Evaluation;

/// A game in a language, with the bar.
fn app_in(language: Language) -> App {
    let mut app = app(start(6), "merker");
    app.speech = Speech::new(language);
    app.act(Action::Bar);
    app
}

fn others() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().skip(1)
}

#[test]
fn a_game_and_the_help_page_in_the_other_languages() {
    for language in others() {
        let mut app = app_in(language);
        play(&mut app, "B");
        let game = picture(&app, 80, 24);
        app.act(Action::Help);
        let help = picture(&app, 80, 24);
        assert!(
            help.contains("endodoi rules"),
            "{language}: the end is hidden"
        );
        insta::assert_snapshot!(format!("in_{language}"), format!("{game}\n\n{help}"));
    }
}

#[test]
fn the_value_has_room_beside_the_bar() {
    for language in Language::ALL {
        for hundredths in [1225, -1225] {
            let mut app = app_in(language);
            let value = Evaluation {
                margin: Score::Estimate(hundredths),
                depth: Some(9),
            };
            app.finish(app.version(), Thought::Value(Some(value)));
            // The next position is not valued yet: then dots follow, and the text is longest.
            play(&mut app, "B");
            for (columns, rows) in [(80, 24), (40, 13)] {
                let picture = picture(&app, columns, rows);
                let bar = picture.lines().find(|line| line.contains('░'));
                let bar = bar.unwrap_or_else(|| panic!("{language}: no bar in\n{picture}"));
                assert!(bar.ends_with('…'), "{language}: {bar}");
                assert!(bar.matches(['█', '░']).count() > 10, "{language}: {bar}");
            }
        }
    }
}

#[test]
fn questions_and_small_screens_have_nothing_left_to_fill_in() {
    for language in Language::ALL {
        let mut app = app_in(language);
        play(&mut app, "B");
        let mut seen = picture(&app, 40, 12);
        for action in [
            Action::Moves,
            Action::Laps,
            Action::Resign,
            Action::Agree,
            Action::Quit,
        ] {
            app.page = Page::Board;
            app.act(action);
            seen += &picture(&app, 80, 24);
        }
        app.answer(Answer::Cancel);
        for action in [
            Action::Faster,
            Action::Redo,
            Action::NextGame,
            Action::Unknown('z'),
            Action::Hint,
            Action::Flip,
        ] {
            app.act(action);
            seen += &picture(&app, 80, 24);
        }
        seen += &picture(&app, 30, 10);
        assert!(!seen.contains(['{', '}']), "{language}:\n{seen}");
        for prefix in ["screen-", "box-", "keys-", "choices-", "ask-", "bar-"] {
            assert!(!seen.contains(prefix), "{language}: {prefix}\n{seen}");
        }
    }
}
