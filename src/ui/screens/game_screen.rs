//! What the game screen shows, and the preview of moves in it.

use super::board_view::{self, Previewed};
use crate::settings::Settings;
use crate::ui::board::{BoardState, Preview, Sprites};
use crate::ui::live_game::{LiveGame, is_empty_quan_open};
use crate::ui::words::Words;

/// The contents of the game screen.
pub struct GameScreen<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The settings.
    pub settings: &'a Settings,
    /// The game.
    pub live_game: &'a LiveGame,
    /// The textures.
    pub sprites: &'a Sprites,
    /// A short-lived message that replaces the narration.
    pub toast: Option<&'a str>,
    /// The scale of numbers and the narration, applied where there is room; 1 is the usual
    /// size.
    pub letters: f32,
    /// Whether the result is open.
    pub with_result: bool,
}

/// Returns whether the board previews the move under the pointer.
pub(super) fn shows_preview(screen: &GameScreen<'_>) -> bool {
    screen.settings.previews(screen.live_game.session().setup().strongest())
}

/// Returns the game to preview moves in, if previews are on.
pub(super) fn previewed<'a>(screen: &GameScreen<'a>) -> Option<Previewed<'a>> {
    let session = screen.live_game.session();
    let is_undecided = is_empty_quan_open(screen.settings, session);
    shows_preview(screen).then(|| Previewed { game: session.game(), is_undecided })
}

/// Returns the preview of the hovered or focused move if previews are on.
pub(super) fn preview(screen: &GameScreen<'_>, state: &BoardState) -> Option<Preview> {
    board_view::preview(previewed(screen)?, state)
}
