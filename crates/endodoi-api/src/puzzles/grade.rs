//! How hard a puzzle is.
//!
//! Both kinds are measured by what has to be done to be sure. The greatest capture is found by sowing every hole to its end, so the
//! laps of all holes are counted. The hole that wins is found by looking ahead, so it is counted how many turns, until the answer is seen
//! for good by an engine without tables; another hole that captures more leads people astray. `docs/puzzles.md` tells it to them.

use std::sync::Mutex;
use std::time::Duration;

use endodoi::{Hole, Position, Rules, Turn};
use endodoi_engine::{Analysis, Engine, Limits, Root, Watch};

use super::{Difficulty, PuzzleKind};

/// The most laps of all holes together that are 1, 2, 3 and 4.
const LAPS: [u32; 4] = [8, 12, 16, 22];
/// The most turns to look ahead that are 1, 2, 3 and 4.
const TURNS: [u32; 4] = [1, 2, 4, 8];

/// Grades a puzzle. The engine has no endgame tables.
pub(super) fn difficulty(
    engine: &mut Engine,
    position: &Position,
    rules: &Rules,
    kind: PuzzleKind,
    answer: Hole,
) -> Difficulty {
    let turns: Vec<Turn> = position.turns(rules).collect();
    match kind {
        PuzzleKind::Capture => {
            let legal = turns.iter().filter(|turn| rules.allows(turn));
            step(legal.map(Turn::laps).sum(), LAPS)
        }
        PuzzleKind::Win => {
            let ahead = turns_ahead(engine, position, rules, answer);
            let captured = |hole| turns.iter().find(|turn| turn.hole() == hole);
            let captured = captured(answer).map_or(0, Turn::captured);
            let leads_astray = |turn: &Turn| turn.captured() > captured;
            let step = step(ahead, TURNS);
            if turns.iter().any(leads_astray) {
                Difficulty::new(step.number() + 1).unwrap_or(step)
            } else {
                step
            }
        }
    }
}

/// The difficulty of a measure, where these are the most for 1, 2, 3 and 4.
fn step(measure: u32, most: [u32; 4]) -> Difficulty {
    let above = most.into_iter().filter(|most| measure > *most).count();
    Difficulty::all().nth(above).unwrap_or(Difficulty(5))
}

/// The fewest turns to look ahead from which on the answer is seen and not lost again. Looking further than the last step is not needed.
fn turns_ahead(engine: &mut Engine, position: &Position, rules: &Rules, answer: Hole) -> u32 {
    engine.clear();
    let seen = Seen {
        answer,
        blind: Mutex::new(0),
    };
    let limits = Limits::depth(TURNS[3] + 2);
    engine.search(&Root::new(*position, *rules), limits, 1, &seen);
    let blind = seen.blind.into_inner().unwrap_or(0);
    blind + 1
}

/// Notes when another hole than the answer was thought best.
struct Seen {
    answer: Hole,
    /// The most turns looked ahead with which it was.
    blind: Mutex<u32>,
}

impl Watch for Seen {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn is_stopped(&self) -> bool {
        false
    }

    fn report(&self, analysis: &Analysis) {
        let best = analysis.best().map(|line| line.hole);
        if let (true, Ok(mut blind)) = (best != Some(self.answer), self.blind.lock()) {
            *blind = analysis.depth;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grade(position: &str, kind: PuzzleKind, answer: usize) -> u8 {
        let position: Position = position.parse().unwrap();
        let answer = position.width().hole(answer).unwrap();
        let mut engine = Engine::new(1).unwrap();
        difficulty(&mut engine, &position, &Rules::MERKER, kind, answer).number()
    }

    #[test]
    fn steps_end_where_they_are_said_to() {
        let steps: Vec<u8> = [0, 1, 2, 3, 4, 5, 8, 9, 100]
            .into_iter()
            .map(|turns| step(turns, TURNS).number())
            .collect();
        assert_eq!(steps, [1, 1, 2, 3, 3, 4, 4, 5, 5]);
    }

    #[test]
    fn captures_are_graded_by_the_laps_of_all_holes() {
        // 20 laps: a long relay.
        let long = "1,1,0,2,1,1/0,1,5,1,2,1 26-6 S";
        assert_eq!(grade(long, PuzzleKind::Capture, 4), 4);
        let short = "1,0,2/0,3,0 5-4 S";
        assert_eq!(grade(short, PuzzleKind::Capture, 0), 1);
    }

    #[test]
    fn a_hole_that_captures_more_leads_astray() {
        let steps_of = |text: &str, answer: usize| {
            let position: Position = text.parse().unwrap();
            let hole = position.width().hole(answer).unwrap();
            let mut engine = Engine::new(1).unwrap();
            let ahead = turns_ahead(&mut engine, &position, &Rules::MERKER, hole);
            (
                step(ahead, TURNS).number(),
                grade(text, PuzzleKind::Win, answer),
            )
        };
        // A is right and captures nothing; D and E capture 3.
        assert_eq!(steps_of("3,1,0,2,1,0/2,1,1,0,1,0 21-15 S", 0), (1, 2));
        // B is right and captures most.
        assert_eq!(steps_of("0,1,1,6,0,0/0,1,0,0,0,0 16-23 S", 1), (1, 1));
    }
}
