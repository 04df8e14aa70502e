//! A game: a start position, the turns played from it, and the departures.

use super::{
    CannotDepart, Departure, DepartureRecord, GameEnd, IllegalMove, Move, Pile, Position, Rules,
    Side, Turn, play,
};

/// The number of occurrences of the same cells and side to move that ends a game.
const REPETITIONS: usize = 3;

/// A game from its start to the current position, with the history that repetition needs.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    start: Position,
    turns: Vec<Turn>,
    /// In order. No departure follows a turn that was not played.
    departures: Vec<DepartureRecord>,
}

/// One entry of a game: a turn or a departure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEntry<'a> {
    /// A turn.
    Turn(&'a Turn),
    /// A departure.
    Departure(&'a DepartureRecord),
}

impl<'a> GameEntry<'a> {
    /// Returns the side that acted, or `None` for an agreed end.
    pub fn side(self) -> Option<Side> {
        match self {
            GameEntry::Turn(turn) => Some(turn.side),
            GameEntry::Departure(departure) => departure.how.side(),
        }
    }

    /// Returns the position after this entry.
    pub fn after(self) -> &'a Position {
        match self {
            GameEntry::Turn(turn) => &turn.after,
            GameEntry::Departure(departure) => &departure.after,
        }
    }
}

impl Game {
    /// Creates a game under `rules` that begins at `start`. The start counts for
    /// repetition.
    pub fn new(rules: Rules, start: Position) -> Self {
        Game { rules, start, turns: Vec::new(), departures: Vec::new() }
    }

    /// Returns the rules of the game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the start position.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        self.last_entry().map_or(&self.start, GameEntry::after)
    }

    /// Returns the turns played so far.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Returns the departures so far.
    pub fn departures(&self) -> &[DepartureRecord] {
        &self.departures
    }

    /// Returns all turns and departures so far, in order.
    pub fn entries(&self) -> impl Iterator<Item = GameEntry<'_>> {
        (0..=self.turns.len()).flat_map(|played| {
            let turn = played.checked_sub(1).map(|last| GameEntry::Turn(&self.turns[last]));
            let departures =
                self.departures.iter().filter(move |departure| departure.turns == played);
            turn.into_iter().chain(departures.map(GameEntry::Departure))
        })
    }

    /// Returns the latest turn or departure.
    pub fn last_entry(&self) -> Option<GameEntry<'_>> {
        let departure = self.departures.last().filter(|last| last.turns == self.turns.len());
        let turn = || self.turns.last().map(GameEntry::Turn);
        departure.map(GameEntry::Departure).or_else(turn)
    }

    /// Returns the positions of the game, its start first. A departure out of turn
    /// does not add a position.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        let mut to_move = self.start.to_move();
        let new = move |entry: &GameEntry<'_>| {
            let before = std::mem::replace(&mut to_move, entry.after().to_move());
            matches!(entry, GameEntry::Turn(_)) || before != to_move
        };
        std::iter::once(&self.start).chain(self.entries().filter(new).map(GameEntry::after))
    }

    /// Returns why the game is over, or `None` if it continues.
    pub fn end(&self) -> Option<GameEnd> {
        match self.last_entry()? {
            GameEntry::Turn(turn) => turn.end,
            GameEntry::Departure(departure) => departure.end,
        }
    }

    /// Plays a turn and returns it.
    ///
    /// # Errors
    /// Returns [`IllegalMove`] if the move is illegal; the game is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<&Turn, IllegalMove> {
        let mut turn = play(&self.rules, self.position(), mv)?;
        if turn.end.is_none() && self.is_repeated(&turn.after) {
            turn.end_game(&self.rules, GameEnd::Repetition);
        }
        self.turns.push(turn);
        Ok(self.turns.last().expect("a turn was just pushed"))
    }

    /// Records a departure. A side that leaves has no more turns and ranks last; its
    /// cells stay in play. The game ends when only one side remains.
    ///
    /// # Errors
    /// Returns [`CannotDepart`] if the departure is not possible; the game is then unchanged.
    pub fn depart(&mut self, departure: Departure) -> Result<&DepartureRecord, CannotDepart> {
        let before = self.position();
        before.check_departure(departure)?;
        let mut after = departure.side().map_or(before.clone(), |side| before.without(side));
        let end = if departure == Departure::Stopped || after.remaining_sides() == 1 {
            Some(departure.end())
        } else if after.to_move() == before.to_move() {
            None
        } else {
            let repeated = self.is_repeated(&after).then_some(GameEnd::Repetition);
            after.ending(&self.rules).or(repeated)
        };
        let events = end.map_or_else(Vec::new, |why| after.end_game(&self.rules, why));
        self.departures.push(DepartureRecord {
            turns: self.turns.len(),
            how: departure,
            events,
            after,
            end,
        });
        Ok(self.departures.last().expect("a departure was just pushed"))
    }

    /// Takes back the last turn and all departures after it; returns `None` if no turn
    /// was played.
    pub fn undo(&mut self) -> Option<Turn> {
        let turn = self.turns.pop()?;
        let left = self.turns.len();
        self.departures.retain(|departure| departure.turns <= left);
        Some(turn)
    }

    /// Takes back the latest entry if it is a departure.
    pub fn undo_departure(&mut self) -> Option<DepartureRecord> {
        let played = self.turns.len();
        self.departures.pop_if(|departure| departure.turns == played)
    }

    /// Returns the game after its first `entries` [entries](Self::entries), or the whole
    /// game if it has no more than that.
    pub fn up_to(&self, entries: usize) -> Game {
        let mut earlier = self.clone();
        for _ in entries..self.entries().count() {
            if earlier.undo_departure().is_none() {
                earlier.undo();
            }
        }
        earlier
    }

    /// Returns whether reaching `position` now would end the game by repetition.
    fn is_repeated(&self, position: &Position) -> bool {
        let state: (&[Pile], Option<Side>) = (&position.cells, position.to_move);
        let same = |at: &&Position| (at.cells.as_slice(), at.to_move) == state;
        self.positions().filter(same).count() + 1 == REPETITIONS
    }
}
