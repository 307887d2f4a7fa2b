//! Text that goes into HTML stays text.

/// Writes the signs that HTML would take for its own as what they are.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            _ => escaped.push(sign),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sign_of_markup_is_left() {
        assert_eq!(
            escape(r#"<a b="c">&'"#),
            "&lt;a b=&quot;c&quot;&gt;&amp;&#39;"
        );
    }
}
