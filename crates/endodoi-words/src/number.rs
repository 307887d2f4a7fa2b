//! Numbers as each language writes them: `10,000` and `3.3` in English, `10 000` and `3,3` in Latvian.
//!
//! Fluent's bundles write all numbers alike; the page has its browser's formatter. These are the same rules as the
//! browser's, which a test of the page's formatter checks. How many digits there are is decided by the message.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

use crate::Language;

/// The signs in a number.
struct Style {
    decimal: char,
    group: char,
    /// So many digits stand before the first group sign at least.
    least_first: usize,
}

impl Style {
    const fn of(language: Language) -> Self {
        let (decimal, group, least_first) = match language {
            Language::En | Language::Sw => ('.', ',', 1),
            Language::Lv => (',', '\u{a0}', 2),
            Language::Es => (',', '.', 2),
            Language::De => (',', '.', 1),
        };
        Self {
            decimal,
            group,
            least_first,
        }
    }
}

/// What a bundle asks for every value it writes: the text of a number, `None` of anything else.
pub(crate) type Formatter<M> = fn(&FluentValue, &M) -> Option<String>;

/// Returns the formatter of a language; a bundle takes a function that holds nothing, so there is one for each.
pub(crate) fn formatter<M>(language: Language) -> Formatter<M> {
    match language {
        Language::En => |value, _| written(value, Language::En),
        Language::Lv => |value, _| written(value, Language::Lv),
        Language::Es => |value, _| written(value, Language::Es),
        Language::Sw => |value, _| written(value, Language::Sw),
        Language::De => |value, _| written(value, Language::De),
    }
}

fn written(value: &FluentValue, language: Language) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(text(number, &Style::of(language))),
        _ => None,
    }
}

fn text(number: &FluentNumber, style: &Style) -> String {
    let plain = match number.options.minimum_fraction_digits {
        Some(digits) => {
            // Halves go up, as in a browser; written out, Rust takes them to the even digit.
            let shift = 10_f64.powi(i32::try_from(digits).unwrap_or(i32::MAX));
            format!("{:.digits$}", (number.value * shift).round() / shift)
        }
        None => number.value.to_string(),
    };
    let (sign, digits) = match plain.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", &*plain),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut text = sign.to_owned();
    for (place, digit) in (0..whole.len()).rev().zip(whole.chars()) {
        text.push(digit);
        let is_grouped = whole.len() >= 3 + style.least_first;
        if is_grouped && place > 0 && place % 3 == 0 {
            text.push(style.group);
        }
    }
    if !fraction.is_empty() {
        text.push(style.decimal);
        text.push_str(fraction);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written_in(language: Language, number: f64) -> String {
        written(&FluentValue::from(number), language).unwrap()
    }

    #[test]
    fn each_language_has_its_signs() {
        for (language, tenths, thousands, many) in [
            (Language::En, "3.3", "4,429", "1,234,567"),
            (Language::Lv, "3,3", "4429", "1\u{a0}234\u{a0}567"),
            (Language::Es, "3,3", "4429", "1.234.567"),
            (Language::Sw, "3.3", "4,429", "1,234,567"),
            (Language::De, "3,3", "4.429", "1.234.567"),
        ] {
            assert_eq!(written_in(language, 3.3), tenths);
            assert_eq!(written_in(language, 4429.0), thousands);
            assert_eq!(written_in(language, 1_234_567.0), many);
        }
    }

    #[test]
    fn small_and_negative_numbers_have_no_group_signs() {
        assert_eq!(written_in(Language::De, 0.0), "0");
        assert_eq!(written_in(Language::De, -999.5), "-999,5");
        assert_eq!(written_in(Language::En, -1000.0), "-1,000");
    }
}
