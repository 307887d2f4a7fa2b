//! The web, the terminal and the command line are not in the trees of the lower crates.

use super::Tree;
use super::complaint::Complaint;
use super::tree::Crate;

const RULE: &str = "stack";

/// The crates that stay small: others build on them, a browser among them.
const LOWER: [&str; 4] = [
    "endodoi",
    "endodoi-tablebase",
    "endodoi-engine",
    "endodoi-api",
];

/// Packages that belong to the outer crates.
const OUTER: [&str; 9] = [
    "axum",
    "clap",
    "crossterm",
    "hyper",
    "ratatui",
    "sqlx",
    "tokio",
    "tower",
    "tower-http",
];

/// Complains of each outer package below a lower crate, however far down.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    (tree.crates.iter())
        .filter(|member| LOWER.contains(&member.name.as_str()))
        .flat_map(complaints)
        .collect()
}

fn complaints(member: &Crate) -> impl Iterator<Item = Complaint> {
    (OUTER.iter())
        .filter(|package| member.tree.contains(**package))
        .map(|package| {
            let path = format!("crates/{}/Cargo.toml", member.name);
            let found = format!("brings in `{package}`");
            let remedy = format!("`cargo tree -p {} -i {package}` shows whence", member.name);
            Complaint::about_file(&path, RULE, &found, &remedy)
        })
}

#[cfg(test)]
mod tests {
    use super::super::tree::Reach;
    use super::*;

    #[test]
    fn an_outer_package_below_a_lower_crate_is_found() {
        let tree = Tree::of_arrow("endodoi-api", "tokio", Reach::Users);
        assert_eq!(check(&tree).len(), 1);
    }

    #[test]
    fn the_program_may_use_them_and_lower_crates_may_use_others() {
        for (from, to) in [("endodoi-cli", "clap"), ("endodoi", "thiserror")] {
            assert_eq!(check(&Tree::of_arrow(from, to, Reach::Users)), []);
        }
    }
}
