//! The dialog to enter the title of a library game, or the file to save it to.

use eframe::egui::{Id, Ui};
use tabletop::archive::TITLE_LENGTH;
use ui_kit::balanced::wrapped;
use ui_kit::theme::Palette;
use ui_kit::typing::{LONGEST_PATH, line_field};
use window::widgets::{dialog, row_label, strong, wide_button};
use window_words::Words;

/// The input of the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// The new title of the game.
    Title(String),
    /// The file to save it to, and whether a file there is replaced.
    Target(String, bool),
}

/// The result of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditResult {
    /// The input was confirmed.
    Done,
    /// The dialog was cancelled.
    Cancelled,
}

/// Draws the dialog if it is open. Returns its result, or `None` while it stays open.
pub fn edit_game(ui: &mut Ui, words: &Words, edit: Option<&mut Edit>) -> Option<EditResult> {
    let all_words = words;
    let words = &words.library;
    let edit = edit?;
    let (heading, label, most, hint, exists) = match edit {
        Edit::Title(_) => (words.rename, words.title, TITLE_LENGTH, None, false),
        Edit::Target(_, exists) => {
            (words.save_as, words.target, LONGEST_PATH, Some(words.target_hint), *exists)
        }
    };
    let (Edit::Title(text) | Edit::Target(text, _)) = &mut *edit;
    let (edited, close) = dialog(ui, "edit a game", heading, 480.0, |ui| {
        row_label(ui, label);
        let id = Id::unique("edit a game").with(heading);
        let entered = line_field(ui, all_words, (id, label, most), text);
        if let Some(hint) = hint {
            wrapped(ui, hint);
        }
        if exists {
            let warning = Palette::current(ui.ctx()).warning;
            wrapped(ui, strong(words.file_exists).color(warning));
        }
        ui.add_space(6.0);
        let done = ui.horizontal_wrapped(|ui| {
            let save = if exists { words.replace } else { words.save };
            let save = wide_button(ui, save, 150.0, true).clicked();
            let cancel = wide_button(ui, words.cancel, 110.0, false).clicked();
            (save, cancel)
        });
        match done.inner {
            (_, true) => Some(EditResult::Cancelled),
            // Enter never replaces a file.
            (save, _) if save || (entered && !exists) => Some(EditResult::Done),
            _ => None,
        }
    });
    // The warning about an existing file applies only until the path changes.
    if let Edit::Target(target, exists) = edit {
        let id = ui.scope_id().with("target");
        let before = ui.data(|data| data.get_temp::<String>(id));
        *exists &= before.is_none_or(|before| before == *target);
        ui.data_mut(|data| data.insert_temp(id, target.clone()));
    }
    edited.or(close.then_some(EditResult::Cancelled))
}
