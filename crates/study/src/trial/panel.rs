//! The panel in which a teacher speaks, below a board or beside it: the text, what is celebrated, and the
//! steps that lead on.

use std::ops::Range;
use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align, FontFamily, FontId, Galley, Id, Label, Layout, Rect, ScrollArea, Sense, Ui, UiBuilder,
    Vec2, vec2,
};
use table::page::Growth;
use ui_kit::balanced::without_lonely_word;
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use window::widgets::{button_width, wide_button};

use super::success::Success;

/// The width of a panel below which its buttons are below the text.
const STACKED: f32 = 560.0;
/// The width below which they are one below the other beside what is celebrated, and their width there.
const COLUMN: f32 = 900.0;
const BUTTONS: f32 = 190.0;
/// The least width of the main button.
const NEXT: f32 = 130.0;
/// The font size of the text in a large window, in a narrow one and in a low one.
const LARGE: f32 = 19.0;
const NARROW: f32 = 17.0;
const LOW: f32 = 15.0;
/// The least size of a text without room at that size, and by which factor each size is smaller than the one before.
const SMALLEST: f32 = 13.5;
const SMALLER: f32 = 0.92;
/// The width of a scroll bar beside a text without room, with a gap.
const SCROLL_BAR: f32 = 14.0;
/// The gap above and below the buttons of a stacked panel, and around a panel beside the board.
const MARGIN: f32 = 6.0;

/// What a panel says and offers.
pub(crate) struct Panel<'a> {
    /// The text.
    pub text: &'a str,
    /// Whether its first sentence is a warning.
    pub warns: bool,
    /// The scale of the text, applied where there is room; 1 is the usual size.
    pub text_scale: f32,
    /// What is celebrated at the left, if anything.
    pub success: Option<&'a Success>,
    /// The labels of the steps that lead on.
    pub steps: Vec<&'a str>,
    /// Whether the first step is the main one.
    pub has_main: bool,
    /// The main step is focused whenever this changes, unless it is `None`.
    pub when: Option<&'a String>,
}

