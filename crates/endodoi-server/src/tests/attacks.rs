//! What somebody might try who wants to cheat, to look where they have no business, or to wear the
//! server down. `docs/security.md` tells what is promised; here it is tried.

use std::time::Duration;

use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::running::Running;
use crate::Bounds;

fn mv(id: &str, ply: usize, hole: &str) -> Value {
    json!({"id": id, "do": "move", "game": 1, "ply": ply, "hole": hole})
}

/// Everything that can be done in a room.
fn all_deeds() -> Vec<Value> {
    vec![
        mv("a", 0, "B"),
        json!({"id": "b", "do": "offer", "game": 1, "what": "stop"}),
        json!({"id": "c", "do": "accept", "offer": 3}),
        json!({"id": "d", "do": "decline", "offer": 3}),
        json!({"id": "e", "do": "next", "game": 1}),
        json!({"id": "f", "do": "resign", "game": 1}),
        json!({"id": "g", "do": "abort", "game": 1}),
        json!({"id": "h", "do": "claim", "game": 1}),
        json!({"id": "i", "do": "name", "name": "x"}),
        json!({"id": "j", "do": "say", "text": "x"}),
    ]
}

#[tokio::test]
async fn a_stolen_link_for_watchers_lets_nobody_do_anything() {
    let server = Running::start(Bounds::default()).await;
    let (id, south, _) = server.room(json!({"watched": true})).await;
    let thief = server.guest().await;
    let mut socket = server.socket(&id, &[&thief]).await.ok().unwrap();
    let state = socket.next_of("state").await;
    assert_eq!(state["you"], Value::Null);
    let commands = format!("POST /api/v1/rooms/{id}/commands");
    for deed in all_deeds() {
        let told = socket.does(deed.clone()).await;
        assert_eq!(told["problem"]["code"], "room.not-yours", "{deed}");
        for headers in [&[] as &[&str], &[&thief]] {
            let (status, told) = server.ask(&commands, headers, &deed).await;
            assert_eq!((status, &told["code"]), (403, &json!("room.not-yours")));
        }
    }
    for what in ["handover", "join"] {
        let path = format!("POST /api/v1/rooms/{id}/{what}");
        let (status, _) = server.ask(&path, &[&thief], &json!({})).await;
        assert_eq!(status, 403, "{what}");
    }
    let room = format!("GET /api/v1/rooms/{id}");
    let told = server.does(&south, &room, Value::Null).await;
    assert_eq!(told["seq"], state["seq"]);
    server.end().await;
}

#[tokio::test]
async fn a_forged_seat_is_none() {
    let server = Running::start(Bounds::default()).await;
    let (id, south, _) = server.room(json!({})).await;
    let (other, stranger, _) = server.room(json!({})).await;
    let commands = format!("POST /api/v1/rooms/{id}/commands");
    // The secret of a seat elsewhere, one digit off, the hash instead of the secret, a cookie's name.
    let mut near = south.clone();
    let last = if near.ends_with('0') { "1" } else { "0" };
    near.replace_range(near.len() - 1.., last);
    let zeros = format!("authorization: Bearer {}", "0".repeat(64));
    let cookie = format!("cookie: endodoi={}", "0".repeat(64));
    for forged in [stranger, near, zeros, cookie] {
        let (status, _) = server.ask(&commands, &[&forged], &mv("m", 0, "B")).await;
        assert_eq!(status, 403, "{forged}");
        assert_eq!(server.socket(&id, &[&forged]).await.err(), Some(403));
    }
    for nonsense in ["Bearer", "Bearer ../..", "Basic abcd", "Bearer é"] {
        let header = format!("authorization: {nonsense}");
        let (status, _) = server.ask(&commands, &[&header], &mv("m", 0, "B")).await;
        assert_eq!(status, 401, "{nonsense}");
    }
    assert_ne!(id, other);
    server.end().await;
}

