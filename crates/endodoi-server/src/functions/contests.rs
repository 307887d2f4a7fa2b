//! Tournaments of a class or a club: made, organised, played in. Described in docs/network.md.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use endodoi::Side;
use endodoi_api::ask::{self, Begins, ContestDeed, ContestRequest, RoomWishes};
use endodoi_api::{
    ContestAnswer, ContestEncounterAnswer, ContestMadeAnswer, ContestPlayerAnswer,
    ContestWordsAnswer, RoomSeatAnswer, StandingRowAnswer,
};
use serde_json::Value;

use super::asked::{AsJson, Asked, Told};
use super::rooms::{RoomName, contest_step};
use crate::contest::{Contest, Decided, Encounter, Presence, Refused};
use crate::live::{now, seat_key, signed};
use crate::openapi::{Busy, Missing, Refusals};
use crate::player::Asker;
use crate::problem::Problem;
use crate::secret::{Secret, room_name};
use crate::state::App;
use crate::store::Key;

/// How often a change is tried anew because somebody else was quicker.
const ATTEMPTS: usize = 6;
/// How the key of an organiser is called.
const ORGANIZER: &str = "organizer";

/// Who asks, in a tournament.
#[derive(Clone, Copy, Debug, Default)]
struct Role {
    is_organizer: bool,
    player: Option<usize>,
}

fn no_contest() -> Problem {
    Problem::not_found("there is no such tournament here")
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        Self::new(StatusCode::CONFLICT, refused.code(), refused)
    }
}

/// Make a tournament
///
/// You organise it: the word opens it on any device.
#[utoipa::path(
    post, path = "/api/v1/contests", tag = "Tournaments",
    request_body(content = ContestRequest, example = json!({
        "title": "Class 4", "kind": "round-robin", "players": ["Sein", "Nkoko", "Naisula"],
        "wishes": {"clock": {"base": 300, "increment": 3}},
    })),
    responses((status = 200, description = "Its name and word", body = ContestMadeAnswer), Refusals)
)]
pub(crate) async fn contest_make(
    State(app): State<Arc<App>>,
    ConnectInfo(client): ConnectInfo<SocketAddr>,
    asker: Asker,
    Asked(request): Asked<ContestRequest>,
) -> Result<(HeaderMap, AsJson<ContestMadeAnswer>), Problem> {
    let request = request.check()?;
    super::rooms::may_make(&app, client)?;
    let (secret, headers) = asker.known()?;
    let (id, word) = (draw_name()?, Secret::draw().map_err(Problem::internal)?);
    let mut contest = Contest::new(request.kind, request.title, request.wishes, request.minutes);
    for name in request.players {
        contest.add(name, now())?;
    }
    let keys = vec![
        key(&id, ORGANIZER.to_owned(), &word.hash()),
        key(&id, ORGANIZER.to_owned(), &secret.hash()),
    ];
    let body = serde_json::to_string(&contest).map_err(Problem::internal)?;
    app.store
        .add_contest(&id, &body, keys, signed(now()))
        .await?;
    let organizer = word.tell().to_owned();
    Ok((headers, AsJson(ContestMadeAnswer { id, organizer })))
}

/// How does a tournament stand?
///
/// Pairs that can be made now are made first.
#[utoipa::path(
    get, path = "/api/v1/contests/{id}", tag = "Tournaments",
    params(("id" = String, Path, description = "The name, twelve letters")),
    responses((status = 200, description = "The tournament", body = ContestAnswer), Missing, Busy)
)]
pub(crate) async fn contest(
    State(app): State<Arc<App>>,
    RoomName(id): RoomName,
    asker: Asker,
) -> Told<ContestAnswer> {
    let contest = change(&app, &id, |_| Ok(())).await?;
    let role = role(&app, &id, &asker).await?;
    Ok(AsJson(told(&id, &contest, role)))
}

