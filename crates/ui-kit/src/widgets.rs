//! Buttons, rows of choices, lists and dialogs in the style of the program.

use std::sync::Arc;

use eframe::egui::{
    Align, Button, Color32, ComboBox, Context, CornerRadius, FontFamily, FontSelection, Frame,
    Galley, Id, Key, Label, Layout, Modal, Painter, Rect, RectAlign, Response, RichText, Role,
    ScrollArea, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Tooltip, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetText, vec2,
};

use crate::balanced::{label_of_button, wrapped};
pub use crate::choices::{choice, choices, choices_with_names};
pub use crate::dialog_input::focus_first;
use crate::dialog_input::{focus_heading, name_of_dialog};
use crate::icons::{self, Icon};
use crate::measured::Measured;
use crate::speech::{may_rest_at, rest_at};
use crate::steady::Steady;
use crate::theme::{BOLD, Palette, SEMIBOLD, sizes, touch};

/// The greatest height of a list that a field opens, in points.
const LIST: f32 = 280.0;
/// The margins within and around a dialog on each side: usually, and in a window that is small beside its text.
const MARGINS: [[f32; 2]; 2] = [[20.0, 10.0], [10.0, 6.0]];
/// The window width and height below which the margins are those of a small one.
const SMALL: Vec2 = vec2(300.0, 260.0);
/// The minimum height at which the text of a dialog scrolls on its own; with less room, the whole
/// dialog scrolls.
const MIN_BODY: f32 = 36.0;
/// The usual width of an answer to a question.
const ANSWER: f32 = 150.0;
/// The line widths of the focus frame: outer rim, line, inner rim.
const FRAME: [f32; 3] = [1.0, 2.5, 1.5];
/// The width and height of an icon on a button.
const ICON: f32 = 18.0;

/// Returns semi-bold text.
pub fn strong(text: impl Into<String>) -> RichText {
    RichText::new(text).family(FontFamily::Name(SEMIBOLD.into()))
}

/// Returns bold text.
pub fn bold(text: impl Into<String>, size: f32) -> RichText {
    RichText::new(text).family(FontFamily::Name(BOLD.into())).size(size)
}

/// Draws a button of width `width`, or of the available width if that is less, in the accent colour if it is the primary one.
pub fn wide_button(ui: &mut Ui, text: &str, width: f32, first: bool) -> Response {
    let palette = Palette::current(ui.ctx());
    let mut label = strong(text);
    if first {
        label = label.color(palette.on_accent);
    }
    // If even the available width is too small, the text wraps.
    let room = ui.max_rect().width();
    let is_too_wide = button_width(ui, text) > room;
    let width = width.min(room);
    let mut button = match is_too_wide {
        true => Button::new(label_of_button(ui, label, width)),
        false => Button::new(label),
    };
    if first {
        button = button.fill(palette.accent);
    }
    let response = ui.add_sized([width, touch::at_least(ui, sizes::TARGET + 2.0)], button);
    if first && response.enabled() {
        rest_at(ui.ctx(), response.id);
    }
    follow_focus(&response);
    response
}

/// Returns the width of a button with this text.
pub fn button_width(ui: &Ui, text: &str) -> f32 {
    (width_of(ui, strong(text), TextStyle::Button) + 2.0 * ui.spacing().button_padding.x).ceil()
}

/// Returns the widths of buttons with these labels in a wrapped row: the `usual` one where their labels allow it, or less if
/// they need fewer rows then.
fn widths_in_rows(ui: &Ui, labels: &[&str], usual: f32) -> Vec<f32> {
    let (room, gap) = (ui.available_width().floor(), ui.spacing().item_spacing.x);
    let natural: Vec<f32> = labels.iter().map(|label| button_width(ui, label)).collect();
    let wide: Vec<f32> = natural.iter().map(|width| width.max(usual)).collect();
    let rows = |widths: &[f32]| {
        let (mut rows, mut taken) = (1, -gap);
        for width in widths {
            taken += gap + width;
            if taken > room {
                (rows, taken) = (rows + 1, *width);
            }
        }
        rows
    };
    let least = rows(&natural);
    if rows(&wide) == least {
        return wide;
    }
    // In several rows, columns of one width leave no button alone that another could stand beside.
    let columns = natural.len().div_ceil(least) as f32;
    let column = ((room - (columns - 1.0) * gap) / columns).floor();
    if least > 1 && natural.iter().all(|width| *width <= column) {
        return vec![
            column.min(usual.max(natural.iter().copied().fold(0.0, f32::max)));
            natural.len()
        ];
    }
    // The greatest width of all that needs no more rows.
    let less = (0..).map(|step| usual - 4.0 * step as f32).take_while(|width| *width > 0.0);
    let mut narrower = less.map(|least| natural.iter().map(|width| width.max(least)).collect());
    narrower.find(|widths: &Vec<f32>| rows(widths) == least).unwrap_or(natural)
}

