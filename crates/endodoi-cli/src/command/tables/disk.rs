//! How much room is left on a disk.

use std::path::Path;

/// Returns the bytes that are free for use where a folder is or will be; `None` where the system does not
/// say.
pub(super) fn free_bytes(folder: &Path) -> Option<u64> {
    let folder = std::path::absolute(folder).ok()?;
    let there = folder.ancestors().find(|folder| folder.is_dir())?;
    free_in(there)
}

#[cfg(unix)]
fn free_in(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    disk.f_bavail.checked_mul(disk.f_frsize)
}

#[cfg(not(unix))]
fn free_in(_: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_is_not_there_yet_has_the_room_of_those_around_it() {
        let here = tempfile::tempdir().unwrap();
        let free = free_bytes(&here.path().join("not/there")).unwrap();
        assert!(free > 0);
    }
}
