//! Builds the crate anew when a migration of the database comes, which are read while it is built.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
