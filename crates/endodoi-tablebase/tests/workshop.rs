//! Folders in which tables are built, and what else may lie in them.

use std::num::NonZero;
use std::path::Path;

use endodoi::{Rules, Width};
use endodoi_tablebase::{BuildEnd, BuildWatch, Progress, TableError, TableRules, Workshop};

const ONE: NonZero<usize> = NonZero::<usize>::MIN;

struct Never;

impl BuildWatch for Never {
    fn report(&self, _: &Progress) {}

    fn wants_to_stop(&self) -> bool {
        false
    }
}

/// Stops at once.
struct AtOnce;

impl BuildWatch for AtOnce {
    fn report(&self, _: &Progress) {}

    fn wants_to_stop(&self) -> bool {
        true
    }
}

fn open(folder: &Path, seeds: u8) -> Result<Workshop, TableError> {
    let rules = TableRules::new(&Rules::MERKER).unwrap();
    Workshop::open(folder, Width::new(2).unwrap(), rules, seeds, ONE)
}

fn build(folder: &Path, seeds: u8) -> Result<BuildEnd, TableError> {
    open(folder, seeds)?.build(seeds, ONE, &Never)
}

fn bytes(folder: &Path, seeds: u8) -> Vec<Vec<u8>> {
    (0..=seeds)
        .map(|seeds| std::fs::read(folder.join(format!("2x2-{seeds:02}.edt"))).unwrap())
        .collect()
}

#[test]
fn a_build_in_parts_is_the_build_in_one_go() {
    let (whole, parts) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    assert_eq!(build(whole.path(), 9).unwrap(), BuildEnd::Done);
    for seeds in [3, 3, 5, 9] {
        // Stopped before its first step, the next layer is written down as it begins.
        let stopped = open(parts.path(), seeds)
            .unwrap()
            .build(9, ONE, &AtOnce)
            .unwrap();
        assert_eq!(stopped, BuildEnd::Stopped);
        assert_eq!(build(parts.path(), seeds).unwrap(), BuildEnd::Done);
    }
    assert_eq!(bytes(whole.path(), 9), bytes(parts.path(), 9));
    let names = std::fs::read_dir(parts.path()).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert!(
        names
            .into_iter()
            .all(|name| name == "lock" || name.contains(".edt"))
    );
}

#[test]
fn only_one_builds_in_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let first = open(folder.path(), 2).unwrap();
    assert_eq!(open(folder.path(), 2).unwrap_err().code(), "tables.in-use");
    drop(first);
    assert!(open(folder.path(), 2).is_ok());
}

#[test]
fn a_file_of_the_name_of_the_lock_keeps_what_is_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let lock = folder.path().join("lock");
    std::fs::write(&lock, "precious").unwrap();
    build(folder.path(), 2).unwrap();
    assert_eq!(std::fs::read_to_string(&lock).unwrap(), "precious");
}

#[cfg(unix)]
#[test]
fn links_under_the_names_of_its_files_are_not_written_through() {
    let folder = tempfile::tempdir().unwrap();
    let other = folder.path().join("other");
    std::fs::write(&other, "precious").unwrap();
    let beside = folder.path().join("2x2-00.work.tmp");
    std::os::unix::fs::symlink(&other, beside).unwrap();
    let stopped = open(folder.path(), 2)
        .unwrap()
        .build(2, ONE, &AtOnce)
        .unwrap();
    assert_eq!(stopped, BuildEnd::Stopped);
    assert_eq!(std::fs::read_to_string(&other).unwrap(), "precious");
}

#[test]
fn folders_under_the_names_of_its_files_are_refused() {
    for name in ["lock", "2x2-00.work"] {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join(name)).unwrap();
        let error = build(folder.path(), 2).unwrap_err();
        assert!(error.to_string().contains(name), "{error}");
    }
}

#[test]
fn a_layer_written_down_wrongly_is_begun_anew() {
    let folder = tempfile::tempdir().unwrap();
    let whole = tempfile::tempdir().unwrap();
    build(whole.path(), 3).unwrap();
    std::fs::write(folder.path().join("2x2-02.work"), "no layer").unwrap();
    build(folder.path(), 3).unwrap();
    assert_eq!(bytes(whole.path(), 3), bytes(folder.path(), 3));
}
