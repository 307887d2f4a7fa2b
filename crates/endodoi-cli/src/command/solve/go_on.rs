//! The command that goes on where this one stopped.

use std::borrow::Cow;
use std::path::Path;

use endodoi::Position;

use super::SolveArgs;
use super::kept::Kept;

/// Says how to go on.
pub(super) fn how_to_go_on(args: &SolveArgs, position: &Position, kept: Option<&Kept>) -> String {
    if kept.is_none() {
        return "the next run begins anew; name a folder by --state-dir to go on".to_owned();
    }
    let mut words = vec!["endodoi solve".to_owned()];
    words.push(quoted(&position.to_string().replace(' ', "_")));
    let mut flag = |name: &str, value: String| words.push(format!("{name} {}", quoted(&value)));
    flag("--rules", args.start.rules.to_string());
    let path = |path: &Path| path.to_string_lossy().into_owned();
    if let Some(tables) = &args.tables {
        flag("--tables", path(tables));
    }
    if let Some(threads) = args.threads {
        flag("--threads", threads.to_string());
    }
    flag("--hash", args.hash.to_string());
    if let Some(proof) = &args.proof {
        flag("--proof", path(proof));
    }
    if let Some(folder) = &args.state_dir {
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
    format!("go on with:\n  {}", words.join(" "))
}

/// A word as a shell takes it; plain ones stay as they are.
fn quoted(word: &str) -> String {
    let is_plain = |char: char| char.is_ascii_alphanumeric() || "_-./,=:+@%".contains(char);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    shlex::try_quote(word).map_or_else(|_| word.to_owned(), Cow::into_owned)
}
