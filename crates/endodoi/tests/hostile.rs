//! The laws of the fuzz targets, as bounded tests: on made-up input close to what is right, and on
//! the inputs kept in `fuzz/seeds`.

use endodoi::testing::{self, laws};
use endodoi::{Position, Rules, Width};
use proptest::prelude::{ProptestConfig, Strategy, any};
use proptest::{collection::vec, proptest, sample::select};

/// Texts put together from pieces that the parsers know.
fn pieces(pieces: &'static [&'static str]) -> impl Strategy<Value = String> {
    vec(select(pieces), 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    #[test]
    fn any_text_is_a_position_or_refused(text in any::<String>()) {
        laws::position_text(&text);
    }

    #[test]
    fn almost_positions_are_positions_or_refused(
        text in pieces(&["4", "0", "10", "255", "256", ",", ",", ",", "/", " ", "_", "-", "S", "N", "é", "\0"]),
    ) {
        laws::position_text(&text);
    }

    #[test]
    fn a_position_with_one_change_is_a_position_or_refused(
        position in testing::position(), at in any::<proptest::sample::Index>(), char in any::<char>(),
    ) {
        let mut chars: Vec<char> = position.to_string().chars().collect();
        let at = at.index(chars.len());
        chars[at] = char;
        laws::position_text(&chars.into_iter().collect::<String>());
    }

    #[test]
    fn any_text_is_a_move_or_refused(text in "\\PC{0,3}") {
        laws::move_text(&text);
    }

    #[test]
    fn almost_rules_are_rules_or_refused(
        text in pieces(&["merker", "endodoi", "cross-endodoi", ",", "=", "lap_limit", "75", "0", "true",
            "repetition", "off", "capture_alone", "direction", "parity", "+", "99999999999"]),
    ) {
        laws::rules_text(&text);
    }

    #[test]
    fn any_text_is_a_record_or_refused(text in any::<String>()) {
        laws::record_text(&text);
    }

    #[test]
    fn almost_records_are_records_or_refused(
        text in pieces(&["1.", "1...", "2. ", " ", " ", "A", "b", "C+7", "f", "(", ")", "{", "}", "{x}",
            "[South \"", "\"]", "[Board \"2x2\"]", "[Seeds \"1\"]", "[Termination \"agreement\"]", "*", "3-1",
            "\n", "\\", "\0", "é", "[%eval 1]"]),
    ) {
        laws::record_text(&text);
    }

    #[test]
    fn a_record_with_one_change_is_a_record_or_refused(
        record in testing::record(), at in any::<proptest::sample::Index>(), char in any::<char>(),
    ) {
        let mut chars: Vec<char> = record.to_string().chars().collect();
        let at = at.index(chars.len());
        chars[at] = char;
        laws::record_text(&chars.into_iter().collect::<String>());
    }
}

/// The inputs that a fuzzer starts from, by target.
fn seeds(target: &str) -> Vec<String> {
    let folder = format!("{}/../../fuzz/seeds/{target}", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(&folder).unwrap();
    let texts: Vec<String> = files
        .map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap())
        .collect();
    assert!(!texts.is_empty(), "no seeds in {folder}");
    texts
}

#[test]
fn the_seeds_of_the_fuzz_targets_keep_the_laws() {
    type Law = fn(&str);
    let targets: [(&str, Law); 5] = [
        ("position_text", laws::position_text),
        ("move_text", laws::move_text),
        ("rules_text", laws::rules_text),
        ("record_text", laws::record_text),
        ("play_sequence", |text| {
            let start = Position::start(Width::SIX, 4).unwrap();
            laws::play_sequence(Rules::MERKER, start, text.as_bytes());
        }),
    ];
    for (target, law) in targets {
        for text in seeds(target) {
            law(&text);
        }
    }
}
