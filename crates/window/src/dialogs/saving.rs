//! The file that a dialog saves, and what becomes of it.

use std::path::{Path, PathBuf};
use std::task::Poll;

use audio::Sound;
use basics::shown_path;
use eframe::egui::{Id, Ui};
use tabletop::platform::{documents_folder, expanded, pictures_folder};
use tabletop::storage::{Errand, Errands, SaveProblem, write_bytes};
use ui_kit::balanced::wrapped;
use ui_kit::speech::say_shown;
use ui_kit::theme::Palette;
use ui_kit::typing::{LONGEST_PATH, line_field};
use window_words::Words;

use super::effect::Effect;
use crate::dialogs::effect;
use crate::widgets::{buttons_of_field, row_label, row_of_buttons, strong, words_and_buttons};
use crate::{Desktop, FileChoice, Parts};

/// The width of the buttons, in points.
pub const BUTTON: f32 = 130.0;

/// What a dialog that saves a file shows.
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
    /// Returns what follows from saving a file. A failure has a sound.
    pub fn after(saved: Result<PathBuf, SaveProblem>, parts: &Parts) -> Self {
        match saved {
            Ok(path) => SavingStage::Saved(path),
            Err(SaveProblem::Refused { .. }) => SavingStage::Exists,
            Err(problem) => {
                // The dialog says so, and the file may be one that the player has named by mistake.
                log::info!("{problem}");
                SavingStage::failed(parts.words().save_failed(&problem), parts)
            }
        }
    }

    /// Returns why the file was not saved, and plays the sound of a refusal.
    pub fn failed(why: String, parts: &Parts) -> Self {
        parts.sound.play(Sound::Refusal);
        SavingStage::Choices(Some(why))
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
        FileWork::make(path, move || Ok(bytes), replace, errands)
    }

    /// Starts to write what `make` returns, as [`start`](Self::start) does. `make` may use the disk.
    pub fn make(
        path: PathBuf,
        make: impl FnOnce() -> Result<Vec<u8>, SaveProblem> + Send + 'static,
        replace: bool,
        errands: &Errands,
    ) -> Self {
        let there = path.clone();
        let write = move || make().and_then(|bytes| write_bytes(&there, &bytes, replace));
        FileWork { path, written: errands.run(write) }
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns whether the file could be written, once that is known.
    pub fn written(&self) -> Option<Result<(), SaveProblem>> {
        self.written.poll()
    }
}

/// The file that a dialog saves.
pub struct Saving {
    /// The path as it is typed.
    pub target: String,
    /// What the dialog shows.
    pub stage: SavingStage,
    work: Option<FileWork>,
    /// The folder of a name that is typed without one.
    folder: PathBuf,
    desktop: Desktop,
    /// The dialog of the system, while it is open.
    choice: Option<FileChoice>,
}

impl Saving {
    /// Returns a file with this name in the documents folder, which is not saved yet.
    pub fn new(name: impl AsRef<Path>, parts: &Parts) -> Self {
        Saving::in_folder(documents_folder(), name.as_ref(), parts)
    }

    /// Returns a file with this name in the pictures folder, which is not saved yet.
    pub fn picture(name: impl AsRef<Path>, parts: &Parts) -> Self {
        Saving::in_folder(pictures_folder(), name.as_ref(), parts)
    }

    fn in_folder(folder: Option<PathBuf>, name: &Path, parts: &Parts) -> Self {
        let folder = folder.unwrap_or_default();
        Saving {
            target: parts.desktop.suggested(&folder, name),
            stage: SavingStage::Choices(None),
            work: None,
            folder,
            desktop: parts.desktop,
            choice: None,
        }
    }

    /// Opens the dialog of the system if its button is `pressed`. Returns whether the player has chosen the file there.
    fn choose(&mut self, ui: &Ui, pressed: bool) -> bool {
        let Some(choose_file) = self.desktop.choose_file else { return false };
        if pressed && self.choice.is_none() {
            self.choice = Some(FileChoice::new(choose_file(&self.path())));
        }
        let Some(Poll::Ready(chosen)) = self.choice.as_mut().map(|choice| choice.poll(ui.ctx()))
        else {
            return false;
        };
        self.choice = None;
        let Some(path) = chosen else { return false };
        self.target = path.display().to_string();
        self.stage = SavingStage::Choices(None);
        true
    }

    /// Gives the file the suggested name `to`, unless the player has changed the earlier one, `from`.
    pub fn suggest(&mut self, from: &str, to: &str) {
        let typed = Path::new(&self.target);
        if typed.file_name().is_some_and(|name| name == from) {
            self.target = typed.with_file_name(to).display().to_string();
        }
    }

