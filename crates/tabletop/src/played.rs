//! One game from its start to the current position.

use std::fmt;

use super::{CannotDepart, Departure, Game, Seat, Turn};

/// One game from its start to the current position.
#[derive(Clone, Debug, PartialEq)]
pub struct Match<G: Game> {
    game: G,
    start: G::Position,
    entries: Vec<Entry<G>>,
}

/// One entry of a match: what was done, by whom, and its consequences.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<G: Game> {
    /// The move or the departure.
    pub step: Step<G::Move>,
    /// The seat that acted; `None` if all agreed to end the game.
    pub seat: Option<Seat>,
    /// The consequences.
    pub turn: Turn<G>,
}

/// A move or a departure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<M> {
    /// A move.
    Move(M),
    /// A departure.
    Departure(Departure),
}

impl<M: fmt::Display> fmt::Display for Step<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Move(mv) => mv.fmt(f),
            Step::Departure(departure) => departure.fmt(f),
        }
    }
}

impl<G: Game> Match<G> {
    /// Starts `game` at its start position with `first` to move.
    pub fn new(game: G, first: Seat) -> Self {
        let start = game.start(first);
        Match::from_position(game, start)
    }

    /// Starts `game` at `start`.
    pub fn from_position(game: G, start: G::Position) -> Self {
        Match { game, start, entries: Vec::new() }
    }

    /// Returns the game and its options.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the start position.
    pub fn start(&self) -> &G::Position {
        &self.start
    }

    /// Returns all moves and departures so far, in order.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// Returns the number of moves so far.
    pub fn turn_count(&self) -> usize {
        self.turns_in(self.entries.len())
    }

    /// Returns the number of moves among the first `entries` entries.
    pub fn turns_in(&self, entries: usize) -> usize {
        let is_move = |entry: &&Entry<G>| matches!(entry.step, Step::Move(_));
        self.entries[..entries].iter().filter(is_move).count()
    }

    /// Returns the departures so far.
    pub fn departures(&self) -> impl Iterator<Item = Departure> {
        self.entries.iter().filter_map(|entry| match entry.step {
            Step::Departure(departure) => Some(departure),
            Step::Move(_) => None,
        })
    }

    /// Returns the start and the positions after each entry, in order.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &G::Position> {
        let after = self.entries.iter().map(|entry| &entry.turn.after);
        std::iter::once(&self.start).chain(after)
    }

    /// Returns the current position.
    pub fn position(&self) -> &G::Position {
        self.entries.last().map_or(&self.start, |entry| &entry.turn.after)
    }

    /// Returns the seat to move, or `None` if the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.game.to_move(self.position())
    }

    /// Returns the legal moves; empty if the game is over.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        self.game.legal_moves(self.position())
    }

    /// Returns the name of the reason why the game is over: that of the rules, or that of the last
    /// departure. Returns `None` if the game continues, or if it started with a finished position.
    pub fn end(&self) -> Option<String> {
        let entry = self.entries.last().filter(|_| self.to_move().is_none())?;
        Some(match (entry.turn.end, entry.step) {
            (Some(end), _) => end.to_string(),
            (None, Step::Departure(departure)) => departure.name().to_owned(),
            (None, Step::Move(_)) => return None,
        })
    }

    /// Plays a move and returns its consequences.
    ///
    /// # Errors
    /// Returns the reason if the move is illegal; the match is then unchanged.
    pub fn play(&mut self, mv: G::Move) -> Result<&Turn<G>, G::Illegal> {
        let turn = G::play(self, mv)?;
        Ok(self.push(Step::Move(mv), self.to_move(), turn))
    }

    /// Records a departure and returns its consequences.
    ///
    /// # Errors
    /// Returns [`CannotDepart`] if it is not possible; the match is then unchanged.
    pub fn depart(&mut self, departure: Departure) -> Result<&Turn<G>, CannotDepart> {
        let to_move = self.to_move().ok_or(CannotDepart::GameOver(departure))?;
        if let Some(seat) = departure.seat() {
            if seat.index() >= self.game.seats() {
                return Err(CannotDepart::NoSuchSeat(departure));
            }
            if self.departures().any(|earlier| earlier.seat() == Some(seat)) {
                return Err(CannotDepart::AlreadyDeparted(departure));
            }
            if matches!(departure, Departure::OutOfTime(_)) && seat != to_move {
                return Err(CannotDepart::NotToMove(departure, to_move));
            }
        }
        let turn = G::depart(self, departure);
        Ok(self.push(Step::Departure(departure), departure.seat(), turn))
    }

    fn push(&mut self, step: Step<G::Move>, seat: Option<Seat>, turn: Turn<G>) -> &Turn<G> {
        self.entries.push(Entry { step, seat, turn });
        &self.entries.last().expect("an entry was just pushed").turn
    }

    /// Takes back the latest entry and returns it, or `None` at the start.
    pub fn undo(&mut self) -> Option<Entry<G>> {
        self.entries.pop()
    }

    /// Returns the match after its first `entries` entries, or the whole match if it has no more.
    pub fn up_to(&self, entries: usize) -> Self {
        let mut earlier = self.clone();
        earlier.entries.truncate(entries);
        earlier
    }
}
