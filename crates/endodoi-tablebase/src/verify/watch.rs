//! Whoever waits for a verification, told how far it is, and asked whether it may go on.
//!
//! Printing and clocks are the program's.

/// Hears of the progress of a verification. All threads speak to it.
///
/// The unit type listens to nothing.
pub trait VerifyWatch: Sync {
    /// The check of so many more positions is finished. In the end they add up to all positions of the layer.
    fn settled(&self, positions: u64);

    /// Says whether to leave off. Asked many times a second.
    fn wants_to_stop(&self) -> bool;
}

impl VerifyWatch for () {
    fn settled(&self, _: u64) {}

    fn wants_to_stop(&self) -> bool {
        false
    }
}
