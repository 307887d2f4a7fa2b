//! Engines and their memory: no more than is free, as the system would promise more and end the
//! program when it is used.

use std::fmt;

use endodoi_engine::Engine;

use crate::failure::Failure;

/// Where the system does not say how much memory is free, as much as this is taken to be.
const UNKNOWN_MIB: usize = 2048;

/// Returns the bytes that may be taken for tables or what else is large: half of what is free.
pub(crate) fn bytes_to_use() -> u64 {
    (free_mib().unwrap_or(UNKNOWN_MIB) as u64 / 2) << 20
}

/// Makes an engine with a transposition table of so many MiB, as `--hash` says.
///
/// # Errors
/// [`Failure::BadInput`] if there is not so much memory.
pub(crate) fn engine(hash: u64) -> Result<Engine, Failure> {
    take(hash, Engine::new)
}

/// Makes what takes so many MiB, as `--hash` says; `make` answers `None` if it does not get them.
///
/// # Errors
/// [`Failure::BadInput`] if there is not so much memory.
pub(crate) fn take<T>(hash: u64, make: impl FnOnce(usize) -> Option<T>) -> Result<T, Failure> {
    let free = free_mib();
    let mib = usize::try_from(hash).ok();
    let mib = mib.filter(|mib| free.is_none_or(|free| *mib <= free));
    mib.and_then(make).ok_or_else(|| {
        let free = free.map_or_else(String::new, |free| format!("; {free} MiB are free"));
        Failure::bad_input(format_args!(
            "there is no memory for --hash {hash} (MiB){free}; give less"
        ))
    })
}

/// There is not even a MiB to make an engine with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoMemory;

impl fmt::Display for NoMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no memory left to think in; end other programs first")
    }
}

impl From<NoMemory> for Failure {
    fn from(none: NoMemory) -> Self {
        Self::failed(none)
    }
}

/// Makes an engine with so many MiB, or else with the half, a quarter or as little as can be had.
///
/// # Errors
/// [`NoMemory`] if that is nothing.
pub(crate) fn engine_up_to(mib: usize) -> Result<Engine, NoMemory> {
    sizes(mib, free_mib()).find_map(Engine::new).ok_or(NoMemory)
}

/// So many MiB, the half, a quarter and so on, as far as they are free.
fn sizes(mib: usize, free: Option<usize>) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(mib), |mib| Some(mib / 2))
        .take_while(|mib| *mib > 0)
        .filter(move |mib| free.is_none_or(|free| *mib <= free))
}

/// Returns the memory that is free for use, in bytes to a whole MiB; `None` where the system does not say.
pub(crate) fn free_bytes() -> Option<u64> {
    u64::try_from(free_mib()?).ok()?.checked_mul(1 << 20)
}

/// Returns the memory that is free for use, in MiB; `None` where the system does not say.
pub(crate) fn free_mib() -> Option<usize> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    free_in(&text)
}

fn free_in(text: &str) -> Option<usize> {
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: usize = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib / 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_free_memory_is_read_in_whole_mib() {
        let text = "MemTotal:  8000000 kB\nMemAvailable:    2100 kB\n";
        assert_eq!(free_in(text), Some(2));
        assert_eq!(free_in("MemTotal: 8000000 kB\n"), None);
    }

    #[test]
    fn an_engine_is_as_large_as_can_be_had() {
        assert_eq!(engine_up_to(2).unwrap().mib(), 2);
        assert!(sizes(64, Some(20)).eq([16, 8, 4, 2, 1]));
        assert!(sizes(5, None).eq([5, 2, 1]));
        assert_eq!(sizes(64, Some(0)).next(), None);
        assert_eq!(engine_up_to(0).err(), Some(NoMemory));
    }
}
