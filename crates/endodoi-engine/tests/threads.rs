//! Searching with a clock and on several threads.
#![cfg(feature = "threads")]

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use endodoi::{Position, Rules, Width};
use endodoi_engine::{Engine, Goal, Limits, Root, Score, Solver, Stopwatch, Unwatched, Watch};

const ONE: NonZeroUsize = NonZeroUsize::MIN;
const TWO: NonZeroUsize = NonZeroUsize::new(2).expect("2 is not 0");

/// Boards and rules that take longest from one look at the clock to the next, and the usual ones.
fn roots() -> Vec<Root> {
    let start = |holes| Position::start(Width::new(holes).unwrap(), 4).unwrap();
    vec![
        Root::new(start(6), Rules::MERKER),
        Root::new(start(12), Rules::MERKER),
        Root::new(start(12), Rules::CROSS_ENDODOI),
    ]
}

/// What the searches take too long, whatever else the machine is doing: of several tries at each root
/// the best, of all roots the worst. `limits.rs` counts the laps between two looks at the clock.
fn delay(search: impl Fn(&Root) -> Duration) -> Duration {
    let best = |root: &Root| (0..7).map(|_| search(root)).min();
    roots().iter().filter_map(best).max().unwrap()
}

#[test]
fn a_stop_is_obeyed_within_20_ms() {
    let engine = Engine::new(4).unwrap();
    let delay = delay(|root| {
        let stopwatch = Stopwatch::start();
        std::thread::scope(|scope| {
            let search = scope.spawn(|| {
                engine.search_on_threads(root, Limits::NONE, 1, TWO, &stopwatch);
                Instant::now()
            });
            while stopwatch.elapsed() < Duration::from_millis(30) {
                std::thread::yield_now();
            }
            let stopped = Instant::now();
            stopwatch.stop();
            search.join().unwrap().saturating_duration_since(stopped)
        })
    });
    assert!(delay < Duration::from_millis(20), "{delay:?}");
}

#[test]
fn time_is_not_overrun_by_20_ms() {
    let engine = Engine::new(4).unwrap();
    let time = Duration::from_millis(25);
    let delay = delay(|root| {
        let stopwatch = Stopwatch::start();
        engine.search_on_threads(root, Limits::time(time), 1, TWO, &stopwatch);
        stopwatch.elapsed().saturating_sub(time)
    });
    assert!(delay < Duration::from_millis(20), "{delay:?}");
}

#[test]
fn two_threads_find_the_same_exact_value_as_one() {
    let position = "1,0,2,0,0,3/0,2,0,1,0,1 18-20 N"
        .parse::<Position>()
        .unwrap();
    let root = Root::new(position, Rules::MERKER);
    let value = |threads: usize| -> Score {
        let engine = Engine::new(4).unwrap();
        let threads = NonZeroUsize::new(threads).unwrap();
        let analysis = engine.search_on_threads(&root, Limits::depth(40), 1, threads, &Unwatched);
        analysis.best().unwrap().score
    };
    assert!(value(1).is_exact());
    assert_eq!(value(1), value(2));
}

#[test]
fn a_position_has_the_same_value_on_several_threads() {
    for (holes, seeds, rules) in [
        (2, 3, Rules::MERKER),
        (3, 2, Rules::CROSS_ENDODOI),
        (4, 3, Rules::MERKER),
        (5, 3, Rules::ENDODOI),
        (6, 3, Rules::MERKER),
    ] {
        let start = Position::start(Width::new(holes).unwrap(), seeds).unwrap();
        let [alone, together] = [ONE, TWO].map(|threads| {
            let mut solver = Solver::new(start, rules, 16).unwrap();
            let goal = Goal::EveryMove;
            solver.solve_on_threads(goal, Limits::NONE, threads, &Stopwatch::start())
        });
        assert!(alone.bounds.value().is_some());
        assert_eq!(
            alone.bounds, together.bounds,
            "2x{holes} with {seeds} under {rules}"
        );
        assert_eq!(
            alone.moves, together.moves,
            "2x{holes} with {seeds} under {rules}"
        );
    }
}

#[test]
fn a_solver_on_several_threads_stops_when_it_is_told() {
    let start = Position::start(Width::new(12).unwrap(), 4).unwrap();
    let mut solver = Solver::new(start, Rules::MERKER, 16).unwrap();
    let stopwatch = Stopwatch::start();
    stopwatch.stop();
    let solution = solver.solve_on_threads(Goal::Value, Limits::NONE, TWO, &stopwatch);
    assert_eq!(solution.bounds.value(), None);
}
