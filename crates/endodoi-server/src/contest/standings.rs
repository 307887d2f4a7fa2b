//! Who stands where: two points for a win, and of equals who has beaten the stronger ones.

use endodoi::Side;

use super::Contest;

/// Points of a win.
const WIN: u32 = 2;

/// Where a player stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// The place in the list of players.
    pub(crate) player: usize,
    /// From 1; equals share one.
    pub(crate) rank: u32,
    pub(crate) points: u32,
    pub(crate) played: u32,
    pub(crate) won: u32,
    /// The points of all whom the player has beaten (Sonneborn and Berger).
    pub(crate) tie_break: u32,
}

impl Contest {
    /// All players, the first first.
    pub(crate) fn standings(&self) -> Vec<Standing> {
        let mut standings: Vec<Standing> = (0..self.players.len()).map(nothing_yet).collect();
        let decided = || {
            let encounters = self.encounters.iter();
            encounters.filter_map(|encounter| Some((encounter, encounter.result?.winner()?)))
        };
        for (encounter, winner) in decided() {
            for side in Side::ALL {
                if let Some(standing) = standings.get_mut(encounter.seats[side]) {
                    standing.played += 1;
                    if side == winner {
                        standing.won += 1;
                        standing.points += WIN;
                    }
                }
            }
        }
        for (encounter, winner) in decided() {
            let (winner, loser) = (encounter.seats[winner], encounter.seats[winner.opposite()]);
            let beaten = standings.get(loser).map_or(0, |standing| standing.points);
            if let Some(standing) = standings.get_mut(winner) {
                standing.tie_break += beaten;
            }
        }
        standings.sort_by_key(|standing| (std::cmp::Reverse(worth(standing)), standing.player));
        let mut rank = 1;
        for place in 0..standings.len() {
            if place > 0 && worth(&standings[place]) < worth(&standings[place - 1]) {
                rank = u32::try_from(place + 1).unwrap_or(u32::MAX);
            }
            standings[place].rank = rank;
        }
        standings
    }
}

const fn worth(standing: &Standing) -> (u32, u32) {
    (standing.points, standing.tie_break)
}

const fn nothing_yet(player: usize) -> Standing {
    Standing {
        player,
        rank: 0,
        points: 0,
        played: 0,
        won: 0,
        tie_break: 0,
    }
}
