//! Whatever happens to a file, it is found and named; no value is ever read wrong.

use endodoi::{BySide, Position, Rules, Side, Width};
use endodoi_tablebase::testing::{self, layers, resealed};
use endodoi_tablebase::{Layer, TableError, TableFolder, TableRules, Tablebase};

fn merker() -> TableRules {
    TableRules::new(&Rules::MERKER).unwrap()
}

/// Layers of a board, and the bytes of the last one's table.
fn table(holes: usize, seeds: u8) -> (Vec<Layer>, Vec<u8>) {
    let layers = layers(Width::new(holes).unwrap(), &merker(), seeds);
    let bytes = layers[usize::from(seeds)].to_bytes(&merker());
    (layers, bytes)
}

/// The first fault that a full check of these bytes finds.
fn code(bytes: &[u8]) -> &'static str {
    match testing::check(bytes) {
        Ok(()) => "fine",
        Err(error) => error.code(),
    }
}

/// The same for a file under the name of this table.
fn check_file(holes: usize, seeds: u8, bytes: &[u8]) -> Result<(), TableError> {
    let folder = tempfile::tempdir().unwrap();
    let tables = TableFolder::new(folder.path());
    let file = tables.file(Width::new(holes).unwrap(), seeds);
    std::fs::write(&file, bytes).unwrap();
    tables.check(&file).map(|_| ())
}

/// Looks all positions up in tables whose last file has these bytes. Returns whether any answer was an error; every other
/// must be the value.
fn is_found_by_probing(layers: &[Layer], bytes: Vec<u8>) -> bool {
    let (last, below) = layers.split_last().unwrap();
    let mut files: Vec<_> = below
        .iter()
        .map(|layer| layer.to_bytes(&merker()))
        .collect();
    files.push(bytes);
    let Ok(tables) = Tablebase::of_bytes(files) else {
        return true;
    };
    let mut found = false;
    for (number, value) in (0..).zip(last.values.iter()) {
        let board = last.index.board(number);
        let position = Position::new(board, BySide::default(), Side::South).unwrap();
        match tables.value(&position) {
            Ok(read) => assert_eq!(read, Some(value), "{position}"),
            Err(_) => found = true,
        }
    }
    found
}

#[test]
fn every_change_of_every_byte_of_a_small_table_is_found() {
    let (layers, bytes) = table(2, 3);
    for at in 0..bytes.len() {
        for flip in 1..=255 {
            let mut damaged = bytes.clone();
            damaged[at] ^= flip;
            assert_ne!(code(&damaged), "fine", "byte {at} changed by {flip}");
            // Only the hash over the whole file is not looked at by probes.
            let is_hash = (bytes.len() - 12..bytes.len() - 4).contains(&at);
            assert!(
                is_hash || is_found_by_probing(&layers, damaged),
                "byte {at}"
            );
        }
    }
}

#[test]
fn a_flipped_bit_in_any_byte_of_larger_tables_is_found() {
    for (holes, seeds) in [(2, 12), (3, 9), (4, 7), (6, 6), (7, 5), (12, 3)] {
        let (_, bytes) = table(holes, seeds);
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << (at % 8);
            assert_ne!(code(&damaged), "fine", "2x{holes}, byte {at}");
        }
    }
}

#[test]
fn a_flipped_bit_in_a_table_of_several_blocks_is_found_in_its_block() {
    let (layers, bytes) = table(6, 8);
    let first = usize::from(u16::from_le_bytes([bytes[10], bytes[11]]));
    for at in (first..bytes.len()).step_by(1009) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x10;
        let error = check_file(6, 8, &damaged).unwrap_err();
        assert!(
            error.to_string().contains("2x6-08.edt: its block "),
            "{error}"
        );
        assert!(is_found_by_probing(&layers, damaged));
    }
}

#[test]
fn a_table_cut_off_anywhere_is_found_to_be_cut() {
    let (_, bytes) = table(3, 4);
    for length in 0..bytes.len() {
        assert_eq!(code(&bytes[..length]), "tables.cut", "after {length} bytes");
    }
    for more in [&b"\n"[..], b"end\n", &bytes] {
        let longer = [&bytes, more].concat();
        assert_ne!(code(&longer), "fine");
    }
}