/// Returns the width of a text on one line.
pub fn width_of(ui: &Ui, text: RichText, style: TextStyle) -> f32 {
    let (text, extend) = (WidgetText::from(text), Some(TextWrapMode::Extend));
    text.into_galley(ui, extend, f32::INFINITY, style).size().x
}

/// The minimum padding on each side of the text on a button.
pub const MIN_PADDING: f32 = 6.0;

/// Draws `content` at the right end of a row, in reading order, which is also the order of
/// keyboard focus.
pub fn at_right_end<T>(ui: &mut Ui, name: &'static str, content: impl FnOnce(&mut Ui) -> T) -> T {
    let measured = Measured::of(ui, name);
    let mut room = ui.available_rect_before_wrap();
    room.min.x = room.min.x.max(room.right() - measured.before().unwrap_or(room.width()));
    let layout = Layout::left_to_right(Align::Center);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(room).layout(layout), content);
    measured.store(ui, shown.response.rect.width());
    shown.inner
}

/// Makes the room within a scroll area no wider than the area. It is rounded to whole pixels, and the part
/// of a pixel by which it may be wider would call for another scroll bar.
pub fn use_whole_width(ui: &mut Ui) {
    ui.set_max_width(ui.max_rect().width().floor());
}

/// Draws `content` in a column of width `width`.
pub fn column(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        content(ui);
    });
}

/// Returns whether keys may reach what is drawn here: no question or page lies over it.
pub fn takes_keys(ui: &Ui) -> bool {
    ui.memory(|memory| memory.allows_interaction(ui.layer_id()))
}

/// Scrolls by Page Up and Page Down, by `page` points. The arrow keys move the focus.
pub fn scrolled_by_page_keys(ui: &Ui, page: f32) {
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let distance = match (pressed(Key::PageUp), pressed(Key::PageDown)) {
        (true, _) => page,
        (_, true) => -page,
        _ => return,
    };
    ui.scroll_with_delta(vec2(0.0, distance));
}

/// Scrolls to a widget that gains focus, or that has it when the window becomes lower, and frames it.
pub fn follow_focus(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    stay_in_sight(response);
    frame_focus(response);
}

/// Scrolls to a widget that has the focus when the window becomes lower.
pub fn stay_in_sight(response: &Response) {
    if response.has_focus() && is_lower(response) {
        response.scroll_to_me(None);
    }
}

/// Returns whether the window has become lower since the widget with the focus was drawn last, as it does when a
/// telephone shows its keyboard.
fn is_lower(focused: &Response) -> bool {
    let height = focused.ctx.content_rect().height();
    let id = Id::unique("height with focus");
    let before = focused.ctx.data_mut(|data| {
        let before = data.get_temp::<(Id, f32)>(id);
        data.insert_temp(id, (focused.id, height));
        before
    });
    before.is_some_and(|(widget, before)| widget == focused.id && height < before)
}

/// Frames a widget that has focus, over everything painted there so far.
pub fn frame_focus(response: &Response) {
    may_rest_at(response);
    if response.has_focus() {
        let palette = Palette::current(&response.ctx);
        let painter = response.ctx.layer_painter(response.layer_id);
        let painter = painter.with_clip_rect(response.interact_rect);
        frame(&painter, response.rect, f32::from(sizes::ROUND), palette.focus_on_paper());
    }
}

/// Paints a frame inside `rect`: a line of the second colour within a rim of the first.
pub fn frame(painter: &Painter, rect: Rect, round: f32, [rim, line]: [Color32; 2]) {
    let [outer, width, inner] = FRAME;
    let strokes = [(0.0, outer + width + inner, rim), (outer, width, line)];
    for (inset, width, colour) in strokes {
        let stroke = Stroke::new(width, colour);
        painter.rect_stroke(rect.shrink(inset), round - inset, stroke, StrokeKind::Inside);
    }
}

/// Draws a label for the row below.
pub fn row_label(ui: &mut Ui, label: &str) {
    wrapped(ui, strong(label).small().color(Palette::current(ui.ctx()).faint_ink));
}

/// Keeps a list that is open above the dialog that it belongs to. A quick click moves both to the top at once, and then
/// the list, if it was open before, would stay below a dialog that has been opened again.
pub fn keep_on_top(ui: &Ui) {
    ui.ctx().move_to_top(ui.layer_id());
}

