//! Games that begin, are saved, are resumed, or are opened from files and texts. A game that is over
//! is only replayed.

use eframe::egui::Context;
use frame::table::correspondence::{Kept, goes_on, has_come, leads_back};
use frame::table::{ReplayScreen, open_replay, people_of, replay_saved, resume_game, show_game};
use frame::{FollowUp, Parts, ScreenContext, poll_pending};
use oanquan::{Game, Record};
use tabletop::Setup;

use crate::archive::{Library, SavedGame};
use crate::controller::{Replay, SessionState};
use crate::room::dialogs::ask_to_open;
use crate::room::{ReviewState, own, own_mut};
use crate::{IncomingGame, OAnQuan};

/// Returns whether a game is over and has at least one turn or departure to replay.
pub fn is_over(game: &Game) -> bool {
    game.is_over() && game.last_entry().is_some()
}

/// Returns whether the game of a file is over. Opening it then only shows a replay and does not
/// affect a game under way.
fn is_replayed(game: &IncomingGame) -> bool {
    match game {
        IncomingGame::Record(record) => is_over(&record.game),
        IncomingGame::Saved(saved) => is_over(saved.1.game()),
    }
}

/// Makes a saved game the current game.
pub fn restore(game: SavedGame, state: SessionState, ctx: &Context, parts: &mut Parts) {
    let session = own(parts).engines.resume(ctx, state);
    let surface = parts.surface();
    own_mut(parts).current.restore(game.label(), session, surface);
}

/// What the library says of a game from outside.
#[derive(Default)]
struct Compared {
    /// The game that it goes on from.
    continued: Option<Kept<OAnQuan>>,
    /// Whether it is there.
    is_kept: bool,
}

impl Compared {
    fn of(game: &IncomingGame, library: &Library) -> Self {
        match game {
            IncomingGame::Record(record) => {
                let kept = Kept::of(&record.game, library);
                Compared { continued: kept.filter(Kept::grows), is_kept: false }
            }
            IncomingGame::Saved(saved) => {
                let (game, state) = &**saved;
                Compared { continued: None, is_kept: library.has(&game.id, state.game()) }
            }
        }
    }
}

/// Opens a game from a file, from text or, if it `is_link`, from the other player, and then shows `remark`. Asks
/// first if another game is in progress, unless the opened game is over and therefore only replayed.
pub fn open_game(
    game: IncomingGame,
    is_link: bool,
    remark: Option<String>,
    context: &mut ScreenContext<'_>,
) {
    if let IncomingGame::Record(record) = &game
        && goes_on::<OAnQuan>(&record.game, context)
    {
        return;
    }
    let parts = &mut *context.parts;
    let library = own(parts).current.library();
    parts.pending = Some(parts.errands.run(move || {
        let compared = library.map(|library| Compared::of(&game, &library)).unwrap_or_default();
        Box::new(move |context: &mut ScreenContext<'_>| {
            open_compared(game, is_link, compared, context);
            if let Some(remark) = remark {
                context.parts.notices.show(context.ctx, remark);
            }
        }) as FollowUp
    }));
    poll_pending(context);
}

/// Opens a game from outside that has been compared with the library.
fn open_compared(
    game: IncomingGame,
    is_link: bool,
    Compared { continued, is_kept }: Compared,
    context: &mut ScreenContext<'_>,
) {
    if let Some(continued) = continued {
        continued.show(context);
    } else if own(context.parts).current.is_under_way() && !is_replayed(&game) {
        ask_to_open(game, is_link, context);
    } else if is_link && !is_replayed(&game) {
        open_sent(game, context);
    } else {
        open_now(game, is_kept, context);
    }
}

/// Opens a game that is not over and that the other player has sent.
pub fn open_sent(game: IncomingGame, context: &mut ScreenContext<'_>) {
    open_now(game, false, context);
    has_come::<OAnQuan>(context);
}

/// Opens the game that the command line or the address of the page names. The window draws nothing before that.
/// A game that was sent as a link adds its turns to the game that it goes on from, and leads back to one that has
/// gone on here.
pub fn open_at_start(game: IncomingGame, is_link: bool, context: &mut ScreenContext<'_>) {
    let library = own(context.parts).current.library();
    let record = match game {
        IncomingGame::Record(record) if is_link => record,
        game => {
            let is_saved = matches!(game, IncomingGame::Saved(_));
            let library = library.filter(|_| is_saved);
            let is_kept = library.is_some_and(|library| Compared::of(&game, &library).is_kept);
            return open_now(game, is_kept, context);
        }
    };
    let sent = &record.game;
    if goes_on::<OAnQuan>(sent, context) || leads_back::<OAnQuan>(sent, context) {
        return;
    }
    if let Some(kept) = library.as_ref().and_then(|library| Kept::of(sent, library)) {
        return kept.show(context);
    }
    match is_over(sent) {
        true => open_now(IncomingGame::Record(record), false, context),
        false => open_sent(IncomingGame::Record(record), context),
    }
}

/// Opens a game from a file or from text in place of the current game. A game that is over is only
/// replayed; `is_kept` says whether the library contains it.
pub fn open_now(game: IncomingGame, is_kept: bool, context: &mut ScreenContext<'_>) {
    let is_replayed = is_replayed(&game);
    match game {
        IncomingGame::Record(record) if is_replayed => {
            let setup = people_of_record(&record, context.parts);
            let replay = Replay::new(setup, record.game);
            open_replay(ReplayScreen::new(replay, None, ReviewState::default()), context);
            report_not_saved_yet(context);
        }
        IncomingGame::Saved(game) if is_replayed => {
            let (game, state) = *game;
            replay_saved(game, &state, is_kept, context);
            if !is_kept {
                report_not_saved_yet(context);
            }
        }
        IncomingGame::Record(record) => open_record(record, context),
        IncomingGame::Saved(game) => {
            let (game, state) = *game;
            resume_game(game, state, context);
        }
    }
}

/// Shows a message if the replayed game, which is not in the library, can be saved there.
pub fn report_not_saved_yet(context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    if own(parts).current.archive.is_some() {
        let message = parts.words().replay.not_saved_yet;
        parts.notices.show(context.ctx, message);
    }
}

/// Shows the game of a record after its last move. People play all sides, so that no computer moves
/// and every turn can be undone.
fn open_record(record: Record, context: &mut ScreenContext<'_>) {
    log::info!("opened a game");
    let setup = people_of_record(&record, context.parts);
    let session = own(context.parts).engines.continue_game(context.ctx, setup, record.game);
    show_game(session, context);
    let message = context.parts.words().game_opened;
    context.parts.notices.show(context.ctx, message);
}

/// Returns a setup in which people play all sides of a record, under its names.
fn people_of_record(record: &Record, parts: &mut Parts) -> Setup {
    let seed = own_mut(parts).engines.seed();
    people_of::<OAnQuan>(&record.game, |side| record.names[side].clone(), seed)
}