    /// Returns whether what is typed names a file, and not nothing or a folder.
    fn has_name(&self) -> bool {
        let typed = self.target.trim();
        !typed.is_empty() && !typed.ends_with(std::path::is_separator)
    }

    /// Returns the path that is typed.
    pub fn path(&self) -> PathBuf {
        self.folder.join(expanded(&self.target))
    }

    /// Starts to write `bytes` to the file at `path`, which may exist only if `replace` is set.
    pub fn start(&mut self, path: PathBuf, bytes: Vec<u8>, replace: bool, errands: &Errands) {
        self.follow(FileWork::start(path, bytes, replace, errands));
    }

    /// Shows the writing of the file until it ends.
    pub fn follow(&mut self, work: FileWork) {
        self.stage = SavingStage::Writing;
        self.work = Some(work);
    }

    /// Takes over what has become of the file.
    pub fn poll(&mut self, parts: &Parts) {
        let Some(saved) = self.work.as_ref().and_then(FileWork::written) else { return };
        let path = self.work.take().map(|work| work.path).unwrap_or_default();
        let stage = SavingStage::after(saved.map(|()| path), parts);
        // After a change of the file's name, the dialog is about another file.
        if matches!(self.stage, SavingStage::Writing) {
            self.stage = stage;
        }
    }
}

/// What the player requested of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileAnswer {
    /// Save it; replace an existing file if this is true.
    Save(bool),
    /// Do what the button of the dialog itself says.
    More,
    /// Close the dialog.
    Cancel,
}

/// Draws the field with the path of the file, the problem with it, and the buttons, among them one of the dialog itself
/// that is called `more`. `opened` is a different number for each dialog.
pub fn file(
    ui: &mut Ui,
    words: &Words,
    opened: u32,
    saving: &mut Saving,
    more: Option<&str>,
) -> Option<FileAnswer> {
    let Saving { target, stage, .. } = &mut *saving;
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
        say_shown(&wrapped(ui, strong(warning).color(ink)), warning);
    }
    ui.add_space(6.0);
    let save = if exists { words.library.replace } else { words.library.save };
    let browse = saving.desktop.choose_file.map(|_| (Pressed::Browse, words.library.browse));
    let more = more.map(|label| (Pressed::More, label));
    let buttons = [Some((Pressed::Save, save)), browse, more];
    let cancel = Some((Pressed::Cancel, words.library.cancel));
    let (kinds, labels): (Vec<_>, Vec<_>) = buttons.into_iter().chain([cancel]).flatten().unzip();
    let pressed = buttons_of_field(ui, &labels, BUTTON).map(|index| kinds[index]);
    let chosen = saving.choose(ui, pressed == Some(Pressed::Browse));
    let answer = match pressed {
        Some(Pressed::Cancel) => FileAnswer::Cancel,
        Some(Pressed::More) => FileAnswer::More,
        Some(Pressed::Save) => FileAnswer::Save(exists),
        // Enter never replaces a file.
        _ if entered && !exists => FileAnswer::Save(false),
        _ if chosen => FileAnswer::Save(false),
        _ => return None,
    };
    if matches!(answer, FileAnswer::Save(_)) && !saving.has_name() {
        saving.stage = SavingStage::Choices(Some(words.library.no_file_name.to_owned()));
        return None;
    }
    Some(answer)
}

/// A button below the field of a file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pressed {
    Save,
    Browse,
    More,
    Cancel,
}

/// Draws the message that the file has been saved, and the buttons that open it or its folder, if the desktop
/// has folders, and close the dialog. Returns what follows: `close` closes the dialog.
pub fn saved(
    ui: &mut Ui,
    words: &Words,
    path: &Path,
    desktop: Desktop,
    close: impl FnOnce() -> Effect,
) -> Option<Effect> {
    let content = |ui: &mut Ui| {
        let text = words.library.saved(&shown_path(path));
        say_shown(&wrapped(ui, &text), &text);
    };
    words_and_buttons(ui, content, |ui| {
        let labels = [words.close, words.library.open_saved, words.library.open_folder];
        let shown = if desktop.open_folder.is_some() { &labels[..] } else { &labels[..1] };
        // What shows a folder opens a file in the program for its kind.
        let (open, target) = match row_of_buttons(ui, shown, BUTTON)? {
            0 => return Some(close()),
            1 => (desktop.open_folder?, path),
            _ => (desktop.open_folder?, path.parent()?),
        };
        let target = target.to_owned();
        Some(effect(move |_, _| open(&target)))
    })
}
