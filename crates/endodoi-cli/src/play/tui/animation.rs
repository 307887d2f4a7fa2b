//! A turn shown lap by lap. Time is handed in; what is shown follows from it.

use std::time::Duration;

use endodoi::{Hole, Position, Rules, Trace};

/// How fast sowing is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Speed {
    Off,
    Fast,
    #[default]
    Normal,
    Slow,
}

impl Speed {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

    pub(crate) fn faster(self) -> Self {
        match self {
            Self::Off | Self::Fast => Self::Off,
            Self::Normal => Self::Fast,
            Self::Slow => Self::Normal,
        }
    }

    pub(crate) fn slower(self) -> Self {
        match self {
            Self::Off => Self::Fast,
            Self::Fast => Self::Normal,
            Self::Normal | Self::Slow => Self::Slow,
        }
    }

    /// The time for one lap, and the most for all of a turn.
    fn times(self) -> (Duration, Duration) {
        let (lap, turn) = match self {
            Self::Off => (0, 0),
            Self::Fast => (200, 1_500),
            Self::Normal => (700, 3_500),
            Self::Slow => (1_600, 6_000),
        };
        (Duration::from_millis(lap), Duration::from_millis(turn))
    }
}

/// A turn being shown.
#[derive(Clone, Debug)]
pub(crate) struct Animation {
    before: Position,
    trace: Trace,
    rules: Rules,
    /// Time for a lap.
    pace: Duration,
    elapsed: Duration,
    /// The seeds in each hole, in sowing order, before the lap that is shown.
    seeds: Vec<u8>,
    /// The lap that is shown.
    lap: usize,
}

/// What there is to see at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    /// The seeds in each hole, in sowing order.
    pub(crate) seeds: Vec<u8>,
    /// The hole that was lifted last.
    pub(crate) lifted: Hole,
    /// The hole that the last seed so far fell into.
    pub(crate) at: Hole,
    /// Seeds still in hand.
    pub(crate) in_hand: usize,
    /// The number of the lap, from 1, and how many there are.
    pub(crate) lap: usize,
    pub(crate) laps: usize,
}

impl Animation {
    /// Shows a turn from the position before it; `None` if there is nothing to show at this speed.
    pub(crate) fn new(before: &Position, trace: Trace, rules: Rules, speed: Speed) -> Option<Self> {
        let (lap, turn) = speed.times();
        let laps = u32::try_from(trace.laps().len())
            .ok()
            .filter(|laps| *laps > 0)?;
        let board = before.board();
        let seeds = before.width().holes().map(|hole| board.seeds(hole));
        (speed != Speed::Off).then(|| Self {
            before: *before,
            pace: lap.min(turn / laps),
            seeds: seeds.collect(),
            trace,
            rules,
            elapsed: Duration::ZERO,
            lap: 0,
        })
    }

    /// Lets time pass. Returns whether there is still something to show.
    pub(crate) fn advance(&mut self, time: Duration) -> bool {
        self.elapsed += time;
        let laps = self.trace.laps().len();
        let shown = self.elapsed.as_nanos() / self.pace.as_nanos().max(1);
        let shown = usize::try_from(shown).unwrap_or(laps).min(laps);
        while self.lap < shown {
            self.put_down(self.lap, usize::MAX);
            self.lap += 1;
        }
        self.lap < laps
    }

    /// Returns the position before the turn.
    pub(crate) fn before(&self) -> &Position {
        &self.before
    }

    /// Puts the first seeds of a lap where they fall. Returns the last hole reached.
    fn put_down(&mut self, lap: usize, count: usize) -> Hole {
        let lap = self.trace.laps()[lap];
        self.seeds[lap.hole.index()] = 0;
        let mut at = lap.hole;
        for hole in lap.sown(&self.rules).take(count) {
            self.seeds[hole.index()] += 1;
            at = hole;
        }
        at
    }

    /// Returns what is to be seen now.
    pub(crate) fn moment(&self) -> Moment {
        let laps = self.trace.laps();
        let index = self.lap.min(laps.len() - 1);
        let lap = laps[index];
        let seeds = usize::from(lap.lifted);
        let into_lap = self
            .elapsed
            .saturating_sub(self.pace * u32::try_from(index).unwrap_or(0));
        // One step more than there are seeds: the hand is shown before it lets the first one go.
        let steps = (seeds as u128 + 1) * into_lap.as_nanos() / self.pace.as_nanos().max(1);
        let sown = usize::try_from(steps).unwrap_or(seeds).min(seeds);
        let mut then = self.clone();
        let at = then.put_down(index, sown);
        Moment {
            seeds: then.seeds,
            lifted: lap.hole,
            at,
            in_hand: seeds - sown,
            lap: index + 1,
            laps: laps.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use endodoi::Width;

    fn animation(position: &str, hole: usize, speed: Speed) -> Animation {
        let before: Position = position.parse().unwrap();
        let rules: Rules = "merker,endless_turn=void".parse().unwrap();
        let hole = before.width().hole(hole).unwrap();
        let trace = before.trace(hole, &rules).unwrap();
        Animation::new(&before, trace, rules, speed).unwrap()
    }

    const START: &str = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S";

    #[test]
    fn seeds_fall_one_after_the_other() {
        let mut animation = animation(START, 1, Speed::Normal);
        let first = animation.moment();
        assert_eq!((first.lap, first.laps, first.in_hand), (1, 5, 4));
        assert_eq!(first.seeds[..6], [4, 0, 4, 4, 4, 4]);
        assert!(animation.advance(Duration::from_millis(420)));
        let later = animation.moment();
        assert_eq!((later.in_hand, later.at.letter()), (1, 'E'));
        assert_eq!(later.seeds[..6], [4, 0, 5, 5, 5, 4]);
        assert!(animation.advance(Duration::from_millis(700)));
        assert_eq!(animation.moment().lifted.letter(), 'F');
        assert!(!animation.advance(Duration::from_secs(3)));
    }

    #[test]
    fn no_turn_takes_longer_than_a_few_seconds() {
        let endless = "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S";
        for speed in [Speed::Fast, Speed::Normal, Speed::Slow] {
            let mut animation = animation(endless, 0, speed);
            assert_eq!(animation.moment().laps, 10_000);
            let mut seconds = 0.0;
            while animation.advance(Duration::from_millis(50)) {
                seconds += 0.05;
            }
            assert!(seconds <= 6.1, "{} takes {seconds} s", speed.name());
        }
    }

    #[test]
    fn nothing_is_shown_when_it_is_off() {
        let before = Position::start(Width::SIX, 4).unwrap();
        let trace = before
            .trace(Width::SIX.hole(0).unwrap(), &Rules::MERKER)
            .unwrap();
        assert!(Animation::new(&before, trace, Rules::MERKER, Speed::Off).is_none());
    }
}
