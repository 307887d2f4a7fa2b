//! Rooms as two players meet them, step by step.

use std::borrow::Borrow;

use endodoi::Side::{self, North, South};
use endodoi_api::RoomPhase;
use endodoi_api::ask::{ClockWish, OfferKind, RoomDeed};
use proptest::prelude::*;

use super::{Actor, Event, Facts, Millis, Refusal, Room, Step};

/// A room, and the time.
struct Table {
    room: Room,
    steps: Vec<Step>,
    now: Millis,
}

const START: &str = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S";
const LIVE: ClockWish = ClockWish::Live {
    base: 60,
    increment: 2,
};

impl Table {
    fn open(target: &str, clock: Option<ClockWish>, start: &str) -> Self {
        let step = Step {
            at: 1_000,
            by: Some(South),
            id: None,
            events: vec![
                Event::Made {
                    rules: "merker".to_owned(),
                    start: start.to_owned(),
                    target: target.to_owned(),
                    clock,
                    first: South,
                    listed: false,
                    watched: true,
                    contest: false,
                },
                Event::Sat {
                    side: South,
                    name: "Sein".to_owned(),
                    level: None,
                },
            ],
        };
        Self {
            room: Room::made("abc", &step).unwrap(),
            steps: vec![step],
            now: 1_000,
        }
    }

    /// With both players there.
    fn of(target: &str, clock: Option<ClockWish>) -> Self {
        let mut table = Self::open(target, clock, START);
        table.sit().unwrap();
        table
    }

    fn sit(&mut self) -> Result<Side, Refusal> {
        let (side, events) = self.room.decide_sit("Nkoko", None)?;
        self.take(None, None, events);
        Ok(side)
    }

    fn take(&mut self, by: Option<Side>, id: Option<&str>, events: Vec<Event>) {
        let step = Step {
            at: self.now,
            by,
            id: id.map(str::to_owned),
            events,
        };
        self.room.apply(&step).unwrap();
        self.steps.push(step);
    }

    fn facts(&self) -> Facts {
        Facts {
            now: self.now,
            claim_after: 60_000,
            ..Facts::default()
        }
    }

    fn does(&mut self, side: Side, deed: impl Borrow<RoomDeed>) -> Result<(), Refusal> {
        let (facts, deed) = (self.facts(), deed.borrow());
        let events = self.room.decide(Actor::Player(side), deed, &facts)?;
        self.take(Some(side), None, events);
        Ok(())
    }

    fn plays(&mut self, side: Side, hole: &str) -> Result<(), Refusal> {
        let ply = u32::try_from(self.room.game().turns().count()).unwrap();
        let (game, hole) = (self.room.game_number(), hole.to_owned());
        self.does(side, RoomDeed::Move { game, ply, hole })
    }

    fn resigns(&mut self, side: Side) {
        let game = self.room.game_number();
        self.does(side, RoomDeed::Resign { game }).unwrap();
    }

    fn offers(&mut self, side: Side, what: OfferKind) -> Result<(), Refusal> {
        let game = self.room.game_number();
        self.does(side, RoomDeed::Offer { game, what })
    }

    fn accepts(&mut self, side: Side) -> Result<(), Refusal> {
        let offer = self.room.offer().map_or(0, |offer| offer.number);
        self.does(side, RoomDeed::Accept { offer })
    }

    fn moves(&self) -> String {
        let moves = self.room.game().turns().map(|turn| turn.hole().letter());
        moves.collect()
    }

    fn left(&self) -> (Millis, Millis) {
        let times = self.room.told(None, self.now).room.times.unwrap();
        (times.south, times.north)
    }

    /// Lets time pass, and what is due happen.
    fn waits(&mut self, passed: Millis) {
        self.now += passed;
        if let Some(event) = self.room.due(self.now) {
            self.take(None, None, vec![event]);
        }
    }
}

#[test]
fn a_game_begins_when_both_have_sat_down() {
    let mut table = Table::open("first to 1 win", None, START);
    assert_eq!(table.room.phase, RoomPhase::Open);
    assert_eq!(table.plays(South, "B"), Err(Refusal::NoGame));
    assert_eq!(table.sit(), Ok(North));
    assert_eq!(table.room.phase, RoomPhase::Playing);
    assert_eq!(table.sit(), Err(Refusal::Full));
}

