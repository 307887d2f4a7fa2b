//! What is hidden and what is not.

use super::*;

#[test]
fn comments_become_blanks_and_lines_stay() {
    assert_eq!(
        hide_comments_and_literals("a // b\n/* c /* d */ */ e"),
        "a     \n                e"
    );
}

#[test]
fn literals_become_quotation_marks() {
    for literal in [
        r#""dbg!""#,
        r#""\"""#,
        r#""\\""#,
        r#"r"dbg!""#,
        r##"r#"a"b"#"##,
        r#"b"x""#,
        "'x'",
        r"'\''",
        r"'\u{1F}'",
        "'é'",
    ] {
        let masked = hide_comments_and_literals(&format!("f({literal});"));
        let expected = format!("f({});", "\"".repeat(literal.len()));
        assert_eq!(masked, expected, "{literal}");
    }
}

#[test]
fn lifetimes_raw_names_and_names_that_end_in_r_are_code() {
    for code in ["fn f<'a>(x: &'a u8) {}", "r#type", "for x in y {}"] {
        assert_eq!(hide_comments_and_literals(code), code);
    }
}

#[test]
fn slashes_in_a_string_begin_no_comment() {
    let masked = hide_comments_and_literals("f(\"//\"); g()");
    assert_eq!(masked, "f(\"\"\"\"); g()");
}

#[test]
fn a_mask_is_as_long_as_its_text() {
    for text in ["\"é", "/* é", "'\\", "r#\"é", "// é"] {
        assert_eq!(hide_comments_and_literals(text).len(), text.len());
    }
}

#[test]
fn test_modules_are_hidden_to_their_closing_brace() {
    let hidden = hide_tests("a\n#[cfg(test)]\nmod tests { fn f() { } }\nb");
    assert_eq!(hidden.split_whitespace().collect::<Vec<_>>(), ["a", "b"]);
    assert_eq!(hidden.lines().count(), 4);
}

#[test]
fn an_item_without_a_body_is_hidden_to_its_semicolon() {
    for item in ["mod tests;", "const A: [u8; 2] = [1, 2];", "use a::B;"] {
        let hidden = hide_tests(&format!("#[cfg(test)]\n{item}\nfn f() {{}}"));
        assert_eq!(hidden.trim(), "fn f() {}");
    }
}
