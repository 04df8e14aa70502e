//! Opening the games, whose pages are screens.

use window::{RoomEntry, ScreenContext};

/// Opens the table of a game, not yet on the screen, unless it is open already.
pub fn keep_room(entry: &RoomEntry, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    if parts.rooms.get(entry.id).is_none() {
        let settings = &parts.preferences.settings;
        parts.rooms.open(context.ctx, entry, &parts.errands, settings, true);
        finish_opening(entry, context);
    }
}

/// Takes over what has been read for a table that was opened.
pub fn finish_opening(entry: &RoomEntry, context: &mut ScreenContext<'_>) {
    if let Some(table) = context.parts.rooms.get_mut(entry.id) {
        table.finish_opening();
    }
    if let Some(puzzles) = entry.puzzles {
        (puzzles.read)(context);
    }
}

/// Opens the table of a game, and prepares the window for its pages.
fn prepare(entry: &RoomEntry, context: &mut ScreenContext<'_>) {
    keep_room(entry, context);
    let parts = &mut *context.parts;
    parts.close_list_over_board(context.ctx);
    // A computer may think in the game.
    parts.rooms.cancel_reviews_except(entry.id);
}

/// Shows the first page of a game that has one. Its pages stay as they were left.
pub fn open_room(entry: &RoomEntry, context: &mut ScreenContext<'_>) {
    prepare(entry, context);
    if let Some(start) = context.parts.rooms.get(entry.id).and_then(|table| table.start_page()) {
        context.open_pages(start);
    }
}

/// Shows the unfinished game of that game.
pub fn continue_room(entry: &RoomEntry, context: &mut ScreenContext<'_>) {
    prepare(entry, context);
    if let Some(table) = context.parts.rooms.get_mut(entry.id) {
        let (start, game) = (table.start_page(), table.game_page());
        if let Some(start) = start {
            context.open_pages(start);
        }
        if let Some(game) = game {
            context.open(game);
        }
    }
}
