//! The results as they come in: put into the order of their numbers, counted, and tested.

use std::collections::BTreeMap;

use endodoi::Outcome;

use super::Plan;
use super::schedule::Repeat;
use super::sprt::Verdict;
use super::standings::Standings;

/// The standings, and games that wait for an earlier one.
#[derive(Clone, Debug)]
pub(crate) struct Ledger<'a> {
    plan: &'a Plan,
    standings: Standings,
    waiting: BTreeMap<u32, Outcome>,
    /// The number of the game to be counted next.
    next: u32,
    verdict: Verdict,
}

impl<'a> Ledger<'a> {
    pub(crate) fn new(plan: &'a Plan) -> Self {
        Self {
            plan,
            standings: Standings::new(plan.engines.len(), plan.schedule.encounters()),
            waiting: BTreeMap::new(),
            next: 0,
            verdict: Verdict::Open,
        }
    }

    /// Enters a game. Games behind the one that decides a test are not counted.
    pub(crate) fn enter(&mut self, number: u32, outcome: Outcome) {
        self.waiting.insert(number, outcome);
        while self.verdict == Verdict::Open
            && let Some(outcome) = self.waiting.remove(&self.next)
            && let Some(fixture) = self.plan.schedule.fixture(self.next)
        {
            self.standings.count(&fixture, outcome);
            self.next += 1;
            self.test();
        }
    }

    fn test(&mut self) {
        let encounter = &self.standings.encounters()[0];
        let is_complete = self.plan.schedule.repeat() == Repeat::Once || encounter.is_even();
        if let Some(sprt) = self.plan.sprt
            && is_complete
        {
            self.verdict = sprt.verdict(encounter.sample());
        }
    }

    pub(crate) fn standings(&self) -> &Standings {
        &self.standings
    }

    /// Returns how many games have been counted.
    pub(crate) fn counted(&self) -> u32 {
        self.next
    }

    /// Says whether no more games are needed.
    pub(crate) fn is_decided(&self) -> bool {
        self.verdict != Verdict::Open || self.next >= self.plan.schedule.games()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use endodoi::{BySide, Game, Position, Rules, Side};

    use super::super::schedule::Schedule;
    use super::super::sprt::Sprt;
    use super::super::{Conditions, Crashes, Decided, EngineSpec, Terms};
    use super::*;

    /// A hundred rounds of two engines, with a test that two wins decide, or one if it were asked.
    fn plan(repeat: Repeat) -> Plan {
        let engines = ["a", "b"].map(|name| ["cmd=random".to_owned(), format!("name={name}")]);
        Plan {
            engines: EngineSpec::read_all(&engines.map(Vec::from), &[]).unwrap(),
            schedule: Schedule::new(2, 100, repeat),
            conditions: Conditions {
                margin: Duration::ZERO,
                patience: Duration::ZERO,
                max_turns: 500,
                decided: Decided::PlayOn,
            },
            rules: Rules::MERKER,
            start: Position::default(),
            seed: 1,
            sprt: Some(Sprt {
                elo0: -1000.0,
                elo1: 1000.0,
                ..Sprt::default()
            }),
            concurrency: 1,
            tables: None,
            crashes: Crashes::LoseTheGame,
            terms: Terms::new([]),
            date: String::new(),
        }
    }

    /// A game with a number that an engine wins.
    fn won(plan: &Plan, number: u32, engine: usize) -> (u32, Outcome) {
        let BySide { south, .. } = plan.schedule.fixture(number).unwrap().seats;
        let loser = if south == engine {
            Side::North
        } else {
            Side::South
        };
        (number, Game::default().resign(loser).unwrap())
    }

    fn entered<'a>(plan: &'a Plan, games: &[(u32, usize)]) -> Ledger<'a> {
        let mut ledger = Ledger::new(plan);
        for (number, engine) in games {
            let (number, outcome) = won(plan, *number, *engine);
            ledger.enter(number, outcome);
        }
        ledger
    }

    #[test]
    fn a_test_is_asked_after_each_pair_and_not_within_it() {
        let plan = plan(Repeat::BothSides);
        assert!(!entered(&plan, &[(0, 0)]).is_decided());
        assert!(entered(&plan, &[(0, 0), (1, 0)]).is_decided());
        assert!(!entered(&plan, &[(0, 0), (1, 1)]).is_decided());
    }

    #[test]
    fn without_pairs_a_test_is_asked_after_each_game() {
        let plan = plan(Repeat::Once);
        assert!(entered(&plan, &[(0, 0)]).is_decided());
    }

    #[test]
    fn games_after_the_one_that_decides_are_not_counted() {
        let plan = plan(Repeat::BothSides);
        let ledger = entered(&plan, &[(3, 1), (2, 1), (0, 0), (1, 0), (4, 1)]);
        assert!(ledger.is_decided());
        assert_eq!(ledger.counted(), 2);
        assert_eq!(ledger.standings().encounters()[0].games, [0, 0, 2]);
    }

    #[test]
    fn games_are_counted_in_the_order_of_their_numbers() {
        let mut plan = plan(Repeat::BothSides);
        plan.sprt = None;
        assert_eq!(entered(&plan, &[(1, 0), (2, 0)]).counted(), 0);
        assert_eq!(entered(&plan, &[(1, 0), (3, 0), (0, 0)]).counted(), 2);
    }
}
