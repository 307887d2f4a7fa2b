//! The full-screen game in a real terminal: the program runs in a pty, keys are typed, and a
//! terminal emulator reads what it draws. Nothing waits for a time, only for what is to be seen.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use endodoi::{Game, Position, Record, Rules, Side, Width};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// The longest that anything may take to be seen.
const PATIENCE: Duration = Duration::from_secs(20);

struct Screen {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    parser: vt100::Parser,
}

impl Screen {
    /// Starts `endodoi play` with a folder of its own for unfinished games.
    fn start(rows: u16, cols: u16, state: &Path, args: &[&str]) -> Self {
        Self::start_with(rows, cols, state, args, "")
    }

    /// The same with a value of `NO_COLOR`.
    fn start_with(rows: u16, cols: u16, state: &Path, args: &[&str], no_color: &str) -> Self {
        let pair = native_pty_system().openpty(size(rows, cols)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_endodoi"));
        command.arg("play");
        command.args(args);
        command.env("ENDODOI_STATE_DIR", state);
        command.env("ENDODOI_DATA_DIR", state);
        command.env("TERM", "xterm-256color");
        command.env("NO_COLOR", no_color);
        command.env("LC_ALL", "C");
        command.env_remove("ENDODOI_LANGUAGE");
        command.cwd(state);
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self {
            child,
            keys: pair.master.take_writer().unwrap(),
            master: pair.master,
            output,
            parser: vt100::Parser::new(not_zero(rows), not_zero(cols), 0),
        }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    fn text(&self) -> String {
        self.parser.screen().contents()
    }

    /// Reads until the screen is as wanted.
    fn wait(&mut self, what: &str, is_there: impl Fn(&str) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !is_there(&self.text()) {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.parser.process(&bytes),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("{what} is never seen on\n{}", self.text())
                }
            }
        }
    }

    fn wait_for(&mut self, text: &str) {
        self.wait(text, |screen| screen.contains(text));
    }

    /// Reads until the program has ended, and returns its exit code.
    fn exit_code(&mut self) -> u32 {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.parser.process(&bytes),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("it never ends on\n{}", self.text()),
            }
        }
        self.child.wait().unwrap().exit_code()
    }

    /// Ends the program as kill -9 does.
    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

fn not_zero(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap()
}

fn size(rows: u16, cols: u16) -> PtySize {
    PtySize {
        rows,
        cols,
        pixel_width: 0,
        pixel_height: 0,
    }
}

