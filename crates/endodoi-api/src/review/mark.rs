//! How bad a turn was, in the signs of records.

use endodoi_engine::Score;
use serde::Serialize;

/// A turn that lost seeds against the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// It lost 2 seeds or more.
    Inaccuracy,
    /// It lost 5 seeds or more.
    Mistake,
    /// It lost 10 seeds or more, or a game that was proved to be won.
    Blunder,
}

impl Mark {
    /// Every mark, the slightest first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// Returns the seeds that a turn loses at least to be marked so.
    pub const fn seeds(self) -> i16 {
        match self {
            Self::Inaccuracy => 2,
            Self::Mistake => 5,
            Self::Blunder => 10,
        }
    }

    /// Returns the sign that stands in comments.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// Returns the mark of a turn, given what the best hole and the one played are worth to its
    /// player; none if it lost little.
    ///
    /// Who has a proved win and plays into a proved loss has blundered, however few seeds that is.
    ///
    /// ```
    /// use endodoi_api::Mark;
    /// use endodoi_engine::Score;
    ///
    /// let mark = |best, played| Mark::of(Score::Estimate(best), Score::Estimate(played));
    /// assert_eq!(mark(300, 150), None);
    /// assert_eq!(mark(300, 100), Some(Mark::Inaccuracy));
    /// // It was won and is lost, and both are proved.
    /// assert_eq!(Mark::of(Score::Exact(1), Score::Exact(-1)), Some(Mark::Blunder));
    /// ```
    pub fn of(best: Score, played: Score) -> Option<Self> {
        if let (Score::Exact(1..), Score::Exact(..=-1)) = (best, played) {
            return Some(Self::Blunder);
        }
        let lost = i32::from(best.hundredths()) - i32::from(played.hundredths());
        let least = |mark: &Self| i32::from(mark.seeds()) * i32::from(Score::SEED);
        Self::ALL.into_iter().rfind(|mark| lost >= least(mark))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_follow_from_the_seeds_lost() {
        let mark = |lost: i16| Mark::of(Score::Estimate(400), Score::Estimate(400 - lost));
        assert_eq!(mark(199), None);
        assert_eq!(mark(200), Some(Mark::Inaccuracy));
        assert_eq!(mark(499), Some(Mark::Inaccuracy));
        assert_eq!(mark(500), Some(Mark::Mistake));
        assert_eq!(mark(999), Some(Mark::Mistake));
        assert_eq!(mark(1000), Some(Mark::Blunder));
    }

    #[test]
    fn only_a_proved_win_that_becomes_a_proved_loss_is_more_than_its_seeds() {
        assert_eq!(Mark::of(Score::Exact(1), Score::Exact(0)), None);
        assert_eq!(Mark::of(Score::Exact(1), Score::Estimate(-99)), None);
        assert_eq!(
            Mark::of(Score::Exact(255), Score::Exact(-255)),
            Some(Mark::Blunder)
        );
    }
}
