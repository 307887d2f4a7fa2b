//! What the games add up to, as far as they have been counted.
//!
//! Games are counted in the order of their numbers, whatever order they are finished in, so that the
//! same games give the same table and a test is decided by the same game. Percentages and Elo are made
//! of this in `summary`.

use endodoi::{BySide, Ending, Forfeit, Outcome, Side};

use super::schedule::Fixture;
use super::statistics::Sample;

/// The results of all engines.
#[derive(Clone, Debug)]
pub(crate) struct Standings {
    encounters: Vec<Encounter>,
    mishaps: Vec<Mishaps>,
}

/// The results of two engines against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Encounter {
    pub(crate) first: usize,
    pub(crate) second: usize,
    /// Games that the first engine lost, drew and won.
    pub(crate) games: [u64; 3],
    /// Pairs by the half points that the first engine made of them, 0 to 4.
    pub(crate) pairs: [u64; 5],
    /// The half points of a pair whose second game is missing, and its round.
    open: Option<(u32, usize)>,
}

/// How often an engine lost by the conditions of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mishaps {
    pub(crate) time: u64,
    pub(crate) illegal: u64,
    pub(crate) crashes: u64,
}

impl Standings {
    /// Nothing played yet.
    pub(crate) fn new(engines: usize, encounters: &[(usize, usize)]) -> Self {
        let encounters = encounters.iter().map(|&(first, second)| Encounter {
            first,
            second,
            games: [0; 3],
            pairs: [0; 5],
            open: None,
        });
        Self {
            encounters: encounters.collect(),
            mishaps: vec![Mishaps::default(); engines],
        }
    }

    /// Counts a game.
    pub(crate) fn count(&mut self, fixture: &Fixture, outcome: Outcome) {
        if let Ending::Forfeit(side, forfeit) = outcome.ending() {
            self.mishaps[fixture.seats[side]].count(forfeit);
        }
        self.encounters[fixture.encounter].count(fixture, outcome);
    }

    pub(crate) fn encounters(&self) -> &[Encounter] {
        &self.encounters
    }

    pub(crate) fn mishaps(&self, engine: usize) -> Mishaps {
        self.mishaps[engine]
    }

    /// Returns the results of one engine against all others, as those of the first in an encounter.
    pub(crate) fn of_engine(&self, engine: usize) -> Encounter {
        let mut all = Encounter {
            first: engine,
            second: engine,
            games: [0; 3],
            pairs: [0; 5],
            open: None,
        };
        for encounter in &self.encounters {
            let (mut games, mut pairs) = (encounter.games, encounter.pairs);
            if encounter.second == engine {
                games.reverse();
                pairs.reverse();
            } else if encounter.first != engine {
                continue;
            }
            all.games
                .iter_mut()
                .zip(games)
                .for_each(|(sum, more)| *sum += more);
            all.pairs
                .iter_mut()
                .zip(pairs)
                .for_each(|(sum, more)| *sum += more);
        }
        all
    }
}

impl Encounter {
    fn count(&mut self, fixture: &Fixture, outcome: Outcome) {
        let seat = BySide::from_fn(|side| fixture.seats[side] == self.first);
        let won = match outcome.winner() {
            None => 1,
            Some(Side::South) => 2 * usize::from(seat.south),
            Some(Side::North) => 2 * usize::from(seat.north),
        };
        self.games[won] += 1;
        match self.open {
            Some((round, before)) if round == fixture.round => {
                self.pairs[before + won] += 1;
                self.open = None;
            }
            _ => self.open = Some((fixture.round, won)),
        }
    }

    /// Returns the points of the first engine, doubled: a win is 2, a draw 1.
    pub(crate) const fn half_points(&self) -> u64 {
        2 * self.games[2] + self.games[1]
    }

    /// Returns the number of games.
    pub(crate) fn played(&self) -> u64 {
        self.games.iter().sum()
    }

    /// Returns what is known statistically: pairs if there are any, else games.
    pub(crate) fn sample(&self) -> Sample<'_> {
        match self.pairs {
            [0, 0, 0, 0, 0] => Sample::new(&self.games),
            _ => Sample::new(&self.pairs),
        }
    }

    /// Says whether the last game counted completed a pair.
    pub(crate) const fn is_even(&self) -> bool {
        self.open.is_none()
    }
}

impl Mishaps {
    fn count(&mut self, forfeit: Forfeit) {
        match forfeit {
            Forfeit::Time => self.time += 1,
            Forfeit::IllegalMove => self.illegal += 1,
            _ => self.crashes += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use endodoi::Game;

    use super::super::schedule::{Repeat, Schedule};
    use super::*;

    fn outcome(winner: Option<Side>) -> Outcome {
        match winner {
            Some(side) => Game::default().resign(side.opposite()).unwrap(),
            None => Game::default().agree().unwrap(),
        }
    }

    fn counted(repeat: Repeat, winners: &[Option<Side>]) -> Standings {
        let schedule = Schedule::new(2, 100, repeat);
        let mut standings = Standings::new(2, schedule.encounters());
        for (number, winner) in (0..).zip(winners) {
            standings.count(&schedule.fixture(number).unwrap(), outcome(*winner));
        }
        standings
    }

    #[test]
    fn a_pair_counts_what_the_first_engine_made_on_both_sides() {
        let (south, north) = (Some(Side::South), Some(Side::North));
        // Won both; won and lost; drew and won; lost both; one game of a pair.
        let winners = [south, north, south, south, None, north, north, south, south];
        let standings = counted(Repeat::BothSides, &winners);
        let encounter = &standings.encounters()[0];
        assert_eq!(encounter.games, [3, 1, 5]);
        assert_eq!(encounter.pairs, [1, 0, 1, 1, 1]);
        assert!(!encounter.is_even());
        assert_eq!(encounter.half_points(), 11);
    }

    #[test]
    fn without_pairs_games_are_the_sample() {
        let standings = counted(Repeat::Once, &[Some(Side::South), Some(Side::South)]);
        let encounter = &standings.encounters()[0];
        assert_eq!(encounter.games, [1, 0, 1]);
        assert_eq!(encounter.sample().units(), 2);
    }

    #[test]
    fn the_second_engine_has_what_the_first_has_not() {
        let winners = [Some(Side::South), Some(Side::North), None, None];
        let standings = counted(Repeat::BothSides, &winners);
        assert_eq!(standings.of_engine(0).games, [0, 2, 2]);
        assert_eq!(standings.of_engine(1).games, [2, 2, 0]);
        assert_eq!(standings.of_engine(1).pairs, [1, 0, 1, 0, 0]);
    }

    #[test]
    fn a_forfeit_is_told_of_the_engine_that_sat_there() {
        let schedule = Schedule::new(2, 1, Repeat::BothSides);
        let mut standings = Standings::new(2, schedule.encounters());
        let outcome = Game::default().forfeit(Side::South, Forfeit::Time).unwrap();
        standings.count(&schedule.fixture(1).unwrap(), outcome);
        assert_eq!(standings.mishaps(1).time, 1);
        assert_eq!(standings.mishaps(0), Mishaps::default());
    }
}
