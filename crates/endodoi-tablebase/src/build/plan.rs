//! What making tables will take, before it is begun.

use endodoi::Width;

use super::state::bytes_of_state;
use crate::index::Index;

/// How much room the layers up to some number of seeds take.
///
/// ```
/// use endodoi::Width;
/// use endodoi_tablebase::Plan;
///
/// let plan = Plan::new(Width::SIX, 20).unwrap();
/// assert_eq!(plan.positions(), 225_792_840);
/// assert!(plan.bytes_in_memory() < plan.positions() * 14 / 10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    positions: u64,
    bytes_in_memory: u64,
    bytes_on_disk: u64,
}

impl Plan {
    /// Plans the layers of 0 to `seeds` seeds. `None` if there are more positions than can be numbered.
    pub fn new(width: Width, seeds: u8) -> Option<Self> {
        let mut plan = Self {
            positions: 0,
            bytes_in_memory: 0,
            bytes_on_disk: 0,
        };
        for seeds in 0..=seeds {
            let positions = Index::new(width, seeds)?.positions();
            // The layers below take a byte a position; this one more while it is made.
            let while_made = plan.positions.checked_add(bytes_of_state(positions)?)?;
            plan.bytes_in_memory = plan.bytes_in_memory.max(while_made);
            plan.positions = plan.positions.checked_add(positions)?;
            plan.bytes_on_disk = plan.positions / 8 * 5;
        }
        Some(plan)
    }

    /// Plans as many layers as fit into so many bytes of memory, up to `most` seeds. `None` if not even the first fits.
    pub fn that_fits(width: Width, most: u8, bytes_in_memory: u64) -> Option<(u8, Self)> {
        (0..=most)
            .map_while(|seeds| Some((seeds, Self::new(width, seeds)?)))
            .take_while(|(_, plan)| plan.bytes_in_memory <= bytes_in_memory)
            .last()
    }

    /// Returns how many positions all layers have.
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// Returns the bytes of memory that are needed at the worst moment.
    pub const fn bytes_in_memory(&self) -> u64 {
        self.bytes_in_memory
    }

    /// Returns about how many bytes the files take at most; where the board has 2x6 holes or more they take less.
    pub const fn bytes_on_disk(&self) -> u64 {
        self.bytes_on_disk
    }
}
