//! Records to text, in exactly one form.

use std::fmt::{self, Write};

use super::tags::DERIVED;
use super::{Comment, Notes, Record, TurnNumber};
use crate::game::Game;
use crate::side::Side;
use crate::turn::Turn;

/// No line of turns is longer, in characters, unless a single word is.
const LINE_LENGTH: usize = 80;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = derived_tags(&self.game);
        let derived = |wanted: &'static [&str]| {
            let tags = game.iter().filter(|(name, _)| wanted.contains(name));
            tags.map(|(name, value)| (*name, value.as_str()))
        };
        let tags = self
            .tags
            .before_game()
            .chain(derived(&DERIVED[..4]))
            .chain(self.tags.of_match())
            .chain(derived(&DERIVED[4..]))
            .chain(self.tags.others());
        for (name, value) in tags {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        writeln!(f)?;
        let mut words = Words::default();
        let first = TurnNumber::first(self.game.start().to_move());
        words.line(first, &self.opening, self.turns());
        words.push(&self.game.result());
        writeln!(f, "{words}")
    }
}

/// The tags that follow from a game, in the order of [`DERIVED`].
fn derived_tags(game: &Game) -> Vec<(&'static str, String)> {
    let mut tags = vec![
        ("Rules", game.rules().to_string()),
        ("Board", game.start().width().to_string()),
    ];
    match game.start().uniform_seeds() {
        Some(seeds) => tags.push(("Seeds", seeds.to_string())),
        None => tags.push(("Start", game.start().to_string())),
    }
    tags.push(("Result", game.result()));
    tags.push(("Termination", game.termination().to_owned()));
    tags
}

/// The words of the movetext, in order.
#[derive(Default)]
struct Words {
    words: Vec<String>,
    /// Brackets that open before the next word.
    opening: String,
}

impl Words {
    fn line<'a>(
        &mut self,
        mut number: TurnNumber,
        opening: &[Comment],
        turns: impl Iterator<Item = (&'a Turn, &'a Notes)>,
    ) {
        self.comments(opening);
        let mut interrupted = true;
        for (turn, notes) in turns {
            if interrupted || number.side == Side::South {
                self.push(&number.to_string());
            }
            self.push(&turn.to_string());
            self.comments(&notes.comments);
            for variation in &notes.variations {
                self.opening.push('(');
                self.line(number, &variation.opening, variation.turns());
                self.words
                    .last_mut()
                    .expect("a variation has a turn")
                    .push(')');
            }
            interrupted = !notes.comments.is_empty() || !notes.variations.is_empty();
            number = number.next();
        }
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            let text = comment.to_string();
            text.split(' ').for_each(|word| self.push(word));
        }
    }

    fn push(&mut self, word: &str) {
        let mut whole = std::mem::take(&mut self.opening);
        whole.push_str(word);
        self.words.push(whole);
    }
}

/// Writes the words with a space or a line break between them.
impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut column = 0;
        for word in &self.words {
            let length = word.chars().count();
            if column > 0 {
                let fits = column + 1 + length <= LINE_LENGTH;
                f.write_char(if fits { ' ' } else { '\n' })?;
                column = if fits { column + 1 } else { 0 };
            }
            f.write_str(word)?;
            column += length;
        }
        Ok(())
    }
}
