//! Network play in short: servers that are killed, connections that are cut. The long form is
//! `cargo xtask soak`.

#[path = "../examples/soak/main.rs"]
#[allow(dead_code, reason = "load is measured by the program alone")]
mod soak;

use soak::server::Starter;
use soak::words::Words;

/// Servers are this very program, started again to run the one test that becomes one.
const SERVER: &str = "a_server_is_what_a_test_becomes_that_was_started_as_one";

fn words() -> Words {
    let words = ["--exact", "--nocapture", SERVER];
    Words::usual(Starter {
        words: words.map(str::to_owned).into(),
    })
}

/// The database of the tests, if they have one.
fn database() -> Option<String> {
    std::env::var("ENDODOI_POSTGRES").ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_what_a_test_becomes_that_was_started_as_one() {
    if soak::serving::is_wanted() {
        soak::serving::serve().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_are_killed_lose_nothing_that_they_acknowledged() {
    for database in [None].into_iter().chain(database().map(Some)) {
        let words = Words {
            restarts: 10,
            database,
            ..words()
        };
        soak::kill::kill(&words).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_agree_however_bad_their_connections_are() {
    for database in [None].into_iter().chain(database().map(Some)) {
        let words = Words {
            games: 20,
            database,
            ..words()
        };
        soak::chaos::chaos(&words).await.unwrap();
    }
}
