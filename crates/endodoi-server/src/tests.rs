//! The server as its clients meet it, without a socket where that is possible.

mod attacks;
mod bounds;
mod contests;
mod described;
mod document;
mod draining;
mod functions;
mod fuzz;
mod metrics;
mod rooms;
mod running;
mod site;
mod sockets;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use serde_json::Value;
use tower::ServiceExt as _;

use crate::app::router;
use crate::options::{Bounds, Options};
use crate::state::{App, NoTables};

pub(crate) use self::running::Running;

/// Somebody who asks a server that is made for the test.
pub(crate) struct Client {
    router: Router,
    address: SocketAddr,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Client {
    /// Asks a server without limits of number.
    pub(crate) async fn new() -> Self {
        Self::bounded(Bounds {
            requests_per_second: 0,
            shares_per_minute: 0,
            rooms_per_minute: 0,
            ..Bounds::default()
        })
        .await
    }

    pub(crate) async fn bounded(limits: Bounds) -> Self {
        let address = SocketAddr::from(([127, 0, 0, 1], 7878));
        let options = Options {
            limits,
            ..Options::at(address)
        };
        let app = App::new(options, Arc::new(NoTables)).await.unwrap();
        Self {
            router: router(app),
            address,
        }
    }

    /// Another client of the same server.
    pub(crate) fn other(&self) -> Self {
        Self {
            router: self.router.clone(),
            address: ([10, 0, 0, 9], 4000).into(),
        }
    }

    pub(crate) async fn send(&self, mut request: Request<Body>) -> axum::response::Response {
        request.extensions_mut().insert(ConnectInfo(self.address));
        self.router.clone().oneshot(request).await.unwrap()
    }

    pub(crate) async fn ask(&self, request: Request<Body>) -> Answer {
        let response = self.send(request).await;
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }

    pub(crate) async fn get(&self, uri: &str) -> Answer {
        self.ask(request(Method::GET, uri, Body::empty())).await
    }

    pub(crate) async fn post(&self, uri: &str, body: impl Into<Body>) -> Answer {
        self.ask(request(Method::POST, uri, body.into())).await
    }
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).expect(&self.text)
    }

    /// The code of a problem, which must be one in every respect.
    pub(crate) fn problem(&self) -> String {
        let json = self.json();
        assert_eq!(
            self.headers[header::CONTENT_TYPE],
            "application/problem+json"
        );
        assert_eq!(json["status"], self.status.as_u16(), "{json}");
        assert!(
            json["detail"].as_str().is_some_and(|text| !text.is_empty()),
            "{json}"
        );
        assert_eq!(json["type"], "about:blank");
        json["code"].as_str().unwrap().to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }
}

pub(crate) fn request(method: Method, uri: &str, body: Body) -> Request<Body> {
    Request::builder()
        .method(method)
        .uri(uri)
        .header(header::CONTENT_TYPE, "application/json")
        .body(body)
        .unwrap()
}
