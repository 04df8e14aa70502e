//! The clocks of the games.

use eframe::egui::Context;

use crate::{ClockMoment, FrameClock, Parts};

/// Sets the clocks of the games to the time of this frame. `shown` is the name of the game that is on the
/// screen while it is played, and `page` that of the game whose page is on the screen. `busy` is how many
/// seconds the last frame kept the program busy; in a slow frame, the excess costs no player time. Moves
/// made in this frame count as made now; [`Screen::check_time`](crate::Screen) runs after them.
pub fn update_clocks(
    shown: Option<&str>,
    page: &str,
    clock: &mut FrameClock,
    busy: Option<f32>,
    ctx: &Context,
    parts: &mut Parts,
) {
    let (now, lost) = clock.game_time(ctx, busy);
    let is_free = !parts.dialogs.is_open() && !parts.sound.is_minimised();
    let moment = |game: &str| ClockMoment { now, lost, attends: is_free && shown == Some(game) };
    let stopped = parts.dialogs.stops_clock();
    parts.rooms.update_clocks(page, stopped, moment);
}
