//! The sequential probability ratio test: playing on until one of two hypotheses is rejected.
//!
//! The hypotheses are that the first engine is `elo0` or `elo1` stronger. The test statistic is the
//! generalised log-likelihood ratio: how much better the counts fit the likeliest distribution with
//! the mean of `elo1` than the likeliest with that of `elo0`. The method is Michel Van den Bergh's,
//! written down for Stockfish's test server ("The generalized maximum likelihood ratio for the
//! expectation value of a distribution"). The usual short cut by a normal approximation is not taken:
//! it decides after one or two pairs when all end alike.

use super::statistics::{Sample, score_of_elo};

/// A test and its error rates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
    /// How often `elo1` is to be accepted although `elo0` is true.
    pub(crate) alpha: f64,
    /// How often `elo0` is to be accepted although `elo1` is true.
    pub(crate) beta: f64,
}

/// What the test has found so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Neither: more games are needed.
    Open,
    /// The difference is `elo0` rather than `elo1`.
    Elo0,
    /// The difference is `elo1` rather than `elo0`.
    Elo1,
}

/// The largest Elo difference that can be supposed.
const MAX_ELO: f64 = 1000.0;

/// Stands for the count of a class that never occurred, so that it is thought possible.
const UNSEEN: f64 = 1e-3;

impl Default for Sprt {
    /// Is there a gain, if one of 10 Elo is worth while, with 5 % of errors?
    fn default() -> Self {
        Self {
            elo0: 0.0,
            elo1: 10.0,
            alpha: 0.05,
            beta: 0.05,
        }
    }
}

impl Sprt {
    /// Reads words such as `elo1=5`; what is not said is as in the usual test.
    ///
    /// # Errors
    /// A sentence about the first word that makes no sense.
    pub(crate) fn read(words: &[String]) -> Result<Self, String> {
        let mut sprt = Self::default();
        for word in words {
            let shown: String = word.chars().take(40).collect();
            let unknown =
                || format!("{shown:?} is no word for a test; there are elo0= elo1= alpha= beta=");
            let (key, value) = word.split_once('=').ok_or_else(unknown)?;
            let value: Option<f64> = value.parse().ok();
            let within = |low: f64, high: f64| {
                value
                    .filter(|value| (low..=high).contains(value))
                    .ok_or_else(|| format!("{shown}: give a number from {low} to {high}"))
            };
            match key {
                "elo0" => sprt.elo0 = within(-MAX_ELO, MAX_ELO)?,
                "elo1" => sprt.elo1 = within(-MAX_ELO, MAX_ELO)?,
                "alpha" => sprt.alpha = within(1e-6, 0.499)?,
                "beta" => sprt.beta = within(1e-6, 0.499)?,
                _ => return Err(unknown()),
            }
        }
        if sprt.elo0 >= sprt.elo1 {
            return Err("elo0 has to be less than elo1; exchange them".to_owned());
        }
        Ok(sprt)
    }

    /// Returns the log-likelihood ratios at which `elo0` and `elo1` are accepted.
    pub(crate) fn bounds(&self) -> (f64, f64) {
        let low = (self.beta / (1.0 - self.alpha)).ln();
        let high = ((1.0 - self.beta) / self.alpha).ln();
        (low, high)
    }

    /// Returns the log-likelihood ratio of `elo1` to `elo0`; 0 of an empty sample.
    pub(crate) fn ratio(&self, sample: Sample<'_>) -> f64 {
        if sample.units() == 0 {
            return 0.0;
        }
        let classes: Vec<(f64, f64)> = sample
            .classes()
            .map(|(worth, count)| (worth, count.max(UNSEEN)))
            .collect();
        let likelihood = |elo| log_likelihood(&classes, score_of_elo(elo));
        likelihood(self.elo1) - likelihood(self.elo0)
    }

    /// Says what is to be accepted.
    pub(crate) fn verdict(&self, sample: Sample<'_>) -> Verdict {
        let (low, high) = self.bounds();
        match self.ratio(sample) {
            ratio if ratio <= low => Verdict::Elo0,
            ratio if ratio >= high => Verdict::Elo1,
            _ => Verdict::Open,
        }
    }
}

