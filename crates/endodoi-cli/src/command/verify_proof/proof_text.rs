//! A proof that was checked and holds, as people read it: what it proves, of what, and how large it is.

use std::fmt;

use endodoi_api::{ClaimAnswer, ProofAnswer};
use endodoi_engine::Bounds;

use crate::counted;

/// A proof that holds, as people read it.
pub(super) struct ProofText<'a>(pub(super) &'a ProofAnswer, pub(super) Bounds);

impl fmt::Display for ProofText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(answer, bounds) = self;
        writeln!(f, "{}: the proof holds", proved(answer, *bounds))?;
        writeln!(f, "position {}", answer.position)?;
        writeln!(f, "rules    {}", answer.rules)?;
        match answer.tables {
            Some(seeds) => writeln!(f, "tables   up to {}", counted::seeds(seeds))?,
            None => writeln!(f, "tables   none")?,
        }
        let (answers, bytes) = (answer.answers, answer.bytes);
        writeln!(
            f,
            "answers  {answers} in {bytes} bytes, checked in {:.2} s",
            answer.seconds
        )
    }
}

/// What is proved, in words: of one claim what it says, of two what they say together.
fn proved(answer: &ProofAnswer, bounds: Bounds) -> String {
    let position = &answer.position;
    let mover = position.to_move();
    // Nobody can lose more than all that is on the board, so a claim of that says nothing.
    let says_something = |claim: &&ClaimAnswer| {
        let captured = position.captured();
        let [own, other] = [claim.side, claim.side.opposite()].map(|side| captured[side]);
        let least = i16::from(own) - i16::from(other) - i16::from(position.board().total());
        claim.at_least > least
    };
    let claims: Vec<_> = answer.claims.iter().filter(says_something).collect();
    match (answer.value, &claims[..]) {
        (Some(0), _) => "nobody wins".to_owned(),
        (None, [claim]) => match claim.at_least {
            1 => format!("{} wins", claim.side),
            0 => format!("{} does not lose", claim.side),
            at_least => format!("{} ends with {at_least:+} or more", claim.side),
        },
        _ => format!("{mover} ends with {bounds}"),
    }
}

#[cfg(test)]
mod tests {
    use endodoi::{Position, Rules, Side, Width};

    use super::*;

    fn words(claims: &[(Side, i16)], bounds: Bounds) -> String {
        let answer = ProofAnswer {
            position: Position::start(Width::SIX, 4).unwrap(),
            rules: Rules::MERKER,
            value: bounds.value(),
            lower: bounds.at_least(),
            upper: bounds.at_most(),
            claims: (claims.iter())
                .map(|&(side, at_least)| ClaimAnswer { side, at_least })
                .collect(),
            tables: None,
            answers: 1,
            bytes: 1,
            seconds: 0.0,
        };
        proved(&answer, bounds)
    }

    #[test]
    fn what_is_proved_is_told_as_people_say_it() {
        let (south, north) = (Side::South, Side::North);
        let bounds = |at_least, at_most| Bounds::new(at_least, at_most).unwrap();
        for (claims, bounds, text) in [
            (
                &[(south, 8), (north, -8)][..],
                bounds(8, 8),
                "South ends with +8",
            ),
            (&[(south, 0), (north, 0)], bounds(0, 0), "nobody wins"),
            (&[(south, 1)], bounds(1, 48), "South wins"),
            (&[(south, 1), (north, -48)], bounds(1, 48), "South wins"),
            (&[(north, 1)], bounds(-48, -1), "North wins"),
            (&[(north, 0)], bounds(-48, 0), "North does not lose"),
            (&[(south, 5)], bounds(5, 48), "South ends with +5 or more"),
            (
                &[(south, 2), (north, -4)],
                bounds(2, 4),
                "South ends with +2 to +4",
            ),
        ] {
            assert_eq!(words(claims, bounds), text);
        }
    }
}