/// Come in by a word
///
/// The organiser's word lets you organise, a player's makes you that player.
#[utoipa::path(
    post, path = "/api/v1/contests/{id}/enter", tag = "Tournaments",
    params(("id" = String, Path, description = "The name, twelve letters")),
    request_body(content = ask::ContestWord),
    responses(
        (status = 200, description = "The tournament", body = ContestAnswer),
        (status = 403, description = "The word is none of this tournament", body = crate::problem::ProblemBody,
            content_type = "application/problem+json"),
        Missing, Refusals
    )
)]
pub(crate) async fn enter(
    State(app): State<Arc<App>>,
    RoomName(id): RoomName,
    asker: Asker,
    Asked(request): Asked<ask::ContestWord>,
) -> Result<(HeaderMap, AsJson<ContestAnswer>), Problem> {
    let contest = change(&app, &id, |_| Ok(())).await?;
    let word = Secret::told(&request.word).ok_or_else(not_yours)?;
    let keys = app.store.seat_of(&id, &word.hash(), signed(now())).await?;
    let seat = keys
        .into_iter()
        .map(|key| key.seat)
        .next()
        .ok_or_else(not_yours)?;
    let (secret, headers) = asker.known()?;
    let own = key(&id, seat, &secret.hash());
    let known = app.store.seat_of(&id, &own.hash, signed(now())).await?;
    if own.seat == ORGANIZER {
        app.store.add_key(own).await?;
    } else if known.iter().filter(|key| key.seat != ORGANIZER).count() != 1 || !known.contains(&own)
    {
        app.store.become_player(own).await?;
    }
    let role = role_of(&app, &id, &secret.hash()).await?;
    Ok((headers, AsJson(told(&id, &contest, role))))
}

/// The words for all players
///
/// For links that the organiser hands out. Who opens one is that player.
#[utoipa::path(
    post, path = "/api/v1/contests/{id}/words", tag = "Tournaments",
    params(("id" = String, Path, description = "The name, twelve letters")),
    request_body(content = ask::ContestWord),
    responses(
        (status = 200, description = "A word for each player", body = ContestWordsAnswer),
        (status = 403, description = "It takes the organiser's word", body = crate::problem::ProblemBody,
            content_type = "application/problem+json"),
        Missing, Refusals
    )
)]
pub(crate) async fn words(
    State(app): State<Arc<App>>,
    RoomName(id): RoomName,
    Asked(request): Asked<ask::ContestWord>,
) -> Told<ContestWordsAnswer> {
    let contest = load(&app, &id).await?.1;
    let word = Secret::told(&request.word).ok_or_else(not_yours)?;
    if !role_of(&app, &id, &word.hash()).await?.is_organizer {
        return Err(not_yours());
    }
    let known = app.store.keys(&id).await?;
    let mut players = Vec::new();
    for player in 0..contest.players.len() {
        let own = word.of(&format!("player {player}"));
        let opens = key(&id, player.to_string(), &own.hash());
        if !known.contains(&opens) {
            app.store.add_key(opens).await?;
        }
        players.push(own.tell().to_owned());
    }
    Ok(AsJson(ContestWordsAnswer { players }))
}

/// Do something in a tournament
#[utoipa::path(
    post, path = "/api/v1/contests/{id}/commands", tag = "Tournaments",
    params(("id" = String, Path, description = "The name, twelve letters")),
    request_body(content = ContestDeed, example = json!({"do": "start"})),
    responses(
        (status = 200, description = "The tournament", body = ContestAnswer),
        (status = 403, description = "This is for who organises it", body = crate::problem::ProblemBody,
            content_type = "application/problem+json"),
        (status = 409, description = "It cannot be done as the tournament stands", body = crate::problem::ProblemBody,
            content_type = "application/problem+json"),
        Missing, Refusals
    )
)]
pub(crate) async fn contest_act(
    State(app): State<Arc<App>>,
    RoomName(id): RoomName,
    asker: Asker,
    Asked(deed): Asked<ContestDeed>,
) -> Told<ContestAnswer> {
    load(&app, &id).await?;
    let role = role(&app, &id, &asker).await?;
    let is_own = match &deed {
        ContestDeed::Here { player } | ContestDeed::Away { player } => role.player == Some(*player),
        _ => false,
    };
    if !role.is_organizer && !is_own {
        return Err(not_yours());
    }
    let contest = change(&app, &id, |contest| act(contest, &deed)).await?;
    Ok(AsJson(told(&id, &contest, role)))
}

