//! For the tests of this module: games in which both players pass as long as they like.
//!
//! Each has a hole whose turn never ends, and rules that let it be played. So a game of any length and
//! with any number of laps is written down in no time.

use endodoi::{Position, Rules, Side};

use super::Played;

/// Turns that come round after about a hundred laps.
pub(super) const SHORT: &str = "2,3,2,0,2,1/0,1,2,3,2,3 0-0 S";
/// Turns that have not ended after 20 000 laps.
pub(super) const LONG: &str = "4,5,4,5,4,3/2,5,6,7,4,7 0-0 S";

/// A game of so many passes from a position, with further options of the rules.
pub(super) fn passing(start: &str, moves: usize, options: &str) -> Played {
    let text = format!("merker,endless_turn=void{options}");
    let rules: Rules = text.parse().expect("the options are written correctly");
    let position: Position = start.parse().expect("it is one of the positions above");
    let holes = Side::ALL.map(|side| {
        let endless = position.with_to_move(side).endless_holes(&rules);
        endless
            .iter()
            .next()
            .expect("the positions above have one")
            .to_string()
    });
    Played {
        rules: Some(text),
        start: Some(start.to_owned()),
        moves: holes.iter().cycle().take(moves).cloned().collect(),
        ended: None,
    }
}
