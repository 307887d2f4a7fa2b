//! A solver tells the truth, at every moment and about every question.

mod truth;

use std::collections::{HashMap, HashSet};
use std::sync::Mutex;
use std::time::Duration;

use endodoi::testing;
use endodoi::{BySide, EndlessTurn, Position, Rules, Side, Width};
use endodoi_engine::{
    Answer, Bounds, Goal, Limits, Note, Solution, SolveError, Solver, Unwatched, Watch,
};
use proptest::prelude::{ProptestConfig, prop_assert, proptest};
use truth::{Truth, all_positions};

fn solver(position: Position, rules: Rules) -> Solver {
    Solver::new(position, rules, 1).expect("there is a MiB")
}

fn start(holes: usize, seeds: u8) -> Position {
    Position::start(Width::new(holes).unwrap(), seeds).unwrap()
}

fn rule_sets() -> [Rules; 4] {
    let void = Rules {
        endless_turn: EndlessTurn::Void,
        ..Rules::MERKER
    };
    [Rules::MERKER, Rules::ENDODOI, Rules::CROSS_ENDODOI, void]
}

#[test]
fn values_of_all_small_positions_and_of_their_first_moves_are_true() {
    let captured = BySide { south: 3, north: 1 };
    for rules in rule_sets() {
        for (holes, most) in [(2, 5), (3, 3)] {
            for total in 0..=most {
                let width = Width::new(holes).unwrap();
                let mut positions = all_positions(width, most, captured);
                positions.retain(|one| one.board().total() == total);
                let truth = Truth::of(positions.iter().copied(), &rules);
                for position in positions {
                    let mut solver = solver(position, rules);
                    let solution = solver.solve(Goal::EveryMove, Limits::NONE, &Unwatched);
                    let value = solution.bounds.value();
                    assert_eq!(
                        value,
                        Some(truth.value(&position)),
                        "{position} under {rules}"
                    );
                    let holes: Vec<_> = solution.moves.iter().map(|one| one.hole).collect();
                    assert!(position.legal_moves(&rules).iter().eq(holes));
                    for one in &solution.moves {
                        let turn = position.play(one.hole, &rules).unwrap();
                        let value = Some(-truth.value(turn.after()));
                        assert_eq!(one.bounds.value(), value, "{turn} of {position}, {rules}");
                    }
                    assert_eq!(solution.best().count() == 0, solution.moves.is_empty());
                }
            }
        }
    }
}

#[test]
fn boards_of_old_have_the_values_that_were_proved() {
    for (holes, seeds, rules, value) in [
        (6, 3, Rules::MERKER, 6),
        (6, 4, Rules::MERKER, 8),
        (6, 4, Rules::ENDODOI, 0),
        (6, 4, Rules::CROSS_ENDODOI, 2),
    ] {
        let mut solver = Solver::new(start(holes, seeds), rules, 64).unwrap();
        let solution = solver.solve(Goal::Value, Limits::NONE, &Unwatched);
        assert_eq!(
            solution.bounds,
            Bounds::exactly(value),
            "2x{holes} with {seeds}, {rules}"
        );
        assert!(solution.best().next().is_some());
    }
}

#[test]
fn the_line_keeps_the_value_from_turn_to_turn() {
    let mut solver = Solver::new(start(4, 3), Rules::MERKER, 16).unwrap();
    let solution = solver.solve(Goal::Value, Limits::NONE, &Unwatched);
    let mut value = solution.bounds.value().expect("a small board is solved");
    let mut position = *solver.position();
    assert!(!solution.line.is_empty());
    for hole in &solution.line {
        position = *position.play(*hole, &Rules::MERKER).unwrap().after();
        value = -value;
        let mut solver = Solver::new(position, Rules::MERKER, 16).unwrap();
        let solution = solver.solve(Goal::Value, Limits::NONE, &Unwatched);
        assert_eq!(solution.bounds.value(), Some(value), "{position}");
    }
}

