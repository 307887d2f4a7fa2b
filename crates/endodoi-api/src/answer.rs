//! Answers as JSON text.
//!
//! One line, no blanks between the parts, fields in the order of the struct. Whoever has a place to
//! write to can serialise an answer there piece by piece instead, so that a long one need not fit
//! into memory as text.

use serde::Serialize;

/// An answer to a question, which can be written as JSON.
pub trait Answer: Serialize {
    /// Returns the answer as one line of JSON, without a line break at its end.
    fn to_json(&self) -> String
    where
        Self: Sized,
    {
        serde_json::to_string(self).expect("every name in an answer is a text")
    }
}
