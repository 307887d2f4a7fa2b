//! Running the program.

use std::path::Path;

use assert_cmd::Command;
use tempfile::TempDir;

/// The program as it was built for the tests.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_endodoi");

/// No folder, so that no tables of whoever runs the tests are found.
const NOWHERE: &str = "no folder";

/// The program with arguments parted by blanks, whatever the surroundings of the test.
pub(crate) fn endodoi(arguments: &str) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(arguments.split_whitespace());
    for variable in ["COLUMNS", "NO_COLOR", "CLICOLOR_FORCE", "ENDODOI_DATABASE"] {
        command.env_remove(variable);
    }
    command.env("ENDODOI_DATA_DIR", NOWHERE);
    command.env("LC_ALL", "C").env_remove("ENDODOI_LANGUAGE");
    command
}

/// What the program prints; it must succeed and say nothing on the standard error.
pub(crate) fn printed(mut command: Command) -> String {
    let done = command.assert().success().stderr("");
    String::from_utf8(done.get_output().stdout.clone()).unwrap()
}

/// What the program says when it refuses bad input: exit code 2 and nothing on the standard output.
pub(crate) fn refused(mut command: Command) -> String {
    let done = command.assert().code(2).stdout("");
    String::from_utf8(done.get_output().stderr.clone()).unwrap()
}

/// A folder with one file.
pub(crate) fn folder_with(name: &str, content: impl AsRef<[u8]>) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join(name), content).unwrap();
    folder
}

/// The program about to replay `games.edr` of this content, in its folder.
pub(crate) fn replaying(content: impl AsRef<[u8]>, flags: &str) -> (Command, TempDir) {
    let folder = folder_with("games.edr", content);
    let mut command = endodoi(&format!("replay games.edr {flags}"));
    command.current_dir(folder.path());
    (command, folder)
}

/// A path that a person may type.
pub(crate) fn typed(path: &Path) -> &str {
    path.to_str().expect("folders of tests have plain names")
}
