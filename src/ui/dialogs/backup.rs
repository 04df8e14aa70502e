//! The dialogs that save everything in one file, and that restore it from there.

use std::path::PathBuf;
use std::task::Poll;

use basics::shown_path;
use eframe::egui::{Context, Ui};
use ui_kit::balanced::wrapped;
use ui_kit::theme::Palette;
use window::dialogs::{
    Dialog, DialogOver, Effect, FileAnswer, FileWork, Saving, SavingStage, change, close, effect,
    file, saved,
};
use window::widgets::{
    button_width, dialog, focus_first, row_of_buttons, strong, wide_button, words_and_buttons,
};
use window::{FileChoice, Parts};
use window_words::Words;

use crate::audio::Sound;
use crate::storage::{Backup, Errand, ReadProblem, Restored, SaveProblem};

/// The width of the dialogs, in points.
const WIDTH: f32 = 480.0;
/// The ending of the names of backups.
const ENDING: &str = "backup";

/// The dialog that saves a backup, and leads to the one that restores another.
pub struct BackupSheet(Saving);

impl BackupSheet {
    /// Returns the dialog, which suggests a file of today.
    pub fn new(parts: &Parts) -> Self {
        let today = parts.trainers.today();
        BackupSheet(Saving::new(format!("o-an-quan {today}.{ENDING}"), parts))
    }

    fn save(&mut self, replace: bool, parts: &Parts) {
        let (mut path, roots) = (self.0.path(), parts.kept.clone());
        if path.extension().is_none() {
            path.set_extension(ENDING);
        }
        let unwritten = path.clone();
        // The last moves may still be on their way to the disk.
        let flush = parts.rooms.flusher();
        let make = move || {
            flush();
            let text = Backup::of(&roots)?.text();
            text.map(String::into_bytes).map_err(|why| SaveProblem::Value { path: unwritten, why })
        };
        self.0.follow(FileWork::make(path, make, replace, &parts.errands));
    }
}

impl Dialog for BackupSheet {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let words = over.words();
        let heading = words.backup.save.trim_end_matches('…');
        let (asked, closed) = dialog(ui, "backup", heading, WIDTH, |ui| match &self.0.stage {
            SavingStage::Saved(path) => saved(ui, words, path, over.parts.desktop, close),
            _ => {
                wrapped(ui, words.backup.hint);
                if !over.parts.desktop.closes {
                    wrapped(ui, words.backup.lasting);
                }
                ui.add_space(6.0);
                let restore = Some(words.backup.restore);
                Some(match file(ui, words, over.opened, &mut self.0, restore)? {
                    FileAnswer::Cancel => close(),
                    FileAnswer::More => {
                        effect(|_, context| context.parts.dialogs.open(RestoreSheet::default()))
                    }
                    FileAnswer::Save(replace) => change(move |sheet: &mut Self, context| {
                        sheet.save(replace, context.parts);
                    }),
                })
            }
        });
        asked.or(closed.then(close))
    }

    fn poll(&mut self, _ctx: &Context, parts: &mut Parts) -> Option<Effect> {
        self.0.poll(parts);
        None
    }
}

/// Why a backup was not restored, or not all of it.
enum Failed {
    Unreadable(PathBuf, ReadProblem),
    Unwritten(SaveProblem),
}

impl Failed {
    fn sentence(&self, words: &Words) -> String {
        match self {
            Failed::Unreadable(path, problem) => {
                words.backup.unreadable(&shown_path(path), &words.files.read_problem(problem))
            }
            Failed::Unwritten(problem) => words.save_failed(problem),
        }
    }
}

/// The dialog that restores a backup.
#[derive(Default)]
struct RestoreSheet {
    choice: Option<FileChoice>,
    work: Option<Errand<Result<Restored, Failed>>>,
    outcome: Option<Result<Restored, Failed>>,
}

impl RestoreSheet {
    fn restore(&mut self, path: PathBuf, parts: &Parts) {
        let roots = parts.kept.clone();
        self.outcome = None;
        self.work = Some(parts.errands.run(move || {
            let backup = Backup::read(&path).map_err(|why| Failed::Unreadable(path, why))?;
            backup.restore(&roots).map_err(Failed::Unwritten)
        }));
    }

    /// Draws what the dialog does, and what went wrong the last time.
    fn choices(&self, ui: &mut Ui, words: &Words) -> Option<Effect> {
        let content = |ui: &mut Ui| {
            for line in [words.backup.hint, words.backup.kept] {
                wrapped(ui, line);
                ui.add_space(4.0);
            }
            if let Some(Err(failed)) = &self.outcome {
                let ink = Palette::current(ui.ctx()).warning;
                wrapped(ui, strong(failed.sentence(words)).color(ink));
            }
        };
        words_and_buttons(ui, content, |ui| {
            let labels = [words.backup.choose, words.library.cancel];
            row_of_buttons(ui, &labels, 120.0).map(|index| match index {
                0 => change(|sheet: &mut Self, context| {
                    let dialog = context.parts.desktop.open_file;
                    sheet.choice = dialog.map(|open_file| FileChoice::new(open_file()));
                }),
                _ => close(),
            })
        })
    }
}

/// Draws what was restored, and the button that opens the program again.
fn restored(ui: &mut Ui, words: &Words, restored: Restored, restarts: bool) -> Option<Effect> {
    let Restored { written, replaced } = restored;
    let text = words.backup.restored(written, replaced);
    words_and_buttons(
        ui,
        |ui| drop(wrapped(ui, text)),
        |ui| {
            let label = match (written, restarts) {
                (0, _) => words.close,
                (_, true) => words.backup.open_again,
                (_, false) => words.quit,
            };
            let pressed = wide_button(ui, label, button_width(ui, label), true);
            focus_first(ui, &pressed);
            pressed.clicked().then(|| if written == 0 { close() } else { open_again() })
        },
    )
}

/// Ends the program so that its next start uses what was restored.
fn open_again() -> Effect {
    effect(|_, context| match context.parts.desktop.restart {
        Some(restart) => restart(),
        None => context.parts.quit(context.ctx),
    })
}

impl Dialog for RestoreSheet {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let words = over.words();
        let heading = words.backup.restore.trim_end_matches('…');
        let restarts = over.parts.desktop.restart.is_some();
        let (asked, closed) = dialog(ui, "restore", heading, WIDTH, |ui| match self.outcome {
            Some(Ok(done)) => restored(ui, words, done, restarts),
            _ => self.choices(ui, words),
        });
        asked.or(closed.then(close))
    }

    fn poll(&mut self, ctx: &Context, parts: &mut Parts) -> Option<Effect> {
        if let Some(Poll::Ready(chosen)) = self.choice.as_mut().map(|choice| choice.poll(ctx)) {
            self.choice = None;
            if let Some(path) = chosen {
                self.restore(path, parts);
            }
        }
        if let Some(outcome) = self.work.as_ref().and_then(Errand::poll) {
            self.work = None;
            if let Err(failed) = &outcome {
                log::warn!("{}", failed.sentence(parts.words()));
                parts.sound.play(Sound::Refusal);
            }
            self.outcome = Some(outcome);
        }
        None
    }
}