/// Returns whether the item `id` is drawn now but was not drawn in the previous frame.
pub fn just_opened(ui: &Ui, id: Id) -> bool {
    let now = ui.ctx().cumulative_frame_nr();
    let before = ui.data(|data| data.get_temp::<u64>(id));
    ui.data_mut(|data| data.insert_temp(id, now));
    before.is_none_or(|before| before + 1 < now)
}

/// Paints the background of a row of a list. Returns the colour of text on it.
pub fn row_ground(ui: &Ui, row: &Response, chosen: bool) -> Color32 {
    let palette = Palette::current(ui.ctx());
    let (fill, ink) = match (chosen, row.hovered()) {
        (true, _) => (palette.accent, palette.on_accent),
        (false, true) => (palette.button_hover, palette.ink),
        (false, false) => (palette.button, palette.ink),
    };
    let round = CornerRadius::same(sizes::ROUND);
    ui.painter().rect_filled(row.rect, round, fill);
    frame_focus(row);
    ink
}

/// Draws a drop-down list of width `width`. Screen readers say the label before the value.
pub fn select<T: Copy + PartialEq>(
    ui: &mut Ui,
    label: &str,
    options: &[(T, &str)],
    width: f32,
    now: &mut T,
) {
    let chosen = options.iter().find(|(value, _)| value == now).map_or("", |(_, text)| *text);
    let width = width.min(ui.max_rect().width());
    let list = ComboBox::from_id_salt(label).width(width).height(LIST).selected_text(chosen);
    let list = list.wrap();
    let opened = ui.scope_id().with((label, "opened"));
    let list = list.show_ui(ui, |ui| {
        keep_on_top(ui);
        let opens = just_opened(ui, opened);
        for &(value, text) in options {
            let entry = choice(ui, text, value == *now);
            if opens && value == *now {
                // Open the list at the current value.
                entry.scroll_to_me(None);
            }
            if entry.clicked() {
                *now = value;
                ui.close();
            }
        }
    });
    follow_focus(&list.response);
    let named = format!("{label}: {chosen}");
    list.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &named));
}

/// Shows a tooltip below a widget. At the right edge of the window, the tooltip is moved left so
/// that it does not cover the scores.
pub fn explain(response: &Response, text: impl Into<WidgetText>) {
    // An open tooltip would otherwise stay when something covers the widget.
    if !response.hovered() {
        return;
    }
    let mut tooltip = Tooltip::for_enabled(response);
    let edge = response.ctx.content_rect().right() - sizes::SCORE;
    if response.rect.right() > edge {
        let anchor = response.rect.with_max_x(edge).with_min_x(edge - sizes::TARGET);
        tooltip.popup = tooltip.popup.anchor(anchor).align(RectAlign::BOTTOM_END);
    }
    tooltip.show(|ui| {
        ui.add(Label::new(text));
    });
}

/// Draws a line of text. Text that is too long ends in an ellipsis and has a tooltip.
pub fn cut_to_fit(ui: &mut Ui, text: RichText) -> Response {
    cut_to_lines(ui, text, 1)
}

/// Draws a text in at most so many lines. Text that is too long ends in an ellipsis and has a tooltip.
pub fn cut_to_lines(ui: &mut Ui, text: RichText, lines: usize) -> Response {
    let whole = text.text().to_owned();
    let text = WidgetText::from(text);
    let job = text.into_layout_job(ui.style(), FontSelection::Default, ui.text_valign());
    let mut job = Arc::unwrap_or_clone(job);
    job.wrap.max_width = ui.available_width();
    job.wrap.max_rows = lines;
    job.wrap.break_anywhere = lines == 1;
    let galley = ui.painter().layout_job(job);
    let elided = galley.elided;
    let response = ui.add(Label::new(galley).show_tooltip_when_elided(false));
    if elided {
        explain(&response, whole);
    }
    response
}

/// The face of a button.
#[derive(Clone, Copy)]
pub struct Face<'a> {
    /// The icon.
    pub icon: Option<Icon>,
    /// The text beside the icon.
    pub text: Option<&'a str>,
    /// Whether the button is enabled.
    pub enabled: bool,
    /// Whether it is on, or `None` if it is not a switch.
    pub on: Option<bool>,
}

impl Default for Face<'_> {
    /// Returns an empty face of an enabled button.
    fn default() -> Self {
        Face { icon: None, text: None, enabled: true, on: None }
    }
}

