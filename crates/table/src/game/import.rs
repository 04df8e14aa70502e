//! Games that come in from outside, as texts, links and saved games: what becomes of them at their table.

use std::any::Any;

use basics::Form;
use tabletop::archive::{Library, SavedGame};
use tabletop::{Imported, Noted, Record, Replay, SessionState, Setup};
use window::{Arrival, FollowUp, ScreenContext, poll_pending};

use super::correspondence::{Kept, goes_on, has_come, leads_back};
use super::question::before_leaving;
use super::state::{state, state_mut};
use super::table_game::TableGame;
use crate::review::ReviewState;
use crate::screens::{ReplayScreen, open_replay, people_of, replay_saved, resume_game, show_game};

/// Shows a game from outside, an [`Imported`] of `G`: the game goes on if it can, unless it is only to be looked at. A
/// link adds its moves to the game that it goes on from, and leads back to one that has gone on here. Asks first if
/// another game is under way. A game of another kind changes nothing.
pub(crate) fn open<G: TableGame>(
    imported: &dyn Any,
    arrival: Arrival,
    context: &mut ScreenContext<'_>,
) {
    let Some(imported) = imported.downcast_ref::<Imported<G>>().cloned() else { return };
    let is_over = imported.is_replayed();
    match imported {
        Imported::Record(noted) if meets::<G>(&noted, arrival.is_first) => {
            once_open::<G>(move |context| meet(noted, arrival, context), context);
        }
        Imported::Saved(saved) if is_over => {
            once_open::<G>(move |context| show_again(saved, arrival, context), context);
        }
        imported => ask_or_put::<G>(imported, arrival, context),
    }
}

/// Shows a game of the library: goes on with it, after a question if another one is under way, or replays it if it is
/// over. `is_kept` says whether the library has it under its identifier.
pub fn open_saved<G: TableGame>(
    game: SavedGame<G>,
    state: SessionState<G>,
    is_kept: bool,
    context: &mut ScreenContext<'_>,
) {
    let imported = Imported::Saved(Box::new((game, state)));
    match imported.is_replayed() {
        true => put(imported, is_kept, context),
        false => {
            let arrival = Arrival { is_first: false, shown: Box::new(|_| ()) };
            ask_or_put(imported, arrival, context);
        }
    }
}

/// Returns whether a game that somebody wrote down may belong to one that is here.
fn meets<G: TableGame>(noted: &Noted<G>, is_first: bool) -> bool {
    noted.form == Form::Link || G::CONTINUES_RECORDS && !is_first
}

/// Does something in the background, and then what follows from it.
fn in_background<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
    then: impl FnOnce(T, &mut ScreenContext<'_>) + Send + 'static,
    context: &mut ScreenContext<'_>,
) {
    let work = move || {
        let found = work();
        Box::new(move |context: &mut ScreenContext<'_>| then(found, context)) as FollowUp
    };
    context.parts.pending = Some(context.parts.errands.run(work));
    poll_pending(context);
}

/// Does something once the games of the last time are there: they may still be on their way, by an errand before this
/// one.
fn once_open<G: TableGame>(
    then: impl FnOnce(&mut ScreenContext<'_>) + Send + 'static,
    context: &mut ScreenContext<'_>,
) {
    let then = move |(), context: &mut ScreenContext<'_>| {
        state_mut::<G>(&mut context.parts.rooms).take_over_games();
        then(context);
    };
    in_background(|| (), then, context);
}

/// Replays a saved game that is over, after a look at whether the library has it.
fn show_again<G: TableGame>(
    saved: Box<(SavedGame<G>, SessionState<G>)>,
    arrival: Arrival,
    context: &mut ScreenContext<'_>,
) {
    let library = state::<G>(&context.parts.rooms).current.library();
    let look_up = move || {
        let has = |library: &Library<G>| library.has(&saved.0.id, saved.1.game());
        (library.as_ref().is_some_and(has), saved)
    };
    let show = |(is_kept, saved), context: &mut ScreenContext<'_>| {
        put::<G>(Imported::Saved(saved), is_kept, context);
        (arrival.shown)(context);
    };
    in_background(look_up, show, context);
}

