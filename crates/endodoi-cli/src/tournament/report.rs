//! How a tournament came out, as a text for people: a table at its end, a line from time to time.

use std::fmt::{self, Write as _};

use endodoi_api::{
    AcceptedAnswer, EncounterAnswer, EngineAnswer, ResultsAnswer, SprtAnswer, TournamentAnswer,
};

use crate::escape::Escaped;

/// The answer as a text.
pub(crate) struct Summary<'a>(pub(crate) &'a TournamentAnswer);

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = self.0;
        let (games, planned) = (answer.games, answer.planned);
        writeln!(f, "{games} of {planned} games, rules {}", answer.rules)?;
        writeln!(f)?;
        self.engines(f)?;
        if let [encounter] = answer.encounters.as_slice() {
            writeln!(f)?;
            duel(f, encounter)?;
        } else {
            self.crosstable(f)?;
        }
        if let Some(sprt) = &answer.sprt {
            writeln!(f, "{}", test_in_words(sprt))?;
        }
        Ok(())
    }
}

impl Summary<'_> {
    /// One line for each engine, the best first.
    fn engines(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut engines: Vec<&EngineAnswer> = self.0.engines.iter().collect();
        engines.sort_by(|one, other| other.results.points.total_cmp(&one.results.points));
        let wide = self.width();
        let mishaps = engines.iter().any(|engine| has_mishaps(engine));
        write!(f, "{:wide$}  points      won  drawn   lost", "engine")?;
        writeln!(
            f,
            "{}",
            if mishaps {
                "   late  illegal  crashed"
            } else {
                ""
            }
        )?;
        for engine in engines {
            let ResultsAnswer {
                won,
                drawn,
                lost,
                points,
                ..
            } = engine.results;
            let name = Escaped(&engine.name).to_string();
            write!(f, "{name:wide$}  {points:>6}  {won:>7}{drawn:>7}{lost:>7}")?;
            if mishaps {
                let (late, illegal) = (engine.time_forfeits, engine.illegal_moves);
                write!(f, "{late:>7}{illegal:>9}{:>9}", engine.crashes)?;
            }
            writeln!(f)?;
        }
        Ok(())
    }

    /// The points of each engine against each other.
    fn crosstable(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let engines = &self.0.engines;
        let wide = self.width();
        write!(f, "\n{:wide$}", "points against")?;
        for number in 1..=engines.len() {
            write!(f, "{number:>8}")?;
        }
        writeln!(f, "{:>22}", "Elo")?;
        for (number, row) in (1..).zip(engines) {
            let name = format!("{number}. {}", Escaped(&row.name));
            write!(f, "{name:wide$}")?;
            for column in engines {
                match self.points(&row.name, &column.name) {
                    Some(points) => write!(f, "{points:>8}")?,
                    None => write!(f, "{:>8}", "-")?,
                }
            }
            writeln!(f, "{:>22}", elo(&row.results))?;
        }
        Ok(())
    }

    fn points(&self, row: &str, column: &str) -> Option<f64> {
        self.0.encounters.iter().find_map(|encounter| {
            let EncounterAnswer {
                first,
                second,
                results: ResultsAnswer { points, drawn, .. },
                ..
            } = encounter;
            if first == row && second == column {
                return Some(*points);
            }
            #[expect(clippy::cast_precision_loss, reason = "as in `results`")]
            let others = (2 * encounter.results.lost + drawn) as f64 / 2.0;
            (first == column && second == row).then_some(others)
        })
    }

    fn width(&self) -> usize {
        let names = self.0.engines.iter().map(|engine| &engine.name);
        let longest = names.map(|name| Escaped(name).to_string().chars().count() + 3);
        longest.max().unwrap_or_default().max(16)
    }
}

fn has_mishaps(engine: &EngineAnswer) -> bool {
    engine.time_forfeits + engine.illegal_moves + engine.crashes > 0
}

/// What there is to say about two engines.
fn duel(f: &mut fmt::Formatter<'_>, encounter: &EncounterAnswer) -> fmt::Result {
    let results = &encounter.results;
    let (first, second) = (Escaped(&encounter.first), Escaped(&encounter.second));
    writeln!(f, "{first} against {second}:")?;
    let games = results.games().max(1);
    #[expect(clippy::cast_precision_loss, reason = "as in `results`")]
    let share = |part: f64| 100.0 * part / games as f64;
    #[expect(clippy::cast_precision_loss, reason = "as in `results`")]
    let drawn = share(results.drawn as f64);
    writeln!(
        f,
        "  score        {:.1} %, draws {drawn:.1} %",
        share(results.points)
    )?;
    if encounter.pairs.iter().sum::<u64>() > 0 {
        let [none, half, one, more, both] = encounter.pairs;
        writeln!(
            f,
            "  pairs        0: {none}, ½: {half}, 1: {one}, 1½: {more}, 2: {both}"
        )?;
    }
    writeln!(f, "  Elo          {}", elo(results))?;
    if let Some(likely) = results.superiority {
        writeln!(f, "  superiority  {:.1} % likely", 100.0 * likely)?;
    }
    Ok(())
}

/// `+55.6 ± 27.7`, or what can be said where that cannot.
fn elo(results: &ResultsAnswer) -> String {
    match (results.elo, results.elo_low, results.elo_high) {
        (Some(elo), Some(low), Some(high)) => {
            format!("{elo:+.1} ± {:.1}", (high - low) / 2.0)
        }
        (Some(elo), Some(low), None) => format!("{elo:+.1}, over {low:+.1}"),
        (Some(elo), None, Some(high)) => format!("{elo:+.1}, under {high:+.1}"),
        (Some(elo), None, None) => format!("{elo:+.1}, no error bars"),
        (None, ..) if results.games() == 0 => "no game yet".to_owned(),
        (None, ..) if results.won == 0 => "lost everything".to_owned(),
        (None, ..) => "won everything".to_owned(),
    }
}

fn test_in_words(sprt: &SprtAnswer) -> String {
    let SprtAnswer {
        elo0,
        elo1,
        ratio,
        low,
        high,
        ..
    } = sprt;
    let accepted = match sprt.accepted {
        Some(AcceptedAnswer::Elo0) => format!("elo0 accepted: no gain of {elo1}"),
        Some(AcceptedAnswer::Elo1) => format!("elo1 accepted: a gain over {elo0}"),
        None => "inconclusive".to_owned(),
    };
    format!(
        "  SPRT         {accepted}; {elo0} against {elo1} Elo, ratio {ratio:.2} of {low:.2} to {high:.2}"
    )
}

/// How things stand, in one line.
pub(crate) fn in_short(answer: &TournamentAnswer) -> String {
    let engines = answer.engines.iter().map(|engine| {
        let ResultsAnswer {
            won,
            drawn,
            lost,
            points,
            ..
        } = engine.results;
        format!("{} {points} ({won}-{drawn}-{lost})", Escaped(&engine.name))
    });
    let engines: Vec<String> = engines.collect();
    let mut words = format!("after {} games: {}", answer.games, engines.join(", "));
    if let [encounter] = answer.encounters.as_slice() {
        let _ = write!(words, "; Elo {}", elo(&encounter.results));
    }
    if let Some(sprt) = &answer.sprt {
        let _ = write!(
            words,
            "; SPRT {:.2} of {:.2} to {:.2}",
            sprt.ratio, sprt.low, sprt.high
        );
    }
    words
}
