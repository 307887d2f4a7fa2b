//! `endodoi serve`: En Dodoi in the browser, from this program alone.
//!
//! Here are the flags, the beginning and the end. What is answered in between is in `endodoi-server`;
//! how a browser is opened stands in `serve/browser.rs`, how a listening address is told in
//! `serve/address.rs`, and what goes to the log in `serve/log.rs`.

mod address;
mod browser;
mod log;
mod network_bounds;
mod shelf;
mod signals;

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use endodoi_api::ServingAnswer;
use endodoi_server::{Bounds, NoDatabaseUrl, Options, Proxy, Server, StartError};
use tokio::runtime::{Builder, Runtime};

use self::log::LogArgs;
use self::network_bounds::NetworkBounds;
use self::signals::Signals;
use crate::data_folder::data_folder;
use crate::failure::Failure;
use crate::output::write_json;
use crate::tables::TablesArgs;
use crate::time_arg::time;

const EXAMPLES: &str = "\
Examples:
  $ endodoi serve
    prints an address to open in a browser; Ctrl-C ends it
  $ endodoi serve --open
    opens the browser, too
  $ endodoi serve --listen 0.0.0.0:8080
    for other computers of the network as well
  $ endodoi serve --listen 127.0.0.1:0 --data none
    on any free port, keeping nothing
  $ endodoi serve --database postgres://endodoi@db.example/endodoi
    with games and shared records in PostgreSQL, where several servers can meet
  $ endodoi serve --listen 127.0.0.1:8080 --behind-proxy
    behind a server for TLS, as docs/server.md tells

Whoever reaches the address can play. Nothing is asked of other hosts, and there
are no accounts. What is shared by link and what is played over the network is
kept in --database, in --data, or else in the user's own data folder.
docs/http.md describes the functions for programs.";

/// Above this nobody waits.
const MOST_ANALYSIS: Duration = Duration::from_hours(1);
/// Whoever ends a server has patience, too, but not for ever.
const MOST_DRAIN: Duration = Duration::from_mins(1);
/// Searches that are still at work this long after the end are left alone.
const LAST_SEARCHES: Duration = Duration::from_secs(2);

/// Play in the browser: everything at one address, with nothing else to install
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ServeArgs {
    /// Address and port to listen at; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7878",
        value_parser = address::read)]
    listen: SocketAddr,

    /// Folder for what is shared by link and played over the network, or the word none to keep it
    /// in memory [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// Database to keep it in instead, postgres://USER:PASSWORD@HOST:PORT/NAME; a password is safer
    /// in the variable than in the command
    #[arg(
        long,
        value_name = "URL",
        env = "ENDODOI_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,

    /// Clients come through a reverse proxy of yours, such as Caddy or nginx, and nobody else can reach
    /// --listen: what it says in X-Forwarded-For and X-Forwarded-Proto is believed
    #[arg(long)]
    behind_proxy: bool,

    /// Address at which figures are told to Prometheus (/metrics); nobody hears them without it
    #[arg(long, value_name = "ADDRESS", value_parser = address::read)]
    metrics: Option<SocketAddr>,

    /// How long to go on once the server should end, 1m at most, while /readyz sends others away: time
    /// for a proxy before several servers to notice
    #[arg(long, value_name = "TIME", value_parser = drain_time)]
    drain: Option<Duration>,

    /// Open the address in the browser
    #[arg(long)]
    open: bool,

    /// The longest that one analysis may take, 1h at most
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = analysis_time)]
    analysis_time: Duration,

    /// Searches at the same time, of each kind, moves and analyses; others wait [default: one for
    /// each processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    searches: Option<u16>,

    /// Requests that one client may make a second in the long run, ten times as many at once; 0 is
    /// no limit
    #[arg(long, value_name = "N", default_value_t = Bounds::default().requests_per_second,
        value_parser = clap::value_parser!(u32).range(..=100_000))]
    requests_per_second: u32,

    #[command(flatten)]
    network: NetworkBounds,

    #[command(flatten)]
    tables: TablesArgs,

    #[command(flatten)]
    log: LogArgs,

    /// Print the address as one JSON object
    #[arg(long)]
    json: bool,
}

