//! Checks a proof by the rules alone, without a search, a table or the packed board.
//!
//! A text that lists gains goes to `certificate`. Otherwise it contains one move of the claim's side for every position in which that side is to
//! move. The checker plays these moves and every legal reply until all games are over, and checks
//! that each result meets the claim. It does not play the same position twice; `visit` explains
//! why neither that nor a repetition can break a claim.
//!
//! The text may be malicious, so the checker trusts nothing in it. It refuses any deviation from
//! the exact format. No text can make it take more time than the moves in it justify, use more
//! memory than allowed, or overflow a number.

use std::collections::HashMap;
use std::io::{BufRead, Read};
use std::vec;

use super::certificate::{check_lines, swept};
use super::header::{Form, Header};
use super::lines::{Lines, MOVE_BYTES};
use super::visit::{Arrival, Effect, Extended, Most, Visit};
use super::{CheckError, Claim};
use crate::engine::{IDLE_LIMIT, REPEAT_GAIN};
use oanquan::{
    Cell, Direction, Event, FirstQuan, Move, Position, Rules, Side, Turn, growth_limit, play_within,
};

/// The most turns in a line. The lines that `solve` writes have at most
/// [`MAX_DEPTH`](super::MAX_DEPTH), but while both sides borrow, a line could continue forever.
/// With 999 dân in each cell and five more in each turn, the dân on the board stay below 2^15, so
/// no number of dân overflows.
const MAX_TURNS: usize = 1000;

/// The claim of a checked proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The rules of the game.
    pub rules: Rules,
    /// The position.
    pub position: Position,
    /// The side that ends ahead.
    pub side: Side,
    /// The least margin by which it ends ahead, in points.
    pub at_least: i32,
    /// The number of positions played.
    pub positions: usize,
}

/// Checks the text of a proof. `memory` limits the record of positions, approximately, in bytes.
///
/// # Errors
/// Returns [`CheckError`] if the text does not prove its claim.
pub fn check(mut proof: impl BufRead, memory: usize) -> Result<Checked, CheckError> {
    let header = Header::read(&mut proof)?;
    if header.form == Form::Gains {
        return check_lines(&header, proof, memory);
    }
    let Header { rules, position, claim, .. } = header;
    let (met, most_positions) = (HashMap::new(), memory / BYTES);
    let (lines, doubtful) = (Lines::default(), HashMap::new());
    let mut checker = Checker {
        rules: &rules,
        growth_limit: growth_limit(&rules, &position),
        claim,
        proof,
        met,
        lines,
        doubtful,
        positions: 0,
        most_positions,
    };
    checker.play_out(&position)?;
    checker.confirm_no_repetition()?;
    if checker.next_byte()?.is_some() {
        return Err(CheckError::LeftOver);
    }
    let positions = checker.positions;
    Ok(Checked { rules, position, side: claim.side, at_least: claim.at_least, positions })
}

/// A compact position: the contents of the cells, the stores where they matter, and the side to
/// move.
type PositionKey = ([u16; 12], [i32; 2], u8);

/// The memory for each recorded position, given that half of a map may be empty.
const BYTES: usize = 2 * size_of::<(PositionKey, Visit)>();
/// How many recorded positions take as much memory as a doubtful one.
const DOUBTFUL: usize = 4;

struct Checker<'a, R> {
    rules: &'a Rules,
    /// The most dân that may lie on the board after a turn of the game, which begins at the position.
    growth_limit: u32,
    claim: Claim,
    /// The remaining moves.
    proof: R,
    met: HashMap<PositionKey, Visit>,
    /// The moves played.
    lines: Lines,
    /// The positions, by number, whose third occurrence would break the claim and is not excluded
    /// by the dân on the board.
    doubtful: HashMap<u32, Box<Position>>,
    /// The number of positions played.
    positions: usize,
    /// The number of positions that fit into memory.
    most_positions: usize,
}

/// A position on the current line.
struct ProofStep {
    position: Position,
    number: u32,
    key: PositionKey,
    /// The margin of the claim's side.
    margin: i32,
    /// Whether the claim holds if the third occurrence of the position ends the game.
    harmless: bool,
    /// The record of the position before this line reached it.
    before: Visit,
    /// The moves left to play.
    moves: vec::IntoIter<Move>,
    /// The effect of the current move.
    effect: Effect,
    /// The maxima over the moves played so far.
    most: Most,
}

