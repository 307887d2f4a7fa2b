//! Layers with something wrong, and whether it is found.

use std::collections::BTreeSet;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};

use endodoi::{EndlessTurn, LapLimit, RuleSet, Rules, Width};

use super::look::Way;
use super::*;
use crate::{Index, next_layer};

/// All layers up to one, and the last as bytes to be spoilt.
struct Case {
    rules: TableRules,
    layers: Vec<Layer>,
}

impl Case {
    fn new(holes: usize, seeds: usize, rules: &Rules) -> Self {
        let (width, rules) = (Width::new(holes).unwrap(), TableRules::new(rules).unwrap());
        let mut layers = Vec::new();
        while layers.len() <= seeds {
            layers.push(next_layer(width, rules, &layers, NonZero::<usize>::MIN).unwrap());
        }
        Self { rules, layers }
    }

    fn top(&self) -> Vec<i8> {
        self.layers.last().unwrap().values.iter().collect()
    }

    fn seeds(&self) -> usize {
        self.layers.len() - 1
    }

    /// Checks other values for the last layer.
    fn count(&self, top: &[i8], threads: usize) -> Result<Verified, VerifyError> {
        self.count_watched(top, threads, &())
    }

    fn count_watched(
        &self,
        top: &[i8],
        threads: usize,
        watch: &dyn VerifyWatch,
    ) -> Result<Verified, VerifyError> {
        let claim = Claim {
            rules: self.rules,
            below: &self.layers[..self.seeds()],
            layer: &layer(self.layers[0].index.width(), self.seeds(), top),
        };
        claim.count(NonZero::new(threads).unwrap(), watch)
    }

    /// Changes values until each is the worth of its best turn, if that comes to an end.
    fn settle(&self, top: &mut [i8]) -> bool {
        let numbering = Numbering::new(self.layers[0].index.width());
        let layers: Vec<_> = self.layers.iter().map(|layer| &layer.values).collect();
        let rules = self.rules.rules();
        let table = Table {
            numbering: &numbering,
            rules,
            layers: &layers,
        };
        for _ in 0..100 {
            let mut is_settled = true;
            for number in 0..top.len() {
                let mut best = i16::MIN;
                let board = numbering.walk(self.seeds(), number as u64).board();
                table.visit_ways(board, |way| {
                    best = best.max(match way {
                        Way::End(seeds) => seeds,
                        Way::Capture { seeds, after } => {
                            let layer = &layers[self.seeds() - usize::from(seeds)];
                            i16::from(seeds) - i16::from(layer.get(after).unwrap())
                        }
                        Way::Quiet { after } => -i16::from(top[usize::try_from(after).unwrap()]),
                    });
                });
                is_settled &= i16::from(top[number]) == best;
                top[number] = i8::try_from(best).unwrap();
            }
            if is_settled {
                return true;
            }
        }
        false
    }
}

/// A layer of which only the values matter.
fn layer(width: Width, seeds: usize, values: &[i8]) -> Layer {
    Layer {
        index: Index::new(width, u8::try_from(seeds).unwrap()).unwrap(),
        values: Values::new(values.to_vec()),
        endless: 0,
        longest_way: 0,
    }
}

#[test]
fn every_wrong_value_is_found() {
    for set in RuleSet::ALL {
        for (holes, seeds) in [(1, 6), (2, 5), (3, 4)] {
            let case = Case::new(holes, seeds, &set.rules());
            let mut top = case.top();
            for number in 0..top.len() {
                let right = top[number];
                let most = i8::try_from(seeds).unwrap();
                for wrong in (-most..=most).chain([i8::MIN, i8::MAX]) {
                    if wrong != right {
                        top[number] = wrong;
                        let found = case.count(&top, 1);
                        assert!(matches!(found, Err(VerifyError::Fault(_))), "{found:?}");
                    }
                }
                top[number] = right;
            }
        }
    }
}

#[test]
fn of_all_values_that_a_layer_could_have_one_choice_is_accepted() {
    let mut promises = 0;
    for set in RuleSet::ALL {
        for endless_turn in [EndlessTurn::Illegal, EndlessTurn::Void, EndlessTurn::Draw] {
            for laps in [1, 10_000] {
                let rules = Rules {
                    endless_turn,
                    lap_limit: LapLimit::new(laps).unwrap(),
                    ..set.rules()
                };
                for (holes, seeds) in [(1, 4), (2, 1)] {
                    promises += AcceptedAlone::of(holes, seeds, &rules).promises;
                }
            }
        }
    }
    assert!(promises > 0);
}

