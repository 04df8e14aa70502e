//! The narration below the board, and announcements by screen readers.

use std::sync::Arc;

use eframe::egui::accesskit::Live;
use eframe::egui::{
    Align, Color32, FontSelection, Id, Label, Layout, Rect, RichText, Role, Sense, TextStyle,
    TextWrapMode, Ui, WidgetInfo, WidgetText,
};
use ui_kit::theme::Palette;

use crate::widgets::{explain, strong};

/// Draws the narration in the middle of the area: on one line at the scaled or the usual size if
/// it fits, with `hint` in small type below it, else on two lines in small type.
pub fn words_line(ui: &mut Ui, text: &str, hint: Option<&str>, ink: Color32, letters: f32) {
    let words = |size: f32| strong(text).size(size).color(ink);
    let fits = |size: &f32| {
        let galley = WidgetText::from(words(*size));
        let extend = Some(TextWrapMode::Extend);
        let galley = galley.into_galley(ui, extend, f32::INFINITY, TextStyle::Body);
        galley.size().x <= ui.available_width()
    };
    let room = ui.available_height();
    let usual = if room >= TALL { LARGE } else { USUAL };
    let fitting = [usual * letters, usual, USUAL].into_iter().find(fits);
    let line = |size: f32| 1.3 * size;
    let two_lines_height = (2.0 * 1.28 * SMALL * letters).min(room);
    let height =
        fitting.map_or(two_lines_height.max(32.0), line) + hint.map_or(0.0, |_| line(SMALL));
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add_space(((room - height) / 2.0).max(0.0));
        match fitting {
            Some(size) => drop(ui.add(Label::new(words(size)))),
            None => two_lines(ui, text, words, (room, letters)),
        }
        if let Some(hint) = hint.filter(|_| fitting.is_some() && height <= room) {
            let faint = Palette::current(ui.ctx()).faint_ink;
            ui.add(Label::new(RichText::new(hint).size(SMALL).color(faint)).truncate());
        }
    });
}

/// The font sizes of the narration: where it has much room, usually, and of a hint.
const LARGE: f32 = 17.0;
const USUAL: f32 = 15.0;
const SMALL: f32 = 12.5;
/// The height from which the narration has much room.
const TALL: f32 = 44.0;

/// Draws text on at most two lines, as large as `letters` times the smallest size if it fits into a room
/// of this height. Text that does not fit ends in an ellipsis and has a tooltip with all of it.
fn two_lines(
    ui: &mut Ui,
    text: &str,
    words: impl Fn(f32) -> RichText,
    (room, letters): (f32, f32),
) {
    let galley_of = |size: f32| {
        let words = WidgetText::from(words(size).line_height(Some(1.28 * size)));
        let job = words.into_layout_job(ui.style(), FontSelection::Default, Align::Center);
        let mut job = Arc::unwrap_or_clone(job);
        job.halign = Align::Center;
        (job.wrap.max_width, job.wrap.max_rows) = (ui.available_width(), 2);
        ui.painter().layout_job(job)
    };
    let most = (room / 2.6).clamp(SMALL, (SMALL * letters).max(SMALL));
    let sizes = [1.0, 0.85, 0.7].map(|share| (share * most).max(SMALL));
    let whole = sizes.into_iter().map(galley_of).find(|galley| !galley.elided);
    let is_elided = whole.is_none();
    let shown = ui.add(Label::new(whole.unwrap_or_else(|| galley_of(SMALL))));
    if is_elided {
        explain(&shown, text);
    }
}

/// Lets screen readers announce `message` when it changes. A toast is announced separately, so
/// that `message` is not announced again when the toast disappears.
pub fn announce(ui: &Ui, rect: Rect, message: &str, toast: Option<&str>) {
    let say = |name: &str, message: &str| {
        let response = ui.interact(rect, Id::unique(name), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Status, true, message));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    };
    say("announcement", message);
    if let Some(toast) = toast {
        say("announcement for a moment", toast);
    }
}
