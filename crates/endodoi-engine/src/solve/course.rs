//! Which question is asked next.

use super::bounds::Bounds;
use super::goal::Goal;

/// Returns the margin whose question comes next: "is the value at least this?" `None` if the goal is reached.
/// `guess` is what the value seems to be; it is tested from both sides first.
pub(super) fn next_question(bounds: Bounds, goal: Goal, guess: i16) -> Option<i16> {
    let (least, most) = (bounds.at_least(), bounds.at_most());
    if least == most {
        return None;
    }
    let splits = |margin: &i16| *margin > least && *margin <= most;
    match goal {
        Goal::Outcome => {
            // Is there a winner, and is it the mover?
            let questions = if guess < 0 { [0, 1] } else { [1, 0] };
            questions.into_iter().find(splits)
        }
        Goal::Value | Goal::EveryMove => {
            let guess = guess.clamp(least, most);
            Some(if splits(&guess) { guess } else { guess + 1 })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guess_is_tested_from_both_sides_and_then_gone_from_step_by_step() {
        let next = |least, most| {
            let bounds = Bounds::new(least, most).unwrap();
            next_question(bounds, Goal::Value, 8)
        };
        assert_eq!(next(-48, 48), Some(8));
        assert_eq!(next(8, 48), Some(9));
        assert_eq!(next(9, 48), Some(10));
        assert_eq!(next(-48, 7), Some(7));
        assert_eq!(next(6, 6), None);
    }

    #[test]
    fn for_the_outcome_only_the_winner_is_asked_for() {
        let next = |least, most, guess| {
            let bounds = Bounds::new(least, most).unwrap();
            next_question(bounds, Goal::Outcome, guess)
        };
        assert_eq!(next(-48, 48, 8), Some(1));
        assert_eq!(next(-48, 0, 8), Some(0));
        assert_eq!(next(-48, 48, -8), Some(0));
        assert_eq!(next(0, 48, -8), Some(1));
        assert_eq!(next(1, 48, 8), None);
        assert_eq!(next(-48, -1, 8), None);
    }
}