#[test]
fn each_plays_in_turn_and_nobody_for_the_other() {
    let mut table = Table::of("first to 1 win", None);
    assert_eq!(table.plays(North, "b"), Err(Refusal::NotYourTurn));
    table.plays(South, "B").unwrap();
    assert_eq!(table.plays(South, "A"), Err(Refusal::NotYourTurn));
    let refused = table.plays(North, "C").unwrap_err();
    assert_eq!(refused.code(), "move.not-exact");
    table.plays(North, "a").unwrap();
    assert_eq!(table.moves(), "Ba");
}

#[test]
fn a_move_for_another_ply_or_game_comes_late() {
    let mut table = Table::of("first to 1 win", None);
    table.plays(South, "B").unwrap();
    for (game, ply) in [(1, 0), (1, 2), (2, 1), (0, 1)] {
        let hole = "a".to_owned();
        let late = table.does(North, RoomDeed::Move { game, ply, hole });
        assert_eq!(late, Err(Refusal::Late));
    }
}

#[test]
fn who_watches_changes_nothing() {
    let table = Table::of("first to 1 win", None);
    for deed in [
        RoomDeed::Resign { game: 1 },
        RoomDeed::Say {
            text: "hello".to_owned(),
        },
        RoomDeed::Abort { game: 1 },
    ] {
        let refused = table.room.decide(Actor::Watcher, &deed, &table.facts());
        assert_eq!(refused, Err(Refusal::NotYours));
    }
}

#[test]
fn a_match_goes_on_until_somebody_has_won_it() {
    let mut table = Table::of("first to 2 wins", None);
    table.resigns(South);
    assert_eq!(table.room.phase, RoomPhase::Between);
    table.does(South, RoomDeed::Next { game: 1 }).unwrap();
    assert_eq!(table.room.phase, RoomPhase::Between, "one alone is ready");
    table.does(North, RoomDeed::Next { game: 1 }).unwrap();
    assert_eq!(table.room.to_move(), Some(North), "who moved second begins");
    table.resigns(South);
    assert_eq!(table.room.phase, RoomPhase::Over);
    let told = table.room.told(None, table.now);
    assert_eq!(told.room.series.winner, Some(North));
    assert_eq!(told.past.unwrap().len(), 1);
}

#[test]
fn the_next_game_begins_by_itself_after_a_while() {
    let mut table = Table::of("first to 2 wins", None);
    table.resigns(South);
    table.waits(59_999);
    assert_eq!(table.room.phase, RoomPhase::Between);
    table.waits(1);
    assert_eq!(table.room.phase, RoomPhase::Playing);
}

#[test]
fn a_rematch_keeps_the_score_and_lets_the_other_begin() {
    let mut table = Table::of("first to 1 win", None);
    for count in 1..=3 {
        table.resigns(North);
        table.offers(South, OfferKind::Rematch).unwrap();
        assert_eq!(table.accepts(South), Err(Refusal::NoOffer), "not one's own");
        table.accepts(North).unwrap();
        let told = table.room.told(None, table.now).room;
        assert_eq!(told.series.won.south, count);
        assert_eq!(told.series.number, count + 1);
        assert_eq!(told.game.number, count + 1);
        let first = if count % 2 == 1 { North } else { South };
        assert_eq!(table.room.to_move(), Some(first));
    }
    assert_eq!(table.room.record().matches("[Game ").count(), 4);
}

#[test]
fn both_who_offer_a_rematch_have_agreed() {
    let mut table = Table::of("first to 1 win", None);
    table.resigns(North);
    table.offers(South, OfferKind::Rematch).unwrap();
    table.offers(North, OfferKind::Rematch).unwrap();
    assert_eq!(table.room.phase, RoomPhase::Playing);
}

#[test]
fn a_takeback_takes_ones_own_last_turn_back() {
    let mut table = Table::of("first to 1 win", None);
    let nothing = table.offers(South, OfferKind::Takeback);
    assert_eq!(nothing, Err(Refusal::NothingToTakeBack));
    table.plays(South, "B").unwrap();
    table.plays(North, "a").unwrap();
    table.offers(South, OfferKind::Takeback).unwrap();
    table.accepts(North).unwrap();
    assert_eq!(table.moves(), "");
    table.plays(South, "B").unwrap();
    table.offers(South, OfferKind::Takeback).unwrap();
    table.accepts(North).unwrap();
    assert_eq!(table.moves(), "");
}

