//! Laws that hold for all rules, widths and positions.

mod twin;

use std::collections::HashSet;

use endodoi::testing::{self, laws};
use endodoi::{Direction, EndlessTurn, Game, Position, Record, Rules, Side, TurnEnd};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any};
use proptest::{prop_assert, prop_assert_eq, proptest};
use twin::{TwinRules, TwinTurn};

fn seeds(position: &Position) -> Vec<u8> {
    let board = position.board();
    position
        .width()
        .holes()
        .map(|hole| board.seeds(hole))
        .collect()
}

fn twin_rules(rules: &Rules) -> TwinRules {
    TwinRules {
        by_parity: rules.direction == Direction::ByParity,
        capture_alone: rules.capture_alone,
        lap_limit: rules.lap_limit.laps(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100_000))]

    #[test]
    fn every_turn_is_as_the_slow_twin_plays_it(position in testing::position(), rules in testing::rules()) {
        for hole in position.board().occupied(position.to_move()) {
            let trace = position.trace(hole, &rules).unwrap();
            let turn = trace.turn();
            match twin::turn(&seeds(&position), hole.index(), twin_rules(&rules)) {
                TwinTurn::Endless => prop_assert!(turn.is_endless(), "{position} {hole} under {rules}"),
                TwinTurn::Ended { laps, captured, after } => {
                    let told: Vec<_> = trace.laps().iter()
                        .map(|lap| (lap.hole.index(), lap.lifted, lap.lands.index()))
                        .collect();
                    prop_assert_eq!(told, laps);
                    prop_assert_eq!(turn.captured(), captured);
                    prop_assert_eq!(seeds(turn.after()), after);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn no_seed_is_made_or_lost(position in testing::position(), rules in testing::rules()) {
        for turn in position.turns(&rules) {
            prop_assert_eq!(turn.after().total_seeds(), position.total_seeds());
            prop_assert_eq!(turn.after().to_move(), position.to_move().opposite());
            let gained = turn.after().captured()[position.to_move()] - position.captured()[position.to_move()];
            prop_assert_eq!(gained, turn.captured());
        }
    }

    #[test]
    fn a_turn_and_its_trace_agree(position in testing::position(), rules in testing::rules()) {
        for turn in position.turns(&rules) {
            let trace = position.trace(turn.hole(), &rules).unwrap();
            prop_assert_eq!(trace.turn(), &turn);
            prop_assert_eq!(trace.laps().len(), turn.laps() as usize);
            prop_assert_eq!(trace.laps()[0].hole, turn.hole());
            prop_assert!(trace.laps().windows(2).all(|pair| pair[0].lands == pair[1].hole));
            let landed = trace.laps().last().unwrap().lands;
            match turn.end() {
                TurnEnd::Quiet { hole } | TurnEnd::Captured { hole, .. } => prop_assert_eq!(hole, landed),
                TurnEnd::Endless(_) => {}
            }
        }
    }

    #[test]
    fn the_laps_of_a_trace_add_up_to_its_turn(position in testing::position(), rules in testing::rules()) {
        for hole in position.board().occupied(position.to_move()) {
            let trace = position.trace(hole, &rules).unwrap();
            let mut board = seeds(&position);
            for lap in trace.laps() {
                prop_assert_eq!(std::mem::take(&mut board[lap.hole.index()]), lap.lifted);
                for hole in lap.sown(&rules) {
                    board[hole.index()] += 1;
                }
                prop_assert_eq!(lap.sown(&rules).last(), Some(lap.lands));
            }
            if let TurnEnd::Captured { hole, .. } = trace.turn().end() {
                board[hole.index()] = 0;
                board[hole.opposite().index()] = 0;
            }
            if !trace.turn().is_endless() {
                prop_assert_eq!(board, seeds(trace.turn().after()));
            }
        }
    }

    #[test]
    fn a_half_turn_of_the_board_mirrors_every_turn(position in testing::position(), rules in testing::rules()) {
        let mirrored = position.half_turn();
        prop_assert_eq!(mirrored.half_turn(), position);
        for (turn, other) in position.turns(&rules).zip(mirrored.turns(&rules)) {
            prop_assert_eq!(turn.hole().half_turn(), other.hole());
            prop_assert_eq!(turn.laps(), other.laps());
            prop_assert_eq!(turn.captured(), other.captured());
            prop_assert_eq!(turn.after().half_turn(), *other.after());
        }
    }

    #[test]
    fn a_position_text_reads_back(position in testing::position()) {
        laws::position_text(&position.to_string());
        prop_assert_eq!(position.to_string().parse(), Ok(position));
        prop_assert_eq!(Position::try_from(position.to_setup()), Ok(position));
    }

    #[test]
    fn a_rules_text_reads_back(rules in testing::rules()) {
        prop_assert_eq!(rules.to_string().parse(), Ok(rules));
    }

    #[test]
    fn legal_moves_are_what_can_be_played(position in testing::position(), rules in testing::rules()) {
        let legal = position.legal_moves(&rules);
        for hole in position.width().holes() {
            prop_assert_eq!(position.play(hole, &rules).is_ok(), legal.has(hole));
        }
        prop_assert_eq!(position.has_legal_move(&rules), !legal.is_empty());
        prop_assert_eq!(position.outcome(&rules).is_some(), legal.is_empty() || rules.stop_when_decided && {
            let most = position.captured().south.max(position.captured().north);
            2 * u32::from(most) > u32::from(position.total_seeds())
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn undo_and_redo_restore_a_game(game in testing::game(60)) {
        let mut walked = game.clone();
        let mut before = vec![walked.clone()];
        while walked.undo().is_some() {
            before.push(walked.clone());
        }
        prop_assert_eq!(walked.position(), game.start());
        prop_assert_eq!(walked.outcome(), Game::new(*game.rules(), *game.start()).outcome());
        while let Some(expected) = before.pop() {
            prop_assert_eq!(&walked, &expected);
            walked.redo();
        }
        prop_assert_eq!(walked, game);
    }

    #[test]
    fn a_record_reads_back(record in testing::record()) {
        laws::record_text(&record.to_string());
        prop_assert_eq!(Record::read_all(&record.to_string()), Ok(vec![record]));
    }

    #[test]
    fn any_actions_leave_a_game_in_order(
        rules in testing::rules(), start in testing::start(), actions in vec(any::<u8>(), 0..200),
    ) {
        laws::play_sequence(rules, start, &actions);
    }

    #[test]
    fn a_position_that_occurs_three_times_ends_the_game(game in testing::game(200)) {
        let key = |position: &Position| (*position.board(), position.to_move());
        let mut seen = vec![key(game.start())];
        seen.extend(game.turns().map(|turn| key(turn.after())));
        let times = seen.iter().filter(|key| *key == seen.last().unwrap()).count();
        prop_assert_eq!(game.occurrences() as usize, times);
        let is_off = game.rules().repetition == endodoi::Repetition::Off;
        prop_assert!(times <= 3 || is_off);
        prop_assert!(times < 3 || is_off || game.outcome().is_some());
    }

    #[test]
    fn a_hole_that_is_no_move_at_all_panics_nowhere(
        position in testing::position(), rules in testing::rules(), other in testing::width(),
    ) {
        for hole in position.width().holes().chain(other.holes()) {
            let turn = position.play_unchecked(hole, &rules);
            prop_assert_eq!(turn.after().total_seeds(), position.total_seeds());
            let is_of_board = hole.width() == position.width();
            prop_assert!(is_of_board || position.play(hole, &rules).is_err());
            prop_assert!(is_of_board || !position.legal_moves(&rules).has(hole));
        }
    }

    #[test]
    fn endless_turns_return_to_their_start(position in testing::position()) {
        let rules = Rules { endless_turn: EndlessTurn::Void, ..Rules::MERKER };
        for hole in position.endless_holes(&rules) {
            let trace = position.trace(hole, &rules).unwrap();
            prop_assert_eq!(trace.turn().after().board(), position.board());
            if trace.turn().laps() < rules.lap_limit.laps() {
                prop_assert_eq!(trace.laps().last().unwrap().lands, hole);
                let period = twin::cycle(&seeds(&position), hole.index(), false, 20_000);
                prop_assert_eq!(period, Some(trace.laps().len()));
            }
        }
    }
}

#[test]
fn every_small_position_is_endless_exactly_if_a_state_comes_back() {
    let mut endless = 0;
    for rules in [Rules::MERKER, Rules::CROSS_ENDODOI] {
        let by_parity = rules.direction == Direction::ByParity;
        for board in boards(6, 9) {
            let text: Vec<String> = board.iter().map(u8::to_string).collect();
            let text = format!("{}/{} 0-0 S", text[..3].join(","), text[3..].join(","));
            let position: Position = text.parse().unwrap();
            for turn in position.turns(&rules) {
                let cycle = twin::cycle(&board, turn.hole().index(), by_parity, 100_000);
                assert_eq!(turn.is_endless(), cycle.is_some(), "{text} {}", turn.hole());
                endless += u32::from(turn.is_endless());
            }
        }
    }
    assert!(
        endless > 50,
        "{endless} endless turns are too few to show anything"
    );
}

/// All boards of so many holes with at most so many seeds.
fn boards(holes: usize, seeds: u8) -> Vec<Vec<u8>> {
    if holes == 0 {
        return vec![Vec::new()];
    }
    (0..=seeds)
        .flat_map(|here| {
            boards(holes - 1, seeds - here)
                .into_iter()
                .map(move |mut rest| {
                    rest.push(here);
                    rest
                })
        })
        .collect()
}

#[test]
fn a_counterclockwise_lap_never_leads_two_states_to_one() {
    let mut reached = HashSet::new();
    for board in boards(6, 7) {
        for hole in (0..6).filter(|&hole| board[hole] > 0) {
            let mut after = board.clone();
            let (to, _) = twin::lap(&mut after, hole, false);
            assert!(reached.insert((after, to)), "{board:?} lifting {hole}");
        }
    }
    assert!(reached.len() > 1000);
}

#[test]
fn both_sides_have_their_turn_in_a_game() {
    let mut game = Game::new(
        Rules::MERKER,
        Position::start(endodoi::Width::SIX, 4).unwrap(),
    );
    let mut movers = Vec::new();
    while game.outcome().is_none() && movers.len() < 10 {
        movers.push(game.position().to_move());
        let hole = game
            .position()
            .legal_moves(game.rules())
            .iter()
            .next()
            .unwrap();
        game.play(hole).unwrap();
    }
    assert!(
        movers
            .chunks(2)
            .all(|pair| pair == [Side::South, Side::North])
    );
}

#[test]
fn brents_search_finds_cycles_without_going_to_the_limit() {
    let rules = Rules::CROSS_ENDODOI;
    let mut found = 0;
    for board in boards(8, 10) {
        let position = Position::new(
            endodoi::Board::new(endodoi::Width::new(4).unwrap(), board.iter().copied()).unwrap(),
            endodoi::BySide::default(),
            Side::South,
        );
        for turn in position
            .unwrap()
            .turns(&rules)
            .filter(endodoi::Turn::is_endless)
        {
            let cycle = twin::cycle(&board, turn.hole().index(), true, 100_000).unwrap();
            // Not before the cycle is closed, and not later than Brent's search may take.
            assert!(turn.laps() as usize >= cycle / 2 && turn.laps() as usize <= 4 * cycle + 2);
            assert_eq!(turn.end(), TurnEnd::Endless(endodoi::EndlessBy::Cycle));
            found += 1;
        }
    }
    assert!(found > 10, "{found} endless turns show little");
}

#[test]
fn a_hole_with_255_seeds_is_sown_as_the_twin_does() {
    for holes in 1..=12 {
        let width = endodoi::Width::new(holes).unwrap();
        for rules in [Rules::MERKER, Rules::CROSS_ENDODOI] {
            for (heaped, heap) in (0..2 * holes).zip([255, 254, 200, 131].into_iter().cycle()) {
                let mut board = vec![0; 2 * holes];
                board[heaped] = heap;
                board[(heaped + 1) % (2 * holes)] += 255 - heap;
                let side = width.hole(heaped).unwrap().side();
                let packed = endodoi::Board::new(width, board.iter().copied()).unwrap();
                let position = Position::new(packed, endodoi::BySide::default(), side).unwrap();
                let turn = position.play_unchecked(width.hole(heaped).unwrap(), &rules);
                match twin::turn(&board, heaped, twin_rules(&rules)) {
                    TwinTurn::Endless => assert!(turn.is_endless()),
                    TwinTurn::Ended { after, .. } => assert_eq!(seeds(turn.after()), after),
                }
            }
        }
    }
}
