//! How much a server answers, and how fast: moves, the computer's choices and hints, beside a bare echo
//! through the same layers. `cargo run --release -p endodoi-server --example load [SECONDS] [CONNECTIONS]`
//! prints the table of `docs/performance.md`. Client and servers share the machine.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use endodoi_server::{Bounds, NoTables, Options, Server};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

/// The position that is played from, and the turn in it.
const TURN: &str = r#"{"position":"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S","move":"B"}"#;

/// What is asked, one after the other.
struct Question {
    name: &'static str,
    asks: Vec<(&'static str, String)>,
}

#[tokio::main]
async fn main() -> io::Result<()> {
    let mut words = std::env::args()
        .skip(1)
        .map_while(|word| word.parse::<u16>().ok());
    let time = Duration::from_secs(words.next().unwrap_or(5).into());
    let connections = words.next().unwrap_or(16);
    let game = twelve_turns();
    let state = format!(r#"{{"target":"first to 3 wins","games":[{{"moves":[{game}]}}]}}"#);
    let computer = |level: u8| format!(r#"{{"game":{{"moves":[{game}]}},"level":{level}}}"#);
    let questions = [
        question("echo of what /turn is asked", [("/echo", TURN.to_owned())]),
        question("/turn", [("/api/v1/turn", TURN.to_owned())]),
        question(
            "/match, a game of 12 turns",
            [("/api/v1/match", state.clone())],
        ),
        Question {
            name: "a move: /match and /turn",
            asks: vec![("/api/v1/match", state), ("/api/v1/turn", TURN.to_owned())],
        },
        question("/choose, level 1", [("/api/v1/choose", computer(1))]),
        question("/choose, level 4", [("/api/v1/choose", computer(4))]),
        question("/choose, level 7", [("/api/v1/choose", computer(7))]),
        question(
            "/choose, level 10, thinks for a second",
            [("/api/v1/choose", open(Some(10)))],
        ),
        question(
            "/hint, thinks for half a second",
            [("/api/v1/hint", open(None))],
        ),
    ];
    println!("{connections} connections, {} s each\n", time.as_secs());
    println!("| asked | a second | p50 | p99 |\n|---|---|---|---|");
    for question in questions {
        let address = start(question.asks[0].0 == "/echo").await?;
        // What is done only once, such as making engines, is not measured.
        measure(address, &question, connections, Duration::from_millis(300)).await?;
        let begun = Instant::now();
        let times = measure(address, &question, connections, time).await?;
        // What was asked in time is waited for, and the wait counts.
        tell(&question, &times, begun.elapsed());
    }
    Ok(())
}

fn question<const N: usize>(name: &'static str, asks: [(&'static str, String); N]) -> Question {
    Question {
        name,
        asks: asks.into(),
    }
}

/// What is asked in a game that has just begun, where nothing is proved.
fn open(level: Option<u8>) -> String {
    let level = level.map_or_else(String::new, |level| format!(",\"level\":{level}"));
    format!(r#"{{"game":{{"moves":["B"]}}{level}}}"#)
}

/// The holes of a game of twelve turns, as JSON: always the first that may be played.
fn twelve_turns() -> String {
    let mut game = endodoi::Game::default();
    let mut holes = Vec::new();
    for _ in 0..12 {
        let first = game.legal_moves().into_iter().next();
        if let Some(hole) = first.filter(|hole| game.play(*hole).is_ok()) {
            holes.push(format!("\"{hole}\""));
        }
    }
    holes.join(",")
}

/// Starts a server without bounds of number for a client.
async fn start(is_echo: bool) -> io::Result<SocketAddr> {
    let options = Options {
        limits: Bounds {
            requests_per_second: 0,
            searches_per_client: usize::MAX,
            ..Bounds::default()
        },
        ..Options::at(([127, 0, 0, 1], 0).into())
    };
    let server = if is_echo {
        Server::bind_echo(options).await
    } else {
        Server::bind(options, Arc::new(NoTables)).await
    };
    let server = server.map_err(io::Error::other)?;
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));
    Ok(address)
}

/// Asks on all connections for some time; returns how long each question took, sorted.
async fn measure(
    address: SocketAddr,
    question: &Question,
    connections: u16,
    time: Duration,
) -> io::Result<Vec<Duration>> {
    let until = Instant::now() + time;
    let requests: Vec<Vec<u8>> = (question.asks.iter())
        .map(|(path, body)| {
            let length = body.len();
            let head = format!(
                "POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n\
                 content-length: {length}\r\n\r\n"
            );
            (head + body).into_bytes()
        })
        .collect();
    let clients = (0..connections).map(|_| tokio::spawn(client(address, requests.clone(), until)));
    let clients: Vec<_> = clients.collect();
    let mut times = Vec::new();
    for client in clients {
        times.extend(client.await.map_err(io::Error::other)??);
    }
    times.sort_unstable();
    Ok(times)
}

/// Asks on one connection, each time when the last answer is there.
async fn client(
    address: SocketAddr,
    requests: Vec<Vec<u8>>,
    until: Instant,
) -> io::Result<Vec<Duration>> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let mut stream = BufReader::new(stream);
    let mut times = Vec::new();
    while Instant::now() < until {
        let begun = Instant::now();
        for request in &requests {
            stream.write_all(request).await?;
            read_answer(&mut stream).await?;
        }
        times.push(begun.elapsed());
    }
    Ok(times)
}

/// Reads an answer, which must be a good one.
async fn read_answer(stream: &mut BufReader<TcpStream>) -> io::Result<()> {
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if stream.read_line(&mut head).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
    let length = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "));
    let length = length.and_then(|length| length.parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    if head.starts_with("HTTP/1.1 200 ") {
        return Ok(());
    }
    Err(io::Error::other(head + &String::from_utf8_lossy(&body)))
}

fn tell(question: &Question, times: &[Duration], time: Duration) {
    let share = |percent: usize| times[(times.len() * percent / 100).min(times.len() - 1)];
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    #[expect(clippy::cast_precision_loss, reason = "a count, told in three digits")]
    let rate = times.len() as f64 / time.as_secs_f64();
    println!(
        "| {} | {rate:.0} | {:.2} ms | {:.2} ms |",
        question.name,
        milliseconds(share(50)),
        milliseconds(share(99))
    );
}
