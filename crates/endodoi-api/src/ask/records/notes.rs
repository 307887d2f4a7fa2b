//! Comments and variations, each told with the turn that it stands at.
//!
//! Turns are counted through from the start of the game, in variations too; a comment at the ply
//! before a line's first turn stands before that turn.

use endodoi::Turn;
use endodoi::record::{Comment, Notes, Variation};
use serde::{Deserialize, Serialize};

/// A comment on a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NotedComment {
    /// The turn, counted from 1; 0 is before the first.
    pub ply: usize,
    /// The whole text, commands such as `[%eval 1.5]` included.
    pub text: String,
}

/// A line that was not played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NotedLine {
    /// The turn that the first one of the line replaces, counted from 1.
    pub ply: usize,
    /// The holes of the line, at least one.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>))]
    pub moves: Vec<String>,
    /// Comments on the turns of the line; absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<NotedComment>,
    /// Lines within the line; absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    pub variations: Vec<NotedLine>,
}

/// What is noted about the turns of a line or a game.
pub(super) struct Noted {
    pub(super) comments: Vec<NotedComment>,
    pub(super) variations: Vec<NotedLine>,
}

impl Noted {
    /// Takes the notes on a line whose first turn has this number.
    pub(super) fn of<'a>(
        first: usize,
        opening: &[Comment],
        turns: impl Iterator<Item = (&'a Turn, &'a Notes)>,
    ) -> Self {
        let mut noted = Self {
            comments: comments(first - 1, opening).collect(),
            variations: Vec::new(),
        };
        for (ply, (_, notes)) in (first..).zip(turns) {
            noted.comments.extend(comments(ply, &notes.comments));
            let lines = notes.variations().iter();
            noted
                .variations
                .extend(lines.map(|line| NotedLine::new(ply, line)));
        }
        noted
    }
}

impl NotedLine {
    fn new(ply: usize, line: &Variation) -> Self {
        let noted = Noted::of(ply, line.opening(), line.turns());
        Self {
            ply,
            moves: line
                .turns()
                .map(|(turn, _)| turn.hole().to_string())
                .collect(),
            comments: noted.comments,
            variations: noted.variations,
        }
    }
}

fn comments(ply: usize, comments: &[Comment]) -> impl Iterator<Item = NotedComment> {
    comments.iter().map(move |comment| NotedComment {
        ply,
        text: comment.text().to_owned(),
    })
}
