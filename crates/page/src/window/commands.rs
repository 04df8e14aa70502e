//! What the program asks of its window, and a page can do.

use eframe::egui::{Context, RawInput, ViewportCommand, ViewportId, ViewportOutput};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Document;

use super::clipboard;
use super::sent::ask_for_frame;

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Hears from now on when the page fills the screen, and when it no longer does.
pub(super) fn listen() -> Result<(), JsValue> {
    let heard = Closure::<dyn Fn()>::new(ask_for_frame).into_js_value();
    let document = document().ok_or("a page has a document")?;
    document.add_event_listener_with_callback("fullscreenchange", heard.unchecked_ref())
}

/// Tells the program whether the page fills the screen.
pub(super) fn tell(input: &mut RawInput) {
    let is_full = document().is_some_and(|document| document.fullscreen_element().is_some());
    input.viewports.entry(ViewportId::ROOT).or_default().fullscreen = Some(is_full);
}

/// Carries out what a page can do. It cannot close, hide or name itself as a window can.
pub(super) fn carry_out(ctx: &Context, output: &mut ViewportOutput) {
    for command in std::mem::take(&mut output.commands) {
        match command {
            ViewportCommand::RequestPaste => clipboard::paste(ctx),
            ViewportCommand::Fullscreen(is_full) => set_fullscreen(is_full),
            ViewportCommand::Screenshot(_) => output.commands.push(command),
            _ => {}
        }
    }
}

fn set_fullscreen(is_full: bool) {
    let Some(document) = document() else { return };
    if !is_full {
        document.exit_fullscreen();
    } else if let Some(page) = document.document_element()
        && let Err(error) = page.request_fullscreen()
    {
        log::warn!("{error:?}");
    }
}
