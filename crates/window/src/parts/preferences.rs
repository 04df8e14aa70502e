//! The settings, and the file that they are saved in.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use audio::Surface;
use eframe::egui::{Context, ThemePreference};
use settings::{BoardLook, Language, Settings, Speed, Surrounding};
use tabletop::platform::fs;
use tabletop::storage::{
    Errand, Errands, LoadProblem, ReadProblem, RonFile, SaveProblem, lock_folder_of, make_folder_of,
};
use ui_kit::theme;
use window_words::Words;

/// The player's settings, and the language and file that go with them.
pub struct Preferences {
    /// The settings. A change takes effect with [`Parts::set`](super::Parts).
    pub settings: Settings,
    file: SettingsFile,
    system_language: Language,
}

impl Preferences {
    /// Reads the settings. Without a file, or if it cannot be read, they are the default ones. On the first
    /// run, `less_motion` turns the motion of stones off. The window has `system_language` until the player
    /// chooses one.
    pub fn open(
        file: Option<RonFile>,
        reader: SettingsReader,
        less_motion: bool,
        system_language: Language,
    ) -> Self {
        let (file, settings) = SettingsFile::open(file, reader, less_motion);
        Preferences { settings, file, system_language }
    }

    /// Returns the language of the window.
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.system_language)
    }

    /// Returns the texts in that language.
    pub fn words(&self) -> &'static Words {
        Words::of(self.language())
    }

    /// Returns the surface that stones fall on, which determines their sound.
    pub fn surface(&self) -> Surface {
        surface_of(&self.settings)
    }

    /// Applies the look of the window.
    pub fn apply_look(&self, ctx: &Context) {
        theme::set_board(ctx, self.settings.board);
        ctx.set_theme(match self.settings.surrounding {
            Surrounding::System => ThemePreference::System,
            Surrounding::Light => ThemePreference::Light,
            Surrounding::Dark => ThemePreference::Dark,
        });
    }

    /// Starts to save the settings.
    pub fn save(&mut self, errands: &Errands) {
        self.file.save(&self.settings, errands);
        self.poll();
    }

    /// Takes over whether the settings could be saved.
    pub fn poll(&mut self) {
        let words = self.words();
        self.file.poll(|problem| words.files.settings_not_saved(problem));
    }

    /// Returns why the settings could not be read.
    pub fn load_problem(&self) -> Option<String> {
        let problem = self.file.load_problem.as_ref();
        problem.map(|problem| self.words().files.settings_set_aside(problem))
    }

    /// Dismisses the message that the settings could not be read. Returns whether there was one.
    pub fn dismiss_load_problem(&mut self) -> bool {
        self.file.load_problem.take().is_some()
    }

    /// Returns why the settings could not be saved.
    pub fn save_problem(&self) -> Option<&str> {
        self.file.message.as_deref()
    }

    /// Dismisses the message that the settings could not be saved.
    pub fn dismiss_save_problem(&mut self) {
        self.file.message = None;
    }
}

/// How the file of the settings is read: one of an earlier version may contain more than the settings of today.
#[derive(Clone, Copy)]
pub struct SettingsReader {
    /// Loads the settings from their file, of this version or an earlier one.
    pub load: fn(&mut RonFile) -> Result<Option<Settings>, LoadProblem>,
    /// Reads the settings in the file at a path without a change of the file.
    pub read: fn(&Path) -> Result<Settings, ReadProblem>,
}

/// The settings on the disk.
struct SettingsFile {
    /// The file, or `None` if settings are not saved. Only errands lock it.
    store: Option<Arc<Mutex<Store>>>,
    /// The write that has been asked for last.
    writing: Option<Errand<Result<(), SaveProblem>>>,
    /// Why the file could not be read.
    load_problem: Option<LoadProblem>,
    /// Why the file could not be written, in the language used at that time.
    message: Option<String>,
}

/// The file, and what this window read from it or wrote to it last.
struct Store {
    file: RonFile,
    reader: SettingsReader,
    saved: Settings,
}

impl SettingsFile {
    /// Reads the settings. Without a file, or if it cannot be read, they are the default ones. On
    /// the first run, `less_motion` turns the motion of stones off.
    fn open(
        mut file: Option<RonFile>,
        reader: SettingsReader,
        less_motion: bool,
    ) -> (Self, Settings) {
        let is_first = file.as_ref().is_none_or(|file| !fs::exists(file.path()).unwrap_or(false));
        let (mut settings, load_problem) = match file.as_mut().map_or(Ok(None), reader.load) {
            Ok(settings) => (settings.unwrap_or_default(), None),
            Err(problem) => (Settings::default(), Some(problem)),
        };
        if let Some(problem) = &load_problem {
            log::warn!("{problem}");
        }
        if is_first && less_motion {
            settings.speed = Speed::Off;
        }
        let store = file.map(|file| Store { file, reader, saved: settings.clone() });
        let store = store.map(|store| Arc::new(Mutex::new(store)));
        (SettingsFile { store, writing: None, load_problem, message: None }, settings)
    }

    /// Starts to write the settings.
    fn save(&mut self, settings: &Settings, errands: &Errands) {
        if let Some(store) = self.store.clone() {
            let settings = settings.clone();
            let write =
                move || store.lock().unwrap_or_else(PoisonError::into_inner).write(settings);
            self.writing = Some(errands.run(write));
        }
    }

    /// Takes over whether the settings have been written, or why not, worded by `explain`.
    fn poll(&mut self, explain: impl Fn(&SaveProblem) -> String) {
        match self.writing.as_ref().and_then(Errand::poll) {
            None => {}
            Some(Ok(())) => self.message = None,
            // The player already knows that the file cannot be read.
            Some(Err(_)) if self.load_problem.is_some() => {}
            Some(Err(problem)) => {
                if self.message.is_none() {
                    log::warn!("{problem}");
                }
                self.message = Some(explain(&problem));
            }
        }
    }
}

impl Store {
    fn write(&mut self, settings: Settings) -> Result<(), SaveProblem> {
        let mut whole = settings.clone();
        // If there can be no folder, saving reports why.
        let _ = make_folder_of(self.file.path());
        let _lock = lock_folder_of(self.file.path());
        // Keep the changes that another window has saved meanwhile.
        if let Ok(there) = (self.reader.read)(self.file.path()) {
            whole = whole.over(&self.saved, there);
        }
        self.file.save(&whole)?;
        self.saved = settings;
        Ok(())
    }
}

/// Returns the surface that stones fall on, with these settings.
pub fn surface_of(settings: &Settings) -> Surface {
    match settings.board {
        BoardLook::Yard | BoardLook::Contrast | BoardLook::Projector => Surface::Brick,
        BoardLook::Wood => Surface::Wood,
    }
}
