//! Proving in steps, with larger tables from one to the next.

use std::time::Duration;

use endodoi_engine::{Goal, Limits, Solution, Solver, TimeLimit, Watch as _};

use super::SolveArgs;
use super::base::Base;
use super::lookout::Lookout;
use crate::failure::Failure;

/// Proves until the goal or a limit is reached, or the lookout says stop.
pub(super) fn prove(
    args: &SolveArgs,
    solver: &mut Solver,
    base: &mut Base<'_>,
    lookout: &Lookout<'_>,
) -> Result<Solution, Failure> {
    let goal = args.goal();
    let mut nodes = 0;
    loop {
        let patience = base.step(solver);
        let until = patience.map(|patience| lookout.elapsed() + patience);
        let ends = [until, args.time].into_iter().flatten().min();
        let limits = Limits {
            nodes: args.nodes.map(|most| most.saturating_sub(nodes)),
            time: ends.map(TimeLimit::exactly),
            ..Limits::NONE
        };
        let solution = solver.solve_on_threads(goal, limits, args.threads(), lookout);
        lookout.told()?;
        nodes = solution.nodes;
        let is_over = |most: Duration| lookout.elapsed() >= most;
        let is_limited =
            args.time.is_some_and(is_over) || args.nodes.is_some_and(|most| nodes >= most);
        let is_last = patience.is_none() || is_limited || lookout.is_stopped();
        if is_last || is_done(goal, &solution) {
            return Ok(solution);
        }
    }
}

/// Says whether all that was to be proved is.
pub(super) fn is_done(goal: Goal, solution: &Solution) -> bool {
    let mut moves = solution.moves.iter();
    match goal {
        Goal::Outcome => solution.bounds.is_decided(),
        Goal::Value => solution.bounds.value().is_some(),
        Goal::EveryMove => {
            solution.bounds.value().is_some() && moves.all(|one| one.bounds.value().is_some())
        }
    }
}