/// The greatest log-likelihood of counts by any distribution whose mean is `score`, up to a constant
/// that does not depend on the score.
///
/// By a Lagrange multiplier, that distribution gives class `i` the share `p_i / (1 + t (a_i - score))`
/// with `p_i` its share of the counts, `a_i` its worth, and the `t` at which the mean is right.
fn log_likelihood(classes: &[(f64, f64)], score: f64) -> f64 {
    let slope = |t: f64| -> f64 {
        let terms = classes
            .iter()
            .map(|(worth, count)| count * (worth - score) / (1.0 + t * (worth - score)));
        terms.sum()
    };
    // The worths span 0 to 1. Between these ends every share is positive and the slope falls from
    // infinity to minus infinity.
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let t = f64::midpoint(low, high);
    let terms = classes
        .iter()
        .map(|(worth, count)| count * (1.0 + t * (worth - score)).ln());
    -terms.sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(elo0: f64, elo1: f64, counts: &[u64]) -> f64 {
        let sprt = Sprt {
            elo0,
            elo1,
            ..Sprt::default()
        };
        sprt.ratio(Sample::new(counts))
    }

    fn assert_near(value: f64, right: f64, error: f64) {
        assert!((value - right).abs() < error, "{value} is not {right}");
    }

    #[test]
    fn bounds_of_five_per_cent_are_2_94() {
        let (low, high) = Sprt::default().bounds();
        assert_near(low, -2.944, 1e-3);
        assert_near(high, 2.944, 1e-3);
    }

    #[test]
    fn each_error_rate_has_its_own_bound() {
        let sprt = Sprt {
            alpha: 0.01,
            beta: 0.2,
            ..Sprt::default()
        };
        // ln(0.2 / 0.99) and ln(0.8 / 0.01).
        let (low, high) = sprt.bounds();
        assert_near(low, -1.599_4, 1e-4);
        assert_near(high, 4.382_0, 1e-4);
    }

    /// Figures that the tests of the program fastchess give for the same counts.
    #[test]
    fn ratios_are_those_of_fastchess() {
        assert_near(ratio(0.5, 2.5, &[21184, 40708, 21404]), -1.57, 0.01);
        assert_near(ratio(0.0, 2.0, &[57030, 106_593, 57433]), -2.59, 0.02);
        let pairs = [223, 9863, 20279 + 1000, 10037, 246];
        assert_near(ratio(0.5, 2.5, &pairs), -3.07, 0.03);
        let pairs = [871, 26175, 55003 + 980, 26678, 821];
        assert_near(ratio(0.0, 2.0, &pairs), -4.98, 0.05);
    }

    #[test]
    fn near_the_middle_the_normal_approximation_agrees() {
        let counts = [100, 220, 400, 240, 110];
        let (s0, s1) = (score_of_elo(0.0), score_of_elo(10.0));
        let sample = Sample::new(&counts);
        let mean = sample.mean().unwrap();
        let units: f64 = sample.classes().map(|(_, count)| count).sum();
        let square = |(worth, count): (f64, f64)| count * (worth - mean).powi(2);
        let variance = sample.classes().map(square).sum::<f64>() / units;
        let normal = units * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        assert_near(ratio(0.0, 10.0, &counts), normal, 0.01);
    }

    #[test]
    fn a_few_equal_pairs_decide_nothing() {
        for counts in [[0, 0, 0, 0, 5], [5, 0, 0, 0, 0], [0, 0, 5, 0, 0]] {
            let verdict = Sprt::default().verdict(Sample::new(&counts));
            assert_eq!(verdict, Verdict::Open, "{counts:?}");
        }
    }

    #[test]
    fn a_clean_sweep_is_accepted_in_the_end() {
        let sprt = Sprt::default();
        // Each pair that is won counts about ln(score_of_elo(10) / score_of_elo(0)).
        assert_near(sprt.ratio(Sample::new(&[0, 0, 0, 0, 100])), 2.84, 0.05);
        let won = sprt.verdict(Sample::new(&[0, 0, 0, 0, 200]));
        assert_eq!(won, Verdict::Elo1);
        let lost = sprt.verdict(Sample::new(&[200, 0, 0, 0, 0]));
        assert_eq!(lost, Verdict::Elo0);
    }

    #[test]
    fn words_that_make_no_sense_are_refused() {
        let read = |text: &str| Sprt::read(&text.split(' ').map(str::to_owned).collect::<Vec<_>>());
        assert_near(read("elo1=5 alpha=0.1").unwrap().elo1, 5.0, 1e-12);
        for text in [
            "elo1=0",
            "elo2=1",
            "elo1",
            "elo1=x",
            "elo1=nan",
            "alpha=0.5",
            "alpha=0",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn nothing_played_decides_nothing() {
        assert_near(ratio(0.0, 10.0, &[0; 5]), 0.0, 1e-15);
    }
}
