//! Hides what is not code, so that a rule can search a Rust file as text.
//!
//! Everything hidden is overwritten byte for byte: lines and positions stay where they were.
//! Comments and tests become blanks. Literals become quotation marks, so that their lines still
//! count as code. Only as much of Rust's grammar is known here as telling these apart takes.

/// Overwrites comments and the contents of literals.
pub(crate) fn hide_comments_and_literals(text: &str) -> String {
    let mut masked = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let starts_word = !masked.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let (length, cover) = if rest.starts_with("//") {
            (rest.find('\n').unwrap_or(rest.len()), ' ')
        } else if rest.starts_with("/*") {
            (block_comment(rest), ' ')
        } else if let Some(length) = string(rest).filter(|_| starts_word || first == '"') {
            (length, '"')
        } else if let Some(length) = character(rest) {
            (length, '"')
        } else {
            masked.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        };
        cover_up(&mut masked, &rest[..length], cover);
        rest = &rest[length..];
    }
    masked
}

/// Overwrites every item under `#[cfg(test)]`. The code must be masked already.
pub(crate) fn hide_tests(code: &str) -> String {
    let mut masked = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(start) = rest.find("#[cfg(test)]") {
        let (before, item) = rest.split_at(start);
        masked.push_str(before);
        let end = item_length(item);
        cover_up(&mut masked, &item[..end], ' ');
        rest = &item[end..];
    }
    masked + rest
}

fn cover_up(masked: &mut String, hidden: &str, cover: char) {
    for byte in hidden.bytes() {
        masked.push(if byte == b'\n' { '\n' } else { cover });
    }
}

/// The length of an item: up to its semicolon, or to the brace that closes its first one.
fn item_length(item: &str) -> usize {
    let mut depth = 0;
    for (at, c) in item.char_indices() {
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 && matches!(c, '}' | ';') {
            return at + 1;
        }
    }
    item.len()
}

/// The length of the block comment at the beginning of `text`; such comments nest.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        let step = if rest.starts_with(b"/*") {
            depth += 1;
            2
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            2
        } else {
            1
        };
        at += step;
        if depth == 0 {
            break;
        }
    }
    at
}

/// The length of the string at the beginning of `text`, with its prefix, if there is one.
fn string(text: &str) -> Option<usize> {
    let plain = ["b\"", "c\"", "\""].iter();
    if let Some(opening) = plain.copied().find(|opening| text.starts_with(opening)) {
        return Some(opening.len() + quoted(&text[opening.len()..], '"'));
    }
    let raw = ["r", "br", "cr"].iter();
    raw.filter_map(|prefix| text.strip_prefix(prefix))
        .find_map(|after| {
            let hashes = after.len() - after.trim_start_matches('#').len();
            let inside = after[hashes..].strip_prefix('"')?;
            let closing = format!("\"{}", "#".repeat(hashes));
            let length = inside.find(&closing).map(|end| end + closing.len());
            let opening = text.len() - inside.len();
            Some(opening + length.unwrap_or(inside.len()))
        })
}

/// The length of the character at the beginning of `text`; a lifetime is none.
fn character(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('\'')?;
    let first = inside.chars().next()?;
    let is_closed_at_once = inside[first.len_utf8()..].starts_with('\'');
    (first == '\\' || is_closed_at_once).then(|| 1 + quoted(inside, '\''))
}

/// The length of `inside` up to and with the closing `quote`, which a backslash may hide.
fn quoted(inside: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (at, c) in inside.char_indices() {
        if c == quote && !is_escaped {
            return at + c.len_utf8();
        }
        is_escaped = c == '\\' && !is_escaped;
    }
    inside.len()
}

#[cfg(test)]
mod tests;
