//! Lines out and lines in: what is told, asked and read.

use std::io::{self, BufRead, Write};

use endodoi_words::Value;

use super::{Plain, Reply, Result};

/// The longest line that is read, in bytes; what goes beyond is cut.
const MAX_LINE: u64 = 4096;

impl<I: BufRead, O: Write> Plain<I, O> {
    /// A sentence that lacks its full stop.
    pub(super) fn say(&mut self, sentence: &str) -> Result<()> {
        self.tell(&format!("{sentence}."))
    }

    /// A line as it is.
    pub(super) fn tell(&mut self, line: &str) -> Result<()> {
        Ok(writeln!(self.output, "{line}")?)
    }

    /// A message that is a line.
    pub(super) fn tell_with(&mut self, id: &str, values: &[(&str, Value)]) -> Result<()> {
        self.tell(&self.speech.say_with(id, values))
    }

    pub(super) fn ask(&mut self, question: &str) -> Result<Reply> {
        self.tell(&format!("{question} {}", self.speech.say("yes-or-no")))?;
        write!(self.output, "> ")?;
        self.output.flush()?;
        let answer = self.line()?.unwrap_or_default().to_lowercase();
        let is = |ids: [&str; 2]| ids.iter().any(|id| self.speech.say(id) == answer);
        Ok(match &*answer {
            "y" | "yes" => Reply::Yes,
            "n" | "no" => Reply::No,
            _ if is(["answer-yes", "answer-yes-also"]) => Reply::Yes,
            _ if is(["answer-no", "answer-no-also"]) => Reply::No,
            _ => Reply::Unclear,
        })
    }

    /// Reads a line, `None` at the end of the input. What is not UTF-8 is replaced, what is too long
    /// is cut.
    pub(super) fn line(&mut self) -> Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = io::Read::take(&mut self.input, MAX_LINE).read_until(b'\n', &mut bytes)?;
        if read as u64 == MAX_LINE && bytes.last() != Some(&b'\n') {
            self.skip_rest_of_line()?;
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        Ok((read > 0).then_some(line))
    }

    fn skip_rest_of_line(&mut self) -> Result<()> {
        loop {
            let buffer = self.input.fill_buf()?;
            if buffer.is_empty() {
                return Ok(());
            }
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let used = end.map_or(buffer.len(), |end| end + 1);
            self.input.consume(used);
            if end.is_some() {
                return Ok(());
            }
        }
    }
}