#[test]
fn for_the_outcome_it_is_enough_to_know_who_wins() {
    let mut solver = Solver::new(start(6, 3), Rules::MERKER, 16).unwrap();
    let solution = solver.solve(Goal::Outcome, Limits::NONE, &Unwatched);
    assert!(solution.bounds.is_decided() && solution.bounds.at_least() > 0);
    assert_eq!(solution.bounds.value(), None);
    let nodes = solution.nodes;
    let solution = solver.solve(Goal::Value, Limits::NONE, &Unwatched);
    assert_eq!(solution.bounds.value(), Some(6));
    assert!(solution.nodes > nodes);
}

/// Remembers what it was told.
#[derive(Default)]
struct Listener(Mutex<Vec<Bounds>>);

impl Watch for Listener {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn is_stopped(&self) -> bool {
        false
    }

    fn report_solution(&self, solution: &Solution) {
        self.0.lock().unwrap().push(solution.bounds);
    }
}

#[test]
fn a_solver_that_was_stopped_goes_on_and_its_bounds_only_close_in() {
    let mut solver = Solver::new(start(6, 3), Rules::MERKER, 16).unwrap();
    let listener = Listener::default();
    let mut rounds = 0;
    while solver.bounds().value().is_none() {
        let before = solver.bounds();
        let solution = solver.solve(Goal::Value, Limits::nodes(10_000), &listener);
        assert_eq!(solution.bounds, solver.bounds());
        assert_eq!(before.intersection(solution.bounds), Some(solution.bounds));
        rounds += 1;
        assert!(rounds < 1000);
    }
    assert!(rounds > 3, "{rounds}");
    assert_eq!(solver.bounds().value(), Some(6));
    let told = listener.0.into_inner().unwrap();
    assert!(
        told.windows(2)
            .all(|two| two[0].intersection(two[1]) == Some(two[1]))
    );
    assert_eq!(told.last(), Some(&Bounds::exactly(6)));
}

#[test]
fn what_was_proved_is_taken_over_by_another_solver() {
    let mut first = Solver::new(start(6, 3), Rules::MERKER, 16).unwrap();
    let solution = first.solve(Goal::Value, Limits::NONE, &Unwatched);
    let mut second = solver(start(6, 3), Rules::MERKER);
    second.resume(solution.bounds, &solution.moves);
    let again = second.solve(Goal::Value, Limits::nodes(0), &Unwatched);
    assert_eq!(
        (again.bounds, again.moves),
        (solution.bounds, solution.moves)
    );
    // What cannot be is left out.
    second.resume(Bounds::exactly(30), &[]);
    assert_eq!(second.bounds(), solution.bounds);
}

#[test]
fn what_the_table_knew_makes_the_next_run_short() {
    let mut first = Solver::new(start(6, 3), Rules::MERKER, 16).unwrap();
    let nodes = first.solve(Goal::Value, Limits::NONE, &Unwatched).nodes;
    let second = Solver::new(start(6, 3), Rules::MERKER, 16).unwrap();
    for note in first.notes(200) {
        second.recall(Note::from_bytes(note.to_bytes()));
    }
    let mut second = second;
    let solution = second.solve(Goal::Value, Limits::NONE, &Unwatched);
    assert_eq!(solution.bounds.value(), Some(6));
    assert!(solution.nodes * 10 < nodes, "{} of {nodes}", solution.nodes);
    // Nonsense is no entry, and does no harm.
    second.recall(Note::from_bytes([0; 16]));
}

