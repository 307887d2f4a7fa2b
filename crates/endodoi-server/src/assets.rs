//! The files of the pages: built into the program, or read from a folder while they are worked on.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Component, Path, PathBuf};

use axum::body::Bytes;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "web"]
struct BuiltIn;

/// Where the files of the pages come from.
#[derive(Clone, Debug)]
pub(crate) struct Assets {
    folder: Option<PathBuf>,
    /// The address of all files that a page asks for; another one with each change of a file, so that
    /// browsers may keep them for good.
    root: String,
}

impl Assets {
    /// The files built in, or those of a folder.
    pub(crate) fn new(folder: Option<PathBuf>) -> Self {
        let version = match folder {
            Some(_) => "work".to_owned(),
            None => version(),
        };
        Self {
            folder,
            root: format!("/assets/{version}"),
        }
    }

    pub(crate) fn root(&self) -> &str {
        &self.root
    }

    /// Whether files stay as they are while the server runs.
    pub(crate) fn are_fixed(&self) -> bool {
        self.folder.is_none()
    }

    /// Returns the contents of a file; `None` if there is none of that name.
    pub(crate) fn read(&self, name: &str) -> Option<Bytes> {
        match &self.folder {
            None => BuiltIn::get(name).map(|file| match file.data {
                Cow::Borrowed(data) => Bytes::from_static(data),
                Cow::Owned(data) => Bytes::from(data),
            }),
            Some(folder) => std::fs::read(folder.join(plain(name)?)).ok().map(Bytes::from),
        }
    }

    /// The same as text.
    pub(crate) fn text(&self, name: &str) -> Option<String> {
        String::from_utf8(self.read(name)?.to_vec()).ok()
    }
}

/// The name as a path, if it leads nowhere but down.
fn plain(name: &str) -> Option<&Path> {
    let path = Path::new(name);
    let down = |part| matches!(part, Component::Normal(_));
    path.components().all(down).then_some(path)
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
    fn files_are_built_in_and_their_address_tells_their_version() {
        let assets = Assets::new(None);
        assert!(assets.text("layout.html").unwrap().contains("{main}"));
        assert_eq!(assets.root().len(), "/assets/".len() + 16);
        assert_eq!(assets.read("none.js"), None);
    }

    #[test]
    fn a_folder_is_never_left() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("secret"), "s").unwrap();
        std::fs::create_dir(folder.path().join("web")).unwrap();
        let assets = Assets::new(Some(folder.path().join("web")));
        assert_eq!(assets.read("../secret"), None);
        assert_eq!(assets.read("/etc/hostname"), None);
    }
}