#[test]
fn blocks_that_changed_places_are_found() {
    let (layers, bytes) = table(6, 8);
    let blocks = 5;
    let index = bytes.len() - 16 - 8 * blocks;
    let entry = |block: usize| index + 8 * block..index + 8 * block + 8;
    let length = |block: usize| {
        let entry = &bytes[entry(block)];
        u32::from_le_bytes(entry[..4].try_into().unwrap()) as usize
    };
    let first: usize = u16::from_le_bytes([bytes[10], bytes[11]]).into();
    let mut swapped = bytes[..first].to_vec();
    let (second, third) = (first + length(0), first + length(0) + length(1));
    swapped.extend(&bytes[second..third]);
    swapped.extend(&bytes[first..second]);
    swapped.extend(&bytes[third..index]);
    swapped.extend(&bytes[entry(1)]);
    swapped.extend(&bytes[entry(0)]);
    swapped.extend(&bytes[entry(2).start..]);
    assert_eq!(swapped.len(), bytes.len());
    assert_eq!(code(&swapped), "tables.index-damaged");

    // Whoever mends the checksum of the index still has blocks that are sealed with their numbers.
    let (seal, end) = (&bytes[first - 4..first], swapped.len() - 16);
    let sum = crc32fast::hash(&[seal, &swapped[index..end]].concat());
    swapped[end..end + 4].copy_from_slice(&sum.to_le_bytes());
    assert_eq!(code(&swapped), "tables.block-damaged");
    assert!(is_found_by_probing(&layers, swapped));
}

#[test]
fn a_table_under_the_name_of_another_is_found() {
    let (_, bytes) = table(3, 4);
    assert_eq!(code(&bytes), "fine");
    let error = check_file(3, 5, &bytes).unwrap_err();
    assert_eq!(error.code(), "tables.other-layer");
    assert!(
        error
            .to_string()
            .contains("the positions of 4 seeds and not of 5"),
        "{error}"
    );
    let error = check_file(2, 4, &bytes).unwrap_err();
    assert_eq!(error.code(), "tables.other-board");
}

#[test]
fn files_that_are_no_tables_are_named_as_such() {
    let text = check_file(3, 4, b"Dear diary, today I sowed.").unwrap_err();
    assert_eq!(text.code(), "tables.not-a-table");
    assert!(
        text.to_string().contains("begins with `Dear dia`"),
        "{text}"
    );
    let (_, mut bytes) = table(3, 4);
    bytes[8] = 2;
    let newer = check_file(3, 4, &bytes).unwrap_err();
    assert_eq!(newer.code(), "tables.other-version");
    assert!(newer.to_string().contains("version 2 and not 1"), "{newer}");
}

#[test]
fn numbers_that_cannot_be_are_refused_even_with_right_checksums() {
    let (_, bytes) = table(3, 4);
    let wrong: [(usize, &[u8]); 9] = [
        (12, &[0]),                         // holes
        (12, &[12]),                        // another board than the counts are of
        (13, &[127]),                       // seeds
        (14, &[9]),                         // compressor
        (16, &0_u32.to_le_bytes()),         // positions in a block
        (16, &u32::MAX.to_le_bytes()),      // the same
        (16, &(1_u32 << 21).to_le_bytes()), // the same
        (20, &u64::MAX.to_le_bytes()),      // positions
        (28, &u64::MAX.to_le_bytes()),      // endless positions
    ];
    for (at, new) in wrong {
        let mut changed = bytes.clone();
        changed[at..at + new.len()].copy_from_slice(new);
        assert_eq!(
            code(&resealed(&changed)),
            "tables.header-impossible",
            "{at}"
        );
    }
}

#[test]
fn a_block_that_unpacks_to_something_else_is_refused_even_with_right_checksums() {
    let (_, bytes) = table(6, 4);
    let first: usize = u16::from_le_bytes([bytes[10], bytes[11]]).into();
    for at in first..bytes.len() - 25 {
        for flip in [1, 0x80] {
            let mut changed = bytes.clone();
            changed[at] ^= flip;
            // It may be a table, but then one of other values, which the counts tell.
            let code = code(&resealed(&changed));
            assert!(
                ["tables.block-impossible", "tables.other-counts"].contains(&code),
                "{at}: {code}"
            );
        }
    }
}

