//! Applying, changing and saving the settings.

use eframe::egui::{Context, ThemePreference};

use super::App;
use crate::audio::{MusicChoice, MusicPiece, Surface, Volumes};
use crate::settings::{BoardLook, GameMusic, Settings, Surrounding, VERSION};
use crate::storage::{SaveProblem, read_ron};
use crate::ui::theme;

impl App {
    /// Applies the settings to the window and the sound.
    pub(super) fn apply_settings(&mut self, ctx: &Context) {
        theme::set_board(ctx, self.settings.board);
        if let Some(live_game) = &mut self.live_game {
            live_game.set_surface(surface(self.settings.board));
        }
        if let Some(live_lesson) = &mut self.live_lesson {
            live_lesson.set_surface(surface(self.settings.board));
        }
        if let Some(viewer) = &mut self.viewer {
            viewer.set_surface(surface(self.settings.board));
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
        match self.save_settings() {
            Ok(()) => self.save_message = None,
            // The player already knows that the file cannot be read.
            Err(_) if self.load_problem.is_some() => {}
            Err(problem) => {
                if self.save_message.is_none() {
                    log::warn!("{problem}");
                }
                self.save_message = Some(self.words().files.settings_not_saved(&problem));
            }
        }
    }

    fn save_settings(&mut self) -> Result<(), SaveProblem> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        let mut settings = self.settings.clone();
        // Keep the changes that another window has saved meanwhile.
        if let Ok(there) = read_ron(file.path(), VERSION) {
            settings = settings.over(&self.saved_settings, there);
        }
        file.save(&settings)?;
        self.saved_settings = self.settings.clone();
        Ok(())
    }

    /// Dismisses the message shown. The next one, if there is one, takes its place.
    pub(super) fn dismiss_message(&mut self) {
        if std::mem::take(&mut self.warns_of_no_home)
            || self.load_problem.take().is_some()
            || self.saving.problem.take().is_some()
        {
            return;
        }
        self.save_message = None;
        self.saving.message = None;
    }

    /// Returns the message about a problem with the settings or the saved game, if there is one.
    pub(super) fn message(&self) -> Option<String> {
        let words = self.words();
        if self.warns_of_no_home {
            return Some(words.unsaved.no_home.to_owned());
        }
        let settings =
            self.load_problem.as_ref().map(|problem| words.files.settings_set_aside(problem));
        let game = self.saving.problem.as_ref();
        let game = game.map(|problem| words.files.last_game_problem(problem));
        settings.or(game).or(self.save_message.clone()).or(self.saving.message.clone())
    }
}

/// Returns the surface that stones fall on, which determines their sound.
pub(super) fn surface(board: BoardLook) -> Surface {
    match board {
        BoardLook::Yard | BoardLook::Contrast => Surface::Brick,
        BoardLook::Wood => Surface::Wood,
    }
}
