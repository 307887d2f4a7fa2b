//! One round of a run: rooms are made, two play and one watches in each, and in the end all of them
//! are judged.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use endodoi::Side;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use super::chance::Chance;
use super::client::{Client, Table, World};
use super::http::Asker;
use super::ledger::{Count, Ledger};
use super::mischief::Trouble;
use super::told::Stand;

/// How long everybody may take to come to the end.
const END: Duration = Duration::from_secs(90);
/// How long servers may take to know the same.
const SAME: Duration = Duration::from_secs(5);

/// What a round is made of.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// Where the servers are.
    pub(crate) servers: Vec<SocketAddr>,
    /// Where clients find them.
    pub(crate) ways: Vec<SocketAddr>,
    pub(crate) rooms: u64,
    pub(crate) trouble: Trouble,
    pub(crate) matches: u64,
    pub(crate) thought: (u64, u64),
    /// One room in so many has a computer, which takes its time; 0 for none.
    pub(crate) computers: u64,
}

/// A round that is played.
#[derive(Debug)]
pub(crate) struct Round {
    pub(crate) world: Arc<World>,
    servers: Vec<SocketAddr>,
    computers: u64,
    rooms: Vec<Room>,
    clients: JoinSet<Result<(), String>>,
}

#[derive(Debug)]
struct Room {
    table: Arc<Table>,
    /// The players' tokens, and none for who watches.
    tokens: Vec<String>,
}

impl Round {
    /// Makes the rooms and lets everybody begin.
    ///
    /// # Errors
    /// Why a room cannot be made.
    pub(crate) async fn begin(plan: Plan, chance: &Chance) -> Result<Self, String> {
        let world = Arc::new(World {
            addresses: plan.ways,
            trouble: plan.trouble,
            thought: plan.thought,
            matches: plan.matches,
            is_over: AtomicBool::new(false),
            moves: AtomicU64::new(0),
        });
        let mut round = Self {
            world,
            servers: plan.servers,
            computers: plan.computers,
            rooms: Vec::new(),
            clients: JoinSet::new(),
        };
        for number in 0..plan.rooms {
            let chance = chance.branch(number + 1);
            round.open_room(number, chance).await?;
        }
        Ok(round)
    }

    async fn open_room(&mut self, number: u64, chance: Chance) -> Result<(), String> {
        let server = *self.servers.first().ok_or("there is no server")?;
        let mut nobody = Asker::new(server, "");
        let mut tokens = Vec::new();
        for _ in Side::ALL {
            let told = nobody.must("/api/v1/players", &json!({})).await?;
            tokens.push(told["token"].as_str().unwrap_or_default().to_owned());
        }
        let with_computer = (number + 1).checked_rem(self.computers) == Some(0);
        let clock = (number % 4 < 2).then(|| json!({"base": 600, "increment": 3}));
        let target = if number.is_multiple_of(2) {
            "first to 1 win"
        } else {
            "first to 2 wins"
        };
        let mut wishes = json!({"target": target, "watched": true, "clock": clock});
        if with_computer {
            wishes["opponent"] = json!({"level": 1});
        }
        let mut maker = Asker::new(server, &tokens[0]);
        let made = maker.must("/api/v1/rooms", &wishes).await?;
        let id = made["id"].as_str().unwrap_or_default().to_owned();
        let mut sides = vec![
            (Some(Side::South), tokens[0].clone()),
            (None, String::new()),
        ];
        let mut ledger = Ledger::default();
        if with_computer {
            ledger.computers.push(Side::North);
            tokens.truncate(1);
        } else {
            let mut friend = Asker::new(server, &tokens[1]);
            let invite = json!({"invite": made["invite"]});
            friend
                .must(&format!("/api/v1/rooms/{id}/join"), &invite)
                .await?;
            sides.push((Some(Side::North), tokens[1].clone()));
        }
        tokens.push(String::new());
        let table = Arc::new(Table {
            id,
            ledger: ledger.into(),
        });
        for (seat, (side, token)) in (1..).zip(sides) {
            let client = Client::new(&self.world, &table, side, &token, &chance.branch(seat));
            self.clients.spawn(client.run());
        }
        self.rooms.push(Room { table, tokens });
        Ok(())
    }

