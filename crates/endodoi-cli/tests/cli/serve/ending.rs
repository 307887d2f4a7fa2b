//! The end of a server that has work under way.

use std::io::Read as _;
use std::time::{Duration, Instant};

use super::{Running, post, socket, told};

/// A supervisor that waits ten seconds need not kill.
const SOON: Duration = Duration::from_secs(10);
/// The end of a socket: a frame of closing, whose code 1012 says that the service begins again.
const RESTARTS: [u8; 2] = 1012_u16.to_be_bytes();

#[test]
fn sockets_are_told_that_the_server_begins_again_and_it_ends_soon() {
    let server = Running::start("--listen :0 --data none --json");
    let address = server.listens_at();
    let made = post(&address, "/api/v1/rooms", "{}");
    let mut live = socket("accept: */*", &address, &told(&made, "id"));
    let begun = Instant::now();
    assert_eq!(server.end("-TERM"), (Some(0), String::new()));
    assert!(begun.elapsed() < SOON);
    let mut last = Vec::new();
    live.read_to_end(&mut last).unwrap();
    let closing = last.windows(4).find(|bytes| bytes[0] == 0x88);
    assert_eq!(closing.map(|bytes| &bytes[2..]), Some(&RESTARTS[..]));
}
