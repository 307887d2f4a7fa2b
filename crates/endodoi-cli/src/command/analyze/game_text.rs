//! A reviewed game as people read it: a line for each turn, then how each player did.

use std::fmt;

use endodoi::{Record, Side};
use endodoi_api::{ReviewAnswer, ReviewedMoveAnswer, SeedsAnswer};

use super::effort::LimitsText;
use crate::counted;
use crate::escape::Escaped;

/// A review, the record it is of, and how long each position was searched.
pub(super) struct GameText<'a> {
    pub(super) answer: &'a ReviewAnswer,
    pub(super) record: &'a Record,
    pub(super) limits: LimitsText,
}

impl fmt::Display for GameText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = self.answer;
        let [south, north] = Side::ALL.map(|side| self.name(side));
        let limits = &self.limits;
        write!(
            f,
            "Game {}, {south} against {north}; {limits} a position",
            answer.game
        )?;
        if let Some(seeds) = answer.tables {
            write!(f, ", tables up to {}", counted::seeds(seeds))?;
        }
        writeln!(f)?;
        if answer.moves.is_empty() {
            return writeln!(f, "No turn was looked at");
        }
        writeln!(f, "\n  ply  move     value  best     value   lost  mark")?;
        answer
            .moves
            .iter()
            .try_for_each(|played| write_turn(f, played))?;
        writeln!(
            f,
            "\nValues are seeds ahead at the end, for the player of that turn;\n\
             +3 is proved, +3.25 estimated."
        )?;
        self.write_players(f)
    }
}

impl GameText<'_> {
    /// The player's name, or the side where there is none.
    fn name(&self, side: Side) -> String {
        let tag = match side {
            Side::South => "South",
            Side::North => "North",
        };
        let name = self.record.tags().get(tag);
        name.map_or_else(|| side.to_string(), |name| Escaped(name).to_string())
    }

    fn write_players(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "\n         turns  best  lost a turn  inaccuracies  mistakes  blunders"
        )?;
        for side in Side::ALL {
            let player = self.answer.players[side];
            writeln!(
                f,
                "  {:<5}{:>7}{:>6}{:>13.2}{:>14}{:>10}{:>10}",
                side.to_string(),
                player.moves,
                player.best,
                player.average_lost,
                player.inaccuracies,
                player.mistakes,
                player.blunders
            )?;
        }
        Ok(())
    }
}

fn write_turn(f: &mut fmt::Formatter<'_>, played: &ReviewedMoveAnswer) -> fmt::Result {
    let turn = match played.captured {
        0 => played.hole.to_string(),
        seeds => format!("{}+{seeds}", played.hole),
    };
    let lost = without_sign(played.lost);
    let line = format!(
        "{:>5}  {turn:<5}{:>9}  {:<5}{:>9}{lost:>7}  {}",
        played.ply,
        played.value,
        played.best.letter(),
        played.best_value,
        played.mark.map_or("", |mark| mark.sign()),
    );
    writeln!(f, "{}", line.trim_end())
}

fn without_sign(seeds: SeedsAnswer) -> String {
    let text = seeds.to_string();
    text.trim_start_matches('+').to_owned()
}
