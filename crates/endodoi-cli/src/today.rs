//! The date on the user's calendar.

/// Returns the date here and now, `YYYY-MM-DD`.
pub(crate) fn today() -> String {
    jiff::Zoned::now().date().to_string()
}
