//! Hints and values in words. What they are about is found elsewhere; here it is only said.

use endodoi::{Ending, Outcome, Side};
use endodoi_engine::{Difference, Reason, Score};
use endodoi_words::Value;

use super::Speech;
use crate::play::mind::{Evaluation, Hint};
use crate::turn_end::side_key;

/// More reasons than this are not told: the weightiest come first.
const MOST: usize = 3;

impl Speech {
    /// `Hint: B captures 7; it keeps f from capturing 9; South would end about 3.3 seeds ahead
    /// (12 turns looked ahead)`.
    ///
    /// The parts are parted by semicolons, the less needed the further back.
    pub(crate) fn hint(self, hint: &Hint) -> String {
        let side = hint.hole.side();
        let told = hint.reasons.iter().map(|told| self.reason(*told, side));
        let mut reasons: Vec<String> = told.take(MOST).collect();
        if reasons.is_empty() {
            reasons.push(self.say("reason-none"));
        }
        let first = [
            ("hole", hint.hole.to_string().into()),
            ("reason", reasons.remove(0).into()),
        ];
        let mut parts = vec![self.say_with("hint", &first)];
        parts.extend(
            (reasons.into_iter())
                .map(|reason| self.say_with("hint-more", &[("reason", reason.into())])),
        );
        // Where the end is proved, it is among the reasons.
        let is_told = |reason: &Reason| matches!(reason, Reason::Forces { .. } | Reason::Ends(_));
        if !hint.reasons.iter().any(is_told) {
            let value = [
                ("side", side_key(side).into()),
                ("margin", self.margin(hint.score).into()),
                ("turns", hint.depth.into()),
            ];
            parts.insert(parts.len().min(2), self.say_with("hint-value", &value));
        }
        parts.join("; ")
    }

    /// What speaks for a hole of a player, as said of the hole.
    fn reason(self, reason: Reason, side: Side) -> String {
        let of_side = ("side", Value::from(side_key(side)));
        let hole = |hole: endodoi::Hole| ("hole", Value::from(hole.to_string()));
        match reason {
            Reason::OnlyMove => self.say("reason-only-move"),
            Reason::Ends(outcome) => self.ends(outcome, side),
            Reason::Forces { margin } => {
                let id = match margin {
                    1.. => "reason-forces-win",
                    0 => "reason-forces-draw",
                    _ => "reason-forces-loss",
                };
                self.say_with(id, &[of_side, ("margin", margin.abs().into())])
            }
            Reason::PassesTurn => self.say_with("reason-passes-turn", &[of_side]),
            Reason::Captures { seeds } => {
                self.say_with("reason-captures", &[("seeds", seeds.into())])
            }
            Reason::Prevents {
                hole: prevented,
                seeds,
                left,
            } => {
                let (seeds, left) = (("seeds", seeds.into()), ("left", left.into()));
                self.say_with("reason-prevents", &[of_side, hole(prevented), seeds, left])
            }
            Reason::DeniesEndless { hole: denied } => {
                self.say_with("reason-denies-endless", &[of_side, hole(denied)])
            }
            Reason::LeavesOne { hole: left } => {
                self.say_with("reason-leaves-one", &[of_side, hole(left)])
            }
            Reason::Prepares {
                reply,
                hole: prepared,
                seeds,
            } => {
                let (reply, seeds) = (("reply", reply.to_string().into()), ("seeds", seeds.into()));
                self.say_with("reason-prepares", &[hole(prepared), reply, seeds])
            }
            Reason::Better { than, by } => {
                let (id, seeds) = match by {
                    Difference::Exact(count) => ("reason-better", count.into()),
                    Difference::Estimate(hundredths) => {
                        ("reason-better-about", in_tenths(hundredths).into())
                    }
                };
                let than = ("than", than.to_string().into());
                self.say_with(id, &[than, ("seeds", seeds)])
            }
            // Reasons to come are told when there are words for them.
            _ => self.say("reason-other"),
        }
    }

