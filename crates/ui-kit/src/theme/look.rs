//! The board look of a context, which its style and its colours follow.

use eframe::egui::{Context, Id};

use basics::BoardLook;

/// Returns the board look that a context is styled for.
pub fn board(ctx: &Context) -> BoardLook {
    ctx.data(|data| data.get_temp(board_id())).unwrap_or_default()
}

/// Stores the board look that a context is styled for.
pub(super) fn store(ctx: &Context, board: BoardLook) {
    ctx.data_mut(|data| data.insert_temp(board_id(), board));
}

fn board_id() -> Id {
    Id::unique("board")
}
