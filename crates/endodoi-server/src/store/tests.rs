//! What is kept, found and refused, in every kind of database.

pub(crate) mod databases;
mod faults;
mod games;
mod journal;
mod killed;
mod lists;
mod shared;
mod speed;
