//! What goes on in the background while any screen is open: saving, and work that has a follow-up.

use eframe::egui::Context;
use tabletop::storage::Errand;

use crate::{Parts, SaveResult, Screen, ScreenContext};

/// What follows once work in the background is done.
pub type FollowUp = Box<dyn FnOnce(&mut ScreenContext<'_>) + Send>;

/// Carries out what follows from the pending work once that is done.
pub fn poll_pending(context: &mut ScreenContext<'_>) {
    if let Some(follow_up) = context.parts.pending.as_ref().and_then(Errand::poll) {
        context.parts.pending = None;
        follow_up(context);
        context.ctx.request_repaint();
    }
}

/// Saves the games of all tables that have changed, reports the results of earlier writes, and takes over
/// what else has become known in the background.
pub fn poll_tables(screen: &mut dyn Screen, ctx: &Context, parts: &mut Parts) {
    let (results, is_reviewed) = parts.rooms.poll(parts.preferences.words());
    let is_saved = results.iter().any(|(_, result)| matches!(result, SaveResult::Saved));
    if is_saved && let Some(keep_files) = parts.desktop.keep_files.take() {
        keep_files();
    }
    for (game, result) in results {
        match result {
            SaveResult::Saved if screen.game() == game => screen.poll_saving(parts),
            SaveResult::Failed { sentence, is_news: true } => parts.notices.show(ctx, sentence),
            SaveResult::Saved | SaveResult::Failed { .. } => {}
        }
    }
    if is_reviewed {
        ctx.request_repaint();
    }
}
