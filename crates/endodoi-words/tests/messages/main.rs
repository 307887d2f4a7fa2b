//! What holds of all messages together: each is there in every language, with the same values, and is said somewhere.

mod listed;
mod parsed;
mod said;
mod sources;
mod translated;
