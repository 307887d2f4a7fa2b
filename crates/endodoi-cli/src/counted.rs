//! Numbers with the thing that is counted: `1 seed`, `2 seeds`.

/// Tells a number of seeds.
pub(crate) fn seeds(seeds: impl Into<u16>) -> String {
    match seeds.into() {
        1 => "1 seed".to_owned(),
        seeds => format!("{seeds} seeds"),
    }
}