#[test]
fn a_turn_that_is_taken_back_gives_no_time() {
    let mut table = Table::of("first to 1 win", Some(LIVE));
    for (side, hole) in [(South, "B"), (North, "a"), (South, "C")] {
        table.now += 10_000;
        table.plays(side, hole).unwrap();
    }
    assert_ne!(table.left(), (60_000, 60_000));
    table.offers(South, OfferKind::Takeback).unwrap();
    table.accepts(North).unwrap();
    assert_eq!(table.left(), (60_000, 60_000));
}

#[test]
fn a_declined_offer_is_gone_and_a_turn_declines_it_too() {
    let mut table = Table::of("first to 1 win", None);
    table.plays(South, "B").unwrap();
    table.offers(South, OfferKind::Takeback).unwrap();
    let offer = table.room.offer().unwrap().number;
    table.does(North, RoomDeed::Decline { offer }).unwrap();
    let again = table.does(North, RoomDeed::Accept { offer });
    assert_eq!(again, Err(Refusal::NoOffer));
    table.offers(South, OfferKind::Stop).unwrap();
    assert_eq!(table.offers(South, OfferKind::Stop), Err(Refusal::Offered));
    table.plays(North, "a").unwrap();
    assert_eq!(table.room.offer(), None);
}

#[test]
fn an_agreed_stop_ends_the_game() {
    let mut table = Table::of("first to 1 win", None);
    table.plays(South, "B").unwrap();
    table.offers(North, OfferKind::Stop).unwrap();
    table.accepts(South).unwrap();
    let told = table.room.told(None, table.now).room;
    assert_eq!(told.game.outcome.unwrap().by, "agreement");
}

#[test]
fn a_game_can_be_left_before_both_have_moved_and_not_after() {
    let mut table = Table::of("first to 1 win", None);
    table.plays(South, "B").unwrap();
    let mut other = Table::of("first to 1 win", None);
    other.does(North, RoomDeed::Abort { game: 1 }).unwrap();
    assert_eq!(other.room.phase, RoomPhase::Aborted);
    table.plays(North, "a").unwrap();
    let late = table.does(North, RoomDeed::Abort { game: 1 });
    assert_eq!(late, Err(Refusal::CannotAbort));
}

#[test]
fn who_has_left_for_long_loses_by_a_claim() {
    let mut table = Table::of("first to 1 win", None);
    let claim = RoomDeed::Claim { game: 1 };
    let mut facts = table.facts();
    let refused = Err(Refusal::NotAway);
    assert_eq!(
        table.room.decide(Actor::Player(South), &claim, &facts),
        refused
    );
    facts.other_away = Some(59_999);
    assert_eq!(
        table.room.decide(Actor::Player(South), &claim, &facts),
        refused
    );
    facts.other_away = Some(60_000);
    let events = table.room.decide(Actor::Player(South), &claim, &facts);
    table.take(Some(South), None, events.unwrap());
    let told = table.room.told(None, table.now).room;
    assert_eq!(told.game.outcome.unwrap().winner, Some(South));
}

#[test]
fn a_clock_runs_for_who_is_to_move_once_a_turn_has_been_seen() {
    let mut table = Table::of("first to 1 win", Some(LIVE));
    table.waits(30_000);
    table.plays(South, "B").unwrap();
    table.waits(30_000);
    table.plays(North, "a").unwrap();
    assert_eq!(table.left(), (60_000, 60_000), "first turns are free");
    let since = table.room.told(None, table.now).room.times.unwrap().since;
    assert!(since > table.now + 500, "the turn is being shown");
    table.now = since + 10_000;
    table.plays(South, "C").unwrap();
    assert_eq!(table.left(), (52_000, 60_000));
}

