//! Why a hole is good, in facts.
//!
//! Each reason can be checked on the rules or rests on what the search found; none is a guess at
//! what somebody may have meant. They come as data, the weightiest first, and are put into words
//! elsewhere, in whatever language.

use endodoi::{EndlessTurn, Game, Hole, Outcome, Position, Rules, Turn};

use crate::analysis::{Analysis, Line};
use crate::score::Score;

/// Something that speaks for a hole, or says what comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// There is no other legal move.
    OnlyMove,
    /// The turn ends the game.
    Ends(Outcome),
    /// With best play of both the player ends with so many seeds more than the opponent; fewer, if it
    /// is negative. This is proved.
    Forces {
        /// The final margin, in seeds.
        margin: i16,
    },
    /// The turn never ends, and the rules make that a way to pass.
    PassesTurn,
    /// The turn captures.
    Captures {
        /// The seeds captured, own seed included.
        seeds: u8,
    },
    /// If the opponent were to move now, a hole would capture more than any can after the turn.
    Prevents {
        /// The opponent's hole that would capture most now.
        hole: Hole,
        /// The seeds it would capture, the opponent's own seed included.
        seeds: u8,
        /// The most seeds that any hole can capture after the turn, counted likewise.
        left: u8,
    },
    /// If the opponent were to move now, this hole would end the game by an endless turn; after the
    /// turn none does.
    DeniesEndless {
        /// The opponent's hole.
        hole: Hole,
    },
    /// The opponent, who would have a choice now, has one legal move after the turn.
    LeavesOne {
        /// That move.
        hole: Hole,
    },
    /// If the opponent makes the reply that the search thinks best, the player captures next.
    Prepares {
        /// The opponent's reply.
        reply: Hole,
        /// The player's hole after it.
        hole: Hole,
        /// The seeds it captures, own seed included.
        seeds: u8,
    },
    /// The next best hole is worth at least a seed less.
    Better {
        /// The next best hole.
        than: Hole,
        /// By how much.
        by: Difference,
    },
}

/// How much more one hole is worth than another. A [`Score`] has no room for it: from a lost game to
/// a won one it is twice as far as from an even one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Both values are proved. In whole seeds, at most 510.
    Exact(u16),
    /// At least one of them is an estimate. In hundredths of a seed.
    Estimate(u16),
}

/// Returns what speaks for the best hole of an analysis of the position that a game is at, the
/// weightiest first; nothing if it has no line or the game is over. A second line is needed to compare
/// the best hole with the next.
///
/// The game is asked rather than its position, as a turn can end it by a repetition.
///
/// ```
/// use endodoi::{Game, Position, Rules};
/// use endodoi_engine::{Engine, Limits, Reason, Root, Unwatched, reasons};
///
/// // A takes the 3 in b with its own seed, and North has nothing left.
/// let game = Game::new(Rules::MERKER, "1,0,2/0,3,0 5-4 S".parse()?);
/// let engine = Engine::new(1).expect("there is a MiB");
/// let analysis = engine.search(&Root::from(&game), Limits::NONE, 2, &Unwatched);
/// let reasons = reasons(&game, &analysis);
/// assert!(matches!(reasons[0], Reason::Ends(outcome) if outcome.seeds().south == 11));
/// assert_eq!(reasons[1], Reason::Captures { seeds: 4 });
/// # Ok::<(), endodoi::ParsePositionError>(())
/// ```
pub fn reasons(game: &Game, analysis: &Analysis) -> Vec<Reason> {
    let (position, rules) = (game.position(), game.rules());
    let Some(line) = analysis.best() else {
        return Vec::new();
    };
    let mut next = game.clone();
    let Ok(turn) = next.play(line.hole) else {
        return Vec::new();
    };
    let outcome = next.outcome();
    let mut reasons = Vec::new();
    if position.legal_moves(rules).len() == 1 {
        reasons.push(Reason::OnlyMove);
    }
    reasons.extend(match (outcome, line.score) {
        (Some(outcome), _) => Some(Reason::Ends(outcome)),
        (None, Score::Exact(margin)) => Some(Reason::Forces { margin }),
        (None, Score::Estimate(_)) => None,
    });
    if turn.is_endless() && outcome.is_none() {
        reasons.push(Reason::PassesTurn);
    }
    if turn.captured() > 0 {
        let seeds = turn.captured();
        reasons.push(Reason::Captures { seeds });
    }
    if outcome.is_none() {
        reasons.extend(for_the_opponent(position, turn.after(), rules));
        reasons.extend(prepares(next, line));
    }
    reasons.extend(better(analysis));
    reasons
}

