//! Hints and values in words. What they are about is found elsewhere; here it is only said.

use endodoi::{Ending, Outcome, Side};
use endodoi_engine::{Difference, Reason, Score};

use super::{seeds, turns};
use crate::play::mind::{Evaluation, Hint};

/// More reasons than this are not told: the weightiest come first.
const MOST: usize = 3;

/// `Hint: B captures 7; it keeps f from capturing 9; South would end about 3.3 seeds ahead
/// (12 turns looked ahead)`.
///
/// The parts are parted by semicolons, the less needed the further back.
pub(crate) fn hint(hint: &Hint) -> String {
    let side = hint.hole.side();
    let told = hint.reasons.iter().map(|told| reason(*told, side));
    let mut parts: Vec<String> = told.take(MOST).collect();
    if parts.is_empty() {
        parts.push("is the best found".to_owned());
    }
    let mut text = format!("Hint: {} {}", hint.hole, parts.remove(0));
    for part in &mut parts {
        part.insert_str(0, "it ");
    }
    // Where the end is proved, it is among the reasons.
    let is_told = |reason: &Reason| matches!(reason, Reason::Forces { .. } | Reason::Ends(_));
    if !hint.reasons.iter().any(is_told) {
        let (margin, ahead) = (about(hint.score), turns(hint.depth as usize));
        let value = format!("{side} would end {margin} ({ahead} looked ahead)");
        parts.insert(parts.len().min(1), value);
    }
    for part in parts {
        text = text + "; " + &part;
    }
    text
}

/// What speaks for a hole of a player, as said of the hole.
fn reason(reason: Reason, side: Side) -> String {
    let other = side.opposite();
    match reason {
        Reason::OnlyMove => "is the only move".to_owned(),
        Reason::Ends(outcome) => ends(outcome, side),
        Reason::Forces { margin } => match margin {
            1.. => format!("wins by at least {margin}, whatever {other} plays"),
            0 => format!("holds the draw, whatever {other} plays"),
            _ => format!("loses by {}, if both play their best", -margin),
        },
        Reason::PassesTurn => format!("never ends, and so leaves the turn to {other}"),
        Reason::Captures { seeds } => format!("captures {seeds}"),
        Reason::Prevents {
            hole,
            seeds,
            left: 0,
        } => format!("keeps {hole} from capturing {seeds}"),
        Reason::Prevents { hole, seeds, left } => {
            format!("lets {other} capture {left} at most, not {seeds} by {hole}")
        }
        Reason::DeniesEndless { hole } => {
            format!("keeps {other} from ending the game by {hole}, which never ends")
        }
        Reason::LeavesOne { hole } => format!("leaves {other} no move but {hole}"),
        Reason::Prepares { reply, hole, seeds } => {
            format!("prepares {hole}, which captures {seeds} after {reply}")
        }
        Reason::Better { than, by } => match by {
            Difference::Exact(count) => format!("is {} better than {than}", seeds(count)),
            Difference::Estimate(hundredths) => {
                let tenths = Tenths::of(hundredths);
                format!("is about {tenths} seeds better than {than}")
            }
        },
        // Reasons to come are told when there are words for them.
        _ => "is good".to_owned(),
    }
}

fn ends(outcome: Outcome, side: Side) -> String {
    let other = side.opposite();
    let final_seeds = outcome.seeds();
    let (own, others) = (final_seeds[side], final_seeds[other]);
    let how = match outcome.ending() {
        Ending::NoLegalMove => format!("leaves {other} without a move and "),
        Ending::Repetition => "brings the position for the third time and ".to_owned(),
        _ => String::new(),
    };
    match own.cmp(&others) {
        std::cmp::Ordering::Greater => format!("{how}wins the game {own} to {others}"),
        std::cmp::Ordering::Equal => format!("{how}ends the game in a draw"),
        std::cmp::Ordering::Less => format!("{how}ends the game, lost {own} to {others}"),
    }
}