#[tokio::test]
async fn a_replayed_move_and_a_move_for_the_other_side_change_nothing() {
    let server = Running::start(Bounds::default()).await;
    let (id, south, north) = server.room(json!({"begins": "south"})).await;
    let commands = format!("POST /api/v1/rooms/{id}/commands");
    server.does(&south, &commands, mv("m", 0, "B")).await;
    let tries = [
        // The same move under another name, and the same name by the other player.
        (&south, mv("n", 0, "B"), "room.late"),
        (&north, mv("m", 0, "B"), "room.late"),
        // For the other side, in one's own turn and in the other's.
        (&south, mv("o", 1, "a"), "room.not-your-turn"),
        (&north, mv("p", 1, "C"), "move.not-exact"),
        (&north, mv("q", 1, "ab"), "move.text"),
        (&north, mv("r", 1, "é"), "move.text"),
        (&north, mv("s", 2, "a"), "room.late"),
    ];
    for (who, command, code) in tries {
        let (status, told) = server.ask(&commands, &[who], &command).await;
        assert!([409, 422].contains(&status), "{command}");
        assert_eq!(told["code"], code, "{command}");
    }
    let room = format!("GET /api/v1/rooms/{id}");
    let room = server.does(&north, &room, Value::Null).await;
    assert_eq!(room["room"]["game"]["moves"], json!(["B"]));
    server.end().await;
}

#[tokio::test]
async fn who_was_not_invited_does_not_get_in_or_see_anything() {
    let server = Running::start(Bounds::default()).await;
    let (south, stranger) = (server.guest().await, server.guest().await);
    let made = server.does(&south, "POST /api/v1/rooms", json!({})).await;
    let id = made["id"].as_str().unwrap();
    let join = format!("POST /api/v1/rooms/{id}/join");
    let long = "f".repeat(64);
    for invite in [
        Value::Null,
        json!(""),
        json!("guess"),
        json!(long),
        json!("s".repeat(5_000)),
    ] {
        let body = json!({"name": "x", "invite": invite});
        let (status, told) = server.ask(&join, &[&stranger], &body).await;
        assert_eq!((status, &told["code"]), (403, &json!("room.not-invited")));
    }
    let (private, _, _) = server.room(json!({"watched": false})).await;
    for what in ["", "/record", "/events"] {
        let path = format!("GET /api/v1/rooms/{private}{what}");
        let (status, _) = server.ask(&path, &[&stranger], &Value::Null).await;
        assert_eq!(status, 403, "{path}");
    }
    assert_eq!(server.socket(&private, &[]).await.err(), Some(403));
    for id in [
        "aaaaaaaaaaaa",
        "x",
        "..%2F..%2Fetc",
        "%00",
        &"a".repeat(3_000),
    ] {
        let path = format!("GET /api/v1/rooms/{id}");
        let (status, told) = server.ask(&path, &[], &Value::Null).await;
        assert_eq!(status, 404, "{path}: {told}");
    }
    server.end().await;
}

#[tokio::test]
async fn who_came_while_a_room_was_open_does_not_stay_to_watch() {
    let server = Running::start(Bounds::default()).await;
    let (south, north) = (server.guest().await, server.guest().await);
    let wishes = json!({"listed": true, "watched": false, "begins": "south"});
    let made = server.does(&south, "POST /api/v1/rooms", wishes).await;
    let id = made["id"].as_str().unwrap();
    let mut stranger = server.socket(id, &[]).await.ok().unwrap();
    assert_eq!(stranger.next_of("state").await["room"]["phase"], "open");
    let join = format!("POST /api/v1/rooms/{id}/join");
    server.does(&north, &join, json!({})).await;
    while let Some(message) = stranger.next().await {
        assert_ne!(message["room"]["phase"], "playing", "{message}");
    }
    assert_eq!(server.socket(id, &[]).await.err(), Some(403));
    server.end().await;
}

#[tokio::test]
async fn watchers_keep_no_player_out() {
    let server = Running::start(Bounds {
        rooms_followed: 1_000,
        requests_per_second: 0,
        ..Bounds::default()
    })
    .await;
    let (id, south, _) = server.room(json!({"watched": true})).await;
    let mut watchers = Vec::new();
    let refused = loop {
        match server.socket(&id, &[]).await {
            Ok(socket) => watchers.push(socket),
            Err(status) => break status,
        }
    };
    assert_eq!((refused, watchers.len()), (429, 500));
    assert!(server.socket(&id, &[&south]).await.is_ok());
    server.end().await;
}

