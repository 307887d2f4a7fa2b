//! An engine as it is described on the command line, in words such as `cmd=level:7 nodes=500`.
//!
//! The words of `--each` hold for every engine that does not say otherwise. What the engine is made of
//! is decided in `seat`.

use std::path::PathBuf;

use endodoi_engine::{Engine, Level};

use super::time_control::{Allowance, move_time};

/// An engine that takes part.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct EngineSpec {
    /// What it is called in tables and records; no two are called the same.
    pub(crate) name: String,
    /// The word behind `cmd=`, as typed.
    pub(crate) command: String,
    pub(crate) kind: Kind,
    pub(crate) allowance: Allowance,
    /// Names and values, as typed.
    pub(crate) options: Vec<(String, String)>,
    /// The folder that a program is started in.
    pub(crate) folder: Option<PathBuf>,
}

/// What plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The level of this program's own engine.
    Level(Level),
    /// The plain searcher of `reference`.
    Reference,
    /// Moves by lot.
    Random,
    /// A program that speaks UGI: itself, then its arguments.
    Program(Vec<String>),
}

/// Memory of a built-in level where nothing else is said, in MiB. It is cleared before every game, so
/// much of it would slow down quick games.
const MIB: usize = 16;
/// The most memory that a built-in level may be given, in MiB.
const MAX_MIB: usize = 65_536;

/// The longest name of an engine, in characters.
const LONGEST_NAME: usize = 40;
/// The most turns that any engine may be told to look ahead.
const MAX_DEPTH: u32 = 250;

/// The words of one engine, or of `--each`.
#[derive(Clone, Debug, Default)]
struct Words {
    cmd: Option<String>,
    args: Option<String>,
    name: Option<String>,
    dir: Option<String>,
    allowance: Allowance,
    options: Vec<(String, String)>,
}

impl EngineSpec {
    /// Reads the words of all engines.
    ///
    /// # Errors
    /// A sentence about the first word that makes no sense, or about words that do not go together.
    pub(crate) fn read_all(engines: &[Vec<String>], each: &[String]) -> Result<Vec<Self>, String> {
        let each = Words::read(each).map_err(|reason| format!("--each: {reason}"))?;
        if each.cmd.is_some() || each.name.is_some() {
            return Err("--each: cmd= and name= belong to a single --engine".to_owned());
        }
        let mut specs: Vec<Self> = Vec::new();
        for (index, words) in engines.iter().enumerate() {
            let spec = Words::read(words).and_then(|words| words.spec(&each));
            let spec = spec.map_err(|reason| format!("--engine {}: {reason}", index + 1))?;
            if specs.iter().any(|other| other.name == spec.name) {
                return Err(format!(
                    "two engines are called {}; give one of them another name=",
                    spec.name
                ));
            }
            specs.push(spec);
        }
        Ok(specs)
    }

    /// Makes sure that the engine comes to an end with each move.
    ///
    /// # Errors
    /// A sentence if nothing limits it.
    pub(crate) fn check_limits(&self) -> Result<(), String> {
        let needs_limit = matches!(self.kind, Kind::Program(_) | Kind::Level(Level::MAX));
        if needs_limit && self.allowance.is_unlimited() {
            return Err(format!(
                "{} would think for ever; give it tc=10+0.1, st=0.1, nodes=N or depth=N",
                excerpt(&self.name)
            ));
        }
        Ok(())
    }

    /// Returns the memory of a built-in level in MiB.
    pub(crate) fn mib(&self) -> usize {
        self.option("Hash").unwrap_or(MIB)
    }

    /// Returns how many threads the engine was told to use, at least 1.
    pub(crate) fn threads(&self) -> usize {
        self.option("Threads").unwrap_or(1).max(1)
    }

    fn option(&self, wanted: &str) -> Option<usize> {
        let mut options = self.options.iter();
        let found = options.find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        found.and_then(|(_, value)| value.parse().ok())
    }

    /// Describes the engine by all that makes it play as it does: `level:7 nodes=500 option.Hash=1`.
    pub(crate) fn terms(&self) -> String {
        let options = self.options.iter();
        let options = options.map(|(name, value)| format!(" option.{name}={value}"));
        let dir = self
            .folder
            .iter()
            .map(|dir| format!(" dir={}", dir.display()));
        let words: String = dir.chain(options).collect();
        format!("{} {}{words}", self.command, self.allowance)
    }
}

