//! How much memory there is, so that what is asked for is refused before the system ends the program.

/// Returns the memory that is free for use, in MiB; `None` where the system does not say.
pub(super) fn free_mib() -> Option<u64> {
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
