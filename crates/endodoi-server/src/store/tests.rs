//! What is kept, found and refused, in every kind of database.

mod faults;
mod games;
mod journal;
mod killed;
mod lists;
mod shared;
mod speed;
