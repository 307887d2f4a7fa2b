//! What is a position worth, and what is best?
//!
//! The searching is done by [`endodoi_engine::Engine`]; here what it found becomes an answer. Whoever
//! asks brings the engine, the limits and the watch, so that the same function serves a program with
//! a clock and threads, a server, and a browser without either.

use endodoi::{Hole, Position, Rules, Side};
use endodoi_engine::{Analysis, Engine, Limits, Line, Root, Score, Watch};
use serde::Serialize;

use crate::{Answer, SeedsAnswer};

/// What a search found out about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AnalysisAnswer {
    /// The position searched.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub position: Position,
    /// The rules of the game.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Rules))]
    pub rules: Rules,
    /// The final seeds of the player to move minus those of the opponent, with best play of both.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seeds))]
    pub value: SeedsAnswer,
    /// Whether the value is proved; otherwise it is an estimate.
    pub exact: bool,
    /// The best hole; none if the game is over.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Hole>, required = true))]
    pub best: Option<Hole>,
    /// Turns looked ahead in the last iteration that was finished.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Positions visited in a second; 0 where no time was measured.
    pub nps: u64,
    /// The best holes, best first, as many as were asked for; none if the game is over.
    pub lines: Vec<LineAnswer>,
    /// The most seeds on a board that the endgame tables know which were used; none if none were.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub tables: Option<u8>,
}

impl Answer for AnalysisAnswer {}

/// A hole that may be played, and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LineAnswer {
    /// The hole.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
    pub hole: Hole,
    /// What it is worth to the player to move, as the value of the position.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seeds))]
    pub value: SeedsAnswer,
    /// Whether that is proved.
    pub exact: bool,
    /// Best play of both from here on, the hole itself first.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>))]
    pub pv: Vec<Hole>,
}

impl From<&Line> for LineAnswer {
    fn from(line: &Line) -> Self {
        Self {
            hole: line.hole,
            value: line.score.into(),
            exact: line.score.is_exact(),
            pv: line.pv.clone(),
        }
    }
}

impl AnalysisAnswer {
    /// Puts the answer together from what was searched and what was found.
    ///
    /// ```
    /// use endodoi::{Position, Rules};
    /// use endodoi_api::{AnalysisAnswer, Answer};
    /// use endodoi_engine::{Analysis, Root};
    ///
    /// let over = Root::new("0,0/1,2 5-4 S".parse()?, Rules::MERKER);
    /// let answer = AnalysisAnswer::new(&over, &Analysis::default());
    /// assert!(answer.to_json().contains(r#""value":-2,"exact":true,"best":null"#));
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub fn new(root: &Root, analysis: &Analysis) -> Self {
        let value = value(root, analysis);
        Self {
            position: *root.position(),
            rules: *root.rules(),
            value: value.into(),
            exact: value.is_exact(),
            best: analysis.best().map(|best| best.hole),
            depth: analysis.depth,
            nodes: analysis.nodes,
            nps: analysis.nodes_a_second(),
            lines: analysis.lines.iter().map(LineAnswer::from).collect(),
            tables: None,
        }
    }

    /// Adds which endgame tables were used: those of boards with up to so many seeds.
    pub fn with_tables(self, most_seeds: Option<u8>) -> Self {
        Self {
            tables: most_seeds,
            ..self
        }
    }
}

/// Searches on this thread and answers: as many best holes as are asked for, at least one.
///
/// ```
/// use endodoi::{Position, Rules};
/// use endodoi_engine::{Engine, Limits, Root, Unwatched};
///
/// let root = Root::new("0,0,1/0,2,0 5-4 S".parse()?, Rules::MERKER);
/// let engine = Engine::new(1).expect("there is a MiB");
/// let answer = endodoi_api::analyze(&engine, &root, Limits::depth(9), 1, &Unwatched);
/// assert!(answer.exact);
/// # Ok::<(), endodoi::ParsePositionError>(())
/// ```
pub fn analyze(
    engine: &Engine,
    root: &Root,
    limits: Limits,
    lines: usize,
    watch: &dyn Watch,
) -> AnalysisAnswer {
    AnalysisAnswer::new(root, &engine.search(root, limits, lines, watch))
}

/// What a position is worth to its player to move, by what was found.
pub(crate) fn value(root: &Root, analysis: &Analysis) -> Score {
    analysis
        .best()
        .map_or_else(|| without_search(root), |best| best.score)
}

/// The value of a position of which no hole was searched: the outcome if the game is over, and
/// otherwise no more than the seeds captured so far.
fn without_search(root: &Root) -> Score {
    let position = root.position();
    let mover: Side = position.to_move();
    if let Some(outcome) = position.outcome(root.rules()) {
        return Score::of_outcome(outcome, mover);
    }
    let captured = position.captured();
    let lead = i16::from(captured[mover]) - i16::from(captured[mover.opposite()]);
    Score::Estimate(lead * Score::SEED)
}

#[cfg(test)]
mod tests {
    use endodoi_engine::Unwatched;

    use super::*;

    fn answer(position: &str, depth: u32, lines: usize) -> AnalysisAnswer {
        let root = Root::new(position.parse().unwrap(), Rules::MERKER);
        let engine = Engine::new(1).unwrap();
        analyze(&engine, &root, Limits::depth(depth), lines, &Unwatched)
    }

    #[test]
    fn an_exact_value_is_a_whole_number_and_no_time_is_told_without_a_clock() {
        // A takes the 3 in b and its own seed, and North has nothing left to play.
        let json = answer("1,0,2/0,3,0 5-4 S", 20, 1).to_json();
        assert!(
            json.starts_with(
                r#"{"position":"1,0,2/0,3,0 5-4 S","rules":"merker","value":7,"exact":true,"best":"A","depth":"#
            ),
            "{json}"
        );
        let end =
            r#","nps":0,"lines":[{"move":"A","value":7,"exact":true,"pv":["A"]}],"tables":null}"#;
        assert!(json.ends_with(end), "{json}");
    }

    #[test]
    fn the_value_is_that_of_the_player_to_move_whoever_that_is() {
        let south = answer("1,0,2/0,3,0 5-4 S", 20, 3);
        let north = answer("0,3,0/1,0,2 4-5 N", 20, 3);
        assert_eq!((south.value, south.exact), (north.value, north.exact));
        let turned: Vec<Hole> = south
            .lines
            .iter()
            .map(|line| line.hole.half_turn())
            .collect();
        let holes: Vec<Hole> = north.lines.iter().map(|line| line.hole).collect();
        assert_eq!(turned, holes);
        // It is the same board, but the other player has the lead.
        assert_eq!(
            answer("0,0/1,2 5-4 S", 1, 1).value,
            answer("1,2/0,0 4-5 N", 1, 1).value
        );
    }

    #[test]
    fn an_estimate_has_decimals_and_every_hole_a_line_when_asked() {
        let answer = answer("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", 3, 12);
        assert!(!answer.exact);
        assert_eq!(answer.lines.len(), 6);
        assert_eq!(answer.best, Some(answer.lines[0].hole));
        let json = serde_json::to_value(answer.value).unwrap();
        assert!(json.is_f64(), "{json}");
    }

    #[test]
    fn a_game_that_is_over_has_a_value_and_no_line() {
        let answer = answer("1,2/0,0 4-5 N", 5, 1);
        assert_eq!(
            (answer.value, answer.exact),
            (Score::Exact(-2).into(), true)
        );
        assert_eq!((answer.best, answer.lines.len()), (None, 0));
    }
}
