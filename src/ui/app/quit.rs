//! Quitting, and the question about games that would be lost.

use std::rc::Rc;

use eframe::egui::{Context, ViewportCommand};
use window::dialogs::{Question, effect};
use window::{LostGame, Parts, Screen, ScreenContext, poll_tables};

use super::screen::room::continue_room;
use crate::ui::dialogs::UnsavedGames;
use crate::ui::rooms::room_of;

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
    let quit = effect(|_, context| context.parts.quit(context.ctx));
    if let Some([heading, text]) = parts.together.closing_class(words) {
        let answers = [(words.library.cancel, effect(|_, _| {})), (words.quit, quit)];
        parts.dialogs.open(Question::new(heading, text, answers));
    } else if parts.together.has_game() {
        let stay = effect(|_, _| {});
        let (heading, text) = (words.together.leave_heading, parts.together.leaving(words));
        let answers = [(words.keep_playing, stay), (words.quit, quit)];
        parts.dialogs.open(Question::new(heading, text, answers));
    } else if let Some(entry) = parts.rooms.game_not_kept().and_then(room_of) {
        let go_on = effect(|_, context| continue_room(entry, context));
        let answers = [(words.keep_playing, go_on), (words.quit, quit)];
        parts.dialogs.open(Question::new(words.game_in_progress, words.quit_question, answers));
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
