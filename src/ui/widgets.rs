//! Buttons and rows of choices in the style of this program.

use eframe::egui::{
    Button, CornerRadius, FontFamily, Frame, Id, Label, Modal, Rect, Response, RichText, Role,
    Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText, vec2,
};

use super::command::Command;
use super::icons::{self, Icon};
use super::theme::{BOLD, Palette, SEMIBOLD, sizes};
use super::words::Words;

/// The side of an icon on a button.
const ICON: f32 = 18.0;

/// Semi-bold words.
pub fn strong(text: impl Into<String>) -> RichText {
    RichText::new(text).family(FontFamily::Name(SEMIBOLD.into()))
}

/// Bold words.
pub fn bold(text: impl Into<String>, size: f32) -> RichText {
    RichText::new(text).family(FontFamily::Name(BOLD.into())).size(size)
}

/// A button as wide as `width`, on the accent when it is the one to press first.
pub fn wide_button(ui: &mut Ui, text: &str, width: f32, first: bool) -> Response {
    let palette = Palette::current(ui.ctx());
    let mut label = strong(text);
    if first {
        label = label.color(palette.on_accent);
    }
    let mut button = Button::new(label);
    if first {
        button = button.fill(palette.accent);
    }
    let response = ui.add_sized([width, sizes::TARGET + 2.0], button);
    follow_focus(&response);
    response
}

/// Scrolls to what the keyboard has come to.
pub fn follow_focus(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

/// Gives the keyboard to the first button of a dialog, unless another has it.
pub fn focus_first(ui: &Ui, id: Id) {
    if ui.memory(|memory| memory.focused()).is_none() {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
}

/// A row of choices under a label; the choice that was just made.
pub fn choices<T: Copy + PartialEq>(
    ui: &mut Ui,
    label: &str,
    options: &[(T, &str)],
    current: T,
) -> Option<T> {
    let mut made = None;
    ui.label(strong(label).small().color(Palette::current(ui.ctx()).faint_ink));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(4.0);
        for &(value, text) in options {
            if choice(ui, text, value == current).clicked() && value != current {
                made = Some(value);
            }
        }
    });
    made
}

/// One choice of a row.
pub fn choice(ui: &mut Ui, text: &str, chosen: bool) -> Response {
    let palette = Palette::current(ui.ctx());
    let ink = if chosen { palette.on_accent } else { palette.ink };
    let fill = if chosen { palette.accent } else { palette.button };
    let label = if chosen { strong(text) } else { RichText::new(text) };
    let button = Button::new(label.color(ink)).fill(fill).min_size(Vec2::splat(sizes::TARGET));
    let response = ui.add(button);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, text));
    follow_focus(&response);
    response
}

/// How a command looks on its button.
#[derive(Clone, Copy)]
pub struct Look {
    /// Whether it can be used now.
    pub enabled: bool,
    /// For what can be on or off: whether it is on.
    pub on: Option<bool>,
    /// Whether its label stands beside its icon.
    pub words: bool,
    /// An icon in place of its own, and a label in place of its own.
    pub instead: Option<(Icon, &'static str)>,
}

/// The button of a command; true when it was pressed.
pub fn command_button(ui: &mut Ui, words: &Words, command: Command, look: Look) -> bool {
    let (icon, label) = match look.instead {
        Some((icon, label)) => (Some(icon), label),
        None => (command.icon(), command.label(words)),
    };
    let text = (look.words || icon.is_none()).then_some(label);
    let face = Face { icon, text, enabled: look.enabled, off: look.on == Some(false) };
    let response = face.button(ui).on_hover_text(command.tooltip(label, ui.ctx()));
    response.widget_info(|| match look.on {
        Some(on) => WidgetInfo::selected(Role::Button, look.enabled, on, label),
        None => WidgetInfo::labeled(Role::Button, look.enabled, label),
    });
    response.clicked()
}

/// What stands on a button with an icon.
#[derive(Clone, Copy)]
pub struct Face<'a> {
    /// The icon.
    pub icon: Option<Icon>,
    /// The words beside it.
    pub text: Option<&'a str>,
    /// Whether it can be used now.
    pub enabled: bool,
    /// Whether it shows something that is switched off.
    pub off: bool,
}

impl Face<'_> {
    /// A button with this face. It has yet to be named.
    pub fn button(self, ui: &mut Ui) -> Response {
        let palette = Palette::current(ui.ctx());
        let galley = self.text.map(|text| {
            let text = WidgetText::from(strong(text).size(15.0));
            text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Button)
        });
        let icon_width = self.icon.map_or(0.0, |_| ICON);
        let words_width = galley.as_ref().map_or(0.0, |galley| galley.size().x);
        let between = if self.icon.is_some() && galley.is_some() { 8.0 } else { 0.0 };
        let content = vec2(icon_width + between + words_width, ICON);
        let size = vec2((content.x + 20.0).max(sizes::TARGET), sizes::TARGET);
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        follow_focus(&response);

        let visuals = ui.style().interact(&response);
        let (fill, stroke) = if self.off {
            (palette.paper, visuals.bg_stroke)
        } else if self.enabled {
            (visuals.weak_bg_fill, visuals.bg_stroke)
        } else {
            (palette.paper, Stroke::new(1.0, palette.button))
        };
        let round = CornerRadius::same(sizes::ROUND);
        ui.painter().rect(rect, round, fill, stroke, StrokeKind::Inside);
        let ink = if self.enabled { palette.ink } else { palette.ink.gamma_multiply(0.4) };
        let inner = Rect::from_center_size(rect.center(), content);
        if let Some(icon) = self.icon {
            let at = Rect::from_min_size(inner.min, Vec2::splat(ICON));
            icons::paint(ui.painter(), at, icon, ink, self.off);
        }
        if let Some(galley) = galley {
            let at = inner.right_center() - vec2(words_width, galley.size().y / 2.0);
            ui.painter().galley_with_override_text_color(at, galley, ink);
        }
        response
    }
}

/// What `content` adds, over the darkened window. True beside its answer when
/// Esc or a press outside asks to close it.
pub fn modal<T>(ui: &Ui, name: &str, width: f32, content: impl FnOnce(&mut Ui) -> T) -> (T, bool) {
    let palette = Palette::current(ui.ctx());
    let frame = Frame::window(ui.style()).inner_margin(20);
    let modal = Modal::new(Id::unique(name)).frame(frame).backdrop_color(palette.veil);
    let room = ui.ctx().content_rect().width() - 60.0;
    let shown = modal.show(ui.ctx(), |ui| {
        ui.set_width(width.min(room));
        content(ui)
    });
    let close = shown.should_close();
    (shown.inner, close)
}

/// A dialog over the darkened window: a heading, what `content` adds below it.
/// True beside its answer when Esc or a press outside asks to close it.
pub fn dialog<T>(
    ui: &Ui,
    name: &str,
    heading: &str,
    width: f32,
    content: impl FnOnce(&mut Ui) -> T,
) -> (T, bool) {
    modal(ui, name, width, |ui| {
        ui.add(Label::new(bold(heading, 24.0)));
        ui.add_space(2.0);
        content(ui)
    })
}