/// Answers until Ctrl-C, or until the system asks the program to end.
pub(crate) fn run(args: &ServeArgs, out: &mut impl Write) -> Result<(), Failure> {
    network_bounds::raise_open_files();
    args.log.begin();
    let runtime = runtime()?;
    let tables = Arc::new(shelf::ForAll::new(args.tables.wanted()));
    let done = runtime.block_on(async {
        let signals = Signals::listen()?;
        let started = Server::bind(options(args)?, tables).await;
        let server = started.map_err(|error| refusal(args, &error))?;
        tell(args, &server, out)?;
        server.run(signals.first()).await;
        Ok(())
    });
    runtime.shutdown_timeout(LAST_SEARCHES);
    done
}

fn runtime() -> Result<Runtime, Failure> {
    let runtime = Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|error| {
        Failure::failed(format_args!(
            "cannot start the threads of a server: {error}; end other programs first"
        ))
    })
}

fn options(args: &ServeArgs) -> Result<Options, Failure> {
    let usual = args.network.within(Bounds::default());
    // Read here and not by clap, which would print what it cannot read, and so a password.
    let database = args.database.as_deref().map(str::parse).transpose();
    let database = database.map_err(|error: NoDatabaseUrl| {
        Failure::bad_input(format_args!("{error}; see --database"))
    })?;
    Ok(Options {
        database,
        data: match &args.data {
            Some(path) if path.as_os_str() == "none" => None,
            Some(path) => Some(path.clone()),
            None => data_folder(),
        },
        limits: Bounds {
            searches: args.searches.map_or(usual.searches, usize::from),
            analysis: args.analysis_time,
            requests_per_second: args.requests_per_second,
            ..usual
        },
        proxy: if args.behind_proxy {
            Proxy::Before
        } else {
            Proxy::None
        },
        metrics: args.metrics,
        drain: args.drain.unwrap_or_default(),
        ..Options::at(args.listen)
    })
}

/// Tells where the server is to be found, and lets the browser go there.
fn tell(args: &ServeArgs, server: &Server, out: &mut impl Write) -> Result<(), Failure> {
    let (listens, metrics) = (server.address(), server.metrics_address());
    let address = address::for_browser(listens);
    if args.json {
        let answer = ServingAnswer {
            address: address.clone(),
            listen: listens.to_string(),
            metrics: metrics.map(|metrics| metrics.to_string()),
        };
        write_json(out, &answer)?;
    } else if listens.ip().is_unspecified() {
        let port = listens.port();
        writeln!(
            out,
            "Endodoi is at {address}, and for others at this computer's address, port {port}  \
             (Ctrl-C ends it)"
        )?;
    } else {
        writeln!(out, "Endodoi is at {address}  (Ctrl-C ends it)")?;
    }
    if let Some(metrics) = metrics
        && !args.json
    {
        writeln!(
            out,
            "Figures for Prometheus are at http://{metrics}/metrics"
        )?;
    }
    out.flush()?;
    if args.open {
        browser::open(address);
    }
    Ok(())
}

fn refusal(args: &ServeArgs, error: &StartError) -> Failure {
    let (address, system) = match error {
        StartError::Address(address, system) => (address, system),
        StartError::Database(..) => {
            return Failure::failed(format_args!("{error}; name another with --database"));
        }
        _ => return Failure::failed(format_args!("{error}; name another folder with --data")),
    };
    let ip = address::text(address.ip());
    let flag = if Some(*address) == args.metrics {
        "--metrics"
    } else {
        "--listen"
    };
    let remedy = match system.kind() {
        io::ErrorKind::AddrInUse => format!(
            "another program is there already; give another port, or {flag} {ip}:0 for any free one"
        ),
        io::ErrorKind::PermissionDenied => {
            format!("ports below 1024 are for the system; try {flag} {ip}:8080")
        }
        io::ErrorKind::AddrNotAvailable => {
            format!("this computer has no such address; try {flag} 127.0.0.1:7878")
        }
        _ => format!("{system}; give another with {flag}"),
    };
    Failure::failed(format_args!("cannot listen at {address}: {remedy}"))
}

fn drain_time(text: &str) -> Result<Duration, String> {
    match time(text)? {
        long if long > MOST_DRAIN => Err("give 1m at most".to_owned()),
        fine => Ok(fine),
    }
}

fn analysis_time(text: &str) -> Result<Duration, String> {
    match time(text)? {
        long if long > MOST_ANALYSIS => Err("give 1h at most".to_owned()),
        fine => Ok(fine),
    }
}
