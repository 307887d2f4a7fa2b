//! What the search calls exact is the truth.
//!
//! The truth is had by a plain iteration over whole positions; see `truth`.

mod truth;

use std::collections::HashMap;
use std::sync::Arc;

use endodoi::{
    BySide, EndlessTurn, Game, LapLimit, Position, RemainingSeeds, Repetition, RuleSet, Rules,
    Turn, Width,
};
use endodoi_engine::{Analysis, Endgames, Engine, Limits, Root, Score, Unwatched};
use truth::{Truth, all_positions};

/// The named rule sets, and each with other meanings of an endless turn and of the end.
fn rule_sets() -> Vec<Rules> {
    let mut all = Vec::new();
    for rules in RuleSet::ALL.map(RuleSet::rules) {
        for endless_turn in [EndlessTurn::Illegal, EndlessTurn::Void, EndlessTurn::Draw] {
            for stop_when_decided in [false, true] {
                all.push(Rules {
                    endless_turn,
                    stop_when_decided,
                    lap_limit: LapLimit::new(1000).unwrap(),
                    ..rules
                });
            }
        }
    }
    let last = [RemainingSeeds::RowOwner, RemainingSeeds::Nobody];
    all.extend(last.map(|remaining_seeds| Rules {
        remaining_seeds,
        ..Rules::MERKER
    }));
    all
}

/// Counts what was compared, to see that something was.
#[derive(Default)]
struct Tally {
    positions: usize,
    exact: usize,
    /// Exact or not, the value found is the true one.
    right: usize,
}

impl Tally {
    fn compare(&mut self, root: &Root, analysis: &Analysis, truth: &Truth) {
        let (position, rules) = (root.position(), root.rules());
        let Some(best) = analysis.best() else { return };
        self.positions += 1;
        let value = truth.value(position);
        if let Score::Exact(score) = best.score {
            self.exact += 1;
            assert_eq!(score, value, "{position} under {rules}");
        }
        self.right += usize::from(best.score.hundredths() == 100 * value);
        for line in &analysis.lines {
            let turn = position.play(line.hole, rules).unwrap();
            let after = truth.numbers.get(turn.after());
            if let (Score::Exact(score), None, Some(after)) =
                (line.score, turn.outcome(rules), after)
            {
                let value = -truth.values[*after];
                assert_eq!(score, value, "{turn} of {position} under {rules}");
            }
        }
    }
}

/// Compares all positions of a width under all rules, with one engine that remembers everything.
fn check(engine: &Engine, width: usize, most: u8, captured: BySide<u8>) {
    let positions = all_positions(Width::new(width).unwrap(), most, captured);
    let total = |position: &Position| position.total_seeds();
    for rules in rule_sets() {
        let mut tally = Tally::default();
        // With different totals the whole games differ, so each total is a graph of its own.
        for seeds in captured.south + captured.north..=most + captured.south + captured.north {
            let of_total = || positions.iter().copied().filter(|one| total(one) == seeds);
            let truth = Truth::of(of_total(), &rules);
            for position in of_total() {
                let root = Root::new(position, rules);
                let search = |limits| engine.search(&root, limits, usize::MAX, &Unwatched);
                // Broken off in mid-iteration, and to the end of what it can see.
                Tally::default().compare(&root, &search(Limits::nodes(60)), &truth);
                tally.compare(&root, &search(Limits::depth(14)), &truth);
            }
        }
        // A search that never dared would pass too, and one that is never right.
        let Tally {
            positions,
            exact,
            right,
        } = tally;
        assert!(
            exact * 2 > positions,
            "only {exact} of {positions} exact under {rules}"
        );
        assert!(
            right * 100 > positions * 80,
            "only {right} of {positions} right under {rules}"
        );
    }
}

#[test]
fn what_is_called_exact_on_2x2_and_2x3_is_true() {
    let engine = Engine::new(4).unwrap();
    let nothing = BySide::default();
    check(&engine, 2, 8, nothing);
    check(&engine, 3, 6, nothing);
    let some = BySide { south: 4, north: 1 };
    check(&engine, 2, 5, some);
    check(&engine, 3, 4, some);
}

