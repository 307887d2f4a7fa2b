//! Where the match is kept, and leaving it.

use std::io::{BufRead, Write};
use std::path::Path;

use super::{Next, Plain, Reply, Result};
use crate::failure::Failure;
use crate::play::store::{self, StoreError};
use crate::record_file;

impl<I: BufRead, O: Write> Plain<I, O> {
    /// Keeps the match; that this does not work is said, and the game goes on.
    pub(super) fn keep(&mut self) -> Result<()> {
        let kept = self.files.keep(&self.session);
        self.tell_unless_kept(kept)
    }

    pub(super) fn tell_unless_kept(&mut self, kept: Result<(), StoreError>) -> Result<()> {
        match kept {
            Ok(()) => Ok(()),
            Err(error) => {
                let reason = self.speech.store_error(&error).into();
                self.say(&self.speech.say_with("not-kept", &[("reason", reason)]))
            }
        }
    }

    pub(super) fn save(&mut self, path: &Path) -> Result<()> {
        let is_own = self.files.save.as_deref() == Some(path);
        if path.exists() && !is_own {
            let name = record_file::name(path);
            return self.tell_with("line-file-there", &[("name", name.into())]);
        }
        match store::save(path, &self.session.records()) {
            Ok(()) => {
                self.files.save = Some(path.to_owned());
                let name = record_file::name(path).into();
                self.say(&self.speech.say_with("saved", &[("name", name)]))
            }
            Err(error) => {
                let reason = self.speech.store_error(&error).into();
                self.tell_with("line-not-saved", &[("reason", reason)])
            }
        }
    }

    pub(super) fn quit(&mut self) -> Result<Next> {
        if self.session.is_unfinished() {
            match self.ask(&self.speech.say("ask-keep-game"))? {
                Reply::No => {
                    let forgotten = self.files.forget();
                    forgotten.map_err(|error| self.failure(&error))?;
                }
                Reply::Yes | Reply::Unclear => {
                    self.keep_or_fail()?;
                    self.tell_where_kept()?;
                }
            }
        }
        self.tell(&self.speech.say("line-goodbye"))?;
        Ok(Next::Leave)
    }

    /// Keeps the game and says where; that it cannot be kept is a failure, for nobody is there.
    pub(super) fn leave_at_end_of_input(&mut self) -> Result<()> {
        writeln!(self.output)?;
        self.keep_or_fail()?;
        self.tell_where_kept()
    }

    fn keep_or_fail(&mut self) -> Result<()> {
        let kept = self.files.keep(&self.session);
        kept.map_err(|error| self.failure(&error))
    }

    fn failure(&self, error: &StoreError) -> Failure {
        Failure::failed(self.speech.store_error(error))
    }

    fn tell_where_kept(&mut self) -> Result<()> {
        if let Some(path) = self.files.kept_in() {
            let path = record_file::name(path);
            self.tell_with("line-kept-in", &[("path", path.into())])?;
        }
        Ok(())
    }
}
