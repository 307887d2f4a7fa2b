//! A thousand players at once. With `--nocapture` it tells how many steps are kept a second;
//! `ENDODOI_STEPS` is how many each of them takes.

use std::time::Instant;

use tokio::task::JoinSet;

use super::super::testing::{databases, row};
use super::super::{Appended, Journal, NewStep};

const PLAYERS: i64 = 1_000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_players_at_once_are_all_served() {
    let count = std::env::var("ENDODOI_STEPS").map_or(2, |steps| steps.parse().unwrap());
    for database in databases().await {
        let store = database.open().await;
        let journal = Journal::start(store.clone());
        let begun = Instant::now();
        let mut players = JoinSet::new();
        for player in 0..PLAYERS {
            let journal = journal.clone();
            players.spawn(async move {
                for seq in 1..=count {
                    let room = format!("room{player}");
                    let body = format!(r#"{{"do":"move","hole":"A","at":{seq}}}"#).repeat(3);
                    let row = row(&room);
                    let step = NewStep {
                        room,
                        seq,
                        body,
                        row,
                    };
                    assert_eq!(
                        journal.append(step, Vec::new()).await.unwrap(),
                        Appended::Kept
                    );
                }
            });
        }
        players.join_all().await;
        let steps = PLAYERS * count;
        let rate =
            i128::from(steps) * 1000 / i128::try_from(begun.elapsed().as_millis().max(1)).unwrap();
        println!("{:?}: {steps} steps, {rate} a second", database.place);
        let kept: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM steps")
            .fetch_one(&store.pool)
            .await
            .unwrap();
        assert_eq!(kept, steps);
        database.end().await;
    }
}
