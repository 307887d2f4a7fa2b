//! The true value of every position of small boards.
//!
//! It is had by a plain iteration over whole positions that shares nothing with the searches that are held
//! against it but the rules: for every margin it marks the positions from which one player forces that
//! margin in finitely many turns, until no mark is added. Who can be forced to nothing plays for
//! ever, which is worth what is captured by then.

use std::collections::HashMap;

use endodoi::{Board, BySide, EndlessTurn, Position, Repetition, Rules, Side, Turn, Width};

/// Where a turn leads.
#[derive(Clone, Copy)]
enum Next {
    /// The game is over with this margin of the player who made the turn.
    Over(i16),
    /// The opponent is to move in the position of this number.
    Position(usize),
}

/// All positions that can come up, with the values of all of them.
pub(crate) struct Truth {
    pub(crate) numbers: HashMap<Position, usize>,
    pub(crate) values: Vec<i16>,
}

impl Truth {
    pub(crate) fn of(starts: impl IntoIterator<Item = Position>, rules: &Rules) -> Self {
        Self::after(starts, rules, |_| false)
    }

    /// The truth in a game in which some positions end it by repetition if they are come to.
    pub(crate) fn after(
        starts: impl IntoIterator<Item = Position>,
        rules: &Rules,
        is_fatal: impl Fn(&Position) -> bool,
    ) -> Self {
        let mut positions: Vec<Position> = starts.into_iter().collect();
        let mut numbers: HashMap<Position, usize> = positions.iter().copied().zip(0..).collect();
        let mut nexts: Vec<Result<Vec<Next>, i16>> = Vec::new();
        let mut done = 0;
        while done < positions.len() {
            let position = positions[done];
            done += 1;
            if let Some(outcome) = position.outcome(rules) {
                nexts.push(Err(margin(outcome.seeds(), position.to_move())));
                continue;
            }
            let mut follow = |turn: Turn| {
                if turn.is_endless() && rules.endless_turn == EndlessTurn::Draw {
                    return Next::Over(margin(position.captured(), position.to_move()));
                }
                if is_fatal(turn.after()) {
                    return Next::Over(-repeated(turn.after(), rules));
                }
                let number = *numbers.entry(*turn.after()).or_insert_with(|| {
                    positions.push(*turn.after());
                    positions.len() - 1
                });
                Next::Position(number)
            };
            let turns = position.turns(rules).filter(|turn| rules.allows(turn));
            nexts.push(Ok(turns.map(&mut follow).collect()));
        }
        let values = values(&positions, &nexts);
        Self { numbers, values }
    }

    pub(crate) fn value(&self, position: &Position) -> i16 {
        self.values[self.numbers[position]]
    }
}

/// The margin of the player to move where a game ends by repetition.
fn repeated(position: &Position, rules: &Rules) -> i16 {
    let board = position.board();
    let rows = match rules.repetition {
        Repetition::RowOwner => BySide::from_fn(|side| board.row_total(side)),
        Repetition::Share | Repetition::Off => BySide::default(),
    };
    margin(position.captured(), position.to_move()) + margin(rows, position.to_move())
}

fn margin(seeds: BySide<u8>, side: Side) -> i16 {
    i16::from(seeds[side]) - i16::from(seeds[side.opposite()])
}

/// For each position the interval that its value is known to lie in; what is then still open is
/// infinite play.
fn values(positions: &[Position], nexts: &[Result<Vec<Next>, i16>]) -> Vec<i16> {
    let seeds = i16::from(positions[0].total_seeds());
    let mut at_least = vec![-seeds; positions.len()];
    let mut at_most = vec![seeds; positions.len()];
    // Fewer seeds on the board first: those positions are never left upwards.
    let mut by_layer: Vec<usize> = (0..positions.len()).collect();
    by_layer.sort_by_key(|number| positions[*number].board().total());
    for layer in by_layer
        .chunk_by(|one, other| positions[*one].board().total() == positions[*other].board().total())
    {
        loop {
            let mut changed = false;
            for &number in layer {
                let (low, high) = match &nexts[number] {
                    Err(margin) => (*margin, *margin),
                    Ok(next) => {
                        let bound = |bounds: &[i16], next: &Next| match next {
                            Next::Over(margin) => *margin,
                            Next::Position(number) => -bounds[*number],
                        };
                        (
                            next.iter().map(|next| bound(&at_most, next)).max().unwrap(),
                            next.iter()
                                .map(|next| bound(&at_least, next))
                                .max()
                                .unwrap(),
                        )
                    }
                };
                changed |= low > at_least[number] || high < at_most[number];
                at_least[number] = at_least[number].max(low);
                at_most[number] = at_most[number].min(high);
            }
            if !changed {
                break;
            }
        }
        for &number in layer {
            let so_far = margin(positions[number].captured(), positions[number].to_move());
            let value = so_far.clamp(at_least[number], at_most[number]);
            (at_least[number], at_most[number]) = (value, value);
        }
    }
    at_least
}

/// All boards of a width with at most so many seeds, both sides to move.
pub(crate) fn all_positions(width: Width, most: u8, captured: BySide<u8>) -> Vec<Position> {
    let mut boards = vec![vec![]];
    for _ in 0..width.holes_on_board() {
        boards = boards
            .into_iter()
            .flat_map(|board: Vec<u8>| {
                let left = most - board.iter().sum::<u8>();
                (0..=left).map(move |seeds| [board.as_slice(), &[seeds]].concat())
            })
            .collect();
    }
    boards
        .into_iter()
        .map(|board| Board::new(width, board).unwrap())
        .flat_map(|board| Side::ALL.map(|side| Position::new(board, captured, side).unwrap()))
        .collect()
}
