//! What the person copies or pastes by hand, because the browser does not let the program: a text to mark, and a field.

use std::cell::RefCell;

use js_sys::{Function, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlElement, HtmlTextAreaElement, KeyboardEvent};

use super::clipboard::send_pasted;

/// The elements, which the page gets with the first use.
const ELEMENTS: &str = include_str!("../../static/by_hand.html");
const ID: &str = "by-hand";

/// What the elements are there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Copy,
    Paste,
}

thread_local! {
    static SHOWN: RefCell<Option<Purpose>> = const { RefCell::new(None) };
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Copies a text with the command of old browsers and of pages from unsafe addresses. Returns whether it is copied:
/// browsers allow it only shortly after a press.
pub(super) fn copy_at_once(text: &str) -> bool {
    copy_from_field(text).unwrap_or(false)
}

fn copy_from_field(text: &str) -> Option<bool> {
    let document = document()?;
    let focused = document.active_element();
    let field: HtmlTextAreaElement = document.create_element("textarea").ok()?.unchecked_into();
    field.set_value(text);
    field.set_attribute("readonly", "").ok()?;
    field.style().set_property("position", "fixed").ok()?;
    field.style().set_property("opacity", "0").ok()?;
    document.body()?.append_child(&field).ok()?;
    field.select();
    let is_copied = run_copy(&document);
    field.remove();
    if let Some(focused) = focused.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = focused.focus();
    }
    Some(is_copied)
}

/// Runs the command that copies what is marked. Returns whether it did.
fn run_copy(document: &Document) -> bool {
    let command = Reflect::get(document, &"execCommand".into());
    let command = command.ok().and_then(|command| command.dyn_into::<Function>().ok());
    let done = command.and_then(|command| command.call1(document, &"copy".into()).ok());
    done.is_some_and(|done| done.is_truthy())
}

/// Shows a text to mark and copy.
pub(super) fn offer(text: &str) {
    report(show(Purpose::Copy, text));
}

/// Shows a field to paste into.
pub(super) fn ask() {
    report(show(Purpose::Paste, ""));
}

fn report(done: Result<(), JsValue>) {
    if let Err(error) = done {
        log::warn!("{error:?}");
    }
}

fn show(purpose: Purpose, text: &str) -> Result<(), JsValue> {
    let document = document().ok_or("a page has a document")?;
    let frame = match document.get_element_by_id(ID) {
        Some(frame) => frame,
        None => insert(&document)?,
    };
    let kind = if purpose == Purpose::Copy { "copy" } else { "paste" };
    frame.set_attribute("data-purpose", kind)?;
    frame.remove_attribute("hidden")?;
    let field = field(&frame)?;
    field.set_value(text);
    field.set_read_only(purpose == Purpose::Copy);
    field.focus()?;
    field.select();
    SHOWN.set(Some(purpose));
    Ok(())
}

fn field(frame: &Element) -> Result<HtmlTextAreaElement, JsValue> {
    let field = frame.query_selector("textarea")?.ok_or("the elements have a field")?;
    Ok(field.unchecked_into())
}

/// Puts the elements into the page.
fn insert(document: &Document) -> Result<Element, JsValue> {
    let body = document.body().ok_or("a page has a body")?;
    body.insert_adjacent_html("beforeend", ELEMENTS)?;
    let frame = document.get_element_by_id(ID).ok_or("the elements are there")?;
    let on = |name: &str, act: fn(Event)| {
        let act = Closure::<dyn Fn(Event)>::new(act).into_js_value();
        frame.add_event_listener_with_callback(name, act.unchecked_ref())
    };
    on("submit", |event| {
        event.prevent_default();
        finish();
    })?;
    on("paste", |event| {
        // Once: the program would hear of it as well.
        event.stop_propagation();
        // The text is in the field once the event is over.
        crate::in_background(async {
            crate::sleep(std::time::Duration::ZERO).await;
            if SHOWN.with_borrow(|shown| *shown == Some(Purpose::Paste)) {
                finish();
            }
        });
    })?;
    // The program hears nothing of what is typed and pressed here.
    for name in ["keydown", "keyup", "keypress", "input", "beforeinput", "copy", "cut"] {
        on(name, |event| event.stop_propagation())?;
    }
    for name in ["pointerdown", "pointerup", "touchstart", "touchend", "mousedown", "mouseup"] {
        on(name, |event| event.stop_propagation())?;
    }
    on("keydown", |event| {
        if event.dyn_into::<KeyboardEvent>().is_ok_and(|event| event.key() == "Escape") {
            hide();
        }
    })?;
    if let Some(close) = frame.query_selector("button[type=button]")? {
        let act = Closure::<dyn Fn()>::new(hide).into_js_value();
        close.add_event_listener_with_callback("click", act.unchecked_ref())?;
    }
    Ok(frame)
}

/// Copies the text in the field, or hands what was pasted to the program.
fn finish() {
    let purpose = SHOWN.with_borrow(|shown| *shown);
    let document = document();
    let frame = document.as_ref().and_then(|document| document.get_element_by_id(ID));
    let (Some(purpose), Some(document), Some(frame)) = (purpose, document, frame) else { return };
    let Ok(field) = field(&frame) else { return };
    match purpose {
        Purpose::Copy => {
            field.select();
            // If even this fails, the text stays marked for the person.
            if !run_copy(&document) {
                return;
            }
        }
        Purpose::Paste => send_pasted(&field.value()),
    }
    hide();
}

fn hide() {
    SHOWN.set(None);
    if let Some(frame) = document().and_then(|document| document.get_element_by_id(ID)) {
        report(frame.set_attribute("hidden", ""));
    }
    // The keyboard belongs to the game again.
    let canvas = document().and_then(|document| document.get_element_by_id("game"));
    if let Some(canvas) = canvas.and_then(|canvas| canvas.dyn_into::<HtmlElement>().ok()) {
        let _ = canvas.focus();
    }
    super::pace::wake();
}
