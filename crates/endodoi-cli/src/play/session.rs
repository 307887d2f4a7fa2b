//! A match that is being played at this screen: the game under way and those before it.
//!
//! Both the full-screen and the line mode drive this; neither keeps a game of its own. There is no
//! terminal, file or clock here.

use endodoi::record::TagError;
use endodoi::{
    BySide, Game, GameOverError, Hole, Match, PlayError, Position, Record, Rules, Side, Target,
    Trace,
};
use endodoi_engine::Level;

use super::player::Player;

/// What a session is set up with.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) rules: Rules,
    /// The start of every game, but for who moves first.
    pub(crate) start: Position,
    pub(crate) players: BySide<Player>,
    pub(crate) target: Target,
    /// The date that records get, `YYYY-MM-DD`.
    pub(crate) date: String,
    /// What the computer's choices follow from.
    pub(crate) seed: u64,
}

/// A match under way.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    setting: Setting,
    /// The games before this one.
    series: Match,
    finished: Vec<Record>,
    game: Game,
    /// What this game was loaded from, for the sake of its tags, comments and variations.
    loaded: Option<Record>,
}

impl Session {
    /// Starts a match.
    pub(crate) fn new(setting: Setting) -> Self {
        let series = Match::new(setting.target, setting.start.to_move());
        Self {
            game: Game::new(setting.rules, setting.start),
            series,
            finished: Vec::new(),
            loaded: None,
            setting,
        }
    }

