//! The first lines of a proof, which state its claim.

use std::fmt;
use std::io::{BufRead, Read};

use super::{CheckError, Claim};
use basics::Excerpt;
use oanquan::{Position, Rules, Side};

/// The first line, and the labels of the lines that follow.
const TITLE: &str = "o-an-quan proof 1";
const RULES: &str = "rules ";
const POSITION: &str = "position ";
const CLAIM: &str = "claim ";
/// The most bytes read of a line; the longest valid line has a few hundred.
const MAX_BYTES: u64 = 1000;

/// A claim, with the position and the rules of its two-sided game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Header {
    pub rules: Rules,
    pub position: Position,
    pub claim: Claim,
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Header { rules, position, claim } = self;
        writeln!(f, "{TITLE}")?;
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
        let lines = [read_line(proof)?, read_line(proof)?, read_line(proof)?, read_line(proof)?];
        let [title, rules, position, claim] = &lines;
        if title != TITLE {
            return Err(CheckError::Title(Excerpt::of(title)));
        }
        let rules: Rules = after(2, RULES, rules)?.parse().map_err(CheckError::Rules)?;
        let position = Position::parse(after(3, POSITION, position)?, &rules);
        let position = position.map_err(CheckError::Position)?;
        let claim_text = after(4, CLAIM, claim)?;
        let claim = parse_claim(claim_text).ok_or_else(|| CheckError::Claim(Excerpt::of(claim)))?;

        let header = Header { rules, position, claim };
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

/// Reads the next line, or its first [`MAX_BYTES`], without the line break.
fn read_line(proof: &mut impl BufRead) -> Result<String, CheckError> {
    let mut line = Vec::new();
    let read = proof.take(MAX_BYTES).read_until(b'\n', &mut line);
    read.map_err(|why| CheckError::Unreadable(why.to_string()))?;
    let line =
        line.strip_suffix(b"\n").map_or(&*line, |line| line.strip_suffix(b"\r").unwrap_or(line));
    Ok(String::from_utf8_lossy(line).into_owned())
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
