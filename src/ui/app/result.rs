//! The result of the current game: its review in the background, and the games that follow it.

use eframe::egui::Context;

use super::games;
use super::parts::Parts;
use super::screen::ScreenContext;
use crate::ai::Level;
use crate::controller::NewGame;
use crate::games::OAnQuan;
use crate::ui::dialogs::Dialog;
use crate::ui::oanquan::own;
use crate::ui::oanquan::own_mut;
use crate::ui::table::TableState;
use crate::ui::table::show_game;

/// Starts the review of the current game when its result is shown.
pub fn review(ctx: &Context, parts: &mut Parts) {
    if matches!(parts.dialogs.current(), Some(Dialog::Result)) {
        let TableState { current, engines, .. } = own_mut(parts);
        current.review_in_background(ctx, &engines.analysis);
    }
}

/// Keeps the strength in the settings up to date as long as *Fits me* is chosen.
pub fn poll_strength(ctx: &Context, parts: &mut Parts) {
    let seats = parts.settings().of::<OAnQuan>().seats;
    let Some(strength) = own_mut(parts).current.prepare_strength(seats) else { return };
    let fitted = seats.map(|seat| seat.fitted(strength));
    if fitted != seats {
        log::debug!("the next strength is {}", strength.number());
        parts.change_settings(ctx, |settings| settings.of_mut::<OAnQuan>().seats = fitted);
    }
}

/// Starts a game against computers of this level, which later games keep.
pub fn play_at_level(level: Level, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    let Some(last) = own(parts).current.session().map(NewGame::from) else {
        return;
    };
    parts.change_settings(context.ctx, |settings| {
        let table = settings.of_mut::<OAnQuan>();
        table.seats = table.seats.map(|seat| seat.at_level(level));
    });
    let seed = own_mut(parts).engines.seed();
    let next = last.with_level(level, seed);
    let (settings, OAnQuan(rules)) = (parts.settings(), parts.settings().game());
    if rules == next.rules && settings.setup::<OAnQuan>(seed).seats == next.setup.seats {
        return games::new_game(context);
    }
    let time = own(parts).current.session().map(|session| session.clock().control());
    let time = time.unwrap_or_default();
    let session = own(parts).engines.start(context.ctx, next.rules, next.setup, time);
    show_game(session, context);
}
