//! Two who play each other, as their programs see it.

use std::time::Duration;

use serde_json::{Value, json};

use super::running::Running;
use crate::{Bounds, Options};

fn mv(id: &str, ply: usize, hole: &Value) -> Value {
    json!({"id": id, "do": "move", "game": 1, "ply": ply, "hole": hole})
}

#[tokio::test]
async fn a_whole_game_is_played_and_seen_alike_by_both_and_a_watcher() {
    let server = Running::start(Bounds::default()).await;
    let wishes =
        json!({"watched": true, "begins": "south", "clock": {"base": 300, "increment": 3}});
    let (id, south, north) = server.room(wishes).await;
    let mut players = [
        server.socket(&id, &[&south]).await.ok().unwrap(),
        server.socket(&id, &[&north]).await.ok().unwrap(),
    ];
    let mut watcher = server.socket(&id, &[]).await.ok().unwrap();
    assert_eq!(watcher.next_of("state").await["you"], Value::Null);
    assert_eq!(players[1].next_of("state").await["you"], "north");
    let mut state = players[0].next_of("state").await;
    for ply in 0.. {
        let room = &state["room"];
        if room["phase"] != "playing" {
            break;
        }
        let hole = room["game"]["legal"][0].clone();
        let command = mv(&format!("m{ply}"), ply, &hole);
        players[ply % 2].send(&command).await;
        let steps = [
            players[0].next_of("step").await,
            players[1].next_of("step").await,
            watcher.next_of("step").await,
        ];
        assert_eq!(steps[0], steps[1]);
        assert_eq!(steps[0], steps[2]);
        [state, ..] = steps;
    }
    assert_eq!(state["room"]["phase"], "over");
    let record = format!("GET /api/v1/rooms/{id}/record");
    let record = server.does(&south, &record, Value::Null).await;
    let games = endodoi::Record::read_all(record["text"].as_str().unwrap()).unwrap();
    let moves = state["room"]["game"]["moves"].as_array().unwrap();
    assert_eq!(games[0].game().turns().count(), moves.len());
    server.end().await;
}

#[tokio::test]
async fn a_command_that_comes_again_is_done_once() {
    let server = Running::start(Bounds::default()).await;
    let (id, south, north) = server.room(json!({"begins": "south"})).await;
    let mut socket = server.socket(&id, &[&south]).await.ok().unwrap();
    let first = socket.does(mv("one", 0, &json!("B"))).await;
    assert_eq!(first["kind"], "done");
    for _ in 0..3 {
        assert_eq!(socket.does(mv("one", 0, &json!("B"))).await, first);
    }
    let commands = format!("POST /api/v1/rooms/{id}/commands");
    let again = server
        .does(&south, &commands, mv("one", 0, &json!("B")))
        .await;
    assert_eq!(again["seq"], first["seq"]);
    let other = socket.does(mv("two", 0, &json!("B"))).await;
    assert_eq!(other["problem"]["code"], "room.late");
    let room = format!("GET /api/v1/rooms/{id}");
    let room = server.does(&north, &room, Value::Null).await;
    assert_eq!(room["room"]["game"]["moves"], json!(["B"]));
    server.end().await;
}

#[tokio::test]
async fn a_server_that_starts_again_goes_on_with_every_game() {
    let folder = tempfile::tempdir().unwrap();
    let options = || Options {
        data: Some(folder.path().to_owned()),
        ..Options::at(([127, 0, 0, 1], 0).into())
    };
    let server = Running::with(options()).await;
    let (id, south, north) = server.room(json!({"begins": "south"})).await;
    let commands = format!("POST /api/v1/rooms/{id}/commands");
    server
        .does(&south, &commands, mv("one", 0, &json!("B")))
        .await;
    let mut socket = server.socket(&id, &[&south]).await.ok().unwrap();
    let (closed, ()) = tokio::join!(socket.closed(), server.end());
    let () = closed;

    let server = Running::with(options()).await;
    server
        .does(&south, &commands, mv("one", 0, &json!("B")))
        .await;
    server
        .does(&north, &commands, mv("two", 1, &json!("a")))
        .await;
    let room = format!("GET /api/v1/rooms/{id}");
    let room = server.does(&south, &room, Value::Null).await;
    assert_eq!(room["room"]["game"]["moves"], json!(["B", "a"]));
    assert_eq!(
        (room["seq"].as_u64(), &room["you"]),
        (Some(4), &json!("south"))
    );
    server.end().await;
}

