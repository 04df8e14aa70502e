//! What the screens use of the window.

use eframe::egui::Context;

use super::super::parts::{Collection, Graphics, Notices, Preferences, Trainer, WindowSound};
use crate::archive::Autosave;
use crate::controller::AnalysisEngine;
use crate::settings::Settings;
use crate::ui::board::Sprites;
use crate::ui::toast::Toast;
use crate::ui::words::Words;

/// What a screen uses of the window. It requests everything else with an action.
pub struct ScreenContext<'a> {
    pub ctx: &'a Context,
    pub preferences: &'a Preferences,
    /// Reviews games.
    pub analysis_engine: &'a AnalysisEngine,
    pub sound: &'a WindowSound,
    pub graphics: &'a Graphics,
    pub notices: &'a Notices,
    /// The player's progress in puzzles.
    pub trainer: &'a Trainer,
    /// Whether the current game has begun and is not over.
    pub game_waits: bool,
    /// The autosave, or `None` if games are not saved.
    pub autosave: Option<&'a Autosave>,
    /// The games in the library, or `None` if games are not saved.
    pub collection: Option<&'a mut Collection>,
}

impl<'a> ScreenContext<'a> {
    /// Returns the texts in the current language.
    pub fn words(&self) -> &'static Words {
        self.preferences.words()
    }

    /// Returns the current settings.
    pub fn settings(&self) -> &'a Settings {
        &self.preferences.settings
    }

    /// Returns the textures, once they exist.
    pub fn sprites(&self) -> Option<&'a Sprites> {
        self.graphics.sprites.as_ref()
    }

    /// Returns the scale of numbers and texts beside a board.
    pub fn letters(&self) -> f32 {
        self.graphics.zoom.letters()
    }

    /// Returns the message that replaces the narration for a moment.
    pub fn toast(&self) -> Option<&'a str> {
        self.notices.toast().map(Toast::text)
    }
}
