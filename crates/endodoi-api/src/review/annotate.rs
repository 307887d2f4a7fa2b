//! A reviewed game as a record: values, marks and better lines written into it.

use endodoi::record::{Comment, VariationError};
use endodoi::{Hole, Record};

use super::{ReviewAnswer, ReviewedMoveAnswer};

/// The longest better line that is noted, in turns: what is further off is rarely played.
const LINE: usize = 8;

impl ReviewAnswer {
    /// Writes into the record of the game what the review found: after each turn `[%eval …]`, South's
    /// final seeds minus North's; after a turn that lost seeds its sign, what it lost, and the better
    /// line as a variation. Comments and variations that are there stay, but for older `[%eval …]`.
    ///
    /// # Errors
    /// [`VariationError`] if the record is of another game.
    pub fn annotate(&self, record: &mut Record) -> Result<(), VariationError> {
        for played in &self.moves {
            let turn = played.ply.saturating_sub(1);
            let notes = record
                .notes_mut(turn)
                .ok_or(VariationError::NoSuchTurn(turn))?;
            let older = std::mem::take(&mut notes.comments);
            notes.comments.push(comment(played));
            let older = older.iter().map(without_eval);
            notes
                .comments
                .extend(older.filter(|comment| !comment.text().is_empty()));
            if played.mark.is_some() {
                add_line(record, turn, &played.pv)?;
            }
        }
        Ok(())
    }
}

/// `[%eval -2.50] ?? loses 12.40; b was better`.
fn comment(played: &ReviewedMoveAnswer) -> Comment {
    let eval = played.eval();
    let eval = if eval.exact {
        eval.seeds().to_string()
    } else {
        format!("{:.2}", eval.seeds())
    };
    let text = match played.mark {
        None => format!("[%eval {eval}]"),
        Some(mark) => {
            let (sign, best) = (mark.sign(), played.best);
            let lost = played.lost.to_string();
            let lost = lost.trim_start_matches('+');
            format!("[%eval {eval}] {sign} loses {lost}; {best} was better")
        }
    };
    Comment::new(&text).expect("there is no brace and no control character in it")
}

fn without_eval(comment: &Comment) -> Comment {
    let text = comment.text();
    let Some(start) = text.find("[%eval ") else {
        return comment.clone();
    };
    let rest = text[start..].split_once(']').map_or("", |(_, after)| after);
    Comment::new(&format!("{}{rest}", &text[..start]))
        .expect("every character of it was in a comment before")
}

/// Adds a line up to the turn that ends the game at the latest.
fn add_line(record: &mut Record, turn: usize, line: &[Hole]) -> Result<(), VariationError> {
    let line = &line[..line.len().min(LINE)];
    let rules = *record.game().rules();
    let mut position = record.position_before(turn);
    let mut length = 0;
    for hole in line {
        let Ok(next) = position.play(*hole, &rules) else {
            break;
        };
        length += 1;
        if next.outcome(&rules).is_some() {
            break;
        }
        position = *next.after();
    }
    record.add_variation(turn, &line[..length]).map(drop)
}

#[cfg(test)]
mod tests {
    use endodoi_engine::{Engine, Limits, Unwatched};

    use super::*;
    use crate::review::{Mark, Review};

    fn reviewed(text: &str, depth: u32) -> (Record, ReviewAnswer) {
        let record = Record::read_all(text).unwrap().remove(0);
        let engine = Engine::new(1).unwrap();
        let mut review = Review::new(record.game());
        while review.step(Limits::depth(depth), |root, limits| {
            Some(engine.search(root, limits, 1, &Unwatched))
        }) {}
        let answer = review.answer(1);
        (record, answer)
    }

    fn annotated(text: &str) -> String {
        let (mut record, answer) = reviewed(text, 20);
        answer.annotate(&mut record).unwrap();
        let text = record.to_string();
        assert_eq!(Record::read_all(&text).unwrap(), [record]);
        text
    }

    /// A would have taken the 3 in b and left North without a move: 9 to 4. C takes 2.
    const SOUTH: &str = "[Board \"2x3\"][Start \"1,0,2/0,3,0 5-4 S\"] 1. C+2 {[%eval 3] so so} *";
    const NORTH: &str = "[Board \"2x3\"][Start \"0,3,0/1,0,2 4-5 N\"] 1... c+2 {[%eval 3] so so} *";

    #[test]
    fn the_value_after_a_turn_is_souths_whoever_played_it() {
        let south = annotated(SOUTH);
        let north = annotated(NORTH);
        let eval = |text: &str| -> f64 {
            let (_, rest) = text.split_once("[%eval ").unwrap();
            rest.split_once(']').unwrap().0.parse().unwrap()
        };
        assert!((eval(&south) + eval(&north)).abs() < 1e-9, "{south}{north}");
        let (_, answer) = reviewed(SOUTH, 20);
        assert_eq!(
            eval(&south).to_string(),
            answer.moves[0].value.seeds().to_string()
        );
        assert!(eval(&south) < 7.0);
    }

    #[test]
    fn a_better_line_becomes_a_variation_and_older_values_go() {
        let text = annotated(SOUTH);
        assert!(text.contains("A was better} {so so} (1. A+4)"), "{text}");
        assert_eq!(text.matches("%eval").count(), 1);
        let (_, answer) = reviewed(SOUTH, 20);
        let played = &answer.moves[0];
        assert_eq!(played.best.letter(), 'A');
        assert_eq!(
            (played.best_value.hundredths, played.best_exact),
            (700, true)
        );
        assert!(played.mark >= Some(Mark::Inaccuracy));
    }

    #[test]
    fn nothing_is_ever_won_against_the_best_hole() {
        for depth in 1..6 {
            let (_, answer) = reviewed("1. B+7 e 2. A+3 a 3. C e 4. C a+6 5. D *", depth);
            assert_eq!(answer.moves.len(), 9);
            for played in &answer.moves {
                assert!(played.lost.hundredths >= 0);
                assert_eq!(
                    played.lost.hundredths,
                    played.best_value.hundredths - played.value.hundredths
                );
            }
        }
    }

    #[test]
    fn a_review_that_was_broken_off_can_go_on() {
        let text = "1. B+7 e 2. A+3 a 3. C e *";
        let record = Record::read_all(text).unwrap().remove(0);
        let engine = Engine::new(1).unwrap();
        let mut review = Review::new(record.game());
        let mut searches = 0;
        let limits = Limits::depth(3);
        // The first of every four searches is broken off.
        while review.turns_left() > 0 {
            review.step(limits, |root, limits| {
                searches += 1;
                (searches % 4 != 1).then(|| engine.search(root, limits, 1, &Unwatched))
            });
            assert!(searches < 100);
        }
        let holes = |answer: ReviewAnswer| -> Vec<Hole> {
            answer.moves.iter().map(|played| played.hole).collect()
        };
        assert_eq!(holes(review.answer(1)), holes(reviewed(text, 3).1));
    }

    #[test]
    fn a_record_of_another_game_is_refused() {
        let (_, answer) = reviewed("1. A+2 a+3 *", 2);
        let mut other = Record::read_all("*").unwrap().remove(0);
        assert!(answer.annotate(&mut other).is_err());
    }
}
