//! A number of seeds that may be proved or estimated, as a number in JSON.

use std::fmt;

use endodoi_engine::Score;
use serde::{Serialize, Serializer};

/// A difference in seeds.
///
/// In JSON it is a whole number if it is exact, and otherwise a number with a decimal point and at
/// most two decimals. As text it has a sign and two decimals unless it is exact: `+3`, `-0.25`.
///
/// ```
/// use endodoi_api::SeedsAnswer;
/// use endodoi_engine::Score;
///
/// assert_eq!(SeedsAnswer::from(Score::Exact(3)).to_string(), "+3");
/// assert_eq!(SeedsAnswer::from(Score::Estimate(-25)).to_string(), "-0.25");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedsAnswer {
    /// The seeds in hundredths, -25 500 to 25 500, or twice that for the difference of two values.
    pub hundredths: i32,
    /// Whether they are proved; they are then whole seeds.
    pub exact: bool,
}

impl SeedsAnswer {
    /// Returns the seeds.
    pub fn seeds(self) -> f64 {
        f64::from(self.hundredths) / f64::from(Score::SEED)
    }
}

impl From<Score> for SeedsAnswer {
    fn from(score: Score) -> Self {
        Self {
            hundredths: i32::from(score.hundredths()),
            exact: score.is_exact(),
        }
    }
}

impl Serialize for SeedsAnswer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.exact {
            serializer.serialize_i32(self.hundredths / i32::from(Score::SEED))
        } else {
            serializer.serialize_f64(self.seeds())
        }
    }
}

impl fmt::Display for SeedsAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = if self.exact {
            format!("{:+}", self.hundredths / i32::from(Score::SEED))
        } else {
            let sign = if self.hundredths < 0 { '-' } else { '+' };
            let size = self.hundredths.unsigned_abs();
            format!("{sign}{}.{:02}", size / 100, size % 100)
        };
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_estimate_keeps_its_point_even_if_it_is_whole() {
        let json = |score: Score| serde_json::to_string(&SeedsAnswer::from(score)).unwrap();
        assert_eq!(json(Score::Exact(-3)), "-3");
        assert_eq!(json(Score::Estimate(-300)), "-3.0");
        assert_eq!(json(Score::Estimate(325)), "3.25");
        assert_eq!(json(Score::Estimate(0)), "0.0");
    }
}
