//! Quitting, and the question about games that would be lost.

use std::rc::Rc;

use eframe::egui::{Context, ViewportCommand};
use frame::table::before_leaving;
use frame::{LostGame, Parts, Screen, ScreenContext, poll_tables};

use crate::games::OAnQuan;
use crate::ui::dialogs::UnsavedGames;

/// Quits, or asks first if games would be lost.
pub fn request_quit(screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    if !asks_at_quit(screen, context) {
        context.parts.quit(context.ctx);
    }
}

/// Keeps a window open that the system wants to close if games would be lost, and asks.
pub fn guard_close(screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    if context.ctx.input(|input| input.viewport().close_requested())
        && !context.parts.quits
        && asks_at_quit(screen, context)
    {
        context.ctx.send_viewport_cmd(ViewportCommand::CancelClose);
    }
}

/// Opens the question to ask before the program ends. Returns `false` if nothing is lost. Waits until
/// all games are saved, or cannot be.
fn asks_at_quit(screen: &mut dyn Screen, context: &mut ScreenContext<'_>) -> bool {
    let parts = &mut *context.parts;
    parts.errands.finish();
    let games = unsaved_games(screen, context.ctx, parts);
    let words = parts.words();
    if parts.together.has_game() {
        let (heading, text) = (words.together.leave_heading, parts.together.leaving(words));
        let quit = |context: &mut ScreenContext<'_>| context.parts.quit(context.ctx);
        parts.dialogs.open(before_leaving::<OAnQuan>(words, heading, text, words.quit, quit));
    } else if parts.rooms.has_game_not_kept() {
        let (heading, text) = (words.game_in_progress, words.quit_question);
        let quit = |context: &mut ScreenContext<'_>| context.parts.quit(context.ctx);
        parts.dialogs.open(before_leaving::<OAnQuan>(words, heading, text, words.quit, quit));
    } else if games.is_empty() {
        return false;
    } else {
        // It may be a surprise, so it ignores all input for a moment.
        parts.dialogs.open_unasked(UnsavedGames::new(games));
    }
    true
}

/// Saves the games of all tables and returns those that could not be saved and would be lost. Waits until
/// they are on the disk, or cannot be.
pub fn unsaved_games(
    screen: &mut dyn Screen,
    ctx: &Context,
    parts: &mut Parts,
) -> Vec<Rc<dyn LostGame>> {
    parts.rooms.save_clocks();
    poll_tables(screen, ctx, parts);
    parts.rooms.lost_games(&parts.preferences.settings)
}
