//! Opens lessons, the player's games and the rooms of other games, and carries out what
//! the player does there.

use std::time::Duration;

use eframe::egui::Context;

use super::App;
use super::parts::Collection;
use super::screen::{
    LibraryRequest, OpenHome, OpenLesson, OpenLibrary, OpenRoom, Screen, statistics,
};
use crate::ai::Level;
use crate::archive::AnyGame;
use crate::controller::Topic;
use crate::settings::{Settings, TableSettings};
use crate::ui::command::Command;
use crate::ui::faces::Portrait;
use crate::ui::game_list::Change;
use crate::ui::new_game::{FIRST_LEVEL, with_opponent};
use crate::ui::rooms::{ROOMS, RoomAction, RoomEntry, UnfinishedGame};
use crate::ui::screens::{EditResult, FirstAnswer, LibraryAction, MyGamesPart, StatisticsAction};

/// The time between two looks at a change of the library that is under way.
const FRAME: Duration = Duration::from_millis(16);

impl App {
    /// Shows another screen. The lesson or the room on the last one stays as the player left it.
    pub(super) fn go_to(&mut self, screen: Screen) {
        self.save_tournament();
        let before = std::mem::replace(&mut self.screen, screen);
        self.kept.put_away(before);
    }

    /// Shows the home.
    pub(super) fn go_home(&mut self) {
        self.go_to(Screen::Home(OpenHome::default()));
    }

    /// Resumes the lesson in progress. Without one, starts the first lesson not yet learnt, or
    /// the very first if all are learnt.
    pub(super) fn learn(&mut self) {
        let is_under_way = self.screen.lesson_mut().is_some_and(|lesson| !lesson.is_complete());
        if !is_under_way {
            match self.kept.take_lesson() {
                Some(lesson) => self.go_to(Screen::Lesson(lesson)),
                None => self.begin_lesson(self.next_topic()),
            }
        }
        self.dialogs.close();
    }

    fn next_topic(&self) -> Topic {
        let learnt = &self.preferences.settings.lessons;
        let next = Topic::all().find(|topic| !learnt.contains(topic));
        next.unwrap_or(Topic::Board)
    }

    pub(super) fn begin_lesson(&mut self, topic: Topic) {
        let lesson = OpenLesson::new(topic, self.preferences.surface());
        self.go_to(Screen::Lesson(Box::new(lesson)));
        // An unfinished lesson is not resumed once another one begins.
        self.kept.take_lesson();
    }

    /// Advances to the next task or the next lesson. The last lesson of a chapter leads to the game
    /// that waits, or home.
    pub(super) fn next_task(&mut self) {
        let Some(lesson) = self.screen.lesson_mut() else {
            return;
        };
        if lesson.next_task() {
            return;
        }
        match lesson.topic().next() {
            Some(topic) => self.begin_lesson(topic),
            None if self.current.is_under_way() => self.go_to(Screen::Game),
            None => self.go_home(),
        }
    }

    /// Starts the game that the lessons lead to, against the weakest computer. It stays the
    /// opponent of later games.
    pub(super) fn first_game(&mut self, ctx: &Context) {
        let settings = with_opponent(&self.preferences.settings, Portrait::Level(FIRST_LEVEL));
        self.set(ctx, settings);
        self.new_game(ctx);
    }

    /// Starts a game against the computer of `level`, which stays the opponent of later games. Asks
    /// first if another game is in progress.
    pub(super) fn challenge(&mut self, ctx: &Context, level: Level) {
        let settings = with_opponent(&self.preferences.settings, Portrait::Level(level));
        self.set(ctx, settings);
        self.command(ctx, Command::NewGame);
    }

    /// Carries out the answer to the page of the first start, which does not appear again.
    pub(super) fn answer_first(&mut self, ctx: &Context, answer: FirstAnswer) {
        self.set(ctx, Settings { welcomed: true, ..self.preferences.settings.clone() });
        match answer {
            FirstAnswer::Learn => self.learn(),
            FirstAnswer::Play => self.new_game(ctx),
        }
    }

