//! Checking a proof, with the rules and nothing else: no search, no table, no
//! packed board.
//!
//! The file holds one move of the claim's side for every position in which it is
//! asked for one. The checker plays each of them, and every legal reply, until
//! all games are over, and looks whether the claim was kept. A position it has
//! been through is not played again.
//!
//! Repetition: the same cells may come up again on a line only with more points
//! in the store of the claim's side than before. The points of the game are
//! always the same, so the other side has refilled in between; cells that come up
//! for the third time have seen two such refills since the first, and as many dân
//! lie on the board as then. So for every position the most dân after two such
//! refills are remembered, and a position with no more than that is refused,
//! unless a repetition there would bear the claim out: the third time the claim's
//! side is further ahead than the first.
//! (Under `refill=end`, where stores decide about the game, the same cells with
//! the same stores may not come up again at all, and every refill counts.) A
//! captured quan never comes back.

use std::collections::HashMap;
use std::fmt;

use crate::rules::{
    Cell, Direction, Event, FirstQuan, Move, Position, Refill, Rules, Side, Turn, play,
};

/// The first line of a proof.
pub(super) const TITLE: &str = "o-an-quan proof 1";

/// Refills after which cells can come up for the third time.
const REFILLS: usize = 2;

/// One more than the most dân on the board until a quan is captured: on all
/// lines of a proof, after one refill that counts, and after two; 0 for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Most([u32; REFILLS + 1]);

impl Most {
    /// The same for lines of both kinds.
    pub fn and(self, other: Most) -> Most {
        Most(std::array::from_fn(|refills| self.0[refills].max(other.0[refills])))
    }

    /// The same for the position, with `dan` dân on the board, before a turn.
    /// `refilled`: it began with a refill that counts. None when its cells could
    /// come up for the third time, and that is not `harmless`.
    pub fn before(self, dan: u32, refilled: bool, took_quan: bool, harmless: bool) -> Option<Most> {
        let Most([all, one, two]) = match (took_quan, refilled) {
            (true, _) => Most::default(),
            (false, true) => Most([self.0[0], self.0[0], self.0[1]]),
            (false, false) => self,
        };
        (harmless || two < dan + 1).then(|| Most([all.max(dan + 1), one, two]))
    }
}

/// What is known about the cells of a position, where stores make no difference.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Visit {
    /// The margin of the claim's side with which the line now played came here.
    open: Option<i32>,
    /// The least such margin from which all has been played through.
    done: Option<(i32, Most)>,
}

/// What is to be done about a position.
pub(super) enum Arrival {
    /// Nothing: what follows is known.
    Known(Most),
    /// It cannot be allowed: it may be the third time.
    Repeats,
    /// All that follows is to be played.
    New,
}

impl Visit {
    /// A line comes to these cells with this margin.
    pub fn arrive(&self, margin: i32) -> Arrival {
        match (self.done, self.open) {
            (Some((least, most)), _) if margin >= least => Arrival::Known(most),
            (_, Some(open)) if margin <= open => Arrival::Repeats,
            _ => Arrival::New,
        }
    }

    /// The same while all that follows is played.
    pub fn opened(self, margin: i32) -> Visit {
        Visit { open: Some(margin), ..self }
    }

    /// The same, which was `before`, when all that follows has been played.
    pub fn closed(self, before: Visit, margin: i32, most: Most) -> Visit {
        let done = match self.done {
            Some((least, most)) if least < margin => (least, most),
            _ => (margin, most),
        };
        Visit { open: before.open, done: Some(done) }
    }
}

/// What a proof shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The rules of the game.
    pub rules: Rules,
    /// The position.
    pub position: Position,
    /// The side that ends ahead.
    pub side: Side,
    /// By at least so many points.
    pub at_least: i32,
    /// How many positions were played through.
    pub positions: usize,
}

