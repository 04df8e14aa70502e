//! The line of words below the board, and what screen readers say by themselves.

use eframe::egui::accesskit::Live;
use eframe::egui::{
    Color32, Id, Label, Rect, Role, Sense, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText,
};

use crate::ui::widgets::strong;

/// Words on the line below the board: as large as wanted or usual where they fit
/// one line, else two lines of small ones.
pub fn words_line(ui: &mut Ui, text: &str, ink: Color32, letters: f32) {
    let words = |size: f32| strong(text).size(size).color(ink);
    let fits = |size: &f32| {
        let galley = WidgetText::from(words(*size));
        let extend = Some(TextWrapMode::Extend);
        let galley = galley.into_galley(ui, extend, f32::INFINITY, TextStyle::Body);
        galley.size().x <= ui.available_width()
    };
    match [15.0 * letters, 15.0].into_iter().find(fits) {
        Some(size) => ui.add(Label::new(words(size))),
        None => ui.add(Label::new(words(12.5).line_height(Some(16.0))).wrap()),
    };
}

/// Lets screen readers say `message` when it has changed.
pub fn announce(ui: &Ui, rect: Rect, message: &str) {
    let response = ui.interact(rect, Id::unique("announcement"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, message));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}
