//! The list of files is that of the folder.

use std::collections::BTreeSet;
use std::path::Path;

use endodoi_words::{Language, files};

#[test]
fn every_file_in_the_folder_is_listed_and_no_other() {
    for language in Language::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("locales")
            .join(language.code());
        let there: BTreeSet<String> = std::fs::read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        let listed: BTreeSet<String> = files()
            .iter()
            .filter(|file| file.text(language).is_some())
            .map(|file| format!("{}.ftl", file.name()))
            .collect();
        assert_eq!(listed, there, "of {language}, in src/catalogue.rs");
    }
}

#[test]
fn every_file_is_in_every_language() {
    for file in files() {
        for language in Language::ALL {
            let name = file.name();
            assert!(
                file.text(language).is_some(),
                "{name}.ftl is not in {language} yet"
            );
        }
    }
}