#[test]
fn folders_with_foreign_or_missing_tables_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let tables = TableFolder::new(folder.path());
    let open = || Tablebase::open(folder.path()).unwrap_err();
    assert_eq!(open().code(), "tables.empty");
    assert_eq!(tables.layers().unwrap(), []);

    let one = std::num::NonZero::<usize>::MIN;
    let width = Width::new(2).unwrap();
    for layer in &layers(width, &merker(), 4) {
        tables.write(&merker(), layer, one).unwrap();
    }
    assert_eq!(tables.layers().unwrap().len(), 5);

    let endodoi = TableRules::new(&Rules::ENDODOI).unwrap();
    tables
        .write(&endodoi, &layers(width, &endodoi, 2)[2], one)
        .unwrap();
    let foreign = open();
    assert_eq!(foreign.code(), "tables.other-rules");
    assert!(
        foreign
            .to_string()
            .contains("2x2-02.edt: it is for the rules endodoi and not for merker")
    );
    assert_eq!(
        tables.read(&merker(), width, 2, one).unwrap_err().code(),
        "tables.other-rules"
    );

    std::fs::remove_file(tables.file(width, 2)).unwrap();
    let missing = open();
    assert_eq!(missing.code(), "tables.missing");
    assert!(
        missing
            .to_string()
            .contains("the table of 2 seeds is missing"),
        "{missing}"
    );
    assert_eq!(
        tables.read(&merker(), width, 2, one).unwrap_err().code(),
        "tables.unreadable"
    );

    let (_, bytes) = table(3, 2);
    std::fs::write(tables.file(Width::new(3).unwrap(), 0), bytes).unwrap();
    std::fs::remove_file(tables.file(width, 3)).unwrap();
    std::fs::remove_file(tables.file(width, 4)).unwrap();
    assert_eq!(open().code(), "tables.other-board");
}

#[test]
fn a_folder_is_checked_file_by_file() {
    let folder = tempfile::tempdir().unwrap();
    let tables = TableFolder::new(folder.path());
    assert_eq!(tables.check_all().unwrap_err().code(), "tables.empty");
    let one = std::num::NonZero::<usize>::MIN;
    let width = Width::new(3).unwrap();
    for layer in &layers(width, &merker(), 4) {
        tables.write(&merker(), layer, one).unwrap();
    }
    assert_eq!(tables.check_all().unwrap(), tables.layers().unwrap());
    let file = tables.file(width, 3);
    let mut bytes = std::fs::read(&file).unwrap();
    let hash = bytes.len() - 8;
    bytes[hash] ^= 1;
    std::fs::write(&file, bytes).unwrap();
    // No probe would read it, so only the check finds it.
    let error = Tablebase::open(folder.path()).unwrap().check().unwrap_err();
    assert_eq!(error.code(), "tables.file-damaged");
    let error = tables.check_all().unwrap_err();
    assert_eq!(error.code(), "tables.file-damaged");
    assert!(error.place().ends_with("2x3-03.edt"), "{error}");
}

#[test]
fn a_folder_under_the_name_of_a_table_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("2x6-00.edt")).unwrap();
    std::fs::create_dir(folder.path().join("2x6-00.x.edt.part")).unwrap();
    let tables = TableFolder::new(folder.path());
    let error = tables.layers().unwrap_err();
    assert!(
        error
            .to_string()
            .ends_with("2x6-00.edt: cannot be read: it is not a file"),
        "{error}"
    );
    assert_eq!(tables.remove_leftovers().unwrap(), 0);
}

#[test]
fn leftovers_of_killed_writers_are_harmless_and_removed() {
    let folder = tempfile::tempdir().unwrap();
    let tables = TableFolder::new(folder.path());
    let one = std::num::NonZero::<usize>::MIN;
    let layers = layers(Width::new(2).unwrap(), &merker(), 3);
    for layer in &layers {
        tables.write(&merker(), layer, one).unwrap();
    }
    let (left, busy) = (
        folder.path().join("2x2-04.x.edt.part"),
        folder.path().join("2x2-05.y.edt.part"),
    );
    std::fs::write(&left, b"\x89EDT").unwrap();
    let written_to = std::fs::File::create(&busy).unwrap();
    written_to.lock().unwrap();
    std::fs::write(folder.path().join("notes.txt"), "mine").unwrap();

    assert_eq!(Tablebase::open(folder.path()).unwrap().most_seeds(), 3);
    assert_eq!(tables.remove_leftovers().unwrap(), 1);
    assert!(!left.exists() && busy.exists());
    drop(written_to);
    assert_eq!(tables.remove_leftovers().unwrap(), 1);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 5);
}

#[test]
fn a_folder_that_cannot_be_written_is_an_error_that_names_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let tables = TableFolder::new(file.join("tables"));
    let layer = &layers(Width::new(2).unwrap(), &merker(), 0)[0];
    let error = tables
        .write(&merker(), layer, std::num::NonZero::<usize>::MIN)
        .unwrap_err();
    assert_eq!(error.code(), "tables.unwritable");
    assert!(error.place().ends_with("2x2-00.edt"), "{error}");
}