    /// Goes on with the last of some records. What the others say about the match is in the tags of
    /// the last.
    ///
    /// # Errors
    /// A sentence if there is no game or a tag of the match makes no sense.
    pub(crate) fn resume(
        mut records: Vec<Record>,
        date: String,
        seed: u64,
    ) -> Result<Self, String> {
        let last = records.pop().ok_or("the file holds no game")?;
        let tags = last.tags();
        let target = match tags.get("Match") {
            Some(text) => text
                .parse()
                .map_err(|error| format!("the tag Match: {error}"))?,
            None => Target::THREE_WINS,
        };
        let number = match tags.get("Game") {
            Some(text) => parse_game_number(text)?,
            None => 1,
        };
        let tally = match tags.get("Tally") {
            Some(text) => parse_tally(text)?,
            None => BySide::default(),
        };
        let game = last.game().clone();
        let series = Match::resumed(target, number - 1, tally, game.start().to_move());
        if series.winner().is_some() {
            return Err("the tag Tally: the match is won already; start another".to_owned());
        }
        Ok(Self {
            loaded: Some(last.clone()),
            setting: Setting {
                rules: *game.rules(),
                start: *game.start(),
                players: BySide {
                    south: Player::from_tag(tags.get("South")),
                    north: Player::from_tag(tags.get("North")),
                },
                target,
                date,
                seed,
            },
            series,
            finished: records,
            game,
        })
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn rules(&self) -> &Rules {
        self.game.rules()
    }

    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    pub(crate) fn players(&self) -> &BySide<Player> {
        &self.setting.players
    }

    /// The same match between other players.
    #[cfg(test)]
    pub(crate) fn with_players(&self, players: BySide<Player>) -> Self {
        let mut session = self.clone();
        session.setting.players = players;
        session
    }

    /// The number of this game in the match, from 1.
    pub(crate) fn game_number(&self) -> u32 {
        self.series.games().saturating_add(1)
    }

    /// The match before this game.
    pub(crate) fn standing_before(&self) -> &Match {
        &self.series
    }

    /// The match, this game counted if it is over.
    pub(crate) fn standing(&self) -> Match {
        let mut standing = self.series.clone();
        if let Some(outcome) = self.game.outcome() {
            standing.record(outcome);
        }
        standing
    }

    /// Whose turn it is, `None` if the game is over.
    pub(crate) fn to_move(&self) -> Option<&Player> {
        let to_move = self.position().to_move();
        self.game
            .outcome()
            .is_none()
            .then(|| &self.players()[to_move])
    }

    /// The level of the computer if it is to move and there is still room for a turn.
    pub(crate) fn computer_to_move(&self) -> Option<Level> {
        if self.game.steps().len() >= Game::MAX_TURNS {
            return None;
        }
        match self.to_move()? {
            Player::Computer(level) => Some(*level),
            Player::Human(_) => None,
        }
    }

    /// Whether something would be lost if the match were forgotten now.
    pub(crate) fn is_unfinished(&self) -> bool {
        let begun = !self.game.steps().is_empty() || self.series.games() > 0;
        begun && self.standing().winner().is_none()
    }

    /// Plays a hole and tells its laps.
    pub(crate) fn play(&mut self, hole: Hole) -> Result<Trace, PlayError> {
        let before = *self.position();
        self.game.play(hole)?;
        before.trace(hole, self.rules())
    }

    /// Returns who speaks for the people at this screen: the player to move, or the only person.
    pub(crate) fn spokesperson(&self) -> Side {
        let is_human = |side: Side| self.players()[side].is_human();
        let mover = self.position().to_move();
        if is_human(mover) || !is_human(mover.opposite()) {
            mover
        } else {
            mover.opposite()
        }
    }

    /// Lets a player resign.
    ///
    /// # Errors
    /// [`GameOverError`] if the game is over.
    pub(crate) fn resign(&mut self, side: Side) -> Result<(), GameOverError> {
        self.game.resign(side)?;
        Ok(())
    }

    /// Whether it is the computer that an offer of this player to stop has to convince. People at one
    /// screen ask each other.
    pub(crate) fn computer_is_asked(&self, proposer: Side) -> bool {
        self.game.outcome().is_none() && !self.players()[proposer.opposite()].is_human()
    }

    /// Ends the game by agreement.
    ///
    /// # Errors
    /// [`GameOverError`] if the game is over.
    pub(crate) fn agree(&mut self) -> Result<(), GameOverError> {
        self.game.agree()?;
        Ok(())
    }

    /// Takes steps back until a person is to move again. Returns whether there was one to take back.
    pub(crate) fn undo(&mut self) -> bool {
        let before = self.game.clone();
        while self.game.undo().is_some() {
            if self.rests_here() {
                return true;
            }
        }
        self.game = before;
        false
    }

    /// Does steps again until a person is to move. Returns whether there was one to do again.
    pub(crate) fn redo(&mut self) -> bool {
        let mut redone = false;
        while self.game.redo().is_some() {
            redone = true;
            if self.rests_here() {
                break;
            }
        }
        redone
    }

    /// Whether undo and redo stop at this position: a person is to move or nobody is, or both seats
    /// are the computer's.
    fn rests_here(&self) -> bool {
        let nobody_human = Side::ALL
            .iter()
            .all(|side| !self.players()[*side].is_human());
        nobody_human || self.to_move().is_none_or(Player::is_human)
    }

    /// Counts the finished game and sets up the next one; after the last game of a match, the first
    /// of another. Returns whether the game was over.
    pub(crate) fn next_game(&mut self) -> bool {
        let Some(outcome) = self.game.outcome() else {
            return false;
        };
        let record = self.record();
        self.series.record(outcome);
        self.finished.push(record);
        let first_mover = self.series.first_mover();
        if self.series.winner().is_some() {
            self.series = Match::new(self.setting.target, first_mover);
        }
        let start = self.setting.start.with_to_move(first_mover);
        self.game = Game::new(self.setting.rules, start);
        self.loaded = None;
        true
    }

    /// What the computer's next choice follows from: always the same for the same game.
    pub(crate) fn seed(&self) -> u64 {
        let turns = self.game.steps().len() as u64;
        let games = u64::from(self.series.games());
        self.setting
            .seed
            .wrapping_add(turns.wrapping_mul(1_000_003))
            .wrapping_add(games.wrapping_mul(998_244_353))
    }

    /// The last turn with its laps; `None` before the first.
    pub(crate) fn last_trace(&self) -> Option<Trace> {
        self.trace_back(1)
    }

    /// The turn so many turns back with its laps, the last being 1.
    pub(crate) fn trace_back(&self, back: usize) -> Option<Trace> {
        let turns = self.game.turns().count();
        let index = turns.checked_sub(back)?;
        let before = self.game.positions().nth(index)?;
        let turn = self.game.turns().nth(index)?;
        before.trace(turn.hole(), self.rules()).ok()
    }

    /// All games of the match as records.
    pub(crate) fn records(&self) -> Vec<Record> {
        let mut records = self.finished.clone();
        records.push(self.record());
        records
    }

    fn record(&self) -> Record {
        let mut record = match &self.loaded {
            Some(loaded) => {
                let mut record = loaded.clone();
                record.follow(&self.game);
                record
            }
            None => Record::from_game(&self.game),
        };
        let date = record.tags().get("Date").unwrap_or(&self.setting.date);
        let tags = [
            ("Date", date.to_owned()),
            ("South", self.players().south.to_string()),
            ("North", self.players().north.to_string()),
            ("Match", self.setting.target.to_string()),
            ("Game", self.game_number().to_string()),
            ("Tally", self.series.tally().to_string()),
        ];
        for (name, value) in tags {
            let set: Result<(), TagError> = record.tags_mut().set(name, &value);
            set.expect("these names are known and no value holds a control character");
        }
        record
    }
}

fn parse_game_number(text: &str) -> Result<u32, String> {
    let number = plain_number(text).filter(|number| *number > 0);
    number.ok_or_else(|| {
        let text = shortened(text);
        format!("the tag Game: {text:?} is not the number of a game; write 1 or more")
    })
}

fn parse_tally(text: &str) -> Result<BySide<u32>, String> {
    let read = |text| plain_number(text).filter(|count| *count <= Target::MAX);
    let tally = text.split_once('-').and_then(|(south, north)| {
        let (south, north) = (read(south)?, read(north)?);
        Some(BySide { south, north })
    });
    tally.ok_or_else(|| {
        let text = shortened(text);
        format!("the tag Tally: {text:?} is not a score; write for instance 1-0")
    })
}

fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Reads a number that is written as it would be printed.
fn plain_number(text: &str) -> Option<u32> {
    text.parse()
        .ok()
        .filter(|number: &u32| number.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use endodoi::Width;

    fn session(south: &str, north: &str) -> Session {
        Session::new(Setting {
            rules: Rules::MERKER,
            start: Position::start(Width::SIX, 4).unwrap(),
            players: BySide {
                south: south.parse().unwrap(),
                north: north.parse().unwrap(),
            },
            target: Target::THREE_WINS,
            date: "2026-11-30".to_owned(),
            seed: 1,
        })
    }

    fn play(session: &mut Session, index: usize) {
        session.play(Width::SIX.hole(index).unwrap()).unwrap();
    }

    #[test]
    fn undo_against_the_computer_takes_its_answer_back_too() {
        let mut session = session("human", "computer:1");
        play(&mut session, 1);
        play(&mut session, 6);
        assert!(session.undo());
        assert_eq!(session.game().turns().count(), 0);
        assert!(session.redo());
        assert_eq!(session.game().turns().count(), 2);
    }

    #[test]
    fn the_first_turn_of_the_computer_is_not_taken_back() {
        let mut session = session("computer:1", "human");
        play(&mut session, 1);
        assert!(!session.undo());
        assert_eq!(session.game().turns().count(), 1);
    }

    #[test]
    fn undo_between_people_takes_one_turn_back() {
        let mut session = session("human", "human");
        play(&mut session, 1);
        play(&mut session, 6);
        assert!(session.undo());
        assert_eq!(session.game().turns().count(), 1);
    }

    #[test]
    fn the_players_begin_in_turn_and_keep_their_pins() {
        let mut session = session("human:A", "human:B");
        assert!(!session.next_game(), "the game is not over");
        let side = session.position().to_move();
        session.resign(side).unwrap();
        assert!(session.next_game());
        assert_eq!(session.position().to_move(), Side::North);
        assert_eq!(session.standing().pins().to_string(), "0-1");
        let side = session.position().to_move();
        session.resign(side).unwrap();
        assert_eq!(session.standing().pins().to_string(), "1-1");
        session.next_game();
        assert_eq!(session.position().to_move(), Side::South);
    }

    #[test]
    fn a_match_that_is_won_is_followed_by_another() {
        let mut session = session("human", "human");
        for _ in 0..5 {
            // Whoever begins resigns, so the players win in turn.
            let side = session.position().to_move();
            session.resign(side).unwrap();
            session.next_game();
        }
        assert_eq!(session.game_number(), 1);
        assert_eq!(session.standing().pins().to_string(), "0-0");
    }

    #[test]
    fn a_session_goes_on_from_its_records() {
        let mut session = session("human:Naisula", "computer:3");
        let side = session.position().to_move();
        session.resign(side).unwrap();
        session.next_game();
        play(&mut session, 6);
        let text: Vec<String> = session.records().iter().map(Record::to_string).collect();
        let records = Record::read_all(&text.join("\n")).unwrap();
        let resumed = Session::resume(records, "2026-12-01".to_owned(), 1).unwrap();
        assert_eq!(resumed.game(), session.game());
        assert_eq!(resumed.players(), session.players());
        assert_eq!(resumed.standing().pins().to_string(), "0-1");
        assert_eq!(resumed.game_number(), 2);
        assert_eq!(resumed.series.first_mover(), session.series.first_mover());
    }

    #[test]
    fn tags_of_a_match_that_make_no_sense_are_told() {
        for (tags, expected) in [
            (
                "[Game \"0\"]",
                "the tag Game: \"0\" is not the number of a game; write 1 or more",
            ),
            (
                "[Tally \"x\"]",
                "the tag Tally: \"x\" is not a score; write for instance 1-0",
            ),
        ] {
            let records = Record::read_all(&format!("{tags} *")).unwrap();
            let error = Session::resume(records, String::new(), 1).unwrap_err();
            assert_eq!(error, expected);
        }
        let records = Record::read_all("[Match \"for fun\"] *").unwrap();
        let error = Session::resume(records, String::new(), 1).unwrap_err();
        assert!(error.starts_with("the tag Match: \"for fun\" is not the target of a match"));
    }
}
