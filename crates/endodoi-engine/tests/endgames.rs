//! With tables the engine plays endgames perfectly.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::{Arc, LazyLock};

use endodoi::{BySide, EndlessTurn, Game, Hole, Position, RemainingSeeds, Rules, Side, Width};
use endodoi_engine::{Endgames as _, Engine, Limits, Root, Score, Unwatched};
use endodoi_tablebase::{Index, TableRules, Tablebase, next_layer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

const MOST_SEEDS: u8 = 11;

static TABLES: LazyLock<Arc<Tablebase>> =
    LazyLock::new(|| tables(&Rules::MERKER, Width::SIX, MOST_SEEDS));

fn tables(rules: &Rules, width: Width, most_seeds: u8) -> Arc<Tablebase> {
    let rules = TableRules::new(rules).unwrap();
    let mut layers = Vec::new();
    while layers.len() <= usize::from(most_seeds) {
        let two = NonZero::new(2).unwrap();
        layers.push(next_layer(width, rules, &layers, two).unwrap());
    }
    Arc::new(Tablebase::in_memory(rules, layers).unwrap())
}

fn engine(tables: &Arc<Tablebase>) -> Engine {
    let mut engine = Engine::new(1).unwrap();
    engine.set_endgames(Some(Arc::clone(tables) as _));
    engine
}

/// A position of the tables, with South or North to move and something captured.
fn position(width: Width, most_seeds: u8, random: &mut Xoshiro256PlusPlus) -> Position {
    // As many with few seeds as with many.
    let seeds = 2 + random.next_u64() % u64::from(most_seeds - 1);
    let index = Index::new(width, u8::try_from(seeds).unwrap()).unwrap();
    let board = index.board(random.next_u64() % index.positions());
    let captured = BySide {
        south: u8::try_from(random.next_u64() % 9).unwrap(),
        north: 4,
    };
    let side = Side::ALL[usize::from(random.next_u64().is_multiple_of(2))];
    Position::new(board, captured, side).unwrap()
}

/// The margin of one player when the game is over.
fn margin(game: &Game, side: Side) -> i16 {
    let seeds = game.outcome().expect("the game is over").seeds();
    i16::from(seeds[side]) - i16::from(seeds[side.opposite()])
}

fn lead(position: &Position, side: Side) -> i16 {
    let captured = position.captured();
    i16::from(captured[side]) - i16::from(captured[side.opposite()])
}

fn best(engine: &Engine, game: &Game) -> Hole {
    let analysis = engine.search(&Root::from(game), Limits::depth(8), 1, &Unwatched);
    analysis.best().expect("the game goes on").hole
}

/// Plays positions out with the engine for one side, and the defence that `defend` chooses for the other. Returns how many were won by
/// more than was promised.
fn play_out(
    tables: &Arc<Tablebase>,
    positions: u64,
    mut defend: impl FnMut(&Engine, &Game, u64) -> Hole,
) -> u64 {
    let engine = engine(tables);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(positions);
    let mut more = 0;
    for _ in 0..positions {
        let start = position(tables.width(), tables.most_seeds(), &mut random);
        let side = Side::ALL[usize::from(random.next_u64().is_multiple_of(2))];
        let value = tables.still_to_be_won(&start).unwrap();
        let promised = lead(&start, side)
            + if side == start.to_move() {
                value
            } else {
                -value
            };
        let mut game = Game::new(*tables.rules().rules(), start);
        while game.outcome().is_none() {
            let hole = if game.position().to_move() == side {
                best(&engine, &game)
            } else {
                defend(&engine, &game, random.next_u64())
            };
            game.play(hole).unwrap();
        }
        let margin = margin(&game, side);
        assert!(
            margin >= promised,
            "{start}: {margin} where {promised} was promised"
        );
        more += u64::from(margin > promised);
    }
    more
}

fn any_hole(_: &Engine, game: &Game, random: u64) -> Hole {
    let moves = game.position().legal_moves(game.rules());
    let number = usize::try_from(random % moves.len() as u64).unwrap();
    moves.iter().nth(number).unwrap()
}

#[test]
fn nothing_is_given_away_to_a_perfect_defence() {
    let more = play_out(&TABLES, 5000, |engine, game, _| best(engine, game));
    assert_eq!(more, 0, "perfect play of both ends as promised");
}

#[test]
fn nothing_is_given_away_to_a_random_defence() {
    let more = play_out(&TABLES, 5000, any_hole);
    assert!(more > 1000, "{more}");
}

/// The rule sets, and each option that changes what a turn or an end is worth.
fn rule_sets() -> impl Iterator<Item = Rules> {
    let mut sets = vec![Rules::MERKER, Rules::ENDODOI, Rules::CROSS_ENDODOI];
    for endless_turn in [EndlessTurn::Void, EndlessTurn::Draw] {
        sets.push(Rules {
            endless_turn,
            ..Rules::MERKER
        });
    }
    for remaining_seeds in [RemainingSeeds::RowOwner, RemainingSeeds::Nobody] {
        sets.push(Rules {
            remaining_seeds,
            ..Rules::MERKER
        });
    }
    sets.into_iter()
}

#[test]
fn nor_on_boards_full_of_endless_play_under_any_rules() {
    for rules in rule_sets() {
        for (holes, seeds) in [(2, 14), (3, 10), (4, 8)] {
            let tables = tables(&rules, Width::new(holes).unwrap(), seeds);
            let more = play_out(&tables, 300, |engine, game, _| best(engine, game));
            assert_eq!(more, 0, "{rules}, 2x{holes}");
            play_out(&tables, 300, any_hole);
        }
    }
}

#[test]
fn every_hole_has_its_exact_value() {
    let engine = engine(&TABLES);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..500 {
        let start = position(Width::SIX, MOST_SEEDS, &mut random);
        let root = Root::new(start, Rules::MERKER);
        let analysis = engine.search(&root, Limits::depth(1), usize::MAX, &Unwatched);
        let moves = start.legal_moves(&Rules::MERKER);
        assert_eq!(analysis.lines.len(), moves.len());
        for line in &analysis.lines {
            let turn = start.play(line.hole, &Rules::MERKER).unwrap();
            let side = start.to_move();
            let worth = lead(turn.after(), side) - TABLES.still_to_be_won(turn.after()).unwrap();
            assert_eq!(line.score, Score::Exact(worth));
            // The line is one that can be played, and ends with that.
            let mut game = Game::new(Rules::MERKER, start);
            for hole in &line.pv {
                game.play(*hole).unwrap();
            }
            if game.outcome().is_some() {
                assert_eq!(margin(&game, side), worth);
            }
        }
        let values = analysis.lines.iter().map(|line| line.score.hundredths());
        assert!(values.is_sorted_by(|one, next| one >= next));
    }
}

/// How many turns it takes at most to the next capture or the end, for each board of a layer that is worth something: found by going on
/// until nothing changes.
fn ways(tables: &Tablebase, index: Index) -> HashMap<Position, u32> {
    let rules = *tables.rules().rules();
    let boards = (0..index.positions()).map(|number| index.board(number));
    let both = boards.flat_map(|board| {
        Side::ALL.map(|side| Position::new(board, BySide::default(), side).unwrap())
    });
    let positions: Vec<Position> = both.collect();
    let mut ways = HashMap::new();
    loop {
        let mut changed = false;
        for position in &positions {
            let value = tables.still_to_be_won(position).unwrap();
            let turns = position.turns(&rules).filter(|turn| rules.allows(turn));
            let keeping = turns.filter(|turn| {
                i16::from(turn.captured()) - tables.still_to_be_won(turn.after()).unwrap() == value
            });
            let ends = keeping.map(|turn| match turn.captured() {
                0 => ways.get(turn.after()).map(|way| way + 1),
                _ => Some(1),
            });
            let way = match value {
                0 => None,
                1.. => ends.flatten().min(),
                ..0 => ends
                    .into_iter()
                    .try_fold(1, |most, way| Some(most.max(way?))),
            };
            if let Some(way) = way {
                changed |= ways.insert(*position, way) != Some(way);
            }
        }
        if !changed {
            return ways;
        }
    }
}

#[test]
fn the_winner_takes_the_shortest_way_and_the_loser_the_longest() {
    let boards = [(2, 9), (3, 7), (4, 5)];
    for (rules, (holes, seeds)) in rule_sets().flat_map(|rules| boards.map(|board| (rules, board)))
    {
        let width = Width::new(holes).unwrap();
        let tables = tables(&rules, width, seeds);
        let engine = engine(&tables);
        let ways = ways(&tables, Index::new(width, seeds).unwrap());
        let mut longest = 0;
        for (position, way) in &ways {
            let root = Root::new(*position, rules);
            let analysis = engine.search(&root, Limits::depth(1), 1, &Unwatched);
            let Some(best) = analysis.best() else {
                continue;
            };
            let turn = position.play(best.hole, &rules).unwrap();
            match turn.captured() {
                0 => assert_eq!(ways[turn.after()] + 1, *way, "{position}"),
                _ => assert_eq!(*way, 1, "{position}"),
            }
            longest = longest.max(*way);
        }
        assert!(longest > 2, "{rules}, 2x{holes}: {longest}");
    }
}