    /// Shows the player's games and achievements at `part`, after reading what has changed on the
    /// disk.
    pub(super) fn open_my_games(&mut self, part: MyGamesPart) {
        let language = self.preferences.language();
        if let Some(collection) = &mut self.collection {
            let library = OpenLibrary::new(part, collection, language);
            self.go_to(Screen::Library(library));
            self.dialogs.close();
        }
    }

    pub(super) fn act_in_library(&mut self, ctx: &Context, action: LibraryAction) {
        let (Screen::Library(library), mut context) = self.screen_and_context(ctx) else {
            return;
        };
        match library.act(action, &mut context) {
            Some(LibraryRequest::Open(game)) => self.open_game(ctx, AnyGame::Saved(game)),
            Some(LibraryRequest::Replay(game)) => self.replay_saved(game.0, &game.1),
            Some(LibraryRequest::Copy(text)) => {
                self.clipboard.copy(ctx, text, self.preferences.words().game_copied);
            }
            None => {}
        }
    }

    /// Carries out the edit of the game selected in the library.
    pub(super) fn finish_edit(&mut self, ctx: &Context, edited: EditResult) {
        let (Screen::Library(library), mut context) = self.screen_and_context(ctx) else {
            return;
        };
        if let Some((done, message)) = library.finish_edit(edited, &mut context) {
            self.report_done(ctx, done, message);
        }
    }

    /// Shows what has become of a change of the library.
    pub(super) fn follow_changes(&mut self, ctx: &Context) {
        let Some(collection) = &mut self.collection else {
            return;
        };
        let game_list = &mut collection.game_list;
        if game_list.is_changing() {
            // The change usually takes less than a frame.
            ctx.request_repaint_after(FRAME);
        }
        let Some(changed) = game_list.take_change() else {
            return;
        };
        let words = &self.preferences.words().library;
        match changed {
            Ok(Change::Added(id)) => self.replayed_game_is_kept(ctx, id),
            Ok(Change::Renamed) => {}
            Ok(Change::Deleted(_)) => {
                if let Screen::Library(library) = &mut self.screen {
                    library.focus_chosen(game_list);
                }
                self.report_done(ctx, Ok(()), words.deleted.to_owned());
            }
            Ok(Change::BroughtBack(_)) => self.report_done(ctx, Ok(()), words.restored.to_owned()),
            Err(problem) => self.report_done(ctx, Err(problem), String::new()),
        }
    }

    pub(super) fn act_in_statistics(&mut self, ctx: &Context, action: StatisticsAction) {
        let (_, mut context) = self.screen_and_context(ctx);
        if let Some((done, message)) = statistics::act(action, &mut context) {
            self.report_done(ctx, done, message);
        }
    }

    /// Shows the list of the other games, and opens their rooms, which know of unfinished games.
    pub(super) fn open_other_games(&mut self, ctx: &Context) {
        self.go_to(Screen::OtherGames);
        for entry in &ROOMS {
            if !self.kept.has_room(entry.id) {
                let room = self.new_room(ctx, entry);
                self.kept.keep_room(room);
            }
        }
        self.dialogs.close();
    }

    /// Remembers which game is played, and opens the room of the other game that the home continues.
    pub(super) fn follow_last_game(&mut self, ctx: &Context) {
        let settings = &self.preferences.settings;
        let last_room = match &self.screen {
            Screen::Game if self.current.is_unfinished() => None,
            Screen::Room(room) if room.is_playing() => Some(room.id().to_owned()),
            Screen::Home(_) => {
                let is_last = |entry: &&RoomEntry| settings.last_room.as_deref() == Some(entry.id);
                let entry = ROOMS.iter().find(is_last);
                if let Some(entry) = entry.filter(|entry| !self.kept.has_room(entry.id)) {
                    let room = self.new_room(ctx, entry);
                    self.kept.keep_room(room);
                }
                return;
            }
            _ => return,
        };
        if settings.last_room != last_room {
            let settings = Settings { last_room, ..settings.clone() };
            self.set(ctx, settings);
        }
    }

