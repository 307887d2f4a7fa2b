//! Making the values of a layer from those of the layers below, by retrograde analysis.
//!
//! First every position is looked at once, forwards: what its captures are worth, and how many quiet turns it has ([`forward`]).
//! Then what is final is told to the positions before it, backwards, the greatest values first ([`wave`]). What is left at the end
//! is endless play and worth 0. A layer takes a byte and a half a position while it is made ([`state`]), and one byte after.

mod forward;
mod state;
mod wave;

use endodoi::Width;

use crate::TableRules;
use crate::index::Index;
use crate::layer::Layer;
use state::State;

/// Makes the next layer on top of all below it.
///
/// `layers` are those of 0, 1, 2, … seeds for this width and these rules. `None` if there are too many positions to count.
pub fn next_layer(
    width: Width,
    rules: &TableRules,
    layers: &[Layer],
    threads: usize,
) -> Option<Layer> {
    let index = Index::new(width, u8::try_from(layers.len()).ok()?)?;
    let state = State::new(index.positions());
    forward::look(&state, index, rules.rules(), layers, threads);
    let wave::Found {
        longest_way,
        endless,
    } = wave::spread(&state, index, rules.rules(), threads);
    Some(Layer {
        index,
        values: state.into_values(),
        endless,
        longest_way,
    })
}
