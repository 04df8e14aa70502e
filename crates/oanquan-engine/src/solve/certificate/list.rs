//! The listed positions.

use std::collections::HashMap;
use std::io::BufRead;

use super::super::CheckError;
use super::super::header::{Header, read_line};
use basics::Excerpt;
use oanquan::{Cell, Move, Position};

/// The greatest gain, in points: more than any game has.
const MAX_GAIN: i32 = 99_999;

/// The cells of a position, each with twice its dân, and one more for a quan; the side to move; and, where
/// stores matter, the gain, which determines them.
type Key = ([u16; 12], u8, i32);

/// A line of the list.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    key: Key,
    /// How many points more than the other side the claim's side gains from here.
    pub gain: i32,
    /// The move of the claim's side.
    pub mv: Option<Move>,
}

/// The lines of a proof.
pub(super) struct List<'a> {
    header: &'a Header,
    lines: Vec<Line>,
    numbers: HashMap<Key, u32>,
}

impl<'a> List<'a> {
    /// Reads at most `most` lines.
    pub fn read(
        header: &'a Header,
        mut proof: impl BufRead,
        most: usize,
    ) -> Result<Self, CheckError> {
        let mut list = List { header, lines: Vec::new(), numbers: HashMap::new() };
        while let Some(text) = read_line(&mut proof)? {
            let number = list.lines.len();
            let wrong = || CheckError::Line(number + 5, Excerpt::of(&text));
            let line = list.parse(&text).ok_or_else(wrong)?;
            let has_room = number < most.min(u32::MAX as usize)
                && list.lines.try_reserve(1).is_ok()
                && list.numbers.try_reserve(1).is_ok();
            if !has_room {
                return Err(CheckError::TooMany(number));
            }
            if list.numbers.insert(line.key, number as u32).is_some() {
                return Err(CheckError::Twice(number + 5, Excerpt::of(&text)));
            }
            list.lines.push(line);
        }
        Ok(list)
    }

    /// Parses a line, which has a single spelling; returns `None` if it is not valid.
    fn parse(&self, text: &str) -> Option<Line> {
        let mut parts = text.split(' ');
        let (cells, side, gain) = (parts.next()?, parts.next()?, parts.next()?);
        let gain: i32 = gain.parse().ok().filter(|number: &i32| number.to_string() == gain)?;
        let mv = match parts.next() {
            Some(mv) => Some(mv.parse().ok().filter(|known: &Move| known.to_string() == mv)?),
            None => None,
        };
        (parts.next().is_none() && gain.abs() <= MAX_GAIN).then_some(())?;
        let position = self.header.place(&format!("{cells} {side}"), gain)?;
        Some(Line { key: self.key(&position, gain), gain, mv })
    }

    pub fn len(&self) -> usize {
        self.lines.len()
    }

    pub fn line(&self, number: usize) -> &Line {
        &self.lines[number]
    }

    /// Returns the number of the line for a position from which the claim's side has to gain `gain`.
    pub fn find(&self, position: &Position, gain: i32) -> Option<usize> {
        self.numbers.get(&self.key(position, gain)).map(|number| *number as usize)
    }

    /// Returns the position of a line. The start has its stores; others have any, unless they matter.
    pub fn position(&self, number: usize) -> Position {
        let Line { key: (piles, side, _), gain, .. } = self.lines[number];
        let start = &self.header.position;
        if self.key(start, self.header.needed()) == self.lines[number].key {
            return start.clone();
        }
        let pile = |twice: u16| match (twice % 2, twice / 2) {
            (1, 0) => "Q".to_owned(),
            (1, dan) => format!("Q{dan}"),
            (_, dan) => dan.to_string(),
        };
        let cells = piles.map(pile).join(",");
        self.header.place(&format!("{cells} {side}"), gain).expect("a line that was read")
    }

    /// Returns for every line a number that it shares with the lines of the same cells and side.
    pub fn groups(&self) -> Vec<u32> {
        let mut groups = HashMap::new();
        let group = |line: &Line| {
            let next = groups.len() as u32;
            *groups.entry((line.key.0, line.key.1)).or_insert(next)
        };
        self.lines.iter().map(group).collect()
    }

    fn key(&self, position: &Position, gain: i32) -> Key {
        let pile = |index| {
            let pile = position.pile(Cell::new(index));
            pile.dan << 1 | u16::from(pile.quan)
        };
        let side = position.to_move().map_or(0, |side| side.index() as u8);
        let gain = if self.header.rules.refill.can_fail() { gain } else { 0 };
        (std::array::from_fn(pile), side, gain)
    }
}