impl Words {
    fn read(words: &[String]) -> Result<Self, String> {
        let mut read = Self::default();
        for word in words {
            let (key, value) = word.split_once('=').ok_or_else(|| unknown(word))?;
            if value.contains(char::is_control) {
                return Err(format!(
                    "{key}= cannot hold control characters; leave them out"
                ));
            }
            let say = |reason: String| format!("{key}={}: {reason}", excerpt(value));
            match key {
                "cmd" => read.cmd = Some(value.to_owned()),
                "args" => read.args = Some(value.to_owned()),
                "name" => read.name = Some(name(value)?),
                "dir" => read.dir = Some(value.to_owned()),
                "tc" => read.allowance.clock = Some(value.parse().map_err(say)?),
                "st" => read.allowance.move_time = Some(move_time(value).map_err(say)?),
                "nodes" => read.allowance.nodes = Some(number(value, u64::MAX).map_err(say)?),
                "depth" => {
                    let depth = number(value, u64::from(MAX_DEPTH)).map_err(say)?;
                    read.allowance.depth = u32::try_from(depth).ok();
                }
                _ => {
                    let option = key.strip_prefix("option.").filter(|name| !name.is_empty());
                    let option = option.ok_or_else(|| unknown(word))?;
                    read.options.push((option.to_owned(), value.to_owned()));
                }
            }
        }
        if read.allowance.clock.is_some() && read.allowance.move_time.is_some() {
            return Err("tc= is time for the game and st= for a move; give one of them".to_owned());
        }
        Ok(read)
    }

    fn spec(self, each: &Self) -> Result<EngineSpec, String> {
        let missing =
            "say what plays: cmd=level:7, cmd=reference, cmd=random, cmd=self or cmd=PROGRAM";
        let command = self.cmd.filter(|cmd| !cmd.trim().is_empty());
        let command = command.ok_or_else(|| missing.to_owned())?;
        let kind = Kind::read(&command, self.args.as_deref().or(each.args.as_deref()))?;
        let mut options = each.options.clone();
        options.retain(|(name, _)| !self.options.iter().any(|(own, _)| own == name));
        options.extend(self.options);
        if !matches!(kind, Kind::Program(_)) {
            check_built_in(&kind, &options)?;
        }
        let mut allowance = self.allowance;
        if !allowance.is_timed() {
            allowance.clock = each.allowance.clock;
            allowance.move_time = each.allowance.move_time;
        }
        allowance.nodes = allowance.nodes.or(each.allowance.nodes);
        allowance.depth = allowance.depth.or(each.allowance.depth);
        let default_name = default_name(&command, &kind);
        Ok(EngineSpec {
            name: self.name.unwrap_or(default_name),
            command: match self.args.or_else(|| each.args.clone()) {
                Some(args) => format!("{command} {args}"),
                None => command,
            },
            kind,
            allowance,
            options,
            folder: self.dir.or_else(|| each.dir.clone()).map(PathBuf::from),
        })
    }
}

impl Kind {
    fn read(command: &str, args: Option<&str>) -> Result<Self, String> {
        let built_in = match command {
            "reference" => Some(Self::Reference),
            "random" => Some(Self::Random),
            _ => match command.strip_prefix("level:") {
                Some(level) => {
                    let level: Result<Level, endodoi_engine::ParseLevelError> = level.parse();
                    Some(Self::Level(level.map_err(|error| error.to_string())?))
                }
                None => None,
            },
        };
        if let Some(kind) = built_in {
            return match args {
                None => Ok(kind),
                Some(_) => Err(format!("{command} is built in and takes no args=")),
            };
        }
        let split = |text: &str| {
            let remedy = "its quotes are not closed; close them";
            shlex::split(text).ok_or_else(|| format!("{}: {remedy}", excerpt(text)))
        };
        let mut words = match command {
            "self" => {
                let program = std::env::current_exe();
                let program = program.map_err(|error| {
                    format!("this program cannot be found ({error}); give its path as cmd=")
                })?;
                vec![program.to_string_lossy().into_owned(), "engine".to_owned()]
            }
            // With args= the program is not split, so that its path may hold blanks.
            _ if args.is_some() => vec![command.to_owned()],
            _ => split(command)?,
        };
        words.extend(split(args.unwrap_or_default())?);
        Ok(Self::Program(words))
    }
}

fn default_name(command: &str, kind: &Kind) -> String {
    match kind {
        Kind::Program(words) if command != "self" => {
            let program = words.first().map(PathBuf::from).unwrap_or_default();
            let stem = program.file_stem().unwrap_or_default().to_string_lossy();
            stem.chars().take(LONGEST_NAME).collect()
        }
        _ => command.to_owned(),
    }
}

fn check_built_in(kind: &Kind, options: &[(String, String)]) -> Result<(), String> {
    for (name, value) in options {
        let is_known = matches!(kind, Kind::Level(_)) && is_hash(name);
        if !is_known {
            let known = match kind {
                Kind::Level(_) => "a built-in level has the option Hash only",
                _ => "reference and random have no options",
            };
            return Err(format!("option.{}: {known}; leave it out", excerpt(name)));
        }
        let mib = number(value, MAX_MIB.min(Engine::MAX_MIB) as u64);
        mib.map_err(|reason| format!("option.{name}={}: {reason}", excerpt(value)))?;
    }
    Ok(())
}

