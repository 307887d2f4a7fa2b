//! How long an engine may think: for the game, for a move, or not by the clock at all.
//!
//! Times are written in seconds, `10+0.1` or `1:30+0.5` for the game and `0.02` for a move. Reading a
//! clock is the business of `game`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Time for the whole game, and what each move adds to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeControl {
    pub(crate) base: Duration,
    pub(crate) increment: Duration,
}

/// All that limits the thinking of an engine. Whatever comes first counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Allowance {
    pub(crate) clock: Option<TimeControl>,
    pub(crate) move_time: Option<Duration>,
    pub(crate) nodes: Option<u64>,
    pub(crate) depth: Option<u32>,
}

/// The longest time that may be given, in seconds: a day.
const MAX_SECONDS: f64 = 86_400.0;

impl Allowance {
    /// Says whether nothing limits the engine.
    pub(crate) fn is_unlimited(&self) -> bool {
        *self == Self::default()
    }

    /// Says whether a clock runs while the engine thinks.
    pub(crate) const fn is_timed(&self) -> bool {
        self.clock.is_some() || self.move_time.is_some()
    }
}

/// Writes the limits as they are typed: `tc=10+0.1 nodes=500`, `none`.
impl fmt::Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = [
            self.clock.map(|clock| format!("tc={clock}")),
            self.move_time
                .map(|time| format!("st={}", time.as_secs_f64())),
            self.nodes.map(|nodes| format!("nodes={nodes}")),
            self.depth.map(|depth| format!("depth={depth}")),
        ];
        let words: Vec<String> = words.into_iter().flatten().collect();
        match words.as_slice() {
            [] => f.write_str("none"),
            words => f.write_str(&words.join(" ")),
        }
    }
}

/// Writes the control in seconds, `90+0.5`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (base, increment) = (self.base.as_secs_f64(), self.increment.as_secs_f64());
        write!(f, "{base}+{increment}")
    }
}

impl FromStr for TimeControl {
    type Err = String;

    /// Reads `SECONDS`, `SECONDS+SECONDS` or `MINUTES:SECONDS+SECONDS`.
    fn from_str(text: &str) -> Result<Self, String> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let base = match base.split_once(':') {
            None => seconds(base)?,
            Some((minutes, rest)) => {
                let minutes: u16 = minutes.parse().map_err(|_| refusal(text))?;
                Duration::from_secs(60 * u64::from(minutes)) + seconds(rest)?
            }
        };
        if base.is_zero() || base.as_secs_f64() > MAX_SECONDS {
            return Err("give more than 0 seconds for a game and at most a day".to_owned());
        }
        let increment = seconds(increment)?;
        Ok(Self { base, increment })
    }
}

/// Reads a time for a move, more than nothing.
pub(crate) fn move_time(text: &str) -> Result<Duration, String> {
    match seconds(text)? {
        time if time < Duration::from_millis(1) => {
            Err("give at least 0.001 seconds for a move".to_owned())
        }
        time => Ok(time),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let is_plain = text
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    let number: Option<f64> = text.parse().ok().filter(|_| is_plain);
    let number = number.filter(|number| *number <= MAX_SECONDS);
    number
        .map(Duration::from_secs_f64)
        .ok_or_else(|| refusal(text))
}

fn refusal(text: &str) -> String {
    let text: String = text.chars().take(40).collect();
    format!("{text:?} is no time; write seconds as in 10, 0.5, 10+0.1 or 1:30+0.5, at most a day")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_control_prints_in_seconds() {
        for (text, printed) in [
            ("10+0.1", "10+0.1"),
            ("10", "10+0"),
            ("1:30+0.5", "90+0.5"),
            ("0.25", "0.25+0"),
        ] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), printed);
        }
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for text in [
            "", "+", "0", "-1", "1e3", "inf", "nan", "40/10", "1:1:1", "99999",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
        assert!(move_time("0").is_err());
        assert!(move_time("0.0001").is_err());
    }

    #[test]
    fn limits_print_as_they_are_typed() {
        let allowance = Allowance {
            clock: Some("10+0.1".parse().unwrap()),
            move_time: Some(move_time("0.02").unwrap()),
            nodes: Some(500),
            depth: None,
        };
        assert_eq!(allowance.to_string(), "tc=10+0.1 st=0.02 nodes=500");
        assert_eq!(Allowance::default().to_string(), "none");
    }
}
