//! The flags that say which game is meant: rules, board, seeds.

use clap::Args;
use endodoi::{Position, Rules, Width};

use crate::failure::Failure;
use crate::position_arg::PositionArg;

/// Flags shared by every command that is about a position.
#[derive(Args, Clone, Debug)]
pub(crate) struct StartArgs {
    /// Rule set (merker, endodoi, cross-endodoi) and options that differ from it, as in
    /// merker,repetition=off; see: endodoi rules options
    #[arg(long, value_name = "RULES", default_value = "merker")]
    pub(crate) rules: Rules,

    /// Holes in each row of the start position, 1 to 12 [default: 6]
    #[arg(long, value_name = "N", value_parser = width)]
    holes: Option<Width>,

    /// Seeds in each hole of the start position, at most 255 on the board [default: 4, or 3 by
    /// the rules of cross-endodoi]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=127))]
    seeds: Option<u8>,
}

impl StartArgs {
    /// Returns the position that is meant.
    ///
    /// # Errors
    /// [`Failure::BadInput`] if the start position would hold too many seeds, or if another
    /// position is given beside flags that only describe the start.
    pub(crate) fn position(&self, arg: PositionArg) -> Result<Position, Failure> {
        match arg {
            PositionArg::Start => self.start(),
            PositionArg::Given(_) if self.holes.is_some() || self.seeds.is_some() => {
                Err(Failure::bad_input(
                    "--holes and --seeds describe the position start; \
                     leave them out beside any other position",
                ))
            }
            PositionArg::Given(position) => Ok(position),
        }
    }

    fn start(&self) -> Result<Position, Failure> {
        let width = self.holes.unwrap_or(Width::SIX);
        let seeds = self.seeds.unwrap_or(self.rules.usual_seeds());
        Position::start(width, seeds).map_err(|error| {
            Failure::bad_input(format_args!(
                "{seeds} seeds in each hole of a {width} board are too many: {error}; \
                 lower --seeds or --holes"
            ))
        })
    }
}

/// A position that has to be given, and the flags that go with it.
#[derive(Args, Clone, Debug)]
pub(crate) struct GivenPosition {
    /// Position, such as 4,4,4,4,4,4/4,4,4,4,4,4_0-0_S (in quotes it may have spaces), or the word
    /// start
    #[arg(value_name = "POSITION")]
    position: PositionArg,

    #[command(flatten)]
    start: StartArgs,
}

impl GivenPosition {
    /// Returns the position that is meant.
    ///
    /// # Errors
    /// Those of [`StartArgs::position`].
    pub(crate) fn position(&self) -> Result<Position, Failure> {
        self.start.position(self.position)
    }

    /// Returns the rules that are meant.
    pub(crate) fn rules(&self) -> &Rules {
        &self.start.rules
    }
}

/// Reads the number of holes in a row.
pub(crate) fn width(text: &str) -> Result<Width, String> {
    let holes = text
        .parse()
        .map_err(|_| "give a whole number of holes from 1 to 12".to_owned())?;
    Width::new(holes).map_err(|error| error.to_string())
}
