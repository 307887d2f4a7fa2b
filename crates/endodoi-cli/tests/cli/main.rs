//! The program `endodoi` as its users meet it: command lines in, text and exit codes out.
//!
//! Everything but the terminal game, which has tests of its own. What is computed is tested in the
//! crates below; here it is what is said, where, and with which exit code.

mod admin;
mod analyze;
mod answers;
mod bench;
mod examples;
mod help;
mod json;
mod output;
mod program;
mod puzzles;
mod randomness;
mod refusals;
mod resume;
mod serve;
mod solve;
mod tables;
