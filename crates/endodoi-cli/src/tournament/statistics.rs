//! What results say about strength: score, Elo difference with error bars, likelihood of superiority.
//!
//! Where every opening is played from both sides the unit is the pair of games, because the two share
//! the luck of the opening: five classes from two losses to two wins (a pentanomial distribution).
//! Elsewhere it is the game, with three classes. The formulas are the same. Whether a test has
//! decided is told in `sprt`.

/// Counts of units by what the first engine made of them: evenly spaced classes from all lost, worth
/// 0, to all won, worth 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample<'a> {
    counts: &'a [u64],
}

/// An Elo difference and where it lies with a confidence of 95 %. Ends may be infinite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    pub(crate) difference: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// So many standard deviations to each side hold 95 % of a normal distribution.
const CONFIDENCE: f64 = 1.959_963_984_540_054;

impl<'a> Sample<'a> {
    /// A sample of at least two classes.
    pub(crate) const fn new(counts: &'a [u64]) -> Self {
        Self { counts }
    }

    /// Returns the number of units.
    pub(crate) fn units(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Returns what each class is worth, from 0 to 1, with its count.
    pub(crate) fn classes(&self) -> impl Iterator<Item = (f64, f64)> {
        let best = exact(self.counts.len() as u64 - 1);
        (0_u64..)
            .zip(self.counts)
            .map(move |(class, count)| (exact(class) / best, exact(*count)))
    }

    /// Returns the mean worth of a unit; `None` of an empty sample.
    pub(crate) fn mean(&self) -> Option<f64> {
        let sum: f64 = self.classes().map(|(worth, count)| worth * count).sum();
        (self.units() > 0).then(|| sum / exact(self.units()))
    }

    /// Returns the standard error of the mean; `None` if the units do not differ or are fewer than
    /// two, so that it cannot be told.
    fn standard_error(&self) -> Option<f64> {
        let mean = self.mean()?;
        let square = |(worth, count): (f64, f64)| count * (worth - mean).powi(2);
        let variance = self.classes().map(square).sum::<f64>() / exact(self.units());
        let error = (variance / exact(self.units())).sqrt();
        (error > 1e-12).then_some(error)
    }

    /// Estimates the Elo difference from the mean, and its bars from the variance of the units;
    /// `None` of an empty sample.
    pub(crate) fn elo(&self) -> Option<Estimate> {
        let mean = self.mean()?;
        let (low, high) = match self.standard_error() {
            Some(error) => (
                elo_of_score(mean - CONFIDENCE * error),
                elo_of_score(mean + CONFIDENCE * error),
            ),
            None => (f64::NEG_INFINITY, f64::INFINITY),
        };
        Some(Estimate {
            difference: elo_of_score(mean),
            low,
            high,
        })
    }

    /// Returns the likelihood, from 0 to 1, that the first engine is the stronger one; `None` of an
    /// empty sample.
    ///
    /// Where the units do not differ the usual formula divides by zero; then units above and below
    /// the middle are compared as if each had been a toss of a coin.
    pub(crate) fn superiority(&self) -> Option<f64> {
        let mean = self.mean()?;
        if let Some(error) = self.standard_error() {
            return Some(normal((mean - 0.5) / error));
        }
        let all = exact(self.units());
        let ahead = match mean {
            mean if mean > 0.5 => all,
            mean if mean < 0.5 => -all,
            _ => 0.0,
        };
        Some(normal(ahead / all.sqrt()))
    }
}

/// The Elo difference at which the mean score is expected; infinite at and beyond 0 and 1.
pub(crate) fn elo_of_score(score: f64) -> f64 {
    match score {
        score if score <= 0.0 => f64::NEG_INFINITY,
        score if score >= 1.0 => f64::INFINITY,
        // Adding zero makes zero of minus zero.
        score => -400.0 * (1.0 / score - 1.0).log10() + 0.0,
    }
}

/// The mean score to be expected at an Elo difference.
pub(crate) fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The standard normal distribution function, right to 1e-7: formula 7.1.26 of Abramowitz and Stegun,
/// "Handbook of Mathematical Functions".
fn normal(x: f64) -> f64 {
    let z = x.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * z);
    let factors = [
        1.061_405_429,
        -1.453_152_027,
        1.421_413_741,
        -0.284_496_736,
        0.254_829_592,
    ];
    let sum = factors.iter().fold(0.0, |sum, factor| sum * t + factor);
    let upper = (sum * t * (-z * z).exp() / 2.0).clamp(0.0, 1.0);
    if x < 0.0 { upper } else { 1.0 - upper }
}

