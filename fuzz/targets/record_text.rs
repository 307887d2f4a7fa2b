//! Law: [`endodoi::testing::laws::record_text`].

#![no_main]

use endodoi::testing::laws;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| laws::record_text(text));
