//! En Dodoi in the browser: pages, the HTTP functions and what is stored.
//!
//! A [`Server`] is bound to an address and then runs until it is told to end. What it answers comes
//! from `endodoi-api`; here are only the ways there: addresses, bounds, streams. The rules of the
//! game are not here, and not in `web/` either.

#![forbid(unsafe_code)]

mod app;
mod assets;
mod clients;
mod escape;
mod functions;
mod headers;
mod options;
mod pages;
mod problem;
mod rate;
mod serve;
mod site;
mod start;
mod state;
mod thinkers;

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;

pub use options::{Bounds, Options};
pub use start::StartError;
pub use state::{NoTables, Tables};

use state::App;

/// A server that listens already and answers as soon as it runs.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: Arc<App>,
}

impl Server {
    /// Listens at the address of the options.
    ///
    /// # Errors
    /// [`StartError`] if the address cannot be had.
    pub async fn bind(options: Options, tables: Arc<dyn Tables>) -> Result<Self, StartError> {
        let listen = options.listen;
        let refused = |error| StartError::Address(listen, error);
        let listener = TcpListener::bind(listen).await.map_err(refused)?;
        Ok(Self {
            address: listener.local_addr().map_err(refused)?,
            listener,
            app: App::new(options, tables),
        })
    }

    /// Returns where the server listens, the port included that was free.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `end` comes; what is under way then has some seconds to finish, and searches
    /// tell what they have found.
    pub async fn run(self, end: impl Future<Output = ()>) {
        let connections = self.app.options.limits.connections;
        let app = Arc::clone(&self.app);
        let end = async move {
            end.await;
            app.end_searches();
        };
        serve::serve(self.listener, app::router(self.app), connections, end).await;
    }
}
