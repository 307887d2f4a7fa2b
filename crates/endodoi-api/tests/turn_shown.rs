//! What is told of a turn is enough to draw it: each board follows from the one before it by what is
//! lifted and sown, and the last leads to the position after the turn. That the laps are the right ones
//! is tested where they are sown.

use endodoi::testing::{game, position, rules};
use endodoi::{Position, Rules, Side};
use endodoi_api::ask::{TurnRequest, TurnShown, turn_shown};
use proptest::prelude::*;

/// Draws a turn as a page does, from nothing but what it is told.
fn draw(shown: &TurnShown) {
    let first = shown.shown.first().expect("a turn has a lap");
    assert_eq!((first.number, first.hole), (1, shown.hole));
    let mut board = shown.before.holes.clone();
    let mut number = 1;
    for lap in &shown.shown {
        if lap.number == number {
            assert_eq!(board, lap.holes, "lap {number}");
        } else {
            assert!(lap.number > number && shown.laps > 120);
            board.clone_from(&lap.holes);
        }
        board[lap.hole.index()] -= lap.lifted;
        lap.sown.iter().for_each(|hole| board[hole.index()] += 1);
        assert_eq!(lap.sown.len(), usize::from(lap.lifted));
        assert_eq!(lap.sown.last(), Some(&lap.lands));
        number = lap.number + 1;
    }
    assert_eq!(number, shown.laps + 1);
    let taken = shown.taken.iter();
    let taken: u8 = taken
        .map(|hole| std::mem::take(&mut board[hole.index()]))
        .sum();
    assert_eq!(taken, shown.captured);
    let mover: Side = shown.before.to_move;
    let mut captured = shown.before.captured;
    captured[mover] += taken;
    assert_eq!(shown.after.captured, captured);
    assert_eq!(shown.after.to_move, mover.opposite());
    if shown.endless {
        assert_eq!(shown.after.holes, shown.before.holes);
    } else {
        assert_eq!(shown.after.holes, board);
    }
}

fn draw_all(position: &Position, rules: &Rules) {
    for hole in position.board().occupied(position.to_move()) {
        let request = TurnRequest {
            rules: Some(rules.to_string()),
            position: position.to_string(),
            hole: hole.to_string(),
        };
        draw(&turn_shown(&request).unwrap());
    }
}

proptest! {
    #[test]
    fn every_turn_of_every_game_can_be_drawn(game in game(30)) {
        for position in game.positions() {
            draw_all(position, game.rules());
        }
    }

    #[test]
    fn every_turn_of_every_position_can_be_drawn(position in position(), rules in rules()) {
        draw_all(&position, &rules);
    }
}
