//! The rows of choices on the settings sheet. Each returns the changed settings after a choice.

use eframe::egui::Ui;
use window::switch::switch;
use window::widgets::{choices, explain};
use window_words::Words;
use words::LANGUAGES;

use crate::settings::{BoardLook, Language, Settings, Speed, Surrounding, TextSize};

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
        (BoardLook::Projector, words.projector),
    ];
    let board = choices(ui, words.board_style, &boards, now.board)?;
    Some(Settings { board, ..now.clone() })
}

/// Draws the switches for what makes the yard alive: the light of the hour, which only the yard has, and the tune.
pub fn liveliness(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Settings> {
    let display = &words.display;
    let mut changed = None;
    ui.horizontal_wrapped(|ui| {
        let mut add = |label, hint, on, settings: Settings| {
            let shown = switch(ui, None, label, true, on, 0.0);
            let pressed = shown.clicked();
            explain(&shown, hint);
            if pressed {
                changed = Some(settings);
            }
        };
        if now.board == BoardLook::Yard {
            let settings = Settings { living_yard: !now.living_yard, ..now.clone() };
            add(display.living_yard, display.living_yard_hint, now.living_yard, settings);
        }
        add(display.tune, display.tune_hint, now.tune, Settings { tune: !now.tune, ..now.clone() });
    });
    changed
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

/// Draws the choice of the text size. Larger text moves the rows away from the pointer, so one press
/// leads to each size.
pub fn text_size(ui: &mut Ui, words: &Words, now: &Settings) -> Option<Settings> {
    let sizes = TextSize::ALL.map(|size| (size, format!("{}%", size.as_percent())));
    let text_size = choices(ui, words.display.text_size, &sizes, now.text_size)?;
    Some(Settings { text_size, ..now.clone() })
}