#[test]
fn what_is_called_exact_is_true_in_a_game_that_goes_round() {
    let engine = Engine::new(4).unwrap();
    let mut tally = Tally::default();
    let mut with_past = 0;
    for repetition in [Repetition::Share, Repetition::RowOwner, Repetition::Off] {
        let rules = Rules {
            repetition,
            ..Rules::MERKER
        };
        for (start, lot) in all_positions(Width::new(3).unwrap(), 4, BySide::default())
            .into_iter()
            .zip((0..6_usize).cycle())
        {
            let mut game = Game::new(rules, start);
            // A capture begins anew, so games of quiet turns come round.
            for turn in 0..16 {
                let quiet = game.position().turns(&rules).filter(|turn| {
                    rules.allows(turn) && turn.captured() == 0 && turn.outcome(&rules).is_none()
                });
                let quiet: Vec<Turn> = quiet.collect();
                if quiet.is_empty() || game.outcome().is_some() {
                    break;
                }
                let hole = quiet[(turn * lot / 3) % quiet.len()].hole();
                game.play(hole).unwrap();
                if game.outcome().is_some() {
                    break;
                }
                let seeds = game.position().board().total();
                let came_twice = |position: &Position| {
                    let times = game.positions().filter(|one| one.key() == position.key());
                    repetition != Repetition::Off
                        && position.board().total() == seeds
                        && times.count() >= 2
                };
                let root = Root::from(&game);
                let is_root = |position: &Position| position.key() == root.position().key();
                with_past += usize::from(game.positions().any(came_twice));
                // The root itself is where the game stands; it ends only if it is come to again.
                let truth = Truth::after([*root.position()], &rules, |position| {
                    came_twice(position) && !is_root(position)
                });
                let analysis = engine.search(&root, Limits::depth(12), 1, &Unwatched);
                tally.compare(&root, &analysis, &truth);
            }
        }
    }
    assert!(with_past > 300, "{with_past}");
    assert!(tally.exact > 300, "{}", tally.exact);
    assert!(
        tally.right * 100 > tally.positions * 90,
        "{} of {}",
        tally.right,
        tally.positions
    );
}

/// Tables made of the truth.
struct Tables {
    truth: Truth,
    most_seeds: u8,
}

impl Endgames for Tables {
    fn most_seeds(&self) -> u8 {
        self.most_seeds
    }

    fn still_to_be_won(&self, position: &Position) -> Option<i16> {
        let nothing = BySide { south: 0, north: 0 };
        let bare = Position::new(*position.board(), nothing, position.to_move()).ok()?;
        let number = self.truth.numbers.get(&bare)?;
        Some(self.truth.values[*number])
    }
}

#[test]
fn with_tables_even_endless_play_has_an_exact_value() {
    let rules = Rules::MERKER;
    let width = Width::new(2).unwrap();
    let (few, more) = (4, 7);
    let holding = |seeds: std::ops::RangeInclusive<u8>| {
        let all = all_positions(width, more, BySide::default()).into_iter();
        all.filter(move |position| seeds.contains(&position.total_seeds()))
    };
    // Each total is a graph of its own; what is captured on the way falls under smaller totals.
    let mut numbers = HashMap::new();
    let mut values = Vec::new();
    for total in 0..=few {
        let truth = Truth::of(holding(total..=total), &rules);
        for position in holding(total..=total) {
            numbers.insert(position, values.len());
            values.push(truth.value(&position));
        }
    }
    let truth = Truth { numbers, values };
    let mut engine = Engine::new(1).unwrap();
    let tables = Tables {
        truth,
        most_seeds: few,
    };
    engine.set_endgames(Some(Arc::new(tables)));
    for total in 1..=more {
        let truth = Truth::of(holding(total..=total), &rules);
        for position in holding(total..=total) {
            let analysis = engine.search(
                &Root::new(position, rules),
                Limits::depth(12),
                1,
                &Unwatched,
            );
            match analysis.best().map(|best| best.score) {
                Some(Score::Exact(score)) => {
                    assert_eq!(score, truth.value(&position), "{position}");
                }
                Some(Score::Estimate(_)) => assert!(total > few, "{position} lies in the tables"),
                None => {}
            }
        }
    }
}
