//! Listening to the standard input, on a thread of its own.
//!
//! A line may be anything: too long, no text, without an end. No more of it is kept than the session
//! reads, and no more than a few lines wait for an answer.

use std::io::{self, BufRead, Read as _};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use endodoi_engine::ugi::Session;

use crate::failure::Failure;

/// Lines that may wait; who sends more has to wait, too.
const WAITING: usize = 16;

/// What there is to attend to.
#[derive(Debug)]
pub(super) enum Heard {
    /// A line, without what is no text in it.
    Line(String),
    /// Something has changed elsewhere in the program.
    Look,
    /// There will be no more.
    End,
    /// The input cannot be read.
    Failed(io::Error),
}

/// Begins to listen; returns what is heard, and a way to add to it.
pub(super) fn listen() -> Result<(Receiver<Heard>, SyncSender<Heard>), Failure> {
    let (sender, receiver) = sync_channel(WAITING);
    let wake = sender.clone();
    thread::Builder::new()
        .name("listener".to_owned())
        .spawn(move || pass_on(&mut io::stdin().lock(), &sender))
        .map_err(|error| {
            Failure::failed(format_args!(
                "cannot start a thread to listen on: {error}; end other programs first"
            ))
        })?;
    Ok((receiver, wake))
}

/// Passes on what is read until it ends or nobody listens any more.
fn pass_on(input: &mut impl BufRead, listener: &SyncSender<Heard>) {
    loop {
        let heard = match read_line(input) {
            Ok(Some(line)) => Heard::Line(line),
            Ok(None) => Heard::End,
            Err(error) => Heard::Failed(error),
        };
        let is_last = !matches!(heard, Heard::Line(_));
        if listener.send(heard).is_err() || is_last {
            return;
        }
    }
}

/// Reads a line; of one that is too long, just so much that this can be seen. `None` at the end.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let most = Session::MAX_LINE as u64 + 1;
    if input.by_ref().take(most).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() > Session::MAX_LINE && line.last() != Some(&b'\n') {
        skip_line(input)?;
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            buffer => buffer?,
        };
        let (used, is_done) = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if is_done {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<String> {
        std::iter::from_fn(|| read_line(&mut input).unwrap()).collect()
    }

    #[test]
    fn the_last_line_needs_no_end() {
        assert_eq!(lines(b"ugi\r\n\nquit"), ["ugi\r\n", "\n", "quit"]);
    }

    #[test]
    fn what_is_no_text_is_replaced() {
        assert_eq!(lines(b"\xff\xfe a\n"), ["\u{fffd}\u{fffd} a\n"]);
    }

    #[test]
    fn of_a_line_that_is_too_long_the_beginning_is_kept() {
        let long = vec![b'x'; 3 * Session::MAX_LINE];
        let input = [&long[..], b"\nisready\n", &long].concat();
        let lengths: Vec<usize> = lines(&input).iter().map(String::len).collect();
        assert_eq!(lengths, [Session::MAX_LINE + 1, 8, Session::MAX_LINE + 1]);
    }
}
