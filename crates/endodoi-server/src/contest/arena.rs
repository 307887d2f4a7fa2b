//! Whoever is free is paired with who is free, too, and stands near by points; not with the one played
//! last, if there is anybody else.

use endodoi::BySide;

use super::{Contest, Standing};
use crate::room::Millis;

/// How long somebody waits for another opponent than the last one.
const PATIENCE: Millis = 15_000;

/// The pairs that can be made now.
pub(super) fn pairs(contest: &Contest, now: Millis) -> Vec<BySide<usize>> {
    let standings = contest.standings();
    let points = |player: usize| {
        let of_player = standings.iter().find(|standing| standing.player == player);
        of_player.map_or(0, |standing: &Standing| standing.points)
    };
    let mut free: Vec<usize> = (0..contest.players.len())
        .filter(|player| contest.players[*player].is_in && is_free(contest, *player))
        .collect();
    // Those with most points first, and of equals who has waited longest.
    free.sort_by_key(|player| {
        let since = contest.players[*player].free_since;
        (std::cmp::Reverse(points(*player)), since, *player)
    });
    let mut pairs = Vec::new();
    while !free.is_empty() {
        let one = free.remove(0);
        let other = (free.iter()).position(|other| may_meet(contest, one, *other, now));
        if let Some(place) = other {
            pairs.push(seats(contest, one, free.remove(place)));
        }
    }
    pairs
}

fn is_free(contest: &Contest, player: usize) -> bool {
    let current = contest.current(player);
    current.is_none_or(|encounter| encounter.result.is_some())
}

/// Whether two may meet: they have not just done so, or have waited for long.
fn may_meet(contest: &Contest, one: usize, other: usize, now: Millis) -> bool {
    let met = |player: usize, other: usize| {
        contest
            .current(player)
            .is_some_and(|last| last.seats.south == other || last.seats.north == other)
    };
    let waited = |player: usize| now.saturating_sub(contest.players[player].free_since);
    let is_again = met(one, other) && met(other, one);
    !is_again || (waited(one) >= PATIENCE && waited(other) >= PATIENCE)
}

/// Who has sat South less often sits there.
fn seats(contest: &Contest, one: usize, other: usize) -> BySide<usize> {
    let south = |player: usize| {
        let encounters = contest.encounters.iter();
        encounters
            .filter(|encounter| encounter.seats.south == player)
            .count()
    };
    if south(one) <= south(other) {
        BySide {
            south: one,
            north: other,
        }
    } else {
        BySide {
            south: other,
            north: one,
        }
    }
}
