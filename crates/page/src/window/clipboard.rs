//! The clipboard of the browser, which answers in the background.

use std::cell::RefCell;

use eframe::egui::{Context, Event, Key, OutputCommand, PlatformOutput};
use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Clipboard;

use super::by_hand;
use super::sent::send;

/// How long the program may ask whether a text was copied, in seconds.
const FOLLOWS: f64 = 1.0;

/// A text that was handed to the clipboard.
struct Copied {
    text: String,
    /// Kept when the text is there.
    done: Promise,
    /// In the window's seconds.
    at: f64,
}

thread_local! {
    static COPIED: RefCell<Option<Copied>> = const { RefCell::new(None) };
}

/// Returns the clipboard, which pages from unsafe addresses do not have.
fn clipboard() -> Option<Clipboard> {
    let navigator = web_sys::window()?.navigator();
    let clipboard = Reflect::get(&navigator, &"clipboard".into()).ok()?;
    clipboard.is_object().then(|| clipboard.unchecked_into())
}

/// Copies what the program wants copied: with the clipboard of the browser, or else with its old command, or else by
/// hand.
pub(super) fn copy(ctx: &Context, output: &mut PlatformOutput) {
    let clipboard = clipboard();
    output.commands.retain(|command| {
        let OutputCommand::CopyText(text) = command else { return true };
        let at = ctx.input(|input| input.time);
        let done = match &clipboard {
            Some(clipboard) => clipboard.write_text(text),
            None => Promise::reject(&"there is no clipboard".into()),
        };
        COPIED.set(Some(Copied { text: text.clone(), done: or_else(done, text.clone()), at }));
        false
    });
}

/// Returns a promise that is kept if the clipboard took the text, or if the old command did. Otherwise, the text is
/// shown for the person to copy.
fn or_else(done: Promise, text: String) -> Promise {
    wasm_bindgen_futures::future_to_promise(async move {
        let Err(why) = JsFuture::from(done).await else { return Ok(JsValue::UNDEFINED) };
        log::info!("the clipboard takes nothing: {why:?}");
        if by_hand::copy_at_once(&text) {
            return Ok(JsValue::UNDEFINED);
        }
        by_hand::offer(&text);
        Err(why)
    })
}

/// Sends the text on the clipboard to the program: the one that it has just copied, if that succeeded, so that
/// the browser does not ask the person whether the program may read the clipboard. If the browser does not show its
/// clipboard, the person pastes into a field.
pub(super) fn paste(ctx: &Context) {
    let now = ctx.input(|input| input.time);
    let copied = COPIED.take().filter(|copied| now - copied.at <= FOLLOWS);
    spawn_local(async {
        if let Some(Copied { text, done, .. }) = copied {
            if JsFuture::from(done).await.is_ok() {
                send(Event::Paste(text));
            }
            return;
        }
        let Some(clipboard) = clipboard() else { return by_hand::ask() };
        match JsFuture::from(clipboard.read_text()).await {
            Ok(text) => send_pasted(&text.as_string().unwrap_or_default()),
            Err(why) => {
                log::info!("the clipboard cannot be read: {why:?}");
                by_hand::ask();
            }
        }
    });
}

/// Sends a text that the person pastes, if there is any.
pub(super) fn send_pasted(text: &str) {
    if !text.is_empty() {
        send(Event::Paste(text.replace("\r\n", "\n")));
    }
}

/// Removes the keys that the browser has also reported as what they stand for, as a desktop does.
pub(super) fn drop_doubled_keys(events: &mut Vec<Event>) {
    let reported = |key: Key| {
        events.iter().any(|event| match event {
            Event::Copy => key == Key::C,
            Event::Cut => key == Key::X,
            Event::Paste(_) => key == Key::V,
            _ => false,
        })
    };
    let doubled: Vec<Key> =
        [Key::C, Key::X, Key::V].into_iter().filter(|&key| reported(key)).collect();
    events.retain(|event| match event {
        Event::Key { key, modifiers, .. } => !modifiers.command_only() || !doubled.contains(key),
        _ => true,
    });
}