#[tokio::test]
async fn who_wishes_the_same_is_paired_with_who_waits() {
    let server = Running::start(Bounds::default()).await;
    let (one, other, third) = (
        server.guest().await,
        server.guest().await,
        server.guest().await,
    );
    let wishes = || json!({"clock": {"base": 60, "increment": 0}});
    let waits = server.does(&one, "POST /api/v1/rooms/pair", wishes()).await;
    assert_eq!(waits["state"]["room"]["phase"], "open");
    // Who does not stay is nobody to be paired with.
    let alone = server
        .does(&third, "POST /api/v1/rooms/pair", wishes())
        .await;
    assert_ne!(alone["id"], waits["id"]);
    let id = waits["id"].as_str().unwrap();
    let mut socket = server.socket(id, &[&one]).await.ok().unwrap();
    while socket.next_of("presence").await["south"] != true {}
    let else_wished = json!({"clock": {"base": 61, "increment": 0}});
    let else_wished = server
        .does(&other, "POST /api/v1/rooms/pair", else_wished)
        .await;
    assert_ne!(else_wished["id"], waits["id"]);
    let paired = server
        .does(&other, "POST /api/v1/rooms/pair", wishes())
        .await;
    assert_eq!(
        (&paired["id"], &paired["seat"]),
        (&waits["id"], &json!("north"))
    );
    assert_eq!(socket.next_of("step").await["room"]["phase"], "playing");
    server.end().await;
}

#[tokio::test]
async fn a_seat_goes_to_another_device_by_a_word_that_is_good_once() {
    let server = Running::start(Bounds::default()).await;
    let (id, south, _) = server.room(json!({"begins": "south"})).await;
    let (new, thief) = (server.guest().await, server.guest().await);
    let handover = format!("POST /api/v1/rooms/{id}/handover");
    let word = server.does(&south, &handover, Value::Null).await;
    let take = format!("POST /api/v1/rooms/{id}/take");
    let taken = server.does(&new, &take, word.clone()).await;
    assert_eq!(taken["seat"], "south");
    let (status, refused) = server.ask(&take, &[&thief], &word).await;
    assert_eq!((status, &refused["code"]), (403, &json!("room.handover")));
    let mut old = server.socket(&id, &[&south]).await.ok().unwrap();
    let mut device = server.socket(&id, &[&new]).await.ok().unwrap();
    assert_eq!(device.does(mv("m", 0, &json!("B"))).await["kind"], "done");
    assert_eq!(
        old.next_of("step").await["room"]["game"]["moves"],
        json!(["B"])
    );
    server.end().await;
}

#[tokio::test]
async fn a_computer_takes_its_turn_and_is_ready_for_the_next_game() {
    let server = Running::start(Bounds::default()).await;
    let guest = server.guest().await;
    let wishes = json!({"begins": "south", "opponent": {"level": 1}, "target": "first to 2 wins"});
    let made = server.does(&guest, "POST /api/v1/rooms", wishes).await;
    let id = made["id"].as_str().unwrap();
    assert!(made.get("invite").is_none());
    let mut socket = server.socket(id, &[&guest]).await.ok().unwrap();
    socket.send(&mv("m", 0, &json!("F"))).await;
    let moves = loop {
        let step = socket.next_of("step").await;
        let moves = step["room"]["game"]["moves"].as_array().unwrap().len();
        if moves != 1 {
            break moves;
        }
    };
    assert_eq!(moves, 2);
    let resign = json!({"id": "r", "do": "resign", "game": 1});
    socket.does(resign).await;
    let next = json!({"id": "n", "do": "next", "game": 1});
    socket.does(next).await;
    loop {
        let step = socket.next_of("step").await;
        if step["room"]["game"]["number"] == 2 {
            break;
        }
    }
    server.end().await;
}

