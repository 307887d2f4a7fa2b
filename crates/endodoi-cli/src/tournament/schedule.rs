//! Who plays whom, in which order and on which side.
//!
//! A round is one opening for every two engines. They play it twice, each from both sides (a pair), or
//! once, with the sides changing from round to round. The order depends on nothing but the number of
//! engines, so a game is known by its number and a match can be resumed, or lengthened.

use endodoi::BySide;

/// How often an opening is played by two engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Repeat {
    /// Twice, from both sides.
    BothSides,
    Once,
}

/// All games of a tournament.
#[derive(Clone, Debug)]
pub(crate) struct Schedule {
    /// Each two engines by their indices, the smaller first.
    encounters: Vec<(usize, usize)>,
    repeat: Repeat,
    rounds: u32,
}

/// One game to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fixture {
    /// From 0.
    pub(crate) number: u32,
    /// The number of the round and of its opening, from 0.
    pub(crate) round: u32,
    /// The index of the encounter.
    pub(crate) encounter: usize,
    /// Which engine sits where.
    pub(crate) seats: BySide<usize>,
}

impl Schedule {
    /// Plans so many rounds, in each of which every two of the engines meet.
    pub(crate) fn new(engines: usize, rounds: u32, repeat: Repeat) -> Self {
        let all =
            (0..engines).flat_map(|first| (first + 1..engines).map(move |other| (first, other)));
        Self {
            encounters: all.collect(),
            repeat,
            rounds,
        }
    }

    /// Returns who meet, by their indices.
    pub(crate) fn encounters(&self) -> &[(usize, usize)] {
        &self.encounters
    }

    /// Returns how often an opening is played.
    pub(crate) fn repeat(&self) -> Repeat {
        self.repeat
    }

    /// Returns the number of games.
    pub(crate) fn games(&self) -> u32 {
        self.rounds.saturating_mul(self.games_a_round())
    }

    /// Returns the game with a number; `None` past the end.
    pub(crate) fn fixture(&self, number: u32) -> Option<Fixture> {
        if number >= self.games() {
            return None;
        }
        let round = number / self.games_a_round();
        let in_round = number % self.games_a_round();
        let (encounter, is_swapped) = match self.repeat {
            Repeat::BothSides => (in_round / 2, in_round % 2 == 1),
            Repeat::Once => (in_round, round % 2 == 1),
        };
        let encounter = encounter as usize;
        let (south, north) = self.encounters[encounter];
        let seats = BySide { south, north };
        Some(Fixture {
            number,
            round,
            encounter,
            seats: if is_swapped { seats.swapped() } else { seats },
        })
    }

    fn games_a_round(&self) -> u32 {
        let encounters = u32::try_from(self.encounters.len()).unwrap_or(u32::MAX);
        match self.repeat {
            Repeat::BothSides => encounters.saturating_mul(2),
            Repeat::Once => encounters,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(schedule: &Schedule) -> Vec<(u32, usize, usize)> {
        let fixtures = (0..schedule.games()).map(|number| schedule.fixture(number).unwrap());
        fixtures
            .map(|fixture| (fixture.round, fixture.seats.south, fixture.seats.north))
            .collect()
    }

    #[test]
    fn two_engines_play_each_opening_from_both_sides() {
        let schedule = Schedule::new(2, 2, Repeat::BothSides);
        assert_eq!(
            seats(&schedule),
            [(0, 0, 1), (0, 1, 0), (1, 0, 1), (1, 1, 0)]
        );
        assert_eq!(schedule.fixture(4), None);
    }

    #[test]
    fn without_repeats_the_sides_change_from_round_to_round() {
        let schedule = Schedule::new(2, 3, Repeat::Once);
        assert_eq!(seats(&schedule), [(0, 0, 1), (1, 1, 0), (2, 0, 1)]);
    }

    #[test]
    fn three_engines_meet_each_other_in_every_round() {
        let schedule = Schedule::new(3, 1, Repeat::BothSides);
        assert_eq!(schedule.encounters(), [(0, 1), (0, 2), (1, 2)]);
        let all = [
            (0, 0, 1),
            (0, 1, 0),
            (0, 0, 2),
            (0, 2, 0),
            (0, 1, 2),
            (0, 2, 1),
        ];
        assert_eq!(seats(&schedule), all);
    }

    #[test]
    fn more_rounds_do_not_change_the_games_before() {
        let short = Schedule::new(3, 2, Repeat::BothSides);
        let long = Schedule::new(3, 9, Repeat::BothSides);
        assert_eq!(seats(&long)[..short.games() as usize], seats(&short));
    }
}
