//! The first turns of the games: drawn by lot, or taken from a file.
//!
//! An opening by lot is a number of random turns after which the game goes on and neither player is
//! far ahead: the captured seeds differ by no more than an eighth of all seeds. As long as there are
//! enough such openings no position comes twice; a match between players that always play the same
//! would otherwise count one game several times.

use std::collections::{BTreeMap, HashSet};
use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use endodoi::record::Records;
use endodoi::{Game, Position, Rules};

use super::balance::Balance;
use super::player::Stop;
use super::teller::Detail;
use crate::random_games::RandomGames;

/// Where openings come from.
#[derive(Debug)]
pub(crate) enum Openings {
    Random(Box<RandomOpenings>),
    /// Games to go on with, in this order and then from the first again; at least one.
    Listed(Vec<Game>),
}

/// Openings drawn by lot.
#[derive(Debug)]
pub(crate) struct RandomOpenings {
    games: RandomGames,
    plies: usize,
    /// How many seeds one player may have captured more than the other.
    handicap: u8,
    /// Judges whether both have the same prospects, if they are to.
    balance: Option<Balance>,
    seen: HashSet<Position>,
    /// The last opening and its number, from 0.
    last: Option<(u32, Game)>,
    /// How many were drawn although they had come before.
    repeated: u32,
    /// Openings that were drawn in an earlier run, by their numbers.
    known: BTreeMap<u32, Position>,
}

/// Who waits for an opening, which may take long where each is judged by a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waiting<'a> {
    pub(crate) stop: &'a Stop,
    pub(crate) detail: Detail,
}

/// Why there is no opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoOpening {
    /// Nothing is wrong; somebody wants to stop.
    Stopped,
    /// Lots find none that is fit to be played from, for this reason.
    Unfit(String),
}

/// Draws for an opening that has not come before, and for any at all.
const DRAWS_FOR_NEW: u32 = 200;
const DRAWS: u32 = 10_000;
/// Draws of which each costs a search: a minute or two of them.
const JUDGED: u32 = 500;

/// How long nothing is told of a search for an opening, and then how often.
const TOLD_EVERY: Duration = Duration::from_secs(3);

/// The most openings in a file.
const MAX_LISTED: usize = 100_000;

impl Openings {
    /// Openings of so many turns each.
    pub(crate) fn random(
        seed: u64,
        rules: Rules,
        start: Position,
        plies: usize,
        balance: Option<Balance>,
    ) -> Self {
        Self::Random(Box::new(RandomOpenings {
            games: RandomGames::new(seed, rules, start, plies),
            plies,
            handicap: (start.total_seeds() / 8).max(1),
            balance,
            seen: HashSet::new(),
            last: None,
            repeated: 0,
            known: BTreeMap::new(),
        }))
    }

    /// Reads a file of openings: game records, or a position text a line. Blank lines and lines that
    /// begin with `#` are left out.
    ///
    /// # Errors
    /// A sentence about the first opening that cannot be played from.
    pub(crate) fn read(text: &str, rules: Rules) -> Result<Self, String> {
        let first = text.lines().map(str::trim).find(|line| !is_blank(line));
        let games = match first {
            None => return Err("there is no opening in it; write a position a line".to_owned()),
            Some(line) if line.starts_with('[') || line.starts_with("1.") => records(text, rules),
            Some(_) => positions(text, rules),
        }?;
        if games.len() > MAX_LISTED {
            return Err(format!(
                "there are more than {MAX_LISTED} openings; leave some out"
            ));
        }
        match games.iter().position(|game| game.outcome().is_some()) {
            Some(index) => Err(format!(
                "the game is over in opening {}; leave it out",
                index + 1
            )),
            None => Ok(Self::Listed(games)),
        }
    }

    /// Tells of a game that was played from the opening with a number in an earlier run, so that none
    /// has to be judged again to find that opening.
    pub(crate) fn know(&mut self, number: u32, game: &Game) {
        if let Self::Random(random) = self
            && random.balance.is_some()
            && let Some(last) = random.plies.checked_sub(1)
            && let Some(turn) = game.turns().nth(last)
        {
            random.known.insert(number, *turn.after());
        }
    }

    /// Returns the opening with a number, from 0. By lot, they are drawn in order: a number below one
    /// that was asked for before is not to be had again.
    ///
    /// # Errors
    /// [`NoOpening`] if lots find none that is fit to be played from, or nobody waits for it any more.
    pub(crate) fn get(&mut self, number: u32, waiting: Waiting<'_>) -> Result<Game, NoOpening> {
        match self {
            Self::Listed(games) => Ok(games[number as usize % games.len()].clone()),
            Self::Random(random) => random.get(number, waiting),
        }
    }

    /// Returns how many openings were drawn that had come before. Those of a list are not counted:
    /// whoever made it knows how long it is.
    pub(crate) fn repeated(&self) -> u32 {
        match self {
            Self::Listed(_) => 0,
            Self::Random(random) if random.plies == 0 => 0,
            Self::Random(random) => random.repeated,
        }
    }
}

