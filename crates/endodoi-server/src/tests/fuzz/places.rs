//! Addresses that are no functions: pages, files and words, right and wrong.
//!
//! They are put together from parts that mean something, often enough for some of them to be found.

use std::time::Instant;

use axum::body::Body;
use axum::http::{Method, StatusCode};

use super::chance::Chance;
use super::{LONG, seeds};
use crate::tests::{Client, request};

/// Addresses that are asked for.
const REQUESTS: u64 = 1_000;

/// What stands between slashes.
const PARTS: &[&str] = &[
    "",
    "en",
    "lv",
    "xx",
    "play",
    "learn",
    "analyze",
    "rules",
    "assets",
    "words",
    "work",
    "js",
    "api.js",
    "css",
    "base.css",
    "icon.svg",
    "favicon.ico",
    "healthz",
    "readyz",
    "site.json",
    "site+board+learn.json",
    "site+site.json",
    "..",
    ".",
    "%2e%2e",
    "%2f",
    "%00",
    "%ff",
    "%F0%9F%A5%9C",
];

fn address(chance: &mut Chance) -> String {
    let mut address = match chance.below(4) {
        0 => format!("/words/work/{}", chance.one_of(&["en", "sw", "xx"])),
        1 => "/assets/work".to_owned(),
        _ => String::new(),
    };
    for _ in 0..=chance.below(3) {
        address.push('/');
        if chance.once_in(30) {
            let times = chance.below(1_600) + 1;
            address.push_str(&vec!["learn"; times].join("+"));
            address.push_str(".json");
        } else {
            address.push_str(chance.one_of::<&str>(PARTS));
        }
    }
    if chance.once_in(4) {
        address.push_str(chance.one_of::<&str>(&["?", "?x=1", "?%00", "?shared=zzzz"]));
    }
    address
}

#[tokio::test]
async fn no_address_makes_the_server_fail_or_wait() {
    let client = Client::new().await;
    let (mut found, mut moved, mut missing) = (0, 0, 0);
    for seed in seeds(REQUESTS) {
        let uri = address(&mut Chance::new(seed));
        let told = format!("ENDODOI_FUZZ_SEED={seed}: {uri}");
        let asked = Instant::now();
        let asking = client.ask(request(Method::GET, &uri, Body::empty()));
        let answer = tokio::time::timeout(LONG, asking).await.expect(&told);
        assert!(asked.elapsed() < LONG, "{told}");
        match answer.status {
            StatusCode::OK => found += 1,
            status if status.is_redirection() => {
                assert!(answer.header("location").starts_with('/'), "{told}");
                moved += 1;
            }
            status => {
                assert!(status.is_client_error(), "{told}: {status}");
                missing += 1;
            }
        }
    }
    println!("{found} found, {moved} moved, {missing} missing");
    assert!(found > 0 && moved > 0 && missing > 0);
}
