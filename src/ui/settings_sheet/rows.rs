//! The rows of choices on the settings sheet. Each returns the changed settings after a choice.

use eframe::egui::{Label, Ui};

use crate::settings::{BoardLook, Language, Settings, Speed, Surrounding};
use crate::ui::command::Command;
use crate::ui::widgets::{ButtonLook, button_of_command, choices, row_label, strong};
use crate::ui::words::{LANGUAGES, Words};

/// Draws the choice of the language. `now` is the current one.
pub fn language(
    ui: &mut Ui,
    words: &Words,
    language: Language,
    now: &Settings,
) -> Option<Settings> {
    let languages = LANGUAGES.map(|language| (language, Words::of(language).language));
    let chosen = choices(ui, words.language_label, &languages, language)?;
    Some(Settings { language: Some(chosen), ..now.clone() })
}

/// Draws the choice of the board style.
pub fn board(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Settings> {
    let boards = [
        (BoardLook::Yard, words.yard),
        (BoardLook::Wood, words.wood),
        (BoardLook::Contrast, words.high_contrast),
    ];
    let board = choices(ui, words.board_style, &boards, now.board)?;
    Some(Settings { board, ..now.clone() })
}

/// Draws the choice of light or dark colours.
pub fn surrounding(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Settings> {
    let surroundings = [
        (Surrounding::System, words.system),
        (Surrounding::Light, words.light),
        (Surrounding::Dark, words.dark),
    ];
    let surrounding = choices(ui, words.colours, &surroundings, now.surrounding)?;
    Some(Settings { surrounding, ..now.clone() })
}

/// Draws the choice of the speed of the stones.
pub fn speed(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Settings> {
    let speeds = [
        (Speed::Slow, words.slow),
        (Speed::Normal, words.normal),
        (Speed::Fast, words.fast),
        (Speed::Off, words.off),
    ];
    let speed = choices(ui, words.speed, &speeds, now.speed)?;
    Some(Settings { speed, ..now.clone() })
}

/// Draws the text size with its buttons, and returns the command of the button pressed.
pub fn text_size(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Command> {
    let size = now.text_size;
    row_label(ui, words.display.text_size);
    let mut pressed = None;
    let mut button = |ui: &mut Ui, command, enabled, words_too| {
        let look = ButtonLook { enabled, on: None, words: words_too, instead: None };
        let button = button_of_command(ui, words, command, look);
        if button.clicked() {
            // The button moves away from the pointer, so the next press may be that of a key.
            button.request_focus();
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
