//! Matches of several rounds, each a game, with `series=fields`. *Hết quan, tàn dân, thu quân, bán
//! ruộng*: after each round, its loser sells cells to its winner.

use std::cmp::Ordering;
use std::fmt;

use super::{
    BySide, Fields, Game, GameEnd, GameEntry, Position, RoundResult, SaleRecord, Series, Side,
};

/// One round of a match.
#[derive(Clone, Copy, Debug)]
pub struct Round<'a> {
    start: &'a Position,
    entries: &'a [GameEntry],
}

impl<'a> Round<'a> {
    /// Returns the start position of the round.
    pub fn start(&self) -> &'a Position {
        self.start
    }

    /// Returns the turns and departures of the round, in order.
    pub fn entries(&self) -> &'a [GameEntry] {
        self.entries
    }

    /// Returns the last position of the round so far.
    pub fn position(&self) -> &'a Position {
        self.entries.last().map_or(self.start, GameEntry::after)
    }

    /// Returns why the round is over, or `None` if it continues.
    pub fn end(&self) -> Option<GameEnd> {
        self.entries.last()?.end()
    }
}

/// The result of a match of several rounds. Its display form is that of headless commands and
/// records, such as `match=0`, or `match=-` for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchResult {
    /// This side has won.
    Won(Side),
    /// Neither side has won.
    Drawn,
}

impl fmt::Display for MatchResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchResult::Won(side) => write!(f, "match={side}"),
            MatchResult::Drawn => f.write_str("match=-"),
        }
    }
}

impl Game {
    /// Returns whether the game is a match of several rounds.
    pub fn is_match(&self) -> bool {
        self.rules.series == Series::Fields
    }

    /// Returns the number of the current round, from 1.
    pub fn round_number(&self) -> usize {
        self.sales.len() + 1
    }

    /// Returns the number of the round to which the state after the first `entries` entries belongs,
    /// from 1.
    pub fn round_after(&self, entries: usize) -> usize {
        self.sales.partition_point(|index| *index < entries) + 1
    }

    /// Returns the number of turns in the rounds before the one to which the state after the first
    /// `entries` entries belongs.
    pub fn turns_before_round(&self, entries: usize) -> usize {
        let round = self.round_after(entries);
        round.checked_sub(2).map_or(0, |sale| self.turns_in(self.sales[sale]))
    }

    /// Returns the rounds so far, in order; the last one is the current round.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = Round<'_>> {
        (0..self.round_number()).map(|index| self.round(index))
    }

    /// Returns the round with this index, from 0.
    fn round(&self, index: usize) -> Round<'_> {
        let sale = |index: usize| self.sales.get(index).copied();
        let first = index.checked_sub(1).and_then(sale);
        let entries = first.map_or(0, |sale| sale + 1)..sale(index).unwrap_or(self.entries.len());
        let start = first.map_or(&self.start, |sale| self.entries[sale].after());
        Round { start, entries: &self.entries[entries] }
    }

    fn current_round(&self) -> Round<'_> {
        self.round(self.sales.len())
    }

    /// Returns the start position of the current round.
    pub fn round_start(&self) -> &Position {
        self.current_round().start
    }

    /// Returns the turns and departures of the current round, in order.
    pub fn round_entries(&self) -> &[GameEntry] {
        self.current_round().entries
    }

    /// Returns the owners of the cells: in the current round or, if it is over, after its sale.
    pub fn fields(&self) -> Fields {
        let result = self.round_result();
        result.map_or(self.position().fields(), |result| self.fields_if(&result))
    }

    /// Returns the owners of the cells after the sale if the current round ends with `result`.
    pub fn fields_if(&self, result: &RoundResult) -> Fields {
        result.sell(&self.rules, self.round_start().fields())
    }

    /// Returns the points of each side over all finished rounds.
    pub fn match_points(&self) -> BySide<i32> {
        let results = self.rounds().filter_map(|round| RoundResult::of(&round, &self.rules));
        let results: Vec<RoundResult> = results.collect();
        let points = |side| results.iter().map(|result| result.points[side]).sum();
        BySide::from_fn(2, points)
    }

    /// Returns the result of the current round in a match of several rounds, or `None` if it is not
    /// over.
    pub fn round_result(&self) -> Option<RoundResult> {
        match self.rules.series {
            Series::Fields => RoundResult::of(&self.current_round(), &self.rules),
            Series::Off => None,
        }
    }

    /// Returns the result of a match of several rounds, or `None` if the match is not over or has a
    /// single round.
    pub fn match_result(&self) -> Option<MatchResult> {
        self.match_result_if(&self.round_result()?)
    }

    /// Returns the result of the match if its current round ends with `result`, or `None` if another
    /// round follows then.
    pub fn match_result_if(&self, result: &RoundResult) -> Option<MatchResult> {
        let (rules, fields) = (self.rules(), self.fields_if(result));
        let has_lost = |side| fields.sold_cells(side) >= u32::from(rules.fields_lost);
        let is_last_round = self.round_number() == usize::from(rules.rounds);
        if !(has_lost(Side::NEAR) || has_lost(Side::FAR) || is_last_round) {
            return None;
        }
        let earlier = self.rounds().take(self.sales.len());
        let earlier = earlier.filter_map(|round| RoundResult::of(&round, rules));
        let earlier: Vec<RoundResult> = earlier.collect();
        let points = BySide::from_fn(2, |side| {
            earlier.iter().chain([result]).map(|result| result.points[side]).sum::<i32>()
        });
        let worth = |side: Side| (fields.sold_halves(side.next(2)), points[side]);
        Some(match worth(Side::NEAR).cmp(&worth(Side::FAR)) {
            Ordering::Greater => MatchResult::Won(Side::NEAR),
            Ordering::Equal => MatchResult::Drawn,
            Ordering::Less => MatchResult::Won(Side::FAR),
        })
    }

    /// Returns whether the game is over and, if it is a match of several rounds, has no further one.
    pub fn is_over(&self) -> bool {
        self.position().to_move().is_none()
            && (self.round_result().is_none() || self.match_result().is_some())
    }

    /// Returns the start of the next round, or `None` while the current round goes on and after the
    /// end of the match. The loser of a round begins the next one; after a drawn round, the side
    /// that did not begin it does.
    pub fn next_start(&self) -> Option<Position> {
        let result = self.round_result()?;
        if self.match_result().is_some() {
            return None;
        }
        let first = self.next_mover_if(&result)?;
        Some(Position::round_start(self.rules(), first, self.fields()))
    }

    /// Returns the side that begins the next round if the current one ends with `result`. Returns `None`
    /// after a drawn round that nobody began, because its start was a finished position.
    pub fn next_mover_if(&self, result: &RoundResult) -> Option<Side> {
        match result.winner() {
            Some(winner) => Some(winner.next(2)),
            None => Some(self.round_start().to_move()?.next(2)),
        }
    }

    /// Begins the next round with the sale after the current one. Returns whether there is one.
    pub fn begin_round(&mut self) -> bool {
        let next = self.next_start();
        if let Some(after) = next.clone() {
            let before = self.position().fields();
            self.sales.push(self.entries.len());
            self.entries.push(GameEntry::Sale(SaleRecord { before, after }));
        }
        next.is_some()
    }
}
