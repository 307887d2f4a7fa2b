//! The page of results.

use std::fmt::Write as _;

use super::board::{self, Board};
use super::record::{Record, Records};

const HEAD: &str = "\
# Results

What the start positions are worth with perfect play of both players. This page is made by

```sh
cargo xtask results
```

which solves one board after another with `endodoi solve`, up to an hour each (`--minutes` changes that), writes a proof of each value, has the proof checked
by `endodoi verify-proof`, and keeps what it found in `results.jsonl` beside this page, so that it can be stopped and called again. How values are
proved is told in [solving.md](solving.md).

*Value* is South's final seeds minus North's; South moves first, and endless play shares what is left. *Best* are the first holes that are
proved to hold the value; there may be others. A board whose value is open has its bounds, and the minutes it was given. *Proof* is the size of the certificate. *Compared* says that
full tables of all positions, made and verified for this, agree.
";

/// Writes the page.
pub(super) fn page(records: &Records) -> Result<String, std::fmt::Error> {
    let mut page = HEAD.to_owned();
    let boards: Vec<Board> = board::all().collect();
    for rules in ["merker", "endodoi", "cross-endodoi"] {
        let mut of_rules: Vec<&Board> =
            boards.iter().filter(|board| board.rules == rules).collect();
        of_rules.sort_by_key(|board| (board.holes, board.seeds));
        write!(page, "\n## Rules `{rules}`\n\n")?;
        writeln!(
            page,
            "| board | seeds a hole | value | best | seconds | nodes | proof, bytes | compared |"
        )?;
        writeln!(page, "|---|---|---|---|---|---|---|---|")?;
        for board in of_rules {
            match records.of(board) {
                Some(record) => writeln!(page, "{}", row(record))?,
                None => writeln!(
                    page,
                    "| 2x{} | {} | not tried yet | | | | | |",
                    board.holes, board.seeds
                )?,
            }
        }
    }
    Ok(page)
}

fn row(record: &Record) -> String {
    let Board { holes, seeds, .. } = record.board;
    let value = match record.bounds() {
        (lower, upper) if lower == upper => format!("**{lower:+}**"),
        (lower, upper) => format!("{lower:+} to {upper:+} after {} min", record.minutes),
    };
    let proof = record
        .proof_bytes
        .map_or(String::new(), |bytes| bytes.to_string());
    let compared = if record.compared { "yes" } else { "" };
    format!(
        "| 2x{holes} | {seeds} | {value} | {} | {:.1} | {} | {proof} | {compared} |",
        record.best(),
        record.seconds(),
        record.nodes()
    )
}
