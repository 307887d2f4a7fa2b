//! Law: [`endodoi::testing::laws::rules_text`].

#![no_main]

use endodoi::testing::laws;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| laws::rules_text(text));
