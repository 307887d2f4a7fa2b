//! What is kept, found and refused, in every kind of database.

mod faults;
mod games;
mod journal;
mod lists;
mod shared;
