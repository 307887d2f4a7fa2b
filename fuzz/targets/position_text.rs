//! Law: [`endodoi::testing::laws::position_text`].

#![no_main]

use endodoi::testing::laws;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| laws::position_text(text));
