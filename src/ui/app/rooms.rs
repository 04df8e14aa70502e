//! The other games: their list, and the room of the one that is open.

use eframe::egui::{Context, Key, Modifiers, Ui};

use super::{App, Screen};
use crate::settings::TableSettings;
use crate::ui::command::Command;
use crate::ui::rooms::{ROOMS, Room, RoomAction, RoomView};
use crate::ui::screens::{self, Action};

/// The room that is open.
pub(super) struct OpenRoom {
    id: &'static str,
    room: Box<dyn Room>,
}

impl App {
    /// Shows the list of the other games.
    pub(super) fn open_other_games(&mut self) {
        self.screen = Screen::OtherGames;
        self.dialogs.close();
    }

    pub(super) fn other_games_screen(&self, ui: &mut Ui) -> Option<Action> {
        screens::other_games(ui, self.preferences.words(), self.preferences.language())
    }

    /// Opens the room of the game at `index` in the list of the other games. A room that is open
    /// already stays as it was left.
    pub(super) fn open_room(&mut self, ctx: &Context, index: usize) {
        let Some(entry) = ROOMS.get(index) else { return };
        if self.room.as_ref().is_none_or(|open| open.id != entry.id) {
            let settings =
                self.preferences.settings.tables.get(entry.id).cloned().unwrap_or_default();
            let seed = self.engines.seed();
            let room = (entry.open)(ctx, self.data.as_deref(), settings, seed);
            self.room = Some(OpenRoom { id: entry.id, room });
        }
        self.screen = Screen::Room;
    }

    pub(super) fn room_screen(&mut self, ui: &mut Ui) -> Option<Action> {
        let (language, words) = (self.preferences.language(), self.preferences.words());
        let (Some(open), Some(sprites)) = (&mut self.room, &self.graphics.sprites) else {
            return None;
        };
        let view = RoomView { language, words, settings: &self.preferences.settings, sprites };
        open.room.ui(ui, &view).map(Action::Room)
    }

    /// Advances the game in the room by `seconds`.
    pub(super) fn advance_room(&mut self, ctx: &Context, seconds: f32) {
        let Some(open) = &mut self.room else { return };
        self.sound.play_all(open.room.tick(ctx, seconds, &self.preferences.settings));
    }

    pub(super) fn run_room_action(&mut self, ctx: &Context, action: RoomAction) {
        match action {
            RoomAction::Leave => self.screen = Screen::OtherGames,
            RoomAction::Do(command) => self.command(ctx, command),
            RoomAction::Set(table) => self.set_table(ctx, table),
            RoomAction::Moved => {}
            RoomAction::Play(sound) => self.sound.play(sound),
            RoomAction::CopyPosition(text) => {
                self.copy(ctx, text, self.preferences.words().position_copied)
            }
            RoomAction::CopyGame(text) => {
                self.copy(ctx, text, self.preferences.words().game_copied)
            }
        }
    }

    fn set_table(&mut self, ctx: &Context, table: TableSettings) {
        let Some(open) = &self.room else { return };
        let mut settings = self.preferences.settings.clone();
        settings.tables.insert(open.id.to_owned(), table);
        self.set(ctx, settings);
    }

    /// Returns whether the game in the room would be lost if the program ended now.
    pub(super) fn room_loses_game(&mut self) -> bool {
        self.room.as_mut().is_some_and(|open| open.room.loses_game())
    }

    /// Handles the keys on the list of the other games.
    pub(super) fn other_games_keys(&mut self, ctx: &Context) {
        if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.screen = Screen::Menu;
        }
        self.page_keys(ctx);
    }

    /// Handles the keys in the room.
    pub(super) fn room_keys(&mut self, ctx: &Context) {
        let Some(open) = &mut self.room else { return };
        if let Some(action) = open.room.keys(ctx) {
            self.run_room_action(ctx, action);
        }
        let Some(open) = &self.room else { return };
        let heard = |command: Command| {
            let everywhere = command.works_everywhere()
                || command.works_on_pages() && command != Command::HowToPlay
                || matches!(command, Command::Effects | Command::Music | Command::Moves);
            everywhere || open.room.hears(command)
        };
        if let Some(command) = Command::pressed(ctx, heard) {
            self.command(ctx, command);
        }
        self.clipboard_keys(ctx);
    }

    /// Runs a command that the room on the screen hears. Returns whether there is such a room.
    pub(super) fn run_in_room(&mut self, ctx: &Context, command: Command) -> bool {
        let (Some(open), Screen::Room) = (&mut self.room, self.screen) else {
            return false;
        };
        if !open.room.hears(command) {
            return false;
        }
        if let Some(action) = open.room.run(command) {
            self.run_room_action(ctx, action);
        }
        true
    }

    /// Handles the keys that work on pages without a board.
    fn page_keys(&mut self, ctx: &Context) {
        let heard = |command: Command| command.works_everywhere() || command.works_on_pages();
        if let Some(command) = Command::pressed(ctx, heard) {
            self.command(ctx, command);
        }
    }
}