fn is_hash(name: &str) -> bool {
    name.eq_ignore_ascii_case("hash")
}

fn name(text: &str) -> Result<String, String> {
    let length = text.chars().count();
    if length == 0 || length > LONGEST_NAME {
        return Err(format!(
            "name={}: give 1 to {LONGEST_NAME} characters",
            excerpt(text)
        ));
    }
    Ok(text.to_owned())
}

fn number(text: &str, most: u64) -> Result<u64, String> {
    let number = text.parse().ok();
    number
        .filter(|number| (1..=most).contains(number))
        .ok_or_else(|| format!("give a whole number from 1 to {most}"))
}

fn unknown(word: &str) -> String {
    format!(
        "{:?} is no word for an engine; there are cmd= args= name= dir= option.NAME= tc= st= nodes= \
         and depth=",
        excerpt(word)
    )
}

fn excerpt(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn words(text: &str) -> Vec<String> {
        shlex::split(text).unwrap()
    }

    fn read(engine: &str, each: &str) -> Result<EngineSpec, String> {
        EngineSpec::read_all(&[words(engine)], &words(each)).map(|mut specs| specs.remove(0))
    }

    #[test]
    fn a_built_in_level_is_named_after_itself() {
        let spec = read("cmd=level:7 option.Hash=4", "").unwrap();
        assert_eq!(spec.name, "level:7");
        assert_eq!(spec.kind, Kind::Level(Level::new(7).unwrap()));
        assert_eq!((spec.mib(), spec.threads()), (4, 1));
        assert_eq!(spec.terms(), "level:7 none option.Hash=4");
    }

    #[test]
    fn a_program_is_split_as_a_shell_does() {
        let spec = read("cmd='./old engine' args='--x \"a b\"'", "st=1").unwrap();
        let words = ["./old engine", "--x", "a b"].map(str::to_owned);
        assert_eq!(spec.kind, Kind::Program(words.to_vec()));
        let spec = read("cmd='./old engine' option.threads=2", "st=1").unwrap();
        assert_eq!(spec.threads(), 2);
        assert_eq!(
            spec.kind,
            Kind::Program(["./old", "engine"].map(str::to_owned).to_vec())
        );
        assert_eq!(spec.name, "old");
    }

    #[test]
    fn what_each_is_given_holds_unless_the_engine_says_otherwise() {
        let each = "tc=10+0.1 nodes=100 option.Hash=1";
        let spec = read("cmd=level:3 st=0.5 option.Hash=2", each).unwrap();
        assert_eq!(spec.allowance.clock, None);
        assert_eq!(spec.allowance.move_time, Some(Duration::from_millis(500)));
        assert_eq!(spec.allowance.nodes, Some(100));
        assert_eq!(spec.options, [("Hash".to_owned(), "2".to_owned())]);
    }

    #[test]
    fn words_that_make_no_sense_are_refused_with_a_remedy() {
        for (engine, reason) in [
            ("", "--engine 1: say what plays: cmd=level:7, cmd=reference"),
            ("cmd=level:11", "--engine 1: \"11\" is not a level"),
            (
                "cmd=random nodse=1",
                "--engine 1: \"nodse=1\" is no word for an engine",
            ),
            (
                "cmd=random option.Hash=1",
                "--engine 1: option.Hash: reference and random",
            ),
            (
                "cmd=level:1 option.Hash=0",
                "--engine 1: option.Hash=0: give a whole number",
            ),
            (
                "cmd=random tc=1 st=1",
                "--engine 1: tc= is time for the game",
            ),
            ("cmd=random tc=x", "--engine 1: tc=x: \"x\" is no time"),
            (
                "cmd=random name=",
                "--engine 1: name=: give 1 to 40 characters",
            ),
            ("cmd=random args=x", "--engine 1: random is built in"),
            (
                "cmd=\"a 'b\" st=1",
                "--engine 1: a 'b: its quotes are not closed",
            ),
        ] {
            let error = read(engine, "").unwrap_err();
            assert!(error.starts_with(reason), "{error}");
        }
    }

    #[test]
    fn an_engine_without_limits_of_its_own_is_given_some() {
        for (engine, is_limited) in [
            ("cmd=level:10", false),
            ("cmd=./engine", false),
            ("cmd=level:9", true),
            ("cmd=level:10 nodes=5", true),
            ("cmd=reference", true),
        ] {
            let spec = read(engine, "").unwrap();
            assert_eq!(spec.check_limits().is_ok(), is_limited, "{engine}");
        }
    }

    #[test]
    fn two_engines_of_one_name_are_refused() {
        let engines = [words("cmd=random"), words("cmd=random")];
        let error = EngineSpec::read_all(&engines, &[]).unwrap_err();
        assert!(
            error.starts_with("two engines are called random"),
            "{error}"
        );
    }
}
