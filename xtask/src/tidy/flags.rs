//! No function that others call takes a `bool`: at the call nobody sees what `true` means.

use super::complaint::Complaint;
use super::{Source, Tree, words};

const RULE: &str = "flags";

/// Complains of `pub` functions, of any reach, with a parameter that is a `bool`.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    tree.programs().flat_map(complaints).collect()
}

fn complaints(source: &Source) -> impl Iterator<Item = Complaint> {
    (words::find_all(&source.program, "fn"))
        .filter(|at| is_public(&source.program[..*at]))
        .filter_map(|at| {
            let signature = source.program[at + "fn".len()..].trim_start();
            let name = words::leading_word(signature);
            let parameter = parameters(signature).find(|parameter| is_bool(parameter))?;
            let found = format!("`{name}` takes `{}`", parameter.trim());
            let remedy = "take an enum that names both cases, or split the function";
            Some(source.complaint(at, RULE, found, remedy))
        })
}

/// Whether the item whose `fn` follows `before` is `pub` in some form.
fn is_public(before: &str) -> bool {
    let item = before.rfind([';', '{', '}', ']']).map_or(0, |end| end + 1);
    words::contains(&before[item..], "pub")
}

/// The parameters of the function whose name `signature` begins with.
fn parameters(signature: &str) -> impl Iterator<Item = &str> {
    let after_name = &signature[words::leading_word(signature).len()..];
    let after_generics = match after_name.strip_prefix('<') {
        Some(generics) => generics[closing(generics, '>')..].trim_start_matches('>'),
        None => after_name,
    };
    let list = after_generics.strip_prefix('(').unwrap_or("");
    let mut rest = &list[..closing(list, ')')];
    std::iter::from_fn(move || {
        let end = closing(rest, ',');
        let parameter = &rest[..end];
        rest = rest[end..].trim_start_matches(',');
        (!parameter.is_empty()).then_some(parameter)
    })
}

/// Where `end` stands in `text` outside all brackets, or the length of `text`.
fn closing(text: &str, end: char) -> usize {
    let mut depth = 0;
    let mut previous = ' ';
    for (at, c) in text.char_indices() {
        if depth == 0 && c == end && previous != '-' {
            return at;
        }
        match c {
            '(' | '[' | '{' | '<' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '>' if previous != '-' => depth -= 1,
            _ => {}
        }
        previous = c;
    }
    text.len()
}

fn is_bool(parameter: &str) -> bool {
    let Some((_, kind)) = parameter.split_once(':') else {
        return false;
    };
    let kind = kind.trim().trim_start_matches('&');
    kind.strip_prefix("mut ").unwrap_or(kind).trim() == "bool"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(text: &str) -> usize {
        check(&Tree::of([("crates/endodoi/src/board.rs", text)])).len()
    }

    #[test]
    fn a_bool_among_the_parameters_is_found() {
        for text in [
            "pub fn play(&mut self, quiet: bool) {}",
            "pub(crate) const fn f(quiet: bool, n: u8) {}",
            "pub fn f(\n    n: (u8, u8),\n    quiet: &mut bool,\n) {}",
            "pub fn f<T: Fn(u8) -> u8>(f: T, quiet: bool) {}",
        ] {
            assert_eq!(count(text), 1, "{text}");
        }
    }

    #[test]
    fn closures_results_and_private_functions_may_use_bool() {
        for text in [
            "pub fn f(keep: impl Fn(u8, u8) -> bool, n: u8) {}",
            "pub fn f<T: Fn(quiet: bool)>(keep: T) -> bool {}",
            "pub fn is_empty(&self) -> bool {}",
            "pub struct S { pub quiet: bool }\nfn f(quiet: bool) {}",
        ] {
            assert_eq!(count(text), 0, "{text}");
        }
    }
}
