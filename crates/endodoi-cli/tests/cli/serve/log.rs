//! The log of a server: lines of JSON where that is wanted, and nobody's secret, however much is told.

use std::net::TcpStream;

use serde_json::{Value, json};

use super::{Running, ask_as, post, socket, told};

/// Everything that opens a seat, of two players who sit down and move to other devices.
struct Secrets(Vec<String>);

impl Secrets {
    /// Plays a little, rightly and wrongly, and returns what must not be told.
    fn of_a_game(server: &str) -> (Self, TcpStream) {
        let made = post(server, "/api/v1/rooms", r#"{"begins":"south"}"#);
        let (_, cookie) = made.split_once("set-cookie: endodoi=").unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let (id, invite) = (told(&made, "id"), told(&made, "invite"));
        let room = format!("/api/v1/rooms/{id}");
        let south = format!("cookie: endodoi={cookie}");

        let token = told(&post(server, "/api/v1/players", ""), "token");
        let north = format!("authorization: Bearer {token}");
        let join = json!({"name": "Nkoko", "invite": invite}).to_string();
        let joined = ask_as(&north, server, "POST", &format!("{room}/join"), &join);
        assert_eq!(told(&joined, "seat"), "north");

        let live = socket(&south, server, &id);
        let moved = json!({"do": "move", "id": "m", "game": 1, "ply": 0, "hole": "B"}).to_string();
        let commands = format!("{room}/commands");
        assert!(ask_as(&south, server, "POST", &commands, &moved).contains("\"seq\""));

        let handed = ask_as(&south, server, "POST", &format!("{room}/handover"), "");
        let handover = told(&handed, "handover");
        let take = json!({"handover": handover}).to_string();
        let other = told(&post(server, "/api/v1/players", ""), "token");
        let another = format!("authorization: Bearer {other}");
        // A word is good once; the second time is a refusal, with which it must not be told either.
        for status in ["200", "403"] {
            let took = ask_as(&another, server, "POST", &format!("{room}/take"), &take);
            assert_eq!(took.split(' ').nth(1), Some(status), "{took}");
        }
        for wrong in ["authorization: Basic", "authorization: Bearer x"] {
            ask_as(&format!("{wrong}{token}"), server, "GET", &room, "");
        }
        (Self(vec![cookie, invite, token, handover, other]), live)
    }
}

#[test]
fn no_secret_is_in_the_log_and_each_of_its_lines_is_json() {
    let server = Running::start("--listen :0 --data none --json --log trace --log-format json");
    let (Secrets(secrets), live) = Secrets::of_a_game(&server.listens_at());
    let (code, said) = server.end("-TERM");
    drop(live);
    assert_eq!(code, Some(0));
    for secret in secrets {
        // The word that hands a seat over begins with the letter of the side.
        let digits = &secret[secret.len() - 64..];
        assert!(!said.contains(digits), "{said}");
    }
    assert!(said.lines().count() > 10, "{said}");
    for line in said.lines() {
        let told: Value = serde_json::from_str(line).expect(line);
        assert!(told["level"].is_string() && told["timestamp"].is_string());
    }
}
