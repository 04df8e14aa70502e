//! What only a new start of the page helps against. All games are kept.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::EventTarget;

use crate::reload;

/// Opens the page again when the browser loses its graphics, as it may in the background, and when somebody
/// enters another link, which is another game.
pub(super) fn listen(canvas: &EventTarget) -> Result<(), JsValue> {
    let again: JsValue = Closure::<dyn Fn()>::new(reload).into_js_value();
    let window = web_sys::window().ok_or("a page has a window")?;
    canvas.add_event_listener_with_callback("webglcontextlost", again.unchecked_ref())?;
    window.add_event_listener_with_callback("hashchange", again.unchecked_ref())
}
