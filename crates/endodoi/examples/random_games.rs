//! Plays 1000 random games and prints how often each side wins.
//!
//! `cargo run --release -p endodoi --example random_games`

use endodoi::{Game, Side};

fn main() -> Result<(), endodoi::PlayError> {
    let mut lot: u64 = 88_172_645;
    let (mut south, mut north, mut drawn) = (0, 0, 0);
    for _ in 0..1000 {
        let mut game = Game::default();
        while game.outcome().is_none() {
            let moves: Vec<_> = game.legal_moves().iter().collect();
            // A small random source; any other would do.
            lot = lot
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let choice = (lot >> 33) % moves.len() as u64;
            game.play(moves[usize::try_from(choice).unwrap_or_default()])?;
        }
        match game.outcome().and_then(|outcome| outcome.winner()) {
            Some(Side::South) => south += 1,
            Some(Side::North) => north += 1,
            None => drawn += 1,
        }
    }
    println!("South wins {south}, North wins {north}, {drawn} are drawn");
    Ok(())
}