#[test]
fn rules_that_stop_decided_games_are_refused() {
    let rules = Rules {
        stop_when_decided: true,
        ..Rules::MERKER
    };
    let error = Solver::new(Position::default(), rules, 1).unwrap_err();
    assert_eq!(error, SolveError::StopsWhenDecided(rules));
    assert_eq!(error.code(), "solve.stops-when-decided");
    assert!(error.to_string().contains("leave out stop_when_decided"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn any_position_can_be_tried_under_any_rules(
        position in testing::position(),
        rules in testing::rules(),
    ) {
        let rules = Rules { stop_when_decided: false, ..rules };
        let limits = Limits { laps: Some(500_000), ..Limits::nodes(20_000) };
        let mut solver = solver(position, rules);
        let solution = solver.solve(Goal::EveryMove, limits, &Unwatched);
        let holes: Vec<_> = solution.moves.iter().map(|one| one.hole).collect();
        prop_assert!(position.legal_moves(&rules).iter().eq(holes));
        // No move is worth more than the position, and one may be worth as much.
        let bounds = solution.bounds;
        for one in &solution.moves {
            prop_assert!(one.bounds.at_least() <= bounds.at_most());
        }
        let best = solution.moves.iter().map(|one| one.bounds.at_most()).max();
        prop_assert!(best.is_none_or(|best| best >= bounds.at_least()));
        if let Some(hole) = solution.line.first() {
            prop_assert!(position.play(*hole, &rules).is_ok());
        }
    }
}

#[test]
fn positions_that_cannot_come_up_are_not_answered() {
    let solver = solver(start(2, 2), Rules::MERKER);
    for strange in [start(3, 1), start(2, 3)] {
        let answer = solver.ask(&strange, 0, Limits::NONE, &Unwatched);
        assert_eq!(answer, Answer::Open, "{strange}");
    }
}

/// The winner's turns, written down as `Solver::ask` says.
struct Certificate<'a> {
    solver: &'a Solver,
    winner: Side,
    turns: HashMap<Position, Option<Position>>,
    path: HashSet<Position>,
}

impl Certificate<'_> {
    fn reaches(&self, position: &Position, margin: i16) -> Answer {
        let ask = |at_least| {
            self.solver
                .ask(position, at_least, Limits::NONE, &Unwatched)
        };
        if position.to_move() == self.winner {
            return ask(margin);
        }
        match ask(1 - margin) {
            Answer::No => Answer::YesAtOnce,
            _ => Answer::No,
        }
    }

    /// Writes down how the winner reaches a final margin from a position; `false` if it takes more
    /// captures to reach, and the turns lead back to a position on the way here.
    fn write(&mut self, position: &Position, margin: i16) -> bool {
        let rules = *self.solver.rules();
        if self.turns.contains_key(position) || position.outcome(&rules).is_some() {
            return true;
        }
        if !self.path.insert(*position) {
            // Who has the margin already may go round.
            let captured = position.captured();
            let [own, other] = [self.winner, self.winner.opposite()].map(|side| captured[side]);
            return i16::from(own) - i16::from(other) >= margin;
        }
        let afters = || {
            let turns = position
                .turns(&rules)
                .filter(move |turn| rules.allows(turn));
            turns.map(|turn| *turn.after())
        };
        let answer = if position.to_move() == self.winner {
            let Answer::Yes(hole) = self.reaches(position, margin) else {
                panic!("{position} should be won");
            };
            let first = *position.play(hole, &rules).unwrap().after();
            let all: Vec<_> = std::iter::once(first).chain(afters()).collect();
            let good = all.into_iter().find(|after| {
                self.reaches(after, margin).verdict() == Some(true) && self.write(after, margin)
            });
            good.map(Some)
        } else {
            let all: Vec<_> = afters().collect();
            all.iter()
                .all(|after| self.write(after, margin))
                .then_some(None)
        };
        self.path.remove(position);
        let is_written = answer.is_some();
        if let Some(turn) = answer {
            self.turns.insert(*position, turn);
        }
        is_written
    }
}

#[test]
fn the_winners_turns_can_be_written_down_without_going_round() {
    let mut written = 0;
    for rules in [Rules::MERKER, Rules::CROSS_ENDODOI] {
        for position in all_positions(Width::new(2).unwrap(), 6, BySide::default()) {
            let mut solver = solver(position, rules);
            let solution = solver.solve(Goal::Value, Limits::NONE, &Unwatched);
            let value = solution.bounds.value().unwrap();
            let winner = match value {
                0 => continue,
                1.. => position.to_move(),
                _ => position.to_move().opposite(),
            };
            let mut certificate = Certificate {
                solver: &solver,
                winner,
                turns: HashMap::new(),
                path: HashSet::new(),
            };
            // Nothing is captured yet, so the whole margin has to be won.
            assert!(
                certificate.write(&position, value.abs()),
                "{position} under {rules}"
            );
            written += certificate.turns.len();
        }
    }
    assert!(written > 1000, "{written}");
}