impl Face<'_> {
    /// Returns the text, ready to be painted.
    fn galley(&self, ui: &Ui) -> Option<Arc<Galley>> {
        let text = WidgetText::from(strong(self.text?).size(15.0));
        Some(text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button))
    }

    /// Returns the size of the icon and the text.
    fn content(&self, words: Option<&Galley>) -> Vec2 {
        let icon_width = self.icon.map_or(0.0, |_| ICON);
        let between = if self.icon.is_some() && words.is_some() { 8.0 } else { 0.0 };
        vec2(icon_width + between + words.map_or(0.0, |words| words.size().x), ICON)
    }

    /// Returns the size of a button with this face.
    pub fn size(&self, ui: &Ui) -> Vec2 {
        let width = self.content(self.galley(ui).as_deref()).x + 20.0;
        vec2(width.max(touch::target(ui)), touch::target(ui))
    }

    /// Draws a button with this face. The caller must name it for screen readers.
    pub fn button(self, ui: &mut Ui) -> Response {
        let size = self.size(ui);
        self.button_of_size(ui, size)
    }

    /// Draws a button with this face, as high as others but of this width. The caller must name it for screen readers.
    pub fn button_of_width(self, ui: &mut Ui, width: f32) -> Response {
        let size = vec2(width, touch::target(ui));
        self.button_of_size(ui, size)
    }

    fn button_of_size(self, ui: &mut Ui, size: Vec2) -> Response {
        let palette = Palette::current(ui.ctx());
        let words = self.galley(ui);
        let content = self.content(words.as_deref());
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        follow_focus(&response);

        let visuals = ui.style().interact(&response);
        let is_off = self.on == Some(false);
        // A button that is on looks like a chosen choice; the lone icon of a sound only loses its
        // strike-through.
        let is_sound = self.icon.is_some_and(Icon::is_sound);
        let is_on = self.on == Some(true) && self.enabled && (self.text.is_some() || !is_sound);
        let (fill, stroke) = if is_off && is_sound {
            (palette.paper, visuals.bg_stroke)
        } else if is_on {
            (palette.accent, visuals.bg_stroke)
        } else if self.enabled {
            (visuals.weak_bg_fill, visuals.bg_stroke)
        } else {
            (palette.paper, Stroke::new(1.0, palette.button))
        };
        let round = CornerRadius::same(sizes::ROUND);
        ui.painter().rect(rect, round, fill, stroke, StrokeKind::Inside);
        let ink = match self.enabled {
            true if is_on => palette.on_accent,
            true => palette.ink,
            false => palette.ink.gamma_multiply(0.4),
        };
        let inner = Rect::from_center_size(rect.center(), content);
        if let Some(icon) = self.icon {
            let at = Rect::from_min_size(inner.min, Vec2::splat(ICON));
            icons::paint(ui.painter(), at, icon, ink, is_off && is_sound);
        }
        if let Some(words) = words {
            let at = inner.left_center() + vec2(content.x - words.size().x, -words.size().y / 2.0);
            ui.painter().galley_with_override_text_color(at, words, ink);
        }
        frame_focus(&response);
        response
    }
}

/// Draws `content` over the darkened window. `heading` is its name for screen readers. Scrolls if
/// the window is small. Also returns whether Esc or a press outside asks to close it.
pub fn modal<T>(
    ui: &Ui,
    name: &str,
    heading: &str,
    width: f32,
    content: impl FnOnce(&mut Ui) -> T,
) -> (T, bool) {
    let palette = Palette::current(ui.ctx());
    let [within, _] = margins(ui.ctx());
    let frame = Frame::window(ui.style()).inner_margin(within);
    let id = Id::unique(name);
    let steady = Steady::of(ui, id);
    let called = name_of_dialog(ui, heading);
    let area = steady.place(Modal::default_area(id).accessible_name(called));
    let modal = Modal::new(id).area(area).frame(frame).backdrop_color(palette.veil);
    let room = ui.ctx().content_rect().size() - Vec2::splat(around_dialog(ui.ctx()));
    let shown = modal.show(ui.ctx(), |ui| {
        ui.set_width(width.min(room.x));
        ui.set_max_height(room.y);
        let content = |ui: &mut Ui| {
            use_whole_width(ui);
            content(ui)
        };
        // In a small window, the bar is at the edge.
        let area = ScrollArea::both().auto_shrink([!is_small_window(ui.ctx()), true]);
        area.max_width(room.x).max_height(room.y).show(ui, content).inner
    });
    let close = shown.should_close();
    steady.remember(ui, shown.response.rect);
    (shown.inner, close)
}