/// Why a file proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckError {
    /// This line is not what it should be.
    Line(usize, String),
    /// No move is left in the file for this position.
    NoMove(Position),
    /// The file has this for a move, which cannot be played in this position.
    Illegal(Position, char),
    /// The claim is broken by this move from this position.
    Broken(Position, Move),
    /// A line may come back to this position too often.
    Repeats(Position),
    /// So many moves are left over.
    LeftOver(usize),
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CheckError::Line(number, text) => {
                write!(f, "line {number} of the proof cannot be {text:?}")
            }
            CheckError::NoMove(position) => write!(f, "the proof has no move for {position}"),
            CheckError::Illegal(position, found) => {
                write!(f, "the proof has {found:?} for {position}, which is no move there")
            }
            CheckError::Broken(position, mv) => {
                write!(f, "the claim does not hold after {mv} from {position}")
            }
            CheckError::Repeats(position) => {
                write!(f, "the proof may run into a repetition at {position}")
            }
            CheckError::LeftOver(moves) => write!(f, "the proof has {moves} moves too many"),
        }
    }
}

impl std::error::Error for CheckError {}

/// Checks the text of a proof.
///
/// # Errors
/// [`CheckError`] when it does not prove its claim.
pub fn check(text: &str) -> Result<Checked, CheckError> {
    let mut lines = text.lines();
    let mut line = |number: usize, label: &str| {
        let found = lines.next().unwrap_or_default();
        let refused = || CheckError::Line(number, found.to_owned());
        let value = found.strip_prefix(label).ok_or_else(refused)?;
        Ok((value.trim().to_owned(), refused()))
    };
    line(1, TITLE)?;
    let (options, refused) = line(2, "rules ")?;
    let rules: Rules = options.parse().map_err(|_| refused)?;
    let (position, refused) = line(3, "position ")?;
    let position = Position::parse(&position, &rules).map_err(|_| refused)?;
    let (claim, refused) = line(4, "claim ")?;
    let (side, at_least) = parse_claim(&claim).ok_or(refused)?;

    let moves = lines.flat_map(str::chars);
    let mut checker =
        Checker { rules: &rules, side, at_least, moves, met: HashMap::new(), positions: 0 };
    checker.follow(&position)?;
    let (left_over, positions) = (checker.moves.count(), checker.positions);
    match left_over {
        0 => Ok(Checked { rules, position, side, at_least, positions }),
        _ => Err(CheckError::LeftOver(left_over)),
    }
}

fn parse_claim(text: &str) -> Option<(Side, i32)> {
    let (side, at_least) = text.split_once(' ')?;
    let side = side.parse().ok().filter(|side| *side < 2)?;
    Some((Side::new(side), at_least.parse().ok()?))
}

/// A position in few bytes: what lies in the cells, the stores where they matter,
/// and who moves.
type PositionKey = ([u16; 12], [i32; 2], u8);

struct Checker<'a, I> {
    rules: &'a Rules,
    side: Side,
    at_least: i32,
    moves: I,
    met: HashMap<PositionKey, Visit>,
    /// How many positions have been played through.
    positions: usize,
}

