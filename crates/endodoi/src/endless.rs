//! Finding out that a relay of laps never ends.
//!
//! A relay is a walk over *states*: the board and the hole to be lifted next. It never ends exactly
//! if a state comes back. Both searches here look at one kept state after every lap and need no
//! history. The bound on the number of laps is not here but in the loop of `sow`.

/// A board between two laps, and the index of the hole that is lifted next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State<const LIMBS: usize> {
    pub(crate) limbs: [u64; LIMBS],
    pub(crate) hole: usize,
}

impl<const LIMBS: usize> State<LIMBS> {
    /// Says whether two states are the same.
    ///
    /// The first limbs nearly always differ, and comparing them costs nothing; all the rest is out of
    /// line. Compared at once, the states made the loop of the laps twice as slow, because the
    /// compiler moved them to vector registers after every lap.
    #[inline]
    fn is(&self, other: &Self) -> bool {
        self.limbs[0] == other.limbs[0] && self.rest_is(other)
    }

    #[cold]
    #[inline(never)]
    fn rest_is(&self, other: &Self) -> bool {
        self.hole == other.hole && self.limbs == other.limbs
    }
}

/// Is shown the state after every lap and says when the walk has closed a cycle.
pub(crate) trait CycleFinder<const LIMBS: usize> {
    /// Says whether the walk has been in this state before, as far as this search can tell yet.
    fn has_returned(&mut self, state: &State<LIMBS>) -> bool;
}

/// For laps that can be undone uniquely: such a walk can only come back to where it began.
///
/// The proof is on the page of [`turn`](crate::turn).
pub(crate) struct ReturnToStart<const LIMBS: usize> {
    start: State<LIMBS>,
}

impl<const LIMBS: usize> ReturnToStart<LIMBS> {
    pub(crate) fn new(start: State<LIMBS>) -> Self {
        Self { start }
    }
}

impl<const LIMBS: usize> CycleFinder<LIMBS> for ReturnToStart<LIMBS> {
    #[inline]
    fn has_returned(&mut self, state: &State<LIMBS>) -> bool {
        state.is(&self.start)
    }
}

/// For laps that cannot be undone uniquely, where a walk may run into a cycle that its start is not
/// part of: R. P. Brent's search (1980).
///
/// The kept state is renewed after 1, 2, 4, 8, … laps, so that sooner or later it lies on the cycle
/// and is kept for longer than the cycle takes.
pub(crate) struct Brent<const LIMBS: usize> {
    kept: State<LIMBS>,
    laps: u32,
}

impl<const LIMBS: usize> Brent<LIMBS> {
    pub(crate) fn new(start: State<LIMBS>) -> Self {
        Self {
            kept: start,
            laps: 0,
        }
    }
}

impl<const LIMBS: usize> CycleFinder<LIMBS> for Brent<LIMBS> {
    #[inline]
    fn has_returned(&mut self, state: &State<LIMBS>) -> bool {
        if state.is(&self.kept) {
            return true;
        }
        self.laps += 1;
        if self.laps.is_power_of_two() {
            self.kept = *state;
        }
        false
    }
}
