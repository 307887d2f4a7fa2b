//! What holds for any input, however hostile, of everything that reads text.
//!
//! Each law panics when it is broken, which is what a fuzzer waits for.

use crate::record::{Record, Records};
use crate::{Forfeit, Game, MoveText, Position, Rules, Step};

/// A position text is refused with a message, or is the one form of a playable position.
///
/// # Panics
/// If the law is broken.
pub fn position_text(text: &str) {
    match text.parse::<Position>() {
        Ok(position) => {
            assert_eq!(position.to_string(), text.replace('_', " "));
            let moves = position.legal_moves(&Rules::MERKER);
            assert_eq!(moves.is_empty(), !position.has_legal_move(&Rules::MERKER));
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            let end = text.chars().count() + 1;
            assert!(error.column() <= end);
        }
    }
}

/// A move text is refused, or prints as it was read.
///
/// # Panics
/// If the law is broken.
pub fn move_text(text: &str) {
    match text.parse::<MoveText>() {
        Ok(written) => assert_eq!(written.to_string(), text),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A rules text is refused, or prints as a text that means the same.
///
/// # Panics
/// If the law is broken.
pub fn rules_text(text: &str) {
    match text.parse::<Rules>() {
        Ok(rules) => assert_eq!(rules.to_string().parse(), Ok(rules)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A record text is refused with a place inside it, or holds games that print as text that reads
/// back as the same games.
///
/// # Panics
/// If the law is broken.
pub fn record_text(text: &str) {
    for record in Records::new(text) {
        match record {
            Ok(record) => {
                let printed = record.to_string();
                let again = Record::read_all(&printed).expect("what is printed can be read");
                assert_eq!(again, [record]);
                assert_eq!(again[0].to_string(), printed);
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                assert!(error.line() <= text.matches('\n').count() + 1);
            }
        }
    }
}

/// Any sequence of holes, undos and endings keeps the seeds of a game and its history in order.
/// Each byte is one action.
///
/// # Panics
/// If the law is broken.
pub fn play_sequence(rules: Rules, start: Position, actions: &[u8]) {
    let mut game = Game::new(rules, start);
    for &action in actions {
        let before = game.clone();
        let done = match action {
            249 => game.forfeit(start.to_move(), Forfeit::Time).is_ok(),
            250..=251 => game.undo().is_some(),
            252..=253 => game.redo().is_some(),
            254 => game.agree().is_ok(),
            255 => game.resign(start.to_move()).is_ok(),
            _ => {
                let hole = start.width().hole(usize::from(action) % 24);
                hole.is_some_and(|hole| game.play(hole).is_ok())
            }
        };
        assert!(done || game == before, "what is refused changes nothing");
        assert_eq!(
            replayed(&game),
            game.without_undone(),
            "the steps tell the game"
        );
        assert_eq!(game.position().total_seeds(), start.total_seeds());
        if let Some(outcome) = game.outcome() {
            let seeds = outcome.seeds();
            assert!(
                u16::from(seeds.south) + u16::from(seeds.north) <= u16::from(start.total_seeds())
            );
        }
    }
}

/// The game that its steps lead to, played anew.
fn replayed(game: &Game) -> Game {
    let mut anew = Game::new(*game.rules(), *game.start());
    for step in game.steps() {
        match step {
            Step::Turn(turn) => anew
                .play(turn.hole())
                .map(|_| ())
                .expect("it was played before"),
            Step::Resigned(side) => anew.resign(*side).map(|_| ()).expect("it was not over"),
            Step::Agreed => anew.agree().map(|_| ()).expect("it was not over"),
            Step::Forfeited(side, forfeit) => {
                let ended = anew.forfeit(*side, *forfeit);
                ended.map(|_| ()).expect("it was not over");
            }
        }
    }
    anew
}
