//! A `PostgreSQL` for the tests alone: made in `target/`, at a free port of this machine, and removed
//! when they are done, however that was.
//!
//! It is Debian's package `postgresql`, which is installed where it is missing and that may be done; what is
//! installed otherwise is found by `pg_config` or on the PATH. `PostgreSQL` refuses to run as root, so there it runs as the
//! user `postgres`.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use crate::call::Call;
use crate::chore::Chore;

/// Tests the server over it.
pub(crate) const CHORE: Chore = Chore {
    name: "postgres",
    arguments: "[WORD]…",
    summary: "the tests of the server, over PostgreSQL, too; WORD is part of a test's name",
    run,
};

/// The variable by which the tests find the server.
pub(crate) const VARIABLE: &str = "ENDODOI_POSTGRES";
/// Where it is made, in a folder that is called so with the number of this run.
const FOLDER: &str = "target";
const NAME: &str = "postgres-";
/// Where Debian keeps the programs of each version.
const DEBIAN: &str = "/usr/lib/postgresql";

fn run(words: &[String]) -> anyhow::Result<()> {
    let server = Postgres::start()?;
    let tests = Call::new("cargo test -p endodoi-server --all-features --lib --");
    let tests = tests.and(words.iter().map(String::as_str));
    tests.with_variable(VARIABLE, server.url()).run()
}

/// A server that is stopped and removed when this goes.
#[derive(Debug)]
pub(crate) struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
}

impl Postgres {
    /// Starts a server.
    ///
    /// # Errors
    /// If there is no `PostgreSQL` and none can be installed, or it does not start.
    pub(crate) fn start() -> anyhow::Result<Self> {
        let programs = programs()?;
        sweep(&programs)?;
        let name = format!("{FOLDER}/{NAME}{}", std::process::id());
        fs::create_dir_all(&name).with_context(|| format!("cannot make the folder {name}"))?;
        let folder = fs::canonicalize(&name)?;
        let server = Self {
            folder,
            programs,
            port: free_port()?,
        };
        server.make()?;
        Ok(server)
    }

    /// The address of its first database.
    pub(crate) fn url(&self) -> String {
        format!("postgres://endodoi@127.0.0.1:{}/postgres", self.port)
    }

    fn make(&self) -> anyhow::Result<()> {
        let folder = self.folder.display().to_string();
        if is_root() {
            Call::of(["chown", "postgres", &folder]).run()?;
            if !as_postgres("test").and(["-w", &folder]).succeeds() {
                bail!("the user postgres cannot write to {folder}; work in a folder it can reach");
            }
        }
        let data = self.data();
        let initdb = self
            .call("initdb")
            .and(["-D", &data, "-U", "endodoi", "-A", "trust"]);
        let initdb = initdb.and(["--no-sync", "-E", "UTF8", "--locale=C.UTF-8"]);
        initdb.output()?;
        // Tests need not survive a power cut, and are quicker without.
        let options = format!(
            "-c listen_addresses=127.0.0.1 -c port={} -c unix_socket_directories= -c fsync=off",
            self.port
        );
        let log = self.folder.join("log").display().to_string();
        let start = self.call("pg_ctl").and(["start", "-w", "-t", "60"]);
        let started = start.and(["-D", &data, "-l", &log, "-o", &options]).run();
        started.with_context(|| fs::read_to_string(&log).unwrap_or_default())
    }

    fn data(&self) -> String {
        self.folder.join("data").display().to_string()
    }

    /// One of its programs, run by a user that may.
    fn call(&self, program: &str) -> Call {
        as_postgres(&self.programs.join(program).display().to_string())
    }

    /// Stops it if it runs, and removes what it wrote.
    fn remove(&self) -> anyhow::Result<()> {
        if self.folder.join("data/postmaster.pid").exists() {
            let stop = self
                .call("pg_ctl")
                .and(["stop", "-w", "-t", "60", "-m", "immediate"]);
            stop.and(["-D", &self.data()]).run()?;
        }
        fs::remove_dir_all(&self.folder)
            .with_context(|| format!("cannot remove {}", self.folder.display()))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Err(error) = self.remove() {
            eprintln!("the PostgreSQL of the tests is left: {error:#}");
        }
    }
}

/// Removes what runs left that were interrupted.
fn sweep(programs: &Path) -> anyhow::Result<()> {
    for entry in fs::read_dir(FOLDER).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let run = name.to_str().and_then(|name| name.strip_prefix(NAME));
        let Some(run) = run else { continue };
        if !Call::of(["kill", "-0", run]).succeeds() {
            let (folder, programs) = (fs::canonicalize(entry.path())?, programs.to_owned());
            drop(Postgres {
                folder,
                programs,
                port: 0,
            });
        }
    }
    Ok(())
}

/// A program run by the user `postgres` where this runs as root, in a folder that it can read.
fn as_postgres(program: &str) -> Call {
    let call = if is_root() {
        Call::of(["runuser", "-u", "postgres", "--", program])
    } else {
        Call::of([program])
    };
    call.at("/")
}

/// The folder of `initdb` and `pg_ctl`, whose package is installed if it is missing.
fn programs() -> anyhow::Result<PathBuf> {
    if let Some(found) = found() {
        return Ok(found);
    }
    let install = Call::new("apt-get install --yes --no-install-recommends postgresql")
        .with_variable("DEBIAN_FRONTEND", "noninteractive");
    let update = Call::new("apt-get update").run();
    match (update.and_then(|()| install.run()), found()) {
        (Ok(()), Some(found)) => Ok(found),
        _ => bail!(
            "PostgreSQL is missing and could not be installed; it is Debian's package `postgresql`"
        ),
    }
}

fn found() -> Option<PathBuf> {
    let is_whole = |folder: &PathBuf| {
        ["initdb", "pg_ctl", "postgres"]
            .iter()
            .all(|program| folder.join(program).is_file())
    };
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let mut known: Vec<_> = versions.map(|version| version.path().join("bin")).collect();
    // Of several versions the newest; names that are no numbers come first.
    known.sort_by_key(|folder| {
        let version = folder.parent().and_then(Path::file_name)?.to_str()?;
        version.parse::<u32>().ok()
    });
    let path = std::env::var_os("PATH").unwrap_or_default();
    let newest_first = known.into_iter().rev();
    newest_first
        .chain(std::env::split_paths(&path))
        .find(is_whole)
}

/// Whether this runs as root, which `PostgreSQL` refuses.
fn is_root() -> bool {
    Call::new("id -u")
        .output()
        .is_ok_and(|user| user.trim() == "0")
}

/// A port that was free a moment ago.
fn free_port() -> anyhow::Result<u16> {
    let listener = TcpListener::bind("127.0.0.1:0").context("no port of this machine is free")?;
    Ok(listener.local_addr()?.port())
}
