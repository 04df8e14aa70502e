//! Checking a proof, with the rules and nothing else: no search, no table, no
//! packed board.
//!
//! The text holds one move of the claim's side for every position in which it is
//! asked for one. The checker plays each of them, and every legal reply, until
//! all games are over, and looks whether the claim was kept. A position it has
//! been through is not played again; `visit` says why that, and repetition,
//! cannot break a claim.
//!
//! Whoever wrote the text may have meant to deceive. So nothing that it says is
//! believed: what is not exactly as a proof is written is refused, and no text can
//! make the checker take more time than its moves are worth, more memory than
//! allowed, or a number out of its range.

use std::collections::HashMap;
use std::io::{BufRead, Read};
use std::vec;

use super::header::Header;
use super::visit::{Arrival, Most, Visit};
use super::{CheckError, Claim};
use oanquan::{Cell, Direction, Event, FirstQuan, Move, Position, Refill, Rules, Side, Turn, play};

/// The most turns of a line. The lines that `solve` writes have at most
/// [`MAX_DEPTH`](super::MAX_DEPTH); where both sides borrow, a line could go on for ever.
/// With 999 dân in each cell and five more from each turn, all dân on the board stay
/// below 2^15, so no number of dân overflows.
const MOST_TURNS: usize = 1000;

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

/// Checks the text of a proof. `memory`: the most bytes to take for the positions that
/// it leads to, approximately.
///
/// # Errors
/// [`CheckError`] if it does not prove its claim.
pub fn check(mut proof: impl BufRead, memory: usize) -> Result<Checked, CheckError> {
    let Header { rules, position, claim } = Header::read(&mut proof)?;
    let (met, most_positions) = (HashMap::new(), memory / BYTES);
    let mut checker = Checker { rules: &rules, claim, proof, met, positions: 0, most_positions };
    checker.play_out(&position)?;
    if checker.next_byte()?.is_some() {
        return Err(CheckError::LeftOver);
    }
    let positions = checker.positions;
    Ok(Checked { rules, position, side: claim.side, at_least: claim.at_least, positions })
}

/// A position in few bytes: what lies in the cells, the stores where they matter,
/// and who moves.
type PositionKey = ([u16; 12], [i32; 2], u8);

/// The bytes that a position takes: half of a map may be empty.
const BYTES: usize = 2 * size_of::<(PositionKey, Visit)>();

struct Checker<'a, R> {
    rules: &'a Rules,
    claim: Claim,
    /// The moves that have not been played yet.
    proof: R,
    met: HashMap<PositionKey, Visit>,
    /// How many positions have been played through.
    positions: usize,
    /// How many may be kept.
    most_positions: usize,
}

/// A position on the line that is being played.
struct ProofStep {
    position: Position,
    key: PositionKey,
    /// The margin of the claim's side.
    margin: i32,
    /// Whether the claim is kept when the third time ends the game.
    harmless: bool,
    /// What was known about these cells before.
    before: Visit,
    /// The moves that are still to be played.
    moves: vec::IntoIter<Move>,
    /// What the move being played has done.
    effect: Effect,
    /// What is known from the moves that were played.
    most: Most,
}

/// What a turn has done, as far as it concerns repetition.
#[derive(Clone, Copy, Default)]
struct Effect {
    /// It began with a refill that counts.
    refilled: bool,
    took_quan: bool,
}

/// What follows on a position.
enum Follows {
    /// This is known from before.
    Known(Most),
    /// It has yet to be played.
    New(ProofStep),
}