/// `about 3.3 seeds ahead`, `about level`; `3 seeds ahead` or `level` if it is proved.
fn about(score: Score) -> String {
    let place = if score < Score::Exact(0) {
        "behind"
    } else {
        "ahead"
    };
    match amount(score) {
        None if score.is_exact() => "level".to_owned(),
        None => "about level".to_owned(),
        Some(amount) => format!("{amount} {place}"),
    }
}

/// So many seeds, without the sign; `None` if that is none, or rounds to none.
fn amount(score: Score) -> Option<String> {
    match score {
        Score::Exact(count) => (count != 0).then(|| seeds(count.unsigned_abs())),
        Score::Estimate(hundredths) => match Tenths::of(hundredths.unsigned_abs()) {
            Tenths(0) => None,
            tenths => Some(format!("about {tenths} seeds")),
        },
    }
}

/// Tenths of a seed: no estimate is better than that.
#[derive(Clone, Copy)]
struct Tenths(u16);

impl Tenths {
    /// Rounds hundredths, from the half on up.
    fn of(hundredths: u16) -> Self {
        Self(hundredths / 10 + u16::from(hundredths % 10 >= 5))
    }
}

impl std::fmt::Display for Tenths {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// `South is about 3.3 seeds ahead (an estimate, 9 turns looked ahead)`.
pub(crate) fn evaluation(value: &Evaluation) -> String {
    let margin = value.margin;
    let side = match margin.hundredths() {
        0.. => Side::South,
        _ => Side::North,
    };
    match (value.depth, margin, amount(margin)) {
        (None, _, None) => "The game is drawn".to_owned(),
        (None, _, Some(amount)) => format!("The game is over, {side} has {amount} more"),
        (_, Score::Exact(0), _) => "A draw, if both play their best (proved)".to_owned(),
        (_, Score::Exact(count), _) => {
            let count = count.unsigned_abs();
            format!("{side} wins by {count}, if both play their best (proved)")
        }
        (Some(depth), Score::Estimate(_), amount) => {
            let ahead = turns(depth as usize);
            let so = amount.map_or_else(
                || "The players are about level".to_owned(),
                |amount| format!("{side} is {amount} ahead"),
            );
            format!("{so} (an estimate, {ahead} looked ahead)")
        }
    }
}

#[cfg(test)]
mod tests {
    use endodoi::{Game, Hole, Position, Rules, Width};

    use super::*;

    fn hole(letter: char) -> Hole {
        let mut holes = Width::SIX.holes();
        holes.find(|hole| hole.letter() == letter).unwrap()
    }

    fn told(letter: char, score: Score, reasons: &[Reason]) -> String {
        hint(&Hint {
            hole: hole(letter),
            score,
            depth: 12,
            reasons: reasons.to_vec(),
        })
    }

    #[test]
    fn a_hint_says_what_it_captures_and_what_it_prevents() {
        let prevents = |left| Reason::Prevents {
            hole: hole('f'),
            seeds: 9,
            left,
        };
        let captures = Reason::Captures { seeds: 7 };
        assert_eq!(
            told('B', Score::Estimate(330), &[captures, prevents(0)]),
            "Hint: B captures 7; it keeps f from capturing 9; \
             South would end about 3.3 seeds ahead (12 turns looked ahead)"
        );
        assert_eq!(
            told('B', Score::Estimate(-50), &[prevents(2)]),
            "Hint: B lets North capture 2 at most, not 9 by f; \
             South would end about 0.5 seeds behind (12 turns looked ahead)"
        );
    }

    #[test]
    fn what_is_proved_is_said_without_about() {
        let forces = |margin| [Reason::Forces { margin }];
        for (letter, margin, words) in [
            ('b', 5, "Hint: b wins by at least 5, whatever South plays"),
            ('b', 0, "Hint: b holds the draw, whatever South plays"),
            ('b', -1, "Hint: b loses by 1, if both play their best"),
        ] {
            assert_eq!(told(letter, Score::Exact(margin), &forces(margin)), words);
        }
    }

    #[test]
    fn the_end_of_the_game_is_told_with_its_seeds() {
        let before: Position = "1,0,2/0,3,0 5-4 S".parse().unwrap();
        let mut game = Game::new(Rules::MERKER, before);
        game.play(before.width().hole(0).unwrap()).unwrap();
        let ends = Reason::Ends(game.outcome().unwrap());
        assert_eq!(
            told('A', Score::Exact(7), &[ends, Reason::Captures { seeds: 4 }]),
            "Hint: A leaves North without a move and wins the game 11 to 4; it captures 4"
        );
    }

