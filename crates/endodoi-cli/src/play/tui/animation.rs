//! A turn shown lap by lap, and then its end. Time is handed in; what is shown follows from it.

use std::time::Duration;

use clap::ValueEnum;
use endodoi::{Hole, HoleSet, Lap, Position, Rules, Trace, TurnEnd};

/// How fast sowing is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Speed {
    Off,
    Fast,
    #[default]
    Normal,
    Slow,
}

/// How long things are shown.
struct Times {
    /// One lap.
    lap: Duration,
    /// All laps of a turn, at the most.
    laps: Duration,
    /// The end of the turn.
    end: Duration,
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

    fn times(self) -> Times {
        let (lap, laps, end) = match self {
            Self::Off => (0, 0, 0),
            Self::Fast => (200, 1_500, 400),
            Self::Normal => (800, 3_500, 1_200),
            Self::Slow => (2_000, 6_000, 2_200),
        };
        Times {
            lap: Duration::from_millis(lap),
            laps: Duration::from_millis(laps),
            end: Duration::from_millis(end),
        }
    }
}

/// A turn being shown.
#[derive(Clone, Debug)]
pub(crate) struct Animation {
    before: Position,
    trace: Trace,
    rules: Rules,
    /// Time for a lap, and for the end of the turn.
    pace: Duration,
    end: Duration,
    elapsed: Duration,
    /// The seeds in each hole, in sowing order, before the lap that is shown.
    seeds: Vec<u8>,
    /// The lap that is shown; as many as there are when the end is shown.
    lap: usize,
}

/// What there is to see at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    /// The seeds in each hole, in sowing order.
    pub(crate) seeds: Vec<u8>,
    /// The hole that was lifted last.
    pub(crate) lifted: Hole,
    /// The hole that the last seed so far fell into; at the end also the one captured from.
    pub(crate) marked: HoleSet,
    /// The number of the lap, from 1.
    pub(crate) lap: usize,
    /// Seeds still in hand; `None` when the end of the turn is shown.
    pub(crate) in_hand: Option<usize>,
}

impl Animation {
    /// Shows a turn from the position before it; `None` if there is nothing to show at this speed.
    pub(crate) fn new(before: &Position, trace: Trace, rules: Rules, speed: Speed) -> Option<Self> {
        let times = speed.times();
        let laps = u32::try_from(trace.laps().len())
            .ok()
            .filter(|laps| *laps > 0)?;
        (speed != Speed::Off).then(|| Self {
            before: *before,
            pace: times.lap.min(times.laps / laps),
            end: times.end,
            seeds: before.board().in_sowing_order().collect(),
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
            put_down(
                &mut self.seeds,
                self.trace.laps()[self.lap],
                &self.rules,
                usize::MAX,
            );
            self.lap += 1;
        }
        self.elapsed < self.pace * u32::try_from(laps).unwrap_or(u32::MAX) + self.end
    }

    /// Returns the position before the turn.
    pub(crate) fn before(&self) -> &Position {
        &self.before
    }

    /// Returns the turn and its laps.
    pub(crate) fn trace(&self) -> &Trace {
        &self.trace
    }

    /// Returns what is to be seen now.
    pub(crate) fn moment(&self) -> Moment {
        match self.trace.laps().get(self.lap) {
            Some(lap) => {
                let seeds = usize::from(lap.lifted);
                let sown = self.sown_of(seeds);
                let mut then = self.seeds.clone();
                let at = put_down(&mut then, *lap, &self.rules, sown);
                Moment {
                    seeds: then,
                    lifted: lap.hole,
                    marked: HoleSet::from_holes(self.before.width(), [at]),
                    lap: self.lap + 1,
                    in_hand: Some(seeds - sown),
                }
            }
            None => self.last_moment(),
        }
    }

    /// How many seeds of the lap that is shown have been sown.
    fn sown_of(&self, seeds: usize) -> usize {
        let before = self.pace * u32::try_from(self.lap).unwrap_or(0);
        let into_lap = self.elapsed.saturating_sub(before);
        // One step more than there are seeds: the hand is shown before it lets the first one go.
        let steps = (seeds as u128 + 1) * into_lap.as_nanos() / self.pace.as_nanos().max(1);
        usize::try_from(steps).unwrap_or(seeds).min(seeds)
    }

    /// All seeds are sown; what is captured still lies there, marked.
    fn last_moment(&self) -> Moment {
        let last = self.trace.laps()[self.trace.laps().len() - 1];
        let mut marked = HoleSet::from_holes(self.before.width(), [last.lands]);
        if let TurnEnd::Captured { hole, .. } = self.trace.turn().end() {
            marked.insert(hole.opposite());
        }
        Moment {
            seeds: self.seeds.clone(),
            lifted: self.trace.turn().hole(),
            marked,
            lap: self.lap,
            in_hand: None,
        }
    }
}

/// Puts the first seeds of a lap where they fall. Returns the last hole reached.
fn put_down(seeds: &mut [u8], lap: Lap, rules: &Rules, count: usize) -> Hole {
    seeds[lap.hole.index()] = 0;
    let mut at = lap.hole;
    for hole in lap.sown(rules).take(count) {
        seeds[hole.index()] += 1;
        at = hole;
    }
    at
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
        let mut animation = animation(START, 1, Speed::Fast);
        let first = animation.moment();
        assert_eq!((first.lap, first.in_hand), (1, Some(4)));
        assert_eq!(first.seeds[..6], [4, 0, 4, 4, 4, 4]);
        assert!(animation.advance(Duration::from_millis(120)));
        let later = animation.moment();
        assert_eq!(
            (later.in_hand, later.marked.to_string()),
            (Some(1), "E".to_owned())
        );
        assert_eq!(later.seeds[..6], [4, 0, 5, 5, 5, 4]);
        assert!(animation.advance(Duration::from_millis(200)));
        assert_eq!(animation.moment().lifted.letter(), 'F');
    }

    #[test]
    fn the_end_is_shown_before_anything_is_taken() {
        let mut animation = animation(START, 1, Speed::Fast);
        assert!(animation.advance(Duration::from_millis(1_001)));
        let end = animation.moment();
        assert_eq!(
            (end.in_hand, end.marked.to_string()),
            (None, "Dc".to_owned())
        );
        assert_eq!((end.seeds[3], end.seeds[8]), (1, 6));
        assert!(!animation.advance(Duration::from_millis(400)));
    }

    #[test]
    fn no_turn_takes_longer_than_a_few_seconds() {
        let endless = "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S";
        for speed in [Speed::Fast, Speed::Normal, Speed::Slow] {
            let mut animation = animation(endless, 0, speed);
            assert_eq!(animation.trace().laps().len(), 10_000);
            let mut steps = 0;
            while animation.advance(Duration::from_millis(50)) {
                steps += 1;
            }
            assert!(steps * 50 <= 8_300, "{} takes {steps} steps", speed.name());
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
