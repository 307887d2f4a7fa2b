//! Law: [`endodoi::testing::laws::play_sequence`]. The first two bytes choose board and seeds.

#![no_main]

use endodoi::testing::laws;
use endodoi::{Position, Rules, Width};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let [holes, seeds, actions @ ..] = bytes else {
        return;
    };
    let width = Width::new(usize::from(holes % 12) + 1).expect("1 to 12 holes are possible");
    let start = Position::start(width, seeds % 7).expect("144 seeds are no more than 255");
    laws::play_sequence(Rules::MERKER, start, actions);
});
