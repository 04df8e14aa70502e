//! The screen of another game: its room.

use std::path::Path;

use basics::Form;
use eframe::egui::{Context, Ui};

use super::context::ScreenContext;
use crate::door::GuestGame;
use crate::settings::Settings;
use crate::ui::command::Command;
use crate::ui::rooms::{Room, RoomAction, RoomEntry, RoomView};
use crate::ui::screens::Action;

/// The room that is open.
pub struct OpenRoom {
    id: &'static str,
    room: Box<dyn Room>,
}

impl OpenRoom {
    /// Opens a room. Its games are kept inside the folder `data`, or nowhere.
    pub fn new(
        ctx: &Context,
        entry: &RoomEntry,
        data: Option<&Path>,
        settings: &Settings,
        seed: u64,
    ) -> Self {
        let table = settings.tables.get(entry.id).cloned().unwrap_or_default();
        OpenRoom { id: entry.id, room: (entry.open)(ctx, data, table, seed) }
    }

    /// Returns the name of the game in files and settings.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// Returns the room itself.
    pub fn room(&self) -> &dyn Room {
        self.room.as_ref()
    }

    /// Returns whether the game in progress is on the screen.
    pub fn is_playing(&self) -> bool {
        self.room.is_playing()
    }

    /// Returns whether the page has a line that shows toasts.
    pub fn has_line(&self) -> bool {
        self.room.has_line()
    }

    /// Shows the game in progress, if there is one.
    pub fn continue_game(&mut self) {
        self.room.continue_game();
    }

    /// Returns whether the game in progress would be lost if the program ended now.
    pub fn loses_game(&mut self) -> bool {
        self.room.loses_game()
    }

    /// Returns whether the room hears the key of a command.
    pub fn hears(&self, command: Command) -> bool {
        self.room.hears(command)
    }

    /// Runs a command that the room [hears](Self::hears).
    pub fn run(&mut self, command: Command) -> Option<RoomAction> {
        self.room.run(command)
    }

    /// Remembers the form in which the player writes games.
    pub fn set_form(&mut self, form: Form) {
        self.room.set_form(form);
    }

    /// Shows a game that somebody wrote down.
    pub fn open_game(&mut self, game: &GuestGame) {
        self.room.open_game(game);
    }

    /// Handles the keys that no command takes.
    pub fn keys(&mut self, ctx: &Context) -> Option<RoomAction> {
        self.room.keys(ctx)
    }

    /// Advances the game by `seconds`.
    pub fn advance(&mut self, seconds: f32, context: &ScreenContext<'_>) {
        context.sound.play_all(self.room.tick(context.ctx, seconds, context.settings()));
    }

    /// Draws the room. Returns the action requested.
    pub fn show(&mut self, ui: &mut Ui, context: &ScreenContext<'_>) -> Option<Action> {
        let view = RoomView {
            language: context.preferences.language(),
            words: context.words(),
            settings: context.settings(),
            sprites: context.sprites()?,
            toast: context.toast(),
        };
        self.room.ui(ui, &view).map(Action::Room)
    }
}
