//! Endgame tables made in memory, as far as they are wanted, while a person waits.
//!
//! They are made layer by layer and can be made larger later. Ctrl-C is heard between two steps.

use std::num::NonZero;

use endodoi::{Position, Width};
use endodoi_engine::Endgames;
use endodoi_tablebase::{
    Advance, Claim, Layer, LayerInWork, Plan, TableError, TableFolder, TableRules, Tablebase,
    VerifyError, VerifyWatch,
};

use crate::interrupt::Interrupt;
use crate::progress::Progress;

/// The layers of a board under one rule set, that of no seeds first; there may be none.
#[derive(Debug)]
pub(crate) struct MadeTables {
    width: Width,
    rules: TableRules,
    layers: Vec<Layer>,
}

/// Ctrl-C was pressed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Interrupted;

impl MadeTables {
    /// No tables yet.
    pub(crate) const fn new(width: Width, rules: TableRules) -> Self {
        Self {
            width,
            rules,
            layers: Vec::new(),
        }
    }

    /// Says up to how many seeds tables have at most so many positions and fit into so many bytes of memory; none if not even one
    /// layer does.
    pub(crate) fn seeds_within(width: Width, most: u8, positions: u64, bytes: u64) -> Option<u8> {
        let plans = (0..=most).map_while(|seeds| Some((seeds, Plan::new(width, seeds)?)));
        plans
            .take_while(|(_, plan)| {
                plan.positions() <= positions && plan.bytes_in_memory() <= bytes
            })
            .last()
            .map(|(seeds, _)| seeds)
    }

    /// Makes the layers up to so many seeds that are not there yet. What was made stays when it is interrupted.
    pub(crate) fn grow(
        &mut self,
        seeds: u8,
        threads: NonZero<usize>,
        interrupt: &Interrupt,
        progress: &mut Progress,
    ) -> Result<(), Interrupted> {
        while self.layers.len() <= usize::from(seeds) {
            let number = u8::try_from(self.layers.len()).unwrap_or(u8::MAX);
            let Some(mut layer) = LayerInWork::new(self.width, self.rules, number) else {
                return Ok(());
            };
            let layer = loop {
                if interrupt.has_come() {
                    return Err(Interrupted);
                }
                let percent = 100.0 * layer.share_done();
                progress.tell(format_args!(
                    "tables: layer {number} of {seeds}, {percent:>3.0} %          "
                ));
                match layer.advance(&self.layers, threads) {
                    Advance::Open(open) => layer = open,
                    Advance::Done(done) => break done,
                }
            };
            self.layers.push(layer);
        }
        Ok(())
    }

    /// Reads the layers up to so many seeds from a folder, on so many threads.
    ///
    /// # Errors
    /// [`TableError`] if one is missing, damaged, or of another board or rule set.
    pub(crate) fn read(
        folder: &TableFolder,
        width: Width,
        rules: TableRules,
        seeds: u8,
        threads: NonZero<usize>,
    ) -> Result<Self, TableError> {
        let layers = (0..=seeds).map(|seeds| folder.read(&rules, width, seeds, threads));
        Ok(Self {
            width,
            rules,
            layers: layers.collect::<Result<_, _>>()?,
        })
    }

    /// Makes sure of every value by the rules alone, with code that shares nothing with the making.
    ///
    /// # Errors
    /// [`VerifyError`] with the first fault, or if Ctrl-C was pressed.
    pub(crate) fn verify(
        &self,
        threads: NonZero<usize>,
        interrupt: &Interrupt,
        progress: &mut Progress,
    ) -> Result<(), VerifyError> {
        for (number, layer) in self.layers.iter().enumerate() {
            let last = self.layers.len() - 1;
            progress.tell(format_args!(
                "tables: layer {number} of {last} verified    "
            ));
            let claim = Claim {
                rules: self.rules,
                below: &self.layers[..number],
                layer,
            };
            claim.verify(threads, &Verifying { interrupt })?;
        }
        Ok(())
    }

    /// Returns the tables as all others are asked; `None` if there are none.
    pub(crate) fn into_tablebase(self) -> Option<Tablebase> {
        Tablebase::in_memory(self.rules, self.layers).ok()
    }

    /// Returns the most seeds on a board that is known; `None` if there are no tables.
    pub(crate) fn seeds(&self) -> Option<u8> {
        self.layers.last().map(|layer| layer.index.seeds())
    }
}

/// Only listens for Ctrl-C.
struct Verifying<'a> {
    interrupt: &'a Interrupt,
}

impl VerifyWatch for Verifying<'_> {
    fn settled(&self, _: u64) {}

    fn wants_to_stop(&self) -> bool {
        self.interrupt.has_come()
    }
}

impl Endgames for MadeTables {
    fn most_seeds(&self) -> u8 {
        self.seeds().unwrap_or(0)
    }

    fn still_to_be_won(&self, position: &Position) -> Option<i16> {
        let layer = self.layers.get(usize::from(position.board().total()))?;
        let number = layer.index.number(position)?;
        layer.values.get(number).map(i16::from)
    }
}
