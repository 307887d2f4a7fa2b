//! `endodoi perft`: counts move sequences, the classic check of a move generator.

use std::io::Write;

use clap::Args;
use endodoi::{Hole, Perft, Position, Rules, perft_divide};
use endodoi_api::PerftAnswer;

use crate::failure::Failure;
use crate::output::write_json;
use crate::position_arg::PositionArg;
use crate::progress::Progress;
use crate::start_args::StartArgs;

/// No deeper count is accepted: on 2x6 already depth 20 takes weeks.
const MAX_DEPTH: i64 = 30;

const EXAMPLES: &str = "\
Examples:
  $ endodoi perft --depth 6
  depth 6: sequences 13277, endless turns met 7, seconds …

  $ endodoi perft 1,0,2/0,3,0_5-4_S --depth 2 --divide
  A: sequences 0, endless turns met 0
  C: sequences 1, endless turns met 0
  depth 2: sequences 1, endless turns met 0, seconds …

  $ endodoi perft --depth 4 --holes 10 --json
  {\"depth\":4,\"nodes\":5576,\"endless\":0,\"seconds\":…}";

/// Count move sequences of a length, to check or time a move generator.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct PerftArgs {
    /// Position, such as 4,4,4,4,4,4/4,4,4,4,4,4_0-0_S (in quotes it may have spaces), or the word
    /// start
    #[arg(value_name = "POSITION", default_value = "start")]
    position: PositionArg,

    /// Length of the sequences in turns, 0 to 30; on 2x6 each turn more takes about five times as
    /// long
    #[arg(long, value_name = "N", default_value = "6", value_parser = clap::value_parser!(u32).range(0..=MAX_DEPTH))]
    depth: u32,

    #[command(flatten)]
    start: StartArgs,

    /// Count each first move apart, too
    #[arg(long)]
    divide: bool,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Counts the sequences.
pub(crate) fn run(args: &PerftArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = args.start.position(args.position)?;
    let mut progress = Progress::begin();
    let counts = count(&position, &args.start.rules, args.depth, &mut progress);
    let seconds = progress.elapsed().as_secs_f64();
    drop(progress);
    let mut answer = PerftAnswer::new(args.depth, total(args.depth, &counts), seconds);
    if args.divide {
        answer = answer.with_divide(counts);
    }
    if args.json {
        return Ok(write_json(out, &answer)?);
    }
    for first in answer.divide.iter().flatten() {
        let (hole, nodes, endless) = (first.hole, first.nodes, first.endless);
        writeln!(
            out,
            "{hole}: sequences {nodes}, endless turns met {endless}"
        )?;
    }
    let PerftAnswer {
        depth,
        nodes,
        endless,
        ..
    } = answer;
    write!(
        out,
        "depth {depth}: sequences {nodes}, endless turns met {endless}"
    )?;
    Ok(writeln!(out, ", seconds {:.3}", answer.seconds)?)
}

fn count(
    position: &Position,
    rules: &Rules,
    depth: u32,
    progress: &mut Progress,
) -> Vec<(Hole, Perft)> {
    let firsts = position.turns(rules).len();
    let mut counts = Vec::new();
    for (index, count) in perft_divide(position, rules, depth).enumerate() {
        counts.push(count);
        progress.tell(format_args!(
            "perft: {} of {firsts} first moves counted",
            index + 1
        ));
    }
    counts
}

/// The sum over all first moves. At depth 0 there is none, but the one sequence without a move.
fn total(depth: u32, counts: &[(Hole, Perft)]) -> Perft {
    let mut total = Perft {
        nodes: u64::from(depth == 0),
        endless: 0,
    };
    for (_, below) in counts {
        total += *below;
    }
    total
}
