//! Proving in steps, with larger tables from one to the next.

use std::time::Duration;

use endodoi_engine::{Goal, Limits, Solution, Solver, TimeLimit, Watch as _};

use super::SolveArgs;
use super::base::Base;
use super::keeper::Keeper;
use super::lookout::Lookout;
use crate::failure::Failure;

/// Proves until the goal or a limit is reached, or the lookout says stop.
pub(super) fn prove(
    args: &SolveArgs,
    solver: &mut Solver,
    base: &mut Base<'_>,
    lookout: &Lookout<'_>,
    keeper: &mut Keeper<'_>,
) -> Result<Solution, Failure> {
    let goal = args.goal();
    let mut nodes = 0;
    loop {
        let patience = base.step(solver);
        let until = patience.map(|patience| lookout.elapsed() + patience);
        let is_over = |most: Duration| lookout.elapsed() >= most;
        loop {
            let ends = [until, args.time].into_iter().flatten().min();
            let most_nodes = [args.nodes, keeper.next(nodes)];
            let most_nodes = most_nodes.into_iter().flatten().min();
            let limits = Limits {
                nodes: most_nodes.map(|most| most.saturating_sub(nodes)),
                time: ends.map(TimeLimit::exactly),
                ..Limits::NONE
            };
            let solution = solver.solve_on_threads(goal, limits, args.threads(), lookout);
            lookout.told()?;
            nodes = solution.nodes;
            let is_limited =
                args.time.is_some_and(is_over) || args.nodes.is_some_and(|most| nodes >= most);
            if is_limited || lookout.is_interrupted() || is_done(goal, &solution) {
                return Ok(solution);
            }
            keeper.keep(solver, nodes, lookout);
            if until.is_some_and(is_over) {
                break;
            }
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
