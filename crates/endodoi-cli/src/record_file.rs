//! Reading a file of game records, or the standard input, as text.
//!
//! Whatever is too large or no text is refused here, so that the reader of records sees text only.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::escape::Escaped;
use crate::failure::Failure;

/// The most bytes that a file of records may have: 64 MiB.
pub(crate) const MAX_BYTES: u64 = 64 << 20;

/// Reads a file; `-` is the standard input.
///
/// # Errors
/// [`Failure::BadInput`] if it cannot be read, is too large or is not UTF-8.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let bytes = if path == Path::new("-") {
        read_limited(io::stdin())
    } else {
        File::open(path).and_then(read_limited)
    };
    let refused = |reason: String| Failure::bad_input(format_args!("{}: {reason}", name(path)));
    let bytes = bytes.map_err(|error| {
        refused(format!(
            "{error}; give a file of game records, or - for the standard input"
        ))
    })?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(refused(
            "the file has more than 64 MiB; split it".to_owned(),
        ));
    }
    String::from_utf8(bytes).map_err(|error| {
        let place = place(error.as_bytes(), error.utf8_error().valid_up_to());
        refused(format!(
            "{place}: this is not UTF-8 text; save the file as UTF-8"
        ))
    })
}

/// Names the file in messages.
pub(crate) fn name(path: &Path) -> String {
    match path.to_string_lossy() {
        name if name == "-" => "standard input".to_owned(),
        name => Escaped(&name).to_string(),
    }
}

/// Reads one byte more than is allowed, at most.
fn read_limited(source: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Says where a byte stands, line and byte of the line counted from 1.
fn place(bytes: &[u8], at: usize) -> String {
    let mut lines = bytes[..at].split(|byte| *byte == b'\n');
    let last = lines.next_back().unwrap_or_default();
    format!("line {}, byte {}", lines.count() + 1, last.len() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_of_a_byte_is_counted_from_one() {
        assert_eq!(place(b"x", 0), "line 1, byte 1");
        assert_eq!(place(b"ab\ncd", 2), "line 1, byte 3");
        assert_eq!(place(b"ab\ncd", 3), "line 2, byte 1");
        assert_eq!(place(b"ab\ncd", 4), "line 2, byte 2");
    }
}
