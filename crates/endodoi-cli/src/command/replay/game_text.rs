//! A game of a record as people read it: its tags, then a line for each turn.
//!
//! Tags and comments were written by others and are escaped.

use std::fmt;

use endodoi_api::{PlyAnswer, ReplayedGame, VariationAnswer};

use crate::escape::Escaped;

/// A game that prints as a table of its turns.
#[derive(Clone, Debug)]
pub(super) struct GameText(pub(super) ReplayedGame);

impl fmt::Display for GameText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.0;
        writeln!(f, "Game {}", game.game)?;
        for (name, value) in &game.tags.0 {
            writeln!(f, "  {name:<11}  {}", Escaped(value))?;
        }
        writeln!(f, "  {:<11}  {}", "Rules", game.rules)?;
        writeln!(f, "  {:<11}  {}", "Board", game.board)?;
        writeln!(f, "  {:<11}  {}", "Result", game.result)?;
        writeln!(f, "  {:<11}  {}", "Termination", game.termination)?;
        writeln!(f, "\n  ply  move  laps  position after")?;
        writeln!(f, "{:>5}{:14}{}", 0, "", game.start)?;
        comments(f, &game.comments)?;
        game.plies.iter().try_for_each(|ply| turn(f, ply))
    }
}

fn turn(f: &mut fmt::Formatter<'_>, ply: &PlyAnswer) -> fmt::Result {
    let number = ply.ply;
    writeln!(
        f,
        "{number:>5}  {:<4}{:>6}  {}",
        written(ply),
        ply.laps,
        ply.position
    )?;
    comments(f, &ply.comments)?;
    ply.variations
        .iter()
        .try_for_each(|line| writeln!(f, "{INDENT}({})", words(line)))
}

/// Where comments and variations begin.
const INDENT: &str = "       ";

fn comments(f: &mut fmt::Formatter<'_>, comments: &[String]) -> fmt::Result {
    comments
        .iter()
        .try_for_each(|comment| writeln!(f, "{INDENT}{{{}}}", Escaped(comment)))
}

/// A variation in one line, in the manner of records but without numbers.
fn words(line: &VariationAnswer) -> String {
    let comment = |comment: &String| format!("{{{}}}", Escaped(comment));
    let mut words: Vec<String> = line.comments.iter().map(comment).collect();
    for ply in &line.plies {
        words.push(written(ply));
        words.extend(ply.comments.iter().map(comment));
        let inner = ply.variations.iter();
        words.extend(inner.map(|line| format!("({})", self::words(line))));
    }
    words.join(" ")
}

/// The hole, and `+` with the seeds captured, if any.
fn written(ply: &PlyAnswer) -> String {
    match ply.captured {
        0 => ply.hole.to_string(),
        seeds => format!("{}+{seeds}", ply.hole),
    }
}