/// A count as a number to calculate with.
#[expect(
    clippy::cast_precision_loss,
    reason = "no match has 2^53 games, and none would notice"
)]
const fn exact(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_near(value: f64, right: f64, error: f64) {
        assert!((value - right).abs() < error, "{value} is not {right}");
    }

    /// Half the width of the error bars, as match programs print it.
    fn bars(estimate: Estimate) -> f64 {
        (estimate.high - estimate.low) / 2.0
    }

    #[test]
    fn three_points_of_four_are_191_elo() {
        assert_near(elo_of_score(0.75), 190.848_5, 1e-4);
        assert_near(score_of_elo(190.848_5), 0.75, 1e-6);
        assert_near(score_of_elo(0.0), 0.5, 1e-15);
    }

    /// Figures that the tests of the program fastchess give for the same counts.
    #[test]
    fn elo_and_bars_of_pairs_are_those_of_fastchess() {
        for (counts, elo, error) in [
            ([34, 54, 31 + 32, 64, 75], 55.58, 27.65),
            ([332, 433, 457 + 41, 333, 334], -8.64, 10.33),
            ([7895, 8757, 5485 + 200, 568, 9999], -21.04, 2.95),
        ] {
            let estimate = Sample::new(&counts).elo().unwrap();
            assert_near(estimate.difference, elo, 0.01 * elo.abs());
            assert_near(bars(estimate), error, 0.01 * error);
        }
    }

    #[test]
    fn elo_bars_and_superiority_of_games_are_those_of_fastchess() {
        let sample = Sample::new(&[96, 111, 136]);
        let estimate = sample.elo().unwrap();
        assert_near(estimate.difference, 40.70, 0.4);
        assert_near(bars(estimate), 30.43, 0.3);
        assert_near(sample.superiority().unwrap(), 0.9960, 1e-4);
        let pairs = Sample::new(&[332, 433, 457 + 41, 333, 334]);
        assert_near(pairs.superiority().unwrap(), 0.0505, 1e-4);
    }

    #[test]
    fn nothing_is_said_of_nothing() {
        let sample = Sample::new(&[0; 5]);
        assert_eq!(sample.mean(), None);
        assert_eq!(sample.elo(), None);
        assert_eq!(sample.superiority(), None);
    }

    #[test]
    fn a_clean_sweep_is_infinitely_better_without_bars() {
        let sample = Sample::new(&[0, 0, 0, 0, 9]);
        let estimate = sample.elo().unwrap();
        assert!(estimate.difference.is_infinite() && estimate.difference > 0.0);
        assert!(estimate.low.is_infinite() && estimate.low < 0.0);
        assert_near(sample.superiority().unwrap(), normal(3.0), 1e-12);
    }

    #[test]
    fn the_standard_error_is_that_of_so_many_units() {
        // The root of 1/4 / 10, and of 1/8 / 4.
        let error = Sample::new(&[5, 0, 5]).standard_error().unwrap();
        assert_near(error, 0.158_114, 1e-6);
        let error = Sample::new(&[1, 0, 2, 0, 1]).standard_error().unwrap();
        assert_near(error, 0.176_777, 1e-6);
    }

    #[test]
    fn equal_pairs_are_level_without_bars() {
        let estimate = Sample::new(&[0, 0, 7, 0, 0]).elo().unwrap();
        assert_eq!(estimate.difference.to_string(), "0");
        assert!(estimate.high.is_infinite() && estimate.high > 0.0);
        let sample = Sample::new(&[0, 0, 7, 0, 0]);
        assert_near(sample.superiority().unwrap(), 0.5, 1e-7);
    }

    #[test]
    fn the_normal_distribution_is_that_of_the_tables() {
        for (x, right) in [
            (0.0, 0.5),
            (1.0, 0.841_345),
            (-1.96, 0.024_998),
            (40.0, 1.0),
        ] {
            assert_near(normal(x), right, 1e-6);
        }
    }
}
