//! What the browser shows around the window: beside a notch, and in its own bars.

use std::cell::Cell;

use eframe::egui::{Color32, Context};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, HtmlElement};

/// The elements that name the colour of the browser's bars for light and for dark systems.
const BARS: [&str; 2] =
    ["meta[name=theme-color][media*=light]", "meta[name=theme-color][media*=dark]"];

thread_local! {
    static SHOWN: Cell<Option<Color32>> = const { Cell::new(None) };
}

/// Gives the page and the browser's bars the colour of the window, which need not be that of the system.
pub(super) fn colour(ctx: &Context) {
    let paper = ctx.style_of(ctx.theme()).visuals.panel_fill;
    if SHOWN.replace(Some(paper)) == Some(paper) {
        return;
    }
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(Err(error)) = document.map(|document| show(&document, paper)) {
        log::warn!("{error:?}");
    }
}

fn show(document: &Document, paper: Color32) -> Result<(), JsValue> {
    let [red, green, blue, _] = paper.to_array();
    let paper = format!("#{red:02x}{green:02x}{blue:02x}");
    let body = document.body().map(Into::into);
    for element in [document.document_element(), body].into_iter().flatten() {
        element.unchecked_into::<HtmlElement>().style().set_property("background", &paper)?;
    }
    for bar in BARS {
        if let Some(bar) = document.query_selector(bar)? {
            bar.set_attribute("content", &paper)?;
        }
    }
    Ok(())
}
