//! A server for whoever works on the pages: built in a moment, without tables, and in a build for
//! debugging every page is read from the source tree anew. `cargo run -p endodoi-server --example serve`
//! `[PORT]`.

use std::sync::Arc;

use endodoi_server::{NoTables, Options, Server};

#[tokio::main]
async fn main() -> Result<(), endodoi_server::StartError> {
    let port = std::env::args().nth(1).and_then(|port| port.parse().ok());
    let options = Options::at(([127, 0, 0, 1], port.unwrap_or(7878)).into());
    let server = Server::bind(options, Arc::new(NoTables)).await?;
    println!("http://{}/", server.address());
    server.run(std::future::pending()).await;
    Ok(())
}
