//! Reads the games of a record file and prints all their positions.
//!
//! `cargo run -p endodoi --example positions -- GAMES.edr`

use std::error::Error;

use endodoi::Record;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("name a record file")?;
    let text = std::fs::read_to_string(path)?;
    for record in Record::read_all(&text)? {
        for position in record.game().positions() {
            println!("{position}");
        }
        println!("{}", record.game().result());
    }
    Ok(())
}
