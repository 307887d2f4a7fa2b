//! How does a match stand, and how the game of it that is under way?
//!
//! Seats are not changed in a match that is asked about: South stays South, and who moved second
//! begins the next game.

use endodoi::{BySide, Game, Match, Side, Target};
use serde::{Deserialize, Serialize};

use super::place::Place;
use super::played::{new_game, rules, start};
use super::work::Work;
use super::{GameAnswer, PlayedEnd, Problem, ProblemKind};
use crate::{Answer, OutcomeAnswer};

/// A match as it was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MatchRequest {
    /// The rules as text; `merker` if left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Rules>))]
    pub rules: Option<String>,
    /// The first position of every game as text, the usual one if left out. Its player to move begins
    /// the first game.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Position>))]
    pub start: Option<String>,
    /// What is played for: `first to 3 wins`, `first to 100 seeds`.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Target))]
    pub target: String,
    /// The games in order. All but the last are over.
    #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 200))]
    pub games: Vec<MatchGame>,
}

/// A game of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MatchGame {
    /// The holes that were played, by their letters: `A`… South's, `a`… North's.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>, max_items = 2000))]
    pub moves: Vec<String>,
    /// What ended the game after these turns, if it was none of them.
    #[serde(default)]
    pub ended: Option<PlayedEnd>,
}

/// How a match stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MatchAnswer {
    /// What is played for.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Target))]
    pub target: String,
    /// The number of the last game, from 1.
    pub number: usize,
    /// The score, with the last game if it is over.
    pub standing: StandingAnswer,
    /// The games that are over, with the last one if it is.
    pub finished: Vec<FinishedGame>,
    /// The last game.
    pub game: GameAnswer,
}

impl Answer for MatchAnswer {}

/// The score of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StandingAnswer {
    /// Games played to their end, drawn ones included.
    pub games: u32,
    /// The tally pins: games won.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::BySide<u32>))]
    pub pins: BySide<u32>,
    /// The final seeds of all games.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::BySide<u32>))]
    pub seeds: BySide<u32>,
    /// Who has won the match; none while it goes on.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Side>, required = true))]
    pub winner: Option<Side>,
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FinishedGame {
    /// The number of the game, from 1.
    pub number: usize,
    /// Who moved first.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
    pub first: Side,
    /// How it ended.
    pub outcome: OutcomeAnswer,
    /// The final seeds, South's first, such as `30-18`.
    pub result: String,
}

impl MatchRequest {
    /// The most games that a match may have.
    pub const MAX_GAMES: usize = 200;
    /// The most moves that all games together may have; one alone may have as many as
    /// [`Played::MAX_MOVES`](super::Played::MAX_MOVES).
    pub const MAX_MOVES: usize = 10_000;
}

/// Plays a match and tells how it stands.
///
/// # Errors
/// [`Problem`] if one of its games cannot be played, a game is missing its end, or a game was played
/// after the match was won.
pub fn match_state(request: &MatchRequest) -> Result<MatchAnswer, Problem> {
    let whole = Place::default();
    let rules = rules(request.rules.as_deref(), &whole)?;
    let start = start(request.start.as_deref(), &rules, &whole)?;
    let target = target(&request.target, &whole)?;
    let mut series = Match::new(target, start.to_move());
    let mut work = Work::of_moves(MatchRequest::MAX_MOVES);
    let mut finished = Vec::new();
    let mut last: Option<Game> = None;
    for (index, asked) in request.games.iter().enumerate() {
        let place = whole.entry("games", index, "game");
        if index == MatchRequest::MAX_GAMES {
            let reason = format!("there are too many games; a match may have {index}");
            return Err(place.problem(ProblemKind::TooMuch, "match.too-many-games", reason));
        }
        if let Some(winner) = series.winner() {
            let reason = format!("{winner} had won the match before; leave it out");
            return Err(place.problem(ProblemKind::NotPlayable, "match.over", reason));
        }
        if last.is_some_and(|last| last.outcome().is_none()) {
            let reason = "the game before it is not over; end that one first";
            return Err(place.problem(ProblemKind::NotPlayable, "match.unfinished-game", reason));
        }
        let first = series.first_mover();
        let start = start.with_to_move(first);
        let game = new_game(&rules, start, &asked.moves, asked.ended, &place, &mut work)?;
        if let Some(outcome) = game.outcome() {
            series.record(outcome);
            finished.push(FinishedGame {
                number: index + 1,
                first,
                outcome: OutcomeAnswer::from(outcome),
                result: game.result(),
            });
        }
        last = Some(game);
    }
    let last = last.ok_or_else(|| {
        let reason = "a match has at least one game; give one without moves to begin";
        let place = whole.field("games");
        place.problem(ProblemKind::WrongRequest, "match.no-game", reason)
    })?;
    Ok(MatchAnswer {
        target: target.to_string(),
        number: request.games.len(),
        standing: StandingAnswer::from(&series),
        finished,
        game: GameAnswer::from(&last),
    })
}

impl From<&Match> for StandingAnswer {
    fn from(series: &Match) -> Self {
        Self {
            games: series.games(),
            pins: series.pins(),
            seeds: series.seeds(),
            winner: series.winner(),
        }
    }
}

