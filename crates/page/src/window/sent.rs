//! Events for the next frame, from outside of the frames.

use std::cell::{OnceCell, RefCell};

use eframe::egui::{Context, Event};

thread_local! {
    static SENT: RefCell<Vec<Event>> = const { RefCell::new(Vec::new()) };
    static WINDOW: OnceCell<Context> = const { OnceCell::new() };
}

/// Remembers the window that the events are for.
pub(super) fn open(ctx: &Context) {
    WINDOW.with(|window| drop(window.set(ctx.clone())));
}

/// Lets the window see `event` in its next frame, and asks for that frame.
pub(super) fn send(event: Event) {
    SENT.with_borrow_mut(|sent| sent.push(event));
    ask_for_frame();
}

/// Asks for a frame.
pub(super) fn ask_for_frame() {
    WINDOW.with(|window| {
        if let Some(window) = window.get() {
            window.request_repaint();
        }
    });
    super::pace::wake();
}

/// Returns the events for the frame that begins.
pub(super) fn take() -> Vec<Event> {
    SENT.take()
}