/// What the opponent could do if it were their turn now, as against what they can after the turn.
fn for_the_opponent(
    now: &Position,
    after: &Position,
    rules: &Rules,
) -> impl Iterator<Item = Reason> {
    let opponent = after.to_move();
    let now = Replies::of(&now.with_to_move(opponent), rules);
    let after = Replies::of(after, rules);
    let prevents = now.best_capture.and_then(|(hole, seeds)| {
        let left = after.best_capture.map_or(0, |(_, seeds)| seeds);
        (left < seeds).then_some(Reason::Prevents { hole, seeds, left })
    });
    let denies = match (now.endless_draw, after.endless_draw) {
        (Some(hole), None) => Some(Reason::DeniesEndless { hole }),
        _ => None,
    };
    let leaves_one = match (now.legal.len(), after.legal[..].first()) {
        (2.., Some(hole)) if after.legal.len() == 1 => Some(Reason::LeavesOne { hole: *hole }),
        _ => None,
    };
    [prevents, denies, leaves_one].into_iter().flatten()
}

/// What the player to move can do.
struct Replies {
    legal: Vec<Hole>,
    /// The hole that captures most, and how many seeds.
    best_capture: Option<(Hole, u8)>,
    /// A hole that ends the game by never ending.
    endless_draw: Option<Hole>,
}

impl Replies {
    fn of(position: &Position, rules: &Rules) -> Self {
        let is_over = rules.stop_when_decided && position.outcome(rules).is_some();
        let turns = position
            .turns(rules)
            .filter(|turn| !is_over && rules.allows(turn));
        let turns: Vec<Turn> = turns.collect();
        let captures = turns.iter().filter(|turn| turn.captured() > 0);
        // Of equal captures the first is named.
        let best = captures.rev().max_by_key(|turn| turn.captured());
        let draws = rules.endless_turn == EndlessTurn::Draw;
        let endless = turns.iter().find(|turn| draws && turn.is_endless());
        Self {
            best_capture: best.map(|turn| (turn.hole(), turn.captured())),
            endless_draw: endless.map(Turn::hole),
            legal: turns.iter().map(Turn::hole).collect(),
        }
    }
}

/// The capture that follows, in the game after the turn, on the reply that the search expects. A game
/// that the reply ends has no turn to come.
fn prepares(mut game: Game, line: &Line) -> Option<Reason> {
    let [_, reply, hole, ..] = line.pv[..] else {
        return None;
    };
    game.play(reply).ok()?;
    let seeds = game.play(hole).ok()?.captured();
    (seeds > 0).then_some(Reason::Prepares { reply, hole, seeds })
}

/// What the best hole is worth more than the next, if that is a seed or more.
fn better(analysis: &Analysis) -> Option<Reason> {
    let [best, next, ..] = &analysis.lines[..] else {
        return None;
    };
    let (best, than, next) = (best.score, next.hole, next.score);
    let above = |best: i16, next: i16| u16::try_from(i32::from(best) - i32::from(next)).ok();
    let hundredths = above(best.hundredths(), next.hundredths())?;
    let by = match (best, next) {
        (Score::Exact(best), Score::Exact(next)) => Difference::Exact(above(best, next)?),
        _ => Difference::Estimate(hundredths),
    };
    (hundredths >= Score::SEED.unsigned_abs()).then_some(Reason::Better { than, by })
}

