//! A game: a start position, the turns played from it, the departures and, in a match of several
//! rounds, the sales between them.

use super::departure::end_by;
use super::{
    CannotDepart, Departure, DepartureRecord, Event, GameEnd, IllegalMove, Move, Position,
    REFILL_DAN, Refill, Rules, SaleRecord, Side, Turn, growth_limit, idle_limit, play,
};

/// The number of occurrences of the same cells and side to move that ends a game.
pub const REPETITIONS: usize = 3;

/// How many turns before the end for lack of a capture players should learn of it.
pub const IDLE_NOTICE: usize = 10;

/// A game from its start to the current position, with the history that repetition, growth and progress need. With
/// `series=fields`, it is a match of several rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) rules: Rules,
    pub(super) start: Position,
    pub(super) entries: Vec<GameEntry>,
    /// The index of each turn among the entries, so that finding one needs no search.
    turns: Vec<usize>,
    /// The index of each sale among the entries.
    pub(super) sales: Vec<usize>,
    /// The number of turns at the beginning that do not count as turns without a capture: those of
    /// a record that goes on past the point where the game would now end.
    pub(super) uncounted: usize,
}

/// One entry of a game: a turn, a departure, or the sale after a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameEntry {
    /// A turn.
    Turn(Turn),
    /// A departure.
    Departure(DepartureRecord),
    /// The sale after a round, with which the next round begins.
    Sale(SaleRecord),
}

impl GameEntry {
    /// Returns the side that acted, or `None` for an agreed end and a sale.
    pub fn side(&self) -> Option<Side> {
        match self {
            GameEntry::Turn(turn) => Some(turn.side),
            GameEntry::Departure(departure) => departure.how.side(),
            GameEntry::Sale(_) => None,
        }
    }

    /// Returns the position after this entry.
    pub fn after(&self) -> &Position {
        match self {
            GameEntry::Turn(turn) => &turn.after,
            GameEntry::Departure(departure) => &departure.after,
            GameEntry::Sale(sale) => &sale.after,
        }
    }

    /// Returns the events of this entry.
    pub fn events(&self) -> &[Event] {
        match self {
            GameEntry::Turn(turn) => &turn.events,
            GameEntry::Departure(departure) => &departure.events,
            GameEntry::Sale(_) => &[],
        }
    }

    /// Returns why the game, or the round of a match, ended with this entry, or `None` if it
    /// continued.
    pub fn end(&self) -> Option<GameEnd> {
        match self {
            GameEntry::Turn(turn) => turn.end,
            GameEntry::Departure(departure) => departure.end,
            GameEntry::Sale(_) => None,
        }
    }

    /// Returns why the rules would have ended the game with this entry, although its record goes on; see
    /// [`Game::replay`].
    pub fn passed(&self) -> Option<GameEnd> {
        match self {
            GameEntry::Turn(turn) => turn.passed,
            GameEntry::Departure(departure) => departure.passed,
            GameEntry::Sale(_) => None,
        }
    }

    /// Returns the turn, or `None` for another entry.
    pub fn turn(&self) -> Option<&Turn> {
        match self {
            GameEntry::Turn(turn) => Some(turn),
            GameEntry::Departure(_) | GameEntry::Sale(_) => None,
        }
    }

    /// Returns the departure, or `None` for another entry.
    pub fn departure(&self) -> Option<&DepartureRecord> {
        match self {
            GameEntry::Departure(departure) => Some(departure),
            GameEntry::Turn(_) | GameEntry::Sale(_) => None,
        }
    }

    /// Returns the sale, or `None` for another entry.
    pub fn sale(&self) -> Option<&SaleRecord> {
        match self {
            GameEntry::Sale(sale) => Some(sale),
            GameEntry::Turn(_) | GameEntry::Departure(_) => None,
        }
    }
}

impl Game {
    /// Creates a game under `rules` that begins at `start`. The start counts for
    /// repetition.
    pub fn new(rules: Rules, start: Position) -> Self {
        let (entries, turns, sales) = (Vec::new(), Vec::new(), Vec::new());
        Game { rules, start, entries, turns, sales, uncounted: 0 }
    }

