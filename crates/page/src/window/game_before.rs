//! The game on the screen, which the browser keeps for as long as its tab: a page that is loaded again opens there.

use std::cell::Cell;

use wasm_bindgen::JsValue;
use web_sys::Storage;

/// The key of the identifier of the game.
const KEY: &str = "game";

thread_local! {
    /// What the tab keeps, once the program has said it.
    static NOTED: Cell<Option<Option<&'static str>>> = const { Cell::new(None) };
}

/// Returns what the tab keeps, unless the person refuses that.
pub(super) fn storage() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}

/// Notes which game, by its identifier, is on the screen.
pub fn note_game(game: Option<&'static str>) {
    if NOTED.replace(Some(game)) == Some(game) {
        return;
    }
    let kept = storage().map_or(Ok(()), |storage| match game {
        Some(game) => storage.set_item(KEY, game),
        None => storage.remove_item(KEY),
    });
    if let Err(error) = kept {
        log::warn!("a page that is loaded again will open at its home: {error:?}");
    }
}

/// Returns the identifier of the game that was on the screen before the page was loaded again.
pub fn game_before() -> Option<String> {
    storage()?.get_item(KEY).unwrap_or_else(|_: JsValue| None)
}
