//! A game: a start position, the turns played from it, and who left it.

use super::{
    CannotDepart, Departure, DepartureRecord, GameEnd, IllegalMove, Move, Pile, Position, Rules,
    Side, Turn, play,
};

/// How often the same cells with the same side to move end a game.
const REPETITIONS: usize = 3;

/// A game from its start to now, with the memory that repetition needs.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    start: Position,
    turns: Vec<Turn>,
    /// In the order in which they happened; none is after a turn that was not played.
    departures: Vec<DepartureRecord>,
}

/// One thing that happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEntry<'a> {
    /// A turn was played.
    Turn(&'a Turn),
    /// A side left, or all stopped.
    Departure(&'a DepartureRecord),
}

impl<'a> GameEntry<'a> {
    /// Who did it; none when all stopped.
    pub fn side(self) -> Option<Side> {
        match self {
            GameEntry::Turn(turn) => Some(turn.side),
            GameEntry::Departure(departure) => departure.how.side(),
        }
    }

    /// The position after it.
    pub fn after(self) -> &'a Position {
        match self {
            GameEntry::Turn(turn) => &turn.after,
            GameEntry::Departure(departure) => &departure.after,
        }
    }
}

impl Game {
    /// A game under `rules` that begins with `start`; the start counts for
    /// repetition.
    pub fn new(rules: Rules, start: Position) -> Self {
        Game { rules, start, turns: Vec::new(), departures: Vec::new() }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position it began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.last_entry().map_or(&self.start, GameEntry::after)
    }

    /// The turns played so far.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Who left so far.
    pub fn departures(&self) -> &[DepartureRecord] {
        &self.departures
    }

    /// Everything that happened so far, in order.
    pub fn entries(&self) -> impl Iterator<Item = GameEntry<'_>> {
        (0..=self.turns.len()).flat_map(|played| {
            let turn = played.checked_sub(1).map(|last| GameEntry::Turn(&self.turns[last]));
            let departures =
                self.departures.iter().filter(move |departure| departure.turns == played);
            turn.into_iter().chain(departures.map(GameEntry::Departure))
        })
    }

    /// What happened last.
    pub fn last_entry(&self) -> Option<GameEntry<'_>> {
        let departure = self.departures.last().filter(|last| last.turns == self.turns.len());
        let turn = || self.turns.last().map(GameEntry::Turn);
        departure.map(GameEntry::Departure).or_else(turn)
    }

    /// The positions the game has been in, its start first. When a side leaves
    /// out of turn the position stays what it was.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        let mut to_move = self.start.to_move();
        let new = move |entry: &GameEntry<'_>| {
            let before = std::mem::replace(&mut to_move, entry.after().to_move());
            matches!(entry, GameEntry::Turn(_)) || before != to_move
        };
        std::iter::once(&self.start).chain(self.entries().filter(new).map(GameEntry::after))
    }

    /// Why the game is over, if it is.
    pub fn end(&self) -> Option<GameEnd> {
        match self.last_entry()? {
            GameEntry::Turn(turn) => turn.end,
            GameEntry::Departure(departure) => departure.end,
        }
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// [`IllegalMove`] when the move may not be played; the game is unchanged then.
    pub fn play(&mut self, mv: Move) -> Result<&Turn, IllegalMove> {
        let mut turn = play(&self.rules, self.position(), mv)?;
        if turn.end.is_none() && self.is_repeated(&turn.after) {
            turn.end_game(&self.rules, GameEnd::Repetition);
        }
        self.turns.push(turn);
        Ok(self.turns.last().expect("a turn was just pushed"))
    }

    /// Lets a side leave, or all stop. A side that leaves has no more turns, its
    /// cells stay in play, and it ranks last; the last one that stays ends the game.
    ///
    /// # Errors
    /// [`CannotDepart`] when nobody can leave so; the game is unchanged then.
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
        Ok(self.departures.last().expect("a parting was just pushed"))
    }

    /// Takes the last turn back, and with it whoever left since; none when no turn
    /// was played.
    pub fn undo(&mut self) -> Option<Turn> {
        let turn = self.turns.pop()?;
        let left = self.turns.len();
        self.departures.retain(|departure| departure.turns <= left);
        Some(turn)
    }

    /// Takes it back that somebody left, if that happened last.
    pub fn undo_departure(&mut self) -> Option<DepartureRecord> {
        let played = self.turns.len();
        self.departures.pop_if(|departure| departure.turns == played)
    }

    /// The game as it was after so many of its [entries](Self::entries); as it is where
    /// it has no more.
    pub fn up_to(&self, entries: usize) -> Game {
        let mut earlier = self.clone();
        for _ in entries..self.entries().count() {
            if earlier.undo_departure().is_none() {
                earlier.undo();
            }
        }
        earlier
    }

    /// Whether the game comes to where `position` is often enough to end.
    fn is_repeated(&self, position: &Position) -> bool {
        let state: (&[Pile], Option<Side>) = (&position.cells, position.to_move);
        let same = |at: &&Position| (at.cells.as_slice(), at.to_move) == state;
        self.positions().filter(same).count() + 1 == REPETITIONS
    }
}
