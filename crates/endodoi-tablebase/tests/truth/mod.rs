//! The plain truth: what each position of a small board is worth, found without any table.
//!
//! All positions of a layer start at 0, and in each round every one becomes the best of what its turns were
//! worth in the round before, until a round changes nothing. Boards are the keys of a map; neither the numbers of positions nor anything else of
//! the crate under test is used, only the rules.
//!
//! # Why this is right
//!
//! After k rounds a position holds the value of the game that is cut off after k quiet turns and counts 0 there. Say a
//! position is truly worth t > 0. The mover can force at least t, and does so in finitely many turns, say in K at most: so he gets at least t
//! in every game that is cut off later. His opponent can hold him down to t; the same play holds him down to t in every cut
//! game too, for it ends as before or is cut off, and 0 is less than t. So all rounds from K on give t. If it is worth less than 0, exchange the
//! players; if it is worth 0, the second half of the argument holds for both. So from some round on all values are the true ones; and
//! once a round changes nothing, no later round does.

use std::collections::HashMap;

use endodoi::{Board, BySide, EndlessTurn, Position, Rules, Side, TurnEnd, Width};

/// What is known of a position with South to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    /// The seeds that the mover will win, less those of the opponent.
    pub(crate) value: i16,
    /// The turns to a capture or the end of the game where nobody plays a turn worth less than the value, the winner hurries and
    /// the loser delays; if nobody wins, both hurry. To have no move counts as a turn. `None` if the game
    /// never gets there.
    pub(crate) way: Option<u32>,
}

/// The layers of a board under some rules.
pub(crate) struct Truth {
    /// By the number of seeds.
    pub(crate) layers: Vec<HashMap<Board, Known>>,
}

/// Something that a player can do.
enum Choice {
    /// It brings so many seeds in all, and leads out of the layer.
    Exit(i16),
    /// It leads to this board, turned so that South is to move again.
    Quiet(Board),
}

impl Truth {
    /// Solves all positions with up to `most_seeds` seeds.
    pub(crate) fn new(width: Width, rules: &Rules, most_seeds: u8) -> Self {
        let mut layers = Vec::new();
        for seeds in 0..=most_seeds {
            layers.push(solve(&boards(width, seeds), rules, &layers));
        }
        Self { layers }
    }
}

/// All boards with so many seeds.
pub(crate) fn boards(width: Width, seeds: u8) -> Vec<Board> {
    fn fill(holes: &mut [u8], at: usize, left: u8, found: &mut impl FnMut(&[u8])) {
        if at + 1 == holes.len() {
            holes[at] = left;
            return found(holes);
        }
        for here in 0..=left {
            holes[at] = here;
            fill(holes, at + 1, left - here, found);
        }
    }
    let mut boards = Vec::new();
    let mut holes = vec![0; width.holes_on_board()];
    fill(&mut holes, 0, seeds, &mut |holes| {
        boards.push(Board::new(width, holes.iter().copied()).unwrap());
    });
    boards
}

/// The position with this board and South to move, nothing captured yet.
pub(crate) fn position(board: &Board) -> Position {
    Position::new(*board, BySide::default(), Side::South).unwrap()
}

fn solve(
    boards: &[Board],
    rules: &Rules,
    below: &[HashMap<Board, Known>],
) -> HashMap<Board, Known> {
    let choices: Vec<_> = (boards.iter())
        .map(|board| (*board, choices(board, rules, below)))
        .collect();
    let mut values: HashMap<Board, i16> = boards.iter().map(|board| (*board, 0)).collect();
    loop {
        let next = (choices.iter())
            .map(|(board, choices)| {
                let worths = choices.iter().map(|choice| choice.worth(&values));
                (*board, worths.max().unwrap())
            })
            .collect();
        if next == values {
            break;
        }
        values = next;
    }
    let ways = ways(&choices, &values);
    let known = |board| Known {
        value: values[board],
        way: ways.get(board).copied(),
    };
    boards.iter().map(|board| (*board, known(board))).collect()
}

fn choices(board: &Board, rules: &Rules, below: &[HashMap<Board, Known>]) -> Vec<Choice> {
    let position = position(board);
    if !position.has_legal_move(rules) {
        let seeds = position.outcome(rules).unwrap().seeds();
        return vec![Choice::Exit(
            i16::from(seeds.south) - i16::from(seeds.north),
        )];
    }
    let legal = position.legal_moves(rules);
    (legal.iter())
        .map(|hole| {
            let turn = position.play(hole, rules).unwrap();
            let after = turn.after().half_turn();
            assert_eq!(after.to_move(), Side::South);
            match turn.end() {
                TurnEnd::Captured { seeds, .. } => {
                    let layer = &below[usize::from(board.total() - seeds)];
                    Choice::Exit(i16::from(seeds) - layer[after.board()].value)
                }
                TurnEnd::Endless(_) if rules.endless_turn == EndlessTurn::Draw => Choice::Exit(0),
                TurnEnd::Quiet { .. } | TurnEnd::Endless(_) => Choice::Quiet(*after.board()),
            }
        })
        .collect()
}

impl Choice {
    fn worth(&self, values: &HashMap<Board, i16>) -> i16 {
        match self {
            Self::Exit(seeds) => *seeds,
            Self::Quiet(after) => -values[after],
        }
    }
}

/// The ways out of the layer, a turn longer in each round. See [`Known::way`].
fn ways(choices: &[(Board, Vec<Choice>)], values: &HashMap<Board, i16>) -> HashMap<Board, u32> {
    let mut ways = HashMap::new();
    for turns in 1.. {
        let leads_out = |choice: &&Choice| match choice {
            Choice::Exit(_) => true,
            Choice::Quiet(after) => ways.contains_key(after),
        };
        let found: Vec<Board> = (choices.iter())
            .filter(|(board, choices)| {
                let value = values[board];
                let mut best = (choices.iter()).filter(|choice| choice.worth(values) == value);
                !ways.contains_key(board)
                    && if value < 0 {
                        best.all(|choice| leads_out(&choice))
                    } else {
                        best.any(|choice| leads_out(&choice))
                    }
            })
            .map(|(board, _)| *board)
            .collect();
        if found.is_empty() {
            break;
        }
        ways.extend(found.into_iter().map(|board| (board, turns)));
    }
    ways
}