/// The continuations of a position.
enum Follows {
    /// They were played earlier: the number of the position and the result.
    Known(u32, Most),
    /// They are yet to be played.
    New(Box<ProofStep>),
}

impl<R: BufRead> Checker<'_, R> {
    /// Plays all continuations of `root`. Uses a list instead of recursion, so that no line
    /// overflows the stack.
    fn play_out(&mut self, root: &Position) -> Result<(), CheckError> {
        let mut line = match self.arrive(root.clone())? {
            Follows::Known(..) => return Ok(()),
            Follows::New(step) => vec![step],
        };
        while let Some(mut step) = line.pop() {
            let Some(mv) = step.moves.next() else {
                let visit = self.met[&step.key];
                self.met.insert(step.key, visit.closed(step.before, step.margin, step.most));
                if let Some(before) = line.last_mut() {
                    self.add(before, step.most)?;
                }
                continue;
            };
            let turn = play_within(self.growth_limit, self.rules, &step.position, mv);
            let turn = turn.expect("only legal moves are listed");
            step.effect = self.effect(&turn);
            if turn.end.is_some() {
                if self.margin(&turn.after) < self.claim.at_least {
                    return Err(CheckError::Broken(step.position.into(), mv));
                }
                self.add(&mut step, Most::default())?;
                line.push(step);
                continue;
            }
            match self.arrive(turn.after)? {
                Follows::Known(number, most) => {
                    self.note_move(step.number, number)?;
                    self.add(&mut step, most)?;
                    line.push(step);
                }
                Follows::New(_) if line.len() + 1 >= MAX_TURNS => {
                    return Err(CheckError::TooLong(MAX_TURNS));
                }
                Follows::New(next) => {
                    self.note_move(step.number, next.number)?;
                    line.extend([step, next]);
                }
            }
        }
        Ok(())
    }

    /// Records the arrival at a position, the first one being the root.
    fn arrive(&mut self, position: Position) -> Result<Follows, CheckError> {
        if self.positions > 0 && looks_like_forbidding_start(self.rules, &position) {
            return Err(CheckError::Repeats(position.into()));
        }
        let (key, margin) = (self.key(&position), self.margin(&position));
        let new = || Visit::unvisited(u32::try_from(self.met.len()).unwrap_or(u32::MAX));
        let before = self.met.get(&key).copied().unwrap_or_else(new);
        let number = before.number;
        match before.arrive(margin) {
            Arrival::Known(most) => return Ok(Follows::Known(number, most)),
            Arrival::Repeats => return Err(CheckError::Repeats(position.into())),
            Arrival::New => {}
        }
        if self.is_full() || number == u32::MAX || self.met.try_reserve(1).is_err() {
            return Err(CheckError::TooMany(self.met.len()));
        }
        self.met.insert(key, before.opened(margin));
        self.positions += 1;
        let moves = self.moves(&position)?.into_iter();
        let harmless = self.is_claim_met(&position);
        let (effect, most) = (Effect::default(), Most::default());
        let step =
            ProofStep { position, number, key, margin, harmless, before, moves, effect, most };
        Ok(Follows::New(Box::new(step)))
    }

    /// Returns whether the memory is used up.
    fn is_full(&self) -> bool {
        let moves = self.lines.len() / (BYTES / MOVE_BYTES);
        self.met.len() + moves + DOUBTFUL * self.doubtful.len() >= self.most_positions
    }

    fn note_move(&mut self, from: u32, to: u32) -> Result<(), CheckError> {
        let noted = if self.is_full() { None } else { self.lines.add(from, to) };
        noted.ok_or(CheckError::TooMany(self.met.len()))
    }

    /// Adds the maxima after another move of a position.
    fn add(&mut self, step: &mut ProofStep, most: Most) -> Result<(), CheckError> {
        let dan = step.position.dan_on_board();
        let position = || Box::new(step.position.clone());
        let most = match most.before(dan, step.effect, step.harmless) {
            Extended::Safe(most) => most,
            Extended::Recurs(most) if !self.rules.refill.can_fail() => {
                if self.is_full() || self.doubtful.try_reserve(1).is_err() {
                    return Err(CheckError::TooMany(self.met.len()));
                }
                self.doubtful.entry(step.number).or_insert_with(position);
                most
            }
            Extended::Recurs(_) => return Err(CheckError::Repeats(position())),
            Extended::Idle => return Err(CheckError::Idle(position(), IDLE_LIMIT)),
        };
        step.most = step.most.and(most);
        Ok(())
    }

    /// Checks that no line returns to a doubtful position.
    fn confirm_no_repetition(&mut self) -> Result<(), CheckError> {
        if self.doubtful.is_empty() {
            return Ok(());
        }
        let recurs = self.lines.recurring(self.met.len());
        let doubtful = std::mem::take(&mut self.doubtful).into_iter();
        let broken = doubtful.filter(|(number, _)| recurs[*number as usize]);
        match broken.min_by_key(|(number, _)| *number) {
            Some((_, position)) => Err(CheckError::Repeats(position)),
            None => Ok(()),
        }
    }

    /// Returns the moves to play in a position: every reply of the other side, or the move of the
    /// claim's side from the proof.
    fn moves(&mut self, position: &Position) -> Result<Vec<Move>, CheckError> {
        if position.to_move() != Some(self.claim.side) {
            return Ok(position.legal_moves(self.rules));
        }
        let found = self.next_byte()?.ok_or_else(|| CheckError::NoMove(position.clone().into()))?;
        let legal = self.to_move(found).filter(|&mv| position.check(self.rules, mv).is_ok());
        legal.map(|mv| vec![mv]).ok_or_else(|| CheckError::Illegal(position.clone().into(), found))
    }

    /// Returns the next byte of the proof, ignoring line breaks.
    fn next_byte(&mut self) -> Result<Option<u8>, CheckError> {
        let mut bytes = Read::by_ref(&mut self.proof).bytes();
        let byte = bytes.find(|byte| !matches!(byte, Ok(b'\n' | b'\r')));
        byte.transpose().map_err(|why| CheckError::Unreadable(why.to_string()))
    }

    /// Decodes a digit. Digits number the moves by ascending cell of the claim's side, with two
    /// directions each.
    fn to_move(&self, digit: u8) -> Option<Move> {
        let digit = char::from(digit).to_digit(10)? as usize;
        let cell = Cell::new(self.claim.side.index() * 6 + 1 + digit / 2);
        Some(Move { cell, direction: Direction::BOTH[digit % 2] })
    }

    fn effect(&self, turn: &Turn) -> Effect {
        let is_refill = |event: &Event| matches!(event, Event::Refilled { .. });
        let takes_quan = |event: &Event| matches!(event, Event::Captured { pile, .. } if pile.quan);
        let counts = turn.side != self.claim.side || self.rules.refill.can_fail();
        Effect {
            refilled: counts && turn.events.iter().any(is_refill),
            captured: turn.captured > 0,
            took_quan: turn.events.iter().any(takes_quan),
        }
    }

    /// Returns the margin of the claim's side.
    fn margin(&self, position: &Position) -> i32 {
        position.store(self.claim.side) - position.store(self.claim.side.next(2))
    }

    /// Returns whether the claim holds if the game ends with the third occurrence of the cells of
    /// `position`, when the claim's side is further ahead than now.
    fn is_claim_met(&self, position: &Position) -> bool {
        let margin = self.margin(position) + swept(self.rules, position, self.claim.side);
        !self.rules.refill.can_fail() && margin + REPEAT_GAIN >= self.claim.at_least
    }

    fn key(&self, position: &Position) -> PositionKey {
        let pile = |index| {
            let pile = position.pile(Cell::new(index));
            pile.dan << 1 | u16::from(pile.quan)
        };
        let side = position.to_move().map_or(0, |side| side.index() as u8);
        let stores = match self.rules.refill.can_fail() {
            true => [Side::NEAR, Side::FAR].map(|side| position.store(side)),
            false => [0, 0],
        };
        (std::array::from_fn(pile), stores, side)
    }
}

/// Returns whether the position has the cells of a start whose first turn may not capture a quan,
/// whatever the stores.
pub(super) fn looks_like_forbidding_start(rules: &Rules, position: &Position) -> bool {
    if rules.first_quan != FirstQuan::Forbidden {
        return false;
    }
    let mut starts = Position::starts(rules, Side::NEAR, position.fields());
    starts.any(|start| position.ring().cells().all(|cell| position.pile(cell) == start.pile(cell)))
}