#[tokio::test]
async fn nobody_is_lured_from_the_own_seat_to_the_others() {
    let server = Running::start(Bounds::default()).await;
    let (id, south, north) = server.room(json!({"begins": "south"})).await;
    let handover = format!("POST /api/v1/rooms/{id}/handover");
    let word = server.does(&north, &handover, Value::Null).await;
    let take = format!("POST /api/v1/rooms/{id}/take");
    let (status, told) = server.ask(&take, &[&south], &word).await;
    assert_eq!((status, &told["code"]), (409, &json!("room.other-seat")));
    let commands = format!("POST /api/v1/rooms/{id}/commands");
    server.does(&south, &commands, mv("m", 0, "B")).await;
    server.end().await;
}

#[tokio::test]
async fn a_page_of_another_site_can_do_nothing() {
    let server = Running::start(Bounds::default()).await;
    let (id, _, _) = server.room(json!({"watched": true})).await;
    let evil = [
        "origin: https://evil.example".to_owned(),
        "origin: null".to_owned(),
        format!("origin: http://evil.example:{}", server.address.port()),
        "sec-fetch-site: cross-site".to_owned(),
    ];
    for header in evil {
        let (status, told) = server
            .ask("POST /api/v1/rooms", &[&header], &json!({}))
            .await;
        assert_eq!((status, &told["code"]), (403, &json!("request.other-site")));
        assert_eq!(server.socket(&id, &[&header]).await.err(), Some(403));
    }
    let own = format!("origin: http://{}", server.address);
    let (status, _) = server.ask("POST /api/v1/rooms", &[&own], &json!({})).await;
    assert_eq!(status, 200);
    assert!(server.socket(&id, &[&own]).await.is_ok());
    server.end().await;
}

