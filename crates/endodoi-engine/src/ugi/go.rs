//! The command `go`: what is asked for, as it was written.
//!
//! Words that are not known are passed over, as the protocol wants. A number may be anything: what is
//! below nothing counts as 0, what is too large as the largest, and what is no number as 0, so that
//! the engine rather answers at once than never.

use std::time::Duration;

use endodoi::{BySide, Position};

use super::search::Hold;
use super::{note, quoted};
use crate::clock::{Clock, time_for_one_move};
use crate::limits::{Limits, TimeLimit};

/// What a line asks for.
#[derive(Debug, Default)]
pub(super) struct Go {
    depth: Option<u64>,
    nodes: Option<u64>,
    /// In milliseconds, as all times here.
    move_time: Option<u64>,
    time: BySide<Option<u64>>,
    increment: BySide<Option<u64>>,
    moves_left: Option<u64>,
    perft: Option<u64>,
    pub(super) hold: Hold,
    /// What is to be told about the line.
    pub(super) notes: Vec<String>,
}

impl Go {
    pub(super) fn read(words: &[&str]) -> Self {
        let mut go = Self::default();
        for (index, word) in words.iter().enumerate() {
            let after = words.get(index + 1);
            match *word {
                "infinite" => go.hold = Hold::UntilStop,
                "ponder" => go.hold = Hold::UntilHit,
                "searchmoves" => go.notes.push(note(
                    "searchmoves is passed over; all holes are searched, MultiPV tells each",
                )),
                word => {
                    let Some(slot) = go.slot(word) else { continue };
                    let number = after.and_then(|after| saturated(after));
                    *slot = Some(number.unwrap_or(0));
                    if number.is_none() {
                        let found = after.map_or("nothing".to_owned(), |after| quoted(after));
                        go.notes.push(note(format_args!(
                            "go {word} wants a whole number, found {found}; 0 is taken"
                        )));
                    }
                }
            }
        }
        go
    }

    /// Where the number after a word belongs.
    fn slot(&mut self, word: &str) -> Option<&mut Option<u64>> {
        Some(match word {
            "depth" => &mut self.depth,
            "nodes" => &mut self.nodes,
            "movetime" => &mut self.move_time,
            "p1time" | "wtime" => &mut self.time.south,
            "p2time" | "btime" => &mut self.time.north,
            "p1inc" | "winc" => &mut self.increment.south,
            "p2inc" | "binc" => &mut self.increment.north,
            "movestogo" => &mut self.moves_left,
            "perft" => &mut self.perft,
            _ => return None,
        })
    }

    /// How deep to count instead of searching.
    pub(super) fn perft(&self) -> Option<u32> {
        self.perft.map(narrow)
    }

    /// The limits for the player to move.
    pub(super) fn limits(&self, position: &Position, overhead: Duration) -> Limits {
        let of_move = self
            .move_time
            .map(|time| time_for_one_move(Duration::from_millis(time), overhead));
        let of_clock = self.clock(position).map(|clock| clock.time_limit(overhead));
        let time = match (of_move, of_clock) {
            (Some(one), Some(other)) => Some(TimeLimit {
                enough: one.enough.min(other.enough),
                most: one.most.min(other.most),
            }),
            (one, other) => one.or(other),
        };
        Limits {
            depth: self.depth.map(narrow),
            nodes: self.nodes,
            time,
            ..Limits::NONE
        }
    }

    /// The clock of the player to move. If only the opponent's time is told it is taken for both,
    /// and if none is, though there is talk of a clock, there is none.
    fn clock(&self, position: &Position) -> Option<Clock> {
        let mover = position.to_move();
        let (own, other) = (self.time[mover], self.time[mover.opposite()]);
        let increments = [self.increment.south, self.increment.north];
        let is_told = increments.iter().any(Option::is_some) || self.moves_left.is_some();
        let left = own.or(other).or(is_told.then_some(0))?;
        Some(Clock {
            left: Duration::from_millis(left),
            increment: Duration::from_millis(self.increment[mover].unwrap_or(0)),
            moves: self
                .moves_left
                .map_or_else(|| Clock::moves_to_expect(position), narrow),
        })
    }
}

