//! A turn without its laps asks for no memory.

use endodoi::{Position, Rules, Width};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

#[test]
fn a_turn_without_trace_allocates_nothing() {
    let _profiler = dhat::Profiler::builder().testing().build();
    let endless: Position = "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S".parse().unwrap();
    let positions = [Position::start(Width::SIX, 4).unwrap(), endless];
    let before = dhat::HeapStats::get().total_blocks;
    let mut laps = 0;
    for position in positions {
        for rules in [Rules::MERKER, Rules::CROSS_ENDODOI] {
            for turn in position.turns(&rules) {
                laps += turn.laps();
                let _ = turn.after().legal_moves(&rules);
            }
        }
    }
    let after = dhat::HeapStats::get().total_blocks;
    assert_eq!(after - before, 0);
    assert!(laps > 10_000);
    let trace = positions[0]
        .trace(Width::SIX.hole(0).unwrap(), &Rules::MERKER)
        .unwrap();
    assert_eq!(trace.laps().len(), 5);
    let with_trace = dhat::HeapStats::get().total_blocks;
    assert!(with_trace > after, "the measure works");
}
