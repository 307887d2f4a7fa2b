//! The sentences of RULES.md, one test each.

use endodoi::{
    Ending, EndlessTurn, Game, Match, MoveText, Outcome, PlayError, Position, RemainingSeeds,
    Repetition, Rules, Side, Target, Turn, TurnEnd, Width,
};

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

fn play(text: &str, hole: &str, rules: &Rules) -> Turn {
    let position = position(text);
    let written: MoveText = hole.parse().unwrap();
    position
        .play(written.resolve_exactly(&position).unwrap(), rules)
        .unwrap()
}

fn game(rules: Rules, start: &str, holes: &str) -> Game {
    let mut game = Game::new(rules, position(start));
    for written in holes.split_whitespace() {
        let written: MoveText = written.parse().unwrap();
        let hole = written.resolve_exactly(game.position()).unwrap();
        game.play(hole).unwrap();
    }
    game
}

fn ended(game: &Game) -> (Ending, String) {
    let outcome = game.outcome().expect("the game is over");
    (outcome.ending(), outcome.seeds().to_string())
}

const START: &str = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S";

#[test]
fn the_six_first_moves_are_those_of_the_specification() {
    let start = position(START);
    let turns: Vec<Turn> = start.turns(&Rules::MERKER).collect();
    let ends = ["C", "D", "E", "F", "a", "b"];
    let captures = [2, 7, 7, 7, 0, 0];
    assert_eq!(turns.len(), 6);
    for ((turn, end), captured) in turns.iter().zip(ends).zip(captures) {
        let trace = start.trace(turn.hole(), &Rules::MERKER).unwrap();
        let sown: u32 = trace.laps().iter().map(|lap| u32::from(lap.lifted)).sum();
        assert_eq!((turn.laps(), sown), (5, 26), "of {}", turn.hole());
        assert_eq!(trace.laps()[4].lands.to_string(), end);
        assert_eq!(turn.captured(), captured, "by {}", turn.hole());
    }
}

#[test]
fn the_laps_of_b_are_those_of_the_specification() {
    let start = position(START);
    let trace = start
        .trace(Width::SIX.hole(1).unwrap(), &Rules::MERKER)
        .unwrap();
    let laps: Vec<String> = trace
        .laps()
        .iter()
        .map(|lap| {
            format!(
                "{} lifts {} and ends in {}",
                lap.hole, lap.lifted, lap.lands
            )
        })
        .collect();
    assert_eq!(
        laps,
        [
            "B lifts 4 and ends in F",
            "F lifts 5 and ends in e",
            "e lifts 5 and ends in D",
            "D lifts 6 and ends in d",
            "d lifts 6 and ends in D",
        ]
    );
}

#[test]
fn a_lap_of_exactly_2n_seeds_ends_in_the_lifted_hole_which_is_empty() {
    let turn = play("4,2,1,0,1,3/2,12,0,2,4,13 4-0 N", "b", &Rules::MERKER);
    assert_eq!((turn.laps(), turn.captured()), (1, 3));
    assert_eq!(turn.after().to_string(), "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S");
}

#[test]
fn a_lap_of_more_than_2n_seeds_drops_one_into_the_lifted_hole() {
    let turn = play("3,14,0,0,2,6/3,0,7,0,1,6 3-3 S", "B", &Rules::MERKER);
    assert_eq!((turn.laps(), turn.captured()), (4, 10));
    assert_eq!(turn.after().to_string(), "5,0,3,0,4,0/5,2,0,2,3,8 13-3 N");
}

#[test]
fn a_lone_seed_opposite_an_empty_hole_stays() {
    let before = "6,6,2,7,0,6/1,0,6,6,0,1 7-0 N";
    let turn = play(before, "a", &Rules::MERKER);
    assert!(matches!(turn.end(), TurnEnd::Quiet { .. }));
    assert_eq!(turn.after().to_string(), "6,6,2,7,0,6/0,1,6,6,0,1 7-0 S");
}

#[test]
fn a_lone_seed_opposite_an_empty_hole_is_taken_where_the_rules_say_so() {
    let turn = play("6,6,2,7,0,6/1,0,6,6,0,1 7-0 N", "a", &Rules::ENDODOI);
    assert_eq!(turn.captured(), 1);
    assert_eq!(turn.after().to_string(), "6,6,2,7,0,6/0,0,6,6,0,1 7-1 S");
}

#[test]
fn a_turn_of_854_laps_is_legal() {
    let turn = play("4,1,2,3,6,2/3,2,1,2,3,0 0-0 S", "E", &Rules::MERKER);
    assert_eq!((turn.laps(), turn.captured()), (854, 0));
    assert_eq!(turn.after().to_string(), "1,2,1,2,1,5/4,1,7,0,5,0 0-0 N");
}