    /// What is wrong with the server, if a client has found anything up to now.
    ///
    /// # Errors
    /// The same.
    pub(crate) fn check(&mut self) -> Result<(), String> {
        while let Some(ended) = self.clients.try_join_next() {
            ended.map_err(|error| error.to_string())??;
        }
        Ok(())
    }

    /// Whether all have finished.
    pub(crate) fn is_played(&self) -> bool {
        self.clients.is_empty()
    }

    /// Lets everybody come to the end, and judges all rooms.
    ///
    /// # Errors
    /// What is wrong with the server.
    pub(crate) async fn end(mut self) -> Result<Count, String> {
        self.world.is_over.store(true, Ordering::Relaxed);
        let all = async {
            while let Some(ended) = self.clients.join_next().await {
                ended.map_err(|error| error.to_string())??;
            }
            Ok::<_, String>(())
        };
        let ended = timeout(END, all).await;
        ended.map_err(|_| "clients come to no end".to_owned())??;
        let mut sum = Count::default();
        for room in &self.rooms {
            let judged = self.judge(room).await;
            judged.map_err(|fault| format!("room {}: {fault}", room.table.id))?;
            sum.add(room.table.ledger().count);
        }
        Ok(sum)
    }

    async fn judge(&self, room: &Room) -> Result<(), String> {
        let begun = Instant::now();
        loop {
            let stand = self.same_everywhere(room).await?;
            let judged = self.judge_records(room, &stand).await;
            // A computer may have moved meanwhile.
            let is_still = self.same_everywhere(room).await?.seq == stand.seq;
            if is_still || begun.elapsed() > SAME {
                return judged;
            }
        }
    }

    async fn judge_records(&self, room: &Room, stand: &Stand) -> Result<(), String> {
        let path = format!("/api/v1/rooms/{}/record", room.table.id);
        for server in &self.servers {
            let told = Asker::new(*server, "").get(&path).await?;
            let record = told.body["text"].as_str().unwrap_or_default();
            let mut ledger = room.table.ledger();
            ledger.judge(record, &stand.view.game.position)?;
            if stand.seq < ledger.last {
                return Err(format!(
                    "step {} is lost, {} is the last",
                    ledger.last, stand.seq
                ));
            }
        }
        Ok(())
    }

    /// Asks all servers as everybody how the room stands until all say the same.
    async fn same_everywhere(&self, room: &Room) -> Result<Stand, String> {
        let path = format!("/api/v1/rooms/{}", room.table.id);
        let begun = Instant::now();
        loop {
            let mut told: Vec<Value> = Vec::new();
            for server in &self.servers {
                for token in &room.tokens {
                    told.push(Asker::new(*server, token).get(&path).await?.body);
                }
            }
            let is_same = told.iter().all(|one| one["room"] == told[0]["room"]);
            if is_same {
                let stand = Stand::of(told.swap_remove(0))?;
                room.table.ledger().saw(&stand)?;
                return Ok(stand);
            }
            if begun.elapsed() > SAME {
                let seqs: Vec<_> = told.iter().map(|one| &one["seq"]).collect();
                return Err(format!("servers do not come to the same step: {seqs:?}"));
            }
            sleep(Duration::from_millis(100)).await;
        }
    }
}

impl Count {
    pub(crate) fn add(&mut self, other: Self) {
        self.moves += other.moves;
        self.others += other.others;
        self.refused += other.refused;
        self.again += other.again;
        self.connections += other.connections;
        self.lagging += other.lagging;
        self.games += other.games;
    }
}
