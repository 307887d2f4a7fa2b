//! `endodoi engine` as another program meets it: a process that is spoken to by lines.
//!
//! What the answers say is tested in the crate of the engine; here it is when they come, and that
//! nothing ends the process but `quit`, the end of its input and the end of its listener.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use endodoi::{Game, MoveText, Position, Rules, Width};

const PROGRAM: &str = env!("CARGO_BIN_EXE_endodoi");

/// Longer than any answer takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running engine.
struct Talk {
    child: Child,
    to: Option<ChildStdin>,
    from: Receiver<String>,
}

impl Talk {
    fn begin() -> Self {
        let mut child = Command::new(PROGRAM)
            .arg("engine")
            // No tables of whoever runs the tests.
            .env("ENDODOI_DATA_DIR", "no folder")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let (sender, from) = channel();
        thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Self {
            to: child.stdin.take(),
            child,
            from,
        }
    }

    fn send(&mut self, bytes: impl AsRef<[u8]>) {
        let to = self.to.as_mut().unwrap();
        to.write_all(bytes.as_ref()).unwrap();
        to.write_all(b"\n").unwrap();
        to.flush().unwrap();
    }

    fn line(&self) -> String {
        self.from
            .recv_timeout(PATIENCE)
            .expect("there is an answer")
    }

    /// Reads on to a line that begins with a text; returns it and those before.
    fn until(&self, beginning: &str) -> (Vec<String>, String) {
        let mut before = Vec::new();
        loop {
            let line = self.line();
            if line.starts_with(beginning) {
                return (before, line);
            }
            before.push(line);
        }
    }

    fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.line()
    }

    /// Sends `isready` and returns all that is said before the answer.
    fn settled(&mut self) -> Vec<String> {
        self.send("isready");
        self.until("readyok").0
    }

    /// Ends the input; returns what is said after that. The process has to end well and quietly.
    fn end(mut self) -> Vec<String> {
        drop(self.to.take());
        let said = std::iter::from_fn(|| self.from.recv_timeout(PATIENCE).ok()).collect();
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
        let mut complaints = String::new();
        let errors = self.child.stderr.as_mut().unwrap();
        errors.read_to_string(&mut complaints).unwrap();
        assert_eq!(complaints, "");
        said
    }
}

fn best(line: &str) -> &str {
    let words = line.strip_prefix("bestmove ").expect(line);
    words.split(' ').next().unwrap()
}

/// Everything is known of it after a few turns; F is the only move.
const ENDGAME: &str = "position fen 0,0,0,0,0,1/0,0,0,0,1,0 20-26 S";

#[test]
fn a_whole_game_is_played() {
    let mut talk = Talk::begin();
    talk.send("ugi");
    talk.until("ugiok");
    for option in [
        "BoardSize value 4",
        "SeedsPerHole value 3",
        "RuleSet value endodoi",
    ] {
        talk.send(format!("setoption name {option}"));
    }
    talk.send("uginewgame");
    assert_eq!(talk.settled(), [""; 0]);
    let start = Position::start(Width::new(4).unwrap(), 3).unwrap();
    let mut game = Game::new(Rules::ENDODOI, start);
    let mut moves = String::new();
    while game.outcome().is_none() {
        talk.send(format!("position startpos moves{moves}"));
        assert_eq!(talk.ask("query gameover"), "response false");
        talk.send("go movetime 20");
        let (infos, line) = talk.until("bestmove ");
        assert!(!infos.is_empty() && infos.iter().all(|line| line.starts_with("info depth ")));
        let written: MoveText = best(&line).parse().unwrap();
        let hole = written.resolve_exactly(game.position()).unwrap();
        game.play(hole).unwrap();
        moves = format!("{moves} {hole}");
    }
    talk.send(format!("position startpos moves{moves}"));
    assert_eq!(talk.ask("query gameover"), "response true");
    let result = match game.outcome().unwrap().winner() {
        None => "response draw",
        Some(endodoi::Side::South) => "response p1win",
        Some(endodoi::Side::North) => "response p2win",
    };
    assert_eq!(talk.ask("query result"), result);
    assert_eq!(talk.end(), [""; 0]);
}

#[test]
fn a_stop_is_obeyed_within_20_milliseconds() {
    let mut talk = Talk::begin();
    talk.send("position startpos");
    talk.settled();
    // Other programs may keep this one waiting; its own time is the shortest of several.
    let waits = (0..10).map(|_| {
        talk.send("go infinite");
        talk.until("info depth 8 ");
        let asked = Instant::now();
        talk.send("stop");
        talk.until("bestmove ");
        asked.elapsed()
    });
    let shortest = waits.min().unwrap();
    assert!(shortest <= Duration::from_millis(20), "{shortest:?}");
    talk.end();
}