impl<R: BufRead> Checker<'_, R> {
    /// Plays everything that can follow on `root`. The line is a list and not a
    /// recursion, so none is too deep for the stack.
    fn play_out(&mut self, root: &Position) -> Result<(), CheckError> {
        let mut line = match self.arrive(root.clone())? {
            Follows::Known(_) => return Ok(()),
            Follows::New(step) => vec![step],
        };
        while let Some(mut step) = line.pop() {
            let Some(mv) = step.moves.next() else {
                let visit = self.met[&step.key];
                self.met.insert(step.key, visit.closed(step.before, step.margin, step.most));
                if let Some(before) = line.last_mut() {
                    before.add(step.most)?;
                }
                continue;
            };
            let turn = play(self.rules, &step.position, mv).expect("only legal moves are listed");
            step.effect = self.effect(&turn);
            if turn.end.is_some() {
                if self.margin(&turn.after) < self.claim.at_least {
                    return Err(CheckError::Broken(step.position, mv));
                }
                step.add(Most::default())?;
                line.push(step);
                continue;
            }
            match self.arrive(turn.after)? {
                Follows::Known(most) => {
                    step.add(most)?;
                    line.push(step);
                }
                Follows::New(_) if line.len() + 1 >= MOST_TURNS => {
                    return Err(CheckError::TooLong(MOST_TURNS));
                }
                Follows::New(next) => line.extend([step, next]),
            }
        }
        Ok(())
    }

    /// Comes to a position, the first time to the root.
    fn arrive(&mut self, position: Position) -> Result<Follows, CheckError> {
        if self.positions > 0 && looks_like_forbidding_start(self.rules, &position) {
            return Err(CheckError::Repeats(position));
        }
        let (key, margin) = (self.key(&position), self.margin(&position));
        let before = self.met.get(&key).copied().unwrap_or_default();
        match before.arrive(margin) {
            Arrival::Known(most) => return Ok(Follows::Known(most)),
            Arrival::Repeats => return Err(CheckError::Repeats(position)),
            Arrival::New => {}
        }
        let is_full = self.met.len() >= self.most_positions;
        if is_full || self.met.try_reserve(1).is_err() {
            return Err(CheckError::TooMany(self.met.len()));
        }
        self.met.insert(key, before.opened(margin));
        self.positions += 1;
        let moves = self.moves(&position)?.into_iter();
        let harmless = self.is_claim_met(&position);
        let (effect, most) = (Effect::default(), Most::default());
        Ok(Follows::New(ProofStep { position, key, margin, harmless, before, moves, effect, most }))
    }

    /// The moves to be played in a position: every reply of the other side, the move in
    /// the proof of the claim's side.
    fn moves(&mut self, position: &Position) -> Result<Vec<Move>, CheckError> {
        if position.to_move() != Some(self.claim.side) {
            return Ok(position.legal_moves());
        }
        let found = self.next_byte()?.ok_or_else(|| CheckError::NoMove(position.clone()))?;
        let legal = self.to_move(found).filter(|&mv| position.check(mv).is_ok());
        legal.map(|mv| vec![mv]).ok_or_else(|| CheckError::Illegal(position.clone(), found))
    }

    /// The next byte of the proof. The ends of lines mean nothing.
    fn next_byte(&mut self) -> Result<Option<u8>, CheckError> {
        let mut bytes = Read::by_ref(&mut self.proof).bytes();
        let byte = bytes.find(|byte| !matches!(byte, Ok(b'\n' | b'\r')));
        byte.transpose().map_err(|why| CheckError::Unreadable(why.to_string()))
    }

    /// The move that a digit stands for: the cells of the side ascending, each
    /// with its two directions.
    fn to_move(&self, digit: u8) -> Option<Move> {
        let digit = char::from(digit).to_digit(10)? as usize;
        let cell = Cell::new(self.claim.side.index() * 6 + 1 + digit / 2);
        Some(Move { cell, direction: Direction::BOTH[digit % 2] })
    }

    fn effect(&self, turn: &Turn) -> Effect {
        let is_refill = |event: &Event| matches!(event, Event::Refilled { .. });
        let takes_quan = |event: &Event| matches!(event, Event::Captured { pile, .. } if pile.quan);
        let counts = turn.side != self.claim.side || self.rules.refill == Refill::End;
        Effect {
            refilled: counts && turn.events.iter().any(is_refill),
            took_quan: turn.events.iter().any(takes_quan),
        }
    }

    /// What the claim's side is ahead by.
    fn margin(&self, position: &Position) -> i32 {
        position.store(self.claim.side) - position.store(self.claim.side.next(2))
    }

    /// Whether the claim is kept when the game ends by repetition with the cells of
    /// `position`, and at least as many points in store for the claim's side.
    fn is_claim_met(&self, position: &Position) -> bool {
        let row = |side: Side| -> i32 {
            let cells = position.ring().own_cells(side);
            cells.map(|cell| i32::from(position.pile(cell).dan)).sum()
        };
        let (own, other) = (self.claim.side, self.claim.side.next(2));
        let margin = self.margin(position) + row(own) - row(other);
        self.rules.refill == Refill::Borrow && margin >= self.claim.at_least
    }

    fn key(&self, position: &Position) -> PositionKey {
        let pile = |index| {
            let pile = position.pile(Cell::new(index));
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

impl ProofStep {
    /// Adds what is known from another move.
    fn add(&mut self, most: Most) -> Result<(), CheckError> {
        let cells = self.position.ring().cells();
        let dan = cells.map(|cell| u32::from(self.position.pile(cell).dan)).sum();
        let Effect { refilled, took_quan } = self.effect;
        let most = most.before(dan, refilled, took_quan, self.harmless);
        let most = most.ok_or_else(|| CheckError::Repeats(self.position.clone()))?;
        self.most = self.most.and(most);
        Ok(())
    }
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
