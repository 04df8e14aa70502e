//! Games that two people play by sending links back and forth, whatever the game: a link that goes on from a
//! game of theirs adds its moves there, and the link of a game that has gone on here leads back to it.

use std::cmp::Reverse;

use tabletop::archive::{Library, SavedGame, Stored};
use tabletop::{GameEntry, GameMatch, SessionState, Setup, Step};
use window::ScreenContext;

use super::state::{state, state_mut};
use super::table_game::TableGame;
use crate::screens::{go_to_game, resume_game};

/// The most moves that a link adds to a game: the sender's, and the player's own if the program was
/// closed before it. A game that goes on for longer is another one.
const MAX_ADDED: usize = 2;

/// An unfinished game of the library that a game from outside belongs to.
pub(crate) struct Kept<G: Stored> {
    saved: SavedGame<G>,
    state: SessionState<G>,
    /// What the game from outside adds; nothing if it is an earlier stage, or the same.
    moves: Vec<G::Move>,
}

/// Adds the moves of a game from outside to the game on the table, if it goes on from that. Returns whether it
/// does.
pub(crate) fn goes_on<G: TableGame>(sent: &G::Match, context: &mut ScreenContext<'_>) -> bool {
    let session = state::<G>(&context.parts.rooms).current.session();
    let moves = session.and_then(|it| added::<G>(it.setup(), it.game(), sent));
    moves.map(|moves| add::<G>(moves, context)).is_some()
}

/// Shows the game on the table if a game from outside is an earlier stage of it, or the same. Returns whether it
/// is.
pub(crate) fn leads_back<G: TableGame>(sent: &G::Match, context: &mut ScreenContext<'_>) -> bool {
    let session = state::<G>(&context.parts.rooms).current.session();
    let is_here =
        session.is_some_and(|session| is_earlier::<G>(session.setup(), session.game(), sent));
    if is_here {
        go_to_game::<G>(context);
        say_here::<G>(sent, context);
    }
    is_here
}

impl<G: Stored> Kept<G> {
    /// Returns the unfinished game that `sent` goes on from or, without one, that has gone on from it.
    pub(crate) fn of(sent: &G::Match, library: &Library<G>) -> Option<Self> {
        let turns = sent.turn_count();
        let unfinished = library.list(&[]).ok()?.into_iter().filter_map(|entry| {
            let summary = entry.summary.as_ref().ok().filter(|it| it.result.is_none())?;
            Some((summary.turns, entry.file.clone()))
        });
        // The game goes on from the longest of those before it; the others are earlier stages.
        let (mut before, after): (Vec<_>, Vec<_>) = unfinished.partition(|&(at, _)| at < turns);
        before.sort_by_key(|&(at, _)| Reverse(at));
        before.into_iter().chain(after).find_map(|(_, file)| {
            let (saved, state) = library.open(&file).ok()?;
            let earlier = || is_earlier::<G>(state.setup(), state.game(), sent).then(Vec::new);
            let moves = added::<G>(state.setup(), state.game(), sent).or_else(earlier)?;
            Some(Kept { saved, state, moves })
        })
    }

    /// Returns whether the game from outside has moves that the library lacks.
    pub(crate) fn grows(&self) -> bool {
        !self.moves.is_empty()
    }
}

impl<G: TableGame> Kept<G> {
    /// Puts the game on the table, with what the game from outside, `sent`, adds.
    pub(crate) fn show(self, sent: &G::Match, context: &mut ScreenContext<'_>) {
        let Kept { saved, state, moves } = self;
        resume_game(saved, state, context);
        match moves.is_empty() {
            true => say_here::<G>(sent, context),
            false => add::<G>(moves, context),
        }
    }
}

/// Notes and says that the game on the table was sent by the other player.
pub(crate) fn has_come<G: TableGame>(context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    state_mut::<G>(&mut parts.rooms).current.have_come();
    let message = parts.words().game_opened_link;
    parts.notices.show(context.ctx, message);
}

/// Says that the game on the table, which was `sent`, has gone on here, or that it is the same.
fn say_here<G: TableGame>(sent: &G::Match, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    let session = state::<G>(&parts.rooms).current.session();
    let has_gone_on = session.is_some_and(|it| it.game().entries().len() > sent.entries().len());
    let words = parts.words();
    let message = if has_gone_on { words.game_here } else { words.game_here_already };
    parts.notices.show(context.ctx, message);
}

/// Adds moves to the game on the table and shows it.
fn add<G: TableGame>(moves: Vec<G::Move>, context: &mut ScreenContext<'_>) {
    go_to_game::<G>(context);
    let parts = &mut *context.parts;
    parts.dialogs.close();
    let current = &mut state_mut::<G>(&mut parts.rooms).current;
    let turns = moves.len();
    if let Some(live_game) = current.live_game_mut() {
        live_game.set_away(false);
        for mv in moves {
            // Only the last move is shown in motion.
            live_game.presenter_mut().finish_motion();
            live_game.presenter_mut().view_current();
            live_game.play(mv);
        }
    }
    // It is the player's turn again, and then the game goes back.
    current.have_come();
    let message = parts.words().turns_added(turns);
    parts.notices.show(context.ctx, message);
}

/// Returns the moves that `longer` adds to a game of people, or `None` if it is not that game.
fn added<G: Stored>(setup: &Setup, game: &G::Match, longer: &G::Match) -> Option<Vec<G::Move>> {
    let rest = longer.entries().strip_prefix(game.entries())?;
    let moves = rest.iter().map(|entry| match entry.step() {
        Step::Move(mv) => Some(mv),
        _ => None,
    });
    let moves: Option<Vec<G::Move>> = moves.collect();
    let goes_on = is_same::<G>(setup, game, longer) && !game.entries().is_empty();
    moves.filter(|moves| goes_on && (1..=MAX_ADDED).contains(&moves.len()))
}

/// Returns whether `sent` is an earlier stage of a game of people, or the same.
fn is_earlier<G: Stored>(setup: &Setup, game: &G::Match, sent: &G::Match) -> bool {
    let earlier = sent.entries();
    is_same::<G>(setup, game, sent) && !earlier.is_empty() && game.entries().starts_with(earlier)
}

/// Returns whether a game of people and another one have the same rules and the same beginning.
fn is_same<G: Stored>(setup: &Setup, game: &G::Match, other: &G::Match) -> bool {
    setup.is_of_people() && game.game() == other.game() && game.start() == other.start()
}
