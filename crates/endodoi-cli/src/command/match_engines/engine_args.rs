//! The flags that take words up to the next flag: `--engine`, `--each` and `--sprt`.
//!
//! A flag given twice keeps its words apart, which derived flags cannot do.

use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};

use crate::tournament::{EngineSpec, Sprt};

/// The words behind the flags.
#[derive(Clone, Debug, Default)]
pub(crate) struct EngineArgs {
    engines: Vec<Vec<String>>,
    each: Vec<String>,
    sprt: Option<Vec<String>>,
}

const ENGINE: &str = "engine";
const EACH: &str = "each";
const SPRT: &str = "sprt";

impl EngineArgs {
    /// Reads the words about engines.
    ///
    /// # Errors
    /// A sentence about the first word that makes no sense.
    pub(crate) fn engines(&self) -> Result<Vec<EngineSpec>, String> {
        EngineSpec::read_all(&self.engines, &self.each)
    }

    /// Reads the words about the test, if there is to be one.
    ///
    /// # Errors
    /// A sentence about the first word that makes no sense.
    pub(crate) fn sprt(&self) -> Result<Option<Sprt>, String> {
        let sprt = self.sprt.as_deref().map(Sprt::read).transpose();
        sprt.map_err(|reason| format!("--sprt: {reason}"))
    }
}

impl Args for EngineArgs {
    fn augment_args(command: Command) -> Command {
        let words = |name: &'static str| Arg::new(name).long(name).value_name("WORD=VALUE");
        command
            .arg(words(ENGINE).num_args(1..).action(ArgAction::Append).help(
                "An engine, in words up to the next flag: cmd= and, if wanted, name= args= dir= \
                 option.NAME= tc= st= nodes= depth=",
            ))
            .arg(
                words(EACH)
                    .num_args(1..)
                    .action(ArgAction::Append)
                    .help("Words for every engine that does not say otherwise"),
            )
            .arg(words(SPRT).num_args(0..).action(ArgAction::Append).help(
                "Stop as soon as one of two Elo differences can be rejected: elo0= elo1= alpha= \
                 beta= [default: elo0=0 elo1=10 alpha=0.05 beta=0.05]",
            ))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for EngineArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let words = |name| -> Vec<Vec<String>> {
            let given = matches.get_occurrences::<String>(name);
            given.map_or_else(Vec::new, |given| {
                given.map(|words| words.cloned().collect()).collect()
            })
        };
        let sprt = words(SPRT);
        Ok(Self {
            engines: words(ENGINE),
            each: words(EACH).concat(),
            sprt: matches.contains_id(SPRT).then(|| sprt.concat()),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
