//! The engine with its memory: made when it is first needed, made anew in another size.
//!
//! Where the system says how much memory is free, no more than that is asked for: it would be
//! promised, and the program ended when it is used.

use endodoi_engine::Engine;

use crate::failure::Failure;
use crate::memory;

/// The engine, unless it is being used for a search.
#[derive(Debug, Default)]
pub(super) struct Table {
    engine: Option<Engine>,
}

impl Table {
    /// Makes the engine, if there is none yet, as large as usual or as can be had.
    ///
    /// # Errors
    /// [`Failure::Failed`] if there is not even one MiB.
    pub(super) fn make(&mut self) -> Result<&mut Engine, Failure> {
        let engine = match self.engine.take() {
            Some(engine) => engine,
            None => memory::engine_up_to(Engine::DEFAULT_MIB)?,
        };
        Ok(self.engine.insert(engine))
    }

    /// Takes the engine away for a search.
    ///
    /// # Errors
    /// Those of [`Table::make`].
    pub(super) fn take(&mut self) -> Result<Engine, Failure> {
        self.make()?;
        Ok(self.engine.take().expect("it has just been made"))
    }

    /// Puts the engine back after a search.
    pub(super) fn put_back(&mut self, engine: Engine) {
        self.engine = Some(engine);
    }

    /// Forgets what earlier searches found.
    pub(super) fn clear(&mut self) {
        if let Some(engine) = &mut self.engine {
            engine.clear();
        }
    }

    /// Makes the engine anew with so many MiB.
    ///
    /// # Errors
    /// A sentence if they cannot be had; the engine is then as it was, though it may have forgotten.
    pub(super) fn resize(&mut self, mib: usize) -> Result<(), String> {
        let old = self.engine.as_ref().map_or(0, Engine::mib);
        let free = memory::free_mib().map(|free| free + old);
        let kept = match old {
            0 => format!("it stays as usual, {} MiB", Engine::DEFAULT_MIB),
            old => format!("it keeps its {old} MiB"),
        };
        if let Some(free) = free.filter(|free| mib > *free) {
            return Err(format!(
                "Hash cannot have {mib} MiB, {free} are free; {kept}; give a smaller number"
            ));
        }
        // Two tables side by side might be more than there is room for.
        self.engine = None;
        self.engine = Engine::new(mib);
        if self.engine.is_some() {
            return Ok(());
        }
        self.engine = (old > 0).then(|| Engine::new(old)).flatten();
        Err(format!(
            "Hash cannot have {mib} MiB; {kept}; give a smaller number"
        ))
    }
}