/// Take your seat in an encounter
#[utoipa::path(
    post, path = "/api/v1/contests/{id}/sit", tag = "Tournaments",
    params(("id" = String, Path, description = "The name, twelve letters")),
    responses(
        (status = 200, description = "Your seat in the room", body = RoomSeatAnswer),
        (status = 409, description = "You are not paired now", body = crate::problem::ProblemBody,
            content_type = "application/problem+json"),
        Missing, Busy
    )
)]
pub(crate) async fn sit(
    State(app): State<Arc<App>>,
    RoomName(id): RoomName,
    asker: Asker,
) -> Told<RoomSeatAnswer> {
    let contest = change(&app, &id, |_| Ok(())).await?;
    let player = role(&app, &id, &asker)
        .await?
        .player
        .ok_or_else(not_yours)?;
    let hash = asker.hash().ok_or_else(not_yours)?;
    let current = contest.current(player).filter(|met| met.result.is_none());
    let current = current.ok_or_else(|| {
        let detail = "you have nobody to play with now; wait for the next pair";
        Problem::new(StatusCode::CONFLICT, "contest.not-paired", detail)
    })?;
    let seat = if current.seats.south == player {
        Side::South
    } else {
        Side::North
    };
    open_room(&app, &contest, current).await?;
    let own = seat_key(&current.room, seat, &hash);
    let known = app
        .store
        .seat_of(&current.room, &own.hash, signed(now()))
        .await?;
    if !known.contains(&own) {
        app.store.add_key(own).await?;
    }
    let state = app.rooms.told(&current.room, Some(seat)).await?;
    Ok(AsJson(RoomSeatAnswer {
        id: current.room.clone(),
        seat,
        invite: None,
        state,
    }))
}

fn act(contest: &mut Contest, deed: &ContestDeed) -> Result<(), Refused> {
    let now = now();
    match deed {
        ContestDeed::Start {} => contest.start(now),
        ContestDeed::End {} => contest.end(now),
        ContestDeed::Add { name } => contest.add(ask::shown_name(name), now),
        ContestDeed::Here { player } => contest.let_in(*player, Presence::In, now),
        ContestDeed::Away { player } => contest.let_in(*player, Presence::Out, now),
        ContestDeed::Decide { encounter, winner } => {
            let result = winner.map_or(Decided::Neither, Decided::won_by);
            contest.decide(*encounter, Some(result), now)
        }
    }
}

/// Changes a tournament, takes in what came of its games and makes the pairs that can be made. Nothing
/// is written if nothing has changed.
async fn change(
    app: &App,
    id: &str,
    act: impl Fn(&mut Contest) -> Result<(), Refused>,
) -> Result<Contest, Problem> {
    // Others of this server wait; those of other servers are noticed by the version.
    let _turn = app.contest_turns.lock().await;
    for _ in 0..ATTEMPTS {
        let (version, before) = load(app, id).await?;
        let mut contest = before.clone();
        act(&mut contest)?;
        take_results(app, &mut contest).await?;
        contest.pair(now(), draw_name)?;
        if contest == before {
            return Ok(contest);
        }
        let body = serde_json::to_string(&contest).map_err(Problem::internal)?;
        let changed = app.store.change_contest(id, version, &body, signed(now()));
        if changed.await? {
            return Ok(contest);
        }
    }
    let detail = "others were quicker several times; ask again in a moment";
    Err(Problem::unavailable(
        detail,
        std::time::Duration::from_secs(1),
    ))
}

async fn load(app: &App, id: &str) -> Result<(i64, Contest), Problem> {
    let (version, body) = app.store.contest(id).await?.ok_or_else(no_contest)?;
    let contest = serde_json::from_str(&body).map_err(Problem::internal)?;
    Ok((version, contest))
}

