//! The head of a proof file: text that a person can read, too.
//!
//! Six or seven lines and an empty one: what is claimed of which position under which rules, how many seeds the
//! tables have that it rests on, and of each claim how many answers follow in how many bytes.

use std::fmt::Write as _;

use endodoi::{Position, Rules, Side};

use super::claim::Claim;
use super::error::{ProofError, ProofHeadFault};

/// How every proof begins.
pub(super) const MAGIC: &str = "endodoi proof";

/// The format that is written and read here.
const FORMAT: &str = "1";

/// A head is never longer, so no more is looked through for its end.
const MOST_BYTES: usize = 4096;

/// The most claims of one proof: two make a value.
const MOST_CLAIMS: usize = 2;

/// What the head says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Head {
    pub(super) position: Position,
    pub(super) rules: Rules,
    /// The seeds of the tables that the proof rests on; `None` if it rests on ended games alone.
    pub(super) tables: Option<u8>,
    pub(super) sections: Vec<Section>,
}

/// One claim, and where its answers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Section {
    pub(super) claim: Claim,
    /// How many answers there are.
    pub(super) answers: u64,
    /// In how many bytes they are told.
    pub(super) bytes: usize,
    /// The sum over all values that the tables gave.
    pub(super) tables_sum: u64,
}

impl Head {
    /// Writes the head, the empty line included.
    pub(super) fn write(&self) -> String {
        let tables = self
            .tables
            .map_or("none".to_owned(), |most| most.to_string());
        let (position, rules) = (self.position, self.rules);
        let mut text =
            format!("{MAGIC} {FORMAT}\nposition {position}\nrules {rules}\ntables {tables}\n");
        for section in &self.sections {
            let Section {
                claim,
                answers,
                bytes,
                tables_sum,
            } = section;
            let (side, least) = (side_word(claim.side), claim.at_least);
            let _ = writeln!(
                text,
                "claim {side} {least} answers {answers} bytes {bytes} sum {tables_sum:016x}"
            );
        }
        text.push('\n');
        text
    }

    /// Reads the head, and returns what follows it.
    pub(super) fn read(bytes: &[u8]) -> Result<(Self, &[u8]), ProofError> {
        let rest = bytes.strip_prefix(MAGIC.as_bytes());
        let rest = rest.and_then(|rest| rest.strip_prefix(b" "));
        let rest = rest.ok_or(ProofError::NoProof)?;
        let format = rest.split(|byte| *byte == b'\n').next().unwrap_or_default();
        if format != FORMAT.as_bytes() {
            let shown = String::from_utf8_lossy(&format[..format.len().min(40)]);
            return Err(ProofError::Format(shown.escape_debug().to_string()));
        }
        let looked_at = &bytes[..bytes.len().min(MOST_BYTES)];
        let end = looked_at.windows(2).position(|pair| pair == b"\n\n");
        let end = end.ok_or(ProofError::TooShort)?;
        let text = std::str::from_utf8(&bytes[..end]).map_err(|_| ProofError::Damaged)?;
        Ok((Self::parse(text)?, &bytes[end + 2..]))
    }

    fn parse(text: &str) -> Result<Self, ProofError> {
        let mut lines = Lines { text, number: 1 };
        let position = lines.read("position", |text| Ok(text.parse::<Position>()?))?;
        let rules = lines.read("rules", |text| Ok(text.parse::<Rules>()?))?;
        let tables = lines.read("tables", |text| match text {
            "none" => Ok(None),
            _ => text.parse().map(Some).map_err(|_| {
                ProofHeadFault::Expected("a number of seeds up to 255, or the word none")
            }),
        })?;
        let mut sections = Vec::new();
        while lines.are_left() {
            let section = lines.read("claim", read_section)?;
            if sections.len() == MOST_CLAIMS {
                return Err(lines.fault(ProofHeadFault::Expected(
                    "an empty line, after at most two claims",
                )));
            }
            sections.push(section);
        }
        if sections.is_empty() {
            lines.number += 1;
            return Err(lines.fault(ProofHeadFault::Expected("a claim")));
        }
        Ok(Self {
            position,
            rules,
            tables,
            sections,
        })
    }
}

/// The lines of a head, one after the other.
struct Lines<'a> {
    text: &'a str,
    /// The line that was read last, from 1.
    number: usize,
}

impl Lines<'_> {
    fn line(&self) -> &str {
        self.text.split('\n').nth(self.number - 1).unwrap_or("")
    }

    fn are_left(&self) -> bool {
        self.text.split('\n').count() > self.number
    }

    fn fault(&self, reason: ProofHeadFault) -> ProofError {
        ProofError::Head {
            line: self.number,
            text: self.line().chars().take(40).collect(),
            reason,
        }
    }

    /// Reads the next line, which begins with this word.
    fn read<T>(
        &mut self,
        word: &'static str,
        read: impl FnOnce(&str) -> Result<T, ProofHeadFault>,
    ) -> Result<T, ProofError> {
        self.number += 1;
        let rest = self.line().strip_prefix(word);
        let rest = rest.and_then(|rest| rest.strip_prefix(' '));
        let read = rest.ok_or(ProofHeadFault::Expected(word)).and_then(read);
        read.map_err(|reason| self.fault(reason))
    }
}

fn read_section(text: &str) -> Result<Section, ProofHeadFault> {
    let fault = ProofHeadFault::Expected(
        "a claim such as \"claim south 8 answers 1200 bytes 340 sum 0123456789abcdef\"",
    );
    let words: Vec<&str> = text.split(' ').collect();
    let [side, least, "answers", answers, "bytes", bytes, "sum", sum] = words[..] else {
        return Err(fault);
    };
    let side = Side::ALL.into_iter().find(|one| side_word(*one) == side);
    let read = || {
        Some(Section {
            claim: Claim {
                side: side?,
                at_least: least
                    .parse()
                    .ok()
                    .filter(|least| (-255..=255).contains(least))?,
            },
            answers: answers.parse().ok()?,
            bytes: bytes.parse().ok()?,
            tables_sum: u64::from_str_radix(sum, 16).ok()?,
        })
    };
    read().ok_or(fault)
}

const fn side_word(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}
