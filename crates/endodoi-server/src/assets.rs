//! The files of the pages: built into the program. A build for debugging reads them from the source
//! tree each time, so that whoever works on a page sees it at once.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};

use axum::body::Bytes;
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

/// A name that changes with any file.
fn version() -> String {
    let mut hasher = DefaultHasher::new();
    for name in BuiltIn::iter() {
        name.hash(&mut hasher);
        if let Some(file) = BuiltIn::get(&name) {
            file.metadata.sha256_hash().hash(&mut hasher);
        }
    }
    format!("{:016x}", hasher.finish())
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
    fn the_folder_is_never_left() {
        for name in ["../Cargo.toml", "/etc/hostname", "js/../../Cargo.toml", ""] {
            assert_eq!(Assets::read(name), None, "{name}");
        }
    }
}
