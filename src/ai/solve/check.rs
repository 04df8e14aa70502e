//! Checking a proof, with the rules and nothing else: no search, no table, no
//! packed board.
//!
//! The file holds one move of the claim's side for every position in which it is
//! asked for one. The checker plays each of them, and every legal reply, until
//! all games are over, and looks whether the claim was kept. A position it has
//! been through is not played again.
//!
//! Repetition: no line may come back to cells and stores that it has been in.
//! The same cells with other stores need a refill in between. So a line without
//! two refills between captures of quan cannot see the same cells for the third
//! time, and lines with two are refused.

use std::collections::HashMap;
use std::fmt;

use crate::rules::{Cell, Direction, Event, Move, Position, Rules, Side, Turn, play};

/// The first line of a proof.
pub(super) const TITLE: &str = "o-an-quan proof 1";

/// Whether a line has had a refill since a quan was last captured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Refills(bool);

impl Refills {
    /// The same after a turn; none when that was one refill too many.
    pub fn after(self, refilled: bool, took_quan: bool) -> Option<Refills> {
        match (refilled, took_quan) {
            (_, true) => Some(Refills(false)),
            (true, false) => (!self.0).then_some(Refills(true)),
            (false, false) => Some(self),
        }
    }

    /// Whether another refill would be one too many.
    pub fn is_spent(self) -> bool {
        self.0
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
    /// A line comes back to this position, or refills too often to exclude that.
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
    let mut checker = Checker { rules: &rules, side, at_least, moves, met: HashMap::new() };
    checker.follow(&position, Refills::default())?;
    let (left_over, positions) = (checker.moves.count(), checker.met.len());
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

/// A position in few bytes: what lies in the cells, the stores, who moves, and
/// the refills of the line.
type Place = ([u16; 12], [i32; 2], u8, Refills);

struct Checker<'a, I> {
    rules: &'a Rules,
    side: Side,
    at_least: i32,
    moves: I,
    /// The positions met, and whether all that follows has been played.
    met: HashMap<Place, bool>,
}

impl<I: Iterator<Item = char>> Checker<'_, I> {
    fn follow(&mut self, position: &Position, refills: Refills) -> Result<(), CheckError> {
        let place = place(position, refills);
        match self.met.get(&place) {
            Some(true) => return Ok(()),
            Some(false) => return Err(CheckError::Repeats(position.clone())),
            None => {}
        }
        self.met.insert(place, false);
        if position.to_move() == Some(self.side) {
            let found = self.moves.next().ok_or_else(|| CheckError::NoMove(position.clone()))?;
            let illegal = || CheckError::Illegal(position.clone(), found);
            let mv = self.to_move(found).ok_or_else(illegal)?;
            let turn = play(self.rules, position, mv).map_err(|_| illegal())?;
            self.step(position, &turn, refills)?;
        } else {
            for mv in position.legal_moves() {
                let turn = play(self.rules, position, mv).expect("a listed move is legal");
                self.step(position, &turn, refills)?;
            }
        }
        self.met.insert(place, true);
        Ok(())
    }

    /// Goes on after a turn.
    fn step(&mut self, before: &Position, turn: &Turn, refills: Refills) -> Result<(), CheckError> {
        if turn.end.is_some() {
            let margin = turn.after.store(self.side) - turn.after.store(self.side.next(2));
            return match margin >= self.at_least {
                true => Ok(()),
                false => Err(CheckError::Broken(before.clone(), turn.mv)),
            };
        }
        let is_refill = |event: &Event| matches!(event, Event::Refilled { .. });
        let takes_quan = |event: &Event| matches!(event, Event::Captured { pile, .. } if pile.quan);
        let (refilled, took_quan) =
            (turn.events.iter().any(is_refill), turn.events.iter().any(takes_quan));
        let refills = refills.after(refilled, took_quan);
        self.follow(&turn.after, refills.ok_or_else(|| CheckError::Repeats(before.clone()))?)
    }

    /// The move that a digit stands for: the cells of the side ascending, each
    /// with its two directions.
    fn to_move(&self, digit: char) -> Option<Move> {
        let digit = digit.to_digit(10)? as usize;
        let cell = Cell::new(self.side.index() * 6 + 1 + digit / 2);
        Some(Move { cell, direction: Direction::BOTH[digit % 2] })
    }
}

fn place(position: &Position, refills: Refills) -> Place {
    let pile = |index| {
        let pile = position.pile(Cell::new(index));
        // A cell holds fewer than 2^15 dân by far.
        pile.dan << 1 | u16::from(pile.quan)
    };
    let side = position.to_move().map_or(0, |side| side.index() as u8);
    let stores = [Side::NEAR, Side::FAR].map(|side| position.store(side));
    (std::array::from_fn(pile), stores, side, refills)
}
