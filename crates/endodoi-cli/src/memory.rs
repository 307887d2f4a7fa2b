//! An engine with as much memory as was asked for, refused before the system ends the program for it.

use endodoi_engine::Engine;

use crate::failure::Failure;

/// Makes an engine with a transposition table of so many MiB, as `--hash` says.
///
/// # Errors
/// [`Failure::BadInput`] if there is not so much memory.
pub(crate) fn engine(hash: u64) -> Result<Engine, Failure> {
    let free = free_mib();
    let fits = free.is_none_or(|free| hash <= free);
    let mib = usize::try_from(hash).ok().filter(|_| fits);
    mib.and_then(Engine::new).ok_or_else(|| {
        let free = free.map_or_else(String::new, |free| format!("; {free} MiB are free"));
        Failure::bad_input(format_args!(
            "there is no memory for --hash {hash} (MiB){free}; give less"
        ))
    })
}

/// Returns the memory that is free for use, in MiB; `None` where the system does not say.
fn free_mib() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    free_in(&text)
}

fn free_in(text: &str) -> Option<u64> {
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
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
}
