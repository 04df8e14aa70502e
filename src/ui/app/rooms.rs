//! The other games: their list, and the room of the one that is open.

use eframe::egui::{Context, Key, Modifiers, Ui};

use super::{App, Screen};
use crate::settings::TableSettings;
use crate::ui::command::Command;
use crate::ui::rooms::{ROOMS, Room, RoomAction, RoomView};
use crate::ui::screens::{self, Action};

/// The rooms that have been opened, and the one on the screen.
#[derive(Default)]
pub(super) struct Rooms {
    open: Vec<OpenRoom>,
    shown: usize,
}

struct OpenRoom {
    id: &'static str,
    room: Box<dyn Room>,
}

impl Rooms {
    fn get(&self, id: &str) -> Option<&dyn Room> {
        self.open.iter().find(|open| open.id == id).map(|open| &*open.room)
    }

    fn shown(&mut self) -> Option<&mut OpenRoom> {
        self.open.get_mut(self.shown)
    }
}

impl App {
    /// Shows the list of the other games, and opens their rooms, which know of unfinished games.
    pub(super) fn open_other_games(&mut self, ctx: &Context) {
        for entry in &ROOMS {
            if self.rooms.get(entry.id).is_none() {
                let settings = self.settings.tables.get(entry.id).cloned().unwrap_or_default();
                let seed = self.random.u64(..);
                let room = (entry.open)(ctx, self.data.as_deref(), settings, seed);
                self.rooms.open.push(OpenRoom { id: entry.id, room });
            }
        }
        self.screen = Screen::OtherGames;
        self.dialog = None;
    }

    pub(super) fn other_games_screen(&self, ui: &mut Ui) -> Option<Action> {
        let (words, language) = (self.words(), self.language());
        let unfinished = ROOMS.each_ref().map(|entry| {
            self.rooms.get(entry.id).and_then(|room| room.unfinished(words, language))
        });
        screens::other_games(ui, words, language, &unfinished)
    }

    /// Opens the room of the game at `index` in the list of the other games, as it was left or, if
    /// `continues`, at its unfinished game.
    pub(super) fn open_room(&mut self, index: usize, continues: bool) {
        let Some(entry) = ROOMS.get(index) else { return };
        let Some(shown) = self.rooms.open.iter().position(|open| open.id == entry.id) else {
            return;
        };
        self.rooms.shown = shown;
        if continues {
            self.rooms.open[shown].room.continue_game();
        }
        self.screen = Screen::Room;
    }

    pub(super) fn room_screen(&mut self, ui: &mut Ui) -> Option<Action> {
        let (language, words) = (self.language(), self.words());
        let (Some(open), Some(sprites)) = (self.rooms.shown(), &self.sprites) else {
            return None;
        };
        let view = RoomView { language, words, settings: &self.settings, sprites };
        open.room.ui(ui, &view).map(Action::Room)
    }

    /// Advances the game in the room by `seconds`.
    pub(super) fn advance_room(&mut self, ctx: &Context, seconds: f32) {
        let Some(open) = self.rooms.shown() else { return };
        for cue in open.room.tick(ctx, seconds, &self.settings) {
            self.audio.play(cue);
        }
    }

    pub(super) fn run_room_action(&mut self, ctx: &Context, action: RoomAction) {
        match action {
            RoomAction::Leave => self.open_other_games(ctx),
            RoomAction::Do(command) => self.command(ctx, command),
            RoomAction::Set(table) => self.set_table(ctx, table),
            RoomAction::Moved => {}
            RoomAction::Play(sound) => self.audio.play(sound),
            RoomAction::CopyPosition(text) => self.copy(ctx, text, self.words().position_copied),
            RoomAction::CopyGame(text) => self.copy(ctx, text, self.words().game_copied),
        }
    }

    fn set_table(&mut self, ctx: &Context, table: TableSettings) {
        let Some(open) = self.rooms.shown() else { return };
        let mut settings = self.settings.clone();
        settings.tables.insert(open.id.to_owned(), table);
        self.set(ctx, settings);
    }

    /// Returns whether the game in a room would be lost if the program ended now.
    pub(super) fn room_loses_game(&mut self) -> bool {
        let lost = self.rooms.open.iter_mut().map(|open| open.room.loses_game());
        // Each room is asked, so that each one saves its game.
        lost.fold(false, |any, lost| any | lost)
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
        let Some(open) = self.rooms.shown() else { return };
        if let Some(action) = open.room.keys(ctx) {
            self.run_room_action(ctx, action);
        }
        let Some(open) = self.rooms.shown() else { return };
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
        let (Some(open), Screen::Room) = (self.rooms.shown(), self.screen) else {
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
