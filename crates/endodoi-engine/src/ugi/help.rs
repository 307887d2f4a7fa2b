//! What `help` says to a person who speaks to the engine by hand.

/// The lines of the help.
pub(super) const HELP: [&str; 14] = [
    "This is the engine of Endodoi; it speaks the Universal Game Interface (UGI).",
    "  ugi                                  who this is and which options there are",
    "  setoption name Level value 5         set an option",
    "  isready                              answers readyok when all is done",
    "  uginewgame                           forget the last game",
    "  position startpos moves B e          the start position, and what was played",
    "  position fen 4,4,4/4,4,4 0-0 S       any other position",
    "  go movetime 1000                     search for a second; or: depth 12,",
    "                                       nodes 100000, infinite, p1time 60000 …",
    "  stop                                 answer now",
    "  query p1turn|gameover|result|position",
    "  quit",
    "A hole is named by its letter: A, B, … for South, a, b, … for North.",
    "All of it is described in docs/engine-protocol.md.",
];
