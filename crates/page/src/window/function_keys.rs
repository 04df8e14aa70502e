//! The function keys, which the browser would use for itself as well.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::KeyboardEvent;

/// The keys that the person keeps: they load the page anew and open the tools of the browser.
const OF_BROWSER: [&str; 2] = ["F5", "F12"];

/// Leaves the function keys to the program from now on.
pub(super) fn keep() -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or("a page has a document")?;
    let keep = |event: KeyboardEvent| {
        let key = event.key();
        let has_modifiers = event.alt_key() || event.ctrl_key() || event.meta_key();
        if is_function_key(&key) && !OF_BROWSER.contains(&key.as_str()) && !has_modifiers {
            event.prevent_default();
        }
    };
    let keep = Closure::<dyn Fn(KeyboardEvent)>::new(keep).into_js_value();
    document.add_event_listener_with_callback_and_bool("keydown", keep.unchecked_ref(), true)
}

/// Returns whether a key called `name` is one of `F1` to `F24`.
pub(super) fn is_function_key(name: &str) -> bool {
    name.len() > 1 && name.starts_with('F')
}