    fn ends(self, outcome: Outcome, side: Side) -> String {
        let seeds = outcome.seeds();
        let (own, other) = (seeds[side], seeds[side.opposite()]);
        let how = match outcome.ending() {
            Ending::NoLegalMove => "no-legal-move",
            Ending::Repetition => "repetition",
            _ => "other",
        };
        let id = match own.cmp(&other) {
            std::cmp::Ordering::Greater => "reason-ends-won",
            std::cmp::Ordering::Equal => "reason-ends-drawn",
            std::cmp::Ordering::Less => "reason-ends-lost",
        };
        let values = [
            ("ending", how.into()),
            ("side", side_key(side).into()),
            ("own", own.into()),
            ("other", other.into()),
        ];
        self.say_with(id, &values)
    }

    /// `about 3.3 seeds ahead`, `about level`; `3 seeds ahead` or `level` if it is proved.
    fn margin(self, score: Score) -> String {
        let is_behind = score < Score::Exact(0);
        let id = match (score, seeds_of(score), is_behind) {
            (Score::Exact(_), None, _) => "margin-level",
            (Score::Exact(_), Some(_), false) => "margin-ahead",
            (Score::Exact(_), Some(_), true) => "margin-behind",
            (Score::Estimate(_), None, _) => "margin-about-level",
            (Score::Estimate(_), Some(_), false) => "margin-about-ahead",
            (Score::Estimate(_), Some(_), true) => "margin-about-behind",
        };
        self.say_with(id, &[("seeds", seeds_of(score).unwrap_or(0.0).into())])
    }

    /// `South is about 3.3 seeds ahead (an estimate, 9 turns looked ahead)`.
    pub(crate) fn evaluation(self, value: &Evaluation) -> String {
        let side = match value.margin.hundredths() {
            0.. => Side::South,
            _ => Side::North,
        };
        let seeds = seeds_of(value.margin);
        let id = match (value.depth, value.margin, seeds) {
            (None, _, None) => "value-over-drawn",
            (None, _, Some(_)) => "value-over-won",
            (Some(_), Score::Exact(_), None) => "value-drawn",
            (Some(_), Score::Exact(_), Some(_)) => "value-won",
            (Some(_), Score::Estimate(_), None) => "value-level",
            (Some(_), Score::Estimate(_), Some(_)) => "value-ahead",
        };
        let values = [
            ("side", side_key(side).into()),
            ("seeds", seeds.unwrap_or(0.0).into()),
            ("turns", value.depth.unwrap_or(0).into()),
        ];
        self.say_with(id, &values)
    }
}

/// So many seeds, without the sign, an estimate in tenths; `None` if that is none, or rounds to none.
fn seeds_of(score: Score) -> Option<f64> {
    let seeds = match score {
        Score::Exact(count) => f64::from(count.unsigned_abs()),
        Score::Estimate(hundredths) => in_tenths(hundredths.unsigned_abs()),
    };
    (seeds > 0.0).then_some(seeds)
}

/// Hundredths of a seed as seeds with one digit after the point: no estimate is better than that. From the half on
/// it is rounded up.
fn in_tenths(hundredths: u16) -> f64 {
    f64::from(hundredths / 10 + u16::from(hundredths % 10 >= 5)) / 10.0
}

#[cfg(test)]
mod tests {
    use endodoi::{Game, Hole, Position, Rules, Width};

    use endodoi_words::Language;

    use super::*;

    fn english() -> Speech {
        Speech::new(Language::En)
    }

    fn hole(letter: char) -> Hole {
        let mut holes = Width::SIX.holes();
        holes.find(|hole| hole.letter() == letter).unwrap()
    }

    fn told(letter: char, score: Score, reasons: &[Reason]) -> String {
        english().hint(&Hint {
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
        let value = |margin, depth| english().evaluation(&Evaluation { margin, depth });
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
            english().evaluation(&Evaluation { margin, depth })
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
            english().hint(&last),
            "Hint: h brings the position for the third time and ends the game in a draw"
        );
    }
}
