//! A conversation with a program that wants to play: what is heard, and what is answered.

use endodoi::{Game, Rules, Side, Width};

use super::count::Count;
use super::go::Go;
use super::help::HELP;
use super::options::{Options, Seed};
use super::search::{NO_MOVE, Search};
use super::{note, position, quoted};
use crate::search::Root;

/// The answer to `isready`.
pub const READY: &str = "readyok";

/// What is to be done about a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// Lines to print at once, without their line ends.
    pub lines: Vec<String>,
    /// What to do after that.
    pub action: Option<Action>,
}

/// What the program around a [`Session`] has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Get ready to search, and then print [`READY`].
    Ready,
    /// Start a search or a count. When it ends, and before its last lines are printed, the session
    /// has to be told by [`Session::ended`].
    Start(Job),
    /// End the search or the count that is running.
    Stop,
    /// The move pondered on was played: let the time count from now, and tell the move.
    PonderHit,
    /// Give the transposition table so many MiB. If there is not so much memory, keep it as it is
    /// and say so.
    Resize(usize),
    /// Use the endgame tables in this folder from now on; with an empty text those that are usual, with
    /// `none` none. If they cannot be used, go on as before and say so.
    UseTables(String),
    /// Forget what earlier searches found.
    Clear,
    /// End the search that is running, and then the program.
    Quit,
}

/// What takes time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job {
    /// A search for the best move.
    Search(Search),
    /// A count of move sequences.
    Count(Count),
}

/// What the engine knows of the conversation: options, the game, and whether a search is running.
///
/// ```
/// use endodoi_engine::ugi::Session;
///
/// let mut session = Session::new(7);
/// session.hear("position startpos moves B");
/// assert_eq!(session.hear("query p1turn").lines, ["response false"]);
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    options: Options,
    game: Game,
    is_searching: bool,
    /// Changed with each search, for the choices of the lower levels.
    random: u64,
}

impl Session {
    /// The longest line that is read, in bytes. A game of [`Game::MAX_TURNS`] fits in.
    pub const MAX_LINE: usize = 1 << 19;

    /// Begins a conversation. The seed is used as long as the other side sets none.
    pub fn new(seed: u64) -> Self {
        Self {
            options: Options::default(),
            game: Game::default(),
            is_searching: false,
            random: seed,
        }
    }

