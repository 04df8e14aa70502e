//! The screen of another game: its room.

use eframe::egui::{Context, Ui};

use super::super::game_texts::{copy_texts, open_sheet_of};
use super::super::parts::Collection;
use super::{Parts, Screen, ScreenContext, Under, is_general, open_other_games};
use crate::ui::command::Command;
use crate::ui::rooms::{ROOMS, Room, RoomAction, RoomEntry, RoomView, UnfinishedGame};
use crate::ui::screens::Action;

/// The screen while it is open. The room itself is a part of the window.
pub struct OpenRoom {
    /// The name of the game in files and settings.
    id: &'static str,
}

/// Opens the room of a game, not yet on the screen, unless it is open already.
pub fn keep_room(entry: &RoomEntry, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    if parts.rooms.get(entry.id).is_none() {
        let seed = parts.engines.seed();
        let folder = parts.collection.as_ref().map(Collection::folder);
        parts.rooms.open(context.ctx, entry, folder, &parts.preferences.settings, seed);
        if let Some(puzzles) = entry.puzzles {
            (puzzles.read)(context);
        }
    }
}

/// Shows the room of the game at `index` in the list of the other games. A room that is open
/// already stays as it was left.
pub fn open_room(index: usize, context: &mut ScreenContext<'_>) {
    let Some(entry) = ROOMS.get(index) else { return };
    keep_room(entry, context);
    let parts = &mut *context.parts;
    parts.close_list_over_board(context.ctx);
    if let Some(finished) = &mut parts.current.finished {
        // A computer may think in the room.
        finished.review.cancel();
    }
    context.open(Box::new(OpenRoom { id: entry.id }));
}

/// Shows that room at its unfinished game.
pub fn continue_room(index: usize, context: &mut ScreenContext<'_>) {
    open_room(index, context);
    let room = ROOMS.get(index).and_then(|entry| context.parts.rooms.get_mut(entry.id));
    if let Some(room) = room {
        room.continue_game();
    }
}

/// Returns the unfinished game of the other game that was played last, and the place of its room in
/// the list; `None` if Ô ăn quan was played last.
pub fn last_guest(parts: &Parts) -> Option<(usize, UnfinishedGame)> {
    let id = parts.settings().last_room.as_deref()?;
    let index = ROOMS.iter().position(|entry| entry.id == id)?;
    Some((index, parts.rooms.unfinished_game(id, parts.words(), parts.language())?))
}

impl OpenRoom {
    fn room<'a>(&self, parts: &'a Parts) -> Option<&'a dyn Room> {
        parts.rooms.get(self.id)
    }

    /// Runs a command in the room. Returns the action that is left to the window.
    fn run(&mut self, command: Command, context: &mut ScreenContext<'_>) -> Option<Action> {
        let room = context.parts.rooms.get_mut(self.id)?;
        if room.handles(command) {
            let action = room.run(command)?;
            return self.carry_out(action, context);
        }
        match command {
            Command::Moves => context.parts.toggle_moves(context.ctx),
            command => return Some(Action::Do(command)),
        }
        None
    }

    /// Carries out what the room asks of the window. Returns the action that is left to it.
    fn carry_out(&mut self, action: RoomAction, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &mut *context.parts;
        match action {
            RoomAction::Leave => open_other_games(context),
            RoomAction::Puzzles => {
                let entry = ROOMS.iter().find(|entry| entry.id == self.id);
                if let Some(puzzles) = entry.and_then(|entry| entry.puzzles) {
                    (puzzles.open)(context);
                }
            }
            RoomAction::Do(command) => return self.run(command, context),
            RoomAction::Set(table) => parts.change_settings(context.ctx, |settings| {
                settings.tables.insert(self.id.to_owned(), table);
            }),
            RoomAction::SetPace(pace) => parts.change_settings(context.ctx, |settings| {
                settings.replay_pace = Some(pace);
            }),
            RoomAction::Moved => {}
            RoomAction::Play(sound) => parts.sound.play(sound),
            RoomAction::CopyPosition(text) => {
                let copied = parts.words().position_copied;
                parts.clipboard.copy(context.ctx, text, copied);
            }
            RoomAction::CopyGame(texts) => copy_texts(self.id, texts, context),
            RoomAction::SaveGame(texts) => open_sheet_of(self.id, texts, parts),
        }
        None
    }
}

impl Screen for OpenRoom {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &mut *context.parts;
        let view = RoomView {
            language: parts.preferences.language(),
            words: parts.preferences.words(),
            settings: &parts.preferences.settings,
            sprites: parts.graphics.sprites.as_ref()?,
            solved: parts.trainers.training(self.id).map_or(0, |training| training.counts().1),
            toast: parts.notices.text(),
        };
        parts.rooms.get_mut(self.id)?.ui(ui, &view).map(Action::Room)
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        match action {
            Action::Do(command) => self.run(command, context),
            Action::Room(action) => self.carry_out(action, context),
            action => Some(action),
        }
    }

    fn advance(&mut self, seconds: f64, context: &mut ScreenContext<'_>) {
        let parts = &mut *context.parts;
        if let Some(room) = parts.rooms.get_mut(self.id) {
            let cues = room.tick(context.ctx, seconds as f32, &parts.preferences.settings);
            parts.sound.play_all(cues);
        }
    }

    /// Remembers that this game is played.
    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        let parts = &mut *context.parts;
        let is_played = self.room(parts).is_some_and(Room::is_playing);
        if is_played && parts.settings().last_room.as_deref() != Some(self.id) {
            parts.change_settings(context.ctx, |settings| {
                settings.last_room = Some(self.id.to_owned());
            });
        }
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Vec<Action> {
        let room = context.parts.rooms.get_mut(self.id);
        room.and_then(|room| room.keys(context.ctx)).map(Action::Room).into_iter().collect()
    }

    fn handles_key(&self, command: Command, parts: &Parts) -> bool {
        is_general(command) && command != Command::HowToPlay
            || matches!(command, Command::Effects | Command::Music | Command::Moves)
            || self.room(parts).is_some_and(|room| room.handles(command))
    }

    fn handles_clipboard(&self, ctx: &Context) -> bool {
        !ctx.text_edit_focused()
    }

    fn has_board(&self) -> bool {
        true
    }

    fn has_status_line(&self) -> bool {
        false
    }

    fn shows_toasts(&self, parts: &Parts) -> bool {
        self.room(parts).is_some_and(Room::has_line)
    }

    /// The other pages of the game lead back to the room.
    fn under(&self, above: &dyn Screen) -> Under {
        if above.game() == self.id { Under::Stays } else { Under::AllAreLeft }
    }

    fn has_copies_in_lists(&self) -> bool {
        true
    }

    fn game(&self) -> &'static str {
        self.id
    }
}
