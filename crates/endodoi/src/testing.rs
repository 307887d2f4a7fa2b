//! Strategies and laws for property tests and fuzzers (feature `testing`).
//!
//! The strategies make values that are spread over everything the library accepts: all widths, few
//! and many seeds, all rules. The laws in [`laws`] are what the fuzz targets of the parsers check;
//! the same functions run as bounded tests.

#![expect(
    clippy::missing_panics_doc,
    reason = "a strategy that panics fails its test, which is all there is to say"
)]

pub mod laws;

use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::sample::{Index, select};

use crate::record::{Comment, Record};
use crate::{
    BySide, Direction, EndlessTurn, Forfeit, Game, LapLimit, Position, RemainingSeeds, Repetition,
    Rules, Setup, Side, Width,
};

/// Any side.
pub fn side() -> impl Strategy<Value = Side> {
    select(&Side::ALL[..])
}

/// Any width, 1 to 12 holes.
pub fn width() -> impl Strategy<Value = Width> {
    (1..=12_usize).prop_map(|holes| Width::new(holes).expect("1 to 12 holes are possible"))
}

/// Any rules: the named sets and every mixture of options, the lap limit among them.
pub fn rules() -> impl Strategy<Value = Rules> {
    let options = (
        select(vec![Direction::Counterclockwise, Direction::ByParity]),
        any::<bool>(),
        select(vec![
            EndlessTurn::Illegal,
            EndlessTurn::Void,
            EndlessTurn::Draw,
        ]),
        select(vec![1, 2, 75, 500, 10_000]),
        select(vec![
            Repetition::Share,
            Repetition::RowOwner,
            Repetition::Off,
        ]),
        select(vec![
            RemainingSeeds::LastMover,
            RemainingSeeds::RowOwner,
            RemainingSeeds::Nobody,
        ]),
        any::<bool>(),
    );
    let mixed = options.prop_map(|options| Rules {
        direction: options.0,
        capture_alone: options.1,
        endless_turn: options.2,
        lap_limit: LapLimit::new(options.3).expect("these limits are possible"),
        repetition: options.4,
        remaining_seeds: options.5,
        stop_when_decided: options.6,
    });
    prop_oneof![named_rules(), mixed]
}

/// One of the named rule sets.
pub fn named_rules() -> impl Strategy<Value = Rules> {
    select(vec![Rules::MERKER, Rules::ENDODOI, Rules::CROSS_ENDODOI])
}

/// Any position: all widths, from an empty board to 255 seeds, evenly or oddly spread.
pub fn position() -> impl Strategy<Value = Position> {
    width().prop_flat_map(|width| {
        let most = 240 / u32::try_from(width.holes_on_board()).expect("24 holes at most");
        let holes = prop_oneof![
            4 => vec(0..=6_u32, width.holes_on_board()),
            1 => vec(0..=most, width.holes_on_board()),
            1 => heaped(width),
        ];
        (holes, 0..=6_u32, 0..=6_u32, side()).prop_map(|(holes, south, north, to_move)| {
            // 24 holes of 6 seeds or 4 heaps of 60, and 12 captured seeds, stay below 255.
            let (row, other) = holes.split_at(holes.len() / 2);
            Position::try_from(Setup {
                rows: BySide {
                    south: row.to_vec(),
                    north: other.to_vec(),
                },
                captured: BySide { south, north },
                to_move,
            })
            .expect("the ranges keep to 255 seeds")
        })
    })
}

/// Few holes that hold many seeds.
fn heaped(width: Width) -> impl Strategy<Value = Vec<u32>> {
    let holes = width.holes_on_board();
    vec((0..holes, 1..=60_u32), 1..=4).prop_map(move |heaps| {
        let mut seeds = vec![0; holes];
        for (hole, heap) in heaps {
            seeds[hole] = heap;
        }
        seeds
    })
}

/// Any start position of a uniform board with 1 to 6 seeds a hole.
pub fn start() -> impl Strategy<Value = Position> {
    (width(), 1..=6_u8).prop_map(|(width, seeds)| {
        Position::start(width, seeds).expect("144 seeds are no more than 255")
    })
}

/// How a random game ends, if it has not ended by a turn.
#[derive(Clone, Copy, Debug)]
enum End {
    ByTurns,
    Agreed,
    Resigned(Side),
    Forfeited(Side, Forfeit),
}

/// A game of up to `turns` random turns from any position under any rules, which sometimes ends by
/// resignation, forfeit or agreement.
pub fn game(turns: usize) -> impl Strategy<Value = Game> {
    let start = prop_oneof![2 => start(), 1 => position()];
    let end = prop_oneof![
        3 => Just(End::ByTurns),
        1 => Just(End::Agreed),
        1 => side().prop_map(End::Resigned),
        1 => (side(), select(&Forfeit::ALL[..])).prop_map(|(side, by)| End::Forfeited(side, by)),
    ];
    (rules(), start, vec(any::<Index>(), 0..=turns), end).prop_map(
        |(rules, start, choices, end)| {
            let mut game = Game::new(rules, start);
            for choice in choices {
                let moves: Vec<_> = game.position().legal_moves(&rules).iter().collect();
                if game.outcome().is_some() || moves.is_empty() {
                    break;
                }
                game.play(moves[choice.index(moves.len())])
                    .expect("legal moves can be played");
            }
            match end {
                End::ByTurns => None,
                End::Agreed => game.agree().ok(),
                End::Resigned(side) => game.resign(side).ok(),
                End::Forfeited(side, forfeit) => game.forfeit(side, forfeit).ok(),
            };
            game
        },
    )
}

/// A record of a short game with tags, comments and variations.
pub fn record() -> impl Strategy<Value = Record> {
    let text = "[ -~äé]{0,30}";
    let notes = vec((any::<Index>(), text, any::<Index>()), 0..4);
    (game(12), text, notes).prop_map(|(game, text, notes)| {
        let mut record = Record::from_game(&game);
        record
            .tags_mut()
            .set("South", &text)
            .expect("the text has no control character");
        record
            .tags_mut()
            .set("X_own", &text)
            .expect("the text has no control character");
        let turns = game.turns().count();
        for (place, text, choice) in notes {
            let Ok(comment) = Comment::new(&text) else {
                continue;
            };
            let turn = place.index(turns + 1);
            match record.notes_mut(turn) {
                Some(notes) => notes.comments.push(comment),
                None => record.comment_opening(comment),
            }
            let position = record.position_before(turn);
            let moves: Vec<_> = position.legal_moves(game.rules()).iter().collect();
            let hole = moves.get(choice.index(13)).filter(|_| turn < turns);
            if let Some(hole) = hole {
                record
                    .add_variation(turn, &[*hole])
                    .expect("legal moves can be played");
            }
        }
        record
    })
}