fn target(text: &str, place: &Place) -> Result<Target, Problem> {
    text.parse::<Target>().map_err(|error| {
        let place = place.field("target");
        place.problem(ProblemKind::WrongRequest, error.code(), error)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::passing::{SHORT, passing};

    fn asked(games: &str) -> MatchRequest {
        let start = r#"{"start":"1,0,2/0,3,0 5-4 S","target":"first to 2 wins","games":"#;
        serde_json::from_str(&format!("{start}{games}}}")).unwrap()
    }

    #[test]
    fn a_match_is_told_with_the_game_under_way() {
        let json = match_state(&asked(r#"[{"moves":["A"]},{"moves":["b"]}]"#));
        assert_eq!(
            json.unwrap().to_json(),
            r#"{"target":"first to 2 wins","number":2,"standing":{"games":1,"pins":{"south":1,"north":0},"seeds":{"south":11,"north":4},"winner":null},"finished":[{"number":1,"first":"south","outcome":{"ending":"no legal move","winner":"south","seeds":{"south":11,"north":4},"by":"no-legal-move"},"result":"11-4"}],"game":{"rules":"merker","direction":"counterclockwise","start":{"position":"1,0,2/0,3,0 5-4 N","holes":[1,0,2,0,3,0],"captured":{"south":5,"north":4},"to_move":"north"},"plies":[{"ply":1,"move":"b","captured":0,"laps":1,"lands":"B","endless":false,"after":{"position":"2,1,2/0,0,1 5-4 S","holes":[2,1,2,0,0,1],"captured":{"south":5,"north":4},"to_move":"south"}}],"position":{"position":"2,1,2/0,0,1 5-4 S","holes":[2,1,2,0,0,1],"captured":{"south":5,"north":4},"to_move":"south"},"moves":[{"move":"A","laps":7,"lands":"b","captured":0,"taken":[]},{"move":"B","laps":3,"lands":"B","captured":2,"taken":["B","b"]},{"move":"C","laps":1,"lands":"b","captured":0,"taken":[]}],"endless":[],"occurrences":1,"outcome":null,"result":"*","termination":"unfinished"}}"#
        );
    }

    #[test]
    fn the_last_game_counts_once_it_is_over() {
        let resigned = r#"{"ended":{"by":"resignation","side":"north"}}"#;
        let answer = match_state(&asked(&format!("[{resigned},{resigned}]"))).unwrap();
        assert_eq!(answer.standing.games, 2);
        assert_eq!(answer.standing.winner, Some(Side::South));
        let first: Vec<Side> = answer.finished.iter().map(|game| game.first).collect();
        assert_eq!((answer.number, first), (2, vec![Side::South, Side::North]));
    }

    #[test]
    fn what_is_no_match_is_refused_where_it_goes_wrong() {
        let resigned = r#"{"ended":{"by":"resignation","side":"north"}}"#;
        let three = format!("[{resigned},{resigned},{{}}]");
        for (games, code, pointer) in [
            ("[]", "match.no-game", "/games"),
            ("[{},{}]", "match.unfinished-game", "/games/1"),
            (three.as_str(), "match.over", "/games/2"),
            (
                r#"[{"moves":["A"]},{"moves":["A"]}]"#,
                "move.not-exact",
                "/games/1/moves/0",
            ),
        ] {
            let problem = match_state(&asked(games)).unwrap_err();
            assert_eq!((problem.code(), problem.pointer()), (code, pointer));
        }
        let target = MatchRequest {
            target: "first".to_owned(),
            ..asked("[{}]")
        };
        let problem = match_state(&target).unwrap_err();
        assert_eq!(
            (problem.code(), problem.pointer()),
            ("match.target", "/target")
        );
    }

    #[test]
    fn games_and_moves_have_bounds() {
        let played = passing(SHORT, 2000, ",repetition=off");
        let asked = |games: usize, moves: usize| MatchRequest {
            rules: played.rules.clone(),
            start: played.start.clone(),
            target: "first to 1000 wins".to_owned(),
            games: (0..games)
                .map(|index| MatchGame {
                    // Whoever begins passes by the own hole.
                    moves: played
                        .moves
                        .iter()
                        .cycle()
                        .skip(index % 2)
                        .take(moves)
                        .cloned()
                        .collect(),
                    ended: Some(PlayedEnd::Agreement {}),
                })
                .collect(),
        };
        assert_eq!(match_state(&asked(5, 2000)).unwrap().standing.games, 5);
        assert_eq!(match_state(&asked(200, 0)).unwrap().standing.games, 200);
        for (request, code, pointer) in [
            (asked(1, 2001), "request.too-many-moves", "/games/0/moves"),
            (asked(6, 2000), "request.too-many-moves", "/games/5/moves"),
            (asked(201, 0), "match.too-many-games", "/games/200"),
        ] {
            let problem = match_state(&request).unwrap_err();
            assert_eq!(problem.kind(), ProblemKind::TooMuch);
            assert_eq!((problem.code(), problem.pointer()), (code, pointer));
        }
    }
}
