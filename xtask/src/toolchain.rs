//! The parts of the Rust toolchain that the checks need beyond the compiler.

use anyhow::Context as _;

use crate::call::Call;

/// Makes sure that rustfmt and clippy can be run, installing them where rustup can.
pub(crate) fn ensure_components() -> anyhow::Result<()> {
    for (component, probe) in [
        ("rustfmt", "cargo fmt --version"),
        ("clippy", "cargo clippy --version"),
    ] {
        if !Call::new(probe).succeeds() {
            Call::new(&format!("rustup component add {component}"))
                .run()
                .with_context(|| {
                    format!(
                        "{component} is missing and rustup did not bring it; install it by hand"
                    )
                })?;
        }
    }
    Ok(())
}
