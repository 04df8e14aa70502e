//! Games that two people play by sending links back and forth: a link that goes on from a game of
//! theirs adds its turns there.

use std::cmp::Reverse;

use frame::ScreenContext;
use frame::table::go_to_game;
use oanquan::{Game, Move, Record};

use super::games::open_now;
use crate::archive::{Library, SavedGame};
use crate::controller::{SessionState, Setup};
use crate::room::{own, own_mut};
use crate::{IncomingGame, OAnQuan};

/// The most turns that a link adds to a game: the sender's, and the player's own if the program was
/// closed before it. A record that goes on for longer is another game.
const MAX_ADDED: usize = 2;

/// A game of the library, and the moves that a record adds to it.
pub struct Continued {
    saved: SavedGame,
    state: SessionState,
    moves: Vec<Move>,
}

/// Adds the turns of a record to the current game, if it goes on from that. Returns whether it does.
pub fn goes_on(record: &Record, context: &mut ScreenContext<'_>) -> bool {
    let session = own(context.parts).current.session();
    let moves = session.and_then(|session| added(session.setup(), session.game(), &record.game));
    moves.map(|moves| add(moves, context)).is_some()
}

/// Shows the current game if a record is an earlier stage of it, or the same. Returns whether it is.
pub fn leads_back(record: &Record, context: &mut ScreenContext<'_>) -> bool {
    let session = own(context.parts).current.session();
    let is_here =
        session.is_some_and(|session| is_earlier(session.setup(), session.game(), record));
    if is_here {
        go_to_game::<OAnQuan>(context);
    }
    is_here
}

/// Returns the unfinished game of the library of which a record is an earlier stage.
pub fn later(record: &Record, library: &Library) -> Option<IncomingGame> {
    let entries = library.list(&[]).ok()?.into_iter();
    let mut unfinished = entries.filter(|entry| {
        let at_least = |turns| turns >= record.game.turn_count();
        entry.summary.as_ref().is_ok_and(|it| it.result.is_none() && at_least(it.turns))
    });
    unfinished.find_map(|entry| {
        let (saved, state) = library.open(&entry.file).ok()?;
        is_earlier(state.setup(), state.game(), record)
            .then(|| IncomingGame::Saved(Box::new((saved, state))))
    })
}

/// Returns whether a record is an earlier stage of a game of people, or the same.
fn is_earlier(setup: &Setup, game: &Game, record: &Record) -> bool {
    let earlier = record.game.entries();
    is_same(setup, game, &record.game) && !earlier.is_empty() && game.entries().starts_with(earlier)
}

/// Opens the game of the library that a record goes on from, and adds its turns there.
pub fn continue_game(continued: Continued, context: &mut ScreenContext<'_>) {
    let Continued { saved, state, moves } = continued;
    open_now(IncomingGame::Saved(Box::new((saved, state))), false, context);
    add(moves, context);
}

/// Adds turns to the current game and shows it.
fn add(moves: Vec<Move>, context: &mut ScreenContext<'_>) {
    go_to_game::<OAnQuan>(context);
    let parts = &mut *context.parts;
    parts.dialogs.close();
    if let Some(live_game) = own_mut(parts).current.live_game_mut() {
        for mv in moves {
            // Only the last turn is shown in motion.
            live_game.presenter_mut().finish_motion();
            live_game.presenter_mut().view_current();
            live_game.play(mv);
        }
    }
    // It is the player's turn again, and then the game goes back.
    own_mut(parts).current.have_come();
    let message = parts.words().turn_added;
    parts.notices.show(context.ctx, message);
}

/// Returns the unfinished game of the library that a record goes on from.
pub fn continued(record: &Record, library: &Library) -> Option<Continued> {
    let entries = library.list(&[]).ok()?.into_iter();
    let unfinished = entries.filter_map(|entry| {
        let summary = entry.summary.as_ref().ok()?;
        let goes_on = summary.result.is_none() && summary.turns < record.game.turn_count();
        goes_on.then(|| (Reverse(summary.turns), entry.file.clone()))
    });
    // The record goes on from the longest of these games; the others are earlier stages.
    let mut unfinished: Vec<_> = unfinished.collect();
    unfinished.sort();
    let mut opened = unfinished.into_iter().filter_map(|(_, file)| library.open(&file).ok());
    opened.find_map(|(saved, state)| {
        let moves = added(state.setup(), state.game(), &record.game)?;
        Some(Continued { saved, state, moves })
    })
}

/// Returns the moves that `longer` adds to a game of people, or `None` if it is not that game.
fn added(setup: &Setup, game: &Game, longer: &Game) -> Option<Vec<Move>> {
    let rest = longer.entries().strip_prefix(game.entries())?;
    let moves: Option<Vec<Move>> = rest.iter().map(|entry| Some(entry.turn()?.mv)).collect();
    let goes_on = is_same(setup, game, longer) && !game.entries().is_empty();
    moves.filter(|moves| goes_on && (1..=MAX_ADDED).contains(&moves.len()))
}

/// Returns whether a game of people and another one have the same rules and the same beginning.
fn is_same(setup: &Setup, game: &Game, other: &Game) -> bool {
    setup.persons() == setup.sides()
        && game.rules() == other.rules()
        && game.start() == other.start()
}