    #[test]
    fn a_value_is_told_for_the_player_who_is_ahead() {
        let value = |margin, depth| evaluation(&Evaluation { margin, depth });
        let estimate = " (an estimate, 9 turns looked ahead)";
        let deep = Some(9);
        assert_eq!(
            value(Score::Estimate(325), deep),
            format!("South is about 3.3 seeds ahead{estimate}")
        );
        assert_eq!(
            value(Score::Estimate(-100), deep),
            format!("North is about 1.0 seeds ahead{estimate}")
        );
        assert_eq!(
            value(Score::Estimate(0), deep),
            format!("The players are about level{estimate}")
        );
        assert_eq!(
            value(Score::Exact(-3), deep),
            "North wins by 3, if both play their best (proved)"
        );
        assert_eq!(
            value(Score::Exact(-1), None),
            "The game is over, North has 1 seed more"
        );
    }

    #[test]
    fn what_rounds_to_no_seeds_is_level() {
        let ahead = |margin| {
            let depth = Some(9);
            let margin = Score::Estimate(margin);
            evaluation(&Evaluation { margin, depth })
        };
        let hinted = |score| told('B', Score::Estimate(score), &[]);
        for hundredths in [-4, -3, 0, 3, 4] {
            assert_eq!(
                ahead(hundredths),
                "The players are about level (an estimate, 9 turns looked ahead)"
            );
            assert_eq!(
                hinted(hundredths),
                "Hint: B is the best found; South would end about level (12 turns looked ahead)"
            );
        }
        assert!(ahead(5).starts_with("South is about 0.1 seeds ahead"));
        assert!(ahead(-5).starts_with("North is about 0.1 seeds ahead"));
        assert!(hinted(-5).contains("South would end about 0.1 seeds behind"));
        assert!(hinted(-994).contains("about 9.9 seeds behind"));
        assert!(hinted(995).contains("about 10.0 seeds ahead"));
    }

    #[test]
    fn a_difference_is_told_however_large() {
        let better = |by| {
            let than = hole('C');
            told('B', Score::Estimate(0), &[Reason::Better { than, by }])
        };
        assert!(better(Difference::Exact(510)).starts_with("Hint: B is 510 seeds better than C;"));
        assert!(better(Difference::Exact(1)).starts_with("Hint: B is 1 seed better than C;"));
        assert!(
            better(Difference::Estimate(50_996))
                .starts_with("Hint: B is about 510.0 seeds better than C;")
        );
    }

    #[test]
    fn a_single_seed_that_would_be_captured_is_told_as_the_count_it_is() {
        let prevents = |seeds| Reason::Prevents {
            hole: hole('d'),
            seeds,
            left: 0,
        };
        let hint = |seeds| told('A', Score::Estimate(0), &[prevents(seeds)]);
        assert!(hint(1).starts_with("Hint: A keeps d from capturing 1; "));
        assert!(hint(9).starts_with("Hint: A keeps d from capturing 9; "));
    }

    #[test]
    fn an_end_by_repetition_is_told_as_one() {
        let rules: Rules = "merker,endless_turn=void".parse().unwrap();
        let start = "5,6,5,2,5,0,3,5,6/5,6,5,2,5,0,3,5,6 0-0 S";
        let mut game = Game::new(rules, start.parse().unwrap());
        for letter in ["H", "h", "H", "h"] {
            let hole = letter.parse::<endodoi::MoveText>().unwrap();
            game.play(hole.resolve(game.position()).unwrap()).unwrap();
        }
        let last = Hint {
            hole: game.turns().last().unwrap().hole(),
            score: Score::Exact(0),
            depth: 1,
            reasons: vec![Reason::Ends(game.outcome().unwrap())],
        };
        assert_eq!(
            hint(&last),
            "Hint: h brings the position for the third time and ends the game in a draw"
        );
    }
}
