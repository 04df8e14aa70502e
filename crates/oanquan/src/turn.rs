//! Playing a turn, in the order of the rules: refill, choose, sow lap by lap,
//! capture in a chain, pass the turn, end the game.

use super::{
    Cell, Direction, EmptyQuan, Event, FirstQuan, GameEnd, IllegalMove, Move, OccupiedQuan,
    Position, Rules, Side, TurnEnd,
};

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The side that played it.
    pub side: Side,
    /// The move.
    pub mv: Move,
    /// All events of the turn, in order.
    pub events: Vec<Event>,
    /// The points captured, excluding the sweep at the end of the game.
    pub captured: i32,
    /// The dân dropped into ponds, whoever gets them.
    pub ponded: u32,
    /// The position after the turn, before the next side's refill.
    pub after: Position,
    /// The reason why the game ended with this turn, or `None` if it continues.
    pub end: Option<GameEnd>,
    /// The reason why the rules would have ended the game with this turn, although its record goes on;
    /// see [`replay`](super::Game::replay).
    pub passed: Option<GameEnd>,
}

impl Turn {
    /// Returns whether the turn took nothing off the board, so that it counts toward the limit of
    /// turns without progress.
    pub fn is_idle(&self) -> bool {
        self.captured == 0 && self.ponded == 0
    }

    /// Ends the game after this turn.
    pub(super) fn end_game(&mut self, rules: &Rules, why: GameEnd) {
        let events = self.after.end_game(rules, why);
        self.events.extend(events);
        self.end = Some(why);
    }

    fn happen(&mut self, rules: &Rules, event: Event) {
        self.after.apply(rules, event);
        self.events.push(event);
    }
}

/// Plays `mv` from `position`. Nothing else changes a position.
/// Threefold repetition, growth and lack of progress depend on what was before; [`super::Game`]
/// handles them.
///
/// # Errors
/// Returns [`IllegalMove`] if the move is illegal.
pub fn play(rules: &Rules, position: &Position, mv: Move) -> Result<Turn, IllegalMove> {
    let side = position.check(rules, mv)?;
    let quan_barred = rules.first_quan == FirstQuan::Forbidden && position.is_start(rules, side);
    let turn = Turn {
        side,
        mv,
        events: Vec::with_capacity(32),
        captured: 0,
        ponded: 0,
        after: position.clone(),
        end: None,
        passed: None,
    };
    let mut sower = Sower { rules, turn, quan_barred };

    if sower.turn.after.is_bare(side) {
        sower.happen(Event::Refilled { side });
    }
    let why = match sower.sow() {
        SowResult::Ended(why) => why,
        SowResult::MayCapture(last) => sower.capture(last),
    };
    sower.happen(Event::TurnEnded(why));

    let mut turn = sower.turn;
    turn.after.to_move = Some(turn.after.next_side(side));
    if let Some(why) = turn.after.ending(rules) {
        turn.end_game(rules, why);
    }
    Ok(turn)
}

/// Plays `mv` from `position`, as [`play`] does, and ends the game by growth if more than
/// `growth_limit` dân lie on the board after it; see [`growth_limit`](super::growth_limit).
///
/// # Errors
/// Returns [`IllegalMove`] if the move is illegal.
pub fn play_within(
    growth_limit: u32,
    rules: &Rules,
    position: &Position,
    mv: Move,
) -> Result<Turn, IllegalMove> {
    let mut turn = play(rules, position, mv)?;
    if turn.end.is_none() && turn.after.dan_on_board() > growth_limit {
        turn.end_game(rules, GameEnd::Growth);
    }
    Ok(turn)
}

/// The outcome of a turn's sowing.
enum SowResult {
    /// The turn ends without a capture.
    Ended(TurnEnd),
    /// The last dân fell into this cell; an empty cell and then a pile follow.
    MayCapture(Cell),
}