    /// Returns the rules of the game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the start position, in a match of several rounds that of the first one.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        self.last_entry().map_or(&self.start, GameEntry::after)
    }

    /// Returns the legal moves in the current position, as [`Position::legal_moves`] does.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.position().legal_moves(&self.rules)
    }

    /// Returns all turns, departures and sales so far, in order.
    pub fn entries(&self) -> &[GameEntry] {
        &self.entries
    }

    /// Returns the latest entry.
    pub fn last_entry(&self) -> Option<&GameEntry> {
        self.entries.last()
    }

    /// Returns the turns played so far, in all rounds.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = &Turn> + Clone {
        self.turns.iter().filter_map(|index| self.entries[*index].turn())
    }

    /// Returns the number of turns played so far.
    pub fn turn_count(&self) -> usize {
        self.turns.len()
    }

    /// Returns the turn with this index, from 0.
    pub fn turn(&self, index: usize) -> Option<&Turn> {
        self.turns.get(index).and_then(|index| self.entries[*index].turn())
    }

    /// Returns the number of turns among the first `entries` [entries](Self::entries).
    pub fn turns_in(&self, entries: usize) -> usize {
        self.turns.partition_point(|index| *index < entries)
    }

    /// Returns the departures so far.
    pub fn departures(&self) -> impl DoubleEndedIterator<Item = &DepartureRecord> + Clone {
        self.entries.iter().filter_map(GameEntry::departure)
    }

    /// Returns the positions that count for repetition: those of the current round, its start first,
    /// or those from the last repetition on [past which](Self::replay) its record goes. A departure out
    /// of turn does not add a position.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        let mut entries = self.round_entries();
        let mut start = self.round_start();
        let is_passed = |entry: &GameEntry| entry.passed() == Some(GameEnd::Repetition);
        if let Some(last) = entries.iter().rposition(is_passed) {
            (start, entries) = (entries[last].after(), &entries[last + 1..]);
        }
        let mut to_move = start.to_move();
        let new = move |entry: &&GameEntry| {
            let before = std::mem::replace(&mut to_move, entry.after().to_move());
            entry.turn().is_some() || before != to_move
        };
        std::iter::once(start).chain(entries.iter().filter(new).map(GameEntry::after))
    }

    /// Returns why the game, or the current round of a match, is over, or `None` if it continues.
    pub fn end(&self) -> Option<GameEnd> {
        self.last_entry()?.end()
    }

    /// Plays a turn and returns it.
    ///
    /// # Errors
    /// Returns [`IllegalMove`] if the move is illegal; the game is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<&Turn, IllegalMove> {
        let mut turn = play(&self.rules, self.position(), mv)?;
        if turn.end.is_none()
            && let Some(why) = self.end_after(&turn)
        {
            turn.end_game(&self.rules, why);
        }
        Ok(self.push(turn))
    }

    /// Returns why the game ends with `turn` because of what was before it, or `None`.
    fn end_after(&self, turn: &Turn) -> Option<GameEnd> {
        let is_idle = || turn.is_idle() && self.idle_turns() + 1 >= self.idle_limit();
        if is_repeated(self.positions(), &turn.after) {
            Some(GameEnd::Repetition)
        } else if turn.after.dan_on_board() > self.growth_limit() {
            Some(GameEnd::Growth)
        } else {
            is_idle().then_some(GameEnd::NoProgress)
        }
    }

    /// Returns the most dân that may lie on the board after a turn; see [`growth_limit`]. A record that
    /// goes on past the end by growth begins anew from there.
    pub fn growth_limit(&self) -> u32 {
        let is_passed = |entry: &&GameEntry| entry.passed() == Some(GameEnd::Growth);
        let passed = self.round_entries().iter().rev().find(is_passed);
        growth_limit(&self.rules, passed.map_or(self.round_start(), GameEntry::after))
    }

    /// Returns the number of turns without a capture that have been played in a row, as far as
    /// they count toward [`idle_limit`](Self::idle_limit).
    pub fn idle_turns(&self) -> usize {
        self.idle_turns_in_a_row().min(self.turn_count().saturating_sub(self.uncounted))
    }

    /// Returns the number of turns without a capture at the end of the current round.
    pub(super) fn idle_turns_in_a_row(&self) -> usize {
        let turns = self.round_entries().iter().rev().filter_map(GameEntry::turn);
        turns.take_while(|turn| turn.is_idle()).count()
    }

    /// Returns the number of turns in a row without a capture that ends the game.
    pub fn idle_limit(&self) -> usize {
        idle_limit(self.rules.sides)
    }

    /// Returns how many more turns without a capture end the game, if they are so few that players
    /// want to know: at most [`IDLE_NOTICE`].
    pub fn idle_turns_left(&self) -> Option<usize> {
        let left = self.idle_limit().saturating_sub(self.idle_turns());
        (self.end().is_none() && left <= IDLE_NOTICE).then_some(left)
    }

    /// Returns how many dân lie on the board, if a refill can bring more than [`growth_limit`](Self::growth_limit) allows,
    /// so that players want to know.
    pub fn growth_near(&self) -> Option<u32> {
        let dan = self.position().dan_on_board();
        let can_borrow = self.rules.refill == Refill::Borrow && self.end().is_none();
        (can_borrow && dan.saturating_add_signed(REFILL_DAN) > self.growth_limit()).then_some(dan)
    }

    fn push(&mut self, turn: Turn) -> &Turn {
        self.turns.push(self.entries.len());
        self.entries.push(GameEntry::Turn(turn));
        self.last_turn()
    }

    /// Returns the last entry, which is a turn.
    pub(super) fn last_turn(&self) -> &Turn {
        self.last_entry().and_then(GameEntry::turn).expect("the last entry is a turn")
    }

    /// Records a departure. A side that leaves has no more turns and ranks last; its
    /// cells stay in play. The game ends when only one side remains.
    ///
    /// # Errors
    /// Returns [`CannotDepart`] if the departure is not possible; the game is then unchanged.
    pub fn depart(&mut self, departure: Departure) -> Result<&DepartureRecord, CannotDepart> {
        let departure = depart_after(&self.rules, self.positions(), self.position(), departure)?;
        self.entries.push(GameEntry::Departure(departure));
        Ok(self.last_departure())
    }

    /// Returns the last entry, which is a departure.
    pub(super) fn last_departure(&self) -> &DepartureRecord {
        self.last_entry().and_then(GameEntry::departure).expect("the last entry is a departure")
    }

    /// Takes back the latest entry and returns it, or `None` at the start.
    pub fn undo(&mut self) -> Option<GameEntry> {
        for indices in [&mut self.turns, &mut self.sales] {
            indices.pop_if(|index| *index + 1 == self.entries.len());
        }
        self.entries.pop()
    }

    /// Returns the game after its first `entries` [entries](Self::entries), or the whole
    /// game if it has no more than that.
    pub fn up_to(&self, entries: usize) -> Game {
        let mut earlier = self.clone();
        earlier.entries.truncate(entries);
        earlier.turns.truncate(self.turns_in(entries));
        earlier.sales.retain(|index| *index < entries);
        earlier
    }

    /// Returns the number of entries before the turn with this number, counted from 1; that of
    /// all entries if there are fewer turns.
    pub fn entries_before_turn(&self, turn: usize) -> usize {
        self.turns.get(turn.saturating_sub(1)).copied().unwrap_or(self.entries.len())
    }

    /// Returns the number of entries up to and including the turn with this number, counted
    /// from 1; 0 for number 0, and that of all entries if there are fewer turns.
    pub fn entries_to_turn(&self, turn: usize) -> usize {
        if turn == 0 { 0 } else { (self.entries_before_turn(turn) + 1).min(self.entries.len()) }
    }
}

