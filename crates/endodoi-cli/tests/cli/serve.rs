//! `endodoi serve` from its first line to its end. What it answers in between is tested in
//! `endodoi-server`.

#![cfg(unix)]

mod ending;
mod log;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::program::{PROGRAM, endodoi, folder_with, typed};

/// A server that runs; killed with the test if it does not end.
pub(crate) struct Running {
    child: Child,
    first_line: String,
}

impl Running {
    pub(crate) fn start(arguments: &str) -> Self {
        let mut child = Command::new(PROGRAM)
            .arg("serve")
            .args(arguments.split_whitespace())
            .env_remove("ENDODOI_DATABASE")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first_line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut first_line).unwrap();
        Self { child, first_line }
    }

    /// Where it listens, told by the JSON.
    pub(crate) fn listens_at(&self) -> String {
        let told: Value = serde_json::from_str(&self.first_line).unwrap();
        let listen = told["listen"].as_str().unwrap();
        assert_eq!(told["address"], format!("http://{listen}/"));
        listen.to_owned()
    }

    /// Sends a signal; returns the exit code and what was said on the standard error.
    pub(crate) fn end(mut self, signal: &str) -> (Option<i32>, String) {
        let kill = Command::new("kill")
            .args([signal, &self.child.id().to_string()])
            .status();
        assert!(kill.unwrap().success());
        let code = self.child.wait().unwrap().code();
        let mut said = String::new();
        let mut errors = self.child.stderr.take().unwrap();
        errors.read_to_string(&mut said).unwrap();
        (code, said)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// Asks for an address, by a connection of its own.
fn get(server: &str, address: &str) -> String {
    ask(server, "GET", address, "")
}

/// Sends JSON to an address.
pub(crate) fn post(server: &str, address: &str, body: &str) -> String {
    ask(server, "POST", address, body)
}

fn ask(server: &str, method: &str, address: &str, body: &str) -> String {
    ask_as("accept: */*", server, method, address, body)
}

/// The same with one more header, by which a player is known.
pub(crate) fn ask_as(
    header: &str,
    server: &str,
    method: &str,
    address: &str,
    body: &str,
) -> String {
    let mut stream = TcpStream::connect(server).unwrap();
    let length = body.len();
    let request = format!(
        "{method} {address} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n{header}\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// A `WebSocket` to a room, by a header by which a player is known; its first message has come.
fn socket(header: &str, server: &str, id: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server).unwrap();
    let request = format!(
        "GET /api/v1/rooms/{id}/live HTTP/1.1\r\nhost: {server}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{header}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut told = Vec::new();
    while !String::from_utf8_lossy(&told).contains("\"kind\":\"state\"") {
        let mut some = [0; 1024];
        let read = stream.read(&mut some).unwrap();
        assert_ne!(read, 0, "{}", String::from_utf8_lossy(&told));
        told.extend_from_slice(&some[..read]);
    }
    assert!(told.starts_with(b"HTTP/1.1 101"));
    stream
}

/// A text of an answer's JSON.
pub(crate) fn told(answer: &str, field: &str) -> String {
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    let json: Value = serde_json::from_str(body).expect(answer);
    json[field].as_str().expect(answer).to_owned()
}

#[test]
fn a_server_answers_and_ends_in_good_order_when_it_is_told_to() {
    for signal in ["-INT", "-TERM"] {
        let server = Running::start("--listen 127.0.0.1:0 --data none --json");
        let address = server.listens_at();
        assert!(get(&address, "/").starts_with("HTTP/1.1 200 OK\r\n"));
        assert!(get(&address, "/api/v1/rules").contains("{\"sets\":[{\"name\":\"merker\""));
        // A connection that says nothing is no reason to wait.
        let silent = TcpStream::connect(&address).unwrap();
        assert_eq!(server.end(signal), (Some(0), String::new()), "{signal}");
        assert!(TcpStream::connect(&address).is_err());
        drop(silent);
    }
}

#[test]
fn the_address_is_told_to_people_in_one_line() {
    let server = Running::start("--listen :0 --data none");
    let line = server.first_line.clone();
    let port = line
        .strip_prefix("Endodoi is at http://127.0.0.1:")
        .and_then(|rest| rest.strip_suffix("/  (Ctrl-C ends it)\n"));
    assert!(port.unwrap().parse::<u16>().is_ok(), "{line}");
    assert_eq!(server.end("-INT").0, Some(0));
}

#[test]
fn figures_are_told_at_the_address_that_was_named() {
    let server = Running::start("--listen :0 --metrics :0 --data none --json");
    let told: Value = serde_json::from_str(&server.first_line).unwrap();
    let figures = get(told["metrics"].as_str().unwrap(), "/metrics");
    assert!(figures.contains("endodoi_rooms_loaded 0\n"), "{figures}");
    assert_eq!(server.end("-TERM"), (Some(0), String::new()));
}

#[test]
fn an_address_for_figures_that_is_taken_is_said_with_the_remedy() {
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap();
    let said = refused(endodoi(&format!(
        "serve --data none --listen :0 --metrics {address}"
    )));
    assert!(
        said.ends_with("or --metrics 127.0.0.1:0 for any free one\n"),
        "{said}"
    );
}

#[test]
fn what_happens_is_logged_as_far_as_is_wanted() {
    for (level, is_told) in [("warn", false), ("info", false), ("debug", true)] {
        let server = Running::start(&format!("--listen :0 --data none --json --log {level}"));
        get(&server.listens_at(), "/api/v1/nothing");
        let (_, said) = server.end("-INT");
        assert_eq!(said.contains("code=request.not-found"), is_told, "{said}");
        assert_eq!(said.contains("status=404"), level != "warn", "{said}");
    }
}

#[test]
fn an_address_that_is_taken_is_said_with_the_remedy() {
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap();
    endodoi(&format!("serve --data none --listen {address}"))
        .assert()
        .code(1)
        .stdout("")
        .stderr(format!(
            "error: cannot listen at {address}: another program is there already; give another port, or \
             --listen 127.0.0.1:0 for any free one\n"
        ));
}

#[test]
fn what_was_shared_is_kept_in_the_folder_that_was_named() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("new/folder");
    let arguments = format!("--listen :0 --json --data {}", typed(&place));
    let mut told = Vec::new();
    for _ in 0..2 {
        let server = Running::start(&arguments);
        let body = r#"{"text":"1. B *"}"#;
        told.push(post(&server.listens_at(), "/api/v1/shared", body));
        assert_eq!(server.end("-TERM").0, Some(0));
    }
    assert!(told[0].contains("\r\n\r\n{\"id\":\""), "{told:?}");
    let id = |answer: &String| answer.split("\r\n\r\n").nth(1).map(str::to_owned);
    assert_eq!(id(&told[0]), id(&told[1]));
    assert!(place.join("endodoi.sqlite").is_file());
}

#[test]
fn a_folder_that_cannot_be_used_is_said_with_the_remedy() {
    let folder = folder_with("file", "");
    let place = folder.path().join("file");
    let done = endodoi(&format!("serve --listen :0 --data {}", typed(&place)));
    let said = refused(done);
    let start = format!(
        "error: cannot keep what is shared in {}: the folder",
        typed(&place)
    );
    assert!(said.starts_with(&start), "{said}");
    assert!(
        said.ends_with("; name another folder with --data\n"),
        "{said}"
    );

    let folder = folder_with("endodoi.sqlite", "no database".repeat(1_000));
    let said = refused(endodoi(&format!(
        "serve --listen :0 --data {}",
        typed(folder.path())
    )));
    assert!(
        said.contains("endodoi.sqlite: it is no database of Endodoi, or damaged"),
        "{said}"
    );
}

#[test]
fn a_database_that_cannot_be_used_is_said_without_its_password() {
    let free = TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap();
    let url = format!("postgres://me:secret@{free}/games");
    let said = refused(endodoi(&format!("serve --listen :0 --database {url}")));
    assert_eq!(
        said,
        format!(
            "error: cannot keep what is shared in the database games at {free}: it cannot be reached; see \
             whether it runs, and whether host and port are right; name another with --database\n"
        )
    );
    for url in [
        "me:secret@db",
        "mysql://me:secret@db/games",
        "postgres://me:secret@db:port/a",
    ] {
        endodoi(&format!("serve --listen :0 --database {url}"))
            .env("ENDODOI_DATABASE", "postgres://me:secret@db")
            .assert()
            .code(2)
            .stdout("")
            .stderr(
                "error: the database is not named as postgres://USER:PASSWORD@HOST:PORT/NAME; see \
                 --database\n",
            );
    }
}

/// What is said by a server that does not start.
fn refused(mut command: assert_cmd::Command) -> String {
    let done = command.assert().code(1).stdout("");
    String::from_utf8(done.get_output().stderr.clone()).unwrap()
}

#[test]
fn what_makes_no_sense_is_refused_with_exit_code_two() {
    for arguments in [
        "--listen nowhere",
        "--listen 127.0.0.1",
        "--analysis-time 0",
        "--analysis-time 2h",
        "--searches 0",
        "--requests-per-second -1",
        "--connections 0",
        "--rooms-followed none",
        "--log loud",
        "--log-format xml",
        "--metrics nowhere",
        "--drain 2m",
    ] {
        endodoi(&format!("serve {arguments}"))
            .assert()
            .code(2)
            .stdout("");
    }
}