#[test]
fn a_fallen_time_loses_the_game_whoever_looks() {
    let mut table = Table::of("first to 1 win", Some(LIVE));
    table.plays(South, "B").unwrap();
    table.plays(North, "a").unwrap();
    let deadline = table.room.deadline().unwrap();
    table.waits(deadline - table.now - 1);
    assert_eq!(table.room.phase, RoomPhase::Playing);
    table.waits(1);
    let told = table.room.told(None, table.now).room;
    assert_eq!(told.game.outcome.unwrap().by, "time");
    assert_eq!(told.game.outcome.unwrap().winner, Some(North));
    assert_eq!(told.times.unwrap().running, None);
}

#[test]
fn a_room_is_left_if_the_first_turn_does_not_come() {
    let mut table = Table::of("first to 2 wins", Some(LIVE));
    table.waits(61_000);
    assert_eq!(table.room.phase, RoomPhase::Aborted);
    let mut later = Table::of("first to 2 wins", Some(LIVE));
    later.resigns(South);
    later.waits(60_000);
    later.waits(61_000);
    let told = later.room.told(None, later.now).room;
    assert_eq!(told.game.outcome.unwrap().by, "abandonment");
}

#[test]
fn a_game_of_a_tournament_cannot_be_left_and_is_lost_by_who_does_not_come() {
    let mut table = Table::of("first to 1 win", Some(LIVE));
    if let Event::Made { contest, .. } = &mut table.steps[0].events[0] {
        *contest = true;
    }
    table.room = Room::made("abc", &table.steps[0]).unwrap();
    table.sit().unwrap();
    let abort = table.does(South, RoomDeed::Abort { game: 1 });
    assert_eq!(abort, Err(Refusal::CannotAbort));
    table.waits(299_000);
    assert_eq!(table.room.phase, RoomPhase::Playing);
    table.waits(2_000);
    let told = table.room.told(None, table.now).room;
    assert_eq!(told.game.outcome.unwrap().by, "abandonment");
    assert_eq!(told.series.winner, Some(North));
    let again = table.offers(North, OfferKind::Rematch);
    assert_eq!(again, Err(Refusal::OfContest));
}

#[test]
fn what_was_never_played_cannot_be_taken_back() {
    let table = Table::of("first to 1 win", None);
    let step = Step {
        at: 0,
        by: Some(South),
        id: None,
        events: vec![Event::TookBack { turns: u32::MAX }],
    };
    assert!(table.room.clone().apply(&step).is_err());
}

#[test]
fn nobody_loses_the_time_that_the_server_was_away() {
    let mut table = Table::of("first to 1 win", Some(LIVE));
    table.plays(South, "B").unwrap();
    table.plays(North, "a").unwrap();
    let since = table.room.told(None, table.now).room.times.unwrap().since;
    // South had thought for twenty seconds when the server went, for an hour.
    let (went, back) = (since + 20_000, since + 3_620_000);
    assert_eq!(table.room.wake(went, went + 1_000), None, "unnoticed");
    let event = table.room.wake(went, back).unwrap();
    table.now = back;
    table.take(None, None, vec![event]);
    let deadline = table.room.deadline().unwrap();
    assert_eq!(deadline, back + 10_000 + 40_000 + 500);
}

#[test]
fn a_command_is_known_again_by_its_name() {
    let mut table = Table::of("first to 1 win", None);
    let deed = RoomDeed::Name {
        name: "Sein Oloo".to_owned(),
    };
    let events = table
        .room
        .decide(Actor::Player(South), &deed, &table.facts());
    table.take(Some(South), Some("m-1"), events.unwrap());
    assert_eq!(table.room.done(South, "m-1"), Some(3));
    assert_eq!(table.room.done(North, "m-1"), None);
    assert_eq!(table.room.done(South, "m-2"), None);
}

#[test]
fn what_is_said_is_text_with_a_number() {
    let mut table = Table::of("first to 1 win", None);
    let say = |text: &str| RoomDeed::Say {
        text: text.to_owned(),
    };
    assert_eq!(table.does(South, say("\u{200b} \n")), Err(Refusal::Nothing));
    table.does(South, say("<b>supa</b>")).unwrap();
    let chat = table.room.told(None, table.now).chat.unwrap();
    assert_eq!((chat[0].number, chat[0].text.as_str()), (3, "<b>supa</b>"));
    for _ in 0..100 {
        table.does(North, say("ipa")).unwrap();
    }
    assert_eq!(table.room.told(None, table.now).chat.unwrap().len(), 50);
}