impl RandomOpenings {
    fn get(&mut self, number: u32, waiting: Waiting<'_>) -> Result<Game, NoOpening> {
        loop {
            match &self.last {
                Some((last, game)) if *last >= number => return Ok(game.clone()),
                last => {
                    let next = last.as_ref().map_or(0, |(last, _)| last + 1);
                    self.last = Some((next, self.draw(next, waiting)?));
                }
            }
        }
    }

    fn draw(&mut self, number: u32, waiting: Waiting<'_>) -> Result<Game, NoOpening> {
        let mut second_choice = None;
        let mut judged = 0;
        let mut told = Instant::now();
        for draw in 0..DRAWS {
            if waiting.stop.is_raised() {
                return Err(NoOpening::Stopped);
            }
            if draw >= DRAWS_FOR_NEW && second_choice.is_some() {
                break;
            }
            let Some(game) = self.games.next() else { break };
            if !self.is_fit(&game) {
                continue;
            }
            // Judging takes time, so it is not done twice.
            let is_new = self.seen.insert(*game.position());
            if let Some(balance) = &mut self.balance {
                let is_level = match self.known.get(&number) {
                    _ if !is_new => false,
                    Some(known) => known == game.position(),
                    None if judged == JUDGED => break,
                    None => {
                        judged += 1;
                        let is_level = balance.is_level(&game, waiting.stop);
                        is_level.ok_or(NoOpening::Stopped)?
                    }
                };
                if !is_level {
                    if told.elapsed() >= TOLD_EVERY {
                        told = Instant::now();
                        tell(number, judged, waiting.detail);
                    }
                    continue;
                }
            }
            if is_new {
                return Ok(game);
            }
            second_choice = Some(game);
        }
        let again = second_choice.ok_or_else(|| NoOpening::Unfit(self.remedy(number)))?;
        self.repeated += 1;
        Ok(again)
    }

    /// Why lots found no opening, and what helps.
    fn remedy(&self, number: u32) -> String {
        if self.known.contains_key(&number) {
            return format!(
                "the opening of round {} in the file of --out is none of this match; choose \
                 another --out",
                number + 1
            );
        }
        let (plies, number) = (self.plies, number + 1);
        match &self.balance {
            None => format!(
                "no game of {plies} random turns goes on with the captured seeds differing by at \
                 most {}; lower --random-plies",
                self.handicap
            ),
            Some(balance) => format!(
                "no opening of {plies} random turns for round {number} was found to be level \
                 within {} seeds; raise --random-plies or --balance, or lower --rounds",
                balance.seeds()
            ),
        }
    }

    fn is_fit(&self, game: &Game) -> bool {
        let captured = game.position().captured();
        game.outcome().is_none()
            && game.turns().count() == self.plies
            && captured.south.abs_diff(captured.north) <= self.handicap
    }
}

/// Tells a person who waits that there is a reason to.
fn tell(number: u32, judged: u32, detail: Detail) {
    if detail.is_heard() {
        // Progress that cannot be told is no reason to stop.
        let _ = writeln!(
            io::stderr(),
            "looking for the opening of round {}: {judged} judged, none of them level",
            number + 1
        );
    }
}

fn is_blank(line: &str) -> bool {
    line.is_empty() || line.starts_with('#')
}

fn positions(text: &str, rules: Rules) -> Result<Vec<Game>, String> {
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines
        .filter(|(_, line)| !is_blank(line))
        .take(MAX_LISTED + 1);
    let games = lines.map(|(number, line)| {
        let position = line.parse::<Position>();
        let position = position.map_err(|error| format!("line {number}: {error}"))?;
        Ok(Game::new(rules, position))
    });
    games.collect()
}

fn records(text: &str, rules: Rules) -> Result<Vec<Game>, String> {
    let games = Records::new(text).take(MAX_LISTED + 1).map(|record| {
        let mut game = record.map_err(|error| error.to_string())?.into_game();
        if *game.rules() != rules {
            return Err(format!(
                "a game is played by the rules {}, but the match by {rules}; give --rules {}",
                game.rules(),
                game.rules()
            ));
        }
        // A game that was resigned or agreed on can still be resumed.
        while game.outcome().is_some() && game.steps().len() > game.turns().count() {
            game.undo();
        }
        Ok(game.without_undone())
    });
    games.collect()
}

#[cfg(test)]
mod tests {
    use endodoi_engine::{Engine, Limits, Root, Unwatched};

    use super::*;

    impl Openings {
        /// The opening with a number, for somebody who waits as long as it takes.
        fn take(&mut self, number: u32) -> Result<Game, NoOpening> {
            self.get(number, waiting(&Stop::default()))
        }
    }