    /// Returns the unfinished game of the other game that was played last, and the place of its room in
    /// the list; `None` if Ô ăn quan was played last.
    pub(super) fn last_guest(&self) -> Option<(usize, UnfinishedGame)> {
        let id = self.preferences.settings.last_room.as_deref()?;
        let index = ROOMS.iter().position(|entry| entry.id == id)?;
        let (words, language) = (self.preferences.words(), self.preferences.language());
        Some((index, self.kept.unfinished_game(id, words, language)?))
    }

    fn new_room(&mut self, ctx: &Context, entry: &RoomEntry) -> OpenRoom {
        let seed = self.engines.seed();
        let folder = self.collection.as_ref().map(Collection::folder);
        OpenRoom::new(ctx, entry, folder, &self.preferences.settings, seed)
    }

    /// Opens the room of the game at `index` in the list of the other games. A room that is open
    /// already stays as it was left.
    pub(super) fn open_room(&mut self, ctx: &Context, index: usize) {
        let Some(entry) = ROOMS.get(index) else { return };
        let room = match self.kept.take_room(entry.id) {
            Some(room) => room,
            None => self.new_room(ctx, entry),
        };
        self.close_list_over_board(ctx);
        self.go_to(Screen::Room(room));
    }

    /// Opens that room at its unfinished game.
    pub(super) fn continue_room(&mut self, ctx: &Context, index: usize) {
        self.open_room(ctx, index);
        if let Screen::Room(room) = &mut self.screen {
            room.continue_game();
        }
    }

    pub(super) fn act_in_room(&mut self, ctx: &Context, action: RoomAction) {
        let words = self.preferences.words();
        match action {
            RoomAction::Leave => self.open_other_games(ctx),
            RoomAction::Do(command) => self.command(ctx, command),
            RoomAction::Set(table) => self.set_table(ctx, table),
            RoomAction::Moved => {}
            RoomAction::Play(sound) => self.sound.play(sound),
            RoomAction::CopyPosition(text) => {
                self.clipboard.copy(ctx, text, words.position_copied);
            }
            RoomAction::CopyGame(texts) => {
                if let Some(game) = self.room_id() {
                    self.copy_texts(ctx, game, texts);
                }
            }
            RoomAction::SaveGame(texts) => {
                if let Some(game) = self.room_id() {
                    self.open_sheet_of(game, texts);
                }
            }
        }
    }

    /// Returns the name of the game in the room on the screen.
    fn room_id(&self) -> Option<&'static str> {
        match &self.screen {
            Screen::Room(room) => Some(room.id()),
            _ => None,
        }
    }

    fn set_table(&mut self, ctx: &Context, table: TableSettings) {
        let Screen::Room(room) = &self.screen else { return };
        let mut settings = self.preferences.settings.clone();
        settings.tables.insert(room.id().to_owned(), table);
        self.set(ctx, settings);
    }

    /// Returns whether the game in a room would be lost if the program ended now.
    pub(super) fn room_loses_game(&mut self) -> bool {
        let kept = self.kept.loses_game();
        match &mut self.screen {
            Screen::Room(room) => room.loses_game() | kept,
            _ => kept,
        }
    }

    /// Runs a command that the room on the screen hears. Returns whether there is such a room.
    pub(super) fn run_in_room(&mut self, ctx: &Context, command: Command) -> bool {
        let Screen::Room(room) = &mut self.screen else {
            return false;
        };
        if !room.hears(command) {
            return false;
        }
        if let Some(action) = room.run(command) {
            self.act_in_room(ctx, action);
        }
        true
    }
}
