//! The files of the pages: built into the program. A build for debugging reads them from the source
//! tree each time, so that whoever works on a page sees it at once.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};

use axum::body::Bytes;
use endodoi_words::{Language, files as files_of_words};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "web"]
struct BuiltIn;

/// The files, and where they lie.
#[derive(Clone, Debug)]
pub(crate) struct Assets {
    /// The address of all files that a page asks for; another one with each change of a file, so that
    /// browsers may keep them for good.
    root: String,
}

impl Assets {
    /// Whether files stay as they are while the server runs.
    pub(crate) const ARE_FIXED: bool = !cfg!(debug_assertions);

    pub(crate) fn new() -> Self {
        let version = if Self::ARE_FIXED {
            version()
        } else {
            "work".to_owned()
        };
        Self {
            root: format!("/assets/{version}"),
        }
    }

    pub(crate) fn root(&self) -> &str {
        &self.root
    }

    /// Whether files of this version are those that we have.
    pub(crate) fn is_version(&self, version: &str) -> bool {
        self.root.strip_prefix("/assets/") == Some(version)
    }

    /// Returns the contents of a file; `None` if there is none of that name.
    pub(crate) fn read(name: &str) -> Option<Bytes> {
        BuiltIn::get(name).map(|file| match file.data {
            Cow::Borrowed(data) => Bytes::from_static(data),
            Cow::Owned(data) => Bytes::from(data),
        })
    }

    /// The same as text.
    pub(crate) fn text(name: &str) -> Option<String> {
        String::from_utf8(Self::read(name)?.to_vec()).ok()
    }
}

/// A name that changes with any file of the pages and with any of the words.
fn version() -> String {
    let mut hasher = DefaultHasher::new();
    for (name, contents) in contents() {
        name.hash(&mut hasher);
        contents.hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())
}

/// All that browsers keep for good, by name.
fn contents() -> impl Iterator<Item = (String, Cow<'static, [u8]>)> {
    let files = BuiltIn::iter().filter_map(|name| {
        let data = BuiltIn::get(&name)?.data;
        Some((name.into_owned(), data))
    });
    let words = files_of_words().iter().flat_map(|file| {
        Language::ALL.into_iter().filter_map(|language| {
            let text = file.text(language)?;
            let name = format!("{}/{}.ftl", language.code(), file.name());
            Some((name, Cow::Borrowed(text.as_bytes())))
        })
    });
    files.chain(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_their_names() {
        assert!(Assets::text("layout.html").unwrap().contains("{main}"));
        assert_eq!(Assets::read("none.js"), None);
    }

    #[test]
    fn the_words_of_every_language_change_the_version() {
        let all: Vec<_> = contents().collect();
        assert!(all.iter().any(|(name, _)| name == "js/api.js"));
        for language in Language::ALL {
            let name = format!("{}/site.ftl", language.code());
            let words = all.iter().find(|(of, _)| *of == name);
            let (_, contents) = words.expect(&name);
            assert!(!contents.is_empty());
        }
    }

    #[test]
    fn the_folder_is_never_left() {
        for name in ["../Cargo.toml", "/etc/hostname", "js/../../Cargo.toml", ""] {
            assert_eq!(Assets::read(name), None, "{name}");
        }
    }
}