    /// Hears a line. It may be anything; a line end does not matter.
    pub fn hear(&mut self, line: &str) -> Reply {
        if line.len() > Self::MAX_LINE {
            return Reply::note(format_args!(
                "the line has more than {} bytes and is not read; send a shorter one",
                Self::MAX_LINE
            ));
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((command, words)) = words.split_first() else {
            return Reply::default();
        };
        match *command {
            "position" | "go" | "setoption" | "uginewgame" | "ucinewgame" if self.is_searching => {
                Reply::note(format_args!(
                    "{command} is not heard during a search; send stop, or wait for its end"
                ))
            }
            "ugi" => Reply::lines(introduction("ugiok")),
            "uci" => Reply::lines(introduction("uciok")),
            "isready" if self.is_searching => Reply::line(READY),
            "isready" => Reply::action(Action::Ready),
            "setoption" => self.set_option(words),
            "uginewgame" | "ucinewgame" => self.new_game(),
            "position" => self.set_position(words),
            "go" => self.go(words),
            "stop" if self.is_searching => Reply::action(Action::Stop),
            "ponderhit" if self.is_searching => Reply::action(Action::PonderHit),
            "query" => self.answer(words),
            "quit" => Reply::action(Action::Quit),
            // The other side may not know yet that the search has ended. And of UCI there are
            // commands about which there is nothing to do.
            "stop" | "ponderhit" | "debug" | "register" => Reply::default(),
            "help" => Reply::lines(HELP.map(str::to_owned).to_vec()),
            _ => Reply::note(format_args!(
                "unknown command {}; help lists all",
                quoted(command)
            )),
        }
    }

    /// Returns the board that is set by `BoardSize`: that of the next start position.
    pub const fn width(&self) -> Width {
        self.options.width
    }

    /// Returns the rules that are set by `RuleSet`: those of the next game.
    pub const fn rules(&self) -> &Rules {
        &self.options.rules
    }

    /// Says that the search or the count has ended.
    pub fn ended(&mut self) {
        self.is_searching = false;
    }

    fn set_option(&mut self, words: &[&str]) -> Reply {
        match self.options.hear(words) {
            Ok(action) => Reply {
                lines: Vec::new(),
                action,
            },
            Err(reason) => Reply::note(format_args!("{reason}; nothing is changed")),
        }
    }

    /// Forgets everything but the options. If they have no start position, the one before stays.
    fn new_game(&mut self) -> Reply {
        let lines = match position::read(&["startpos"], &self.options) {
            Ok(game) => {
                self.game = game;
                Vec::new()
            }
            Err(reason) => vec![note(format_args!("{reason}; the position before stays"))],
        };
        Reply {
            lines,
            action: Some(Action::Clear),
        }
    }

    fn set_position(&mut self, words: &[&str]) -> Reply {
        match position::read(words, &self.options) {
            Ok(game) => {
                self.game = game;
                Reply::default()
            }
            Err(reason) => Reply::note(format_args!("{reason}; the position before stays")),
        }
    }

    fn go(&mut self, words: &[&str]) -> Reply {
        let go = Go::read(words);
        let position = *self.game.position();
        let rules = *self.game.rules();
        let job = if let Some(depth) = go.perft() {
            Job::Count(Count {
                position,
                rules,
                depth: depth.min(Count::MAX_DEPTH),
            })
        } else if let Some(outcome) = self.game.outcome() {
            let over = note(format_args!("the game is over: {outcome}"));
            return Reply::lines([go.notes, vec![over, NO_MOVE.to_owned()]].concat());
        } else {
            Job::Search(Search {
                root: Root::from(&self.game),
                limits: go.limits(&position, self.options.overhead),
                lines: self.options.lines,
                threads: self.options.threads,
                level: self.options.level,
                seed: self.next_seed(),
                hold: go.hold,
                ponder: self.options.ponder,
            })
        };
        self.is_searching = true;
        Reply {
            lines: go.notes,
            action: Some(Action::Start(job)),
        }
    }

    /// A seed for one move. One that was set gives another for each turn of the game, so that a
    /// level does not err in the same way all the time, and the same for the same turn.
    fn next_seed(&mut self) -> u64 {
        match self.options.seed {
            Seed::Given(seed) => seed.wrapping_add(self.game.steps().len() as u64),
            Seed::Random => {
                self.random = self.random.wrapping_add(1);
                self.random
            }
        }
    }

    fn answer(&self, words: &[&str]) -> Reply {
        let outcome = self.game.outcome();
        let truth = |is_true| {
            Reply::line(if is_true {
                "response true"
            } else {
                "response false"
            })
        };
        match words {
            ["p1turn"] => truth(self.game.position().to_move() == Side::South),
            ["gameover"] => truth(outcome.is_some()),
            ["result"] => Reply::line(match outcome.map(|outcome| outcome.winner()) {
                None => "response none",
                Some(None) => "response draw",
                Some(Some(Side::South)) => "response p1win",
                Some(Some(Side::North)) => "response p2win",
            }),
            ["position"] => Reply::line(&format!("response {}", self.game.position())),
            _ => Reply::lines(vec![
                note(format_args!(
                    "unknown query {}; ask for p1turn, gameover, result or position",
                    quoted(&words.join(" "))
                )),
                "response unknown".to_owned(),
            ]),
        }
    }
}

fn introduction(end: &str) -> Vec<String> {
    let mut lines = vec![
        concat!("id name Endodoi ", env!("CARGO_PKG_VERSION")).to_owned(),
        "id author the Endodoi founders".to_owned(),
    ];
    lines.extend(Options::declarations());
    lines.push(end.to_owned());
    lines
}

impl Reply {
    const fn lines(lines: Vec<String>) -> Self {
        Self {
            lines,
            action: None,
        }
    }

    fn line(line: &str) -> Self {
        Self::lines(vec![line.to_owned()])
    }

    fn note(text: impl std::fmt::Display) -> Self {
        Self::lines(vec![note(text)])
    }

    const fn action(action: Action) -> Self {
        Self {
            lines: Vec::new(),
            action: Some(action),
        }
    }
}
