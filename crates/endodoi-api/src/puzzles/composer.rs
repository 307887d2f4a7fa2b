//! Finding new puzzles, on one board and with its endgame tables.
//!
//! Natural games are played, and of each at most one position is taken, the one that is wanted most. As many are wanted of
//! one kind and difficulty as of another; what is rare is made up for by the rest. No clock is here: whoever composes plays one
//! game after the other, as long as is liked.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use endodoi::{Hole, Position, PositionKey, Rules, Side};
use endodoi_engine::{Endgames, Engine, Limits, Root, Unwatched};
use endodoi_tablebase::Tablebase;

use super::grade::difficulty;
use super::id::id;
use super::{Difficulty, Puzzle, PuzzleKind};
use super::{natural, select};
use crate::probe;

/// So many games are played for each puzzle that is wanted, and as many beside.
const GAMES: u64 = 200;

/// Composes puzzles.
pub struct PuzzleComposer {
    tables: Arc<Tablebase>,
    rules: Rules,
    start: Position,
    /// Plays and judges as people do, without tables.
    playing: Engine,
    /// Knows best play.
    knowing: Engine,
    wanted: usize,
    games: u64,
    taken: HashSet<PositionKey>,
    cells: BTreeMap<Cell, Vec<Found>>,
}

/// Puzzles that are counted together. The easiest come first, so that a few puzzles are easy ones of both kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Cell {
    difficulty: Difficulty,
    kind: PuzzleKind,
}

/// A position that makes a puzzle.
#[derive(Clone, Copy, Debug)]
struct Found {
    position: Position,
    answer: Hole,
    value: i16,
}

impl PuzzleComposer {
    /// Begins to compose so many puzzles from positions that the tables know, of their board and rules; `None` if there is no
    /// memory for engines. Only positions with at least two thirds of the seeds that the tables know are taken, since those with
    /// few seeds are dull.
    pub fn new(tables: Arc<Tablebase>, wanted: usize) -> Option<Self> {
        let rules = *tables.rules().rules();
        let mut knowing = Engine::new(1)?;
        knowing.set_endgames(Some(Arc::clone(&tables) as Arc<dyn Endgames + Send>));
        let cells = Difficulty::all()
            .flat_map(|difficulty| PuzzleKind::ALL.map(|kind| Cell { difficulty, kind }));
        Some(Self {
            start: Position::start(tables.width(), rules.usual_seeds()).ok()?,
            rules,
            tables,
            playing: Engine::new(1)?,
            knowing,
            wanted,
            games: 0,
            taken: HashSet::new(),
            cells: cells.map(|cell| (cell, Vec::new())).collect(),
        })
    }

    /// Returns how many games were played.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Returns how much of the work is done, from 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "a share is told")]
    pub fn share_done(&self) -> f64 {
        let quota = self.quota();
        let found: usize = self
            .cells
            .values()
            .map(|found| found.len().min(quota))
            .sum();
        let of_puzzles = found as f64 / (quota * self.cells.len()).max(1) as f64;
        let of_games = self.games as f64 / self.most_games() as f64;
        of_puzzles.max(of_games)
    }

    /// Says whether there are enough puzzles, or so many games were played that no more are to be expected.
    pub fn is_done(&self) -> bool {
        let quota = self.quota();
        self.games >= self.most_games() || self.cells.values().all(|found| found.len() >= quota)
    }

    /// Plays a game and takes a position from it if one makes a puzzle. `numbers` are random numbers: all that follows is the same where they are.
    pub fn play_game(&mut self, numbers: &mut dyn FnMut() -> u64) {
        self.games += 1;
        let game = natural::game(&self.playing, self.rules, self.start, numbers);
        let mut best: Option<(Cell, Found)> = None;
        for position in game.positions() {
            let Some((kind, found)) = self.look_at(position) else {
                continue;
            };
            let (position, answer) = (&found.position, found.answer);
            let hard = difficulty(&mut self.playing, position, &self.rules, kind, answer);
            let cell = Cell {
                difficulty: hard,
                kind,
            };
            let there = |cell: &Cell| self.cells[cell].len();
            if best.is_none_or(|(other, _)| there(&cell) < there(&other)) {
                best = Some((cell, found));
            }
        }
        if let Some((cell, found)) = best {
            let cell = self.cells.entry(cell).or_default();
            // More are never needed, however rare the others are.
            if cell.len() < self.wanted {
                cell.push(found);
                self.taken.insert(found.position.key());
            }
        }
    }

    /// Returns the puzzles: as many as were wanted, or all there are, and of each kind and difficulty as many as of another, if possible.
    pub fn finish(self) -> Vec<Puzzle> {
        let mut left = self.wanted;
        let mut chosen = Vec::new();
        for round in 0..self.wanted {
            for (cell, found) in &self.cells {
                if let (Some(found), true) = (found.get(round), left > 0) {
                    chosen.push(self.puzzle(*cell, found));
                    left -= 1;
                }
            }
        }
        chosen
    }

    /// As many are wanted of each kind and difficulty.
    fn quota(&self) -> usize {
        self.wanted.div_ceil(self.cells.len())
    }

    fn most_games(&self) -> u64 {
        GAMES.saturating_mul(self.wanted as u64 + 1)
    }

    /// Says what a position asks for, if it makes a puzzle that is not there yet.
    fn look_at(&self, position: &Position) -> Option<(PuzzleKind, Found)> {
        let (seeds, most) = (position.board().total(), self.tables.most_seeds());
        if seeds > most || u16::from(seeds) * 3 < u16::from(most) * 2 {
            return None;
        }
        let position = match position.to_move() {
            Side::South => *position,
            Side::North => position.half_turn(),
        };
        if self.taken.contains(&position.key()) {
            return None;
        }
        let known = probe(&self.tables, &position, &self.rules).ok()?;
        let kind = select::kind(&known)?;
        let found = Found {
            position,
            answer: *known.best.first()?,
            value: known.value,
        };
        Some((kind, found))
    }

    fn puzzle(&self, cell: Cell, found: &Found) -> Puzzle {
        Puzzle {
            id: id(&self.rules, &found.position),
            kind: cell.kind,
            difficulty: cell.difficulty,
            rules: self.rules,
            position: found.position,
            answer: vec![found.answer],
            value: found.value,
            line: self.line(found.position),
        }
    }

    /// Best play of both, until the game is over or play comes back to a position.
    fn line(&self, start: Position) -> Vec<Hole> {
        let mut line = Vec::new();
        let mut met = HashSet::from([start.key()]);
        let mut now = start;
        while line.len() < Puzzle::MOST_PLIES {
            let root = Root::new(now, self.rules);
            let known = self.knowing.search(&root, Limits::NONE, 1, &Unwatched);
            let Some(turn) = (known.best()).and_then(|best| now.play(best.hole, &self.rules).ok())
            else {
                break;
            };
            line.push(turn.hole());
            now = *turn.after();
            if turn.outcome(&self.rules).is_some() || !met.insert(now.key()) {
                break;
            }
        }
        line
    }
}

impl std::fmt::Debug for PuzzleComposer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PuzzleComposer")
            .field("start", &self.start)
            .field("wanted", &self.wanted)
            .field("games", &self.games)
            .finish_non_exhaustive()
    }
}
