//! Bodies by the thousand, made from the description of the functions: right, nearly right and wild.
//!
//! Whatever comes, no answer is a fault of ours, none takes long, and every refusal is a proper problem.
//! There are so many requests; `ENDODOI_FUZZ_REQUESTS` and `ENDODOI_FUZZ_SEED` say how many else, and from
//! where. Addresses of pages and their files are in `fuzz/places.rs`.

mod chance;
mod made;
mod places;
mod spoilt;

use std::collections::BTreeMap;
use std::ops::Range;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{HeaderValue, Method, Request, header};
use serde_json::Value;

use self::chance::Chance;
use super::described::operations;
use super::{Client, request};
use crate::options::Bounds;

/// No answer takes longer, on a busy machine and without optimisation.
const LONG: Duration = Duration::from_secs(2);
/// Requests to the functions.
const REQUESTS: u64 = 3_000;

/// The seeds that are tried: one for each request.
fn seeds(usual: u64) -> Range<u64> {
    let first = number("ENDODOI_FUZZ_SEED", 1);
    first..first + number("ENDODOI_FUZZ_REQUESTS", usual)
}

fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).map_or(usual, |text| text.parse().expect(variable))
}

/// How often a function answered, and refused.
#[derive(Debug, Default)]
struct Tally {
    answered: u32,
    refused: u32,
}

#[tokio::test]
async fn no_body_makes_the_server_fail_or_wait() {
    let brief = Duration::from_millis(5);
    let client = Client::bounded(Bounds {
        requests_per_second: 0,
        shares_per_minute: 0,
        rooms_per_minute: 0,
        analysis: 4 * brief,
        thought: brief,
        ..Bounds::default()
    })
    .await;
    let description = client.get("/api/openapi.json").await.json();
    let all = operations(&description);
    let token = client.post("/api/v1/players", "").await.json()["token"].clone();
    let token = HeaderValue::try_from(format!("Bearer {}", token.as_str().unwrap())).unwrap();
    let made = authorized(request(Method::POST, "/api/v1/rooms", "{}".into()), &token);
    let room = client.ask(made).await.json()["id"].clone();
    let seeds = seeds(REQUESTS);
    let enough = seeds.end - seeds.start >= REQUESTS;
    let (mut tallies, mut longest) = (BTreeMap::new(), Duration::ZERO);
    for seed in seeds {
        let mut chance = Chance::new(seed);
        let (method, path, operation) = chance.one_of(&all);
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        let body = match schema {
            Value::Null => Vec::new(),
            schema => body(schema, &description, &mut chance),
        };
        let uri = match path.strip_prefix("/api/v1/rooms/{id}") {
            // This one would go on and on.
            Some(rest) if rest != "/events" && chance.below(2) == 0 => {
                format!("/api/v1/rooms/{}{rest}", room.as_str().unwrap())
            }
            _ => address(path, &mut chance),
        };
        let asked = Instant::now();
        let asking = request(method.clone(), &uri, Body::from(body.clone()));
        let asking = client.ask(authorized(asking, &token));
        let told = format!(
            "ENDODOI_FUZZ_SEED={seed}: {method} {uri} {}",
            String::from_utf8_lossy(&body)
        );
        let answer = tokio::time::timeout(LONG, asking).await.expect(&told);
        let took = asked.elapsed();
        assert!(took < LONG, "{told}");
        longest = longest.max(took);
        let tally: &mut Tally = tallies.entry(path).or_default();
        if answer.status.is_success() {
            tally.answered += 1;
        } else {
            assert!(answer.status.is_client_error(), "{told}\n{}", answer.text);
            assert!(!answer.problem().is_empty());
            tally.refused += 1;
        }
    }
    println!("longest {longest:?}: {tallies:#?}");
    if enough {
        // Only who gets through now and then, and not always, has tried something.
        for (path, tally) in tallies {
            let is_asked_without = ["/rules", "/puzzles", "/daily", "/players"]
                .iter()
                .any(|end| path.ends_with(end));
            assert!(tally.answered > 0 || path.contains('{'), "{path}");
            assert!(tally.refused > 0 || is_asked_without, "{path}");
        }
    }
}

/// A request by who has this token.
fn authorized(mut request: Request<Body>, token: &HeaderValue) -> Request<Body> {
    let headers = request.headers_mut();
    headers.insert(header::AUTHORIZATION, token.clone());
    request
}

/// A body for a schema: as it should be, spoilt as a value, or spoilt as text.
fn body(schema: &Value, description: &Value, chance: &mut Chance) -> Vec<u8> {
    let mut value = made::value(schema, description, chance, 0);
    match chance.below(8) {
        0..4 => value.to_string().into_bytes(),
        4..7 => {
            for _ in 0..=chance.below(3) {
                spoilt::value(&mut value, chance);
            }
            value.to_string().into_bytes()
        }
        _ => spoilt::text(value.to_string().into_bytes(), chance),
    }
}

/// The address with something put in for its parameters.
fn address(path: &str, chance: &mut Chance) -> String {
    let Some((before, after)) = path.split_once('{') else {
        return path.to_owned();
    };
    let after = after.split_once('}').map_or("", |(_, after)| after);
    let letters = |chance: &mut Chance| char::from(b'a' + u8::try_from(chance.below(26)).unwrap());
    let filled: String = match chance.below(4) {
        0 => (0..10).map(|_| letters(chance)).collect(),
        1 => format!("%{:02x}", chance.below(256)),
        2 => "x".repeat(chance.below(2_000) + 1),
        _ => chance
            .one_of(&["%2e%2e%2f", "a%00b", "'--", "%F0%9F%A5%9C", "0"])
            .to_string(),
    };
    format!("{before}{filled}{after}")
}
