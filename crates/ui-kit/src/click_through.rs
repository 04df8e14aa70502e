//! A press outside a sheet that covers a part of the window closes the sheet and then reaches what
//! was pressed.
//!
//! While such a sheet is open, the widgets below it receive no clicks, so that no key and no
//! screen reader leaves it by accident. The click that closes it is therefore repeated once the
//! sheet is gone.

use eframe::egui::{
    Context, Event, ModalResponse, Modifiers, Plugin, PointerButton, Pos2, RawInput,
};

/// The number of frames after which the widgets below the sheet receive clicks again.
const FRAMES: u8 = 1;

/// Repeats clicks beside a sheet.
#[derive(Default)]
struct ClickThrough {
    /// The place of a click that asks to close the open sheet.
    offered: Option<Pos2>,
    /// The place of a click to repeat, and the frames until then.
    waiting: Option<(Pos2, u8)>,
    /// Whether the click in this frame is a repeated one.
    is_repeated: bool,
}

impl Plugin for ClickThrough {
    fn debug_name(&self) -> &'static str {
        "click through"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.is_repeated = false;
        match self.waiting.take() {
            None => {}
            Some((at, frames @ 1..)) => {
                self.waiting = Some((at, frames - 1));
                ctx.request_repaint();
            }
            Some((at, 0)) => {
                self.is_repeated = true;
                let button = |pressed| Event::PointerButton {
                    pos: at,
                    button: PointerButton::Primary,
                    pressed,
                    modifiers: Modifiers::NONE,
                };
                input.events.extend([Event::PointerMoved(at), button(true), button(false)]);
            }
        }
    }
}

/// Prepares the window.
pub fn install(ctx: &Context) {
    ctx.add_plugin(ClickThrough::default());
}

/// Notes a click beside a sheet that was just drawn.
pub fn note<T>(ctx: &Context, sheet: &ModalResponse<T>) {
    if !sheet.backdrop_response.clicked() {
        return;
    }
    let at = ctx.input(|input| input.pointer.interact_pos());
    ctx.with_plugin(|plugin: &mut ClickThrough| plugin.offered = at);
}

/// Repeats the click just noted, if there is one, unless the sheet has ignored it.
pub fn settle(ctx: &Context, is_closed: bool) {
    ctx.with_plugin(|plugin: &mut ClickThrough| {
        let Some(at) = plugin.offered.take().filter(|_| is_closed) else {
            return;
        };
        plugin.waiting = Some((at, FRAMES));
        ctx.request_repaint();
    });
}

/// Returns whether the click in this frame has already closed a sheet.
pub fn has_closed_a_sheet(ctx: &Context) -> bool {
    ctx.with_plugin(|plugin: &mut ClickThrough| plugin.is_repeated).unwrap_or_default()
}