impl<I: Iterator<Item = char>> Checker<'_, I> {
    fn follow(&mut self, position: &Position) -> Result<Most, CheckError> {
        if self.positions > 0 && looks_like_forbidding_start(self.rules, position) {
            return Err(CheckError::Repeats(position.clone()));
        }
        let key = self.key(position);
        let margin = position.store(self.side) - position.store(self.side.next(2));
        let before = self.met.get(&key).copied().unwrap_or_default();
        match before.arrive(margin) {
            Arrival::Known(most) => return Ok(most),
            Arrival::Repeats => return Err(CheckError::Repeats(position.clone())),
            Arrival::New => self.met.insert(key, before.opened(margin)),
        };
        self.positions += 1;
        let most = self.play_on(position)?;
        let visit = self.met[&key];
        self.met.insert(key, visit.closed(before, margin, most));
        Ok(most)
    }

    /// Plays what follows on a position.
    fn play_on(&mut self, position: &Position) -> Result<Most, CheckError> {
        if position.to_move() == Some(self.side) {
            let found = self.moves.next().ok_or_else(|| CheckError::NoMove(position.clone()))?;
            let illegal = || CheckError::Illegal(position.clone(), found);
            let mv = self.to_move(found).ok_or_else(illegal)?;
            let turn = play(self.rules, position, mv).map_err(|_| illegal())?;
            return self.step(position, &turn);
        }
        let mut most = Most::default();
        for mv in position.legal_moves() {
            let turn = play(self.rules, position, mv).expect("a listed move is legal");
            most = most.and(self.step(position, &turn)?);
        }
        Ok(most)
    }

    /// Goes on after a turn from `before`.
    fn step(&mut self, before: &Position, turn: &Turn) -> Result<Most, CheckError> {
        let most = if turn.end.is_some() {
            let margin = turn.after.store(self.side) - turn.after.store(self.side.next(2));
            if margin < self.at_least {
                return Err(CheckError::Broken(before.clone(), turn.mv));
            }
            Most::default()
        } else {
            self.follow(&turn.after)?
        };
        let is_refill = |event: &Event| matches!(event, Event::Refilled { .. });
        let takes_quan = |event: &Event| matches!(event, Event::Captured { pile, .. } if pile.quan);
        let counts = before.to_move() != Some(self.side) || self.rules.refill == Refill::End;
        let refilled = counts && turn.events.iter().any(is_refill);
        let took_quan = turn.events.iter().any(takes_quan);
        let most =
            most.before(dan_on_board(before), refilled, took_quan, self.is_claim_met(before));
        most.ok_or_else(|| CheckError::Repeats(before.clone()))
    }

    /// Whether the claim is kept when the game ends by repetition with the cells of
    /// `position`, and at least as many points in store for the claim's side.
    fn is_claim_met(&self, position: &Position) -> bool {
        let collected = |side: Side| -> i32 {
            let cells = position.ring().own_cells(side);
            let dan: u32 = cells.map(|cell| u32::from(position.pile(cell).dan)).sum();
            position.store(side) + dan as i32
        };
        let margin = collected(self.side) - collected(self.side.next(2));
        self.rules.refill == Refill::Borrow && margin >= self.at_least
    }

    /// The move that a digit stands for: the cells of the side ascending, each
    /// with its two directions.
    fn to_move(&self, digit: char) -> Option<Move> {
        let digit = digit.to_digit(10)? as usize;
        let cell = Cell::new(self.side.index() * 6 + 1 + digit / 2);
        Some(Move { cell, direction: Direction::BOTH[digit % 2] })
    }

    fn key(&self, position: &Position) -> PositionKey {
        let pile = |index| {
            let pile = position.pile(Cell::new(index));
            // A cell holds fewer than 2^15 dân by far.
            pile.dan << 1 | u16::from(pile.quan)
        };
        let side = position.to_move().map_or(0, |side| side.index() as u8);
        let stores = match self.rules.refill {
            Refill::End => [Side::NEAR, Side::FAR].map(|side| position.store(side)),
            Refill::Borrow => [0, 0],
        };
        (std::array::from_fn(pile), stores, side)
    }
}

fn dan_on_board(position: &Position) -> u32 {
    position.ring().cells().map(|cell| u32::from(position.pile(cell).dan)).sum()
}

/// Whether these are the cells of a start whose first turn cannot capture a quan,
/// whatever the stores.
fn looks_like_forbidding_start(rules: &Rules, position: &Position) -> bool {
    if rules.first_quan != FirstQuan::Forbidden {
        return false;
    }
    let start = Position::start(rules, Side::NEAR);
    position.ring().cells().all(|cell| position.pile(cell) == start.pile(cell))
}
