//! Games in which every move is chosen by lot.
//!
//! Each game has a stream of numbers of its own, 2^128 steps of the generator after the one before.
//! So game 7 of a seed is the same however many games are asked for and however long they may get.

use endodoi::{Game, Hole, HoleSet, Position, Rules};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

/// Random games without end, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct RandomGames {
    rules: Rules,
    start: Position,
    max_plies: usize,
    /// Where the stream of the next game begins.
    stream: Xoshiro256PlusPlus,
}

impl RandomGames {
    /// Prepares games from a start; one that has not ended after `max_plies` turns is left as it is.
    pub(crate) fn new(seed: u64, rules: Rules, start: Position, max_plies: usize) -> Self {
        Self {
            rules,
            start,
            max_plies,
            stream: Xoshiro256PlusPlus::seed_from_u64(seed),
        }
    }
}

impl Iterator for RandomGames {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        let mut numbers = self.stream.clone();
        self.stream.jump();
        let mut game = Game::new(self.rules, self.start);
        for _ in 0..self.max_plies {
            let moves = game.position().legal_moves(&self.rules);
            let Some(hole) = choose(moves, numbers.next_u64()) else {
                break;
            };
            if game.play(hole).is_err() {
                break;
            }
        }
        Some(game)
    }
}

/// Picks a hole by a number of 64 random bits: the high half of its product with their count. No
/// hole is favoured by more than one part in 2^60.
pub(crate) fn choose(holes: HoleSet, number: u64) -> Option<Hole> {
    let count = holes.len() as u128;
    let index = (u128::from(number) * count) >> 64;
    holes.iter().nth(usize::try_from(index).ok()?)
}

#[cfg(test)]
mod tests {
    use endodoi::{Side, Width};

    use super::*;

    fn games(max_plies: usize) -> RandomGames {
        let start = Position::start(Width::SIX, 4).unwrap();
        RandomGames::new(7, Rules::MERKER, start, max_plies)
    }

    #[test]
    fn a_game_does_not_depend_on_the_length_of_those_before() {
        let third = games(1000).nth(2).unwrap();
        let short = games(3).nth(2).unwrap();
        assert_eq!(short.turns().count(), 3);
        assert!(short.turns().eq(third.turns().take(3)));
    }

    #[test]
    fn the_numbers_are_spread_evenly_over_the_holes() {
        let holes = HoleSet::from_holes(Width::SIX, Width::SIX.row(Side::South).take(3));
        let letter = |number| choose(holes, number).unwrap().letter();
        let third = u64::MAX / 3;
        assert_eq!(letter(0), 'A');
        assert_eq!(letter(third), 'A');
        assert_eq!(letter(third + 1), 'B');
        assert_eq!(letter(2 * third), 'B');
        assert_eq!(letter(u64::MAX), 'C');
        assert_eq!(choose(HoleSet::empty(Width::SIX), 0), None);
    }
}
