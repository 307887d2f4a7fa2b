//! How much of a refused text an error gives back.

/// Returns the first 40 characters: enough to know the text by, and short enough for a message.
pub(crate) fn excerpt(text: &str) -> String {
    text.chars().take(40).collect()
}