#[test]
fn a_time_for_the_move_is_kept() {
    let mut talk = Talk::begin();
    talk.send("setoption name BoardSize value 10");
    talk.send("position startpos");
    talk.settled();
    let over = (0..5).map(|_| {
        let asked = Instant::now();
        talk.send("go movetime 100");
        talk.until("bestmove ");
        asked.elapsed()
    });
    let shortest = over.min().unwrap();
    assert!(shortest <= Duration::from_millis(100), "{shortest:?}");
    talk.end();
}

#[test]
fn commands_are_heard_during_a_search() {
    let mut talk = Talk::begin();
    talk.send("go infinite");
    talk.until("info depth 4 ");
    talk.send("isready");
    let (before, _) = talk.until("readyok");
    assert!(before.iter().all(|line| line.starts_with("info depth ")));
    talk.send("position startpos moves B");
    talk.until("info string position is not heard during a search");
    talk.send("query p1turn");
    talk.until("response true");
    talk.send("stop");
    // A stop is obeyed before the next line is heard.
    talk.send("position startpos moves B");
    talk.send("query p1turn");
    let (before, _) = talk.until("response false");
    assert!(before.last().unwrap().starts_with("bestmove "));
    talk.end();
}

#[test]
fn an_infinite_search_that_ends_by_itself_waits_for_stop() {
    let mut talk = Talk::begin();
    talk.send(ENDGAME);
    talk.send("go infinite");
    talk.until("info depth");
    let said = talk.settled();
    assert!(said.iter().all(|line| line.starts_with("info depth ")));
    // On a busy machine a line that was on its way comes as late as this.
    talk.send("stop");
    let (infos, best) = talk.until("bestmove ");
    assert!(!infos.is_empty());
    assert!(infos.iter().all(|line| line.starts_with("info depth ")));
    assert_eq!(best, "bestmove F");
    talk.end();
}

/// Twelve seeds in a middle game, and what North wins by the tables.
const TWELVE: &str = "position fen 0,2,1,0,1,0/1,0,3,1,2,1 5-4 N";

#[test]
fn tables_are_ready_after_isready_and_not_before() {
    let mut talk = Talk::begin();
    talk.send(TWELVE);
    for ready in [false, true, true] {
        if ready {
            talk.send("isready");
            talk.until("readyok");
        }
        talk.send("go depth 1");
        let (infos, _) = talk.until("bestmove ");
        let last = infos.last().unwrap();
        assert_eq!(last.contains(" score cp 100 exact "), ready, "{last}");
        assert_eq!(last.contains(" tbhits 0 "), !ready, "{last}");
        talk.send("uginewgame");
        talk.send(TWELVE);
    }
    talk.send("setoption name TablePath value none");
    assert_eq!(talk.line(), "info string no tables are used");
    talk.send("go depth 1");
    let (infos, _) = talk.until("bestmove ");
    assert!(infos.last().unwrap().contains(" tbhits 0 "));
    talk.end();
}

#[test]
fn tables_of_a_folder_are_used_at_once_and_for_their_own_board_and_rules_only() {
    let folder = tempfile::tempdir().unwrap();
    let built = Command::new(PROGRAM)
        .args(["tables", "build", "--holes", "3", "--seeds", "6", "--out"])
        .arg(folder.path())
        .output()
        .unwrap();
    assert!(built.status.success());
    let mut talk = Talk::begin();
    let path = folder.path().display();
    talk.send(format!("setoption name TablePath value {path}"));
    let said = "info string tables for 2x3, rules merker, up to 6 seeds";
    assert_eq!(talk.line(), said);
    let mut hits = |rules: &str, position: &str| {
        talk.send(format!("setoption name RuleSet value {rules}"));
        talk.send(format!("position fen {position}"));
        talk.send("go depth 1");
        let (infos, _) = talk.until("bestmove ");
        !infos.last().unwrap().contains(" tbhits 0 ")
    };
    let small = "1,0,2/0,3,0 5-4 S";
    assert!(hits("merker", small));
    assert!(hits("merker,repetition=off", small));
    assert!(!hits("endodoi", small));
    assert!(!hits("merker", "1,0,2,0/0,3,0,0 5-4 S"));
    talk.send("isready");
    let said = talk.line();
    assert!(
        said.contains(" has tables for 2x3 and the rules merker, not for ")
            && said.contains("; set the option TablePath to another folder"),
        "{said}"
    );
    talk.until("readyok");
    talk.end();
}

#[test]
fn levels_below_full_strength_have_no_tables() {
    let mut talk = Talk::begin();
    talk.send("isready");
    talk.until("readyok");
    talk.send("setoption name Level value 9");
    talk.send(TWELVE);
    talk.send("go depth 2");
    let (infos, _) = talk.until("bestmove ");
    assert!(infos.last().unwrap().contains(" tbhits 0 "));
    talk.end();
}