/// The hand that plays a turn.
struct Sower<'a> {
    rules: &'a Rules,
    turn: Turn,
    /// Whether the rules bar this turn from capturing a quan.
    quan_barred: bool,
}

impl Sower<'_> {
    /// Sows lap by lap until the next cell starts no further lap.
    fn sow(&mut self) -> SowResult {
        let mut from = self.turn.mv.cell;
        let mut states_before = Vec::new();
        loop {
            let state = (from, self.turn.after.cells);
            if states_before.contains(&state) {
                return SowResult::Ended(TurnEnd::EndlessSowing);
            }
            states_before.push(state);

            let mut last = self.sow_lap(from);
            if self.gives_one(self.next(last)) {
                last = self.pass_one(self.next(last));
            }
            let next = self.next(last);
            if next.is_quan() && !self.may_jump(next) {
                return SowResult::Ended(TurnEnd::AtQuanCell(next));
            }
            if self.is_empty(next) {
                return if self.is_empty(self.next(next)) {
                    SowResult::Ended(TurnEnd::TwoEmptyCells)
                } else {
                    SowResult::MayCapture(last)
                };
            }
            from = next;
        }
    }

    /// Lifts `from`, drops one dân into each following cell, and returns the
    /// cell that received the last one.
    fn sow_lap(&mut self, from: Cell) -> Cell {
        let dan = self.turn.after.pile(from).dan;
        self.happen(Event::Lifted { cell: from, dan });
        let mut last = from;
        for _ in 0..dan {
            last = self.next(last);
            self.drop_into(last);
        }
        last
    }

    /// Returns whether `cell` is a quan cell that gives a dân to the next cell.
    fn gives_one(&self, cell: Cell) -> bool {
        self.rules.occupied_quan == OccupiedQuan::GivesOne
            && cell.is_quan()
            && self.turn.after.pile(cell).dan > 0
    }

    /// Moves one dân of the quan cell to the next cell, which is returned.
    fn pass_one(&mut self, quan_cell: Cell) -> Cell {
        self.happen(Event::Lifted { cell: quan_cell, dan: 1 });
        let next = self.next(quan_cell);
        self.drop_into(next);
        next
    }

    /// Drops one dân from the hand.
    fn drop_into(&mut self, cell: Cell) {
        match self.turn.after.fields().pond_buyer(cell) {
            None => self.happen(Event::Dropped { cell }),
            Some(side) => {
                self.happen(Event::Ponded { side, cell });
                self.turn.ponded += 1;
            }
        }
    }

    /// Captures the pile behind the gap after `last`, then the pile behind the next
    /// gap, and so on; returns why the chain ends.
    fn capture(&mut self, last: Cell) -> TurnEnd {
        let mut from = last;
        loop {
            let gap = self.next(from);
            let cell = self.next(gap);
            let pile = self.turn.after.pile(cell);
            if !self.may_jump(gap) || pile.is_empty() {
                return TurnEnd::ChainOver;
            }
            if pile.quan && self.quan_barred {
                return TurnEnd::FirstTurnQuan(cell);
            }
            if pile.quan && pile.dan < u16::from(self.rules.young_quan) {
                return TurnEnd::YoungQuan(cell);
            }
            self.happen(Event::Captured { side: self.turn.side, gap, cell, pile });
            self.turn.captured += pile.points(self.rules);
            from = cell;
        }
    }

    /// Returns whether `cell` is an empty cell that a capture may jump.
    fn may_jump(&self, cell: Cell) -> bool {
        self.is_empty(cell) && (!cell.is_quan() || self.rules.empty_quan == EmptyQuan::Passes)
    }

    fn is_empty(&self, cell: Cell) -> bool {
        self.turn.after.pile(cell).is_empty()
    }

    fn next(&self, cell: Cell) -> Cell {
        let direction: Direction = self.turn.mv.direction;
        self.turn.after.ring().next(cell, direction)
    }

    fn happen(&mut self, event: Event) {
        self.turn.happen(self.rules, event);
    }
}
