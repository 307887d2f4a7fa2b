//! The command that goes on where this one stopped: the shortest that does.

use std::path::Path;

use endodoi::{Position, Rules, Width};
use endodoi_engine::Solver;

use super::SolveArgs;
use super::kept::Kept;
use crate::position_arg::PositionArg;
use crate::shell_words::quoted;

/// Says that the work was stopped and how to go on.
pub(super) fn go_on(args: &SolveArgs, position: &Position, kept: Option<&Kept>) -> String {
    let no_proof = if args.proof.is_some() {
        ", no proof was written"
    } else {
        ""
    };
    match kept {
        Some(_) => format!("stopped{no_proof}; go on with: {}", command(args, position)),
        None => format!(
            "stopped{no_proof}; the next run begins anew, name a folder by --state-dir to go on"
        ),
    }
}

fn command(args: &SolveArgs, position: &Position) -> String {
    let mut words = vec!["endodoi solve".to_owned()];
    let rules = &args.start.rules;
    let mut flag = |name: &str, value: String| words.push(format!("{name} {}", quoted(&value)));
    match args.position {
        PositionArg::Start => {
            let width = position.width();
            let seeds =
                position.board().total() / u8::try_from(width.holes_on_board()).unwrap_or(1);
            if width != Width::SIX {
                flag("--holes", width.holes_per_row().to_string());
            }
            if seeds != rules.usual_seeds() {
                flag("--seeds", seeds.to_string());
            }
        }
        PositionArg::Given(_) => {
            words.push(quoted(&position.to_string().replace(' ', "_")));
        }
    }
    let mut flag = |name: &str, value: String| words.push(format!("{name} {}", quoted(&value)));
    if *rules != Rules::MERKER {
        flag("--rules", rules.to_string());
    }
    let path = |path: &Path| path.to_string_lossy().into_owned();
    if let Some(tables) = &args.tables {
        flag("--tables", path(tables));
    }
    if let Some(threads) = args.threads {
        flag("--threads", threads.to_string());
    }
    if args.hash != Solver::DEFAULT_MIB as u64 {
        flag("--hash", args.hash.to_string());
    }
    if let Some(proof) = &args.proof {
        flag("--proof", path(proof));
    }
    if let Some(folder) = &args.state_dir
        && std::env::var_os("ENDODOI_STATE_DIR").is_none_or(|usual| usual != *folder.as_os_str())
    {
        flag("--state-dir", path(folder));
    }
    let switches = [
        ("--win-only", args.win_only),
        ("--every-move", args.every_move),
        ("--json", args.json),
        ("--resume", true),
    ];
    for (name, _) in switches.iter().filter(|(_, is_set)| *is_set) {
        words.push((*name).to_owned());
    }
    words.join(" ")
}
