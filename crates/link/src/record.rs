//! The links of matches.

use basics::{Name, Unread};
use tabletop::{GameEntry, GameMatch, MAX_TURNS, Notation, Record, Side, Step};
use thiserror::Error;

use crate::instead::Instead;
use crate::line::{Damage, Line};
use crate::number::{Choice, Number};

/// The version of the format. In a game with [late ends](Notation::LATE_ENDS), a record in it goes on only past those,
/// and older programs read it.
const VERSION: u8 = 1;
/// The version, in a game with late ends, of a record that goes on past another end.
const PAST_ANY_END: u8 = 2;

/// The reason why a text is not the link of a game.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum LinkError<G: Notation> {
    /// It is no link, or not a whole one.
    #[error(transparent)]
    Damage(#[from] Damage),
    /// Its options, start or names are invalid.
    #[error("the link contains no game: {0}")]
    Head(Unread<G::Unreadable>),
}

/// Returns the link of a match, with the names of the players if `with_names`. The lines of the head are the options
/// that are not the usual ones, the start, the mark of a late end in a game that has them, and the names.
pub fn write<G: Notation>(record: &Record<G>, with_names: bool) -> String {
    let played = &record.game;
    let game = played.game();
    let is_usual = *played.start() == game.start(Side::NEAR);
    let start = if is_usual { String::new() } else { played.start().to_string() };
    let mut head = vec![game.unusual_options(), start];
    if !G::LATE_ENDS.is_empty() {
        let end = played.end();
        let mark = G::LATE_ENDS.iter().find(|(late, _)| end.as_deref() == Some(late));
        head.push(mark.map_or("", |(_, mark)| mark).to_owned());
    }
    if with_names {
        let sides = (0..game.sides()).map(Side::new);
        head.extend(sides.map(|side| Name::new(record.heading.name(side)).into()));
    }
    let version = version::<G>(played);
    Line::new(version, &head, &choices::<G>(played, version)).write(G::ID)
}

/// Reads a link.
///
/// # Errors
/// Returns a [`LinkError`] if the text is not the link of a match of this game.
pub fn read<G: Notation>(text: &str) -> Result<Record<G>, LinkError<G>> {
    let versions = [VERSION, PAST_ANY_END];
    let known = if G::LATE_ENDS.is_empty() { 1 } else { 2 };
    let line = Line::read(text, G::ID, &versions[..known])?;
    let mut lines = line.head.split('\n');
    let mut next = || lines.next().unwrap_or_default();
    let (options, start) = (next(), next());
    let mark = if G::LATE_ENDS.is_empty() { "" } else { next() };
    let mut tags = format!("[Game \"{}\"]\n", G::ID);
    let names = lines.enumerate().map(|(side, name)| (format!("Side{side}"), name));
    let named = [("Options".to_owned(), options), ("Start".to_owned(), start)];
    for (tag, value) in named.into_iter().chain(names).filter(|(_, value)| !value.is_empty()) {
        tags += &format!("[{tag} \"{value}\"]\n");
    }
    let mut games = G::usual().read_games(&tags).map_err(LinkError::Head)?;
    let mut record = games.swap_remove(0).record;
    if !games.is_empty() || record.game.turn_count() > 0 {
        return Err(Damage::Damaged(G::ID).into());
    }
    replay::<G>(&mut record.game, line.version, line.moves)?;
    let end = G::LATE_ENDS.iter().find(|(_, known)| mark == *known);
    record.game.settle_end(end.map(|(end, _)| *end));
    Ok(record)
}

/// Returns whether a record in this version of the format may go on past an end.
fn passes<G: Notation>(end: &str, version: u8) -> bool {
    let late = G::LATE_ENDS;
    late.is_empty() || version == PAST_ANY_END || late.iter().any(|(known, _)| *known == end)
}

/// Returns the version of the format that a match needs.
fn version<G: Notation>(played: &G::Match) -> u8 {
    let earlier = played.entries().iter().rev().skip(1);
    let is_passed = |end: String| !passes::<G>(&end, VERSION);
    match !played.has_rounds() && earlier.filter_map(GameEntry::end).any(is_passed) {
        true => PAST_ANY_END,
        false => VERSION,
    }
}

/// Returns the moves with which a record may go on after `played`, sorted. After the end of a round, they are those of
/// the next one.
fn moves<G: Notation>(played: &G::Match, version: u8) -> Vec<G::Move> {
    let passed = || played.end().is_some_and(|end| passes::<G>(&end, version));
    let mut moves = match played.to_move() {
        Some(_) => played.legal_moves(),
        None => match passed().then(|| played.reopened()).flatten() {
            Some(reopened) => reopened.legal_moves(),
            None => {
                let mut next = played.clone();
                next.begin_round();
                next.legal_moves()
            }
        },
    };
    G::sort(&mut moves);
    moves
}

/// Returns the moves and departures of a match as choices.
fn choices<G: Notation>(played: &G::Match, version: u8) -> Vec<Choice> {
    let sides = played.game().sides();
    let mut replayed = G::Match::begin(played.game(), played.start().clone());
    let mut choices = Vec::new();
    for entry in played.entries() {
        let (legal, step) = (moves::<G>(&replayed, version), entry.step());
        match step {
            Step::Move(mv) => {
                let index = legal.iter().position(|other| *other == mv);
                choices.push((index.expect("a match contains legal moves"), legal.len() + 1));
            }
            Step::Departure(departure) => {
                choices.extend(Instead::Departure(departure).choices(sides, legal.len()));
            }
            // It follows from the round before.
            Step::Round => {}
        }
        let taken = replayed.take(step);
        debug_assert!(taken.is_ok(), "{taken:?}");
    }
    choices.extend(Instead::Over.choices(sides, moves::<G>(&replayed, version).len()));
    choices
}

/// Plays the moves and departures in `number`.
fn replay<G: Notation>(
    played: &mut G::Match,
    version: u8,
    mut number: Number,
) -> Result<(), Damage> {
    let instead = Instead::all(played.game().sides());
    for _ in 0..=2 * MAX_TURNS {
        let legal = moves::<G>(played, version);
        let step = match legal.get(number.next(legal.len() + 1)) {
            Some(mv) => Step::Move(*mv),
            None => match instead[number.next(instead.len())] {
                Instead::Over if number.is_zero() => return Ok(()),
                Instead::Over => return Err(Damage::Damaged(G::ID)),
                Instead::Departure(departure) => Step::Departure(departure),
            },
        };
        played.begin_round();
        played.take(step).map_err(|_| Damage::Damaged(G::ID))?;
    }
    Err(Damage::Damaged(G::ID))
}
