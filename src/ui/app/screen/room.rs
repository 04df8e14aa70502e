//! Opening the games, whose pages are screens.
use frame::{RoomEntry, ScreenContext};
use oanquan_table::room::{own, own_mut};

/// Opens the table of a game, not yet on the screen, unless it is open already.
pub fn keep_room(entry: &RoomEntry, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    if parts.rooms.get(entry.id).is_none() {
        let seed = own_mut(parts).engines.seed();
        let folder = own(parts).current.collection().map(|it| it.folder().to_owned());
        let disk = (folder.as_deref(), &parts.errands);
        parts.rooms.open(context.ctx, entry, disk, &parts.preferences.settings, seed);
        if let Some(puzzles) = entry.puzzles {
            (puzzles.read)(context);
        }
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