#[cfg(test)]
mod tests {
    use endodoi::Ending;

    use super::*;
    use crate::engine::Engine;
    use crate::limits::{Limits, Unwatched};
    use crate::search::Root;

    fn game(position: &str, rules: &str) -> Game {
        Game::new(rules.parse().unwrap(), position.parse().unwrap())
    }

    /// The reasons for one hole of a position, as if the search had found it with this line.
    fn found(position: &str, rules: &str, holes: &str, score: Score) -> Vec<Reason> {
        found_in(&game(position, rules), holes, score)
    }

    /// The same in a game that has come to its position by turns.
    fn found_in(game: &Game, holes: &str, score: Score) -> Vec<Reason> {
        let pv: Vec<Hole> = holes
            .chars()
            .map(|letter| hole(game.position(), letter))
            .collect();
        let analysis = Analysis {
            lines: vec![Line {
                hole: pv[0],
                score,
                pv,
            }],
            ..Analysis::default()
        };
        reasons(game, &analysis)
    }

    fn hole(position: &Position, letter: char) -> Hole {
        let mut holes = position.width().holes();
        holes.find(|hole| hole.letter() == letter).unwrap()
    }

    const UNSURE: Score = Score::Estimate(0);

    #[test]
    fn a_capture_is_told_with_its_seeds() {
        let start = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S";
        let told = found(start, "merker", "B", UNSURE);
        assert!(told.contains(&Reason::Captures { seeds: 7 }), "{told:?}");
    }

    #[test]
    fn what_the_opponent_would_take_now_and_cannot_after_is_prevented() {
        // b would end in c, opposite the 5 in A; A moves them away.
        let position = "5,0,1/0,1,0 0-0 S";
        let now = position.replace('S', "N").parse::<Position>().unwrap();
        let b = hole(&now, 'b');
        assert_eq!(now.play(b, &Rules::MERKER).unwrap().captured(), 6);
        let told = found(position, "merker", "A", UNSURE);
        let prevents = told.iter().find_map(|reason| match reason {
            Reason::Prevents { hole, seeds, left } => Some((hole.letter(), *seeds, *left)),
            _ => None,
        });
        let (letter, seeds, left) = prevents.expect("A moves the seeds away");
        assert_eq!((letter, seeds), ('b', 6));
        assert!(left < 6);
        // C leaves them where they are.
        let told = found(position, "merker", "C", UNSURE);
        assert!(
            !told
                .iter()
                .any(|reason| matches!(reason, Reason::Prevents { .. })),
            "{told:?}"
        );
    }

    #[test]
    fn a_turn_that_ends_the_game_is_told_so_and_not_as_forced() {
        let told = found("1,0,2/0,3,0 5-4 S", "merker", "A", Score::Exact(7));
        assert!(matches!(told[0], Reason::Ends(outcome) if outcome.winner().is_some()));
        assert_eq!(told[1], Reason::Captures { seeds: 4 });
        assert_eq!(told.len(), 2);
    }

    #[test]
    fn only_what_is_proved_is_forced() {
        let position = "1,0,2/0,3,0 5-4 S";
        let forced = Reason::Forces { margin: -1 };
        assert!(found(position, "merker", "C", Score::Exact(-1)).contains(&forced));
        assert!(!found(position, "merker", "C", Score::Estimate(-100)).contains(&forced));
    }

    #[test]
    fn an_endless_turn_that_may_be_played_passes_or_ends() {
        let endless = "0,7,0,5,2,0/1,0,4,0,2,1 10-16 S";
        let told = found(endless, "merker,endless_turn=void", "E", UNSURE);
        assert!(told.contains(&Reason::PassesTurn));
        let told = found(endless, "merker,endless_turn=draw", "E", UNSURE);
        assert!(matches!(told[0], Reason::Ends(_)) && !told.contains(&Reason::PassesTurn));
    }

