//! How fast values are looked up: at random, from files through the cache and from memory.
//!
//! `cargo run --release -p endodoi-tablebase --all-features --example probe_speed -- FOLDER` measures tables that
//! `endodoi tables build` made. The figures are in `docs/performance.md`.

use std::hint::black_box;
use std::num::NonZeroUsize;
use std::time::Instant;

use endodoi::{BySide, Position, Side};
use endodoi_tablebase::{TableError, Tablebase};

/// Positions asked for, one after the other.
const PROBES: u32 = 2_000_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args()
        .nth(1)
        .ok_or("give the folder of the tables")?;
    let start = Instant::now();
    let tables = Tablebase::open_with_cache(&folder, 1 << 30)?;
    println!(
        "opened {} positions in {:.1?}",
        tables.bytes_in_memory(),
        start.elapsed()
    );
    let positions = random_positions(&tables);
    measure("from files, cold", &tables, &positions)?;
    measure("from files, warm", &tables, &positions)?;
    let small = Tablebase::open_with_cache(&folder, 16 << 20)?;
    measure("through a cache of 16 MiB", &small, &positions[..20_000])?;
    let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let start = Instant::now();
    let tables = tables.into_memory(threads)?;
    println!("brought to memory in {:.1?}", start.elapsed());
    measure("from memory", &tables, &positions)?;
    Ok(())
}

/// Positions of the greatest layer, in no order.
fn random_positions(tables: &Tablebase) -> Vec<Position> {
    let index = tables.layers()[usize::from(tables.most_seeds())].index;
    let mut state = 1_u64;
    (0..PROBES)
        .map(|_| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let number = (u128::from(state) * u128::from(index.positions())) >> 64;
            let number = u64::try_from(number).expect("less than the positions");
            Position::new(index.board(number), BySide::default(), Side::South).expect("few seeds")
        })
        .collect()
}

fn measure(what: &str, tables: &Tablebase, positions: &[Position]) -> Result<(), TableError> {
    let start = Instant::now();
    let mut sum = 0_i64;
    for position in positions {
        sum += i64::from(tables.value(position)?.unwrap_or(0));
    }
    let seconds = start.elapsed().as_secs_f64();
    black_box(sum);
    #[expect(clippy::cast_precision_loss, reason = "few positions")]
    let count = positions.len() as f64;
    println!(
        "{what}: {:.2} million a second, {:.0} ns each",
        count / seconds / 1e6,
        seconds / count * 1e9
    );
    Ok(())
}
