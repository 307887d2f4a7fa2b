//! Everybody meets everybody once: one stays, and the others go round.
//!
//! The circle method: in each round the players stand in two rows, facing each other; for the next all
//! but one move on by a place. With an odd number of players somebody faces nobody and rests.

use endodoi::BySide;

/// How many rounds it takes.
pub(super) fn rounds(players: usize) -> u32 {
    let places = players.next_multiple_of(2);
    u32::try_from(places.saturating_sub(1)).unwrap_or(u32::MAX)
}

/// Who meets whom in a round, from 1. Each player sits South and North about equally often.
pub(super) fn pairs(players: usize, round: u32) -> Vec<BySide<usize>> {
    let places = players.next_multiple_of(2);
    if players < 2 {
        return Vec::new();
    }
    let turned = usize::try_from(round.saturating_sub(1)).unwrap_or(0) % (places - 1);
    // The last place stays; the others have moved on.
    let at = |place: usize| {
        if place == places - 1 {
            place
        } else {
            (place + turned) % (places - 1)
        }
    };
    (0..places / 2)
        .map(|row| (row, at(row), at(places - 1 - row)))
        .filter(|(_, one, other)| *one < players && *other < players)
        .map(|(row, one, other)| {
            // The one who stays changes sides from round to round, the others by their row.
            let swaps = if row == 0 {
                turned % 2 == 1
            } else {
                row % 2 == 1
            };
            let (south, north) = if swaps { (other, one) } else { (one, other) };
            BySide { south, north }
        })
        .collect()
}
