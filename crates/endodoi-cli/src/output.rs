//! Answers for programs, as lines of JSON.

use std::io::{self, Write};

use endodoi_api::Answer;

/// Writes an answer as one line.
pub(crate) fn write_json(out: &mut impl Write, answer: &impl Answer) -> io::Result<()> {
    serde_json::to_writer(&mut *out, answer)?;
    writeln!(out)
}
