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

which solves one board after another with `endodoi solve`, up to an hour each (`--minutes` changes that; nearly all take seconds), writes a
proof of each value, has the proof checked by `endodoi verify-proof`, and keeps what it found in `results.jsonl` beside this page, so that
it can be stopped and called again. How values are proved is told in [solving.md](solving.md), and what a proof is in [proofs.md](proofs.md).

*Value* is South's final seeds minus North's; South moves first, and endless play wins nothing more. *Best* are the first holes that are proved
to hold the value; there may be others (`endodoi solve --every-move` tells). A board whose value is open has its bounds, and the minutes it
was given. *Seconds* are those of the search, on two threads, without making tables and writing the proof; a *node* is a turn that was sown. *Proof*
is the size of the certificate, which rests on tables of the few seeds that the solver made for itself. *Compared* says that full tables of all positions of
the board, made and verified for this, have the same value; they know nothing of the search.
";

const BEYOND: &str = "
## Longer rows

**2x8 with 4 seeds is worth +6**, by hole H: `endodoi solve --holes 8 --hash 12288` found it with 585 million nodes in 120 s on two threads, and another run with
989 million in 492 s on one thread of a busy machine. Its proof has 9 150 284 answers in 904 939 bytes, and `verify-proof` found that it holds in 36 s, the making and
verifying of its tables of 13 seeds included. 2x8 with 2 seeds is worth +2. Each hole more in a row takes many times the work:

| seeds a hole | 2x5 | 2x6 | 2x7 | 2x8 |
|---|---|---|---|---|
| 2 | 4 thousand nodes | 126 thousand | 4.6 million | 96 million |
| 4 | 123 thousand | 583 thousand | 112 million | 585 million |

The steps differ much, from 5 to 190 times. 2x9 and 2x10 with 4 seeds were tried for a minute each, some 250 million nodes, and are open. If their steps are like
those before, 2x9 takes some ten thousand million nodes or more, hours of a machine that sows five million a second, best with more than 12 GiB for what is proved; and 2x10
as much again, days or weeks; its positions no longer fit the exact keys that the table of proofs has up to 2x9. Whoever tries calls
`endodoi solve --holes 9 --hash 12288`, and after an interruption the same with `--resume`.
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
    page.push_str(BEYOND);
    Ok(page)
}

fn row(record: &Record) -> String {
    let Board { holes, seeds, .. } = record.board;
    let value = match record.bounds() {
        (0, 0) => "**0**".to_owned(),
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
