//! Tournaments from their start to their end.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use endodoi::Side;
use endodoi_api::ContestKind;
use endodoi_api::ask::RoomWishes;
use proptest::prelude::*;

use super::{Contest, Decided, Presence, Refused};

fn contest(kind: ContestKind, players: usize) -> Contest {
    let mut contest = Contest::new(kind, "Class 4".to_owned(), RoomWishes::default(), 30);
    for number in 0..players {
        contest.add(format!("Player {number}"), 0).unwrap();
    }
    contest
}

fn pair(contest: &mut Contest, now: u64) -> bool {
    let mut number = 0;
    let room = || {
        number += 1;
        Ok::<_, Infallible>(format!("room {number}"))
    };
    contest.pair(now, room).unwrap()
}

/// Decides all that is being played.
fn decide_all(contest: &mut Contest, now: u64) {
    for encounter in 0..contest.encounters.len() {
        if contest.encounters[encounter].result.is_none() {
            let result = Some(Decided::South);
            contest.decide(encounter, result, now).unwrap();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn in_a_round_robin_everybody_meets_everybody_once_and_nobody_twice_in_a_round(
        players in 2..=20_usize,
    ) {
        let mut contest = contest(ContestKind::RoundRobin, players);
        contest.start(0).unwrap();
        let mut now = 0;
        while contest.ended.is_none() {
            now += 1;
            prop_assert!(pair(&mut contest, now));
            prop_assert!(contest.ended.is_some() || !pair(&mut contest, now), "a round at a time");
            decide_all(&mut contest, now);
        }
        let met: BTreeSet<_> = (contest.encounters.iter())
            .map(|met| (met.seats.south.min(met.seats.north), met.seats.south.max(met.seats.north)))
            .collect();
        prop_assert_eq!(met.len(), players * (players - 1) / 2);
        prop_assert_eq!(contest.encounters.len(), met.len());
        let mut busy: BTreeMap<u32, BTreeSet<usize>> = BTreeMap::new();
        for encounter in &contest.encounters {
            for side in Side::ALL {
                let is_new = busy.entry(encounter.round).or_default().insert(encounter.seats[side]);
                prop_assert!(is_new, "twice in round {}", encounter.round);
            }
        }
        for player in 0..players {
            let south = contest.encounters.iter().filter(|met| met.seats.south == player);
            let south = south.count();
            prop_assert!(south.abs_diff(players - 1 - south) <= 2, "{south} of {}", players - 1);
        }
    }

    #[test]
    fn in_an_arena_nobody_plays_two_at_once_and_nobody_is_forgotten(
        players in 2..=12_usize,
        ends in prop::collection::vec((0..100_usize, 0..3_u8), 1..200),
    ) {
        let mut contest = contest(ContestKind::Arena, players);
        contest.start(0).unwrap();
        let mut now = 0;
        for (which, result) in ends {
            now += 5_000;
            pair(&mut contest, now);
            let mut busy = BTreeSet::new();
            let on = contest.encounters.iter().enumerate();
            let on: Vec<usize> = on.filter(|(_, met)| met.result.is_none()).map(|(at, _)| at).collect();
            for at in &on {
                for side in Side::ALL {
                    prop_assert!(busy.insert(contest.encounters[*at].seats[side]));
                }
            }
            if !on.is_empty() {
                let result = [Decided::South, Decided::North, Decided::Neither][usize::from(result)];
                contest.decide(on[which % on.len()], Some(result), now).unwrap();
            }
        }
        decide_all(&mut contest, now);
        let before = contest.encounters.len();
        // Who has waited long enough meets even the one who was met last.
        pair(&mut contest, now + 20_000);
        let over = contest.ended.is_some() || now + 20_000 >= 30 * 60_000;
        prop_assert!(over || contest.encounters.len() == before + players / 2);
    }
}

#[test]
fn a_tournament_begins_once_with_two_players_at_least() {
    let mut contest = contest(ContestKind::RoundRobin, 1);
    assert_eq!(contest.start(0), Err(Refused::TooFew));
    contest.add("Sein".to_owned(), 0).unwrap();
    assert!(!pair(&mut contest, 0), "it has not begun");
    contest.start(0).unwrap();
    assert_eq!(contest.start(0), Err(Refused::Begun));
    assert_eq!(contest.add("late".to_owned(), 1), Err(Refused::Begun));
}

#[test]
fn no_more_take_part_than_can() {
    let mut contest = contest(ContestKind::Arena, 64);
    assert_eq!(contest.add("more".to_owned(), 0), Err(Refused::TooMany));
}

#[test]
fn wins_count_and_of_equals_who_has_beaten_the_stronger() {
    let mut contest = contest(ContestKind::RoundRobin, 4);
    contest.start(0).unwrap();
    while contest.ended.is_none() {
        pair(&mut contest, 1);
        for at in 0..contest.encounters.len() {
            if contest.encounters[at].result.is_none() {
                let seats = contest.encounters[at].seats;
                // 0 beats 1 and 3, 1 beats 2 and 3, 2 beats 0 and 3.
                let beats =
                    |one: usize, other: usize| one != 3 && (other == 3 || (one + 1) % 3 == other);
                let side = if beats(seats.south, seats.north) {
                    Side::South
                } else {
                    Side::North
                };
                contest.decide(at, Some(Decided::won_by(side)), 1).unwrap();
            }
        }
    }
    let standings = contest.standings();
    let points: Vec<_> = standings.iter().map(|standing| standing.points).collect();
    assert_eq!(points, [4, 4, 4, 0]);
    let ranks: Vec<_> = standings.iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, [1, 1, 1, 4]);
    assert_eq!(standings[0].tie_break, 4);
}

#[test]
fn an_organiser_can_correct_a_result() {
    let mut contest = contest(ContestKind::RoundRobin, 2);
    contest.start(0).unwrap();
    pair(&mut contest, 0);
    contest.decide(0, Some(Decided::South), 1).unwrap();
    contest.decide(0, Some(Decided::North), 2).unwrap();
    let winner = contest.encounters[0].seats.north;
    assert_eq!(contest.standings()[0].player, winner);
    assert_eq!(contest.decide(1, None, 2), Err(Refused::NoEncounter));
}

#[test]
fn who_pauses_is_not_paired() {
    let mut contest = contest(ContestKind::Arena, 3);
    contest.start(0).unwrap();
    contest.let_in(0, Presence::Out, 0).unwrap();
    pair(&mut contest, 0);
    let seats = contest.encounters[0].seats;
    assert_eq!(seats.south.min(seats.north), 1);
    contest.let_in(0, Presence::In, 1).unwrap();
    assert_eq!(contest.let_in(3, Presence::In, 1), Err(Refused::NoPlayer));
}

#[test]
fn who_pauses_in_a_round_robin_loses_what_would_be_played_then() {
    let mut contest = contest(ContestKind::RoundRobin, 3);
    contest.start(0).unwrap();
    contest.let_in(0, Presence::Out, 0).unwrap();
    while contest.ended.is_none() {
        pair(&mut contest, 1);
        decide_all(&mut contest, 1);
    }
    let last = contest.standings().pop().unwrap();
    assert_eq!((last.player, last.points, last.played), (0, 0, 2));
}

#[test]
fn an_arena_ends_when_its_time_is_over_and_its_last_game_played() {
    let mut contest = contest(ContestKind::Arena, 2);
    contest.start(0).unwrap();
    pair(&mut contest, 0);
    let end = 30 * 60_000;
    assert!(!pair(&mut contest, end));
    decide_all(&mut contest, end);
    assert!(pair(&mut contest, end));
    assert_eq!(contest.ended, Some(end));
    assert_eq!(contest.end(end), Err(Refused::Over));
    assert_eq!(contest.encounters.len(), 1);
}
