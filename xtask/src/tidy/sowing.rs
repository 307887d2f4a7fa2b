//! The loop that sows a lap and relays stands in one file and nowhere else.
//!
//! It is known by the names that only it needs: its own, and the one door through which the seeds
//! of a whole board are changed. The file beside it that undoes laps takes the same additions off
//! again and may name their table. The slow twin that tests compare it with lies under `tests/` or
//! `benches/` and is let pass.

use super::complaint::Complaint;
use super::{Scope, Tree};

const RULE: &str = "sowing";

/// Where the loop stands.
const HOME: &str = "crates/endodoi/src/sow.rs";

/// What the loop is called there.
const LOOP: &str = "fn relay";

/// What only a sowing loop names, and the files beside its home that offer it.
const MARKS: [(&str, &[&str]); 4] = [
    (LOOP, &[]),
    ("LapTable", &["crates/endodoi/src/unsow.rs"]),
    ("limbs_mut", &["crates/endodoi/src/board.rs"]),
    ("fn sow", &["crates/endodoi/src/position/play.rs"]),
];

/// Complains of every second sowing loop, and if the first is not at home.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for source in tree.programs().filter(|source| source.path != HOME) {
        for (mark, offered_by) in MARKS {
            if !offered_by.contains(&source.path.as_str()) {
                let remedy = "play through `Position` or `Game` instead";
                complaints.extend(source.complaints_about(Scope::Program, mark, RULE, remedy));
            }
        }
    }
    if !is_at_home(tree) {
        complaints.push(Complaint::about_file(
            HOME,
            RULE,
            "the sowing loop is not here",
            "put it here, or tell this rule its new file and names",
        ));
    }
    complaints
}

/// Whether the loop is where the rule believes it to be; else the rule would guard nothing.
fn is_at_home(tree: &Tree) -> bool {
    (tree.programs())
        .filter(|source| source.path == HOME)
        .any(|source| source.program.contains(LOOP))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BODY: &str = "fn relay() { board.limbs_mut() }";

    #[test]
    fn one_loop_at_home_and_a_slow_twin_in_the_tests_are_fine() {
        let tree = Tree::of([(HOME, BODY), ("crates/endodoi/tests/twin.rs", BODY)]);
        assert_eq!(check(&tree), []);
    }

    #[test]
    fn a_second_loop_is_found() {
        let second = "crates/endodoi-api/src/turn.rs";
        for (mark, _) in MARKS {
            let tree = Tree::of([(HOME, BODY), (second, &format!("\n{mark}() {{}}"))]);
            let complaints = check(&tree);
            assert_eq!(complaints.len(), 1, "{mark}");
            assert_eq!(complaints[0].path, second);
            assert_eq!(complaints[0].line, Some(2));
        }
    }

    #[test]
    fn the_board_may_offer_the_door_that_the_loop_uses() {
        let door = ("crates/endodoi/src/board.rs", "fn limbs_mut() {}");
        assert_eq!(check(&Tree::of([(HOME, BODY), door])), []);
    }

    #[test]
    fn a_loop_that_left_home_is_missed() {
        assert_eq!(check(&Tree::of([(HOME, "fn play() {}")])).len(), 1);
    }
}
