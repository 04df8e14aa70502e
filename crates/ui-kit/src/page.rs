//! The parts that pages over the window have in common.

use crate::balanced::wrapped;
use eframe::egui::{
    Align, Frame, Id, Key, Label, Margin, Rect, ScrollArea, TextStyle, Ui, Vec2, vec2,
};

use crate::measured::Measured;
use crate::read_aloud::in_parts;
use crate::speech::say_text;
use crate::widgets::{
    around_dialog, at_right_end, bold, just_opened, scrolled_by_page_keys, strong, use_whole_width,
    width_of,
};

/// The minimum height of the scrolling part, in points. With less room, the whole page scrolls.
const MIN_ROOM: f32 = 130.0;
/// The height below a page of choices that is left free, in points.
const BELOW: f32 = 8.0;
/// The width below which a page needs the room beside its scroll bar.
const NARROW: f32 = 240.0;
/// The distance that an arrow key scrolls, in points.
const LINE: f32 = 48.0;
/// More than the height of any page, in points. The licences are about 100,000 points high.
const LONGEST_PAGE: f32 = 1e6;

/// Draws the heading of a page with buttons at its right end or, in a narrow page, below it.
pub fn heading_and_buttons<T>(ui: &mut Ui, heading: &str, buttons: impl FnOnce(&mut Ui) -> T) -> T {
    say_text(ui.ctx(), Id::unique("heading"), heading);
    let measured = Measured::of(ui, "width of the buttons");
    let heading = bold(heading, 24.0);
    let width = width_of(ui, heading.clone(), TextStyle::Body) + ui.spacing().item_spacing.x;
    let fits = width + measured.before().unwrap_or_default() <= ui.available_width();
    let draw = |ui: &mut Ui| {
        let shown = ui.scope(buttons);
        measured.store(ui, shown.response.rect.width());
        shown.inner
    };
    if !fits {
        wrapped(ui, heading);
        return ui.horizontal(draw).inner;
    }
    let row = ui.horizontal(|ui| {
        ui.add(Label::new(heading));
        at_right_end(ui, "buttons", draw)
    });
    row.inner
}

/// Draws a heading after what is in a wrapped row already, or below it if it would be broken there.
pub fn heading_in_row(ui: &mut Ui, heading: &str) {
    let heading = strong(heading).size(20.0);
    if width_of(ui, heading.clone(), TextStyle::Body) > ui.available_size_before_wrap().x {
        ui.end_row();
    }
    wrapped(ui, heading);
}

/// Draws the scrolling part of a page of choices, below what has been drawn of the page. Only Page
/// Up and Page Down scroll it, because the arrow keys move the focus. Each opening of a page has
/// another number `opened`, so that it starts at its top.
pub fn scrolling_choices<T>(ui: &mut Ui, opened: u32, content: impl FnOnce(&mut Ui) -> T) -> T {
    let room = room_of_page(ui) - ui.min_rect().height();
    let is_narrow = ui.available_width() < NARROW;
    let beside = Margin { right: if is_narrow { 12 } else { 20 }, left: 2, ..Margin::ZERO };
    scrolling(ui, opened, room, beside, |ui, room| {
        scrolled_by_page_keys(ui, room);
        content(ui)
    })
}

/// Draws the scrolling part of a page of text, `room` points high if the window allows. Nothing in it can have the
/// focus but by ear, so that the arrow keys, Home and End scroll it too. `opened` is as in [`scrolling_choices`].
pub fn scrolling_text(ui: &mut Ui, opened: u32, room: f32, content: impl FnOnce(&mut Ui)) {
    let beside = Margin { right: 24, ..Margin::ZERO };
    scrolling(ui, opened, room, beside, |ui, room| {
        ui.scroll_with_delta(vec2(0.0, scrolled_by_keys(ui, room)));
        in_parts(ui, content);
    });
}

/// Draws a scrolling part. The margin `beside` leaves room for the scroll bar. In a window without room for one, the
/// whole page scrolls, as the dialog around it does: a scroll bar within another one confuses.
fn scrolling<T>(
    ui: &mut Ui,
    opened: u32,
    room: f32,
    beside: Margin,
    content: impl FnOnce(&mut Ui, f32) -> T,
) -> T {
    if room < MIN_ROOM {
        use_whole_width(ui);
        if just_opened(ui, Id::unique("whole page").with(opened)) {
            let top = Rect::from_min_size(ui.min_rect().min, Vec2::ZERO);
            ui.scroll_to_rect(top, Some(Align::Min));
        }
        let page = room_of_page(ui).max(LINE);
        return content(ui, page);
    }
    let area = ScrollArea::vertical().id_salt(opened).auto_shrink([false, true]);
    let area = area.max_height(room).min_scrolled_height(room);
    let framed = |ui: &mut Ui| {
        use_whole_width(ui);
        Frame::new().inner_margin(beside).show(ui, |ui| content(ui, room))
    };
    area.show(ui, framed).inner.inner
}

/// Returns the height that the window has for a page.
fn room_of_page(ui: &Ui) -> f32 {
    ui.ctx().content_rect().height() - around_dialog(ui.ctx()) - BELOW
}

/// Returns how far the pressed keys scroll a page of this height, in points; down is negative.
fn scrolled_by_keys(ui: &Ui, page: f32) -> f32 {
    let keys = [
        (Key::ArrowUp, LINE),
        (Key::ArrowDown, -LINE),
        (Key::PageUp, page),
        (Key::PageDown, -page),
        (Key::Home, LONGEST_PAGE),
        (Key::End, -LONGEST_PAGE),
    ];
    let pressed = keys.iter().find(|(key, _)| ui.input(|input| input.key_pressed(*key)));
    pressed.map_or(0.0, |(_, distance)| *distance)
}
