//! From flags to a plan.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use endodoi::Position;
use endodoi_engine::{Endgames as _, Level};

use super::MatchArgs;
use crate::counted;
use crate::failure::Failure;
use crate::fingerprint::fingerprint;
use crate::position_arg::PositionArg;
use crate::record_file;
use crate::tables::{TableEndgames, Wanted, find};
use crate::tournament::{
    Balance, Conditions, Crashes, Decided, EngineSpec, Kind, Openings, Plan, Repeat, Schedule,
    Terms,
};

/// Where the openings come from.
pub(super) enum OpeningSource {
    Random {
        turns: usize,
        /// The seeds within which both have the same prospects.
        balance: Option<u8>,
    },
    /// What a file holds, and its name for messages.
    File(String, String),
}

impl MatchArgs {
    /// Plans the games.
    ///
    /// # Errors
    /// [`Failure::BadInput`] if the flags do not go together.
    pub(super) fn plan(&self, openings: &OpeningSource) -> Result<Plan, Failure> {
        let engines = self.engines.engines().map_err(Failure::bad_input)?;
        if engines.len() < 2 {
            return Err(Failure::bad_input(
                "a match needs two engines; write --engine cmd=… twice or more",
            ));
        }
        for engine in &engines {
            engine.check_limits().map_err(Failure::bad_input)?;
        }
        let sprt = self.engines.sprt().map_err(Failure::bad_input)?;
        if sprt.is_some() && engines.len() > 2 {
            return Err(Failure::bad_input(
                "--sprt compares two engines; leave the others out",
            ));
        }
        let repeat = if self.no_repeat {
            Repeat::Once
        } else {
            Repeat::BothSides
        };
        let processors = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let threads = engines.iter().map(EngineSpec::threads).max().unwrap_or(1);
        let start = self.start.position(PositionArg::Start)?;
        let tables = self.tables(&engines, start)?;
        let most_seeds = tables.as_ref().map(|tables| tables.most_seeds());
        Ok(Plan {
            schedule: Schedule::new(engines.len(), self.rounds, repeat),
            terms: self.terms(&engines, start, openings, most_seeds),
            tables,
            engines,
            conditions: Conditions {
                margin: Duration::from_millis(self.margin),
                patience: Duration::from_secs(self.patience),
                max_turns: usize::try_from(self.max_turns).unwrap_or(usize::MAX),
                decided: if self.decided {
                    Decided::Stop
                } else {
                    Decided::PlayOn
                },
            },
            rules: self.start.rules,
            start,
            seed: self.seed,
            sprt,
            concurrency: self
                .concurrency
                .map_or((processors / threads).max(1), usize::from),
            crashes: if self.no_recover {
                Crashes::EndAll
            } else {
                Crashes::LoseTheGame
            },
            date: jiff::Zoned::now().date().to_string(),
        })
    }

    /// The endgame tables of the folder that is named.
    fn tables(
        &self,
        engines: &[EngineSpec],
        start: Position,
    ) -> Result<Option<Arc<TableEndgames>>, Failure> {
        let Some(folder) = self.tables.clone() else {
            return Ok(None);
        };
        if !(engines.iter()).any(|engine| engine.kind == Kind::Level(Level::MAX)) {
            return Err(Failure::bad_input(
                "--tables is for cmd=level:10 and it does not play; leave --tables out, \
                 or give another engine its tables by its own options",
            ));
        }
        let wanted = Wanted::read(folder);
        let found = find(&wanted, start.width(), &self.start.rules, 0)?;
        Ok(found.map(|found| Arc::new(TableEndgames::new(found.tables))))
    }

    /// All that the games follow from.
    fn terms(
        &self,
        engines: &[EngineSpec],
        start: Position,
        openings: &OpeningSource,
        most_seeds: Option<u8>,
    ) -> Terms {
        let engines = engines
            .iter()
            .map(|engine| (format!("engine {}", engine.name), engine.terms()));
        let others = [
            ("openings", openings.terms()),
            (
                "each played",
                if self.no_repeat { "once" } else { "twice" }.to_owned(),
            ),
            ("seed", self.seed.to_string()),
            ("rules", self.start.rules.to_string()),
            ("start", start.to_string()),
            ("margin", format!("{} ms", self.margin)),
            ("patience", format!("{} s", self.patience)),
            ("most turns", self.max_turns.to_string()),
            (
                "decided games",
                if self.decided { "stopped" } else { "played on" }.to_owned(),
            ),
        ];
        let others = others.map(|(name, value)| (name.to_owned(), value));
        let tables = most_seeds.map(|seeds| {
            (
                "tables".to_owned(),
                format!("up to {}", counted::seeds(seeds)),
            )
        });
        Terms::new(engines.chain(others).chain(tables))
    }

    /// Reads the file of openings, if there is one.
    ///
    /// # Errors
    /// [`Failure::BadInput`] if it cannot be read.
    pub(super) fn opening_source(&self) -> Result<OpeningSource, Failure> {
        match &self.openings {
            None => Ok(OpeningSource::Random {
                turns: usize::from(self.random_plies.unwrap_or(4)),
                balance: self.balance,
            }),
            Some(path) => Ok(OpeningSource::File(
                record_file::read(path)?,
                record_file::name(path),
            )),
        }
    }
}

impl OpeningSource {
    /// Makes the openings.
    ///
    /// # Errors
    /// [`Failure::BadInput`] if the file holds something else.
    pub(super) fn openings(&self, plan: &Plan) -> Result<Openings, Failure> {
        match self {
            Self::Random { turns, balance } => {
                let balance = balance.map(Balance::within).transpose();
                let balance = balance.map_err(Failure::failed)?;
                let (seed, rules, start) = (plan.seed, plan.rules, plan.start);
                Ok(Openings::random(seed, rules, start, *turns, balance))
            }
            Self::File(text, name) => Openings::read(text, plan.rules)
                .map_err(|reason| Failure::bad_input(format_args!("{name}: {reason}"))),
        }
    }

    fn terms(&self) -> String {
        match self {
            Self::Random {
                turns,
                balance: None,
            } => format!("{turns} random turns"),
            Self::Random {
                turns,
                balance: Some(seeds),
            } => format!("{turns} random turns, level within {seeds}"),
            Self::File(text, _) => {
                format!("of a file with the fingerprint {:x}", fingerprint(text))
            }
        }
    }
}
