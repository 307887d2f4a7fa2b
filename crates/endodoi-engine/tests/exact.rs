//! What the search calls exact is the truth.
//!
//! The truth is had by a plain iteration over whole positions that shares nothing with the search but
//! the rules: for every margin it marks the positions from which one player forces that margin in
//! finitely many turns, until no mark is added. Who can be forced to nothing plays for ever, which
//! is worth what is captured by then.

use std::collections::HashMap;
use std::sync::Arc;

use endodoi::{
    Board, BySide, EndlessTurn, Game, LapLimit, Position, RemainingSeeds, Repetition, RuleSet,
    Rules, Side, Turn, Width,
};
use endodoi_engine::{Analysis, Endgames, Engine, Limits, Root, Score, Unwatched};

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
        Self::after(starts, rules, |_| false)
    }

    /// The truth in a game in which some positions end it by repetition if they are come to.
    fn after(
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

    fn value(&self, position: &Position) -> i16 {
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
fn all_positions(width: Width, most: u8, captured: BySide<u8>) -> Vec<Position> {
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
    let last = [RemainingSeeds::RowOwner, RemainingSeeds::Nobody];
    all.extend(last.map(|remaining_seeds| Rules {
        remaining_seeds,
        ..Rules::MERKER
    }));
    all
}

/// Counts what was compared, to see that something was.
#[derive(Default)]
struct Tally {
    positions: usize,
    exact: usize,
    /// Exact or not, the value found is the true one.
    right: usize,
}

impl Tally {
    fn compare(&mut self, root: &Root, analysis: &Analysis, truth: &Truth) {
        let (position, rules) = (root.position(), root.rules());
        let Some(best) = analysis.best() else { return };
        self.positions += 1;
        let value = truth.value(position);
        if let Score::Exact(score) = best.score {
            self.exact += 1;
            assert_eq!(score, value, "{position} under {rules}");
        }
        self.right += usize::from(best.score.hundredths() == 100 * value);
        for line in &analysis.lines {
            let turn = position.play(line.hole, rules).unwrap();
            let after = truth.numbers.get(turn.after());
            if let (Score::Exact(score), None, Some(after)) =
                (line.score, turn.outcome(rules), after)
            {
                let value = -truth.values[*after];
                assert_eq!(score, value, "{turn} of {position} under {rules}");
            }
        }
    }
}

/// Compares all positions of a width under all rules, with one engine that remembers everything.
fn check(engine: &Engine, width: usize, most: u8, captured: BySide<u8>) {
    let positions = all_positions(Width::new(width).unwrap(), most, captured);
    let total = |position: &Position| position.total_seeds();
    for rules in rule_sets() {
        let mut tally = Tally::default();
        // With different totals the whole games differ, so each total is a graph of its own.
        for seeds in captured.south + captured.north..=most + captured.south + captured.north {
            let of_total = || positions.iter().copied().filter(|one| total(one) == seeds);
            let truth = Truth::of(of_total(), &rules);
            for position in of_total() {
                let root = Root::new(position, rules);
                let search = |limits| engine.search(&root, limits, usize::MAX, &Unwatched);
                // Broken off in mid-iteration, and to the end of what it can see.
                Tally::default().compare(&root, &search(Limits::nodes(60)), &truth);
                tally.compare(&root, &search(Limits::depth(14)), &truth);
            }
        }
        // A search that never dared would pass too, and one that is never right.
        let Tally {
            positions,
            exact,
            right,
        } = tally;
        assert!(
            exact * 2 > positions,
            "only {exact} of {positions} exact under {rules}"
        );
        assert!(
            right * 100 > positions * 80,
            "only {right} of {positions} right under {rules}"
        );
    }
}

#[test]
fn what_is_called_exact_on_2x2_and_2x3_is_true() {
    let engine = Engine::new(4).unwrap();
    let nothing = BySide::default();
    check(&engine, 2, 8, nothing);
    check(&engine, 3, 6, nothing);
    let some = BySide { south: 4, north: 1 };
    check(&engine, 2, 5, some);
    check(&engine, 3, 4, some);
}

#[test]
fn what_is_called_exact_is_true_in_a_game_that_goes_round() {
    let engine = Engine::new(4).unwrap();
    let mut tally = Tally::default();
    let mut with_past = 0;
    for repetition in [Repetition::Share, Repetition::RowOwner, Repetition::Off] {
        let rules = Rules {
            repetition,
            ..Rules::MERKER
        };
        for (start, lot) in all_positions(Width::new(3).unwrap(), 4, BySide::default())
            .into_iter()
            .zip((0..6_usize).cycle())
        {
            let mut game = Game::new(rules, start);
            // A capture begins anew, so games of quiet turns come round.
            for turn in 0..16 {
                let quiet = game.position().turns(&rules).filter(|turn| {
                    rules.allows(turn) && turn.captured() == 0 && turn.outcome(&rules).is_none()
                });
                let quiet: Vec<Turn> = quiet.collect();
                if quiet.is_empty() || game.outcome().is_some() {
                    break;
                }
                let hole = quiet[(turn * lot / 3) % quiet.len()].hole();
                game.play(hole).unwrap();
                if game.outcome().is_some() {
                    break;
                }
                let seeds = game.position().board().total();
                let came_twice = |position: &Position| {
                    let times = game.positions().filter(|one| one.key() == position.key());
                    repetition != Repetition::Off
                        && position.board().total() == seeds
                        && times.count() >= 2
                };
                let root = Root::from(&game);
                let is_root = |position: &Position| position.key() == root.position().key();
                with_past += usize::from(game.positions().any(came_twice));
                // The root itself is where the game stands; it ends only if it is come to again.
                let truth = Truth::after([*root.position()], &rules, |position| {
                    came_twice(position) && !is_root(position)
                });
                let analysis = engine.search(&root, Limits::depth(12), 1, &Unwatched);
                tally.compare(&root, &analysis, &truth);
            }
        }
    }
    assert!(with_past > 300, "{with_past}");
    assert!(tally.exact > 300, "{}", tally.exact);
    assert!(
        tally.right * 100 > tally.positions * 90,
        "{} of {}",
        tally.right,
        tally.positions
    );
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
        let all = all_positions(width, more, BySide::default()).into_iter();
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
