//! The first lines of a proof, which state its claim.

use std::fmt;
use std::io::{BufRead, Read};

use super::{CheckError, Claim};
use basics::Excerpt;
use oanquan::{Position, Rules, Side};

/// The first line, and the labels of the lines that follow.
const TITLES: [&str; 2] = ["o-an-quan proof 1", "o-an-quan proof 2"];
const RULES: &str = "rules ";
const POSITION: &str = "position ";
const CLAIM: &str = "claim ";
/// The most bytes read of a line; the longest valid line has a few hundred.
const MAX_BYTES: u64 = 1000;

/// What follows the header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// The moves of the claim's side, in the order in which the checker needs them.
    Moves,
    /// What the claim's side gains from each position.
    Gains,
}

/// A claim, with the position and the rules of its two-sided game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Header {
    pub form: Form,
    pub rules: Rules,
    pub position: Position,
    pub claim: Claim,
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Header { form, rules, position, claim } = self;
        writeln!(f, "{}", TITLES[*form as usize])?;
        writeln!(f, "{RULES}{rules}")?;
        writeln!(f, "{POSITION}{position}")?;
        writeln!(f, "{CLAIM}{} {}", claim.side, claim.at_least)
    }
}

impl Header {
    /// Reads exactly the format that [`Display`](fmt::Display) writes. Because every header has a
    /// single spelling, no text is ambiguous.
    ///
    /// # Errors
    /// Returns [`CheckError`] for the first invalid line.
    pub fn read(proof: &mut impl BufRead) -> Result<Header, CheckError> {
        let mut line = || Ok(read_line(proof)?.unwrap_or_default());
        let lines = [line()?, line()?, line()?, line()?];
        let [title, rules, position, claim] = &lines;
        let form = match TITLES.iter().position(|known| known == title) {
            Some(0) => Form::Moves,
            Some(_) => Form::Gains,
            None => return Err(CheckError::Title(Excerpt::of(title))),
        };
        let rules: Rules = after(2, RULES, rules)?.parse().map_err(CheckError::Rules)?;
        let position = Position::parse(after(3, POSITION, position)?, &rules);
        let position = position.map_err(CheckError::Position)?;
        let claim_text = after(4, CLAIM, claim)?;
        let claim = parse_claim(claim_text).ok_or_else(|| CheckError::Claim(Excerpt::of(claim)))?;

        let header = Header { form, rules, position, claim };
        let written = header.to_string();
        for (number, (found, usual)) in (1..).zip(lines.iter().zip(written.lines())) {
            if found != usual {
                return Err(CheckError::Spelling(number, found.as_str().into(), usual.into()));
            }
        }
        match header.position.ring().sides().max(header.rules.sides) {
            2 if header.position.to_move().is_none() => Err(CheckError::Over),
            2 if !header.position.fields().are_unsold() => Err(CheckError::SoldCells),
            2 => Ok(header),
            sides => Err(CheckError::Sides(sides)),
        }
    }
}

impl Header {
    /// Returns how many points the claim's side has to gain.
    pub fn needed(&self) -> i32 {
        let (side, position) = (self.claim.side, &self.position);
        self.claim.at_least - (position.store(side) - position.store(side.next(2)))
    }

    /// Returns the position with these cells and this side to move in which the claim's side has to gain
    /// `gain`; where stores do not matter, they are 0. Returns `None` if there is none, or if the game is over
    /// there.
    pub fn place(&self, cells_and_side: &str, gain: i32) -> Option<Position> {
        let parse = |stores: [i32; 2]| {
            let text = format!("{cells_and_side} {},{}", stores[0], stores[1]);
            let position = Position::parse(&text, &self.rules).ok()?;
            let is_usual = position.ring().sides() == 2 && position.fields().are_unsold();
            (is_usual && position.to_move().is_some()).then_some(position)
        };
        if !self.rules.refill.can_fail() {
            return parse([0, 0]);
        }
        // With full stores, the game does not end for want of dân.
        const FULL: i32 = 9999;
        let on_board = parse([FULL, FULL])?.all_points(&self.rules) - 2 * FULL;
        let both = self.position.all_points(&self.rules) - on_board;
        let lead = self.claim.at_least - gain;
        let (own, other) = ((both + lead) / 2, (both - lead) / 2);
        (own - other == lead).then_some(())?;
        parse(if self.claim.side == Side::NEAR { [own, other] } else { [other, own] })
    }
}

/// Reads the next line, or its first [`MAX_BYTES`], without the line break; returns `None` at the end.
pub(super) fn read_line(proof: &mut impl BufRead) -> Result<Option<String>, CheckError> {
    let mut line = Vec::new();
    let read = proof.take(MAX_BYTES).read_until(b'\n', &mut line);
    if read.map_err(|why| CheckError::Unreadable(why.to_string()))? == 0 {
        return Ok(None);
    }
    let line =
        line.strip_suffix(b"\n").map_or(&*line, |line| line.strip_suffix(b"\r").unwrap_or(line));
    Ok(Some(String::from_utf8_lossy(line).into_owned()))
}

/// Returns the rest of a line after its label.
fn after<'a>(number: usize, label: &'static str, line: &'a str) -> Result<&'a str, CheckError> {
    line.strip_prefix(label).ok_or_else(|| CheckError::Label(number, label, Excerpt::of(line)))
}

fn parse_claim(text: &str) -> Option<Claim> {
    let (side, at_least) = text.split_once(' ')?;
    let side = [Side::NEAR, Side::FAR].into_iter().find(|known| known.to_string() == side)?;
    Some(Claim { side, at_least: at_least.parse().ok()? })
}
