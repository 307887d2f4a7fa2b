//! Long runs of network play against servers that are processes of their own: under load, killed at any
//! moment, through bad connections. `cargo xtask soak` runs all; `docs/performance.md` has the figures.
//!
//! ```text
//! cargo run --release -p endodoi-server --example soak -- WHAT [--games N] [--restarts N] [--seconds N]
//!     [--database postgres://…] [--seed N] [--state FILE]
//! ```
//!
//! WHAT is `load` (many games at once, how long a move takes to the other player), `echo` (the same
//! connections without games), `kill` (servers are killed and started again) or `chaos` (connections are
//! cut, messages come twice and out of order). With a database two servers share it.

mod chance;
pub(crate) mod chaos;
mod client;
mod deed;
mod http;
pub(crate) mod kill;
mod ledger;
mod link;
mod load;
mod mischief;
mod progress;
mod proxy;
mod round;
pub(crate) mod server;
pub(crate) mod serving;
mod told;
pub(crate) mod words;

use std::process::ExitCode;

use self::server::Starter;
use self::words::{Voice, Words};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    let done = match runtime {
        Ok(runtime) => runtime.block_on(run(&words)),
        Err(error) => Err(error.to_string()),
    };
    match done {
        Ok(told) => {
            println!("{told}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("failed: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(words: &[String]) -> Result<String, String> {
    if serving::is_wanted() {
        return serving::serve().await.map(|()| String::new());
    }
    let (what, rest) = words.split_first().ok_or("say load, echo, kill or chaos")?;
    let usual = Words::usual(Starter { words: Vec::new() });
    let words = Words {
        voice: Voice::Heard,
        ..usual
    };
    let words = words.read(rest)?;
    match what.as_str() {
        "load" => load::load(&words).await,
        "echo" => load::echo(&words).await,
        "kill" => kill::kill(&words).await,
        "chaos" => chaos::chaos(&words).await,
        _ => Err(format!(
            "there is no run `{what}`: say load, echo, kill or chaos"
        )),
    }
}