/// Layers found by trying all choices of values.
struct AcceptedAlone {
    case: Case,
    /// How many choices were refused for nothing but promises that go round for ever.
    promises: u32,
}

impl AcceptedAlone {
    fn of(holes: usize, most_seeds: i8, rules: &Rules) -> Self {
        let width = Width::new(holes).unwrap();
        let mut case = Case {
            rules: TableRules::new(rules).unwrap(),
            layers: Vec::new(),
        };
        let mut promises = 0;
        for seeds in 0..=most_seeds {
            let layer = |top: &[i8]| layer(width, usize::from(seeds.unsigned_abs()), top);
            let positions = Numbering::new(width).positions(case.layers.len());
            let mut top = vec![-seeds; usize::try_from(positions).unwrap()];
            case.layers.push(layer(&top));
            let mut accepted = Vec::new();
            loop {
                match case.count(&top, 1) {
                    Ok(_) => accepted.push(top.clone()),
                    Err(VerifyError::Fault(Fault::Promise { .. })) => promises += 1,
                    Err(_) => {}
                }
                // The next choice: as counting goes.
                let Some(digit) = top.iter().position(|value| *value < seeds) else {
                    break;
                };
                top[digit] += 1;
                top[..digit].fill(-seeds);
            }
            assert_eq!(
                accepted.len(),
                1,
                "{width}, {seeds} seeds, {rules}: {accepted:?}"
            );
            case.layers.pop();
            case.layers.push(layer(&accepted[0]));
        }
        Self { case, promises }
    }
}

/// Values that are each the worth of the best turn are met by settling random ones. Few boards have others than the right ones.
#[test]
fn promises_that_go_round_for_ever_are_found() {
    // D. E. Knuth's generator for MMIX.
    let mut state = 1_u64;
    let mut random = |choices: u64| {
        state =
            (state.wrapping_mul(6_364_136_223_846_793_005)).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % choices
    };
    let mut rounds = BTreeSet::new();
    for set in RuleSet::ALL {
        for (holes, seeds) in [(2, 6), (3, 3), (3, 6), (4, 4)] {
            let case = Case::new(holes, seeds, &set.rules());
            let most = i8::try_from(seeds).unwrap();
            let right = case.top();
            for _ in 0..200 {
                let mut top = right.clone();
                top.fill_with(|| i8::try_from(random(2 * seeds as u64 + 1)).unwrap() - most);
                if !case.settle(&mut top) || top == right {
                    continue;
                }
                let found = case.count(&top, 1);
                let Err(VerifyError::Fault(Fault::Promise { turns, .. })) = found else {
                    panic!("{found:?}");
                };
                rounds.insert((set.name(), holes, seeds, turns));
            }
        }
    }
    let expected = [
        ("cross-endodoi", 3, 3, 6),
        ("cross-endodoi", 3, 6, 2),
        ("cross-endodoi", 4, 4, 4),
        ("endodoi", 3, 6, 2),
        ("merker", 3, 6, 2),
    ];
    assert!(rounds.into_iter().eq(expected));
}

#[test]
fn progress_adds_up_to_the_layer_whatever_the_threads() {
    struct Count(AtomicU64);
    impl VerifyWatch for Count {
        fn settled(&self, positions: u64) {
            self.0.fetch_add(positions, Ordering::Relaxed);
        }
        fn wants_to_stop(&self) -> bool {
            false
        }
    }
    let case = Case::new(6, 9, &Rules::MERKER);
    let mut found = Vec::new();
    for threads in 1..=3 {
        let count = Count(AtomicU64::new(0));
        found.push(case.count_watched(&case.top(), threads, &count).unwrap());
        assert_eq!(count.0.into_inner(), 167_960);
    }
    assert_eq!(found[0], found[1]);
    assert_eq!(found[0], found[2]);
}

#[test]
fn the_first_fault_is_told_whatever_the_threads() {
    let case = Case::new(6, 9, &Rules::MERKER);
    let mut top = case.top();
    for number in [50_000, 90_000, 160_000] {
        top[number] = 9 - top[number].abs();
    }
    let faults: Vec<_> = (1..=3).map(|threads| case.count(&top, threads)).collect();
    assert!(faults[0].is_err());
    assert_eq!(faults[0], faults[1]);
    assert_eq!(faults[0], faults[2]);
}

