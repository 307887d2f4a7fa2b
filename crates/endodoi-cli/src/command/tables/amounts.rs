//! Large numbers, memory and time, told and read in units that people use.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

const UNITS: [(&str, u64); 4] = [
    ("TiB", 1 << 40),
    ("GiB", 1 << 30),
    ("MiB", 1 << 20),
    ("KiB", 1 << 10),
];

/// Memory or disk: `268 MiB`, `1.3 GiB`, `512 bytes`. Read as `8GiB`, `500MiB`, or `8G`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Bytes(pub(super) u64);

impl fmt::Display for Bytes {
    #[expect(clippy::cast_precision_loss, reason = "three digits are told")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((name, unit)) = UNITS.iter().find(|(_, unit)| self.0 >= *unit) else {
            return write!(f, "{} bytes", self.0);
        };
        let amount = self.0 as f64 / *unit as f64;
        if amount < 9.95 {
            write!(f, "{amount:.1} {name}")
        } else {
            write!(f, "{amount:.0} {name}")
        }
    }
}

impl FromStr for Bytes {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const HOW: &str = "write an amount such as 8GiB, 500MiB or 1.5GiB";
        let number = text.trim_end_matches(|char: char| char.is_ascii_alphabetic());
        let unit = text[number.len()..].to_ascii_lowercase();
        let names_it = |name: &str| {
            let name = name.to_ascii_lowercase();
            [&name[..], &name[..1]].contains(&&unit[..]) || unit == format!("{}b", &name[..1])
        };
        let (_, unit) = UNITS.iter().find(|(name, _)| names_it(name)).ok_or(HOW)?;
        let is_plain = |char: char| char.is_ascii_digit() || char == '.';
        let amount: Option<f64> = number.parse().ok();
        let amount = amount.filter(|_| number.chars().all(is_plain)).ok_or(HOW)?;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            clippy::cast_precision_loss,
            reason = "not below zero, and what is too much becomes the most there is"
        )]
        let bytes = (amount * *unit as f64) as u64;
        if bytes == 0 {
            return Err("give more than nothing, such as 500MiB");
        }
        Ok(Self(bytes))
    }
}

/// A number of positions: `820`, `67 thousand`, `226 million`, `1.3 billion`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Many(pub(super) u64);

impl fmt::Display for Many {
    #[expect(clippy::cast_precision_loss, reason = "three digits are told")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, unit) = match self.0 {
            0..10_000 => return self.0.fmt(f),
            10_000..1_000_000 => ("thousand", 1e3),
            1_000_000..1_000_000_000 => ("million", 1e6),
            1_000_000_000.. => ("billion", 1e9),
        };
        let amount = self.0 as f64 / unit;
        if amount < 9.95 {
            write!(f, "{amount:.1} {word}")
        } else {
            write!(f, "{amount:.0} {word}")
        }
    }
}

/// A time that is expected or left: `a second`, `40 s`, `3 min`, `2.5 h`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roughly(pub(super) Duration);

impl fmt::Display for Roughly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs_f64();
        match self.0.as_secs() {
            0 => f.write_str("1 s"),
            1..100 => write!(f, "{seconds:.0} s"),
            100..6_000 => write!(f, "{:.0} min", seconds / 60.0),
            6_000..360_000 => write!(f, "{:.1} h", seconds / 3600.0),
            _ => write!(f, "{:.0} days", seconds / 86400.0),
        }
    }
}

/// A time that was taken, as the whole program tells it: `0.22 s`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Took(pub(super) Duration);

impl fmt::Display for Took {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2} s", self.0.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_is_told_in_its_largest_unit() {
        for (bytes, text) in [
            (0, "0 bytes"),
            (1023, "1023 bytes"),
            (1024, "1.0 KiB"),
            (268 << 20, "268 MiB"),
            ((3 << 30) / 2, "1.5 GiB"),
            (8 << 30, "8.0 GiB"),
            (20 << 40, "20 TiB"),
        ] {
            assert_eq!(Bytes(bytes).to_string(), text);
        }
    }

    #[test]
    fn an_amount_is_read_with_its_unit() {
        for (text, bytes) in [
            ("8GiB", 8 << 30),
            ("8gib", 8 << 30),
            ("8G", 8 << 30),
            ("1.5GB", (3 << 30) / 2),
            ("500MiB", 500 << 20),
            ("1k", 1024),
            ("99999999999TiB", u64::MAX),
        ] {
            assert_eq!(text.parse(), Ok(Bytes(bytes)), "{text}");
        }
        for text in [
            "", "8", "GiB", "-1GiB", "1e3MiB", "0GiB", "8XiB", "8 GiB", "infG",
        ] {
            assert!(text.parse::<Bytes>().is_err(), "{text}");
        }
    }

    #[test]
    fn large_numbers_and_times_are_told_in_few_digits() {
        assert_eq!(Many(9_999).to_string(), "9999");
        assert_eq!(Many(67_000).to_string(), "67 thousand");
        assert_eq!(Many(2_704_156).to_string(), "2.7 million");
        assert_eq!(Many(225_792_840).to_string(), "226 million");
        let time = |seconds| Roughly(Duration::from_secs(seconds)).to_string();
        assert_eq!(time(0), "1 s");
        assert_eq!(time(45), "45 s");
        assert_eq!(time(170), "3 min");
        assert_eq!(time(9_000), "2.5 h");
        for (millis, text) in [(0, "0.00 s"), (218, "0.22 s"), (75_000, "75.00 s")] {
            assert_eq!(Took(Duration::from_millis(millis)).to_string(), text);
        }
    }
}
