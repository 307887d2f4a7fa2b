//! A program with which lines of text are exchanged, and which is not trusted.
//!
//! Lines are read by a thread of their own, which notes when each came. A line that is too long is
//! cut, and as long as nobody takes the lines no more are read, so that a program cannot fill the
//! memory. What the lines mean is not known here.

use std::io::{self, BufRead, BufReader, Read, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// A running program. It is ended when this is dropped.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<Line>,
}

/// A line, without its end, and when it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) at: Instant,
}

/// The program has ended, or has closed its output or input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Closed;

/// No more of a line is kept, in bytes.
const LONGEST_LINE: u64 = 16 << 10;
/// Lines that wait to be taken.
const WAITING: usize = 256;
/// How long a program may take to end by itself, once told so.
const FAREWELL: Duration = Duration::from_millis(500);

impl Process {
    /// Starts a program with its arguments, in a folder if one is given. What it writes to the
    /// standard error is lost.
    ///
    /// # Errors
    /// The system's if there is no such program or it cannot be started.
    pub(crate) fn start(words: &[String], folder: Option<&Path>) -> io::Result<Self> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut command = Command::new(located(program)?);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        if let Some(folder) = folder {
            command.current_dir(folder);
        }
        // Ctrl-C is for us: what becomes of the games is decided here.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let missing = || io::Error::other("the pipes to the program are missing");
        let input = child.stdin.take().ok_or_else(missing)?;
        let output = child.stdout.take().ok_or_else(missing)?;
        let (sender, lines) = mpsc::sync_channel(WAITING);
        std::thread::Builder::new()
            .name("reader".to_owned())
            .spawn(move || {
                let mut output = BufReader::new(output);
                while let Some(line) = read_line(&mut output) {
                    if sender.send(line).is_err() {
                        break;
                    }
                }
            })?;
        Ok(Self {
            child,
            input,
            lines,
        })
    }

    /// Sends a line, which is given without its end.
    ///
    /// # Errors
    /// [`Closed`] if the program does not listen any more.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), Closed> {
        let line = format!("{line}\n");
        let said = self.input.write_all(line.as_bytes());
        said.and_then(|()| self.input.flush()).map_err(|_| Closed)
    }

    /// Returns the next line; `None` if none has come at the end of the time.
    ///
    /// # Errors
    /// [`Closed`] if no more will come.
    pub(crate) fn hear(&self, until: Instant) -> Result<Option<Line>, Closed> {
        let time = until.saturating_duration_since(Instant::now());
        match self.lines.recv_timeout(time) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(Closed),
        }
    }

    /// Ends the program at once.
    pub(crate) fn kill(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    /// Asks the program to end, and ends it if it does not.
    fn drop(&mut self) {
        let until = Instant::now() + FAREWELL;
        if self.say("quit").is_ok() {
            while Instant::now() < until && matches!(self.hear(until), Ok(Some(_))) {}
        }
        self.kill();
    }
}

/// Where a program is: as given if it is a mere name, to be looked for by the system, and otherwise
/// from the folder that this program runs in, whatever folder it is to be started in.
fn located(program: &str) -> io::Result<PathBuf> {
    let path = Path::new(program);
    if path.components().count() > 1 {
        return std::path::absolute(path);
    }
    Ok(path.to_owned())
}

/// Reads a line and cuts it if it is too long; `None` at the end of the output.
fn read_line(output: &mut BufReader<ChildStdout>) -> Option<Line> {
    let mut bytes = Vec::new();
    let read = output
        .by_ref()
        .take(LONGEST_LINE)
        .read_until(b'\n', &mut bytes);
    if read.ok()? == 0 {
        return None;
    }
    let at = Instant::now();
    if bytes.last() != Some(&b'\n') {
        skip_line(output)?;
    }
    let text = String::from_utf8_lossy(&bytes);
    Some(Line {
        text: text.trim().to_owned(),
        at,
    })
}

/// Reads on to the end of the line without keeping it.
fn skip_line(output: &mut BufReader<ChildStdout>) -> Option<()> {
    loop {
        let bytes = output.fill_buf().ok()?;
        if bytes.is_empty() {
            return Some(());
        }
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(bytes.len(), |end| end + 1);
        output.consume(used);
        if end.is_some() {
            return Some(());
        }
    }
}
