//! The lines of the protocol: how questions are written and answers are read.
//!
//! Nothing is sent here.

use std::fmt::Write as _;
use std::time::Duration;

use endodoi::{BySide, Game, Side};

use super::player::Task;
use super::time_control::TimeControl;

/// What the engine calls the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spelling {
    Ugi,
    Uci,
}

/// What an engine says about its search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Info {
    /// The value in hundredths of a seed, from the view of the player to move.
    pub(crate) score: Option<i32>,
    pub(crate) depth: Option<u32>,
}

impl Spelling {
    /// The words that ask for a move.
    pub(crate) fn go(self, task: &Task<'_>, side: Side) -> String {
        let mut words = "go".to_owned();
        let names = match self {
            Spelling::Ugi => BySide {
                south: "p1",
                north: "p2",
            },
            Spelling::Uci => BySide {
                south: "w",
                north: "b",
            },
        };
        if task.clocks[side].is_some() {
            for side in Side::ALL {
                if let Some(TimeControl { base, increment }) = task.clocks[side] {
                    let (left, more) = (millis(base).max(1), millis(increment));
                    let name = names[side];
                    let _ = write!(words, " {name}time {left} {name}inc {more}");
                }
            }
        }
        let allowance = task.allowance;
        if let Some(time) = allowance.move_time {
            let _ = write!(words, " movetime {}", millis(time));
        }
        if let Some(nodes) = allowance.nodes {
            let _ = write!(words, " nodes {nodes}");
        }
        if let Some(depth) = allowance.depth {
            let _ = write!(words, " depth {depth}");
        }
        words
    }
}

impl Info {
    /// Takes what a line says, if it is about the best line of play.
    pub(crate) fn take(&mut self, line: &str) {
        let mut words = line.split_ascii_whitespace();
        if words.next() != Some("info") {
            return;
        }
        let mut heard = Self::default();
        while let Some(word) = words.next() {
            match word {
                // The words of a text may be anything, those of a line of play are holes.
                "string" | "pv" => break,
                "multipv" if words.next() != Some("1") => return,
                "depth" => heard.depth = words.next().and_then(|depth| depth.parse().ok()),
                "cp" => heard.score = words.next().and_then(|score| score.parse().ok()),
                _ => {}
            }
        }
        self.score = heard.score.or(self.score);
        self.depth = heard.depth.or(self.depth);
    }
}

/// The words that tell a game: its first position and the holes played since.
pub(crate) fn position(game: &Game) -> String {
    let mut words = format!("position fen {}", game.start());
    for (index, turn) in game.turns().enumerate() {
        words += if index == 0 { " moves " } else { " " };
        words.push(turn.hole().letter());
    }
    words
}

/// Returns the name of the option that a line declares.
pub(crate) fn option_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("option name ")?;
    let (name, _) = rest.split_once(" type ")?;
    Some(name.trim())
}

fn millis(time: Duration) -> u128 {
    time.as_millis()
}

#[cfg(test)]
mod tests {
    use super::super::player::Stop;
    use super::super::time_control::Allowance;
    use super::*;

    #[test]
    fn a_game_is_told_by_its_start_and_its_holes() {
        let mut game = Game::default();
        assert_eq!(
            position(&game),
            "position fen 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"
        );
        for hole in [2, 9] {
            game.play(game.start().width().hole(hole).unwrap()).unwrap();
        }
        assert!(position(&game).ends_with(" 0-0 S moves C d"));
    }

    #[test]
    fn a_question_tells_the_time_left_and_what_a_move_adds() {
        let control = |text: &str| Some(text.parse::<TimeControl>().unwrap());
        let allowance = Allowance {
            clock: control("2+0.02"),
            nodes: Some(7),
            depth: Some(3),
            ..Allowance::default()
        };
        let stop = Stop::default();
        let mut task = Task {
            allowance: &allowance,
            clocks: BySide {
                south: control("1.5+0.02"),
                north: control("3+0.4"),
            },
            margin: Duration::ZERO,
            patience: Duration::ZERO,
            stop: &stop,
        };
        let both = "go p1time 1500 p1inc 20 p2time 3000 p2inc 400 nodes 7 depth 3";
        assert_eq!(Spelling::Ugi.go(&task, Side::South), both);
        assert_eq!(
            Spelling::Uci.go(&task, Side::North),
            "go wtime 1500 winc 20 btime 3000 binc 400 nodes 7 depth 3"
        );
        task.clocks.south = None;
        assert_eq!(Spelling::Ugi.go(&task, Side::South), "go nodes 7 depth 3");
        let allowance = Allowance {
            move_time: Some(Duration::from_millis(50)),
            ..Allowance::default()
        };
        task.allowance = &allowance;
        assert_eq!(Spelling::Ugi.go(&task, Side::South), "go movetime 50");
    }

    #[test]
    fn the_last_that_is_said_of_the_best_line_counts() {
        let mut info = Info::default();
        for line in [
            "info depth 5 score cp -150 nodes 7 pv A depth 9",
            "info depth 6 multipv 2 score cp 99",
            "info string depth 70",
            "info nodes 8",
            "infos depth 8",
            "info depth x",
        ] {
            info.take(line);
        }
        assert_eq!((info.depth, info.score), (Some(5), Some(-150)));
    }

    #[test]
    fn names_of_options_may_have_blanks() {
        let line = "option name Own Book type check default false";
        assert_eq!(option_name(line), Some("Own Book"));
        assert_eq!(option_name("option name"), None);
    }
}
