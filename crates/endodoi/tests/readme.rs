//! The README's program is the first example of the library's page, which runs as a test.

use std::path::Path;

/// The lines of the first Rust example, without the marks of comments and hidden lines.
fn first_example(file: &str, opening: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let text = std::fs::read_to_string(path).unwrap();
    let after = text.lines().skip_while(|line| *line != opening).skip(1);
    let plain = after.map(|line| {
        line.strip_prefix("//! ")
            .unwrap_or(line.trim_end_matches("//!"))
    });
    plain
        .take_while(|line| *line != "```")
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_readme_shows_the_first_example_of_the_library() {
    let example = first_example("../../README.md", "```rust");
    assert!(example.len() > 4);
    assert_eq!(example, first_example("src/lib.rs", "//! ```"));
}