#[test]
fn cross_endodoi_goes_clockwise_with_an_odd_number_of_seeds() {
    let start = "3,3,3,3,3,3/3,3,3,3,3,3 0-0 S";
    let trace = position(start)
        .trace(Width::SIX.hole(3).unwrap(), &Rules::CROSS_ENDODOI)
        .unwrap();
    let lifted: String = trace.laps().iter().map(|lap| lap.hole.letter()).collect();
    assert_eq!(lifted, "DAEc");
    assert_eq!(trace.turn().captured(), 5);
    assert_eq!(
        trace.turn().after().to_string(),
        "0,5,5,1,0,4/4,4,0,4,4,0 5-0 N"
    );
}

const ENDLESS: &str = "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S";

#[test]
fn an_endless_turn_may_not_be_played() {
    let position = position(ENDLESS);
    let hole = Width::SIX.hole(0).unwrap();
    let error = position.play(hole, &Rules::MERKER).unwrap_err();
    assert_eq!(error, PlayError::Endless { hole, laps: 10_000 });
    assert_eq!(position.legal_moves(&Rules::MERKER).to_string(), "BCDF");
    assert_eq!(position.endless_holes(&Rules::MERKER).to_string(), "A");
}

#[test]
fn a_void_endless_turn_passes() {
    let rules = Rules {
        endless_turn: EndlessTurn::Void,
        ..Rules::MERKER
    };
    let game = game(rules, ENDLESS, "A");
    assert_eq!(game.position().to_string(), ENDLESS.replace('S', "N"));
    assert_eq!(game.outcome(), None);
}

#[test]
fn an_endless_turn_that_draws_shares_the_seeds_on_the_board() {
    let rules = Rules {
        endless_turn: EndlessTurn::Draw,
        ..Rules::MERKER
    };
    // 41 seeds on the board: 20 for each, one for nobody.
    assert_eq!(
        ended(&game(rules, ENDLESS, "A")),
        (Ending::EndlessTurn, "24-23".to_owned())
    );
}

#[test]
fn what_is_left_goes_to_the_player_who_moved_last() {
    let game = game(Rules::MERKER, "0,0,0,0,1,0/1,0,0,1,0,2 26-17 S", "E d");
    assert_eq!(ended(&game), (Ending::NoLegalMove, "28-20".to_owned()));
}

#[test]
fn what_is_left_can_go_to_the_owners_of_the_rows_or_to_nobody() {
    // North has nothing to move; South, who moved last, also owns the row with the seeds.
    let stuck = "2,0,0/0,0,0 0-0 N";
    for (remaining_seeds, seeds) in [
        (RemainingSeeds::LastMover, "2-0"),
        (RemainingSeeds::RowOwner, "2-0"),
        (RemainingSeeds::Nobody, "0-0"),
    ] {
        let rules = Rules {
            remaining_seeds,
            ..Rules::MERKER
        };
        assert_eq!(
            ended(&game(rules, stuck, "")),
            (Ending::NoLegalMove, seeds.to_owned())
        );
    }
}

#[test]
fn a_player_with_only_endless_holes_cannot_move() {
    let start = "2,0,1/0,2,1 0-0 S";
    let all_endless = position(start).endless_holes(&Rules::MERKER);
    assert_eq!(all_endless.to_string(), "A");
    // Under a limit of one lap every relay is endless.
    let impatient: Rules = "merker,lap_limit=1,remaining_seeds=row_owner"
        .parse()
        .unwrap();
    let stuck = "1,1,0/0,0,3 0-1 S";
    assert_eq!(position(stuck).legal_moves(&impatient).to_string(), "B");
    let stuck = "1,1,1/1,0,3 0-1 S";
    assert_eq!(
        ended(&game(impatient, stuck, "")),
        (Ending::NoLegalMove, "3-5".to_owned())
    );
}

#[test]
fn without_a_move_at_the_very_start_the_player_not_on_turn_gets_the_seeds() {
    let game = game(Rules::MERKER, "0,0/1,2 3-4 S", "");
    assert_eq!(ended(&game), (Ending::NoLegalMove, "3-7".to_owned()));
}

