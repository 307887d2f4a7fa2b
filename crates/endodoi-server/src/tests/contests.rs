//! Tournaments as an organiser and the players see them.

use serde_json::{Value, json};

use super::running::Running;
use crate::Bounds;

/// A tournament of three, and who organises it.
async fn made(server: &Running) -> (String, String, String) {
    let organizer = server.guest().await;
    let wishes = json!({
        "title": "Class 4", "kind": "round-robin", "players": ["Sein", "Nkoko", "Naisula"],
    });
    let made = server
        .does(&organizer, "POST /api/v1/contests", wishes)
        .await;
    let text = |name: &str| made[name].as_str().unwrap().to_owned();
    (text("id"), organizer, text("organizer"))
}

#[tokio::test]
async fn a_round_robin_is_played_from_links_to_its_end() {
    let server = Running::start(Bounds::default()).await;
    let (id, organizer, word) = made(&server).await;
    let path = |what: &str| format!("POST /api/v1/contests/{id}/{what}");
    let words = server
        .does(&organizer, &path("words"), json!({"word": word}))
        .await;
    let mut players = Vec::new();
    for (number, word) in words["players"].as_array().unwrap().iter().enumerate() {
        let player = server.guest().await;
        let entered = server
            .does(&player, &path("enter"), json!({"word": word}))
            .await;
        assert_eq!(entered["you"], number);
        assert_eq!(entered["organizer"], false);
        players.push(player);
    }
    let mut state = server
        .does(&organizer, &path("commands"), json!({"do": "start"}))
        .await;
    assert_eq!(state["rounds"], 3);
    for round in 1..=3 {
        assert_eq!(state["round"], round);
        let encounter = state["encounters"]
            .as_array()
            .unwrap()
            .last()
            .unwrap()
            .clone();
        let room = encounter["room"].as_str().unwrap();
        for side in ["south", "north"] {
            let player = usize::try_from(encounter["players"][side].as_u64().unwrap()).unwrap();
            let seat = server
                .does(&players[player], &path("sit"), Value::Null)
                .await;
            assert_eq!(
                (&seat["seat"], seat["id"].as_str()),
                (&json!(side), Some(room))
            );
        }
        // South gives up, so that North wins.
        let south = usize::try_from(encounter["players"]["south"].as_u64().unwrap()).unwrap();
        let resign = json!({"id": "r", "do": "resign", "game": 1});
        let commands = format!("POST /api/v1/rooms/{room}/commands");
        server.does(&players[south], &commands, resign).await;
        let get = format!("GET /api/v1/contests/{id}");
        state = server.does(&players[0], &get, Value::Null).await;
        let decided = &state["encounters"][round - 1];
        assert_eq!(
            (&decided["over"], &decided["winner"]),
            (&json!(true), &json!("north"))
        );
    }
    assert!(state["ended"].is_u64());
    let points = state["standings"].as_array().unwrap().iter();
    let points: u64 = points.map(|row| row["points"].as_u64().unwrap()).sum();
    assert_eq!(points, 6);
    server.end().await;
}

#[tokio::test]
async fn who_opens_another_players_link_is_that_player_from_then_on() {
    let server = Running::start(Bounds::default()).await;
    let (id, organizer, word) = made(&server).await;
    let path = |what: &str| format!("POST /api/v1/contests/{id}/{what}");
    let words = server
        .does(&organizer, &path("words"), json!({"word": word}))
        .await;
    let pupil = server.guest().await;
    for player in [0, 2, 1, 1] {
        let word = json!({"word": words["players"][player]});
        let told = server.does(&pupil, &path("enter"), word).await;
        assert_eq!(told["you"], player);
    }
    let both = server
        .does(
            &organizer,
            &path("enter"),
            json!({"word": words["players"][0]}),
        )
        .await;
    assert_eq!(
        (&both["you"], &both["organizer"]),
        (&json!(0), &json!(true))
    );
    server.end().await;
}

#[tokio::test]
async fn a_tournament_that_was_ended_takes_in_no_more_results() {
    let server = Running::start(Bounds::default()).await;
    let (id, organizer, word) = made(&server).await;
    let path = |what: &str| format!("POST /api/v1/contests/{id}/{what}");
    let words = server
        .does(&organizer, &path("words"), json!({"word": word}))
        .await;
    let state = server
        .does(&organizer, &path("commands"), json!({"do": "start"}))
        .await;
    let south = &state["encounters"][0]["players"]["south"];
    let south = usize::try_from(south.as_u64().unwrap()).unwrap();
    let pupil = server.guest().await;
    server
        .does(
            &pupil,
            &path("enter"),
            json!({"word": words["players"][south]}),
        )
        .await;
    let seat = server.does(&pupil, &path("sit"), Value::Null).await;
    server
        .does(&organizer, &path("commands"), json!({"do": "end"}))
        .await;
    let commands = format!(
        "POST /api/v1/rooms/{}/commands",
        seat["id"].as_str().unwrap()
    );
    server
        .does(
            &pupil,
            &commands,
            json!({"id": "r", "do": "resign", "game": 1}),
        )
        .await;
    let get = format!("GET /api/v1/contests/{id}");
    let state = server.does(&pupil, &get, Value::Null).await;
    assert_eq!(state["encounters"][0]["over"], false);
    assert_eq!(state["standings"][0]["points"], 0);
    server.end().await;
}

#[tokio::test]
async fn only_who_organises_does_and_a_player_is_only_oneself() {
    let server = Running::start(Bounds::default()).await;
    let (id, organizer, word) = made(&server).await;
    let path = |what: &str| format!("POST /api/v1/contests/{id}/{what}");
    let stranger = server.guest().await;
    let deeds = [
        json!({"do": "start"}),
        json!({"do": "end"}),
        json!({"do": "add", "name": "me"}),
        json!({"do": "away", "player": 0}),
        json!({"do": "decide", "encounter": 0, "winner": "south"}),
    ];
    for deed in &deeds {
        let (status, told) = server.ask(&path("commands"), &[&stranger], deed).await;
        assert_eq!(
            (status, &told["code"]),
            (403, &json!("contest.not-yours")),
            "{deed}"
        );
    }
    let guess = json!({"word": "0".repeat(64)});
    for what in ["enter", "words"] {
        let (status, _) = server.ask(&path(what), &[&stranger], &guess).await;
        assert_eq!(status, 403, "{what}");
    }
    let (status, _) = server.ask(&path("sit"), &[&stranger], &Value::Null).await;
    assert_eq!(status, 403);
    let words = server
        .does(&organizer, &path("words"), json!({"word": word}))
        .await;
    let own = json!({"word": words["players"][1]});
    server.does(&stranger, &path("enter"), own.clone()).await;
    let (status, _) = server.ask(&path("words"), &[&stranger], &own).await;
    assert_eq!(status, 403, "a player's word opens no other");
    let away = |player: u8| json!({"do": "away", "player": player});
    let (status, _) = server.ask(&path("commands"), &[&stranger], &away(0)).await;
    assert_eq!(status, 403);
    let told = server.does(&stranger, &path("commands"), away(1)).await;
    assert_eq!(told["players"][1]["playing"], false);
    let (status, told) = server.ask(&path("sit"), &[&stranger], &Value::Null).await;
    assert_eq!((status, &told["code"]), (409, &json!("contest.not-paired")));
    server.end().await;
}
