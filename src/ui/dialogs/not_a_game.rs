//! Why a text or a file is not a game.

use eframe::egui::Ui;
use ui_kit::balanced::wrapped;
use window::dialogs::{Dialog, DialogOver, Effect, close};
use window::widgets::{dialog, focus_first, wide_button, words_and_buttons};

/// The reason why a text or a file is not a game.
pub struct NotAGame {
    /// Whether the text or file could be read.
    pub is_read: bool,
    /// The reason; for a file, below its path.
    pub why: String,
}

impl Dialog for NotAGame {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let words = over.words();
        let heading =
            if self.is_read { words.not_a_game_record } else { words.library.unreadable_file };
        let (pressed, closed) = dialog(ui, "refused", heading, 460.0, |ui| {
            let text = |ui: &mut Ui| drop(wrapped(ui, &self.why));
            words_and_buttons(ui, text, |ui| {
                let close = wide_button(ui, words.close, 140.0, true);
                focus_first(ui, &close);
                close.clicked()
            })
        });
        (pressed || closed).then(close)
    }
}
