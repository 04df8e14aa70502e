//! Rows of choices: buttons side by side, of which one is chosen.

use crate::balanced::label_of_button;
use eframe::egui::{
    Button, Response, RichText, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, vec2,
};

use crate::one_stop::OneStop;
use crate::theme::{Palette, touch};
use crate::widgets::{MIN_PADDING, follow_focus, row_label, strong, width_of};

/// The gap between the choices of a row.
const BETWEEN_CHOICES: f32 = 4.0;

/// Draws a row of choices under a label. Returns the new choice.
pub fn choices<T: Copy + PartialEq>(
    ui: &mut Ui,
    label: &str,
    options: &[(T, impl AsRef<str>)],
    current: T,
) -> Option<T> {
    let named = options.iter().map(|(value, text)| (*value, text.as_ref(), text.as_ref()));
    row_of_choices(ui, label, named, current)
}

/// Like [`choices`], but screen readers say the label before each choice.
pub fn choices_with_names<T: Copy + PartialEq>(
    ui: &mut Ui,
    label: &str,
    options: &[(T, String)],
    current: T,
) -> Option<T> {
    // A question mark needs no colon after it.
    let colon = if label.ends_with('?') { "" } else { ":" };
    let spoken = options.iter().map(|(_, text)| format!("{label}{colon} {text}"));
    let spoken: Vec<_> = spoken.collect();
    let named = options.iter().zip(&spoken);
    let named = named.map(|((value, text), spoken)| (*value, text.as_str(), spoken.as_str()));
    row_of_choices(ui, label, named, current)
}

/// Draws a row of choices without a label: the parts of a page. Returns the new choice.
pub fn tabs<T: Copy + PartialEq>(ui: &mut Ui, parts: &[(T, &str)], current: T) -> Option<T> {
    unlabelled_row(ui, parts.iter().map(|(part, text)| (*part, *text, *text)), current)
}

/// Draws a row of choices under a label, each with a value, a text and a name.
fn row_of_choices<'a, T: Copy + PartialEq>(
    ui: &mut Ui,
    label: &str,
    options: impl Iterator<Item = (T, &'a str, &'a str)> + Clone,
    current: T,
) -> Option<T> {
    row_label(ui, label);
    unlabelled_row(ui, options, current)
}

/// Draws a row of choices. The row is one stop for Tab.
fn unlabelled_row<'a, T: Copy + PartialEq>(
    ui: &mut Ui,
    options: impl Iterator<Item = (T, &'a str, &'a str)> + Clone,
    current: T,
) -> Option<T> {
    let mut row = OneStop::new(options.clone().position(|(value, ..)| value == current));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(BETWEEN_CHOICES);
        ui.spacing_mut().button_padding.x = padding_of_row(ui, options.clone().map(|it| it.1));
        for (_, text, name) in options.clone() {
            let (chosen, sense) = (row.is_chosen(), row.sense());
            row.add(&labelled_choice(ui, text, name, chosen, sense));
        }
    });
    let made = row.finish(ui)?;
    options.map(|(value, ..)| value).nth(made)
}

/// Returns the padding with which choices fit one row, or the usual padding if none does, unless a choice would be too wide
/// for a row of its own.
fn padding_of_row<'a>(ui: &Ui, texts: impl Iterator<Item = &'a str>) -> f32 {
    let usual = ui.spacing().button_padding.x;
    let widths: Vec<f32> = texts.map(|text| width_of_choice(ui, text)).collect();
    let widest = widths.iter().copied().fold(0.0, f32::max);
    if widest + 2.0 * usual > ui.available_width() {
        return MIN_PADDING;
    }
    let room = ui.available_width() - BETWEEN_CHOICES * (widths.len() as f32 - 1.0);
    let fits = |padding: &f32| {
        let width = |words: &f32| (words + 2.0 * padding).ceil().max(touch::target(ui));
        widths.iter().map(width).sum::<f32>() <= room
    };
    let less = (1..).map(|step| usual - step as f32).take_while(|less| *less >= MIN_PADDING);
    std::iter::once(usual).chain(less).find(fits).unwrap_or(usual)
}

/// Returns the width of the text of a choice, the same whether it is chosen or not.
fn width_of_choice(ui: &Ui, text: &str) -> f32 {
    let width = |text| width_of(ui, text, TextStyle::Button);
    width(strong(text)).max(width(RichText::new(text)))
}

/// Draws a choice that is a stop for Tab of its own.
pub fn choice(ui: &mut Ui, text: &str, chosen: bool) -> Response {
    labelled_choice(ui, text, text, chosen, Sense::click())
}

fn labelled_choice(ui: &mut Ui, text: &str, name: &str, chosen: bool, sense: Sense) -> Response {
    let palette = Palette::current(ui.ctx());
    let ink = if chosen { palette.on_accent } else { palette.ink };
    let fill = if chosen { palette.accent } else { palette.button };
    let label = if chosen { strong(text) } else { RichText::new(text) };
    // The width does not depend on `chosen`, so that the other choices do not move.
    let width = width_of_choice(ui, text) + 2.0 * ui.spacing().button_padding.x;
    let room = ui.max_rect().width();
    let least = vec2(width.ceil().min(room), 0.0).max(Vec2::splat(touch::target(ui)));
    let label = label.color(ink);
    // If even the available width is too small, the text wraps.
    let button = match width > room {
        true => Button::new(label_of_button(ui, label, room)),
        false => Button::new(label),
    };
    let response = ui.add(button.fill(fill).min_size(least).sense(sense));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, name));
    follow_focus(&response);
    response
}
