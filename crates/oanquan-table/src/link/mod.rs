//! A game in one line, short enough for a message or a QR code: `oanquan:` and letters.
//!
//! The letters are base64 in the alphabet that is safe in addresses (RFC 4648, section 5). They
//! contain a byte with the version of the format (2 if the record goes on past a repetition, else 1),
//! the head, the moves, and four bytes with a CRC-32 of everything before them, least significant first.
//!
//! The head is text that ends with a zero byte: lines with the rules, the start, `!` if the game
//! ended because it made no progress or `+` if it ended by growth, and the names of the sides. What is usual is left empty, and
//! so are empty lines at the end. The moves are one number of choices: each is the index of the move among the
//! sorted legal moves, or the next number after them, which a choice among the end of the
//! line, an agreed end, and for each side resigning and running out of time follows.

mod error;

use link::{Choice, Damage, Instead, Line, Number};

pub use error::LinkError;

use crate::OAnQuan;
use tabletop::Game as _;

use oanquan::{Game, GameEnd, GameEntry, MAX_TURNS, Move, Position, Preset, Record, Rules, Side};

/// What every link begins with.
pub const SCHEME: &str = "oanquan:";

/// The version of the format in which a record cannot go on past a repetition. It suffices for all other
/// games, and older programs read it.
const VERSION: u8 = 1;
/// The version for records that go on past a repetition.
const PAST_REPETITION: u8 = 2;

/// The ends that older versions of the program did not know, with the line of the head that states each.
const MARKS: [(&str, GameEnd); 2] = [("!", GameEnd::NoProgress), ("+", GameEnd::Growth)];

/// Returns whether `text` is meant as a link.
pub fn is_link(text: &str) -> bool {
    link::is_link(text, OAnQuan::ID)
}

/// Returns the link of a match, with the names of the players if `with_names`.
pub fn write(record: &Record, with_names: bool) -> String {
    let game = &record.game;
    let rules =
        if *game.rules() == Rules::classic() { String::new() } else { game.rules().to_string() };
    let is_usual = *game.start() == Position::start(game.rules(), Side::NEAR);
    let start = if is_usual { String::new() } else { game.start().to_string() };
    let mark = MARKS.iter().find(|(_, end)| game.end() == Some(*end));
    let mut head = vec![rules, start, mark.map_or("", |(mark, _)| mark).to_owned()];
    if with_names {
        head.extend(record.plain_names().iter().map(|(_, name)| name.clone()));
    }
    let is_passed = |entry: &GameEntry| entry.passed() == Some(GameEnd::Repetition);
    let version = if game.entries().iter().any(is_passed) { PAST_REPETITION } else { VERSION };
    Line::new(version, &head, &choices(game, version)).write(OAnQuan::ID)
}

/// Reads a link. Blanks and line breaks, which messages insert, do not matter.
///
/// # Errors
/// Returns a [`LinkError`] if the text is not the link of a game.
pub fn read(text: &str) -> Result<Record, LinkError> {
    let read = Line::read(text, OAnQuan::ID, &[VERSION, PAST_REPETITION])?;
    let mut lines = read.head.split('\n');
    let mut line = || lines.next().unwrap_or_default();
    let (rules, start, mark) = (line(), line(), line());
    let mut record =
        Record::parse(&tags(rules, start, lines), &Rules::classic()).map_err(LinkError::Game)?;
    replay(&mut record.game, read.version, read.moves)?;
    let end = MARKS.iter().find(|(known, _)| mark == *known);
    record.game.settle_end(end.map(|(_, end)| *end));
    Ok(record)
}

/// Returns the start of a record as text. What is empty is usual.
fn tags<'a>(rules: &str, start: &str, names: impl Iterator<Item = &'a str>) -> String {
    let rules = if rules.is_empty() { Preset::Classic.into() } else { rules };
    let mut tags = format!("[Rules \"{rules}\"]\n");
    if !start.is_empty() {
        tags += &format!("[Start \"{start}\"]\n");
    }
    for (side, name) in names.enumerate().filter(|(_, name)| !name.is_empty()) {
        tags += &format!("[Side{side} \"{name}\"]\n");
    }
    tags
}

/// Returns the legal moves of the next turn, sorted. After the end of a round, they are those of the
/// next one; after an end that a record of this version of the format may go on past, those with which it
/// does.
fn moves(game: &Game, version: u8) -> Vec<Move> {
    let is_passed = match game.end() {
        Some(GameEnd::Growth | GameEnd::NoProgress) => true,
        Some(GameEnd::Repetition) => version == PAST_REPETITION,
        _ => false,
    };
    let next = match is_passed.then(|| game.reopened()).flatten() {
        Some(reopened) => Some(reopened.position().clone()),
        None => game.next_start(),
    };
    let mut moves = next.as_ref().unwrap_or(game.position()).legal_moves(game.rules());
    moves.sort_unstable();
    moves
}

/// Returns the moves and departures of a game as choices.
fn choices(game: &Game, version: u8) -> Vec<Choice> {
    let mut replayed = Game::new(game.rules().clone(), game.start().clone());
    let sides = game.rules().sides;
    let mut choices = Vec::new();
    for entry in game.entries() {
        let legal = moves(&replayed, version);
        match entry {
            GameEntry::Turn(turn) => {
                let index = legal.binary_search(&turn.mv).expect("a game contains legal moves");
                choices.push((index, legal.len() + 1));
                replayed.replay(turn.mv).expect("the move was legal");
            }
            GameEntry::Departure(departure) => {
                choices.extend(Instead::Departure(departure.how).choices(sides, legal.len()));
                replayed.replay_departure(departure.how).expect("the departure was possible");
            }
            // It follows from the round before.
            GameEntry::Sale(_) => drop(replayed.begin_round()),
        }
    }
    choices.extend(Instead::Over.choices(sides, moves(&replayed, version).len()));
    choices
}

/// Plays the moves and departures in `number`.
fn replay(game: &mut Game, version: u8, mut number: Number) -> Result<(), Damage> {
    let instead = Instead::all(game.rules().sides);
    for _ in 0..=2 * MAX_TURNS {
        let legal = moves(game, version);
        let chosen = number.next(legal.len() + 1);
        if let Some(mv) = legal.get(chosen) {
            game.begin_round();
            game.replay(*mv).map_err(|_| Damage::Damaged(OAnQuan::ID))?;
            continue;
        }
        match instead[number.next(instead.len())] {
            Instead::Over if number.is_zero() => return Ok(()),
            Instead::Over => return Err(Damage::Damaged(OAnQuan::ID)),
            Instead::Departure(departure) => {
                game.begin_round();
                game.replay_departure(departure).map_err(|_| Damage::Damaged(OAnQuan::ID))?;
            }
        }
    }
    Err(Damage::Damaged(OAnQuan::ID))
}
