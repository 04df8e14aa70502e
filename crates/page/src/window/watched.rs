//! The room that the person watches, which the browser keeps for as long as its tab: a page that is loaded again goes back
//! there without asking for the code. Players come back by their seats.

use std::cell::RefCell;

use wasm_bindgen::JsValue;

use super::game_before::storage;
use crate::browser::hash;

/// The key of the code of the room and of what followed the `#` in the address then.
const KEY: &str = "watched";

thread_local! {
    /// What the tab keeps, once the program has said it.
    static NOTED: RefCell<Option<Option<String>>> = const { RefCell::new(None) };
}

/// Notes the code of the room that the person watches.
pub fn note_watched(code: Option<String>) {
    if NOTED.with_borrow(|noted| noted.as_ref() == Some(&code)) {
        return;
    }
    let kept = storage().map_or(Ok(()), |storage| match &code {
        Some(code) => storage.set_item(KEY, &format!("{code} {}", hash())),
        None => storage.remove_item(KEY),
    });
    if let Err(error) = kept {
        log::warn!("a page that is loaded again will ask for the code: {error:?}");
    }
    NOTED.set(Some(code));
}

/// Returns the code of the room that the person watched before the page was loaded again, unless the page was opened by
/// another link since.
pub fn watched_before() -> Option<String> {
    let kept = storage()?.get_item(KEY).unwrap_or_else(|_: JsValue| None)?;
    let (code, at) = kept.split_once(' ')?;
    (at == hash()).then(|| code.to_owned())
}
