//! What is to be proved.

/// How much of the truth is wanted. What is proved on the way to less is kept for more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Who wins, or that nobody does.
    Outcome,
    /// The exact value.
    #[default]
    Value,
    /// The exact value, and that of every first move.
    EveryMove,
}