/// Returns the record of a departure from `position` at the end of a game with these earlier
/// `positions`, `position` included, which matter for repetition. A departure out of turn does not add
/// a position.
///
/// # Errors
/// Returns [`CannotDepart`] if the departure is not possible.
fn depart_after<'a>(
    rules: &Rules,
    positions: impl Iterator<Item = &'a Position>,
    position: &Position,
    departure: Departure,
) -> Result<DepartureRecord, CannotDepart> {
    position.check_departure(departure)?;
    let mut after = departure.side().map_or(position.clone(), |side| position.without(side));
    let end = if departure == Departure::Stopped || after.remaining_sides() == 1 {
        Some(end_by(departure))
    } else if after.to_move() == position.to_move() {
        None
    } else {
        let repeated = is_repeated(positions, &after).then_some(GameEnd::Repetition);
        after.ending(rules).or(repeated)
    };
    let events = end.map_or_else(Vec::new, |why| after.end_game(rules, why));
    Ok(DepartureRecord { how: departure, events, after, end, passed: None })
}

/// Returns whether reaching `position` after `positions` would end the game by repetition.
fn is_repeated<'a>(positions: impl Iterator<Item = &'a Position>, position: &Position) -> bool {
    let state = (&position.cells, position.to_move);
    let same = |at: &&Position| (&at.cells, at.to_move) == state;
    positions.filter(same).count() + 1 == REPETITIONS
}
