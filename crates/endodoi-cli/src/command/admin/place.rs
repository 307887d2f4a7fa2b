//! Where a server keeps everything, and the way there.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::Args;
use endodoi_server::admin::{Admin, AdminError};
use endodoi_server::{NoDatabaseUrl, Options, StartError};
use tokio::runtime::{Builder, Runtime};

use crate::data_folder::data_folder;
use crate::failure::Failure;

/// The flags that name the place, as `serve` has them.
#[derive(Args, Clone, Debug)]
pub(super) struct PlaceArgs {
    /// Folder in which the server keeps everything [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// Database in which it keeps it instead, postgres://USER:PASSWORD@HOST:PORT/NAME
    #[arg(
        long,
        value_name = "URL",
        env = "ENDODOI_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,
}

/// A database that is open, and what waits for it.
pub(super) struct Opened {
    pub(super) admin: Admin,
    runtime: Runtime,
}

impl PlaceArgs {
    /// Opens the database, which must be there.
    pub(super) fn open(&self) -> Result<Opened, Failure> {
        let (options, runtime) = (self.options()?, runtime()?);
        let admin = runtime.block_on(Admin::open(&options)).map_err(refusal)?;
        Ok(Opened { admin, runtime })
    }

    /// Opens the database, and makes it if it is not there.
    pub(super) fn open_or_make(&self) -> Result<Opened, Failure> {
        let (options, runtime) = (self.options()?, runtime()?);
        let opened = runtime.block_on(Admin::open_or_make(&options));
        let admin = opened.map_err(refusal)?;
        Ok(Opened { admin, runtime })
    }

    fn options(&self) -> Result<Options, Failure> {
        // Read here and not by clap, which would print what it cannot read, and so a password.
        let database = self.database.as_deref().map(str::parse).transpose();
        let database = database.map_err(|error: NoDatabaseUrl| {
            Failure::bad_input(format_args!("{error}; see --database"))
        })?;
        Ok(Options {
            database,
            data: self.data.clone().or_else(data_folder),
            // Nothing listens here.
            ..Options::at(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)))
        })
    }
}

impl Opened {
    /// Waits for something that is done with the database.
    pub(super) fn wait<T>(
        &self,
        work: impl Future<Output = Result<T, AdminError>>,
    ) -> Result<T, Failure> {
        self.runtime.block_on(work).map_err(refusal)
    }
}

fn runtime() -> Result<Runtime, Failure> {
    let runtime = Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| {
        Failure::failed(format_args!(
            "cannot speak to a database: {error}; end other programs first"
        ))
    })
}

/// Tells what went wrong, and what to do about it.
fn refusal(error: AdminError) -> Failure {
    match error {
        AdminError::Nowhere | AdminError::Missing(_) => Failure::bad_input(format_args!(
            "{error}; name the server's folder with --data, or its database with --database"
        )),
        AdminError::Start(StartError::Database(..)) => {
            Failure::failed(format_args!("{error}; name another with --database"))
        }
        AdminError::Start(_) => {
            Failure::failed(format_args!("{error}; name another folder with --data"))
        }
        AdminError::NoFile => {
            Failure::bad_input(format_args!("{error}; choose a name that ends in .ndjson"))
        }
        AdminError::NotEmpty => Failure::bad_input(format_args!(
            "{error}; name another place, or give --merge to add what is not there"
        )),
        AdminError::Line { .. } | AdminError::Name(_) => Failure::bad_input(error),
        AdminError::Damaged(_) => {
            Failure::failed(format_args!("{error}; go back to a backup from before"))
        }
        AdminError::File(error) => error.into(),
        AdminError::Stopped => Failure::Interrupted(error.to_string()),
        _ => Failure::failed(format_args!("{error}; try again")),
    }
}