#[test]
fn the_third_occurrence_of_a_position_ends_the_game_and_shares_the_seeds() {
    let start = "2,2,2/2,2,2 0-0 S";
    let opening = "C a A a C a B b A a C";
    let circle = "b A b B a B";
    let twice = game(Rules::MERKER, start, &format!("{opening} {circle}"));
    assert_eq!(twice.outcome(), None);
    assert_eq!(twice.occurrences(), 2);
    let thrice = game(
        Rules::MERKER,
        start,
        &format!("{opening} {circle} {circle}"),
    );
    assert_eq!(ended(&thrice), (Ending::Repetition, "4-8".to_owned()));
}

#[test]
fn repetition_can_give_the_rows_to_their_owners_or_be_off() {
    let start = "2,2,2/2,2,2 0-0 S";
    let moves = "C a A a C a B b A a C b A b B a B b A b B a B";
    let rules = Rules {
        repetition: Repetition::RowOwner,
        ..Rules::MERKER
    };
    assert_eq!(
        ended(&game(rules, start, moves)),
        (Ending::Repetition, "2-10".to_owned())
    );
    let rules = Rules {
        repetition: Repetition::Off,
        ..Rules::MERKER
    };
    assert_eq!(game(rules, start, moves).outcome(), None);
}

#[test]
fn agreement_shares_the_seeds_and_an_odd_one_goes_to_nobody() {
    let mut game = Game::new(Rules::MERKER, position("1,2,0/0,1,1 3-4 S"));
    let outcome = game.agree().unwrap();
    assert_eq!(outcome.seeds().to_string(), "5-6");
    assert_eq!(outcome.winner(), Some(Side::North));
    assert!(game.agree().is_err());
    game.undo();
    assert_eq!(game.outcome(), None);
}

#[test]
fn who_resigns_loses_whatever_the_seeds_say() {
    let mut game = Game::new(Rules::MERKER, position("1,0/0,1 40-6 N"));
    let outcome = game.resign(Side::South).unwrap();
    assert_eq!(outcome.winner(), Some(Side::North));
    assert_eq!(outcome.to_string(), "North wins 40-8, South resigned");
    assert!(matches!(
        game.play(Width::new(2).unwrap().hole(3).unwrap()),
        Err(PlayError::GameOver(_))
    ));
}

#[test]
fn a_decided_game_goes_on_unless_the_rules_stop_it() {
    let start = "1,0,0,0,0,1/0,1,0,0,0,1 25-19 S";
    assert_eq!(game(Rules::MERKER, start, "").outcome(), None);
    let rules = Rules {
        stop_when_decided: true,
        ..Rules::MERKER
    };
    assert_eq!(
        ended(&game(rules, start, "")),
        (Ending::Decided, "25-19".to_owned())
    );
    let half = "1,0,0,0,0,1/0,1,0,0,0,1 24-20 S";
    assert_eq!(game(rules, half, "").outcome(), None);
}

#[test]
fn a_game_without_seeds_is_a_draw() {
    let game = game(Rules::MERKER, "0/0 0-0 S", "");
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.winner(), outcome.to_string()),
        (None, "drawn 0-0, no legal move".to_owned())
    );
}

fn won_by(side: Side) -> Outcome {
    let mut game = Game::new(Rules::MERKER, position(START));
    game.resign(side.opposite()).unwrap()
}

#[test]
fn the_player_who_moved_second_moves_first_in_the_next_game() {
    let mut series = Match::new(Target::THREE_WINS, Side::South);
    assert_eq!(series.first_mover(), Side::South);
    series.record(won_by(Side::South));
    assert_eq!(series.first_mover(), Side::North);
    series.record(won_by(Side::South));
    assert_eq!(series.first_mover(), Side::South);
}

#[test]
fn a_match_is_won_by_the_first_to_reach_the_target() {
    let mut series = Match::new(Target::THREE_WINS, Side::South);
    for side in [Side::South, Side::North, Side::South] {
        series.record(won_by(side));
        assert_eq!(series.winner(), None);
    }
    series.record(won_by(Side::South));
    assert_eq!(series.tally().to_string(), "3-1");
    assert_eq!(series.winner(), Some(Side::South));
}

#[test]
fn a_drawn_game_gives_no_pin() {
    let mut series = Match::new(Target::THREE_WINS, Side::South);
    let mut game = Game::new(Rules::MERKER, position(START));
    series.record(game.agree().unwrap());
    assert_eq!(series.pins().to_string(), "0-0");
    assert_eq!(series.games(), 1);
    assert_eq!(series.first_mover(), Side::North);
}

#[test]
fn the_score_of_a_match_follows_the_players_to_their_new_seats() {
    let mut series = Match::new(Target::THREE_WINS, Side::South);
    series.record(won_by(Side::South));
    series.swap_seats();
    assert_eq!(series.tally().to_string(), "0-1");
    // North began the first game (as South then) and so moves second in the next.
    assert_eq!(series.first_mover(), Side::South);
}

