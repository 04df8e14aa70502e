//! The board look of a context, which its style and its colours follow.

use eframe::egui::{Context, Id, Theme};

use super::palette::{self, Palette};
use super::{contrast, wood};
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

impl Palette {
    /// Returns the colours of `board` for `theme`.
    pub fn of(board: BoardLook, theme: Theme) -> &'static Palette {
        match (board, theme) {
            (BoardLook::Yard, Theme::Light) => &palette::LIGHT,
            (BoardLook::Yard, Theme::Dark) => &palette::DARK,
            (BoardLook::Wood, Theme::Light) => &wood::LIGHT,
            (BoardLook::Wood, Theme::Dark) => &wood::DARK,
            (BoardLook::Contrast, Theme::Light) => &contrast::LIGHT,
            (BoardLook::Contrast, Theme::Dark) => &contrast::DARK,
            (BoardLook::Projector, Theme::Light) => &contrast::FAR_LIGHT,
            (BoardLook::Projector, Theme::Dark) => &contrast::FAR_DARK,
        }
    }

    /// Returns the colours in use.
    pub fn current(ctx: &Context) -> &'static Palette {
        Palette::of(board(ctx), ctx.theme())
    }
}