/// A test that fails leaves no program behind.
impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// The text that the screen shows after the turns of a game, from its box of moves.
fn is_shown(game: &Game) -> impl Fn(&str) -> bool {
    let captured = game.position().captured();
    let holes: Vec<String> = Side::ALL
        .map(|side| {
            let row = game
                .position()
                .board()
                .row(side)
                .map(|seeds| seeds.to_string());
            let row: Vec<String> = match side {
                Side::South => row.collect(),
                Side::North => row.rev().collect(),
            };
            row.join(" ")
        })
        .to_vec();
    move |screen| {
        let rows: Vec<String> = screen
            .lines()
            .map(|line| {
                line.replace('│', " ")
                    .split_whitespace()
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect();
        holes.iter().all(|row| rows.contains(row))
            && [captured.south, captured.north]
                .iter()
                .all(|seeds| screen.contains(&format!("captured {seeds}")))
    }
}

/// Plays the legal hole that captures most, by keyboard, and waits until it is seen.
fn play_one(screen: &mut Screen, game: &mut Game) {
    let rules = *game.rules();
    let turns = game
        .position()
        .turns(&rules)
        .filter(|turn| !turn.is_endless());
    let hole = turns.max_by_key(endodoi::Turn::captured).unwrap().hole();
    game.play(hole).unwrap();
    screen.press(&hole.letter().to_ascii_uppercase().to_string());
    screen.wait(&format!("the board after {hole}"), is_shown(game));
}

fn game_from(side: Side) -> Game {
    let start = Position::start(Width::SIX, 4).unwrap();
    Game::new(Rules::MERKER, start.with_to_move(side))
}

#[test]
fn a_match_is_played_saved_killed_resumed_undone_and_won_by_keyboard_alone() {
    let state = tempfile::tempdir().unwrap();
    let args = ["--north", "human", "--wins", "3", "--save", "match.edr"];
    let mut screen = Screen::start(24, 80, state.path(), &args);
    let mut game = game_from(Side::South);
    screen.wait("the start", is_shown(&game));
    screen.press("++");
    screen.wait_for("speed: off");
    for _ in 0..5 {
        play_one(&mut screen, &mut game);
    }
    screen.kill();

    // The next start offers the game; what was saved before the kill is all there.
    let mut screen = Screen::start(24, 80, state.path(), &["--north", "human"]);
    screen.wait_for("An unfinished match was kept");
    screen.press("y");
    screen.wait("the board before the kill", is_shown(&game));
    screen.press("++");
    screen.wait_for("speed: off");

    screen.press("u");
    game.undo();
    screen.wait("the board before the last turn", is_shown(&game));
    screen.press("r");
    game.redo();
    screen.wait("the board after the last turn", is_shown(&game));
    screen.press("s");
    screen.wait_for("Saved to endodoi-1.edr");

    let mut pins = [0, 0];
    let mut first = Side::South;
    loop {
        while game.outcome().is_none() {
            play_one(&mut screen, &mut game);
        }
        if let Some(winner) = game.outcome().unwrap().winner() {
            pins[usize::from(winner == Side::North)] += 1;
        }
        let [south, north] = pins;
        if pins.contains(&3) {
            break;
        }
        screen.wait_for(&format!("Match: South {south}, North {north}"));
        screen.press("n");
        first = first.opposite();
        game = game_from(first);
        screen.wait("the next start", is_shown(&game));
    }
    screen.wait_for("wins the match 3 to");
    screen.press("q");
    assert_eq!(screen.exit_code(), 0);

    // The record of the whole match is right, and nothing unfinished is left.
    let text = std::fs::read_to_string(state.path().join("endodoi-1.edr")).unwrap();
    let records = Record::read_all(&text).unwrap();
    let last = records.last().unwrap();
    assert_eq!(last.tags().get("Game"), Some(&*records.len().to_string()));
    assert_eq!(last.game().outcome(), game.outcome());
    let left: Vec<_> = std::fs::read_dir(state.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("unfinished") && !name.contains(".lock"))
        .collect();
    assert_eq!(left, Vec::<String>::new());
}

#[test]
fn the_computer_answers_on_the_smallest_screen() {
    let state = tempfile::tempdir().unwrap();
    let mut screen = Screen::start(
        12,
        40,
        state.path(),
        &["--north", "computer:1", "--seed", "1"],
    );
    screen.wait_for("New here?");
    screen.press("++");
    screen.wait_for("speed: off");
    screen.press("B");
    screen.wait_for("North plays");
    screen.press("q");
    screen.wait_for("keep it and quit");
    screen.press("n");
    assert_eq!(screen.exit_code(), 0);
}

#[test]
fn the_screen_follows_when_the_window_changes() {
    let state = tempfile::tempdir().unwrap();
    let mut screen = Screen::start(24, 80, state.path(), &["--north", "human"]);
    screen.wait_for("Last turn");
    for (rows, cols, text) in [
        (10, 30, "The screen is 30x10"),
        (12, 40, "A-F or 1-6 play"),
        (50, 160, "Last turn"),
    ] {
        screen
            .parser
            .screen_mut()
            .set_size(not_zero(rows), not_zero(cols));
        screen.master.resize(size(rows, cols)).unwrap();
        screen.wait_for(text);
    }
    screen.press("q");
    assert_eq!(screen.exit_code(), 0);
}

#[test]
fn a_hole_is_played_by_the_mouse() {
    let state = tempfile::tempdir().unwrap();
    let mut screen = Screen::start(24, 80, state.path(), &["--north", "human"]);
    screen.wait_for("New here?");
    let rows: Vec<String> = screen.text().lines().map(str::to_owned).collect();
    let row = rows
        .iter()
        .position(|line| line.trim_start().starts_with("A  "))
        .unwrap();
    let column = rows[row].chars().position(|char| char == 'B').unwrap();
    screen.press(&format!("\x1b[<0;{};{}M", column + 1, row + 1));
    screen.wait_for("South plays B, 5 laps, captures 7");
    screen.press("\x03");
    assert_eq!(screen.exit_code(), 130);
}

#[test]
fn no_colour_is_drawn_when_none_is_wanted() {
    let state = tempfile::tempdir().unwrap();
    for (no_color, has_colour) in [("", true), ("1", false)] {
        let mut screen = Screen::start_with(24, 80, state.path(), &[], no_color);
        screen.wait_for("New here?");
        let cells = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
        let screen_now = screen.parser.screen();
        let coloured = cells
            .filter_map(|(row, column)| screen_now.cell(row, column))
            .any(|cell| {
                cell.fgcolor() != vt100::Color::Default || cell.bgcolor() != vt100::Color::Default
            });
        assert_eq!(coloured, has_colour, "NO_COLOR={no_color:?}");
        screen.press("q");
        assert_eq!(screen.exit_code(), 0);
    }
}

#[test]
fn a_program_that_is_told_to_end_keeps_the_game_and_tidies_the_terminal() {
    let state = tempfile::tempdir().unwrap();
    let mut screen = Screen::start(24, 80, state.path(), &["--north", "human"]);
    screen.wait_for("New here?");
    screen.press("B");
    screen.wait_for("Last turn: B");
    let id = screen.child.process_id().unwrap().to_string();
    let done = std::process::Command::new("kill")
        .args(["-TERM", &id])
        .status();
    assert!(done.unwrap().success());
    assert_eq!(screen.exit_code(), 130);
    let terminal = screen.parser.screen();
    assert!(!terminal.alternate_screen() && !terminal.hide_cursor());
    assert_eq!(
        terminal.mouse_protocol_mode(),
        vt100::MouseProtocolMode::None
    );
    assert!(state.path().join("unfinished-1.edr").exists());
}

#[test]
fn a_program_whose_terminal_is_closed_ends() {
    let state = tempfile::tempdir().unwrap();
    let pair = native_pty_system().openpty(size(24, 80)).unwrap();
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_endodoi"));
    command.args(["play", "--north", "human"]);
    command.env("ENDODOI_STATE_DIR", state.path());
    command.env("ENDODOI_DATA_DIR", state.path());
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    // All is drawn, so the program waits for keys.
    let mut parser = vt100::Parser::new(not_zero(24), not_zero(80), 0);
    let mut reader = pair.master.try_clone_reader().unwrap();
    while !parser.screen().contents().contains("q quit") {
        let mut bytes = [0; 4096];
        let read = reader.read(&mut bytes).unwrap();
        parser.process(&bytes[..read]);
    }
    drop(reader);
    drop(pair.master);
    let deadline = Instant::now() + PATIENCE;
    while child.try_wait().unwrap().is_none() {
        if Instant::now() > deadline {
            child.kill().unwrap();
            panic!("the program goes on without a terminal");
        }
        std::thread::yield_now();
    }
}

#[test]
fn on_a_screen_too_small_to_see_nothing_is_played_and_leaving_keeps_the_game() {
    let state = tempfile::tempdir().unwrap();
    let mut screen = Screen::start(24, 80, state.path(), &["--north", "human"]);
    screen.wait_for("New here?");
    screen.press("B");
    screen.wait_for("Last turn: B");
    screen
        .parser
        .screen_mut()
        .set_size(not_zero(9), not_zero(30));
    screen.master.resize(size(9, 30)).unwrap();
    screen.wait_for("The screen is 30x9");
    screen.press("xyq");
    assert_eq!(screen.exit_code(), 0);
    let text = std::fs::read_to_string(state.path().join("unfinished-1.edr")).unwrap();
    assert!(text.ends_with("1. B+7 *\n"));
}

#[test]
fn pasted_text_plays_nothing() {
    let state = tempfile::tempdir().unwrap();
    let mut screen = Screen::start(24, 80, state.path(), &["--north", "human"]);
    screen.wait_for("New here?");
    screen.press("\x1b[200~ABCqn\x1b[201~");
    screen.press("++B");
    screen.wait_for("South plays B, 5 laps, captures 7");
    screen.press("\x03");
    assert_eq!(screen.exit_code(), 130);
}

#[test]
fn a_hint_is_given_with_a_reason_and_the_bar_shows_who_is_ahead() {
    let state = tempfile::tempdir().unwrap();
    // The player to move takes the 3 in b, and the other one cannot move.
    let start = ["--start", "1,0,2/0,3,0_5-4_S", "--north", "human"];
    let mut screen = Screen::start(24, 80, state.path(), &start);
    screen.wait_for("New here?");
    screen.press("h");
    screen.wait_for("Hint: A leaves North without a move and wins the game 11 to 4; it captures");
    assert!(!screen.text().contains("for South"));
    screen.press("v");
    screen.wait_for("+7 for South, proved");
    screen.press("++C");
    // Now it is North's turn, and good for North.
    screen.wait_for("+1 for North, proved");
    screen.press("v");
    screen.wait("the bar goes", |screen| !screen.contains("proved"));
    screen.press("q");
    screen.press("n");
    assert_eq!(screen.exit_code(), 0);
}

#[test]
fn the_bar_is_there_from_the_start_if_it_is_asked_for_on_the_smallest_screen_too() {
    let state = tempfile::tempdir().unwrap();
    let args = [
        "--start",
        "0,3,0/1,0,2_4-5_N",
        "--north",
        "computer:9",
        "--eval",
        "--ascii",
    ];
    let mut screen = Screen::start_with(12, 40, state.path(), &args, "1");
    // North takes what there is: this level makes no slip, whatever the lot.
    screen.wait_for("North +7");
    screen.press("\x03");
    assert_eq!(screen.exit_code(), 130);
}

#[test]
fn the_computer_answers_at_level_three_and_to_an_offer() {
    let state = tempfile::tempdir().unwrap();
    let args = ["--north", "computer:3", "--speed", "off", "--seed", "2"];
    let mut screen = Screen::start(24, 80, state.path(), &args);
    screen.wait_for("North (computer, level 3)");
    screen.press("B");
    screen.wait_for("North plays ");
    screen.press("=");
    screen.wait_for("Do both players agree to stop?");
    screen.press("y");
    screen.wait("an answer", |screen| {
        screen.contains("plays on") || screen.contains("The players agree to stop")
    });
    screen.press("\x03");
    assert_eq!(screen.exit_code(), 130);
}
