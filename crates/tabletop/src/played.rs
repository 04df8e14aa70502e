//! One match of a game with [`Rules`], from its start to the current position.

use super::{CannotDepart, Departure, GameEntry, GameMatch, Outcome, Rules, Side, Standing, Step};

/// One match from its start to the current position.
#[derive(Clone, Debug, PartialEq)]
pub struct Match<G: Rules> {
    game: G,
    start: G::Position,
    entries: Vec<Entry<G>>,
    /// The index of each turn among the entries, so that finding one needs no search.
    turns: Vec<usize>,
}

/// One entry of a match: what was done, by whom, and its consequences.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<G: Rules> {
    /// The move or the departure.
    pub step: Step<G::Move>,
    /// The side that acted; `None` if all agreed to end the game.
    pub side: Option<Side>,
    /// What followed.
    pub outcome: Outcome<G>,
}

impl<G: Rules> GameEntry<G> for Entry<G> {
    fn step(&self) -> Step<G::Move> {
        self.step
    }

    fn side(&self) -> Option<Side> {
        self.side
    }

    fn after(&self) -> &G::Position {
        &self.outcome.after
    }

    fn end(&self) -> Option<String> {
        self.outcome.end.map(|end| end.to_string())
    }
}

impl<G: Rules> Match<G> {
    /// Starts `game` at its start position with `first` to move.
    pub fn new(game: G, first: Side) -> Self {
        let start = game.start(first);
        Match::begin(game, start)
    }

    /// Returns the rules: the game and its options.
    pub fn rules(&self) -> &G {
        &self.game
    }

    /// Returns the departures so far.
    pub fn departures(&self) -> impl DoubleEndedIterator<Item = Departure> {
        self.entries.iter().filter_map(|entry| match entry.step {
            Step::Departure(departure) => Some(departure),
            Step::Move(_) | Step::Round => None,
        })
    }

    /// Returns the start and the positions after each entry, in order.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &G::Position> {
        std::iter::once(&self.start).chain(self.entries.iter().map(Entry::after))
    }

    /// Returns whether departures have ended the game: all have agreed to that, or one side is
    /// left.
    fn is_abandoned(&self) -> bool {
        let left = self.departures().filter(|departure| departure.side().is_some()).count();
        left + 1 >= self.game.sides() || self.departures().any(|it| it == Departure::Stopped)
    }

    /// Replaces the current position, in which the rules have ended the game, by one from which it goes
    /// on. Returns the position before; `None` if the match cannot go on, and then nothing changes.
    fn reopen(&mut self) -> Option<G::Position> {
        if self.is_abandoned() {
            return None;
        }
        let reopened = self.game.reopened(self.position())?;
        Some(std::mem::replace(self.current_mut(), reopened))
    }

    fn current_mut(&mut self) -> &mut G::Position {
        self.entries.last_mut().map_or(&mut self.start, |entry| &mut entry.outcome.after)
    }

    fn push(&mut self, step: Step<G::Move>, side: Option<Side>, outcome: Outcome<G>) -> &Entry<G> {
        self.entries.push(Entry { step, side, outcome });
        self.entries.last().expect("an entry was just pushed")
    }
}

impl<G: Rules> GameMatch<G> for Match<G> {
    fn begin(game: G, start: G::Position) -> Self {
        Match { game, start, entries: Vec::new(), turns: Vec::new() }
    }

    fn game(&self) -> G {
        self.game.clone()
    }

    fn start(&self) -> &G::Position {
        &self.start
    }

    fn position(&self) -> &G::Position {
        self.entries.last().map_or(&self.start, Entry::after)
    }

    fn to_move(&self) -> Option<Side> {
        if self.is_abandoned() { None } else { self.game.to_move(self.position()) }
    }

    fn has_departed(&self, side: Side) -> bool {
        self.departures().any(|departure| departure.side() == Some(side))
    }

    fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    fn turn_count(&self) -> usize {
        self.turns.len()
    }

    fn turn(&self, index: usize) -> Option<&Entry<G>> {
        self.turns.get(index).map(|index| &self.entries[*index])
    }

    fn turns_in(&self, entries: usize) -> usize {
        self.turns.partition_point(|index| *index < entries)
    }

    fn entries_before_turn(&self, turn: usize) -> usize {
        self.turns.get(turn.saturating_sub(1)).copied().unwrap_or(self.entries.len())
    }

    fn legal_moves(&self) -> Vec<G::Move> {
        if self.is_abandoned() { Vec::new() } else { self.game.legal_moves(self.position()) }
    }

    fn check(&self, mv: G::Move) -> Result<(), G::Illegal> {
        G::play(self, mv).map(drop)
    }

    fn play(&mut self, mv: G::Move) -> Result<&Entry<G>, G::Illegal> {
        let outcome = G::play(self, mv)?;
        self.turns.push(self.entries.len());
        Ok(self.push(Step::Move(mv), self.to_move(), outcome))
    }

    fn reopened(&self) -> Option<Self> {
        let mut reopened = self.clone();
        reopened.reopen().map(|_| reopened)
    }

    fn replay(&mut self, mv: G::Move) -> Result<(), G::Illegal> {
        let ended = self.reopen();
        let played = self.play(mv).map(drop);
        if let (Err(_), Some(ended)) = (&played, ended) {
            *self.current_mut() = ended;
        }
        played
    }

    fn replay_departure(&mut self, departure: Departure) -> Result<(), CannotDepart> {
        let ended = self.reopen();
        let departed = self.depart(departure);
        if let (Err(_), Some(ended)) = (&departed, ended) {
            *self.current_mut() = ended;
        }
        departed
    }

    fn depart(&mut self, departure: Departure) -> Result<(), CannotDepart> {
        departure.check(self.game.sides(), self.to_move(), |side| self.has_departed(side))?;
        let outcome = G::depart(self, departure);
        self.push(Step::Departure(departure), departure.side(), outcome);
        Ok(())
    }

    fn undo(&mut self) -> Option<Entry<G>> {
        self.turns.pop_if(|index| *index + 1 == self.entries.len());
        self.entries.pop()
    }

    fn up_to(&self, entries: usize) -> Self {
        let mut earlier = self.clone();
        earlier.entries.truncate(entries);
        earlier.turns.truncate(self.turns_in(entries));
        earlier
    }

    fn under(&self, game: &G) -> Option<Self> {
        if *game == self.game {
            return Some(self.clone());
        }
        let mut played = Match::begin(game.clone(), self.start.clone());
        for entry in &self.entries {
            played.take(entry.step).ok()?;
        }
        played.reopen();
        Some(played)
    }

    fn end(&self) -> Option<String> {
        let entry = self.entries.last().filter(|_| self.to_move().is_none())?;
        Some(match (entry.outcome.end, entry.step) {
            (Some(end), _) => end.to_string(),
            (None, Step::Departure(departure)) => departure.name().to_owned(),
            (None, Step::Move(_) | Step::Round) => return None,
        })
    }

    fn standing(&self, side: Side) -> Standing {
        G::standing(self, side)
    }
}
