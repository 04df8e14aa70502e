//! The widgets of the kit, and the buttons of commands.

use eframe::egui::{Response, Role, Ui, WidgetInfo};
use ui_kit::speech::may_rest_at;
use window_words::Words;

use crate::Command;
use crate::icons::Icon;

pub use ui_kit::widgets::*;

/// Draws a wide button for a command. Returns whether it was pressed.
pub fn wide_command(ui: &mut Ui, command: Command, label: &str, width: f32, first: bool) -> bool {
    let response = wide_button(ui, label, width, first);
    explain_key(&response, command, label);
    response.clicked()
}

/// Draws a wide button for a command whose `label` needs a `hint`, which its tooltip gives with the key. Returns whether it
/// was pressed.
pub fn hinted_command(
    ui: &mut Ui,
    command: Command,
    [label, hint]: [&str; 2],
    width: f32,
    first: bool,
) -> bool {
    let response = wide_button(ui, label, width, first);
    explain(&response, command.tooltip(hint, &response.ctx));
    response.clicked()
}

/// Explains a widget that shows the label of its command: by a tooltip with the key, if it has one. One that only repeated
/// the label would say nothing.
pub fn explain_key(response: &Response, command: Command, label: &str) {
    let tooltip = command.tooltip(label, &response.ctx);
    if tooltip != label {
        explain(response, tooltip);
    }
}

/// Draws commands side by side that fill `width`: each gets the width of its text and an equal
/// share of the rest. Returns the command pressed.
pub fn commands_in_row(
    ui: &mut Ui,
    words: &Words,
    commands: &[Command],
    width: f32,
) -> Option<Command> {
    let texts: Vec<&str> = commands.iter().map(|command| command.label(words)).collect();
    let padding = ui.spacing().button_padding.x;
    let widths: Vec<f32> = texts.iter().map(|text| button_width(ui, text)).collect();
    let gaps = ui.spacing().item_spacing.x * (texts.len() as f32 - 1.0);
    let spare = (width - gaps - widths.iter().sum::<f32>()) / texts.len() as f32 - 0.5;
    // Smaller paddings are better than a second row.
    let spare = spare.max(2.0 * (MIN_PADDING - padding));
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding.x = padding + (spare / 2.0).min(0.0);
        for ((&command, text), natural) in commands.iter().zip(&texts).zip(widths) {
            if wide_command(ui, command, text, natural + spare, false) {
                pressed = Some(command);
            }
        }
    });
    pressed
}

/// The look of the button of a command.
#[derive(Clone, Copy)]
pub struct ButtonLook {
    /// Whether the button is enabled.
    pub enabled: bool,
    /// Whether it is on, or `None` if it is not a switch.
    pub on: Option<bool>,
    /// Whether the label is beside the icon.
    pub words: bool,
    /// An icon and a label that replace those of the command.
    pub instead: Option<(Icon, &'static str)>,
}

impl ButtonLook {
    /// Names a button with this look for screen readers.
    fn name(self, response: &Response, label: &str) {
        response.widget_info(|| match self.on {
            Some(on) => WidgetInfo::selected(Role::Button, self.enabled, on, label),
            None => WidgetInfo::labeled(Role::Button, self.enabled, label),
        });
    }
}

/// Draws the button of a command. Returns whether it was pressed.
pub fn command_button(ui: &mut Ui, words: &Words, command: Command, look: ButtonLook) -> bool {
    button_of_command(ui, words, command, look).clicked()
}

/// Draws the button of a command.
pub fn button_of_command(
    ui: &mut Ui,
    words: &Words,
    command: Command,
    look: ButtonLook,
) -> Response {
    let (icon, label) = match look.instead {
        Some((icon, label)) => (Some(icon), label),
        None => (command.icon(), command.label(words)),
    };
    let text = (look.words || icon.is_none()).then_some(label);
    let face = Face { icon, text, enabled: look.enabled, on: look.on };
    let response = face.button(ui);
    may_rest_at(&response);
    match text {
        Some(label) => explain_key(&response, command, label),
        None => explain(&response, command.tooltip(label, ui.ctx())),
    }
    look.name(&response, label);
    response
}

/// Returns a text with a capital letter at its start.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
