//! A time on the command line.

use std::time::Duration;

/// Nobody waits longer for one position: a day.
const MOST_TIME: Duration = Duration::from_hours(24);

/// Reads a time: a number and a unit, or seconds.
pub(crate) fn time(text: &str) -> Result<Duration, String> {
    const HOW: &str = "write a time such as 500ms, 1s, 2m or 0.5 (seconds)";
    let number = text.trim_end_matches(|char: char| char.is_ascii_alphabetic());
    let seconds = match &text[number.len()..] {
        "ms" => 0.001,
        "s" | "" => 1.0,
        "m" => 60.0,
        "h" => 3600.0,
        _ => return Err(HOW.to_owned()),
    };
    let is_plain = number
        .chars()
        .all(|char| char.is_ascii_digit() || char == '.');
    let count: Option<f64> = number.parse().ok().filter(|_| is_plain);
    let time = count.and_then(|count| Duration::try_from_secs_f64(count * seconds).ok());
    match time {
        Some(time) if time > MOST_TIME => Err("give 24h at most".to_owned()),
        Some(time) if time.is_zero() => Err("give more than no time, such as 1ms".to_owned()),
        Some(time) => Ok(time),
        None => Err(HOW.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_a_unit_or_is_in_seconds() {
        for (text, milliseconds) in [
            ("1s", 1000),
            ("500ms", 500),
            ("2m", 120_000),
            ("0.5", 500),
            ("1.5s", 1500),
            ("3", 3000),
            ("1h", 3_600_000),
        ] {
            assert_eq!(
                time(text),
                Ok(Duration::from_millis(milliseconds)),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for text in [
            "", "s", "-1", "1e9", "inf", "nan", "1 s", "1d", "ms5", "1..2", "0", "0ms", "25h",
            "1_0",
        ] {
            assert!(time(text).is_err(), "{text}");
        }
        assert!(time(&"9".repeat(400)).is_err());
    }
}