#[test]
fn a_room_does_not_grow_without_end() {
    let mut table = Table::of("first to 1 win", None);
    let name = RoomDeed::Name {
        name: "Sein".to_owned(),
    };
    let mut steps = 0;
    while table.does(South, &name).is_ok() {
        steps += 1;
        assert!(steps < 20_000);
    }
    assert_eq!(table.does(South, &name), Err(Refusal::TooMuch));
    table.resigns(South);
}

#[test]
fn steps_that_nobody_wrote_are_refused_without_harm() {
    let table = Table::of("first to 1 win", None);
    for events in [
        vec![table.steps[0].events[0].clone()],
        vec![Event::Readied],
        vec![Event::Moved {
            hole: "f".to_owned(),
            spent: 0,
            shown: 0,
        }],
    ] {
        let step = Step {
            at: 0,
            by: None,
            id: None,
            events,
        };
        assert!(table.room.clone().apply(&step).is_err());
        assert!(Room::made("abc", &step).is_err() || matches!(step.events[0], Event::Made { .. }));
    }
}

/// Something a player might try.
fn deed() -> impl Strategy<Value = RoomDeed> {
    let hole = prop::sample::select(vec![
        "A", "B", "C", "D", "E", "F", "a", "b", "c", "d", "e", "f",
    ]);
    let what = prop::sample::select(vec![
        OfferKind::Takeback,
        OfferKind::Stop,
        OfferKind::Rematch,
    ]);
    prop_oneof![
        12 => (0..40_u32, hole).prop_map(|(ply, hole)| RoomDeed::Move {
            game: 0,
            ply,
            hole: hole.to_owned()
        }),
        2 => what.prop_map(|what| RoomDeed::Offer { game: 0, what }),
        2 => (0..200_u64).prop_map(|offer| RoomDeed::Accept { offer }),
        1 => (0..200_u64).prop_map(|offer| RoomDeed::Decline { offer }),
        1 => Just(RoomDeed::Next { game: 0 }),
        1 => Just(RoomDeed::Resign { game: 0 }),
        1 => Just(RoomDeed::Claim { game: 0 }),
        1 => Just(RoomDeed::Say { text: "x".to_owned() }),
    ]
}

/// The deed made to fit the room, since hardly any would by chance.
fn fitted(deed: RoomDeed, room: &Room) -> RoomDeed {
    let game = room.game_number();
    match deed {
        RoomDeed::Move { hole, .. } => {
            let ply = u32::try_from(room.game().turns().count()).unwrap();
            RoomDeed::Move { game, ply, hole }
        }
        RoomDeed::Offer { what, .. } => RoomDeed::Offer { game, what },
        RoomDeed::Accept { offer } => RoomDeed::Accept {
            offer: room.offer().map_or(offer, |known| known.number),
        },
        RoomDeed::Next { .. } => RoomDeed::Next { game },
        RoomDeed::Resign { .. } => RoomDeed::Resign { game },
        RoomDeed::Claim { .. } => RoomDeed::Claim { game },
        other => other,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_same_steps_make_the_same_room_and_no_seed_is_lost(
        deeds in prop::collection::vec((any::<bool>(), deed(), 0..20_000_u64), 1..120),
    ) {
        let mut table = Table::of("first to 2 wins", Some(LIVE));
        for (is_south, deed, passed) in deeds {
            table.waits(passed);
            let side = if is_south { South } else { North };
            // Most are refused, and none breaks anything.
            let _ = table.does(side, fitted(deed, &table.room));
            let position = table.room.game().position();
            prop_assert_eq!(position.total_seeds(), 48);
        }
        let written = serde_json::to_string(&table.steps).unwrap();
        let steps: Vec<Step> = serde_json::from_str(&written).unwrap();
        let mut again = Room::made("abc", &steps[0]).unwrap();
        for step in &steps[1..] {
            again.apply(step).unwrap();
        }
        prop_assert_eq!(again.told(None, 0), table.room.told(None, 0));
        prop_assert_eq!(again.record(), table.room.record());
    }
}