/// Returns the margins within and around a dialog on each side.
fn margins(ctx: &Context) -> [f32; 2] {
    let window = ctx.content_rect().size();
    MARGINS[usize::from(window.x < SMALL.x || window.y < SMALL.y)]
}

/// Returns whether the window is smaller, in points, than the smallest one without larger text.
pub fn is_small_window(ctx: &Context) -> bool {
    let (window, [width, height]) = (ctx.content_rect().size(), sizes::MIN_WINDOW);
    window.x < width || window.y < height
}

/// Returns the total margin within and around a dialog, for both sides together.
pub fn around_dialog(ctx: &Context) -> f32 {
    2.0 * margins(ctx).iter().sum::<f32>()
}

/// Draws a dialog over the darkened window: a heading, and `content` below it. Also returns
/// whether Esc or a press outside asks to close it.
pub fn dialog<T>(
    ui: &Ui,
    name: &str,
    heading: &str,
    width: f32,
    content: impl FnOnce(&mut Ui) -> T,
) -> (T, bool) {
    modal(ui, name, heading, width, |ui| {
        heading_of_dialog(ui, heading);
        content(ui)
    })
}

fn heading_of_dialog(ui: &mut Ui, heading: &str) {
    let heading = wrapped(ui, bold(heading, 24.0));
    focus_heading(ui, heading);
    ui.add_space(2.0);
}

/// Draws a dialog that asks a question with two answers, of which the first is the main one. Returns
/// the index of the answer that was pressed, and whether Esc or a press outside asks to close it.
pub fn question(ui: &Ui, heading: &str, text: &str, answers: [&str; 2]) -> (Option<usize>, bool) {
    modal(ui, "question", heading, 420.0, |ui| {
        // In a low window, the question scrolls with its heading, and the answers stay in view.
        let words_of_it = |ui: &mut Ui| {
            heading_of_dialog(ui, heading);
            wrapped(ui, text);
        };
        words_and_buttons(ui, words_of_it, |ui| row_of_buttons(ui, &answers, ANSWER))
    })
}

/// Draws the buttons of a dialog in rows, each as wide as `usual` where their labels allow it. The first is the main one
/// and has the keyboard when the dialog opens. Returns the index of the one that was pressed.
pub fn row_of_buttons(ui: &mut Ui, labels: &[&str], usual: f32) -> Option<usize> {
    buttons_in_rows(ui, labels, usual, true)
}

/// Draws the buttons below a field, which has the keyboard, in rows as [`row_of_buttons`] does. Returns the index of the
/// one that was pressed.
pub fn buttons_of_field(ui: &mut Ui, labels: &[&str], usual: f32) -> Option<usize> {
    buttons_in_rows(ui, labels, usual, false)
}

fn buttons_in_rows(ui: &mut Ui, labels: &[&str], usual: f32, has_keyboard: bool) -> Option<usize> {
    let widths = widths_in_rows(ui, labels, usual);
    let pressed = |ui: &mut Ui, index: usize, label: &str, width: f32| {
        let button = wide_button(ui, label, width, index == 0);
        if index == 0 && has_keyboard {
            focus_first(ui, &button);
        }
        button.clicked().then_some(index)
    };
    let row = ui.horizontal_wrapped(|ui| {
        let all = labels.iter().zip(widths).enumerate();
        all.fold(None, |chosen, (index, (label, width))| {
            pressed(ui, index, label, width).or(chosen)
        })
    });
    row.inner
}

/// Draws the text of a [`dialog`] and the buttons below it. If the window is too low, the text
/// scrolls and the buttons stay in view.
pub fn words_and_buttons<T>(
    ui: &mut Ui,
    words: impl FnOnce(&mut Ui),
    buttons: impl FnOnce(&mut Ui) -> T,
) -> T {
    const GAP: f32 = 8.0;
    let measured = Measured::of(ui, "height of the buttons");
    let above = ui.cursor().top() - ui.max_rect().top();
    let around = above + around_dialog(ui.ctx()) + GAP + 2.0 * ui.spacing().item_spacing.y;
    let room = ui.ctx().content_rect().height() - around - measured.before().unwrap_or_default();
    if room < MIN_BODY {
        words(ui);
    } else {
        ScrollArea::vertical().id_salt("words").max_height(room).show(ui, |ui| {
            scrolled_by_page_keys(ui, room);
            words(ui);
        });
    }
    ui.add_space(GAP);
    let shown = ui.scope(buttons);
    measured.store(ui, shown.response.rect.height());
    shown.inner
}
