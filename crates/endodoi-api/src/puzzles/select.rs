//! Which positions make a puzzle.
//!
//! It is decided by what tables say of each hole, so that a puzzle is right by proof. Some that would be right are left out
//! because nobody learns from them.

use endodoi::Side;

use super::{Puzzle, PuzzleKind};
use crate::{ProbeAnswer, ProbedMoveAnswer};

/// The least capture that is worth looking for.
const LEAST_CAPTURE: u8 = 4;

/// Says what the position asks for; `None` if it makes no puzzle.
pub(super) fn kind(known: &ProbeAnswer) -> Option<PuzzleKind> {
    let [best] = known.best[..] else {
        return None;
    };
    if known.moves.len() < Puzzle::FEWEST_HOLES || !is_open(known) {
        return None;
    }
    let answer = known.moves.iter().find(|answer| answer.hole == best)?;
    let others = || known.moves.iter().filter(|other| other.hole != best);
    if answer.value > 0 && others().all(|other| other.value <= 0) {
        return Some(PuzzleKind::Win);
    }
    let captured = |other: &ProbedMoveAnswer| other.captured;
    // Where only one hole captures at all there is nothing to compare.
    let most = others().map(captured).max().filter(|most| *most > 0)?;
    (answer.captured >= LEAST_CAPTURE && answer.captured > most).then_some(PuzzleKind::Capture)
}

/// Says whether neither player holds more than half of the seeds: a game that is won already is dull.
fn is_open(known: &ProbeAnswer) -> bool {
    let (captured, total) = (known.position.captured(), known.position.total_seeds());
    (Side::ALL.into_iter()).all(|side| 2 * u16::from(captured[side]) <= u16::from(total))
}

#[cfg(test)]
mod tests {
    use endodoi::{Position, Rules};

    use super::*;

    /// What tables might say: holes A, B, … with captures and values.
    fn known(captured: &str, moves: &[(u8, i16)]) -> ProbeAnswer {
        let text = format!("1,1,1,1,1,1/1,1,1,1,1,1 {captured} S");
        let position: Position = text.parse().unwrap();
        let value = moves.iter().map(|(_, value)| *value).max().unwrap();
        let moves = moves.iter().zip(position.width().holes());
        let moves = moves.map(|((captured, value), hole)| ProbedMoveAnswer {
            hole,
            captured: *captured,
            value: *value,
        });
        let moves: Vec<ProbedMoveAnswer> = moves.collect();
        let best = moves.iter().filter(|one| one.value == value);
        ProbeAnswer {
            position,
            rules: Rules::MERKER,
            value,
            still_to_be_won: 0,
            best: best.map(|one| one.hole).collect(),
            moves,
            outcome: None,
            tables: 12,
        }
    }

    #[test]
    fn exactly_one_hole_wins() {
        let kind_of = |moves: &[_]| kind(&known("18-18", moves));
        let win = Some(PuzzleKind::Win);
        assert_eq!(kind_of(&[(0, 2), (3, 0), (0, -4)]), win);
        assert_eq!(kind_of(&[(0, 2), (3, 1), (0, -4)]), None);
        assert_eq!(kind_of(&[(0, 2), (3, 2), (0, -4)]), None);
        assert_eq!(kind_of(&[(0, 0), (3, -2), (0, -4)]), None);
    }

    #[test]
    fn the_greatest_capture_is_also_the_only_best_hole() {
        let kind_of = |moves: &[_]| kind(&known("18-18", moves));
        let capture = Some(PuzzleKind::Capture);
        assert_eq!(kind_of(&[(5, -2), (3, -4), (0, -4)]), capture);
        assert_eq!(kind_of(&[(5, 6), (3, 4), (0, -4)]), capture);
        assert_eq!(kind_of(&[(5, -2), (5, -4), (0, -4)]), None);
        assert_eq!(kind_of(&[(5, -2), (3, -2), (0, -4)]), None);
        assert_eq!(kind_of(&[(3, -2), (5, -4), (0, -4)]), None);
        assert_eq!(kind_of(&[(5, -2), (0, -4), (0, -4)]), None);
        assert_eq!(kind_of(&[(3, -2), (2, -4), (0, -4)]), None);
    }

    #[test]
    fn there_is_a_choice_and_something_at_stake() {
        let wins = [(0, 2), (3, 0), (0, -4)];
        assert_eq!(kind(&known("18-18", &wins[..2])), None);
        let captures = [(5, 6), (3, 4), (0, -4)];
        assert!(kind(&known("12-24", &captures)).is_some());
        assert_eq!(kind(&known("11-25", &captures)), None);
        assert_eq!(kind(&known("25-11", &captures)), None);
    }
}