/// Looks into the rooms of what is being played.
async fn take_results(app: &App, contest: &mut Contest) -> Result<(), Problem> {
    if contest.ended.is_some() {
        return Ok(());
    }
    let open = contest.encounters.iter().enumerate();
    let open = open.filter(|(_, encounter)| encounter.result.is_none());
    let open: Vec<(usize, String)> = open
        .map(|(at, encounter)| (at, encounter.room.clone()))
        .collect();
    for (at, room) in open {
        let Some(row) = app.store.room(&room).await? else {
            continue;
        };
        let result = match row.phase.as_str() {
            "over" => winner(&row.summary).map(Decided::won_by),
            "aborted" => Some(Decided::Neither),
            _ => None,
        };
        if result.is_some() {
            contest.decide(at, result, now())?;
        }
    }
    Ok(())
}

/// Who has won the first match of a room, as lists show it.
fn winner(summary: &str) -> Option<Side> {
    let summary: Value = serde_json::from_str(summary).ok()?;
    match summary["match"]["winner"].as_str()? {
        "south" => Some(Side::South),
        "north" => Some(Side::North),
        _ => None,
    }
}

/// Makes the room of an encounter, unless it is there.
async fn open_room(
    app: &Arc<App>,
    contest: &Contest,
    encounter: &Encounter,
) -> Result<(), Problem> {
    if app.store.has_room(&encounter.room).await? {
        return Ok(());
    }
    let names = encounter.seats.map(|player| {
        let player = contest.players.get(player);
        player.map_or_else(String::new, |player| player.name.clone())
    });
    let wishes = RoomWishes {
        begins: Begins::Lot,
        ..contest.wishes.clone()
    };
    let step = contest_step(&wishes.check()?, names)?;
    let made = app.rooms.make(&encounter.room, &step, Vec::new()).await;
    // The other player may have been quicker.
    match made {
        Err(problem) if !app.store.has_room(&encounter.room).await? => Err(problem),
        _ => Ok(()),
    }
}

async fn role(app: &App, id: &str, asker: &Asker) -> Result<Role, Problem> {
    match asker.hash() {
        Some(hash) => role_of(app, id, &hash).await,
        None => Ok(Role::default()),
    }
}

async fn role_of(app: &App, id: &str, hash: &str) -> Result<Role, Problem> {
    let keys = app.store.seat_of(id, hash, signed(now())).await?;
    Ok(Role {
        is_organizer: keys.iter().any(|key| key.seat == ORGANIZER),
        player: keys.iter().find_map(|key| key.seat.parse().ok()),
    })
}

fn told(id: &str, contest: &Contest, role: Role) -> ContestAnswer {
    let standing = |standing: crate::contest::Standing| StandingRowAnswer {
        player: standing.player,
        rank: standing.rank,
        points: standing.points,
        played: standing.played,
        won: standing.won,
        tie_break: standing.tie_break,
    };
    let encounter = |encounter: &Encounter| ContestEncounterAnswer {
        round: encounter.round,
        players: encounter.seats,
        room: encounter.room.clone(),
        over: encounter.result.is_some(),
        winner: encounter.result.and_then(Decided::winner),
    };
    let player = |player: &crate::contest::Entrant| ContestPlayerAnswer {
        name: player.name.clone(),
        playing: player.is_in,
    };
    let wishes = &contest.wishes;
    ContestAnswer {
        id: id.to_owned(),
        title: contest.title.clone(),
        kind: contest.kind,
        rules: wishes.rules.clone().unwrap_or_else(|| "merker".to_owned()),
        target: (wishes.target.clone()).unwrap_or_else(|| "first to 1 win".to_owned()),
        clock: wishes.clock,
        now: now(),
        started: contest.started,
        ends: contest.ends(),
        ended: contest.ended,
        round: contest.round,
        rounds: contest.rounds(),
        players: contest.players.iter().map(player).collect(),
        standings: contest.standings().into_iter().map(standing).collect(),
        encounters: contest.encounters.iter().map(encounter).collect(),
        organizer: role.is_organizer,
        you: role.player,
    }
}

fn draw_name() -> Result<String, Problem> {
    room_name().map_err(Problem::internal)
}

fn key(id: &str, seat: String, hash: &str) -> Key {
    Key {
        hash: hash.to_owned(),
        room: id.to_owned(),
        seat,
        expires: i64::MAX,
    }
}

fn not_yours() -> Problem {
    let detail =
        "this is for who organises the tournament, or for that player; open the link again";
    Problem::new(StatusCode::FORBIDDEN, "contest.not-yours", detail)
}
