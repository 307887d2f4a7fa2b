//! Puzzles made, written, read, refused and proved, on boards that are quick.
