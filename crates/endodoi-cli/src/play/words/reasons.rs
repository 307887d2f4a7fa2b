//! Hints and values in words. What they are about is found elsewhere; here it is only said.

use endodoi::{Ending, Outcome, Side};
use endodoi_engine::{Reason, Score};

use super::{seeds, turns};
use crate::play::mind::{Evaluation, Hint};

/// More reasons than this are not told: the weightiest come first.
const MOST: usize = 3;

/// `Hint: B captures 7; it saves the 9 seeds that f would take; South would end about 3.3 seeds ahead
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
            1.. => format!("wins by {margin}, whatever {other} plays"),
            0 => format!("holds the draw, whatever {other} plays"),
            _ => format!("loses by {}, if both play their best", -margin),
        },
        Reason::PassesTurn => format!("never ends, and so leaves the turn to {other}"),
        Reason::Captures { seeds } => format!("captures {seeds}"),
        Reason::Prevents {
            hole,
            seeds,
            left: 0,
        } => match seeds {
            1 => format!("saves the seed that {hole} would take"),
            _ => format!("saves the {seeds} seeds that {hole} would take"),
        },
        Reason::Prevents { hole, seeds, left } => {
            format!("lets {other} take {left} at most, not {seeds} by {hole}")
        }
        Reason::DeniesEndless { hole } => {
            format!("keeps {other} from ending the game by {hole}, which never ends")
        }
        Reason::LeavesOne { hole } => format!("leaves {other} no move but {hole}"),
        Reason::Prepares { reply, hole, seeds } => {
            format!("prepares {hole}, which takes {seeds} after {reply}")
        }
        Reason::Better { than, by } => format!("is {} better than {than}", amount(by)),
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
        _ => String::new(),
    };
    match own.cmp(&others) {
        std::cmp::Ordering::Greater => format!("{how}wins the game {own} to {others}"),
        std::cmp::Ordering::Equal => format!("{how}ends the game in a draw"),
        std::cmp::Ordering::Less => format!("{how}ends the game, lost {own} to {others}"),
    }
}

/// `about 3.3 seeds ahead`, `level`; `3 seeds ahead` if it is proved.
fn about(score: Score) -> String {
    match score.hundredths() {
        0 => "level".to_owned(),
        1.. => format!("{} ahead", amount(score)),
        _ => format!("{} behind", amount(-score)),
    }
}

/// So many seeds, of which there are not less than none.
fn amount(score: Score) -> String {
    match score {
        Score::Exact(count) => seeds(u8::try_from(count).unwrap_or(u8::MAX)),
        Score::Estimate(_) => format!("about {:.1} seeds", score.seeds()),
    }
}

/// `South is about 3.3 seeds ahead (an estimate, 9 turns looked ahead)`.
pub(crate) fn evaluation(value: &Evaluation) -> String {
    let margin = value.margin;
    let (side, margin) = match margin.hundredths() {
        0.. => (Side::South, margin),
        _ => (Side::North, -margin),
    };
    match (value.depth, margin) {
        (None, Score::Exact(0)) => "The game is drawn".to_owned(),
        (None, _) => format!("The game is over, {side} has {} more", amount(margin)),
        (_, Score::Exact(0)) => "A draw, if both play their best (proved)".to_owned(),
        (_, Score::Exact(count)) => {
            format!("{side} wins by {count}, if both play their best (proved)")
        }
        (Some(depth), Score::Estimate(hundredths)) => {
            let ahead = turns(depth as usize);
            let so = match hundredths {
                0 => "The players are about level".to_owned(),
                _ => format!("{side} is {} ahead", amount(margin)),
            };
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
            "Hint: B captures 7; it saves the 9 seeds that f would take; \
             South would end about 3.3 seeds ahead (12 turns looked ahead)"
        );
        assert_eq!(
            told('B', Score::Estimate(-50), &[prevents(2)]),
            "Hint: B lets North take 2 at most, not 9 by f; \
             South would end about 0.5 seeds behind (12 turns looked ahead)"
        );
    }

    #[test]
    fn what_is_proved_is_said_without_about() {
        let forces = |margin| [Reason::Forces { margin }];
        for (letter, margin, words) in [
            ('b', 5, "Hint: b wins by 5, whatever South plays"),
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
            format!("South is about 3.2 seeds ahead{estimate}")
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
}