fn narrow(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Reads a whole number of any size and sign, as near as can be.
fn saturated(text: &str) -> Option<u64> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    if text.starts_with('-') {
        return Some(0);
    }
    Some(digits.parse().unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(line: &str) -> Go {
        Go::read(&line.split_whitespace().collect::<Vec<_>>())
    }

    fn limits(line: &str) -> Limits {
        go(line).limits(&Position::default(), Duration::from_millis(10))
    }

    fn most(line: &str) -> u128 {
        limits(line).time.expect(line).most.as_millis()
    }

    #[test]
    fn each_limit_is_read() {
        assert_eq!(limits("depth 7"), Limits::depth(7));
        assert_eq!(limits("nodes 5000"), Limits::nodes(5000));
        assert_eq!(
            limits("movetime 500"),
            Limits::time(Duration::from_millis(490))
        );
        assert_eq!(limits("infinite"), Limits::NONE);
        assert_eq!(limits(""), Limits::NONE);
        assert_eq!(go("infinite").hold, Hold::UntilStop);
        assert_eq!(go("ponder p1time 5").hold, Hold::UntilHit);
    }

    #[test]
    fn the_clock_of_the_player_to_move_counts_in_either_spelling() {
        let expected = most("p1time 10000");
        assert_eq!(most("wtime 10000 btime 1"), expected);
        assert_eq!(most("p2time 1 p1time 10000"), expected);
        let north = Position::default().with_to_move(endodoi::Side::North);
        let limits = go("p1time 1 p2time 10000").limits(&north, Duration::from_millis(10));
        assert_eq!(limits.time.unwrap().most.as_millis(), expected);
    }

    #[test]
    fn fewer_moves_to_go_and_an_increment_make_more_time() {
        let plain = most("wtime 10000");
        assert!(most("wtime 10000 movestogo 5") > plain);
        assert!(most("wtime 10000 winc 1000") > plain);
        assert_eq!(most("wtime 10000 binc 1000"), plain);
    }

    #[test]
    fn of_a_clock_and_a_time_for_the_move_the_shorter_counts() {
        assert_eq!(most("wtime 10000 movetime 60"), 50);
        assert_eq!(most("wtime 10000 movetime 60000"), most("wtime 10000"));
    }

    #[test]
    fn a_clock_without_its_time_is_one_that_has_run_down() {
        for line in ["winc 100", "movestogo 3", "p2inc 5"] {
            assert_eq!(most(line), 0, "{line}");
        }
        assert_eq!(most("btime 10000"), most("wtime 10000"));
    }

    #[test]
    fn numbers_of_any_size_are_survived() {
        assert_eq!(most("wtime -5000"), 0);
        assert_eq!(most("movetime -1"), 0);
        assert_eq!(
            limits("depth 99999999999999999999999"),
            Limits::depth(u32::MAX)
        );
        assert_eq!(
            limits("nodes 99999999999999999999999"),
            Limits::nodes(u64::MAX)
        );
        let huge = "99999999999999999999999";
        assert!(most(&format!("wtime {huge} winc {huge} movestogo {huge}")) > 0);
        assert!(most(&format!("movetime {huge}")) > 0);
    }

    #[test]
    fn what_is_no_number_counts_as_nothing_and_is_told() {
        let go = go("depth five nodes");
        assert_eq!((go.depth, go.nodes), (Some(0), Some(0)));
        assert_eq!(
            go.notes,
            [
                "info string go depth wants a whole number, found \"five\"; 0 is taken",
                "info string go nodes wants a whole number, found nothing; 0 is taken",
            ]
        );
    }

    #[test]
    fn unknown_words_are_passed_over() {
        let go = go("mate 3 nonsense depth 4 searchmoves A B");
        assert_eq!(go.depth, Some(4));
        assert_eq!(go.notes.len(), 1);
    }
}
