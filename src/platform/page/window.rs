//! The page in place of a window.

use client::Address;
use eframe::web_sys::{HtmlCanvasElement, window};
use eframe::{App, CreationContext, WebOptions, WebRunner};
use messages::Code;
use ui_kit::theme::touch;
use window::{ChosenFile, Desktop};

/// The identifier of the canvas in the page.
const CANVAS: &str = "game";

/// Returns what the browser does with the page and with files.
pub fn desktop() -> Desktop {
    let share = page::can_share().then_some(page::share as fn(&str, &str));
    Desktop {
        choose_file: None,
        open_folder: None,
        open_file: Some(open_file),
        restart: Some(page::reload),
        address: page::address(),
        refuses_pictures: !page::takes_pictures(),
        share,
        note_steps: Some(page::note_steps),
        note_game: Some(page::note_game),
        game_before: Some(page::game_before),
        note_watched: Some(note_watched),
        watched_before: Some(|| page::watched_before()?.parse().ok()),
        keep_files: Some(page::keep_files),
        host: None,
        host_was_killed: None,
        has_page: false,
        search: None,
        served_by: Some(served_by),
        closes: false,
    }
}

/// Returns the host that serves the page, if one does, with the code that the address may have.
fn served_by() -> Option<(Address, Option<Code>)> {
    let address = page::host()?.parse().ok()?;
    Some((address, page::hash().parse().ok()))
}

fn note_watched(code: Option<Code>) {
    page::note_watched(code.map(|code| code.to_string()));
}

fn open_file() -> ChosenFile {
    Box::pin(page::pick_file())
}

/// Draws what `open` makes in the page. Returns before it is drawn.
///
/// # Errors
/// The page has no canvas.
pub fn open_window(
    open: impl FnOnce(&CreationContext<'_>, bool) -> Box<dyn App> + 'static,
) -> Result<(), String> {
    let canvas = window().and_then(|window| window.document()?.get_element_by_id(CANVAS));
    let canvas =
        canvas.and_then(page::element::<HtmlCanvasElement>).ok_or("the page has no canvas")?;
    let options = WebOptions { dithering: false, ..Default::default() };
    let less_motion = page::wants_less_motion();
    let drawn_on = canvas.clone();
    let open = move |cc: &CreationContext<'_>| {
        page::join(&cc.egui_ctx, drawn_on.into());
        let app = open(cc, less_motion);
        if page::has_fingers() {
            touch::set(&cc.egui_ctx);
        }
        Ok(app)
    };
    page::in_background(async move {
        let started = WebRunner::new().start(canvas, options, Box::new(open)).await;
        page::has_started(started.map_err(|error| format!("{error:?}")));
    });
    Ok(())
}
