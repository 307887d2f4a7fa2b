//! How a turn ended and why, in a sentence that is the same wherever it is said.

use endodoi::{Side, Turn, TurnEnd};
use endodoi_words::{Value, Words};

/// `D was empty: South captures 7`, or why nothing is captured; `None` of a turn that never ends.
pub(crate) fn sentence(words: Words, turn: &Turn) -> Option<String> {
    let side = turn.hole().side();
    let (id, hole) = match turn.end() {
        TurnEnd::Captured { hole, .. } => ("turn-end-captured", hole),
        TurnEnd::Quiet { hole } if hole.side() == side => ("turn-end-opposite-empty", hole),
        TurnEnd::Quiet { hole } => ("turn-end-other-row", hole),
        TurnEnd::Endless(_) => return None,
    };
    let values = [
        ("side", Value::from(side_key(side))),
        ("hole", hole.to_string().into()),
        ("opposite", hole.opposite().to_string().into()),
        ("seeds", turn.captured().into()),
    ];
    Some(words.say_with(id, &values))
}

/// What messages call a player, in every language.
pub(crate) const fn side_key(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}
