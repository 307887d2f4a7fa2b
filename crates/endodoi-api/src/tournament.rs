//! How did engines do against each other?
//!
//! The games are played and the statistics are made by the program; here they become an answer.
//! Elo differences stand in Elo, likelihoods from 0 to 1, and what is infinite or unknown is absent.

use serde::Serialize;

use crate::Answer;

/// A tournament that is over, or was interrupted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TournamentAnswer {
    /// The rules, as text.
    pub rules: String,
    /// The start position, as text; openings lead on from there unless they come from a file.
    pub start: String,
    /// The number that all lots followed from.
    pub seed: u64,
    /// Games planned.
    pub planned: u32,
    /// Games counted.
    pub games: u32,
    /// The engines, in the order in which they were named.
    pub engines: Vec<EngineAnswer>,
    /// Each two engines against each other.
    pub encounters: Vec<EncounterAnswer>,
    /// The test, if one was asked for.
    pub sprt: Option<SprtAnswer>,
}

impl Answer for TournamentAnswer {}

/// One engine against all others.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EngineAnswer {
    /// Its name.
    pub name: String,
    /// What limited its thinking, as typed: `tc=10+0.1`, `nodes=500`, `none`.
    pub limits: String,
    /// Its results.
    #[serde(flatten)]
    pub results: ResultsAnswer,
    /// Games lost by the clock.
    pub time_forfeits: u64,
    /// Games lost by a move that may not be played.
    pub illegal_moves: u64,
    /// Games lost by crashing, closing the output, or not answering at all.
    pub crashes: u64,
}

/// Two engines against each other, from the view of the first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EncounterAnswer {
    /// The name of one engine.
    pub first: String,
    /// The name of the other.
    pub second: String,
    /// The results of the first.
    #[serde(flatten)]
    pub results: ResultsAnswer,
    /// Openings played from both sides, by the points that the first made of the two games: 0, 1/2,
    /// 1, 3/2, 2.
    pub pairs: [u64; 5],
}

/// Games won and lost, and what they say about strength.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ResultsAnswer {
    /// Games won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
    /// Points: 1 for a game won, 1/2 for one drawn.
    pub points: f64,
    /// How much stronger the engine is than its opponents; absent if it won or lost everything.
    pub elo: Option<f64>,
    /// The lower end of what is likely with 95 %; absent if it cannot be told.
    pub elo_low: Option<f64>,
    /// The upper end.
    pub elo_high: Option<f64>,
    /// The likelihood that the engine is stronger than its opponents; absent before the first game.
    pub superiority: Option<f64>,
}

/// A sequential probability ratio test between two hypotheses.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SprtAnswer {
    /// The Elo difference that is supposed by the one.
    pub elo0: f64,
    /// The Elo difference that is supposed by the other.
    pub elo1: f64,
    /// How often `elo1` is accepted although `elo0` is true.
    pub alpha: f64,
    /// How often `elo0` is accepted although `elo1` is true.
    pub beta: f64,
    /// The log-likelihood ratio.
    pub ratio: f64,
    /// The ratio at which `elo0` is accepted.
    pub low: f64,
    /// The ratio at which `elo1` is accepted.
    pub high: f64,
    /// What is accepted.
    pub accepted: Option<AcceptedAnswer>,
}

/// What a test accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum AcceptedAnswer {
    /// The difference `elo0`.
    Elo0,
    /// The difference `elo1`.
    Elo1,
}

impl ResultsAnswer {
    /// Returns the number of games.
    pub const fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tournament_prints_in_this_order() {
        let results = ResultsAnswer {
            won: 3,
            drawn: 0,
            lost: 1,
            points: 3.0,
            elo: Some(190.85),
            elo_low: None,
            elo_high: None,
            superiority: Some(0.8413),
        };
        let answer = TournamentAnswer {
            rules: "merker".to_owned(),
            start: "4,4/4,4 0-0 S".to_owned(),
            seed: 1,
            planned: 200,
            games: 4,
            engines: vec![EngineAnswer {
                name: "level:3".to_owned(),
                limits: "none".to_owned(),
                results,
                time_forfeits: 0,
                illegal_moves: 0,
                crashes: 0,
            }],
            encounters: vec![EncounterAnswer {
                first: "level:3".to_owned(),
                second: "random".to_owned(),
                results,
                pairs: [0, 0, 1, 0, 1],
            }],
            sprt: Some(SprtAnswer {
                elo0: 0.0,
                elo1: 10.0,
                alpha: 0.05,
                beta: 0.05,
                ratio: 0.0288,
                low: -2.9444,
                high: 2.9444,
                accepted: None,
            }),
        };
        assert_eq!(
            answer.to_json(),
            concat!(
                r#"{"rules":"merker","start":"4,4/4,4 0-0 S","seed":1,"planned":200,"games":4,"#,
                r#""engines":[{"name":"level:3","limits":"none","won":3,"drawn":0,"lost":1,"points":3.0,"#,
                r#""elo":190.85,"elo_low":null,"elo_high":null,"superiority":0.8413,"#,
                r#""time_forfeits":0,"illegal_moves":0,"crashes":0}],"#,
                r#""encounters":[{"first":"level:3","second":"random","won":3,"drawn":0,"lost":1,"points":3.0,"#,
                r#""elo":190.85,"elo_low":null,"elo_high":null,"superiority":0.8413,"pairs":[0,0,1,0,1]}],"#,
                r#""sprt":{"elo0":0.0,"elo1":10.0,"alpha":0.05,"beta":0.05,"ratio":0.0288,"#,
                r#""low":-2.9444,"high":2.9444,"accepted":null}}"#
            )
        );
    }
}
