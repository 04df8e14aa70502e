//! Long texts by ear: a screen reader reads the part of the text to which the player goes.
//!
//! A reader says all labels of a dialog at once when it opens. Those of a page of text would take minutes, and
//! some readers leave out the short ones.

use eframe::egui::{Id, Rect, Response, Role, Sense, Ui, WidgetInfo, WidgetRects};

use crate::speech::{guards_focus, say_without_role};
use crate::widgets::follow_focus;

/// Draws a text whose labels are places for the focus while a screen reader follows it. The first of them gets the
/// focus if nothing has it.
pub fn in_parts<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    if !guards_focus(ui.ctx()) {
        return content(ui);
    }
    let before = drawn(ui).len();
    let shown = content(ui);
    let mut is_free = ui.memory(|memory| memory.focused()).is_none();
    for (id, rect) in drawn(ui).split_off(before) {
        let Some(text) = take_text(ui, id) else { continue };
        // A label gives the focus back whenever it is drawn.
        let part = ui.interact(rect, id.with("part"), Sense::focusable_noninteractive());
        part.widget_info(|| WidgetInfo::labeled(Role::Paragraph, true, &text));
        say_without_role(&part);
        if std::mem::take(&mut is_free) {
            part.request_focus();
        }
        follow_focus(&part);
    }
    shown
}

/// Draws several labels of which a screen reader that is followed says `text` alone.
pub fn as_one<R>(ui: &mut Ui, text: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    if !guards_focus(ui.ctx()) {
        return content(ui);
    }
    let before = drawn(ui).len();
    let shown = ui.scope(content);
    for (id, _) in drawn(ui).split_off(before) {
        take_text(ui, id);
    }
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    shown.inner
}

/// Makes a label say `text`, which contains what the label beside it says.
pub fn says(response: &Response, beside: &Response, text: &str) {
    let ctx = &response.ctx;
    if guards_focus(ctx) {
        ctx.accesskit_node_builder(response.id, |node| node.set_value(text));
        ctx.accesskit_node_builder(beside.id, |node| node.clear_value());
    }
}

/// Returns what has been drawn in the layer so far, in order.
fn drawn(ui: &Ui) -> Vec<(Id, Rect)> {
    let layer = ui.layer_id();
    let widgets = |rects: &WidgetRects| {
        rects.get_layer(layer).map(|widget| (widget.id, widget.rect)).collect()
    };
    ui.ctx().viewport(|viewport| widgets(&viewport.this_pass.widgets))
}

/// Takes the words from a label, if it is one.
fn take_text(ui: &Ui, id: Id) -> Option<String> {
    let ctx = ui.ctx();
    if !ctx.has_accesskit_node(id) {
        return None;
    }
    let taken = ctx.accesskit_node_builder(id, |node| {
        if node.role() != Role::Label {
            return None;
        }
        let text = node.label().or(node.value()).map(str::to_owned);
        node.clear_label();
        node.clear_value();
        node.set_role(Role::GenericContainer);
        text
    });
    taken.flatten().filter(|text| !text.is_empty())
}