#[tokio::test]
async fn a_cookie_is_out_of_reach_for_scripts_and_other_sites() {
    let server = Running::start(Bounds::default()).await;
    let text = server.ask_for_text("POST /api/v1/rooms", &[], "{}").await;
    let cookie = text.lines().find(|line| line.starts_with("set-cookie: "));
    let cookie = cookie.expect(&text);
    for part in ["HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let by_token = server.guest().await;
    let text = server
        .ask_for_text("POST /api/v1/rooms", &[&by_token], "{}")
        .await;
    assert!(!text.contains("set-cookie"), "{text}");
    server.end().await;
}

#[tokio::test]
async fn an_oversized_message_ends_the_socket_and_nothing_else() {
    let server = Running::start(Bounds::default()).await;
    let (id, south, _) = server.room(json!({"begins": "south"})).await;
    let mut socket = server.socket(&id, &[&south]).await.ok().unwrap();
    let long = json!({"id": "m", "do": "say", "text": "x".repeat(100_000)});
    // The server may have closed before all of it was sent.
    let _ = socket.0.send(Message::text(long.to_string())).await;
    socket.closed().await;
    let mut again = server.socket(&id, &[&south]).await.ok().unwrap();
    assert_eq!(again.does(mv("m", 0, "B")).await["kind"], "done");
    server.end().await;
}

#[tokio::test]
async fn nonsense_over_a_socket_is_refused_and_binary_ends_it() {
    let server = Running::start(Bounds::default()).await;
    let (id, south, _) = server.room(json!({})).await;
    let mut socket = server.socket(&id, &[&south]).await.ok().unwrap();
    for text in [
        "",
        "{",
        "[]",
        "null",
        "{\"do\":\"dance\"}",
        "{\"id\":1,\"do\":\"resign\"}",
    ] {
        socket.0.send(Message::text(text)).await.unwrap();
        let told = socket.next_of("refused").await;
        assert_eq!(told["problem"]["status"], 400, "{text}");
    }
    let deep = "[".repeat(3_000);
    socket.0.send(Message::text(deep)).await.unwrap();
    socket.next_of("refused").await;
    socket.0.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    socket.closed().await;
    server.end().await;
}

#[tokio::test]
async fn who_sends_without_end_is_let_go() {
    let server = Running::start(Bounds::default()).await;
    let (id, south, _) = server.room(json!({})).await;
    let mut socket = server.socket(&id, &[&south]).await.ok().unwrap();
    for _ in 0..500 {
        let ping = json!({"do": "ping", "sent": 1}).to_string();
        if socket.0.send(Message::text(ping)).await.is_err() {
            break;
        }
    }
    socket.closed().await;
    server.end().await;
}

#[tokio::test]
async fn who_says_too_much_is_asked_to_wait() {
    let server = Running::start(Bounds::default()).await;
    let (id, south, _) = server.room(json!({})).await;
    let commands = format!("POST /api/v1/rooms/{id}/commands");
    let mut last = 200;
    for number in 0..40 {
        let say = json!({"id": number.to_string(), "do": "say", "text": "spam"});
        (last, _) = server.ask(&commands, &[&south], &say).await;
    }
    assert_eq!(last, 429);
    server.end().await;
}

#[tokio::test]
async fn nobody_makes_or_follows_rooms_without_end() {
    let server = Running::start(Bounds {
        rooms_per_minute: 1,
        rooms_followed: 3,
        ..Bounds::default()
    })
    .await;
    let guest = server.guest().await;
    let mut made = Vec::new();
    let refused = loop {
        let (status, told) = server
            .ask("POST /api/v1/rooms", &[&guest], &json!({}))
            .await;
        if status != 200 {
            break status;
        }
        made.push(told["id"].as_str().unwrap().to_owned());
    };
    assert_eq!((refused, made.len()), (429, 10));
    let mut followed = Vec::new();
    for id in &made[..3] {
        followed.push(server.socket(id, &[&guest]).await.ok().unwrap());
    }
    assert_eq!(server.socket(&made[4], &[&guest]).await.err(), Some(429));
    server.end().await;
}

#[tokio::test]
async fn markup_in_every_text_field_comes_back_as_text() {
    let server = Running::start(Bounds::default()).await;
    let markup = "<img src=x onerror=alert(1)>\u{202e}";
    let shown = "<img src=x onerror=alert(1)>";
    let (south, north) = (server.guest().await, server.guest().await);
    let wishes = json!({"name": markup, "watched": true, "listed": true});
    let made = server.does(&south, "POST /api/v1/rooms", wishes).await;
    let id = made["id"].as_str().unwrap();
    let join = format!("POST /api/v1/rooms/{id}/join");
    server.does(&north, &join, json!({"name": markup})).await;
    let commands = format!("POST /api/v1/rooms/{id}/commands");
    for deed in [
        json!({"id": markup, "do": "say", "text": markup}),
        json!({"id": "n", "do": "name", "name": markup}),
    ] {
        server.does(&south, &commands, deed).await;
    }
    let path = format!("GET /api/v1/rooms/{id}");
    let text = server.ask_for_text(&path, &[&south], "").await;
    for header in [
        "content-type: application/json",
        "x-content-type-options: nosniff",
    ] {
        assert!(text.contains(header), "{text}");
    }
    let told = server.does(&south, &path, Value::Null).await;
    assert_eq!(told["room"]["players"]["south"]["name"], shown);
    assert_eq!(told["room"]["players"]["north"]["name"], shown);
    assert_eq!(told["chat"][0]["text"], shown);
    let (status, told) = server
        .ask(
            &commands,
            &[&south],
            &json!({"id": "m", "do": "move", "game": 1, "ply": 0, "hole": markup}),
        )
        .await;
    assert!([409, 422].contains(&status), "{told}");
    server.end().await;
}

#[tokio::test]
async fn thousands_of_half_open_sockets_keep_nobody_out() {
    let server = Running::start(Bounds {
        connections: 2_000,
        connections_per_client: 100_000,
        patience: Duration::from_millis(500),
        ..Bounds::default()
    })
    .await;
    let mut silent = Vec::new();
    // Each takes two files of this process. As many as the system gives, up to ten thousand.
    while silent.len() < 10_000 {
        match tokio::net::TcpStream::connect(server.address).await {
            Ok(stream) if silent.len() < half_of_the_files() => silent.push(stream),
            _ => break,
        }
    }
    assert!(silent.len() >= 200, "{}", silent.len());
    drop(silent.split_off(silent.len() - 20));
    let (status, _) = server.ask("GET /healthz", &[], &Value::Null).await;
    assert_eq!(status, 200);
    server.end().await;
}

/// How many sockets with both ends in this process leave some files to others.
fn half_of_the_files() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits
        .lines()
        .find(|line| line.starts_with("Max open files"));
    let soft = line.and_then(|line| line.split_whitespace().nth(3)?.parse::<usize>().ok());
    (soft.unwrap_or(1_024) / 2).saturating_sub(150)
}
