//! `endodoi rules`: the rules in words.

use std::io::Write;

use clap::{Args, ValueEnum};
use endodoi::RuleSet;

use crate::failure::Failure;

const OVERVIEW: &str = "\
Rule sets, each explained by: endodoi rules NAME

  merker         En Dodoi as first described by Moritz Merker in 1904: a last
                 seed that falls into an own empty hole captures the seeds
                 opposite and itself. The default.
  endodoi        The widely copied modern description: a lone seed is captured
                 too, even when the hole opposite is empty.
  cross-endodoi  W. D. Troyka's variant of 2002: lifts of an odd number of seeds
                 run clockwise, of an even number counterclockwise.

  options        What the descriptions leave open, and how to choose it.
";

const EXAMPLES: &str = "\
Examples:
  $ endodoi rules
  Rule sets, each explained by: endodoi rules NAME
  …

  $ endodoi rules merker
  En Dodoi, rule set merker (the default)
  …";

/// Explain the rules in words, with the Maa terms and the sources.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RulesArgs {
    /// Rule set to explain, or options; without a name, what there is
    #[arg(value_name = "NAME")]
    topic: Option<Topic>,
}

/// What can be explained.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Topic {
    Merker,
    Endodoi,
    CrossEndodoi,
    Options,
}

/// Explains.
pub(crate) fn run(args: &RulesArgs, out: &mut impl Write) -> Result<(), Failure> {
    let text = match args.topic {
        None => OVERVIEW,
        Some(Topic::Merker) => explained(RuleSet::Merker),
        Some(Topic::Endodoi) => explained(RuleSet::Endodoi),
        Some(Topic::CrossEndodoi) => explained(RuleSet::CrossEndodoi),
        Some(Topic::Options) => include_str!("../../texts/options.txt"),
    };
    Ok(out.write_all(text.as_bytes())?)
}

/// The rules of a rule set in words.
pub(crate) const fn explained(set: RuleSet) -> &'static str {
    match set {
        RuleSet::Merker => include_str!("../../texts/merker.txt"),
        RuleSet::Endodoi => include_str!("../../texts/endodoi.txt"),
        RuleSet::CrossEndodoi => include_str!("../../texts/cross-endodoi.txt"),
    }
}
