//! Every bound that a search ever leaves in its table is true.
//!
//! On boards so small that quiet turns go round all the time, each question is asked of each position;
//! searches are broken off, tables are tiny, threads are many. Then all that the table claims
//! is held against a plain full solution.

#[path = "../../tests/truth/mod.rs"]
mod truth;

use std::sync::atomic::AtomicBool;

use endodoi::{BySide, EndlessTurn, LapLimit, Position, RemainingSeeds, RuleSet, Rules, Width};

use super::forecast::Forecast;
use super::key::Keys;
use super::search::{Ground, Search, Tally};
use super::table::ProofTable;
use crate::endgames::Endgames;
use crate::limits::{Limits, Unwatched};
use truth::{Truth, all_positions};

/// The named rule sets with every meaning of an endless turn, and other ends of the game.
fn rule_sets() -> Vec<Rules> {
    let mut all = Vec::new();
    for rules in RuleSet::ALL.map(RuleSet::rules) {
        for endless_turn in [EndlessTurn::Illegal, EndlessTurn::Void, EndlessTurn::Draw] {
            all.push(Rules {
                endless_turn,
                lap_limit: LapLimit::new(1000).unwrap(),
                ..rules
            });
        }
    }
    let others = [RemainingSeeds::RowOwner, RemainingSeeds::Nobody];
    all.extend(others.map(|remaining_seeds| Rules {
        remaining_seeds,
        ..Rules::MERKER
    }));
    all
}

/// All positions of a board with at most so many seeds and their values.
struct World {
    rules: Rules,
    width: Width,
    positions: Vec<(Position, i16)>,
    truths: Vec<Truth>,
}

impl World {
    fn new(holes: usize, most: u8, rules: Rules) -> Self {
        let width = Width::new(holes).unwrap();
        let all = all_positions(width, most, BySide::default());
        let mut positions = Vec::new();
        let mut truths = Vec::new();
        for total in 0..=most {
            let of_total = || (all.iter().copied()).filter(|one| one.total_seeds() == total);
            let truth = Truth::of(of_total(), &rules);
            positions.extend(of_total().map(|position| (position, truth.value(&position))));
            truths.push(truth);
        }
        Self {
            rules,
            width,
            positions,
            truths,
        }
    }

    fn keys(&self) -> Keys {
        let (fullest, _) = self.positions.last().expect("there is a position");
        Keys::new(fullest, &self.rules)
    }

    /// Holds all that a table claims against the truth, and counts it.
    fn check(&self, table: &ProofTable, keys: &Keys) -> usize {
        let mut claims = 0;
        for (position, value) in &self.positions {
            if let Some(proved) = table.get(keys.of(position), 0).bounds {
                claims += 1;
                assert!(
                    proved.at_least <= *value && *value <= proved.at_most,
                    "{position} under {} is worth {value}, not {proved:?}",
                    self.rules
                );
            }
        }
        claims
    }

    fn check_searches(&self, buckets: usize, nodes: Option<u64>, tables: u8) -> (usize, usize) {
        let keys = self.keys();
        let table = ProofTable::with_buckets(buckets).unwrap();
        let forecast = Forecast::new(&self.rules, self.width, tables);
        let (mut questions, mut answered) = (0, 0);
        let is_done = AtomicBool::new(false);
        let endgames = Tables {
            world: self,
            most_seeds: tables,
        };
        // Not in order, so that what is left over from one question is of little use for the next.
        let count = self.positions.len();
        for index in 0..count {
            let (position, value) = &self.positions[index * 7919 % count];
            let seeds = i16::from(position.board().total());
            for at_least in -seeds..=seeds + 1 {
                let tally = Tally::default();
                let ground = Ground {
                    rules: &self.rules,
                    keys: &keys,
                    table: &table,
                    forecast: &forecast,
                    endgames: (tables > 0).then_some(&endgames as &dyn Endgames),
                    limits: Limits {
                        nodes,
                        ..Limits::NONE
                    },
                    watch: &Unwatched,
                    tally: &tally,
                };
                let reached = Search::new(ground, &is_done).answer(position, at_least);
                questions += 1;
                let Ok(reached) = reached else { continue };
                let Some(is_yes) = reached.effort.answer() else {
                    continue;
                };
                answered += 1;
                let rules = self.rules;
                assert_eq!(
                    is_yes,
                    *value >= at_least,
                    "{position} under {rules} is worth {value}; at least {at_least}?"
                );
                if let Some(number) = reached.hole {
                    let hole = position
                        .width()
                        .hole_of(position.to_move(), usize::from(number) + 1);
                    let turn = position.play(hole.unwrap(), &rules).unwrap();
                    if let Some(after) = self.value(turn.after()) {
                        let value = i16::from(turn.captured()) - after;
                        let is_draw = turn.is_endless() && rules.endless_turn == EndlessTurn::Draw;
                        let value = if is_draw { 0 } else { value };
                        assert!(
                            is_yes && value >= at_least,
                            "{turn} of {position} under {rules}"
                        );
                    }
                }
            }
            if index % 64 == 0 {
                self.check(&table, &keys);
            }
        }
        let claims = self.check(&table, &keys);
        assert!(claims > 0 || buckets < 100);
        (questions, answered)
    }

    /// The value of a position, whatever was captured.
    fn value(&self, position: &Position) -> Option<i16> {
        let bare = Position::new(*position.board(), BySide::default(), position.to_move()).ok()?;
        let truth = self.truths.get(usize::from(bare.total_seeds()))?;
        truth
            .numbers
            .contains_key(&bare)
            .then(|| truth.value(&bare))
    }
}

/// Tables made of the truth.
struct Tables<'a> {
    world: &'a World,
    most_seeds: u8,
}

impl Endgames for Tables<'_> {
    fn most_seeds(&self) -> u8 {
        self.most_seeds
    }

    fn still_to_be_won(&self, position: &Position) -> Option<i16> {
        self.world.value(position)
    }
}

fn check(holes: usize, most: u8, all_must_be_answered: &[(usize, Option<u64>, u8)]) {
    for rules in rule_sets() {
        let world = World::new(holes, most, rules);
        for &(buckets, nodes, tables) in all_must_be_answered {
            let (questions, answered) = world.check_searches(buckets, nodes, tables);
            if nodes.is_none() {
                assert_eq!(
                    questions, answered,
                    "2x{holes} under {rules}, {buckets} buckets"
                );
            }
            println!("2x{holes} {rules} {buckets} {nodes:?} {tables}: {answered} of {questions}");
        }
    }
}

#[test]
fn every_bound_ever_claimed_is_true() {
    check(
        2,
        10,
        &[
            (100_000, None, 0),
            (7, None, 0),
            (100, Some(40), 0),
            (100_000, Some(15), 4),
            (100, None, 3),
        ],
    );
    check(
        3,
        6,
        &[(100_000, None, 0), (50, Some(300), 0), (1000, Some(40), 3)],
    );
    check(4, 4, &[(100_000, None, 0), (500, Some(100), 2)]);
}
