//! Games that two people play by sending links back and forth: a link that goes on from a game of
//! theirs adds its turns there.

use std::cmp::Reverse;

use super::games::{go_to_game, open_now};
use super::screen::ScreenContext;
use crate::controller::Setup;
use crate::door::AnyGame;
use crate::rules::{Game, Move, Record};

/// The most turns that a link adds to a game: the sender's, and the player's own if the program was
/// closed before it. A record that goes on for longer is another game.
const MAX_ADDED: usize = 2;

/// Adds the turns of a record to the game that it goes on from: the current one or an unfinished one
/// in the library. Returns whether there was such a game.
pub fn goes_on(record: &Record, context: &mut ScreenContext<'_>) -> bool {
    let session = context.parts.current.session();
    let moves = session.and_then(|session| added(session.setup(), session.game(), &record.game));
    let Some(moves) = moves.or_else(|| open_continued(record, context)) else {
        return false;
    };
    go_to_game(context);
    let parts = &mut *context.parts;
    parts.dialogs.close();
    if let Some(live_game) = &mut parts.current.live_game {
        for mv in moves {
            // Only the last turn is shown in motion.
            live_game.presenter_mut().finish_motion();
            live_game.presenter_mut().view_current();
            live_game.play(mv);
        }
    }
    let message = parts.words().turn_added;
    parts.notices.show(context.ctx, message);
    true
}

/// Opens the game of the library that a record goes on from. Returns the moves to add.
fn open_continued(record: &Record, context: &mut ScreenContext<'_>) -> Option<Vec<Move>> {
    let library = context.parts.collection.as_ref()?.game_list.library();
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
    let (saved, moves) = opened.find_map(|(saved, state)| {
        let moves = added(state.setup(), state.game(), &record.game)?;
        Some(((saved, state), moves))
    })?;
    open_now(AnyGame::Saved(Box::new(saved)), context);
    Some(moves)
}

/// Returns the moves that `longer` adds to a game of people, or `None` if it is not that game.
fn added(setup: &Setup, game: &Game, longer: &Game) -> Option<Vec<Move>> {
    let played = game.entries().len();
    let is_same = game.rules() == longer.rules()
        && game.start() == longer.start()
        && played > 0
        && longer.entries().get(..played) == Some(game.entries());
    let rest = longer.entries().get(played..)?;
    let moves: Option<Vec<Move>> = rest.iter().map(|entry| Some(entry.turn()?.mv)).collect();
    let is_played_by_people = setup.persons() == setup.sides();
    moves.filter(|moves| is_same && is_played_by_people && (1..=MAX_ADDED).contains(&moves.len()))
}
