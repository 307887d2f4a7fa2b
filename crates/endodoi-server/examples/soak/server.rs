//! A server as a process of its own, which can be killed, and what it takes of the machine.

use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The variable in which a server finds what it is to be.
pub(crate) const VARIABLE: &str = "ENDODOI_SOAK_SERVER";
/// What a server says before the address at which it listens.
pub(crate) const GREETING: &str = "soak server at ";

/// How a server is started: this very program once more, with these words.
#[derive(Clone, Debug)]
pub(crate) struct Starter {
    pub(crate) words: Vec<String>,
}

/// What a server is to be.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Wanted {
    pub(crate) port: u16,
    pub(crate) place: Place,
}

/// Where it keeps what is played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Place {
    Folder(PathBuf),
    Postgres(String),
    /// It keeps nothing, and only sends back what it is sent.
    Echo,
}

/// A server at work.
#[derive(Debug)]
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    child: Child,
}

/// What a server has taken of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    /// The most memory at any time, in KiB.
    pub(crate) peak: u64,
    /// The time of processors.
    pub(crate) cpu: Duration,
}

impl Server {
    /// Starts a server; with port 0 at a free one. Blocks until it listens.
    ///
    /// # Errors
    /// Why it does not start.
    pub(crate) fn start(starter: &Starter, wanted: &Wanted) -> Result<Self, String> {
        let failed = |error: std::io::Error| format!("a server cannot be started: {error}");
        let wanted = serde_json::to_string(wanted).map_err(|error| error.to_string())?;
        let mut child = Command::new(std::env::current_exe().map_err(failed)?)
            .args(&starter.words)
            .env(VARIABLE, wanted)
            // It ends when this end of the pipe is gone.
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let lines = child.stdout.take().map(|out| BufReader::new(out).lines());
        let mut told = lines.into_iter().flatten().map_while(Result::ok);
        let address = told.find_map(|line| line.strip_prefix(GREETING)?.parse().ok());
        let Some(address) = address else {
            // It is over already, or of no use.
            let _ = child.kill();
            let ended = child.wait();
            return Err(format!("a server ended before it listened: {ended:?}"));
        };
        Ok(Self { address, child })
    }

    /// Kills it as the system does, without a last word.
    ///
    /// # Errors
    /// Why it cannot be killed; that it has ended by itself is one.
    pub(crate) fn kill(mut self) -> Result<(), String> {
        if let Ok(Some(status)) = self.child.try_wait() {
            return Err(format!("a server has ended by itself: {status}"));
        }
        let killed = self.child.kill().and_then(|()| self.child.wait());
        killed.map(drop).map_err(|error| error.to_string())
    }

    /// What it has taken so far; nothing where the system does not tell.
    pub(crate) fn usage(&self) -> Usage {
        let read = |what| {
            let path = format!("/proc/{}/{what}", self.child.id());
            std::fs::read_to_string(path).unwrap_or_default()
        };
        let status = read("status");
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let peak = peak.and_then(|line| line.split_whitespace().next()?.parse().ok());
        let stat = read("stat");
        // The name comes before, in brackets, and may hold blanks; a tick is a hundredth of a second.
        let words = stat
            .rsplit(')')
            .next()
            .unwrap_or_default()
            .split_whitespace();
        let ticks = words
            .skip(11)
            .take(2)
            .filter_map(|word| word.parse::<u64>().ok());
        Usage {
            peak: peak.unwrap_or(0),
            cpu: Duration::from_millis(ticks.sum::<u64>() * 10),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Wanted {
    /// A server on this machine, at a free port.
    pub(crate) fn at(place: Place) -> Self {
        Self { port: 0, place }
    }

    pub(crate) fn listen(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }
}
