//! Every bound that a search ever leaves in its table is true.
//!
//! On boards so small that quiet turns go round all the time, each question is asked of each position;
//! searches are broken off, tables are tiny, threads are many. Then all that the table claims
//! is held against a plain full solution.

#[path = "../../tests/truth/mod.rs"]
mod truth;

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use endodoi::{BySide, EndlessTurn, LapLimit, Position, RemainingSeeds, RuleSet, Rules, Width};

use super::busy::Busy;
use super::forecast::Forecast;
use super::key::Keys;
use super::note::Note;
use super::search::{Ground, Search, Tally};
use super::table::ProofTable;
use crate::endgames::Endgames;
use crate::limits::{Limits, Unwatched};
use truth::{Truth, all_positions};

/// The named rule sets with every meaning of an endless turn, and other ends of the game.
pub(crate) fn rule_sets() -> Vec<Rules> {
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
    keys: Keys,
    by_key: HashMap<u64, (Position, i16)>,
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
        let (fullest, _) = positions.last().expect("there is a position");
        let keys = Keys::new(fullest, &rules);
        let by_key = positions.iter().map(|one| (keys.of(&one.0), *one));
        Self {
            by_key: by_key.collect(),
            keys,
            rules,
            width,
            positions,
            truths,
        }
    }

    /// Holds all that a table claims against the truth, and counts it.
    fn check(&self, table: &ProofTable) -> usize {
        let mut claims = 0;
        for (key, proved) in table.all_proved() {
            let (position, value) = self.by_key[&key];
            claims += 1;
            assert!(
                proved.at_least <= value && value <= proved.at_most,
                "{position} under {} is worth {value}, not {proved:?}",
                self.rules
            );
        }
        claims
    }

    /// What is noted and recalled by another table is what was proved, and nothing else.
    fn check_notes(&self, table: &ProofTable) {
        let proved: HashMap<u64, _> = table.all_proved().collect();
        for (most, buckets) in [(20, 1000), (100_000, 30), (100_000, 50_000)] {
            let other = ProofTable::with_buckets(buckets).unwrap();
            for note in table.notes(most) {
                other.recall(Note::from_bytes(note.to_bytes()));
            }
            self.check(&other);
            for (key, again) in other.all_proved() {
                assert_eq!(proved.get(&key), Some(&again));
            }
        }
    }

    /// Asks every question of every position, and returns how many there were and how many were answered.
    fn ask(&self, way: Way) -> (usize, usize) {
        let keys = &self.keys;
        let mut table = ProofTable::with_buckets(way.buckets).unwrap();
        let mut forecast = Forecast::new(&self.rules, self.width, way.tables);
        let (mut questions, mut answered) = (0, 0);
        // Not in order, so that what is left over from one question is of little use for the next.
        let count = self.positions.len();
        for index in 0..count {
            let (position, value) = &self.positions[index * 7919 % count];
            let seeds = i16::from(position.board().total());
            forecast.wildness = way.wildness * index as u64;
            for at_least in -seeds..=seeds + 1 {
                if way.forgets {
                    table = ProofTable::with_buckets(way.buckets).unwrap();
                }
                questions += 1;
                let answer = self.ask_one(way, keys, &table, &forecast, position, at_least);
                let Some(is_yes) = answer else { continue };
                answered += 1;
                let rules = self.rules;
                assert_eq!(
                    is_yes,
                    *value >= at_least,
                    "{position} under {rules} is worth {value}; at least {at_least}?"
                );
                if way.forgets {
                    self.check(&table);
                }
            }
            if index % 64 == 0 {
                self.check(&table);
            }
        }
        let claims = self.check(&table);
        assert!(claims > 0 || way.forgets);
        self.check_notes(&table);
        (questions, answered)
    }

    fn ask_one(
        &self,
        way: Way,
        keys: &Keys,
        table: &ProofTable,
        forecast: &Forecast,
        position: &Position,
        at_least: i16,
    ) -> Option<bool> {
        let tables = Tables {
            world: self,
            most_seeds: way.tables,
        };
        let tally = Tally::default();
        let is_done = AtomicBool::new(false);
        let ground = Ground {
            rules: &self.rules,
            keys,
            table,
            forecast,
            endgames: (way.tables > 0).then_some(&tables as &dyn Endgames),
            limits: Limits {
                nodes: way.nodes,
                ..Limits::NONE
            },
            watch: &Unwatched,
            tally: &tally,
            busy: &Busy::default(),
        };
        let reached = Search::new(ground, &is_done).answer(position, at_least);
        let reached = reached.ok()?;
        let is_yes = reached.effort.answer()?;
        if let Some(number) = reached.hole {
            let hole = (position.width()).hole_of(position.to_move(), usize::from(number) + 1);
            let turn = position.play(hole.unwrap(), &self.rules).unwrap();
            let after = self.value(turn.after()).unwrap();
            let ends = turn.is_endless() && self.rules.endless_turn == EndlessTurn::Draw;
            let value = if ends {
                0
            } else {
                i16::from(turn.captured()) - after
            };
            assert!(
                is_yes && value >= at_least,
                "{turn} of {position} under {}",
                self.rules
            );
        }
        Some(is_yes)
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

/// How questions are asked.
#[derive(Clone, Copy, Debug)]
struct Way {
    buckets: usize,
    nodes: Option<u64>,
    /// Seeds that tables know.
    tables: u8,
    wildness: u64,
    /// The table is emptied after every question.
    forgets: bool,
}

const CALM: Way = Way {
    buckets: 100_000,
    nodes: None,
    tables: 0,
    wildness: 0,
    forgets: false,
};

fn check(holes: usize, most: u8, ways: &[Way]) {
    for rules in rule_sets() {
        let world = World::new(holes, most, rules);
        for way in ways {
            let (questions, answered) = world.ask(*way);
            let must_know = way.nodes.is_none();
            assert!(
                !must_know || questions == answered,
                "2x{holes} under {rules}, {way:?}"
            );
            assert!(answered * 2 > questions, "2x{holes} under {rules}, {way:?}");
        }
    }
}

#[test]
fn every_bound_ever_claimed_is_true() {
    let tiny = Way { buckets: 7, ..CALM };
    let hurried = |nodes, buckets, tables| Way {
        nodes: Some(nodes),
        buckets,
        tables,
        ..CALM
    };
    check(
        2,
        10,
        &[CALM, tiny, hurried(40, 100, 0), hurried(15, 1000, 4)],
    );
    check(3, 6, &[CALM, hurried(300, 50, 0), hurried(40, 1000, 3)]);
    check(4, 4, &[CALM, hurried(100, 500, 2)]);
}

#[test]
fn every_bound_ever_claimed_is_true_however_the_search_goes() {
    let wild = |wildness, buckets| Way {
        wildness,
        buckets,
        forgets: true,
        ..CALM
    };
    check(
        2,
        9,
        &[wild(12_345, 5), wild(678_901, 5), wild(77_777, 300)],
    );
    check(
        3,
        6,
        &[wild(424_242, 5), wild(9_999_991, 300), wild(31_337, 40)],
    );
}
