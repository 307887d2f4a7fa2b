//! Making the values of a layer from those of the layers below, by retrograde analysis.
//!
//! First every position is looked at once, forwards: what its captures are worth, and how many quiet turns it has (`forward`).
//! Then what is final is told to the positions before it, backwards, the greatest values first (`wave`). What is left at the
//! end is endless play and worth 0. A layer takes a byte and a half a position while it is made (`state`), one byte
//! after, and can be written down between any two steps (`checkpoint`).
//!
//! # Why the values are right
//! A position is final with value t > 0 once it has an option worth t, when all positions worth more than t or less than -t are final: no
//! option that is still open can be worth more. It is final when nothing is open, with the best of its options. When no position
//! is left that this makes final, each one left has an open quiet turn to another one left, and no option worth more than 0. So either
//! player can go on for ever among these, and whoever leaves them gains nothing: they are worth 0.

mod checkpoint;
mod forward;
mod plan;
mod state;
mod threads;
mod wave;

use std::num::NonZero;

use endodoi::Width;

use crate::TableRules;
use crate::index::Index;
use crate::layer::Layer;
pub use checkpoint::CheckpointError;
pub use plan::Plan;
use state::State;
use wave::Wave;

/// A layer that is being made.
///
/// [`LayerInWork::advance`] takes one step of bounded work after another; between two of them the layer can be
/// [written down](LayerInWork::write), and another run goes on from there to the same values.
///
/// ```
/// use std::num::NonZero;
///
/// use endodoi::{Rules, Width};
/// use endodoi_tablebase::{Advance, LayerInWork, TableRules};
///
/// let rules = TableRules::new(&Rules::MERKER)?;
/// let mut layers = Vec::new();
/// for seeds in 0..=5 {
///     let mut layer = LayerInWork::new(Width::new(2)?, rules, seeds).unwrap();
///     let layer = loop {
///         match layer.advance(&layers, NonZero::<usize>::MIN) {
///             Advance::Open(open) => layer = open,
///             Advance::Done(done) => break done,
///         }
///     };
///     layers.push(layer);
/// }
/// let number = layers[2].index.number(&"0,1/1,0 0-0 S".parse()?).unwrap();
/// assert_eq!(layers[2].values.get(number), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct LayerInWork {
    rules: TableRules,
    index: Index,
    state: State,
    stage: Stage,
}

/// What is done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Look forwards at the positions from this number on.
    Look(u64),
    /// Tell what is final.
    Spread(Wave),
}

/// What a step made of a layer.
#[derive(Debug)]
pub enum Advance {
    /// There is more to do.
    Open(LayerInWork),
    /// All values are known.
    Done(Layer),
}

impl LayerInWork {
    /// Begins the layer of so many seeds. `None` if it has more positions than this machine can number.
    pub fn new(width: Width, rules: TableRules, seeds: u8) -> Option<Self> {
        let index = Index::new(width, seeds)?;
        Some(Self {
            rules,
            index,
            state: State::new(index.positions())?,
            stage: Stage::Look(0),
        })
    }

    /// Returns the numbering of the layer.
    pub const fn index(&self) -> Index {
        self.index
    }

    /// Returns roughly how much of the work is done, from 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "a share is told")]
    pub fn share_done(&self) -> f64 {
        // The forward look takes about a third of the time; after it, each position is final once.
        match self.stage {
            Stage::Look(from) => from as f64 / self.index.positions() as f64 / 3.0,
            Stage::Spread(wave) => {
                (1.0 + 2.0 * wave.finished as f64 / self.index.positions() as f64) / 3.0
            }
        }
    }

    /// Takes one step: some million positions looked at, or one round of telling.
    ///
    /// `below` are the layers of 0, 1, 2, … seeds, of this width and these rules.
    ///
    /// # Panics
    /// If a layer below is missing.
    pub fn advance(mut self, below: &[Layer], threads: NonZero<usize>) -> Advance {
        let rules = self.rules.rules();
        match &mut self.stage {
            Stage::Look(from) => {
                *from = forward::look(&self.state, self.index, rules, below, *from, threads);
                if *from == self.index.positions() {
                    self.stage = Stage::Spread(Wave::first(self.index));
                }
            }
            Stage::Spread(wave) => {
                wave.advance(&mut self.state, self.index, rules, threads);
                if wave.is_over() {
                    let longest_way = wave.longest_way;
                    let (values, endless) = self.state.into_values();
                    return Advance::Done(Layer {
                        index: self.index,
                        values,
                        endless,
                        longest_way,
                    });
                }
            }
        }
        Advance::Open(self)
    }
}

/// Makes the next layer on top of all below it, in one go.
///
/// `below` are those of 0, 1, 2, … seeds for this width and these rules. `None` if there are too many positions to count.
pub fn next_layer(
    width: Width,
    rules: TableRules,
    below: &[Layer],
    threads: NonZero<usize>,
) -> Option<Layer> {
    let mut layer = LayerInWork::new(width, rules, u8::try_from(below.len()).ok()?)?;
    loop {
        match layer.advance(below, threads) {
            Advance::Open(open) => layer = open,
            Advance::Done(done) => return Some(done),
        }
    }
}