/// Shows a game that may belong to one that is here.
fn meet<G: TableGame>(noted: Noted<G>, arrival: Arrival, context: &mut ScreenContext<'_>) {
    let (is_link, sent) = (noted.form == Form::Link, &noted.record.game);
    if goes_on::<G>(sent, context) || is_link && leads_back::<G>(sent, context) {
        return (arrival.shown)(context);
    }
    let library = state::<G>(&context.parts.rooms).current.library();
    let search = move || {
        let kept = library.and_then(|library| Kept::of(&noted.record.game, &library));
        (kept.filter(|kept| is_link || kept.grows()), noted)
    };
    let show = move |(kept, noted): (Option<Kept<G>>, Noted<G>),
                     context: &mut ScreenContext<'_>| {
        match kept {
            Some(kept) => {
                kept.show(&noted.record.game, context);
                (arrival.shown)(context);
            }
            None => ask_or_put(Imported::Record(noted), arrival, context),
        }
    };
    in_background(search, show, context);
}

/// Shows a game, after a question if another one is under way that it would replace, and then what is to be said of it.
fn ask_or_put<G: TableGame>(
    imported: Imported<G>,
    arrival: Arrival,
    context: &mut ScreenContext<'_>,
) {
    let current = &state::<G>(&context.parts.rooms).current;
    let (is_under_way, is_kept) = (current.is_under_way(), current.is_kept());
    if arrival.is_first || !is_under_way || !goes_on_here(&imported) {
        put(imported, false, context);
        return (arrival.shown)(context);
    }
    let words = context.parts.words();
    let text = match imported {
        Imported::Record(_) if is_kept => words.library.open_record_question,
        Imported::Record(_) => words.open_question,
        Imported::Saved(_) if is_kept => words.library.open_question,
        Imported::Saved(_) => words.unsaved.open_question,
    };
    let yes = move |context: &mut ScreenContext<'_>| {
        put(imported, false, context);
        (arrival.shown)(context);
    };
    let heading = words.game_in_progress;
    context.parts.dialogs.open(before_leaving::<G>(words, heading, text, words.open, yes));
}

/// Returns whether a game goes on here, rather than only being looked at.
fn goes_on_here<G: TableGame>(imported: &Imported<G>) -> bool {
    let is_continued = match imported {
        Imported::Record(noted) => noted.form == Form::Link || G::CONTINUES_RECORDS,
        Imported::Saved(_) => true,
    };
    is_continued && !imported.is_replayed()
}

/// Shows a game in place of the one on the table, or its replay. `is_kept` says whether the library has it.
fn put<G: TableGame>(imported: Imported<G>, is_kept: bool, context: &mut ScreenContext<'_>) {
    let (goes_on, is_over) = (goes_on_here(&imported), imported.is_replayed());
    match imported {
        Imported::Saved(saved) => {
            let (game, state) = *saved;
            match goes_on {
                true => return resume_game(game, state, context),
                false => replay_saved(game, &state, is_kept, context),
            }
        }
        Imported::Record(Noted { record, form, .. }) if goes_on => {
            return begin(record, form == Form::Link, context);
        }
        Imported::Record(Noted { record, .. }) => {
            let replay = Replay::<G>::new(people_of_record(&record, context), record.game);
            let replay = ReplayScreen::new(replay, None, ReviewState::default());
            open_replay(replay.with_heading(record.heading), context);
        }
    }
    let parts = &mut *context.parts;
    if is_over && !is_kept && state::<G>(&parts.rooms).current.archive.is_some() {
        let message = parts.words().replay.not_saved_yet;
        parts.notices.show(context.ctx, message);
    }
}

/// Shows the game of a record after its last move. People play all sides, so that no computer moves and every turn can
/// be undone.
fn begin<G: TableGame>(record: Record<G>, is_link: bool, context: &mut ScreenContext<'_>) {
    log::info!("opened a game");
    let setup = people_of_record(&record, context);
    let engines = &state::<G>(&context.parts.rooms).engines;
    let session = engines.continue_game(context.ctx, setup, record.game);
    show_game(session, context);
    if is_link {
        return has_come::<G>(context);
    }
    let message = context.parts.words().game_opened;
    context.parts.notices.show(context.ctx, message);
}

/// Returns a setup in which people play all sides of a record, under its names.
fn people_of_record<G: TableGame>(record: &Record<G>, context: &mut ScreenContext<'_>) -> Setup {
    let seed = state_mut::<G>(&mut context.parts.rooms).engines.seed();
    people_of::<G>(&record.game, |side| record.heading.name(side).to_owned(), seed)
}
