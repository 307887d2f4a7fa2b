//! Asking for memory before it is needed: the only unsafe code of the project.
//!
//! Half of a search's time went by waiting for entries of the transposition table. Asked for while the
//! other turns of a position are still being sown, they are there in time: the search from the
//! start of 2x6 with a table of 64 MiB visits a quarter more positions a second, and the fifty positions of
//! `endodoi bench` an eighth more. Where the processor has no such instruction nothing happens.

/// Asks the processor to bring the memory of a value near.
#[inline]
#[cfg_attr(target_arch = "x86_64", expect(unsafe_code, reason = "see the module"))]
pub(crate) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: a prefetch reads nothing into the program, whatever the address, and this one is
        // that of a live value.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}