impl Panel<'_> {
    /// Draws the panel into `rect`, below the board or, if it is high and narrow, beside it. Returns the index of the step
    /// whose button was pressed.
    pub(crate) fn show(&self, ui: &mut Ui, rect: Rect, is_beside: bool) -> Option<usize> {
        let palette = Palette::current(ui.ctx());
        if is_beside {
            return self.beside(ui, rect);
        }
        ui.painter().rect_filled(rect, 0.0, palette.paper);
        let inner = rect.shrink2(vec2(14.0, 4.0));
        if rect.width() < STACKED && rect.height() > 100.0 {
            return self.stacked(ui, inner);
        }
        let celebrated = self.success.map_or(0.0, |success| celebrate(ui, inner, success));
        let inner = inner.with_min_x(inner.left() + celebrated);
        if self.success.is_some() && rect.width() < COLUMN {
            // Beside the tick, buttons one below the other leave the text its width.
            let column = 2.0 * (touch::target(ui) + 2.0) + ui.spacing().item_spacing.y;
            Growth::PANEL.grow(ui.ctx(), column - inner.height());
            let (mut pressed, mut left) = (None, inner);
            laid_out(ui, inner, Layout::right_to_left(Align::Center), |ui| {
                let size = vec2(BUTTONS.min(0.4 * inner.width()), inner.height());
                let layout = Layout::top_down(Align::Max);
                let shown =
                    ui.allocate_ui_with_layout(size, layout, |ui| self.all_buttons(ui, 0.0));
                pressed = shown.inner;
                left.max.x = shown.response.rect.left() - 8.0;
            });
            laid_out(ui, left, Layout::left_to_right(Align::Center), |ui| {
                self.words(ui, self.text)
            });
            return pressed;
        }
        laid_out(ui, inner, Layout::right_to_left(Align::Center), |ui| {
            let pressed = self.all_buttons(ui, 0.0);
            ui.add_space(8.0);
            self.words(ui, self.text);
            pressed
        })
    }

    /// Draws the text above the buttons, which are in one row if they have room there. The first ones are at the bottom.
    fn stacked(&self, ui: &mut Ui, inner: Rect) -> Option<usize> {
        let rows = self.rows(ui, inner.width());
        let height = touch::target(ui) + MARGIN;
        let all = rows.len().max(1) as f32 * height + MARGIN;
        let (mut above, below) = inner.split_top_bottom_at_y(inner.bottom() - all);
        let (mut pressed, mut left) = (None, inner.width());
        for (number, places) in rows.into_iter().enumerate() {
            let bottom = below.bottom() - number as f32 * height;
            let row = below.with_min_y(bottom - height - MARGIN).with_max_y(bottom);
            let shown = laid_out(ui, row, Layout::right_to_left(Align::Center), |ui| {
                (self.buttons(ui, 0.0, places), ui.available_width())
            });
            pressed = pressed.or(shown.0);
            left = left.min(shown.1);
        }
        // Beside the tick and the points, there is room for one text only.
        let solved = self.success.and_then(|success| success.row.as_deref());
        let text = solved.map_or(self.text.into(), |solved| format!("{} {solved}.", self.text));
        if let Some(success) = self.success {
            let success = Success { row: None, ..success.clone() };
            // The text has the whole width if there is room beside the buttons.
            if success.size(ui).x <= left {
                celebrate(ui, below, &success);
            } else {
                above.min.x += celebrate(ui, above, &success);
            }
        }
        laid_out(ui, above, Layout::left_to_right(Align::Center), |ui| self.words(ui, &text));
        pressed
    }

    /// Draws the text, and the buttons one below the other under it, at the top of a column beside the board.
    fn beside(&self, ui: &mut Ui, rect: Rect) -> Option<usize> {
        let width = rect.width() - 2.0 * MARGIN;
        let praise = self.success.map_or(0.0, |success| success.size(ui).y + MARGIN);
        let text = usual(ui, self.text, 0, self.text_scale, width).size().y + 2.0;
        let all = self.steps.len() as f32;
        let buttons = all * (touch::target(ui) + ui.spacing().item_spacing.y);
        let height = (praise + text + MARGIN + buttons + 2.0 * MARGIN).min(rect.height());
        let rect = rect.with_max_y(rect.top() + height);
        ui.painter().rect_filled(rect, f32::from(sizes::ROUND), Palette::current(ui.ctx()).paper);
        let mut inner = rect.shrink(MARGIN);
        if let Some(success) = self.success {
            success.show(ui, inner, true);
            inner.min.y += praise;
        }
        let (above, below) = inner.split_top_bottom_at_y(inner.bottom() - buttons);
        let above = above.with_max_y(above.bottom() - MARGIN);
        laid_out(ui, above, Layout::left_to_right(Align::Center), |ui| self.words(ui, self.text));
        laid_out(ui, below, Layout::top_down(Align::Min), |ui| self.all_buttons(ui, width))
    }

    fn words(&self, ui: &mut Ui, text: &str) {
        spoken(ui, text, self.warns, self.text_scale);
    }

    /// Returns the places of the steps whose buttons fit into each row of this width.
    fn rows(&self, ui: &Ui, width: f32) -> Vec<Range<usize>> {
        let gap = ui.spacing().item_spacing.x;
        let (mut rows, mut left): (Vec<Range<usize>>, f32) = (Vec::new(), 0.0);
        for (place, label) in self.steps.iter().enumerate() {
            let taken = button_width(ui, label) + gap;
            match rows.last_mut().filter(|_| taken <= left) {
                Some(row) => row.end = place + 1,
                None => {
                    rows.push(place..place + 1);
                    left = width + gap;
                }
            }
            left -= taken;
        }
        rows
    }

    /// Draws the buttons of all steps. Returns the index of the one pressed.
    fn all_buttons(&self, ui: &mut Ui, least: f32) -> Option<usize> {
        self.buttons(ui, least, 0..self.steps.len())
    }

    /// Draws the buttons at these places that lead on, each at least `least` wide. The main one is larger than its label
    /// where the others leave room. Returns the index of the one pressed.
    fn buttons(&self, ui: &mut Ui, least: f32, places: Range<usize>) -> Option<usize> {
        let mut pressed = None;
        let steps = &self.steps[places.clone()];
        let others: f32 = steps.iter().skip(1).map(|label| button_width(ui, label)).sum();
        let gaps = steps.len().saturating_sub(1) as f32 * ui.spacing().item_spacing.x;
        let next = NEXT.min(ui.available_width() - others - gaps);
        for (place, label) in places.zip(steps) {
            let is_main = place == 0 && self.has_main;
            let least = if is_main { next.max(least) } else { least };
            let button = wide_button(ui, label, least.max(button_width(ui, label)), is_main);
            if is_main && let Some(when) = self.when {
                focus_once(ui, button.id, when);
            }
            if button.clicked() {
                pressed = Some(place);
            }
        }
        pressed
    }
}

