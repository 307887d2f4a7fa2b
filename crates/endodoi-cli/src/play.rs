//! `endodoi play`: a match at this terminal.
//!
//! `session` is the match itself, `store` its files, `tui` the full-screen game and `plain` the
//! line mode for pipes and screen readers.

mod files;
mod language;
mod mind;
mod plain;
mod player;
mod player_arg;
mod session;
pub(crate) mod store;
mod tui;
mod words;

use std::io::{IsTerminal, stdin, stdout};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use endodoi::{BySide, Target};
use endodoi_words::Language;

use crate::failure::Failure;
use crate::position_arg::PositionArg;
use crate::record_file;
use crate::start_args::StartArgs;
use crate::tables::{Shelf, TablesArgs, Wanted, find};
use crate::today::today;
use files::{Files, Offer};
use player::Player;
use player_arg::PlayerParser;
use session::{Session, Setting};
use words::Speech;

const EXAMPLES: &str = "\
Examples:
  $ endodoi play
    against the computer, level 4, on 2x6
  $ endodoi play --north human
    two people at this screen
  $ endodoi play --north computer:1
    a child may win at the first try; computer:10 is full strength
  $ endodoi play --south computer:7 --north human:Naisula --wins 1
  $ endodoi play --holes 8 --rules endodoi --save match.edr
  $ endodoi play --load match.edr
    go on where the file stops
  $ endodoi play --plain
    line by line, for pipes and screen readers
  $ endodoi play --language sw
    in Swahili

Keys: letters, or arrows and Enter, play; u takes back; h gives a hint with its
reasons; v shows who is ahead; ? shows all keys.
An unfinished game is kept and offered at the next start.";

/// Play a match against a friend or the computer
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    game: StartArgs,

    /// Position to start from, as in 4,4,4,4,4,4/4,4,4,4,4,4_0-0_S
    #[arg(
        long,
        value_name = "POSITION",
        default_value = "start",
        hide_default_value = true
    )]
    start: PositionArg,

    /// Who plays South: human, human:NAME, computer (level 4), or computer:1 (for a first game) to
    /// computer:10 (full strength)
    #[arg(long, value_name = "WHO", default_value = "human",
        value_parser = PlayerParser, hide_possible_values = true)]
    south: Player,

    /// Who plays North, likewise
    #[arg(long, value_name = "WHO", default_value = "computer:4",
        value_parser = PlayerParser, hide_possible_values = true)]
    north: Player,

    /// Games that win the match
    #[arg(long, value_name = "N", default_value = "3",
        value_parser = clap::value_parser!(u32).range(1..=1000))]
    wins: u32,

    /// Seeds that win the match, captured in all its games, instead of a number of wins
    #[arg(long, value_name = "N", conflicts_with = "wins",
        value_parser = clap::value_parser!(u32).range(1..=100_000))]
    match_seeds: Option<u32>,

    /// File of game records; goes on with its last game, players and match included
    #[arg(long, value_name = "FILE", conflicts_with_all =
        ["holes", "seeds", "rules", "start", "south", "north", "wins", "match_seeds"])]
    load: Option<PathBuf>,

    /// File to keep the match in, written after every turn
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Line by line, without moving the cursor; so it is too when input or output is a pipe
    #[arg(long)]
    plain: bool,

    /// Language of the game: en, lv, es, sw or de [default: that of the system]
    #[arg(
        long,
        value_name = "CODE",
        env = "ENDODOI_LANGUAGE",
        hide_env_values = true,
        value_parser = language::parser(),
        hide_possible_values = true
    )]
    language: Option<Language>,

    /// How fast sowing is shown; + and - change it during play
    #[arg(long, value_name = "SPEED", value_enum, default_value = "normal")]
    speed: tui::Speed,

    /// Show who is ahead from the start; v shows and hides it during play
    #[arg(long)]
    eval: bool,

    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,

    /// Number that the computer's choices follow from: the same number, the same choices, but for
    /// level 10, which thinks by the clock
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    #[command(flatten)]
    tables: TablesArgs,

    /// Folder for unfinished games [default: a folder in the user's home]
    #[arg(
        long,
        value_name = "DIR",
        env = "ENDODOI_STATE_DIR",
        hide_env_values = true
    )]
    state_dir: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// [`Failure`] if a file or flag makes no sense, or the terminal cannot be used.
pub(crate) fn run(args: &PlayArgs) -> Result<(), Failure> {
    let session = session(args)?;
    let tables = tables(args, &session)?;
    let state = args.state_dir.clone().or_else(store::state_folder);
    let offer = if args.load.is_none() && args.start == PositionArg::Start {
        Offer::Kept
    } else {
        Offer::Nothing
    };
    let files = Files::new(state, args.save.clone(), args.load.as_deref(), offer)?;
    let language = args
        .language
        .unwrap_or_else(|| language::of_system(|name| std::env::var(name).ok()));
    let speech = Speech::new(language);
    let is_dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    if args.plain || is_dumb || !stdin().is_terminal() || !stdout().is_terminal() {
        let values = if args.eval {
            plain::Values::Told
        } else {
            plain::Values::Untold
        };
        return plain::run(session, files, values, tables, speech);
    }
    let alphabet = if args.ascii {
        tui::Alphabet::Ascii
    } else {
        tui::Alphabet::Unicode
    };
    let bar = if args.eval {
        tui::Shown::Yes
    } else {
        tui::Shown::No
    };
    let look = tui::Look {
        alphabet,
        speed: args.speed,
        bar,
    };
    tui::run(session, files, look, tables, speech)
}

fn session(args: &PlayArgs) -> Result<Session, Failure> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    if let Some(path) = &args.load {
        let session = Session::resume(store::load(path)?, today(), seed);
        return session.map_err(|reason| {
            Failure::bad_input(format_args!("{}: {reason}", record_file::name(path)))
        });
    }
    Ok(Session::new(Setting {
        rules: args.game.rules,
        start: args.game.position(args.start)?,
        players: BySide {
            south: args.south.clone(),
            north: args.north.clone(),
        },
        target: match args.match_seeds {
            Some(seeds) => Target::seeds(seeds),
            None => Target::wins(args.wins),
        }
        .expect("the ranges of the flags are those of targets"),
        date: today(),
        seed,
    }))
}

/// The shelf for endgame tables. They are looked for from now on, beside the game; but a folder that is named has
/// to be right at once.
fn tables(args: &PlayArgs, session: &Session) -> Result<Shelf, Failure> {
    let wanted = args.tables.wanted();
    let (width, rules) = (session.position().width(), session.rules());
    if let Wanted::Folder(_) = &wanted {
        find(&wanted, width, rules, 0)?;
    }
    let shelf = Shelf::new(wanted);
    shelf.ask(width, rules);
    Ok(shelf)
}

/// A seed that nobody chose.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| {
        now.as_secs() ^ (u64::from(now.subsec_nanos()) << 32)
    })
}