#[test]
fn pondering_goes_on_until_the_hit() {
    let mut talk = Talk::begin();
    talk.send("setoption name Ponder value true");
    talk.send("go ponder movetime 2");
    // So deep it does not come within the time for the move.
    talk.until("info depth 14 ");
    let said = talk.settled();
    assert!(said.iter().all(|line| line.starts_with("info depth ")));
    talk.send("ponderhit");
    let (_, line) = talk.until("bestmove ");
    assert!(line.contains(" ponder "), "{line}");
    talk.end();
}

#[test]
fn several_threads_play_as_well() {
    let mut talk = Talk::begin();
    talk.send("setoption name Threads value 2");
    talk.send("setoption name Hash value 2");
    talk.send("go depth 8");
    let (_, line) = talk.until("bestmove ");
    assert!("ABCDEF".contains(best(&line)));
    talk.end();
}

#[test]
fn a_count_can_be_stopped() {
    let mut talk = Talk::begin();
    talk.send("go perft 30");
    assert_eq!(talk.settled(), [""; 0]);
    assert_eq!(talk.ask("stop"), "info string perft depth 30 stopped");
    talk.end();
}

#[test]
fn nothing_that_is_sent_ends_the_engine() {
    let mut talk = Talk::begin();
    let binary: Vec<u8> = (0..=255).cycle().take(5000).collect();
    talk.send(&binary);
    talk.send(vec![b'x'; 1 << 20]);
    talk.send("go movetime 1 nodes \u{0} -5 depth");
    talk.until("bestmove ");
    talk.send("position fen 999999999999,1/0,0 0-0 S moves A A A");
    talk.send("setoption name Hash value 1048576");
    let said = talk.settled();
    assert!(
        said.iter()
            .any(|line| line.starts_with("info string bad position: "))
    );
    assert!(
        said.iter()
            .any(|line| line.starts_with("info string Hash cannot have "))
    );
    assert_eq!(talk.ask("query p1turn"), "response true");
    talk.end();
}

#[test]
fn the_end_of_the_input_ends_the_engine_but_for_the_move() {
    let mut talk = Talk::begin();
    talk.send("go infinite");
    talk.until("info depth 4 ");
    let said = talk.end();
    assert!(said.last().unwrap().starts_with("bestmove "));
}

#[test]
fn quit_ends_the_engine_though_the_input_goes_on() {
    let mut talk = Talk::begin();
    talk.send("go infinite");
    talk.send("quit");
    talk.until("bestmove ");
    assert_eq!(talk.child.wait().unwrap().code(), Some(0));
}

#[test]
fn the_engine_ends_quietly_when_nobody_listens_any_more() {
    let mut child = Command::new(PROGRAM)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut to = child.stdin.take().unwrap();
    drop(child.stdout.take());
    to.write_all(b"go movetime 50\n").unwrap();
    // Its input is still open.
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let mut said = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut said)
        .unwrap();
    assert_eq!(said, "");
}

#[cfg(unix)]
#[test]
fn an_input_that_cannot_be_read_is_a_failure() {
    let done = Command::new(PROGRAM)
        .arg("engine")
        .stdin(std::fs::File::open(env!("CARGO_MANIFEST_DIR")).unwrap())
        .output()
        .unwrap();
    let said = String::from_utf8(done.stderr).unwrap();
    assert_eq!(done.status.code(), Some(1));
    assert!(
        said.starts_with("error: cannot read the commands: "),
        "{said}"
    );
}

/// Replays the dialogues of the protocol page. `>` is sent, `<` has to come; `…` stands for the rest
/// of a line, and alone for any lines.
#[test]
fn the_dialogues_of_the_protocol_page_are_true() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine-protocol.md");
    let page = std::fs::read_to_string(page).unwrap();
    let blocks: Vec<&str> = page.split("```text\n>").skip(1).collect();
    assert!(blocks.len() > 3);
    for block in blocks {
        let (block, _) = block.split_once("```").unwrap();
        let mut talk = Talk::begin();
        let mut may_skip = false;
        for line in format!(">{block}").lines() {
            match line.split_at(2) {
                ("> ", sent) => talk.send(sent),
                ("< ", "…") => may_skip = true,
                ("< ", expected) => {
                    let mut said = talk.line();
                    while may_skip && !matches(expected, &said) {
                        said = talk.line();
                    }
                    assert!(matches(expected, &said), "{expected}\nwas said as\n{said}");
                    may_skip = false;
                }
                _ => panic!("{line} is neither sent nor said"),
            }
        }
        assert_eq!(talk.end(), [""; 0], "after the last line of\n{block}");
    }
}

/// Compares with a line in which each `…` stands for some characters.
fn matches(expected: &str, said: &str) -> bool {
    let mut parts = expected.split('…');
    let Some(mut rest) = said.strip_prefix(parts.next().unwrap_or_default()) else {
        return false;
    };
    let mut parts = parts.peekable();
    if parts.peek().is_none() {
        return rest.is_empty();
    }
    while let Some(part) = parts.next() {
        if parts.peek().is_none() {
            return rest.ends_with(part);
        }
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    true
}