/// Shows what is celebrated at the left. Returns the width that it takes.
fn celebrate(ui: &mut Ui, rect: Rect, success: &Success) -> f32 {
    success.show(ui, rect, false);
    success.size(ui).x + 16.0
}

/// Draws in a rectangle, with a layout.
fn laid_out<T>(ui: &mut Ui, rect: Rect, layout: Layout, draw: impl FnOnce(&mut Ui) -> T) -> T {
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(layout), draw).inner
}

/// Focuses the main button when it appears, and only then.
fn focus_once(ui: &Ui, button: Id, now: &String) {
    let given = Id::unique("focused after a try");
    if ui.data(|data| data.get_temp::<String>(given)).as_ref() != Some(now) {
        ui.memory_mut(|memory| memory.request_focus(button));
        ui.data_mut(|data| data.insert_temp(given, now.clone()));
    }
}

/// Returns the usual font size of what the teacher says in a window of this size.
fn usual_letters(window: Vec2) -> f32 {
    match window {
        _ if window.y < sizes::TALL => LOW,
        _ if window.x < STACKED => NARROW,
        _ => LARGE,
    }
}

/// Lays a text out at its usual size, its first `warning` bytes as a warning.
fn usual(ui: &Ui, text: &str, warning: usize, text_scale: f32, width: f32) -> Arc<Galley> {
    let size = usual_letters(ui.ctx().content_rect().size()) * text_scale;
    in_font(ui, text, warning, size, width)
}

/// Lays a text out at this size.
fn in_font(ui: &Ui, text: &str, warning: usize, size: f32, width: f32) -> Arc<Galley> {
    let palette = Palette::current(ui.ctx());
    let font = FontId::new(size, FontFamily::Name(SEMIBOLD.into()));
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    for (part, ink) in [(&text[..warning], palette.warning), (&text[warning..], palette.ink)] {
        job.append(part, 0.0, TextFormat::simple(font.clone(), ink));
    }
    without_lonely_word(ui, job)
}

/// Draws what the teacher says, its first sentence as a warning if it `warns`. All texts are equally large: one that has
/// no room lets the [panel](Growth::PANEL) grow, and is smaller only where the board cannot spare that.
fn spoken(ui: &mut Ui, text: &str, warns: bool, text_scale: f32) {
    let room = ui.available_size();
    let warning = if warns { text.find(". ").map_or(text.len(), |end| end + 1) } else { 0 };
    let laid_out = |size: f32, width: f32| in_font(ui, text, warning, size, width);
    let usual = usual(ui, text, warning, text_scale, room.x);
    let missing = usual.size().y - room.y;
    let grows = missing > 0.0 && Growth::PANEL.grow(ui.ctx(), missing);
    let largest = usual_letters(ui.ctx().content_rect().size()) * text_scale;
    let sizes = std::iter::successors(Some(largest * SMALLER), |size| Some(size * SMALLER));
    let sizes = sizes.take_while(|size| *size > SMALLEST).chain([SMALLEST]);
    let smaller = sizes.map(|size| laid_out(size, room.x));
    let mut all = std::iter::once(usual.clone()).chain(smaller);
    // In the next frame, there is room for it.
    let fits = if grows { Some(usual) } else { all.find(|galley| galley.size().y <= room.y) };
    let draw = |ui: &mut Ui, galley| {
        ui.add(Label::new(galley).sense(Sense::hover()));
    };
    if let Some(galley) = fits {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(room.x);
            draw(ui, galley);
        });
    } else {
        let galley = laid_out(SMALLEST, room.x - SCROLL_BAR);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.set_width(room.x);
            // Each text begins at its top.
            let area = ScrollArea::vertical().id_salt(text).auto_shrink(false).max_height(room.y);
            area.show(ui, |ui| draw(ui, galley));
        });
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Context, RawInput};
    use ui_kit::theme;

    use super::*;

    #[test]
    fn buttons_without_room_in_one_row_are_in_two() {
        let ctx = Context::default();
        theme::install(&ctx);
        let panel = Panel {
            text: "",
            warns: false,
            text_scale: 1.0,
            success: None,
            steps: vec!["Thử lại", "Sang câu sau", "Xem diễn biến"],
            has_main: true,
            when: None,
        };
        let mut frame = ctx.run_ui(RawInput::default(), |ui| {
            assert_eq!(panel.rows(ui, 600.0).len(), 1);
            // A window of 360 points has this width for the panel.
            assert_eq!(panel.rows(ui, 332.0), [0..2, 2..3]);
        });
        frame.textures_delta.clear();
    }
}
