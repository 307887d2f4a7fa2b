//! The command `position`: a start, and what was played from there.
//!
//! All or nothing: if anything in the line is wrong, the position before stays.

use endodoi::{EndlessTurn, Game, MoveText, Position, Rules};

use super::options::Options;
use super::quoted;

/// The most laps that the moves of one line may take, about a second of work. Honest games need
/// some hundreds.
const MOST_LAPS: u64 = 200_000_000;

/// Plays the game that the words after `position` tell of.
///
/// # Errors
/// A sentence, if the position or a move makes no sense.
pub(super) fn read(words: &[&str], options: &Options) -> Result<Game, String> {
    let at = words.iter().position(|word| *word == "moves");
    let (position, moves) = match at {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    let start = start(position, options).map_err(|reason| format!("bad position: {reason}"))?;
    play(Game::new(options.rules, start), moves, MOST_LAPS)
}

fn start(words: &[&str], options: &Options) -> Result<Position, String> {
    match words {
        ["startpos"] => options
            .start()
            .map_err(|error| format!("{error}; set a smaller BoardSize or SeedsPerHole")),
        ["fen", text @ ..] if !text.is_empty() => {
            text.join(" ").parse().map_err(|error| format!("{error}"))
        }
        _ => Err(
            "write startpos, or fen and a position as in 4,4,4/4,4,4 0-0 S, then moves and the \
             holes played"
                .to_owned(),
        ),
    }
}

fn play(mut game: Game, moves: &[&str], most_laps: u64) -> Result<Game, String> {
    let mut laps = 0;
    for (index, word) in moves.iter().enumerate() {
        let illegal = |reason: &dyn std::fmt::Display| {
            format!(
                "illegal move {} at turn {}: {reason}",
                quoted(word),
                index + 1
            )
        };
        let written: MoveText = word.parse().map_err(|error| illegal(&error))?;
        let hole = written
            .resolve(game.position())
            .map_err(|error| illegal(&error))?;
        let turn = game.play(hole).map_err(|error| illegal(&error))?;
        laps += u64::from(turn.laps()) + laps_to_see_the_end(game.position(), game.rules());
        if laps > most_laps {
            return Err(format!(
                "bad position: its first {} turns take more than {most_laps} laps; send the \
                 position after them",
                index + 1
            ));
        }
    }
    Ok(game)
}

/// The laps that the game had to sow to find a legal move.
fn laps_to_see_the_end(position: &Position, rules: &Rules) -> u64 {
    if rules.endless_turn != EndlessTurn::Illegal {
        return 0;
    }
    let mut laps = 0;
    for turn in position.turns(rules) {
        laps += u64::from(turn.laps());
        if rules.allows(&turn) {
            break;
        }
    }
    laps
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> Result<String, String> {
        read_by(words, &Options::default())
    }

    fn by(rules: &str) -> Options {
        Options {
            rules: rules.parse().unwrap(),
            ..Options::default()
        }
    }

    fn read_by(words: &str, options: &Options) -> Result<String, String> {
        let words: Vec<&str> = words.split_whitespace().collect();
        super::read(&words, options).map(|game| game.position().to_string())
    }

    #[test]
    fn a_position_text_may_have_blanks_or_underscores() {
        let text = "6,2,7,0,6,1/6,6,0,0,1,6 7-0 N".to_owned();
        assert_eq!(read(&format!("fen {text}")), Ok(text.clone()));
        assert_eq!(
            read(&format!("fen {}", text.replace(' ', "_"))),
            Ok(text.clone())
        );
        assert_eq!(read("startpos moves B"), Ok(text));
    }

    #[test]
    fn a_move_may_be_a_letter_in_either_case_or_a_number() {
        let expected = read("startpos moves C d");
        assert!(expected.is_ok());
        assert_eq!(read("startpos moves c D"), expected);
        assert_eq!(read("startpos moves 3 4"), expected);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        for (words, sentence) in [
            (
                "fen 4,4,x/4,4,4 0-0 S",
                "bad position: column 5: expected a number of seeds, found 'x'",
            ),
            (
                "startpos moves B c",
                "illegal move \"c\" at turn 2: hole c is empty; choose one that holds seeds",
            ),
            (
                "startpos moves z",
                "illegal move \"z\" at turn 1: \"z\" is not a hole; give its letter (A, B, … or \
                 a, b, …) or its number (1, 2, …)",
            ),
            (
                "fen 0,0/1,2 3-4 S moves A",
                "illegal move \"A\" at turn 1: the game is over: North wins 3-7, no legal move",
            ),
        ] {
            let told = read(words).unwrap_err();
            assert!(told.starts_with(sentence), "{told}");
        }
        for words in ["", "startpos B", "fen", "fen moves A", "moves A", "kiwi"] {
            let told = read(words).unwrap_err();
            assert!(
                told.starts_with("bad position: write startpos, or fen"),
                "{told}"
            );
        }
    }

    #[test]
    fn a_start_with_too_many_seeds_is_refused() {
        let options = Options {
            seeds_per_hole: 127,
            ..Options::default()
        };
        let told = read_by("startpos", &options).unwrap_err();
        assert!(
            told.ends_with("set a smaller BoardSize or SeedsPerHole"),
            "{told}"
        );
    }

    #[test]
    fn a_game_may_have_so_many_turns_and_no_more() {
        let options = by("merker,endless_turn=void,repetition=off,lap_limit=1");
        let moves = |count: usize| format!("fen 1,1/1,1 0-0 S moves {}", "A a ".repeat(count / 2));
        assert!(read_by(&moves(Game::MAX_TURNS), &options).is_ok());
        let told = read_by(&moves(Game::MAX_TURNS + 2), &options).unwrap_err();
        assert!(
            told.starts_with("illegal move \"A\" at turn 100001: "),
            "{told}"
        );
    }

    #[test]
    fn the_laps_to_see_whether_a_turn_ended_the_game_count_as_well() {
        let mut game = Game::default();
        let turn = game.play(game.position().width().hole(1).unwrap()).unwrap();
        let first = game.position().turns(game.rules()).next().unwrap();
        let laps = u64::from(turn.laps()) + u64::from(first.laps());
        let within = |most| play(Game::default(), &["B"], most).is_ok();
        assert!(within(laps) && !within(laps - 1));
    }

    #[test]
    fn to_see_the_end_turns_are_sown_up_to_the_first_that_is_allowed() {
        let rules = Rules::MERKER;
        let mut boards = (0..6_u32.pow(6)).map(|number| -> Position {
            let row = |first: u32| {
                let seeds = (first..first + 3).map(|index| number / 6_u32.pow(index) % 6);
                seeds
                    .map(|seeds| seeds.to_string())
                    .collect::<Vec<_>>()
                    .join(",")
            };
            format!("{}/{} 0-0 S", row(0), row(3)).parse().unwrap()
        });
        // The first turn never ends, and the next is allowed.
        let (endless, sown) = boards
            .find_map(|position| {
                let mut turns = position.turns(&rules);
                let (first, next) = (turns.next()?, turns.next()?);
                let sown = u64::from(first.laps()) + u64::from(next.laps());
                (first.is_endless() && rules.allows(&next)).then_some((position, sown))
            })
            .unwrap();
        let laps = |rules: &str| laps_to_see_the_end(&endless, &rules.parse().unwrap());
        assert_eq!(laps("merker"), sown);
        assert_eq!(laps("merker,endless_turn=void"), 0);
    }

    #[test]
    fn turns_that_take_all_day_are_refused() {
        let options = by("merker,endless_turn=void,repetition=off,lap_limit=1000000");
        // Neither player's eighth hole has come to an end after a million laps.
        let long = "fen 5,6,5,2,5,0,3,5,6/5,6,5,2,5,0,3,5,6 0-0 S moves ";
        let told = read_by(&format!("{long}{}", "H h ".repeat(50_000)), &options);
        assert_eq!(
            told.unwrap_err(),
            "bad position: its first 201 turns take more than 200000000 laps; send the position \
             after them"
        );
    }
}
