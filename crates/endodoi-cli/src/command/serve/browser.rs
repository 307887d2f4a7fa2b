//! The browser opened by the system's own means. Where that fails the address has been printed, so it
//! is said and nothing else happens.

use std::io::{self, Write as _};
use std::process::{Command, Stdio};
use std::thread;

/// The command that opens an address, with the arguments before it.
const OPENER: (&str, &[&str]) = if cfg!(windows) {
    ("rundll32", &["url.dll,FileProtocolHandler"])
} else if cfg!(target_os = "macos") {
    ("open", &[])
} else {
    ("xdg-open", &[])
};

/// Opens an address and waits for nothing.
pub(super) fn open(address: String) {
    let thread = thread::Builder::new().name("browser".to_owned());
    let started = thread.spawn(move || {
        let (program, arguments) = OPENER;
        let mut command = Command::new(program);
        command.args(arguments).arg(&address);
        // What a browser says of itself is none of our output.
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let reason = match command.status() {
            Ok(status) if status.success() => return,
            Ok(status) => format!("{program}: {status}"),
            Err(error) => format!("{program}: {error}"),
        };
        warn(&reason);
    });
    if let Err(error) = started {
        warn(&error.to_string());
    }
}

fn warn(reason: &str) {
    // A warning that cannot be told is no reason to stop.
    let _ = writeln!(
        io::stderr(),
        "warning: the browser could not be opened ({reason}); open the address yourself"
    );
}