#[test]
fn a_check_can_be_stopped_at_any_time() {
    struct Patience(AtomicU64);
    impl VerifyWatch for Patience {
        fn settled(&self, _: u64) {}
        fn wants_to_stop(&self) -> bool {
            let left = self.0.load(Ordering::Relaxed);
            self.0.store(left.saturating_sub(1), Ordering::Relaxed);
            left == 0
        }
    }
    let case = Case::new(2, 6, &Rules::MERKER);
    let after = |patience| {
        let watch = Patience(AtomicU64::new(patience));
        case.count_watched(&case.top(), 1, &watch)
    };
    assert_eq!(after(0), Err(VerifyError::Stopped));
    assert_eq!(after(5), Err(VerifyError::Stopped));
    assert!(after(100).is_ok());
}

#[test]
fn values_too_many_or_too_few_are_refused() {
    let case = Case::new(2, 3, &Rules::MERKER);
    let found = case.count(&[0; 19], 1).unwrap_err();
    assert_eq!(
        found.to_string(),
        "the layer of 3 seeds has 19 values, but 2x2 has 20 positions with so many seeds; build the table again"
    );
    assert_eq!(found.code(), "verify.count");
    assert!(case.count(&[0; 21], 1).is_err());
}

#[test]
fn a_fault_is_told_with_its_positions() {
    // With three seeds in A and one in a, or the other way round, a player can pass: the sowing takes more than a lap.
    let rules = Rules {
        endless_turn: EndlessTurn::Void,
        lap_limit: LapLimit::new(1).unwrap(),
        ..Rules::MERKER
    };
    let case = AcceptedAlone::of(1, 4, &rules).case;
    let fault = |top: [i8; 5]| case.count(&top, 1).unwrap_err();
    assert_eq!(case.top(), [-4, 0, 4, 0, 4]);

    let wrong = fault([-4, 0, 3, 0, 4]);
    assert_eq!(
        wrong.to_string(),
        "the layer of 4 seeds gives 2/2 0-0 S the value 3, but by the rules it is worth 4; build the table again"
    );
    assert_eq!(wrong.code(), "verify.value");

    let promised = fault([-4, -3, 4, 3, 4]);
    assert_eq!(
        promised.to_string(),
        "the layer of 4 seeds gives 3/1 0-0 S the value 3, but that rests on 2 turns that go round for ever \
         (3/1 0-0 S, then 1/3 0-0 S, then the first again); build the table again"
    );
    assert_eq!(promised.code(), "verify.promise");
}

#[test]
fn what_was_counted_wrong_is_told() {
    let Case { rules, mut layers } = Case::new(2, 4, &Rules::MERKER);
    let mut fault = |endless, longest_way| {
        let layer = &mut layers[4];
        layer.endless += endless;
        layer.longest_way += longest_way;
        let claim = Claim {
            rules,
            below: &layers[..4],
            layer: &layers[4],
        };
        let fault = claim.verify(NonZero::<usize>::MIN, &()).map(drop);
        layers[4].endless -= endless;
        layers[4].longest_way -= longest_way;
        fault.map_err(|error| error.to_string())
    };
    assert_eq!(fault(0, 0), Ok(()));
    assert_eq!(
        fault(2, 0).unwrap_err(),
        "the layer of 4 seeds is said to have 8 endless positions, but has 6; build the table again"
    );
    assert_eq!(
        fault(0, 1).unwrap_err(),
        "the longest way of the layer of 4 seeds is said to take 4 turns, but takes 3; build the table again"
    );
}

#[test]
fn layers_in_the_wrong_place_are_refused() {
    let Case { rules, layers } = Case::new(2, 4, &Rules::MERKER);
    let claim = Claim {
        rules,
        below: &layers[..3],
        layer: &layers[4],
    };
    let found = claim.verify(NonZero::<usize>::MIN, &()).unwrap_err();
    assert_eq!(
        found.to_string(),
        "the layer of 3 seeds on 2x2 was wanted, but that of 4 seeds on 2x2 was given; \
         give the layers of 0, 1, 2, … seeds of one board"
    );
    let claim = Claim {
        rules,
        below: &Case::new(3, 3, &Rules::MERKER).layers,
        layer: &layers[4],
    };
    let found = claim.verify(NonZero::<usize>::MIN, &()).unwrap_err();
    assert_eq!(found.code(), "verify.place");
}
