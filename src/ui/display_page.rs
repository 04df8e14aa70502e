//! The display page: board style, colours, text size, speed of the stones, move preview.

use eframe::egui::{Label, Ui};

use super::command::Command;
use super::widgets::{
    ButtonLook, choices, command_button, dialog, focus_first, row_label, strong, wide_button,
};
use super::words::Words;
use crate::settings::{BoardLook, Settings, Speed, Surrounding};

/// The width of the page, in points.
const WIDTH: f32 = 520.0;
/// The width from which two groups of choices fit side by side, in points.
const BESIDE: f32 = 500.0;
/// In windows lower than this, in points, the page omits the hint about the preview.
const LOW: f32 = 440.0;

/// What the player did on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum DisplayAction {
    /// Closed the page.
    Close,
    /// Gave a command.
    Do(Command),
    /// Changed the settings.
    Set(Box<Settings>),
}

/// Draws the page over the window and returns what the player did.
pub fn show(ui: &Ui, words: &Words, now: &Settings) -> Option<DisplayAction> {
    let (answer, close) = dialog(ui, "display", words.display.heading, WIDTH, |ui| {
        let mut answer = text_size(ui, words, now).map(DisplayAction::Do);
        let mut set = board(ui, words, now);
        let across = if ui.available_width() >= BESIDE { 2 } else { 1 };
        for rows in [surrounding, speed].chunks(across) {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 24.0;
                ui.spacing_mut().button_padding.x = 10.0;
                for row in rows {
                    let chosen = ui.vertical(|ui| row(ui, words, now)).inner;
                    set = chosen.or(set.take());
                }
            });
        }
        answer = set.map(|settings| DisplayAction::Set(Box::new(settings))).or(answer);
        ui.add_space(4.0);
        let look = ButtonLook { enabled: true, on: Some(now.preview), words: true, instead: None };
        if command_button(ui, words, Command::Preview, look) {
            answer = Some(DisplayAction::Do(Command::Preview));
        }
        if ui.ctx().content_rect().height() >= LOW {
            ui.label(words.display.preview_hint);
        }
        ui.add_space(4.0);
        let done = wide_button(ui, words.rules.done, 140.0, true);
        focus_first(ui, &done);
        if done.clicked() {
            answer = Some(DisplayAction::Close);
        }
        answer
    });
    answer.or(close.then_some(DisplayAction::Close))
}

/// Draws the text size with its buttons, and returns the command of the button pressed.
fn text_size(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Command> {
    let size = now.text_size;
    row_label(ui, words.display.text_size);
    let mut pressed = None;
    let mut button = |ui: &mut Ui, command, enabled, words_too| {
        let look = ButtonLook { enabled, on: None, words: words_too, instead: None };
        if command_button(ui, words, command, look) {
            pressed = Some(command);
        }
    };
    ui.horizontal_wrapped(|ui| {
        button(ui, Command::SmallerText, size.smaller().is_some(), false);
        ui.add(Label::new(strong(format!("{}%", size.as_percent())).size(18.0)));
        button(ui, Command::LargerText, size.larger().is_some(), false);
        button(ui, Command::UsualText, size.smaller().is_some(), true);
    });
    pressed
}

/// Draws the choice of the board style. Returns the changed settings after a choice.
pub fn board(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Settings> {
    let boards = [
        (BoardLook::Yard, words.yard),
        (BoardLook::Wood, words.wood),
        (BoardLook::Contrast, words.high_contrast),
    ];
    let board = choices(ui, words.board_style, &boards, now.board)?;
    Some(Settings { board, ..now.clone() })
}

/// Draws the choice of light or dark colours. Returns the changed settings after a choice.
pub fn surrounding(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Settings> {
    let surroundings = [
        (Surrounding::System, words.system),
        (Surrounding::Light, words.light),
        (Surrounding::Dark, words.dark),
    ];
    let surrounding = choices(ui, words.colours, &surroundings, now.surrounding)?;
    Some(Settings { surrounding, ..now.clone() })
}

/// Draws the choice of the speed of the stones. Returns the changed settings after a choice.
fn speed(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Settings> {
    let speeds = [
        (Speed::Slow, words.slow),
        (Speed::Normal, words.normal),
        (Speed::Fast, words.fast),
        (Speed::Off, words.off),
    ];
    let speed = choices(ui, words.speed, &speeds, now.speed)?;
    Some(Settings { speed, ..now.clone() })
}
