//! A program with which lines of text are exchanged, and which is not trusted.
//!
//! Lines are read by a thread of their own, which notes when each came, and written by another, so
//! that a program that does not read is not waited for. A line that is too long is cut, and as long as
//! nobody takes the lines no more are read, so that a program cannot fill the memory. What the lines
//! mean is not known here.

use std::io::{self, BufRead, BufReader, Read, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant};

/// A running program. It is ended when this is dropped.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    input: SyncSender<String>,
    lines: Receiver<Line>,
    is_ended: bool,
}

/// A line, without its end, and when it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) at: Instant,
}

/// The program has ended, has closed its output or input, or reads nothing of very much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Closed;

/// No more of a line is kept, in bytes.
const LONGEST_LINE: u64 = 16 << 10;
/// Lines that wait to be taken.
const WAITING: usize = 256;
/// Lines that wait to be read by the program. Whoever asks waits for an answer soon, so that hardly
/// more than one question is ever under way.
const UNREAD: usize = 1024;
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
        // Ctrl-C is for us: what becomes of the games is decided here. The group is that of the program
        // and of all that it starts, and is ended as a whole.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let missing = || io::Error::other("the pipes to the program are missing");
        let to_it = child.stdin.take().ok_or_else(missing)?;
        let from_it = child.stdout.take().ok_or_else(missing)?;
        let (input, unread) = mpsc::sync_channel(UNREAD);
        let (sender, lines) = mpsc::sync_channel(WAITING);
        // Ended by being dropped, whatever fails from here.
        let process = Self {
            child,
            input,
            lines,
            is_ended: false,
        };
        let named = |name: &str| std::thread::Builder::new().name(name.to_owned());
        named("writer").spawn(move || write_lines(to_it, &unread))?;
        named("reader").spawn(move || {
            let mut output = BufReader::new(from_it);
            while let Some(line) = read_line(&mut output) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        })?;
        Ok(process)
    }

    /// Sends a line, which is given without its end. It is not waited for that the program reads it.
    ///
    /// # Errors
    /// [`Closed`] if the program does not listen any more.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), Closed> {
        self.input.try_send(format!("{line}\n")).map_err(|_| Closed)
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

    /// Ends the program at once, and on Unix all that it has started and left in its process group.
    pub(crate) fn kill(&mut self) {
        // Once it has been waited for, its number may be that of another.
        if std::mem::replace(&mut self.is_ended, true) {
            return;
        }
        // It may have ended by itself.
        #[cfg(unix)]
        let _ = rustix::process::kill_process_group(
            rustix::process::Pid::from_child(&self.child),
            rustix::process::Signal::KILL,
        );
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    /// Asks the program to end, and ends it if it does not.
    fn drop(&mut self) {
        let until = Instant::now() + FAREWELL;
        if !self.is_ended && self.say("quit").is_ok() {
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

/// Writes lines until no more will come, or nobody reads them.
fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        let written = input.write_all(line.as_bytes());
        if written.and_then(|()| input.flush()).is_err() {
            return;
        }
    }
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

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(20);

    fn shell(script: &str) -> Process {
        Process::start(&["sh", "-c", script].map(str::to_owned), None).unwrap()
    }

    /// What the output tells of, beyond any doubt: it is closed when nobody holds it any more.
    fn are_all_gone(process: &Process) -> bool {
        let until = Instant::now() + LONG;
        loop {
            match process.hear(until) {
                Ok(Some(_)) => {}
                Ok(None) => return false,
                Err(Closed) => return true,
            }
        }
    }

    #[test]
    fn what_a_program_has_started_is_ended_with_it() {
        let mut process = shell("sleep 300 & echo started; wait");
        let line = process.hear(Instant::now() + LONG).unwrap().unwrap();
        assert_eq!(line.text, "started");
        process.kill();
        assert!(are_all_gone(&process));
    }

    #[test]
    fn what_a_program_has_left_behind_is_ended_too() {
        let mut process = shell("sleep 300 & exit");
        while process.child.try_wait().unwrap().is_none() {
            std::thread::yield_now();
        }
        process.kill();
        assert!(are_all_gone(&process));
    }

    #[test]
    fn a_program_that_reads_nothing_is_not_waited_for() {
        let (sender, done) = mpsc::channel();
        std::thread::spawn(move || {
            let mut process = shell("exec sleep 300");
            let said = process.say(&"x".repeat(1 << 20));
            drop(process);
            sender.send(said)
        });
        assert_eq!(done.recv_timeout(LONG), Ok(Ok(())));
    }

    #[test]
    fn what_is_never_read_does_not_fill_the_memory() {
        let mut process = shell("exec sleep 300");
        let line = "x".repeat(1000);
        let said = (0..10 * UNREAD).find(|_| process.say(&line).is_err());
        assert!(said.is_some_and(|lines| lines >= UNREAD));
    }

    #[test]
    fn lines_arrive_in_their_order() {
        let mut process = shell("exec cat");
        for line in ["one", "two"] {
            process.say(line).unwrap();
        }
        for line in ["one", "two"] {
            let heard = process.hear(Instant::now() + LONG).unwrap().unwrap();
            assert_eq!(heard.text, line);
        }
    }
}
