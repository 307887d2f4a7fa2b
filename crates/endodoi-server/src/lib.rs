//! En Dodoi in the browser: pages, the HTTP functions and what is stored.
//!
//! A [`Server`] is bound to an address and then runs until it is told to end. What it answers comes
//! from `endodoi-api`; here are only the ways there: addresses, bounds, streams. The rules of the
//! game are not here, and not in `web/` either.

#![forbid(unsafe_code)]

pub mod admin;
mod app;
mod assets;
mod bus;
mod clients;
mod contest;
mod escape;
mod fresh;
mod functions;
mod headers;
mod health;
mod live;
mod metrics;
mod openapi;
mod options;
mod origin;
mod pages;
mod player;
mod problem;
mod proxy;
mod rate;
mod room;
mod secret;
mod serve;
mod site;
mod start;
mod state;
mod store;
#[cfg(test)]
mod tests;
mod thinkers;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use options::{Bounds, Options};
pub use proxy::Proxy;
pub use start::StartError;
pub use state::{NoTables, Tables};
pub use store::{DatabaseUrl, NoDatabaseUrl};

use state::App;

/// Connections for figures at the same time.
const WATCHERS: usize = 16;

/// A server that listens already and answers as soon as it runs.
#[derive(Debug)]
pub struct Server {
    listener: Listener,
    bounds: Bounds,
    proxy: Proxy,
    router: Router,
    /// What it answers from, if it does more than echo.
    app: Option<Arc<App>>,
    /// Where figures are told.
    metrics: Option<Listener>,
    drain: Duration,
}

/// A socket, and where it listens.
#[derive(Debug)]
struct Listener {
    socket: TcpListener,
    address: SocketAddr,
}

impl Listener {
    async fn bind(listen: SocketAddr) -> Result<Self, StartError> {
        let refused = |error| StartError::Address(listen, error);
        let socket = TcpListener::bind(listen).await.map_err(refused)?;
        Ok(Self {
            address: socket.local_addr().map_err(refused)?,
            socket,
        })
    }
}

impl Server {
    /// Listens at the address of the options.
    ///
    /// # Errors
    /// [`StartError`] if the address cannot be had, or the folder for what is kept cannot be used.
    pub async fn bind(options: Options, tables: Arc<dyn Tables>) -> Result<Self, StartError> {
        let (bounds, proxy, drain) = (options.limits, options.proxy, options.drain);
        let listener = Listener::bind(options.listen).await?;
        let metrics = match options.metrics {
            Some(address) => Some(Listener::bind(address).await?),
            None => None,
        };
        let app = App::new(options, tables).await?;
        Ok(Self {
            listener,
            bounds,
            proxy,
            router: app::router(Arc::clone(&app)),
            app: Some(app),
            metrics,
            drain,
        })
    }

    /// Listens as [`Server::bind`] does, and then sends back whatever is posted to `/echo`: what every
    /// answer costs, for measurements.
    ///
    /// # Errors
    /// [`StartError`] if the address cannot be had.
    #[doc(hidden)]
    pub async fn bind_echo(options: Options) -> Result<Self, StartError> {
        Ok(Self {
            listener: Listener::bind(options.listen).await?,
            bounds: options.limits,
            proxy: options.proxy,
            router: app::echo(),
            app: None,
            metrics: None,
            drain: Duration::ZERO,
        })
    }

    /// Returns where the server listens, the port included that was free.
    pub const fn address(&self) -> SocketAddr {
        self.listener.address
    }

    /// Returns where figures are told, if they are.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|listener| listener.address)
    }

    /// Answers until `end` comes; what is under way then has some seconds to finish, and searches
    /// tell what they have found.
    pub async fn run(self, end: impl Future<Output = ()>) {
        let (goes_on, ending) = watch::channel(());
        let app = self.app.clone();
        let end = async move {
            end.await;
            if let Some(app) = app {
                app.drain();
                tokio::time::sleep(self.drain).await;
                app.end_streams();
            }
            drop(goes_on);
        };
        let answering = serve::serve(
            self.listener.socket,
            self.router,
            self.bounds,
            self.proxy,
            end,
        );
        tokio::join!(answering, watched(self.metrics, self.app, ending));
    }
}

/// Tells figures until the server ends, if they are wanted.
async fn watched(
    listener: Option<Listener>,
    app: Option<Arc<App>>,
    mut ending: watch::Receiver<()>,
) {
    let (Some(listener), Some(app)) = (listener, app) else {
        return;
    };
    let bounds = Bounds {
        connections: WATCHERS,
        ..Bounds::default()
    };
    let end = async move {
        let _ = ending.changed().await;
    };
    let router = metrics::routes(app);
    serve::serve(listener.socket, router, bounds, Proxy::None, end).await;
}
