//! Scratch.
use std::time::Instant;
#[expect(clippy::cast_precision_loss, reason = "a rate is told")]
fn main() {
    let mut words = std::env::args().skip(1);
    let mut number = || words.next().unwrap().parse().unwrap();
    let (seeds, threads): (usize, usize) = (number(), number());
    let rules = endodoi_tablebase::TableRules::new(&endodoi::Rules::MERKER).unwrap();
    let mut layers = Vec::new();
    let begun = Instant::now();
    let mut all = 0;
    while layers.len() <= seeds {
        let start = Instant::now();
        let layer = endodoi_tablebase::next_layer(
            endodoi::Width::SIX,
            rules,
            &layers,
            std::num::NonZero::new(threads).unwrap(),
        )
        .unwrap();
        let n = layer.index.positions();
        all += n;
        println!(
            "{} {n} endless {} longest {} {:.2} M/s",
            layers.len(),
            layer.endless,
            layer.longest_way,
            n as f64 / start.elapsed().as_secs_f64() / 1e6
        );
        layers.push(layer);
    }
    println!("{all} {:?}", begun.elapsed());
}
