//! What all who are in a room have seen and were told, and whether it fits together.
//!
//! A room is told the same to everybody, so two who know the same step must know the same room: else
//! the game has forked. In the end the server's own record must hold whatever it has acknowledged, and
//! nothing that was not wanted.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use endodoi::{Record, Side};

use super::deed::Deed;
use super::told::Stand;

/// What is known of a room.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    /// The room after each step that anybody has seen.
    seen: HashMap<u64, u64>,
    /// The last step that anybody has seen.
    pub(crate) last: u64,
    /// Each game as it was seen last.
    games: BTreeMap<u32, Seen>,
    done: Vec<Done>,
    /// The seats of computers, which acknowledge nothing.
    pub(crate) computers: Vec<Side>,
    /// What was counted.
    pub(crate) count: Count,
}

/// Things counted, for people to read.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Count {
    pub(crate) moves: u64,
    pub(crate) others: u64,
    pub(crate) refused: u64,
    pub(crate) again: u64,
    pub(crate) connections: u64,
    pub(crate) lagging: u64,
    pub(crate) games: u64,
}

#[derive(Debug, Default)]
struct Seen {
    seq: u64,
    moves: Vec<String>,
}

#[derive(Debug)]
struct Done {
    side: Side,
    deed: Deed,
    seq: u64,
}

impl Ledger {
    /// Takes in what somebody sees.
    ///
    /// # Errors
    /// If others have seen something else.
    pub(crate) fn saw(&mut self, stand: &Stand) -> Result<(), String> {
        let mut hasher = DefaultHasher::new();
        stand.room.to_string().hash(&mut hasher);
        let room = hasher.finish();
        if *self.seen.entry(stand.seq).or_insert(room) != room {
            return Err(format!(
                "step {} was told in two ways: {}",
                stand.seq, stand.room
            ));
        }
        self.last = self.last.max(stand.seq);
        let game = self.games.entry(stand.view.game.number).or_default();
        if stand.seq > game.seq {
            game.seq = stand.seq;
            game.moves.clone_from(&stand.view.game.moves);
        }
        let mut texts = HashSet::new();
        let mut said = stand.said.iter().flatten();
        match said.find(|text| !texts.insert(*text)) {
            Some(twice) => Err(format!("`{twice}` was said twice by step {}", stand.seq)),
            None => Ok(()),
        }
    }

    /// Takes in that a command was done.
    pub(crate) fn done(&mut self, side: Side, deed: Deed, seq: u64) {
        match deed {
            Deed::Move { .. } => self.count.moves += 1,
            _ => self.count.others += 1,
        }
        self.done.push(Done { side, deed, seq });
    }

    /// Holds the record of the room against all of it. `position` is where the last game stands.
    ///
    /// # Errors
    /// What does not fit.
    pub(crate) fn judge(&mut self, record: &str, position: &str) -> Result<(), String> {
        let records = Record::read_all(record).map_err(|error| format!("{error}: {record}"))?;
        let mut games = BTreeMap::new();
        for record in &records {
            let number = record
                .tags()
                .get("Game")
                .and_then(|number| number.parse().ok());
            let number: u32 = number.ok_or("a game of the record has no number")?;
            conserved(record)?;
            let moves = record.turns().map(|(turn, _)| turn.hole().to_string());
            games.insert(number, moves.collect::<Vec<_>>());
        }
        let last = records
            .last()
            .map(|record| record.game().position().to_string());
        if last.as_deref() != Some(position) {
            return Err(format!(
                "the record ends at {last:?}, the room at {position}"
            ));
        }
        self.count.games = u64::try_from(games.len()).unwrap_or(u64::MAX);
        self.judge_seen(&games)?;
        self.judge_done(&games)?;
        self.judge_wanted(&games)
    }

    /// What was seen stays, unless it was taken back.
    fn judge_seen(&self, games: &BTreeMap<u32, Vec<String>>) -> Result<(), String> {
        for (number, seen) in &self.games {
            let kept = games.get(number).ok_or(format!("game {number} is lost"))?;
            if !kept.starts_with(&seen.moves) && !self.is_taken_back(*number, seen.seq) {
                let seen = &seen.moves;
                return Err(format!(
                    "game {number} was seen as {seen:?} and is {kept:?}"
                ));
            }
        }
        Ok(())
    }

    /// What was acknowledged is there, unless it was taken back.
    fn judge_done(&self, games: &BTreeMap<u32, Vec<String>>) -> Result<(), String> {
        for Done { side, deed, seq } in &self.done {
            let Deed::Move { game, ply, hole } = deed else {
                continue;
            };
            let kept = games.get(game).and_then(|moves| moves.get(*ply));
            if kept != Some(hole) && !self.is_taken_back(*game, *seq) {
                return Err(format!(
                    "{side}'s {hole} at ply {ply} of game {game} was acknowledged as step {seq}; \
                     the record has {kept:?}"
                ));
            }
        }
        Ok(())
    }

    /// What is there was wanted by who had the turn, and acknowledged.
    fn judge_wanted(&self, games: &BTreeMap<u32, Vec<String>>) -> Result<(), String> {
        let mut wanted = HashSet::new();
        for done in &self.done {
            if let Deed::Move { game, ply, hole } = &done.deed {
                wanted.insert((*game, *ply, hole.as_str()));
            }
        }
        for (game, moves) in games {
            for (ply, hole) in moves.iter().enumerate() {
                let is_computers = self.computers.contains(&mover(hole));
                if !is_computers && !wanted.contains(&(*game, ply, hole.as_str())) {
                    return Err(format!(
                        "{hole} at ply {ply} of game {game} was played and never acknowledged"
                    ));
                }
            }
        }
        Ok(())
    }

    fn is_taken_back(&self, game: u32, after: u64) -> bool {
        let mut done = self.done.iter();
        done.any(|done| done.seq > after && done.deed.takes_back() == Some(game))
    }
}

/// Whose hole it is: South's have capital letters.
pub(crate) fn mover(hole: &str) -> Side {
    if hole.starts_with(|letter: char| letter.is_ascii_uppercase()) {
        Side::South
    } else {
        Side::North
    }
}

/// In every position of a game there are as many seeds as in the first.
fn conserved(record: &Record) -> Result<(), String> {
    let seeds = |text: &str| -> u32 {
        let numbers = text.split(|letter: char| !letter.is_ascii_digit());
        numbers
            .filter_map(|number| number.parse::<u32>().ok())
            .sum()
    };
    let all = seeds(&record.game().start().to_string());
    let mut positions = record.game().positions().map(ToString::to_string);
    match positions.find(|position| seeds(position) != all) {
        Some(position) => Err(format!(
            "{all} seeds were in the game; there are others in {position}"
        )),
        None => Ok(()),
    }
}
