//! What the search calls exact is the truth.
//!
//! The truth is had by a plain iteration over whole positions that shares nothing with the search but
//! the rules: for every margin it marks the positions from which one player forces that margin in
//! finitely many turns, until no mark is added. Who can be forced to nothing plays for ever, which
//! is worth what is captured by then.

use std::collections::HashMap;
use std::sync::Arc;

use endodoi::{Board, BySide, EndlessTurn, LapLimit, Position, RuleSet, Rules, Side, Turn, Width};
use endodoi_engine::{Endgames, Engine, Limits, Root, Score, Unwatched};

/// Where a turn leads.
#[derive(Clone, Copy)]
enum Next {
    /// The game is over with this margin of the player who made the turn.
    Over(i16),
    /// The opponent is to move in the position of this number.
    Position(usize),
}

/// All positions that can come up, with the values of all of them.
struct Truth {
    numbers: HashMap<Position, usize>,
    values: Vec<i16>,
}

impl Truth {
    fn of(starts: impl IntoIterator<Item = Position>, rules: &Rules) -> Self {
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

    fn value(&self, position: &Position) -> i16 {
        self.values[self.numbers[position]]
    }
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

/// All boards of a width with at most so many seeds, both sides to move, nothing captured.
fn all_positions(width: Width, most: u8) -> Vec<Position> {
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
    let nothing = BySide { south: 0, north: 0 };
    boards
        .into_iter()
        .map(|board| Board::new(width, board).unwrap())
        .flat_map(|board| Side::ALL.map(|side| Position::new(board, nothing, side).unwrap()))
        .collect()
}

/// The named rule sets, and each with other meanings of an endless turn and of the end.
fn rule_sets() -> Vec<Rules> {
    let mut all = Vec::new();
    for rules in RuleSet::ALL.map(RuleSet::rules) {
        for endless_turn in [EndlessTurn::Illegal, EndlessTurn::Void, EndlessTurn::Draw] {
            for stop_when_decided in [false, true] {
                all.push(Rules {
                    endless_turn,
                    stop_when_decided,
                    lap_limit: LapLimit::new(1000).unwrap(),
                    ..rules
                });
            }
        }
    }
    all
}

fn check(width: usize, most: u8) {
    let positions = all_positions(Width::new(width).unwrap(), most);
    for rules in rule_sets() {
        let engine = Engine::new(1).unwrap();
        let mut exact = 0;
        // With different totals the whole games differ, so each total is a graph of its own.
        for total in 0..=most {
            let of_total: Vec<Position> = positions
                .iter()
                .copied()
                .filter(|position| position.total_seeds() == total)
                .collect();
            let truth = Truth::of(of_total.iter().copied(), &rules);
            for position in &of_total {
                let root = Root::new(*position, rules);
                let analysis = engine.search(&root, Limits::depth(14), usize::MAX, &Unwatched);
                if let Some(best) = analysis.best()
                    && let Score::Exact(score) = best.score
                {
                    exact += 1;
                    assert_eq!(score, truth.value(position), "{position} under {rules}");
                }
                for line in &analysis.lines {
                    let turn = position.play(line.hole, &rules).unwrap();
                    if let (Score::Exact(score), None) = (line.score, turn.outcome(&rules)) {
                        assert_eq!(
                            score,
                            -truth.value(turn.after()),
                            "{turn} of {position} under {rules}"
                        );
                    }
                }
            }
        }
        // A search that never dared would pass too.
        assert!(
            exact * 2 > positions.len(),
            "only {exact} of {} exact under {rules}",
            positions.len()
        );
    }
}

#[test]
fn what_is_called_exact_on_2x2_is_true() {
    check(2, 8);
}

#[test]
fn what_is_called_exact_on_2x3_is_true() {
    check(3, 6);
}

/// Tables made of the truth.
struct Tables {
    truth: Truth,
    most_seeds: u8,
}

impl Endgames for Tables {
    fn most_seeds(&self) -> u8 {
        self.most_seeds
    }

    fn still_to_be_won(&self, position: &Position) -> Option<i16> {
        let nothing = BySide { south: 0, north: 0 };
        let bare = Position::new(*position.board(), nothing, position.to_move()).ok()?;
        let number = self.truth.numbers.get(&bare)?;
        Some(self.truth.values[*number])
    }
}

#[test]
fn with_tables_even_endless_play_has_an_exact_value() {
    let rules = Rules::MERKER;
    let width = Width::new(2).unwrap();
    let (few, more) = (4, 7);
    let holding = |seeds: std::ops::RangeInclusive<u8>| {
        let all = all_positions(width, more).into_iter();
        all.filter(move |position| seeds.contains(&position.total_seeds()))
    };
    // Each total is a graph of its own; what is captured on the way falls under smaller totals.
    let mut numbers = HashMap::new();
    let mut values = Vec::new();
    for total in 0..=few {
        let truth = Truth::of(holding(total..=total), &rules);
        for position in holding(total..=total) {
            numbers.insert(position, values.len());
            values.push(truth.value(&position));
        }
    }
    let truth = Truth { numbers, values };
    let mut engine = Engine::new(1).unwrap();
    let tables = Tables {
        truth,
        most_seeds: few,
    };
    engine.set_endgames(Some(Arc::new(tables)));
    for total in 1..=more {
        let truth = Truth::of(holding(total..=total), &rules);
        for position in holding(total..=total) {
            let analysis = engine.search(
                &Root::new(position, rules),
                Limits::depth(12),
                1,
                &Unwatched,
            );
            match analysis.best().map(|best| best.score) {
                Some(Score::Exact(score)) => {
                    assert_eq!(score, truth.value(&position), "{position}");
                }
                Some(Score::Estimate(_)) => assert!(total > few, "{position} lies in the tables"),
                None => {}
            }
        }
    }
}