#[tokio::test]
async fn who_has_left_is_told_to_be_away_and_loses_by_a_claim() {
    let server = Running::start(Bounds {
        claim_after: Duration::from_millis(300),
        ..Bounds::default()
    })
    .await;
    let (id, south, north) = server.room(json!({"begins": "south"})).await;
    let mut stays = server.socket(&id, &[&south]).await.ok().unwrap();
    let leaves = server.socket(&id, &[&north]).await.ok().unwrap();
    while stays.next_of("presence").await["north"] != true {}
    let claim = |id: &str| json!({"id": id, "do": "claim", "game": 1});
    let early = stays.does(claim("early")).await;
    assert_eq!(early["problem"]["code"], "room.not-away");
    drop(leaves);
    while stays.next_of("presence").await["north"] != false {}
    for attempt in 0.. {
        let told = stays.does(claim(&format!("c{attempt}"))).await;
        if told["kind"] == "done" {
            break;
        }
        assert!(attempt < 50);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    server.end().await;
}

#[tokio::test]
async fn lists_show_open_rooms_games_to_watch_and_ones_own() {
    let server = Running::start(Bounds::default()).await;
    let guest = server.guest().await;
    let hidden = server.does(&guest, "POST /api/v1/rooms", json!({})).await;
    let open = json!({"listed": true, "name": "<b>Sein</b>"});
    let open = server.does(&guest, "POST /api/v1/rooms", open).await;
    let (id, south, _) = server.room(json!({"watched": true})).await;
    let of = async |of: &str, guest: &str| {
        let list = format!("GET /api/v1/rooms?of={of}");
        let list = server.does(guest, &list, Value::Null).await;
        list["rooms"].as_array().unwrap().clone()
    };
    let listed = of("open", &guest).await;
    assert_eq!((listed.len(), &listed[0]["id"]), (1, &open["id"]));
    assert_eq!(listed[0]["players"]["south"]["name"], "<b>Sein</b>");
    assert_eq!(of("playing", &guest).await[0]["id"], json!(id));
    let own = of("mine", &guest).await;
    let ids: Vec<_> = own.iter().map(|room| &room["id"]).collect();
    assert_eq!(ids, [&open["id"], &hidden["id"]]);
    assert_eq!(own[0]["you"], "south");
    assert_eq!(of("mine", &south).await.len(), 1);
    server.end().await;
}

#[tokio::test]
async fn a_game_by_the_clock_is_in_the_lobby_only_while_its_maker_is_here() {
    let server = Running::start(Bounds::default()).await;
    let guest = server.guest().await;
    let wishes = json!({"listed": true, "clock": {"base": 60, "increment": 0}});
    let made = server.does(&guest, "POST /api/v1/rooms", wishes).await;
    let id = made["id"].as_str().unwrap();
    let is_listed = async |wanted: bool| {
        for _ in 0..100 {
            let list = server
                .does(&guest, "GET /api/v1/rooms?of=open", Value::Null)
                .await;
            if list["rooms"].as_array().unwrap().is_empty() != wanted {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the lobby does not show it right");
    };
    is_listed(false).await;
    let socket = server.socket(id, &[&guest]).await.ok().unwrap();
    is_listed(true).await;
    drop(socket);
    is_listed(false).await;
    server.end().await;
}

#[tokio::test]
async fn a_program_follows_a_room_by_lines_of_json() {
    let server = Running::start(Bounds::default()).await;
    let (id, south, _) = server.room(json!({"begins": "south"})).await;
    let events = format!("GET /api/v1/rooms/{id}/events");
    let commands = format!("POST /api/v1/rooms/{id}/commands");
    let mut lines = server.lines(&events, &south).await;
    assert_eq!(lines.next().await["kind"], "state");
    server
        .does(&south, &commands, mv("m", 0, &json!("B")))
        .await;
    let step = loop {
        let line = lines.next().await;
        if line["kind"] == "step" {
            break line;
        }
    };
    assert_eq!(step["room"]["game"]["moves"], json!(["B"]));
    server.end().await;
}
