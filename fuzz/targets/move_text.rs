//! Law: [`endodoi::testing::laws::move_text`].

#![no_main]

use endodoi::testing::laws;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| laws::move_text(text));
