//! Whatever the limits, a search ends in time and answers with a legal move.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use endodoi::{Position, Rules, testing};
use endodoi_engine::{Analysis, Engine, Limits, Root, TimeLimit, Unwatched, Watch};
use proptest::prelude::{ProptestConfig, Strategy, any, prop_oneof};
use proptest::{prop_assert, prop_assert_eq, proptest};

/// A clock that advances at every look, and a flag that goes up at one of them.
struct Looks {
    count: AtomicU64,
    stop_at: u64,
}

impl Looks {
    fn until(stop_at: u64) -> Self {
        let count = AtomicU64::new(0);
        Self { count, stop_at }
    }
}

impl Watch for Looks {
    fn elapsed(&self) -> Duration {
        Duration::from_micros(self.count.load(Relaxed))
    }

    fn is_stopped(&self) -> bool {
        self.count.fetch_add(1, Relaxed) + 1 >= self.stop_at
    }
}

fn limits() -> impl Strategy<Value = Limits> {
    let tight = prop_oneof![
        (0..=3_u32).prop_map(Limits::depth),
        (0..=2000_u64).prop_map(Limits::nodes),
        (0..=2000_u64).prop_map(|laps| Limits {
            laps: Some(laps),
            ..Limits::NONE
        }),
        (0..=20_u64).prop_map(|micros| Limits::time(Duration::from_micros(micros))),
    ];
    (tight, any::<bool>()).prop_map(|(limits, forever)| Limits {
        // Every search ends, if nothing else ends it, by this.
        nodes: limits.nodes.or(Some(if forever { 2000 } else { 200 })),
        ..limits
    })
}

fn answer(position: &Position, rules: &Rules, limits: Limits, lines: usize) -> Analysis {
    let engine = Engine::new(1).expect("there is a MiB");
    engine.search(
        &Root::new(*position, *rules),
        limits,
        lines,
        &Looks::until(u64::MAX),
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn a_legal_hole_is_answered_exactly_when_there_is_one(
        position in testing::position(), rules in testing::rules(), limits in limits(),
    ) {
        let analysis = answer(&position, &rules, limits, 1);
        let is_over = position.outcome(&rules).is_some();
        prop_assert_eq!(analysis.best().is_none(), is_over);
        if let Some(best) = analysis.best() {
            prop_assert!(position.legal_moves(&rules).has(best.hole));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn every_legal_hole_gets_a_line_that_can_be_played(
        position in testing::position(), rules in testing::rules(), limits in limits(),
    ) {
        let analysis = answer(&position, &rules, limits, usize::MAX);
        if position.outcome(&rules).is_none() {
            prop_assert_eq!(analysis.lines.len(), position.legal_moves(&rules).len());
        }
        for line in analysis.lines {
            prop_assert_eq!(line.hole, line.pv[0]);
            let mut position = position;
            for hole in line.pv {
                let turn = position.play(hole, &rules);
                prop_assert!(turn.is_ok(), "{hole} in {position} under {rules}");
                position = *turn.unwrap().after();
            }
        }
    }

    #[test]
    fn a_half_turn_changes_nothing_but_the_names_of_the_holes(
        position in testing::position(), rules in testing::rules(),
    ) {
        let one = answer(&position, &rules, Limits::nodes(1000), usize::MAX);
        let other = answer(&position.half_turn(), &rules, Limits::nodes(1000), usize::MAX);
        prop_assert_eq!(one.lines.len(), other.lines.len());
        for (one, other) in one.lines.iter().zip(&other.lines) {
            prop_assert_eq!(one.score, other.score);
            prop_assert_eq!(one.hole.half_turn(), other.hole);
        }
    }

    #[test]
    fn the_same_search_after_forgetting_gives_the_same_answer(
        position in testing::position(), rules in testing::rules(),
    ) {
        let root = Root::new(position, rules);
        let mut engine = Engine::new(1).expect("there is a MiB");
        let first = engine.search(&root, Limits::nodes(1000), 2, &Unwatched);
        engine.search(&root, Limits::nodes(500), 1, &Unwatched);
        engine.clear();
        prop_assert_eq!(engine.search(&root, Limits::nodes(1000), 2, &Unwatched), first);
    }

    #[test]
    fn from_a_stop_to_the_end_there_is_no_more_than_a_look_and_a_turn(
        position in testing::position(), rules in testing::rules(), stop_at in 1..50_u64,
    ) {
        // What a look away costs: 30 000 laps, and a turn in which nobody looks.
        let most = 30_000 + u64::from(rules.lap_limit.laps());
        let engine = Engine::new(1).expect("there is a MiB");
        let root = Root::new(position, rules);
        let limits = Limits::nodes(20_000);
        let looks = Looks::until(stop_at);
        let analysis = engine.search(&root, limits, 1, &looks);
        // The first position is looked at whole before anything may stop the search.
        let first = 2 * 12 * 10_000;
        prop_assert!(analysis.laps <= first + (looks.count.load(Relaxed) + 1) * most);
    }
}

#[test]
fn a_limit_in_laps_or_nodes_is_kept() {
    let start = Position::default();
    let laps = Limits {
        laps: Some(50_000),
        ..Limits::NONE
    };
    let found = answer(&start, &Rules::MERKER, laps, 1).laps;
    // Beyond it by one turn, and by what it takes to tell the line.
    assert!((50_000..80_000).contains(&found), "{found}");
    let found = answer(&start, &Rules::MERKER, Limits::nodes(5_000), 1).nodes;
    assert!((5_000..5_200).contains(&found), "{found}");
}

#[test]
fn a_turn_that_decides_the_game_is_seen_one_turn_ahead() {
    let rules: Rules = "merker,stop_when_decided=true".parse().unwrap();
    let position: Position = "4,4,4,4,4,4/4,4,4,4,4,4 45-0 S".parse().unwrap();
    // Seven more are over half of 93; what is left counts for nobody.
    let best = answer(&position, &rules, Limits::depth(1), 1)
        .best()
        .unwrap()
        .score;
    assert_eq!(best.hundredths(), 5200);
}

#[test]
fn north_to_move_is_valued_from_norths_view() {
    // After d nothing is left for South: North keeps the seed that South cannot reach.
    let position: Position = "0,0,0,0,0,0/0,0,0,1,0,0 22-25 N".parse().unwrap();
    let analysis = answer(&position, &Rules::MERKER, Limits::NONE, 1);
    let best = analysis.best().unwrap();
    assert_eq!(best.hole.letter(), 'd');
    assert_eq!(best.score, endodoi_engine::Score::Exact(4));
}

#[test]
fn a_forced_turn_takes_no_time_from_the_clock() {
    let position: Position = "0,0,0,0,0,5/4,4,0,3,4,4 10-10 S".parse().unwrap();
    let limits = Limits {
        time: Some(TimeLimit {
            enough: Duration::from_secs(1),
            most: Duration::from_secs(2),
        }),
        ..Limits::NONE
    };
    assert_eq!(answer(&position, &Rules::MERKER, limits, 1).depth, 1);
}
