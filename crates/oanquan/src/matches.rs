//! Matches: one game or, with `series=fields`, several rounds, each a game. *Hết quan, tàn dân, thu
//! quân, bán ruộng*: after each round, its loser sells cells to its winner.

use std::cmp::Ordering;
use std::fmt;

use super::{
    BySide, CannotDepart, Departure, DepartureRecord, Fields, Game, GameEnd, GameEntry,
    IllegalMove, Move, Position, RoundResult, Rules, Series, Side, Turn,
};

/// A match from its start to the current position: its rounds. Without `series=fields`, it has a
/// single one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The finished rounds before the current one.
    earlier: Vec<Game>,
    /// The current round, which may be over.
    game: Game,
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

impl From<Game> for Match {
    fn from(game: Game) -> Self {
        Match { earlier: Vec::new(), game }
    }
}

impl Match {
    /// Creates a match under `rules` whose first round begins at `start`.
    pub fn new(rules: Rules, start: Position) -> Self {
        Match::from(Game::new(rules, start))
    }

    /// Returns the rules of the match.
    pub fn rules(&self) -> &Rules {
        self.game.rules()
    }

    /// Returns the rounds so far, in order; the last one is the current round.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = &Game> {
        self.earlier.iter().chain([&self.game])
    }

    /// Returns the number of the current round, from 1.
    pub fn round_number(&self) -> usize {
        self.earlier.len() + 1
    }

    /// Returns the current round.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the current round alone.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// Returns the number of turns played in all rounds.
    pub fn turn_count(&self) -> usize {
        self.rounds().map(Game::turn_count).sum()
    }

    /// Returns the owners of the cells: in the current round or, if it is over, after its sale.
    pub fn fields(&self) -> Fields {
        let fields = self.game.position().fields();
        let result = self.round_result();
        result.map_or(fields, |result| result.sell(self.rules(), fields))
    }

    /// Returns the points of each side over all finished rounds.
    pub fn points(&self) -> BySide<i32> {
        let results: Vec<RoundResult> = self.rounds().filter_map(RoundResult::of).collect();
        let points = |side| results.iter().map(|result| result.points[side]).sum();
        BySide::from_fn(2, points)
    }

    /// Returns the result of the current round in a match of several rounds, or `None` if it is not
    /// over.
    fn round_result(&self) -> Option<RoundResult> {
        match self.rules().series {
            Series::Fields => RoundResult::of(&self.game),
            Series::Off => None,
        }
    }

    /// Returns the result of a match of several rounds, or `None` if the match is not over or has a
    /// single round.
    pub fn result(&self) -> Option<MatchResult> {
        self.round_result()?;
        let (rules, fields) = (self.rules(), self.fields());
        let has_lost = |side| fields.sold_cells(side) >= u32::from(rules.fields_lost);
        let is_last_round = self.round_number() == usize::from(rules.rounds);
        if !(has_lost(Side::NEAR) || has_lost(Side::FAR) || is_last_round) {
            return None;
        }
        let points = self.points();
        let worth = |side: Side| (fields.sold_halves(side.next(2)), points[side]);
        Some(match worth(Side::NEAR).cmp(&worth(Side::FAR)) {
            Ordering::Greater => MatchResult::Won(Side::NEAR),
            Ordering::Equal => MatchResult::Drawn,
            Ordering::Less => MatchResult::Won(Side::FAR),
        })
    }

    /// Returns the start of the next round, or `None` while the current round goes on and after the
    /// end of the match. The loser of a round begins the next one; after a drawn round, the side
    /// that did not begin it does.
    pub fn next_start(&self) -> Option<Position> {
        let result = self.round_result()?;
        if self.result().is_some() {
            return None;
        }
        let first = match result.winner() {
            Some(winner) => winner.next(2),
            None => self.game.start().to_move()?.next(2),
        };
        Some(Position::round_start(self.rules(), first, self.fields()))
    }

    /// Begins the next round and returns whether there is one.
    pub fn begin_round(&mut self) -> bool {
        let next = self.next_start();
        if let Some(start) = next.clone() {
            let game = Game::new(self.rules().clone(), start);
            self.earlier.push(std::mem::replace(&mut self.game, game));
        }
        next.is_some()
    }

    /// Plays a turn of the current round, or the first one of the next round, and returns it.
    ///
    /// # Errors
    /// Returns [`IllegalMove`] if the move is illegal; the match is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<&Turn, IllegalMove> {
        self.in_round(|game| game.play(mv).map(drop))?;
        Ok(self.game.turns().next_back().expect("a turn was played"))
    }

    /// Records a departure in the current round, or in the next one if the current one is over.
    ///
    /// # Errors
    /// Returns [`CannotDepart`] if the departure is not possible; the match is then unchanged.
    pub fn depart(&mut self, departure: Departure) -> Result<&DepartureRecord, CannotDepart> {
        self.in_round(|game| game.depart(departure).map(drop))?;
        Ok(self.game.departures().next_back().expect("a side departed"))
    }

    /// Plays a recorded turn; see [`Game::replay`]. A match of several rounds keeps to the limit of
    /// turns without a capture, because no program without it has recorded any.
    ///
    /// # Errors
    /// Returns [`IllegalMove`] if the move is illegal; the match is then unchanged.
    pub fn replay(&mut self, mv: Move) -> Result<(), IllegalMove> {
        match self.rules().series {
            Series::Off => self.game.replay(mv).map(drop),
            Series::Fields => self.play(mv).map(drop),
        }
    }

    /// Records a departure that a record contains; see [`Game::replay_departure`].
    ///
    /// # Errors
    /// Returns [`CannotDepart`] if the departure is not possible; the match is then unchanged.
    pub fn replay_departure(&mut self, departure: Departure) -> Result<(), CannotDepart> {
        match self.rules().series {
            Series::Off => self.game.replay_departure(departure).map(drop),
            Series::Fields => self.depart(departure).map(drop),
        }
    }

    /// Lets the record of a single game decide whether it is over; see [`Game::settle_end`].
    pub fn settle_end(&mut self, claimed: Option<GameEnd>) {
        if self.rules().series == Series::Off {
            self.game.settle_end(claimed);
        }
    }

    /// Changes the current round or, if it is over, the next one, which then begins.
    fn in_round<E>(&mut self, change: impl FnOnce(&mut Game) -> Result<(), E>) -> Result<(), E> {
        let begins = self.begin_round();
        let changed = change(&mut self.game);
        if begins && changed.is_err() {
            self.leave_round();
        }
        changed
    }

    /// Takes back the latest turn or departure, of an earlier round if the current one has none, and
    /// returns it. Returns `None` at the start of the match.
    pub fn undo(&mut self) -> Option<GameEntry> {
        if self.game.entries().is_empty() {
            self.leave_round();
        }
        self.game.undo()
    }

    /// Returns to the previous round, if there is one.
    fn leave_round(&mut self) {
        if let Some(game) = self.earlier.pop() {
            self.game = game;
        }
    }
}
