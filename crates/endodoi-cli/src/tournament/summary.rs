//! What the standings say, as an answer for programs. The same as a text is made of it in `report`.

use endodoi_api::{
    AcceptedAnswer, EncounterAnswer, EngineAnswer, ResultsAnswer, SprtAnswer, TournamentAnswer,
};

use super::Plan;
use super::sprt::{Sprt, Verdict};
use super::standings::{Encounter, Standings};
use super::statistics::Sample;

/// Puts the answer together.
pub(crate) fn answer(plan: &Plan, standings: &Standings) -> TournamentAnswer {
    let name = |engine: usize| plan.engines[engine].name.clone();
    let engines = plan.engines.iter().enumerate().map(|(index, engine)| {
        let mishaps = standings.mishaps(index);
        EngineAnswer {
            name: engine.name.clone(),
            limits: engine.allowance.to_string(),
            results: results(&standings.of_engine(index)),
            time_forfeits: mishaps.time,
            illegal_moves: mishaps.illegal,
            crashes: mishaps.crashes,
        }
    });
    let encounters = standings.encounters();
    let games: u64 = encounters.iter().map(Encounter::played).sum();
    TournamentAnswer {
        rules: plan.rules.to_string(),
        start: plan.start.to_string(),
        seed: plan.seed,
        planned: plan.schedule.games(),
        games: u32::try_from(games).unwrap_or(u32::MAX),
        engines: engines.collect(),
        encounters: encounters
            .iter()
            .map(|encounter| EncounterAnswer {
                first: name(encounter.first),
                second: name(encounter.second),
                results: results(encounter),
                pairs: encounter.pairs,
            })
            .collect(),
        sprt: plan.sprt.map(|sprt| test(sprt, encounters[0].sample())),
    }
}

fn results(encounter: &Encounter) -> ResultsAnswer {
    let [lost, drawn, won] = encounter.games;
    let sample = encounter.sample();
    let elo = sample.elo();
    let known = |elo: Option<f64>| elo.filter(|elo| elo.is_finite()).map(|elo| rounded(elo, 2));
    #[expect(
        clippy::cast_precision_loss,
        reason = "no match has 2^53 games, and none would notice"
    )]
    let points = encounter.half_points() as f64 / 2.0;
    ResultsAnswer {
        won,
        drawn,
        lost,
        points,
        elo: known(elo.map(|elo| elo.difference)),
        elo_low: known(elo.map(|elo| elo.low)),
        elo_high: known(elo.map(|elo| elo.high)),
        superiority: sample.superiority().map(|likely| rounded(likely, 4)),
    }
}

fn test(sprt: Sprt, sample: Sample<'_>) -> SprtAnswer {
    let (low, high) = sprt.bounds();
    let Sprt {
        elo0,
        elo1,
        alpha,
        beta,
    } = sprt;
    SprtAnswer {
        elo0,
        elo1,
        alpha,
        beta,
        ratio: rounded(sprt.ratio(sample), 4),
        low: rounded(low, 4),
        high: rounded(high, 4),
        accepted: match sprt.verdict(sample) {
            Verdict::Open => None,
            Verdict::Elo0 => Some(AcceptedAnswer::Elo0),
            Verdict::Elo1 => Some(AcceptedAnswer::Elo1),
        },
    }
}

fn rounded(value: f64, digits: i32) -> f64 {
    let unit = 10_f64.powi(digits);
    // Adding zero makes zero of minus zero.
    (value * unit).round() / unit + 0.0
}
