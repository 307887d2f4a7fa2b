//! The server within the process that was started for it.

use std::io::{Read as _, Write as _};
use std::sync::Arc;

use endodoi_server::{Bounds, NoTables, Options, Server};

use super::server::{GREETING, Place, VARIABLE, Wanted};

/// Whether this process was started as a server.
pub(crate) fn is_wanted() -> bool {
    std::env::var_os(VARIABLE).is_some()
}

/// Serves until whoever has started it is gone.
///
/// # Errors
/// Why it cannot.
pub(crate) async fn serve() -> Result<(), String> {
    let wanted = std::env::var(VARIABLE).map_err(|error| error.to_string())?;
    let wanted: Wanted = serde_json::from_str(&wanted).map_err(|error| error.to_string())?;
    tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .with_writer(std::io::stderr)
        .init();
    let mut options = Options {
        limits: bounds(),
        ..Options::at(wanted.listen())
    };
    match wanted.place {
        Place::Folder(folder) => options.data = Some(folder),
        Place::Postgres(url) => {
            let url = url.parse();
            options.database =
                Some(url.map_err(|error: endodoi_server::NoDatabaseUrl| error.to_string())?);
        }
        Place::Echo => {
            let server = Server::bind_echo(options).await;
            return run(server.map_err(|error| error.to_string())?).await;
        }
    }
    let server = Server::bind(options, Arc::new(NoTables)).await;
    run(server.map_err(|error| error.to_string())?).await
}

async fn run(server: Server) -> Result<(), String> {
    let mut out = std::io::stdout();
    // A test's own line may have begun.
    let told = writeln!(out, "\n{GREETING}{}", server.address()).and_then(|()| out.flush());
    told.map_err(|error| error.to_string())?;
    let alone = tokio::task::spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new()));
    server
        .run(async {
            // Whatever was read, nobody is there any more.
            let _ = alone.await;
        })
        .await;
    Ok(())
}

/// All clients are at one address here, so nothing is counted by address.
fn bounds() -> Bounds {
    Bounds {
        requests_per_second: 0,
        rooms_per_minute: 0,
        rooms_followed: usize::MAX,
        connections: 50_000,
        connections_per_client: usize::MAX,
        ..Bounds::default()
    }
}
