//! The result of the current game: its review in the background, and the games that follow it.

use eframe::egui::Context;

use super::games;
use super::parts::{Collection, CurrentGame, FinishedGame, Parts, waker};
use super::screen::ScreenContext;
use crate::ai::Level;
use crate::controller::NewGame;
use crate::games::OAnQuan;
use crate::ui::dialogs::{AfterGame, Dialog};
use crate::ui::oanquan::reviewable;

/// Returns what is known about the current game, if it is over.
pub fn after_game<'a>(
    current: &'a CurrentGame,
    collection: Option<&Collection<OAnQuan>>,
) -> Option<AfterGame<'a>> {
    let FinishedGame { review, score } = current.finished.as_ref()?;
    let fitting_level = collection
        .zip(score.as_ref())
        .and_then(|(collection, score)| collection.statistics.fitting_level(score));
    let next_strength = collection
        .zip(score.as_ref().filter(|score| score.sides == 2))
        .and_then(|(collection, score)| collection.statistics.next_strength(Some(score)));
    Some(AfterGame { review: Some(review), fitting_level, next_strength })
}

/// Follows what becomes known about the current game once it is over. Its review starts when the
/// result is shown.
pub fn poll(ctx: &Context, parts: &mut Parts) {
    if parts.current.live_game.is_none() {
        return;
    }
    if parts.current.is_unfinished() {
        parts.current.finished = None;
        return;
    }
    if parts.current.finished.is_none() {
        let score = parts.current.score();
        if let (Some(_), Some(collection)) = (&score, &mut parts.collection) {
            collection.statistics.refresh();
        }
        parts.current.finished = Some(FinishedGame::new(score));
    }
    if let Some(collection) = &mut parts.collection {
        collection.statistics.poll();
    }
    let (Some(live_game), Some(FinishedGame { review, .. })) =
        (&parts.current.live_game, &mut parts.current.finished)
    else {
        return;
    };
    let is_shown = matches!(parts.dialogs.current(), Some(Dialog::Result));
    let is_new = review.found().is_none() && review.progress().is_none() && !review.has_failed();
    let game = live_game.session().game();
    if is_shown && is_new && reviewable(game) {
        log::info!("review of the finished game started");
        review.begin(game.clone(), parts.engines.analysis.clone(), waker(ctx));
    }
    if review.poll().is_some() {
        parts.current.save_review();
        ctx.request_repaint();
    }
}

/// Starts a game against computers of this level, which later games keep.
pub fn play_at_level(level: Level, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    let Some(last) = parts.current.session().map(NewGame::from) else {
        return;
    };
    parts.change_settings(context.ctx, |settings| {
        settings.seats = settings.seats.map(|seat| seat.at_level(level));
    });
    let seed = parts.engines.seed();
    let next = last.with_level(level, seed);
    let settings = &parts.preferences.settings;
    if settings.rules == next.rules && settings.setup(seed).seats == next.setup.seats {
        return games::new_game(context);
    }
    let time = parts.current.session().map(|session| session.clock().control());
    let time = time.unwrap_or_default();
    let session = parts.engines.start(context.ctx, next.rules, next.setup, time);
    games::show(session, context);
}
