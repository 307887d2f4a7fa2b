//! `endodoi serve` from its first line to its end. What it answers in between is tested in
//! `endodoi-server`.

#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::program::{PROGRAM, endodoi};

/// A server that runs; killed with the test if it does not end.
struct Running {
    child: Child,
    first_line: String,
}

impl Running {
    fn start(arguments: &str) -> Self {
        let mut child = Command::new(PROGRAM)
            .arg("serve")
            .args(arguments.split_whitespace())
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
    fn listens_at(&self) -> String {
        let told: Value = serde_json::from_str(&self.first_line).unwrap();
        let listen = told["listen"].as_str().unwrap();
        assert_eq!(told["address"], format!("http://{listen}/"));
        listen.to_owned()
    }

    /// Sends a signal; returns the exit code and what was said on the standard error.
    fn end(mut self, signal: &str) -> (Option<i32>, String) {
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
    let mut stream = TcpStream::connect(server).unwrap();
    let request = format!("GET {address} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
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
fn what_happens_is_logged_as_far_as_is_wanted() {
    let server = Running::start("--listen :0 --data none --json --log debug");
    get(&server.listens_at(), "/api/v1/nothing");
    let (_, said) = server.end("-INT");
    assert!(said.contains("code=request.not-found"), "{said}");
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
fn what_makes_no_sense_is_refused_with_exit_code_two() {
    for arguments in [
        "--listen nowhere",
        "--listen 127.0.0.1",
        "--analysis-time 0",
        "--analysis-time 2h",
        "--searches 0",
        "--requests-per-second -1",
        "--log loud",
    ] {
        endodoi(&format!("serve {arguments}"))
            .assert()
            .code(2)
            .stdout("");
    }
}
