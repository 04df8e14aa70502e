//! Applying, changing and saving the settings.

use eframe::egui::{Context, ThemePreference};

use super::App;
use crate::audio::{MusicChoice, MusicPiece, Surface, Volumes};
use crate::settings::{BoardLook, GameMusic, Settings, Speed, Surrounding, VERSION};
use crate::storage::{LoadProblem, RonFile, SaveProblem, read_ron};
use crate::ui::theme;

/// The settings on the disk.
pub(super) struct SettingsFile {
    /// The file, or `None` if settings are not saved.
    file: Option<RonFile>,
    /// The settings that this window read or saved last.
    saved: Settings,
    /// Why the file could not be read.
    load_problem: Option<LoadProblem>,
    /// Why the file could not be written, in the language used at that time.
    message: Option<String>,
}

impl SettingsFile {
    /// Reads the settings. Without a file, or if it cannot be read, they are the default ones. On
    /// the first run, `less_motion` turns the motion of stones off.
    pub(super) fn open(mut file: Option<RonFile>, less_motion: bool) -> (Self, Settings) {
        let is_first = file.as_ref().is_none_or(|file| !file.path().exists());
        let (mut settings, load_problem) = match &mut file {
            Some(file) => file.load_or_default(),
            None => (Settings::default(), None),
        };
        if let Some(problem) = &load_problem {
            log::warn!("{problem}");
        }
        if is_first && less_motion {
            settings.speed = Speed::Off;
        }
        let saved = settings.clone();
        (SettingsFile { file, saved, load_problem, message: None }, settings)
    }

    /// Writes the settings, or records why that failed, worded by `explain`.
    fn save(&mut self, settings: &Settings, explain: impl Fn(&SaveProblem) -> String) {
        match self.write(settings) {
            Ok(()) => self.message = None,
            // The player already knows that the file cannot be read.
            Err(_) if self.load_problem.is_some() => {}
            Err(problem) => {
                if self.message.is_none() {
                    log::warn!("{problem}");
                }
                self.message = Some(explain(&problem));
            }
        }
    }

    fn write(&mut self, settings: &Settings) -> Result<(), SaveProblem> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        let mut whole = settings.clone();
        // Keep the changes that another window has saved meanwhile.
        if let Ok(there) = read_ron(file.path(), VERSION) {
            whole = whole.over(&self.saved, there);
        }
        file.save(&whole)?;
        self.saved = settings.clone();
        Ok(())
    }
}

impl App {
    /// Applies the settings to the window and the sound.
    pub(super) fn apply_settings(&mut self, ctx: &Context) {
        theme::set_board(ctx, self.settings.board);
        if let Some(live_game) = &mut self.live_game {
            live_game.presenter_mut().set_surface(surface(self.settings.board));
        }
        if let Some(live_lesson) = &mut self.live_lesson {
            live_lesson.set_surface(surface(self.settings.board));
        }
        if let Some(viewer) = &mut self.viewer {
            viewer.presenter_mut().set_surface(surface(self.settings.board));
        }
        ctx.set_theme(match self.settings.surrounding {
            Surrounding::System => ThemePreference::System,
            Surrounding::Light => ThemePreference::Light,
            Surrounding::Dark => ThemePreference::Dark,
        });
        self.audio.set_volumes(Volumes {
            effects: self.settings.effects_volume.share(),
            effects_on: self.settings.effects,
            music: self.settings.music_volume.share(),
            music_on: self.settings.music,
        });
        self.audio.set_music(match self.settings.game_music {
            GameMusic::Shuffle => MusicChoice::Shuffle,
            GameMusic::SanDinh => MusicChoice::Only(MusicPiece::SanDinh),
            GameMusic::SanGach => MusicChoice::Only(MusicPiece::SanGach),
            GameMusic::BoTre => MusicChoice::Only(MusicPiece::BoTre),
        });
    }

    /// Replaces the settings, applies them and saves them.
    pub(super) fn set(&mut self, ctx: &Context, settings: Settings) {
        self.settings = settings;
        self.apply_settings(ctx);
        let words = self.words();
        self.settings_file.save(&self.settings, |problem| words.files.settings_not_saved(problem));
    }

    /// Dismisses the message shown. The next one, if there is one, takes its place.
    pub(super) fn dismiss_message(&mut self) {
        if std::mem::take(&mut self.warns_of_no_home)
            || self.settings_file.load_problem.take().is_some()
            || self.saving.problem.take().is_some()
        {
            return;
        }
        self.settings_file.message = None;
        self.saving.message = None;
    }

    /// Returns the message about a problem with the settings or the saved game, if there is one.
    pub(super) fn message(&self) -> Option<String> {
        let words = self.words();
        if self.warns_of_no_home {
            return Some(words.unsaved.no_home.to_owned());
        }
        let unreadable = self.settings_file.load_problem.as_ref();
        let unreadable = unreadable.map(|problem| words.files.settings_set_aside(problem));
        let game = self.saving.problem.as_ref();
        let game = game.map(|problem| words.files.last_game_problem(problem));
        let unsaved = || self.settings_file.message.clone().or(self.saving.message.clone());
        unreadable.or(game).or_else(unsaved)
    }
}

/// Returns the surface that stones fall on, which determines their sound.
pub(super) fn surface(board: BoardLook) -> Surface {
    match board {
        BoardLook::Yard | BoardLook::Contrast => Surface::Brick,
        BoardLook::Wood => Surface::Wood,
    }
}