    #[test]
    fn an_endless_turn_of_the_opponent_that_goes_away_is_denied() {
        // It is South's board turned, so North's e goes round for ever.
        let endless = "1,0,4,0,2,1/0,7,0,5,2,0 16-10 S";
        let rules = "merker,endless_turn=draw";
        let denied = |letter: &str| {
            let told = found(endless, rules, letter, UNSURE);
            told.iter().any(
                |reason| matches!(reason, Reason::DeniesEndless { hole } if hole.letter() == 'e'),
            )
        };
        let position: Position = endless.parse().unwrap();
        let rules: Rules = rules.parse().unwrap();
        for hole in position.legal_moves(&rules) {
            let after = *position.play(hole, &rules).unwrap().after();
            let goes_away = after.endless_holes(&rules).is_empty();
            assert_eq!(denied(&hole.letter().to_string()), goes_away, "{hole}");
        }
    }

    #[test]
    fn the_only_move_and_the_only_reply_are_told() {
        let told = found("1,0,0/1,0,1 0-0 S", "merker", "A", UNSURE);
        assert_eq!(told[0], Reason::OnlyMove);
        let leaves = |told: &[Reason]| {
            told.iter().find_map(|reason| match reason {
                Reason::LeavesOne { hole } => Some(hole.letter()),
                _ => None,
            })
        };
        // A ends in B and takes the seed in b, so that only a is left.
        assert_eq!(
            leaves(&found("1,0,0/1,1,0 0-0 S", "merker", "A", UNSURE)),
            Some('a')
        );
    }

    #[test]
    fn a_capture_after_the_expected_reply_is_prepared() {
        let start = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S";
        let position: Position = start.parse().unwrap();
        let rules = Rules::MERKER;
        let after = |letters: &str| {
            letters.chars().fold(position, |position, letter| {
                *position
                    .play(hole(&position, letter), &rules)
                    .unwrap()
                    .after()
            })
        };
        let reply = after("Ea");
        let next = reply
            .turns(&rules)
            .find(|turn| turn.captured() > 0)
            .unwrap();
        let line = format!("Ea{}", next.hole());
        let told = found(start, "merker", &line, UNSURE);
        let prepared = Reason::Prepares {
            reply: hole(&position, 'a'),
            hole: next.hole(),
            seeds: next.captured(),
        };
        assert!(told.contains(&prepared), "{told:?}");
    }

    #[test]
    fn every_reason_of_a_searched_position_holds_with_north_to_move_too() {
        let engine = Engine::new(1).unwrap();
        for start in [
            "6,2,7,0,6,1/6,6,0,0,1,6 7-0 N",
            "0,8,0,1,2,8/0,2,8,0,3,0 7-9 S",
        ] {
            let position: Position = start.parse().unwrap();
            let told = [position, position.half_turn()].map(|position| {
                let game = Game::new(Rules::MERKER, position);
                let root = Root::from(&game);
                let analysis = engine.search(&root, Limits::depth(6), 2, &Unwatched);
                (analysis.best().unwrap().hole, reasons(&game, &analysis))
            });
            let [(hole, here), (turned, there)] = told;
            assert_eq!(hole.half_turn(), turned);
            assert_eq!(here.len(), there.len(), "{here:?} {there:?}");
            assert!(!here.is_empty());
        }
    }

