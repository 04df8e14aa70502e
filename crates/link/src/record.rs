//! The links of games with a [`Record`].

use tabletop::{Entered, Game, MAX_TURNS, Played, Record, RecordError, Side, Step, option_text};
use thiserror::Error;

use crate::instead::Instead;
use crate::line::{Damage, Line};
use crate::number::{Choice, Number};

const VERSION: u8 = 1;

/// The reason why a text is not the link of a game.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum LinkError<G: Game> {
    /// It is no link, or not a whole one.
    #[error(transparent)]
    Damage(#[from] Damage),
    /// Its options, start or names are invalid.
    #[error("the link contains no game: {0}")]
    Game(RecordError<G>),
}

/// Returns the link of a match, with the names of the players if `with_names`. The head is the options that
/// are not the usual ones, the start, and the names.
pub fn write<G: Game>(record: &Record<G>, with_names: bool) -> String {
    let (played, usual) = (&record.game, G::usual().options());
    let game = played.game();
    let options = game.options().into_iter().filter(|option| !usual.contains(option));
    let is_usual = *played.start() == game.start(Side::NEAR);
    let start = if is_usual { String::new() } else { played.start().to_string() };
    let mut head = vec![option_text(options), start];
    if with_names {
        let names = (0..game.sides()).map(|side| record.heading.name(Side::new(side)).to_owned());
        head.extend(names.map(|name| name.replace(['\n', '"'], " ")));
    }
    Line::new(VERSION, &head, &choices::<G>(played)).write(G::ID)
}

/// Reads a link.
///
/// # Errors
/// Returns a [`LinkError`] if the text is not the link of a match of this game.
pub fn read<G: Game>(text: &str) -> Result<Record<G>, LinkError<G>> {
    let line = Line::read(text, G::ID, &[VERSION])?;
    let mut lines = line.head.split('\n');
    let mut next = || lines.next().unwrap_or_default();
    let mut tags = format!("[Game \"{}\"]\n", G::ID);
    for (tag, value) in
        [("Options", next()), ("Start", next()), ("Side0", next()), ("Side1", next())]
    {
        if !value.is_empty() {
            tags += &format!("[{tag} \"{value}\"]\n");
        }
    }
    let mut record = Record::<G>::parse(&tags, &G::usual()).map_err(LinkError::Game)?;
    if record.game.turn_count() > 0 {
        return Err(Damage::Damaged(G::ID).into());
    }
    replay::<G>(&mut record.game, line.moves)?;
    Ok(record)
}

/// Returns the moves with which a record may go on after `played`, sorted by their texts.
fn moves<G: Game>(played: &G::Match) -> Vec<G::Move> {
    let mut moves = match played.to_move() {
        Some(_) => played.legal_moves(),
        None => played.reopened().map_or_else(Vec::new, |reopened| reopened.legal_moves()),
    };
    moves.sort_by_cached_key(ToString::to_string);
    moves
}

/// Returns the moves and departures of a match as choices.
fn choices<G: Game>(played: &G::Match) -> Vec<Choice> {
    let sides = played.game().sides();
    let mut replayed = G::Match::begin(played.game(), played.start().clone());
    let mut choices = Vec::new();
    for entry in played.entries() {
        let (legal, step) = (moves::<G>(&replayed), entry.step());
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
    choices.extend(Instead::Over.choices(sides, moves::<G>(&replayed).len()));
    choices
}

/// Plays the moves and departures in `number`.
fn replay<G: Game>(played: &mut G::Match, mut number: Number) -> Result<(), Damage> {
    let instead = Instead::all(played.game().sides());
    for _ in 0..=2 * MAX_TURNS {
        let legal = moves::<G>(played);
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
