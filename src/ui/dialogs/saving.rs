//! The file that a dialog saves, and what becomes of it.

use std::path::{Path, PathBuf};

use eframe::egui::accesskit::Live;
use eframe::egui::{Id, Label, Ui};

use crate::storage::{Errand, Errands, SaveProblem, write_bytes};
use crate::ui::theme::Palette;
use crate::ui::typing::{LONGEST_PATH, line_field};
use crate::ui::widgets::{focus_first, row_label, strong, wide_button, words_and_buttons};
use crate::ui::words::Words;
use basics::shown_path;

/// The width of the buttons, in points.
pub(super) const BUTTON: f32 = 130.0;

/// What a dialog that saves a file shows.
#[derive(Clone, Debug)]
pub enum SavingStage {
    /// The choices, and why the last attempt failed.
    Choices(Option<String>),
    /// The choices, and the question whether to replace the file that exists.
    Exists,
    /// The number of steps drawn, and of all.
    Drawing(usize, usize),
    /// The choices, while the file is being written.
    Writing,
    /// The file that was saved.
    Saved(PathBuf),
}

impl SavingStage {
    /// Returns what follows from saving the file at `path`.
    pub fn after(saved: Result<(), SaveProblem>, path: PathBuf, words: &Words) -> Self {
        match saved {
            Ok(()) => SavingStage::Saved(path),
            Err(SaveProblem::Refused { .. }) => SavingStage::Exists,
            Err(problem) => {
                log::warn!("{problem}");
                SavingStage::Choices(Some(words.save_failed(&problem)))
            }
        }
    }

    /// Returns whether saving failed.
    pub fn has_failed(&self) -> bool {
        matches!(self, SavingStage::Choices(Some(_)))
    }
}

/// A file that is being written.
#[derive(Debug)]
pub struct FileWork {
    path: PathBuf,
    written: Errand<Result<(), SaveProblem>>,
}

impl FileWork {
    /// Starts to write `bytes` to the file at `path`, which may exist only if `replace` is set.
    pub fn start(path: PathBuf, bytes: Vec<u8>, replace: bool, errands: &Errands) -> Self {
        let there = path.clone();
        FileWork { path, written: errands.run(move || write_bytes(&there, &bytes, replace)) }
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns whether the file could be written, once that is known.
    pub fn written(&self) -> Option<Result<(), SaveProblem>> {
        self.written.poll()
    }

    /// Returns what the dialog shows once the file is written.
    pub fn poll(&self, words: &Words) -> Option<SavingStage> {
        Some(SavingStage::after(self.written()?, self.path.clone(), words))
    }
}

/// What the player requested of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileAnswer {
    /// Save it; replace an existing file if this is true.
    Save(bool),
    /// Close the dialog.
    Cancel,
}

/// Draws the field with the path of the file, the problem with it, and the buttons, among them those
/// that `more` draws. `opened` is a different number for each dialog.
pub(super) fn file<T>(
    ui: &mut Ui,
    words: &Words,
    opened: u32,
    (target, stage): (&mut String, &mut SavingStage),
    more: impl FnOnce(&mut Ui) -> Option<T>,
) -> (Option<FileAnswer>, Option<T>) {
    row_label(ui, words.library.target);
    let id = Id::unique("file of a dialog").with(opened);
    let before = target.clone();
    let entered = line_field(ui, words, (id, words.library.target, LONGEST_PATH), target);
    // The warnings apply only until the file changes.
    if *target != before {
        *stage = SavingStage::Choices(None);
    }
    let (warning, exists) = match stage {
        SavingStage::Exists => (Some(words.library.file_exists), true),
        SavingStage::Choices(problem) => (problem.as_deref(), false),
        _ => (None, false),
    };
    if let Some(warning) = warning {
        let ink = Palette::current(ui.ctx()).warning;
        let shown = ui.add(Label::new(strong(warning).color(ink)).wrap());
        ui.ctx().accesskit_node_builder(shown.id, |node| node.set_live(Live::Polite));
    }
    ui.add_space(6.0);
    let save = if exists { words.library.replace } else { words.library.save };
    let answers = ui.horizontal_wrapped(|ui| {
        let save = wide_button(ui, save, BUTTON, true).clicked();
        let other = more(ui);
        let cancel = wide_button(ui, words.library.cancel, BUTTON, false).clicked();
        let answer = match (save, cancel) {
            (_, true) => Some(FileAnswer::Cancel),
            // Enter never replaces a file.
            _ if save || (entered && !exists) => Some(FileAnswer::Save(exists)),
            _ => None,
        };
        (answer, other)
    });
    answers.inner
}

/// Draws the message that the file has been saved. Returns whether to close the dialog.
pub(super) fn saved(ui: &mut Ui, words: &Words, path: &Path) -> bool {
    let content = |ui: &mut Ui| {
        let shown = ui.add(Label::new(words.library.saved(&shown_path(path))).wrap());
        ui.ctx().accesskit_node_builder(shown.id, |node| node.set_live(Live::Polite));
    };
    words_and_buttons(ui, content, |ui| {
        let close = wide_button(ui, words.close, BUTTON, true);
        focus_first(ui, &close);
        close.clicked()
    })
}