    #[test]
    fn the_next_best_hole_is_named_if_it_is_a_seed_worse() {
        let hole = |index| endodoi::Width::SIX.hole(index).unwrap();
        let line = |index, score| Line {
            hole: hole(index),
            score,
            pv: vec![hole(index)],
        };
        let analysis = |best, next| Analysis {
            lines: vec![line(0, best), line(1, next)],
            ..Analysis::default()
        };
        let by = |best, next| match better(&analysis(best, next)) {
            Some(Reason::Better { by, .. }) => Some(by),
            _ => None,
        };
        let exact = |best, next| by(Score::Exact(best), Score::Exact(next));
        assert_eq!(exact(3, -2), Some(Difference::Exact(5)));
        assert_eq!(exact(255, -255), Some(Difference::Exact(510)));
        let estimate = |best, next| by(Score::Estimate(best), next);
        assert_eq!(
            estimate(325, Score::Exact(1)),
            Some(Difference::Estimate(225))
        );
        assert_eq!(
            estimate(25_000, Score::Exact(-255)),
            Some(Difference::Estimate(50_500))
        );
        assert_eq!(
            estimate(200, Score::Estimate(100)),
            Some(Difference::Estimate(100))
        );
        assert_eq!(estimate(199, Score::Estimate(100)), None);
        // Whoever made the analysis may have put a worse hole first.
        assert_eq!(estimate(0, Score::Estimate(100)), None);
    }

    #[test]
    fn a_game_that_is_over_has_no_reasons() {
        let over = game("0,0/1,2 5-4 S", "merker");
        assert_eq!(reasons(&over, &Analysis::default()), []);
        let mut agreed = Game::default();
        agreed.agree().unwrap();
        assert_eq!(found_in(&agreed, "B", UNSURE), []);
    }

    /// Neither H of South nor h of North ever ends, so that both pass by them.
    const PASSING: &str = "5,6,5,2,5,0,3,5,6/5,6,5,2,5,0,3,5,6 0-0 S";

    #[test]
    fn a_turn_that_makes_the_third_repetition_ends_the_game_and_has_no_replies() {
        let mut game = game(PASSING, "merker,endless_turn=void");
        let share = |told: &[Reason]| {
            told.iter().any(
                |reason| matches!(reason, Reason::Ends(outcome) if outcome.ending() == Ending::Repetition),
            )
        };
        for letter in ['H', 'h', 'H'] {
            let told = found_in(&game, &format!("{letter}{letter}"), UNSURE);
            assert!(!share(&told), "{told:?}");
            assert!(told.contains(&Reason::PassesTurn));
            game.play(hole(game.position(), letter)).unwrap();
        }
        let told = found_in(&game, "hHh", UNSURE);
        assert!(share(&told), "{told:?}");
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(!told.contains(&Reason::PassesTurn));
    }

    #[test]
    fn no_capture_is_prepared_where_the_reply_ends_the_game() {
        // South would capture next, if North's h did not bring the position for the third time.
        let mut game = game(PASSING, "merker,endless_turn=void");
        let capture = {
            let turns = game.position().turns(game.rules());
            let mut captures = turns.filter(|turn| turn.captured() > 0);
            captures.next().unwrap().hole()
        };
        let prepares = |game: &Game| {
            let told = found_in(game, &format!("Hh{capture}"), UNSURE);
            told.iter()
                .any(|reason| matches!(reason, Reason::Prepares { .. }))
        };
        assert!(prepares(&game));
        for letter in ['H', 'h'] {
            game.play(hole(game.position(), letter)).unwrap();
        }
        assert!(!prepares(&game));
    }

    #[test]
    fn of_equal_captures_the_first_is_prevented() {
        // a and b would both capture; which of them is told is the first.
        let mut seen = 0;
        for start in [
            "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S",
            "6,2,7,0,6,1/6,6,0,0,1,6 7-0 S",
        ] {
            let position: Position = start.parse().unwrap();
            let now = position.with_to_move(position.to_move().opposite());
            let most = now.turns(&Rules::MERKER).map(|turn| turn.captured()).max();
            let mut equal = now
                .turns(&Rules::MERKER)
                .filter(|turn| Some(turn.captured()) == most);
            let first = equal.next().unwrap().hole();
            let is_one_of_several = equal.next().is_some();
            for own in position.legal_moves(&Rules::MERKER) {
                for reason in found(start, "merker", &own.to_string(), UNSURE) {
                    if let Reason::Prevents { hole, .. } = reason {
                        assert_eq!(hole, first);
                        seen += u32::from(is_one_of_several);
                    }
                }
            }
        }
        assert!(seen > 0);
    }
}
