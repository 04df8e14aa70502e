//! The program within a worker.

use std::time::Duration;

use js_sys::{Array, Function, Reflect, Uint8Array, global};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::Message;

/// Returns whether this instance of the program is in a worker, not in a page.
pub fn is_worker() -> bool {
    global().is_instance_of::<DedicatedWorkerGlobalScope>()
}

/// Answers the questions of the page from now on. `answer` passes the answers to a question to the function that
/// it gets with it. Does nothing in a page.
///
/// The page hears `true` when the program has started, each answer as a text, and `null` after the last one.
pub fn serve(answer: impl Fn(&Message, &dyn Fn(&str)) + 'static) {
    let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let here = scope.clone();
    let post = move |value: &JsValue| {
        // Texts can always be posted.
        let _ = here.post_message(value);
    };
    post(&JsValue::TRUE);
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(message) = read(&event.data()) {
            answer(&message, &|text| post(&JsValue::from_str(text)));
        }
        post(&JsValue::NULL);
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker answers questions as long as it lives.
    on_message.forget();
}

/// Returns the file `name` beside the page, and waits for it; `None` if the browser cannot get it. The script of the
/// worker knows how.
pub fn wait_for_beside(name: &str) -> Option<Vec<u8>> {
    let read = Reflect::get(&global(), &"readBeside".into()).ok()?;
    let bytes = read.dyn_ref::<Function>()?.call1(&JsValue::NULL, &name.into());
    let bytes = bytes.inspect_err(|why| log::error!("{name}: {why:?}")).ok()?;
    Some(bytes.dyn_ref::<Uint8Array>()?.to_vec())
}

/// Reads a question that the page has posted.
fn read(data: &JsValue) -> Option<Message> {
    let parts = data.dyn_ref::<Array>()?;
    let text = |index| parts.get(index).as_string();
    let hurry = parts.get(3).as_f64().map(|time| Duration::from_secs_f64(time / 1000.0));
    Some(Message { game: text(0)?, name: text(1)?, text: text(2)?, hurry })
}
