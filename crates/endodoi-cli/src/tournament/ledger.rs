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