    fn waiting(stop: &Stop) -> Waiting<'_> {
        Waiting {
            stop,
            detail: Detail::ForTerminals,
        }
    }

    fn balanced(plies: usize, seeds: u8) -> Openings {
        let balance = Balance::within(seeds).unwrap();
        Openings::random(5, Rules::MERKER, Position::default(), plies, Some(balance))
    }

    fn random(plies: usize) -> Openings {
        Openings::random(5, Rules::MERKER, Position::default(), plies, None)
    }

    #[test]
    fn openings_go_on_and_nobody_is_far_ahead() {
        let mut openings = random(4);
        for number in 0..100 {
            let game = openings.take(number).unwrap();
            let captured = game.position().captured();
            assert_eq!(game.turns().count(), 4);
            assert_eq!(game.outcome(), None);
            assert!(captured.south.abs_diff(captured.north) <= 6);
        }
    }

    #[test]
    fn an_opening_does_not_depend_on_which_were_asked_for() {
        let mut one = random(4);
        let mut other = random(4);
        one.take(3).unwrap();
        assert_eq!(one.take(9), other.take(9));
        assert_eq!(one.take(9), other.take(9));
    }

    #[test]
    fn from_balanced_openings_nobody_is_ahead() {
        let balance = Balance::within(1).unwrap();
        let mut openings =
            Openings::random(5, Rules::MERKER, Position::default(), 6, Some(balance));
        let engine = Engine::new(8).unwrap();
        for number in 0..3 {
            let root = Root::from(&openings.take(number).unwrap());
            let analysis = engine.search(&root, Limits::nodes(200_000), 1, &Unwatched);
            assert!(analysis.best().unwrap().score.seeds().abs() <= 1.5);
        }
    }

    #[test]
    fn openings_are_different_until_there_are_no_more() {
        let mut openings = random(1);
        let games: Vec<Game> = (0..7)
            .map(|number| openings.take(number).unwrap())
            .collect();
        // A, E and F capture up to 6 seeds; the other three holes capture 7.
        let different: HashSet<&Position> = games[..3].iter().map(Game::position).collect();
        assert_eq!(different.len(), 3);
        assert_eq!(openings.repeated(), 4);
    }

    #[test]
    fn where_no_opening_is_fit_the_remedy_is_told() {
        let start = "0,0,1/0,1,0 0-0 S".parse().unwrap();
        let mut openings = Openings::random(1, Rules::MERKER, start, 90, None);
        let Err(NoOpening::Unfit(error)) = openings.take(0) else {
            panic!("no game lasts so long");
        };
        assert!(error.ends_with("lower --random-plies"), "{error}");
    }

    #[test]
    fn whoever_wants_to_stop_waits_for_no_opening() {
        let stop = Stop::default();
        stop.raise();
        for mut openings in [random(4), balanced(4, 0)] {
            let opening = openings.get(0, waiting(&stop));
            assert_eq!(opening, Err(NoOpening::Stopped));
        }
    }

    #[test]
    fn a_search_that_is_stopped_judges_nothing() {
        let stop = Stop::default();
        stop.raise();
        let mut balance = Balance::within(255).unwrap();
        assert_eq!(balance.is_level(&Game::default(), &stop), None);
    }

    #[test]
    fn openings_of_an_earlier_run_are_found_without_a_search() {
        let mut before = balanced(6, 1);
        let drawn: Vec<Game> = (0..3).map(|number| before.take(number).unwrap()).collect();
        // Nothing is level to this one, so whatever it finds it has been told.
        let mut again = balanced(6, 0);
        for (number, game) in (0..).zip(&drawn) {
            again.know(number, game);
        }
        let found: Vec<Game> = (0..3).map(|number| again.take(number).unwrap()).collect();
        assert_eq!(found, drawn);
        let (Openings::Random(before), Openings::Random(again)) = (before, again) else {
            panic!("both are drawn");
        };
        assert_eq!(before.seen, again.seen, "what comes next is the same");
    }

    #[test]
    fn an_opening_that_was_never_drawn_is_not_made_up() {
        let mut openings = balanced(1, 0);
        let start = "1,0,2/0,3,0 5-4 N".parse().unwrap();
        let mut other = Game::new(Rules::MERKER, start);
        other
            .play(other.legal_moves().iter().next().unwrap())
            .unwrap();
        openings.know(0, &other);
        let Err(NoOpening::Unfit(error)) = openings.take(0) else {
            panic!("it is the opening of another match");
        };
        assert!(error.contains("round 1 in the file of --out"), "{error}");
    }

    #[test]
    fn a_file_holds_positions_or_records() {
        let text = "# two\n\n4,4/4,4 0-0 S\n1,0,2/0,3,0 5-4 N\n";
        let mut openings = Openings::read(text, Rules::MERKER).unwrap();
        assert_eq!(
            openings.take(3).unwrap().position().to_string(),
            "1,0,2/0,3,0 5-4 N"
        );
        let mut openings = Openings::read("1. C+7 d+9 *\n", Rules::MERKER).unwrap();
        assert_eq!(openings.take(0).unwrap().turns().count(), 2);
    }

    #[test]
    fn openings_that_cannot_be_played_from_are_refused() {
        for (text, reason) in [
            ("", "there is no opening in it"),
            ("4,4/4,4 0-0 S\n4,4/4 0-0 S", "line 2: "),
            ("0,0/1,1 3-3 S", "the game is over in opening 1"),
            (
                "[Rules \"endodoi\"] *",
                "a game is played by the rules endodoi",
            ),
        ] {
            let error = Openings::read(text, Rules::MERKER).unwrap_err();
            assert!(error.starts_with(reason), "{error}");
        }
    }
}
