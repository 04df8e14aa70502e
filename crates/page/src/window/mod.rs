//! What the window asks of the page, and the page of the window, beyond what `eframe` does.

mod by_hand;
mod clipboard;
mod commands;
mod dropped;
mod function_keys;
mod game_before;
mod history;
mod lost;
mod mirror;
mod pace;
mod sent;
mod surroundings;
mod watched;

use std::cell::RefCell;

use eframe::egui::{Context, Event, FullOutput, Plugin, RawInput};
use wasm_bindgen::JsValue;
use web_sys::Element;

use mirror::Mirror;

pub use game_before::{game_before, note_game};
pub use history::note_steps;
pub use pace::wake;
pub use watched::{note_watched, watched_before};

thread_local! {
    static MIRROR: RefCell<Option<Mirror>> = const { RefCell::new(None) };
}

/// Joins the window, which is drawn on `canvas`, to the page: its accessible tree, the clipboard, dropped files,
/// the full screen and the history.
pub fn join(ctx: &Context, canvas: Element) {
    ctx.enable_accesskit();
    sent::open(ctx);
    let listening = [
        lost::listen(&canvas),
        commands::listen(),
        function_keys::keep(),
        history::listen(),
        pace::keep(),
    ];
    listening.into_iter().filter_map(Result::err).for_each(report);
    let mirror = Mirror::new(canvas).map_err(report).ok();
    MIRROR.set(mirror);
    ctx.add_plugin(Joint { waits: true });
}

fn report(error: JsValue) {
    log::error!("{error:?}");
}

/// Stands between the window and the page.
struct Joint {
    /// Whether the page shows something else in place of the first frame.
    waits: bool,
}

impl Plugin for Joint {
    fn debug_name(&self) -> &'static str {
        "page"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        commands::tell(input);
        dropped::exchange(input);
        input.events.extend(sent::take());
        clipboard::drop_doubled_keys(&mut input.events);
        // Who is in the mirror is still in the window.
        if MIRROR.with_borrow(|mirror| mirror.as_ref().is_some_and(Mirror::has_focus)) {
            input.focused = true;
            input.events.retain(|event| *event != Event::WindowFocused(false));
        }
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        if std::mem::take(&mut self.waits) {
            // The browser shows the page again after the frame is on the canvas.
            crate::browser::end_waiting();
        }
        pace::note(output);
        surroundings::colour(ctx);
        clipboard::copy(ctx, &mut output.platform_output);
        for output in output.viewport_output.values_mut() {
            commands::carry_out(ctx, output);
        }
        let Some(update) = output.platform_output.accesskit_update.take() else { return };
        let shown =
            MIRROR.with_borrow_mut(|mirror| mirror.as_mut().map(|mirror| mirror.show(ctx, update)));
        match shown {
            Some(Ok(true)) => ctx.request_repaint(),
            Some(Err(error)) => report(error),
            _ => {}
        }
    }
}