#[test]
fn a_match_to_seeds_is_won_by_the_higher_total() {
    let mut series = Match::new(Target::HUNDRED_SEEDS, Side::South);
    let drawn = Game::new(Rules::MERKER, position(START)).agree().unwrap();
    for _ in 0..5 {
        series.record(drawn);
    }
    assert_eq!(series.tally().to_string(), "120-120");
    assert_eq!(series.winner(), None, "equal totals play another game");
    series.record(won_by(Side::North));
    assert_eq!(series.tally().to_string(), "120-168");
    assert_eq!(series.winner(), Some(Side::North));
}

#[test]
fn a_target_reads_back() {
    for text in ["first to 3 wins", "first to 1 win", "first to 100 seeds"] {
        assert_eq!(text.parse::<Target>().unwrap().to_string(), text);
    }
    for text in [
        "first to 0 wins",
        "first to 1 wins",
        "first to +3 wins",
        "3 wins",
        "first to 3 pins",
    ] {
        assert!(text.parse::<Target>().is_err(), "{text}");
    }
}

#[test]
fn a_game_that_is_decided_and_without_a_move_gives_its_seeds_away() {
    let rules = Rules {
        stop_when_decided: true,
        ..Rules::MERKER
    };
    let outcome = ended(&game(rules, "0,0/1,2 1-20 S", ""));
    assert_eq!(outcome, (Ending::NoLegalMove, "1-23".to_owned()));
}

#[test]
fn seeds_in_both_rows_go_where_the_rules_say() {
    // Under a limit of one lap all of South's holes are endless.
    for (remaining_seeds, seeds) in [
        (RemainingSeeds::LastMover, "0-8"),
        (RemainingSeeds::RowOwner, "3-5"),
        (RemainingSeeds::Nobody, "0-1"),
    ] {
        let rules = Rules {
            remaining_seeds,
            lap_limit: endodoi::LapLimit::new(1).unwrap(),
            ..Rules::MERKER
        };
        let outcome = ended(&game(rules, "1,1,1/1,0,3 0-1 S", ""));
        assert_eq!(outcome, (Ending::NoLegalMove, seeds.to_owned()));
    }
}

#[test]
fn a_turn_after_an_undo_takes_the_place_of_what_was_undone() {
    let mut game = game(Rules::MERKER, START, "B a C");
    game.undo();
    game.undo();
    let hole = game.legal_moves().iter().last().unwrap();
    game.play(hole).unwrap();
    assert_eq!(game.steps().len(), 2);
    assert_eq!(game.redo(), None);
    assert_eq!(game.positions().count(), 3);
}

#[test]
fn a_game_has_at_most_so_many_turns() {
    let rules: Rules = "merker,repetition=off".parse().unwrap();
    let mut game = Game::new(rules, position("1,0/0,1 0-0 S"));
    while game.turns().count() < 50 {
        let hole = game.legal_moves().iter().next().unwrap();
        game.play(hole).unwrap();
    }
    assert_eq!(game.outcome(), None, "it goes round for ever");
}

#[test]
fn a_match_that_is_resumed_keeps_score_and_turn_to_begin() {
    let tally = endodoi::BySide { south: 1, north: 2 };
    let series = Match::resumed(Target::THREE_WINS, 3, tally, Side::North);
    assert_eq!((series.tally(), series.games()), (tally, 3));
    assert_eq!(series.first_mover(), Side::North);
    let series = Match::resumed(Target::HUNDRED_SEEDS, 3, tally, Side::North);
    assert_eq!(series.seeds(), tally);
}

#[test]
fn the_usual_seeds_go_by_the_direction() {
    let rules: Rules = "cross-endodoi,capture_alone=true".parse().unwrap();
    assert_eq!(rules.usual_seeds(), 3);
    assert_eq!(Rules::ENDODOI.usual_seeds(), 4);
}

#[test]
fn a_board_is_made_from_as_many_numbers_as_holes() {
    let width = Width::new(2).unwrap();
    assert!(endodoi::Board::new(width, [1, 2, 3, 4, 5]).is_err());
    assert!(endodoi::Board::new(width, [255, 1, 0, 0]).is_err());
    let board = endodoi::Board::new(width, [200, 0, 0, 1]).unwrap();
    let captured = endodoi::BySide {
        south: 54,
        north: 0,
    };
    assert!(Position::new(board, captured, Side::South).is_ok());
    let captured = endodoi::BySide {
        south: 54,
        north: 1,
    };
    assert!(Position::new(board, captured, Side::South).is_err());
}
