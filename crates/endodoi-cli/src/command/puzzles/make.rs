//! `endodoi puzzles make`: tables made, games played, puzzles taken from them and written.
//!
//! One board after the other, the widest first; what a wide board does not yield is made up for by the usual one. With the same seed
//! the puzzles are the same on every machine.

use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use endodoi::{Rules, Width};
use endodoi_api::{Puzzle, PuzzleBook, PuzzleComposer, PuzzleCountAnswer, PuzzlesMadeAnswer};
use endodoi_tablebase::{Plan, TableRules};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

use super::made_text::MadeText;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::made_tables::MadeTables;
use crate::memory::{NoMemory, bytes_to_use};
use crate::new_file::NewFile;
use crate::output::write_json;
use crate::progress::Progress;
use crate::tables::threads;

/// The boards, and how many puzzles in a hundred are on each; the rest is on the last.
const BOARDS: [(usize, usize); 3] = [(10, 10), (8, 20), (6, 100)];

const EXAMPLES: &str = "\
Examples:
  $ endodoi puzzles make --count 3 --seeds 9 --seed 1 --out three.ndjson
  3 puzzles, in three.ndjson
  …

Games between levels of the computer are played on 2x6, 2x8 and 2x10, and at
most one position is taken of each. Tables know each of its holes. The tables
are made in memory first, which takes most of the time: a minute with 16 seeds,
some minutes with 20. Nothing is written before all is done.";

/// Make puzzles from games, with endgame tables.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct MakeArgs {
    /// File for the puzzles, a line each; not one that is there already
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// How many, 1 to 10000
    #[arg(long, value_name = "N", default_value_t = 250,
        value_parser = clap::value_parser!(u32).range(1..=10_000))]
    count: u32,

    /// Number that all choices follow from, 0 to 18446744073709551615 [default: another one each
    /// time, told on the standard error]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,

    /// The most seeds on the board of a puzzle on 2x6, 6 to 24; on wider boards fewer, so that
    /// tables are no larger
    #[arg(long, value_name = "N", default_value_t = 16,
        value_parser = clap::value_parser!(u8).range(6..=24))]
    seeds: u8,

    /// Rule set and options that differ from it; see: endodoi rules options
    #[arg(long, value_name = "RULES", default_value = "merker")]
    rules: Rules,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Makes the puzzles.
pub(super) fn run(args: &MakeArgs, out: &mut impl Write) -> Result<(), Failure> {
    let file = NewFile::named(&args.out, "--out")?;
    let rules = TableRules::new(&args.rules)
        .map_err(|error| Failure::bad_input(format_args!("--rules: {error}")))?;
    let (positions, bytes) = (positions(args.seeds)?, bytes_to_use());
    let interrupt = Interrupt::listen()?;
    let seed = args.seed.unwrap_or_else(new_seed);
    let mut making = Making {
        stream: Xoshiro256PlusPlus::seed_from_u64(seed),
        interrupt,
        progress: Progress::begin(),
        puzzles: Vec::new(),
        games: 0,
    };
    let count = usize::try_from(args.count).unwrap_or(usize::MAX);
    for (holes, share) in BOARDS {
        let width = Width::new(holes).map_err(Failure::failed)?;
        let wanted = (count * share / 100).min(count - making.puzzles.len());
        let seeds = MadeTables::seeds_within(width, args.seeds, positions, bytes);
        if let (Some(seeds), 1..) = (seeds, wanted) {
            making.board(width, rules, seeds, wanted)?;
        }
    }
    let (found, games) = (making.puzzles.len(), making.games);
    if found < count {
        return Err(Failure::failed(format_args!(
            "only {found} puzzles were found in {games} games, and nothing is written; \
             give more --seeds or a lower --count"
        )));
    }
    let counts = PuzzleCountAnswer::of(&making.puzzles);
    let book = PuzzleBook::of(making.puzzles);
    let text = book.map_or_else(String::new, |book| book.to_string());
    file.write(text.as_bytes())?;
    let answer = PuzzlesMadeAnswer {
        puzzles: found,
        counts,
        games,
        seconds: (making.progress.elapsed().as_secs_f64() * 1e6).round() / 1e6,
    };
    drop(making.progress);
    if args.json {
        return Ok(write_json(out, &answer)?);
    }
    let name = file.name();
    Ok(write!(out, "{}", MadeText(&answer, &name))?)
}

/// How many positions tables of 2x6 up to so many seeds have.
fn positions(seeds: u8) -> Result<u64, Failure> {
    let plan = Plan::new(Width::SIX, seeds);
    let bytes = bytes_to_use();
    let fits = plan.filter(|plan| plan.bytes_in_memory() <= bytes);
    fits.map(|plan| plan.positions()).ok_or_else(|| {
        let mib = bytes >> 20;
        Failure::bad_input(format_args!(
            "tables up to {seeds} seeds do not fit into {mib} MiB; give fewer --seeds, or end other programs first"
        ))
    })
}

/// Makes up a seed and tells it, so that the run can be repeated.
fn new_seed() -> u64 {
    let seed = RandomState::new().hash_one("endodoi puzzles");
    // Where the standard error is closed, nobody wants to know.
    let _ = writeln!(io::stderr(), "to make these puzzles again: --seed {seed}");
    seed
}

/// The work, and what came of it so far.
struct Making {
    /// Where the random numbers of the next board begin.
    stream: Xoshiro256PlusPlus,
    interrupt: Interrupt,
    progress: Progress,
    puzzles: Vec<Puzzle>,
    games: u64,
}

impl Making {
    /// Makes the puzzles of a board.
    fn board(
        &mut self,
        width: Width,
        rules: TableRules,
        seeds: u8,
        wanted: usize,
    ) -> Result<(), Failure> {
        let mut numbers = self.stream.clone();
        self.stream.jump();
        let mut tables = MadeTables::new(width, rules);
        let made = tables.grow(seeds, threads(), &self.interrupt, &mut self.progress);
        made.map_err(|_| interrupted())?;
        let Some(tables) = tables.into_tablebase() else {
            return Ok(());
        };
        let mut composer = PuzzleComposer::new(Arc::new(tables), wanted).ok_or(NoMemory)?;
        while !composer.is_done() {
            if self.interrupt.has_come() {
                return Err(interrupted());
            }
            composer.play_game(&mut || numbers.next_u64());
            let (games, percent) = (composer.games(), 100.0 * composer.share_done());
            self.progress.tell(format_args!(
                "{width}: {games} games, {percent:>3.0} % of the puzzles          "
            ));
        }
        self.games += composer.games();
        self.puzzles.extend(composer.finish());
        Ok(())
    }
}

fn interrupted() -> Failure {
    Failure::Interrupted(
        "Interrupted; nothing is written. The next run begins anew, with the same --seed to the same puzzles."
            .to_owned(),
    )
}
