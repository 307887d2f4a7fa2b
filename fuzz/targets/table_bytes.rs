//! Law: [`endodoi_tablebase::testing::table_bytes`].

#![no_main]

use endodoi_tablebase::testing;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| testing::table_bytes(bytes));
