fn main() {
    let mut a = std::env::args().skip(1);
    let holes: usize = a.next().unwrap().parse().unwrap();
    let seeds: usize = a.next().unwrap().parse().unwrap();
    let dir = a.next().unwrap();
    let r = a.next().unwrap_or("merker".into());
    let rules = endodoi_tablebase::TableRules::new(&r.parse().unwrap()).unwrap();
    let mut layers = Vec::new();
    let f = endodoi_tablebase::TableFolder::new(dir);
    let mut tot = 0.0;
    let mut b = 0;
    let mut p = 0;
    while layers.len() <= seeds {
        let l = endodoi_tablebase::next_layer(
            endodoi::Width::new(holes).unwrap(),
            rules,
            &layers,
            std::num::NonZero::new(2).unwrap(),
        )
        .unwrap();
        let t = std::time::Instant::now();
        let i = f.write(&rules, &l, 2.try_into().unwrap()).unwrap();
        tot += t.elapsed().as_secs_f64();
        b += i.bytes;
        p += l.index.positions();
        println!(
            "{} {} {:.4} {:?}",
            layers.len(),
            i.bytes,
            i.bytes as f64 / l.index.positions() as f64,
            t.elapsed()
        );
        layers.push(l);
    }
    println!("all {p} {b} {:.4} write {tot:.2}s", b as f64 / p as f64);
    let t = std::time::Instant::now();
    for x in f.files().unwrap() {
        f.check(&x).unwrap();
    }
    println!("check {:?}", t.elapsed());
    let t = std::time::Instant::now();
    for (s, l) in layers.iter().enumerate() {
        assert_eq!(
            &f.read(&rules, l.index.width(), s as u8, 2.try_into().unwrap())
                .unwrap(),
            l
        );
    }
    println!("read {:?}", t.elapsed());
}
