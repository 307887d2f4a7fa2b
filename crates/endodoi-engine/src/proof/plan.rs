//! Choosing answers that together never go round, where something has still to be won.
//!
//! Each answer that is asked for is right, but they may have been proved at different times and lead round in a circle
//! together. So all positions that the answers lead to in a layer are gathered first; then, from the end, those are marked
//! whose answer leads to marked ones alone. Where a circle is left, other winning turns of it are
//! asked for, until the position in question is marked. The order of the marks shows that nothing goes round.

use std::collections::HashMap;

use endodoi::{Position, Turn};

use super::answer_code::ordered_turns;
use super::answers::Answers;
use super::checksum::Checksum;
use super::error::ProofError;
use super::guide::Place;
use super::layers::Number;
use super::writer::{asked_answer, free_answer, holds};

/// The answers that were chosen so far, for positions of one layer where the same has to be won.
#[derive(Debug, Default)]
pub(super) struct Plan {
    chosen: HashMap<Number, u8>,
}

impl Plan {
    /// Returns which turn is the answer in a place.
    pub(super) fn answer(
        &mut self,
        place: Place<'_>,
        answers: &dyn Answers,
    ) -> Result<usize, ProofError> {
        let number = place.seen.number(place.position);
        if let Some(answer) = self.chosen.get(&number) {
            return Ok(usize::from(*answer));
        }
        let mut web = Web {
            place,
            answers,
            chosen: &self.chosen,
            ids: HashMap::new(),
            knots: Vec::new(),
            ways: Vec::new(),
            fresh: Vec::new(),
        };
        web.weave(number)?;
        let finished: Vec<(Number, u8)> = web.finished().collect();
        self.chosen.extend(finished);
        let answer = self.chosen.get(&number).copied();
        answer
            .map(usize::from)
            .ok_or(ProofError::Unanswered(*place.position))
    }
}

/// A position that the answers lead to.
struct Knot {
    number: Number,
    /// The turn that was chosen, by its place in order, once one leads to marked positions alone.
    answer: Option<u8>,
    /// The turn that was asked for first.
    asked: Option<u8>,
    /// Whether all winning turns were looked at.
    is_widened: bool,
    /// The ways that lead here.
    ways_here: Vec<usize>,
}

/// A winning turn of a position.
struct Way {
    from: usize,
    turn: u8,
    /// Positions that it leads to and that are not marked yet, with multiplicity.
    open: u32,
}

/// All positions that are looked at together.
struct Web<'a> {
    place: Place<'a>,
    answers: &'a dyn Answers,
    chosen: &'a HashMap<Number, u8>,
    ids: HashMap<Number, usize>,
    knots: Vec<Knot>,
    ways: Vec<Way>,
    /// Knots not looked at yet.
    fresh: Vec<usize>,
}

impl Web<'_> {
    /// Gathers positions until the first one is marked.
    fn weave(&mut self, first: Number) -> Result<(), ProofError> {
        self.knot(first);
        loop {
            while let Some(id) = self.fresh.pop() {
                if self.knots[id].answer.is_none() {
                    self.look(id)?;
                }
            }
            if self.knots[0].answer.is_some() {
                return Ok(());
            }
            let stuck: Vec<usize> = (0..self.knots.len())
                .filter(|id| self.knots[*id].answer.is_none() && !self.knots[*id].is_widened)
                .collect();
            if stuck.is_empty() {
                return Err(ProofError::Unanswered(*self.place.position));
            }
            for id in stuck {
                self.widen(id);
            }
        }
    }

    fn finished(&self) -> impl Iterator<Item = (Number, u8)> {
        let knots = self.knots.iter();
        knots.filter_map(|knot| Some((knot.number, knot.answer?)))
    }

    /// The knot of a position.
    fn knot(&mut self, number: Number) -> usize {
        let next = self.knots.len();
        let id = *self.ids.entry(number).or_insert(next);
        if id == next {
            self.knots.push(Knot {
                number,
                answer: None,
                asked: None,
                is_widened: false,
                ways_here: Vec::new(),
            });
            self.fresh.push(id);
        }
        id
    }

    fn position(&self, id: usize) -> Position {
        let (seen, need) = (self.place.seen, self.place.need);
        (seen.layers).position(seen.index, self.knots[id].number, need)
    }

    /// Finds a first answer to a position.
    fn look(&mut self, id: usize) -> Result<(), ProofError> {
        let position = self.position(id);
        let turns = ordered_turns(&position, self.place.ground.rules);
        let place = Place {
            position: &position,
            ..self.place
        };
        if turns.is_empty() {
            // The walk sees whether the game ends as it should.
            self.mark(id, 0);
            return Ok(());
        }
        if let Some(free) = free_answer(place, &turns, |child| self.is_chosen(child)) {
            self.mark(id, number_of_turn(free));
            return Ok(());
        }
        let asked = asked_answer(place, &turns, self.answers)?;
        self.knots[id].asked = Some(number_of_turn(asked));
        self.lead(id, asked, &turns[asked]);
        Ok(())
    }

    /// Says whether an answer was chosen for a position of the layer.
    fn is_chosen(&self, child: &Position) -> bool {
        if child.board().total() != self.place.seen.index.seeds() {
            return false;
        }
        let number = self.place.seen.number(child);
        self.chosen.contains_key(&number)
            || (self.ids.get(&number)).is_some_and(|id| self.knots[*id].answer.is_some())
    }

    /// Adds the other winning turns of a position.
    fn widen(&mut self, id: usize) {
        self.knots[id].is_widened = true;
        let position = self.position(id);
        let turns = ordered_turns(&position, self.place.ground.rules);
        for (number, turn) in turns.iter().enumerate() {
            if self.knots[id].answer.is_some() {
                return;
            }
            let is_known = self.knots[id].asked == Some(number_of_turn(number));
            if !is_known && holds(self.place.ground, turn, self.answers) {
                self.lead(id, number, turn);
            }
        }
    }

    /// Adds the way of a winning turn, and the positions that it leads to.
    fn lead(&mut self, id: usize, turn_number: usize, turn: &Turn) {
        let mut found = Vec::new();
        let holds = (self.place.ground).after_answer(turn, &mut Checksum::new(), &mut found);
        if holds.is_err() {
            // Then the answer was wrong. No way is none to go round on.
            return;
        }
        let way = self.ways.len();
        self.ways.push(Way {
            from: id,
            turn: number_of_turn(turn_number),
            open: 0,
        });
        for child in found {
            let is_below = child.board().total() != self.place.seen.index.seeds();
            if is_below
                || self.is_chosen(&child)
                || self.place.seen.is_seen(&child, self.place.need)
            {
                continue;
            }
            let child = self.knot(self.place.seen.number(&child));
            self.knots[child].ways_here.push(way);
            self.ways[way].open += 1;
        }
        if self.ways[way].open == 0 {
            self.mark(id, number_of_turn(turn_number));
        }
    }

    /// Marks a position, and all that now lead to marked ones alone.
    fn mark(&mut self, id: usize, answer: u8) {
        let mut marked = vec![(id, answer)];
        while let Some((id, answer)) = marked.pop() {
            if self.knots[id].answer.is_some() {
                continue;
            }
            self.knots[id].answer = Some(answer);
            for way in std::mem::take(&mut self.knots[id].ways_here) {
                let way = &mut self.ways[way];
                way.open -= 1;
                if way.open == 0 {
                    marked.push((way.from, way.turn));
                }
            }
        }
    }
}

/// The place of a turn among at most twelve.
fn number_of_turn(number: usize) -> u8 {
    u8::try_from(number).expect("a player has at most twelve turns")
}
