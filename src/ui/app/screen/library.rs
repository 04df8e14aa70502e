//! The screen of the player's games and achievements: its part, and the dialog about a game.

use std::path::{Path, PathBuf};
use std::time::Duration;

use eframe::egui::{Context, Event, Key, Modifiers, Ui};

use super::super::games;
use super::super::parts::{Collection, record_of};
use super::replay::{OpenReplay, replay_saved};
use super::{Parts, Screen, ScreenContext, Under, is, is_general};
use crate::archive::{EXTENSIONS, SavedGame, game_text};
use crate::audio::Sound;
use crate::controller::SessionState;
use crate::door::AnyGame;
use crate::platform::{self, documents_folder, home_folder};
use crate::settings::Language;
use crate::storage::{SaveProblem, write_text};
use crate::ui::command::Command;
use crate::ui::faces::Portrait;
use crate::ui::game_list::Change;
use crate::ui::new_game::with_opponent;
use crate::ui::screens::{
    self, Action, Edit, EditResult, LibraryAction, MyGames, MyGamesPart, StatisticsAction,
};
use basics::shown_path;

/// The time between two looks at a change of the library that is under way.
const FRAME: Duration = Duration::from_millis(16);

/// The page, while it is open.
pub struct OpenLibrary {
    /// The part that it shows.
    part: MyGamesPart,
    /// The input of the open dialog, if there is one.
    edit: Option<Edit>,
    /// The index of the shown row to focus next.
    focus: Option<usize>,
}

/// Shows the player's games and achievements at `part`, after reading what has changed on the disk.
pub fn open(part: MyGamesPart, context: &mut ScreenContext<'_>) {
    let language = context.parts.language();
    if let Some(collection) = &mut context.parts.collection {
        let library = OpenLibrary::new(part, collection, language);
        context.parts.dialogs.close();
        context.open(Box::new(library));
    }
}

/// Follows what has become of a change of the library, and shows it.
pub fn poll_changes(screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    let Some(collection) = &mut context.parts.collection else {
        return;
    };
    let game_list = &mut collection.game_list;
    if game_list.is_changing() {
        // The change usually takes less than a frame.
        context.ctx.request_repaint_after(FRAME);
    }
    let Some(changed) = game_list.take_change() else {
        return;
    };
    if let Ok(change) = &changed {
        screen.follow_change(change, context);
    }
    let words = context.parts.words();
    let (done, message) = match changed {
        Ok(Change::Renamed) => return,
        Ok(Change::Added(_)) => (Ok(()), words.replay.saved),
        Ok(Change::Deleted(_)) => (Ok(()), words.library.deleted),
        Ok(Change::BroughtBack(_)) => (Ok(()), words.library.restored),
        Err(problem) => (Err(problem), ""),
    };
    context.parts.report_done(context.ctx, done, message.to_owned());
}

impl OpenLibrary {
    /// Opens the page at `part`, and reads what has changed on the disk.
    fn new(part: MyGamesPart, collection: &mut Collection, language: Language) -> Self {
        let Collection { game_list, statistics, .. } = collection;
        game_list.refresh(language);
        statistics.refresh();
        let chosen = game_list.chosen_index().unwrap_or(0);
        let focus = (part == MyGamesPart::Games).then_some(chosen);
        OpenLibrary { part, edit: None, focus }
    }

    /// Returns whether the dialog about the selected game is open.
    fn is_editing(&self) -> bool {
        self.edit.is_some()
    }

    /// Returns the actions of the pressed keys.
    fn pressed(&mut self, ctx: &Context) -> Vec<Action> {
        let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
        let mut actions = Vec::new();
        if self.part == MyGamesPart::Details && !self.is_editing() {
            if pressed(Modifiers::NONE, Key::Escape) {
                self.part = MyGamesPart::Achievements;
                ctx.request_repaint();
            }
            if pressed(Modifiers::COMMAND, Key::Z) {
                actions.push(Action::Statistics(StatisticsAction::BringBack));
            }
        } else if self.takes_letters(ctx) {
            if pressed(Modifiers::NONE, Key::Escape) {
                actions.push(Action::Do(Command::Menu));
            }
            if pressed(Modifiers::COMMAND, Key::Z) {
                actions.push(Action::Library(LibraryAction::BringBack));
            }
            // Nothing happens to a chosen game that is not in view.
            let lists_games = screens::lists_games(ctx.content_rect().width(), self.part);
            if lists_games && pressed(Modifiers::NONE, Key::F2) {
                actions.push(Action::Library(LibraryAction::Rename));
            }
            if lists_games && ctx.input(|input| input.events.contains(&Event::Copy)) {
                actions.push(Action::Library(LibraryAction::Copy));
            }
        } else if !self.is_editing() && pressed(Modifiers::NONE, Key::Escape) {
            ctx.memory_mut(|memory| {
                if let Some(id) = memory.focused() {
                    memory.surrender_focus(id);
                }
            });
        }
        actions
    }

    /// Returns whether letters are keys: no text field has the keyboard and no dialog is open.
    fn takes_letters(&self, ctx: &Context) -> bool {
        !ctx.text_edit_focused() && !self.is_editing()
    }

    /// Carries out an action on the games.
    fn change(&mut self, action: LibraryAction, context: &mut ScreenContext<'_>) -> Option<()> {
        log::debug!("library: {action:?}");
        let game_list = &mut context.parts.collection.as_mut()?.game_list;
        match action {
            LibraryAction::Delete => game_list.delete(),
            LibraryAction::BringBack => game_list.bring_back(),
            LibraryAction::Rename => {
                let heading = game_list.chosen()?.summary.as_ref().ok()?;
                self.edit = Some(Edit::Title(heading.title.clone()));
            }
            LibraryAction::SaveAs => {
                let name = Path::new(&game_list.chosen()?.file).with_extension(EXTENSIONS[0]);
                let target = documents_folder().unwrap_or_default().join(name);
                self.edit = Some(Edit::Target(target.display().to_string(), false));
            }
            LibraryAction::Open => {
                let game = AnyGame::Saved(Box::new(read_chosen(context)?));
                games::open_game(game, context);
            }
            LibraryAction::Replay => {
                let (game, state) = read_chosen(context)?;
                replay_saved(game, &state, context);
            }
            LibraryAction::Copy => {
                let (_, state) = read_chosen(context)?;
                let words = context.parts.words();
                let record = record_of(words, state.setup(), state.game());
                let text = record.to_string();
                context.parts.clipboard.copy(context.ctx, text, words.game_copied);
            }
        }
        Some(())
    }

    /// Carries out an action on the statistics.
    fn change_statistics(
        &mut self,
        action: StatisticsAction,
        context: &mut ScreenContext<'_>,
    ) -> Option<()> {
        log::debug!("statistics: {action:?}");
        let words = &context.parts.words().statistics;
        let statistics = &mut context.parts.collection.as_mut()?.statistics;
        let (done, message) = match action {
            StatisticsAction::Reset => (statistics.reset(platform::now()), words.reset_done),
            StatisticsAction::BringBack if !statistics.can_bring_back() => return None,
            StatisticsAction::BringBack => (statistics.bring_back(), words.restored),
        };
        context.parts.report_done(context.ctx, done, message.to_owned());
        Some(())
    }

    /// Carries out the edit of the selected game, unless the player cancelled it. If a file was
    /// written, returns what became of it, and the message if it succeeded.
    fn finish_edit(
        &mut self,
        edited: EditResult,
        context: &mut ScreenContext<'_>,
    ) -> Option<(Result<(), SaveProblem>, String)> {
        let game_list = &mut context.parts.collection.as_mut()?.game_list;
        let edit = self.edit.take();
        self.focus = Some(game_list.chosen_index()?);
        match edit? {
            _ if edited == EditResult::Cancelled => None,
            Edit::Title(title) => {
                game_list.rename(title);
                None
            }
            Edit::Target(target, replace) => self.save_as(target, replace, context),
            // Sheets belong to other pages.
            Edit::Sheet(..) => None,
        }
    }

    /// Saves the selected game to another file. Asks before replacing an existing file.
    fn save_as(
        &mut self,
        target: String,
        replace: bool,
        context: &mut ScreenContext<'_>,
    ) -> Option<(Result<(), SaveProblem>, String)> {
        let (game, state) = read_chosen(context)?;
        let path = documents_folder().unwrap_or_default().join(expanded(&target));
        let text =
            if EXTENSIONS.iter().any(|whole| path.extension().is_some_and(|end| end == *whole)) {
                game_text(&game)
            } else {
                Ok(record_of(context.parts.words(), state.setup(), state.game()).to_string())
            };
        let written = text
            .map_err(|why| SaveProblem::Value { path: path.clone(), why })
            .and_then(|text| write_text(&path, &text, replace));
        if let Err(SaveProblem::Refused { .. }) = written {
            self.edit = Some(Edit::Target(target, true));
            return None;
        }
        Some((written, context.parts.words().library.saved(&shown_path(&path))))
    }
}

impl Screen for OpenLibrary {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &mut *context.parts;
        let (words, language) = (parts.words(), parts.language());
        let sprites = parts.graphics.sprites.as_ref()?;
        let Collection { game_list, statistics, .. } = parts.collection.as_mut()?;
        game_list.poll(language);
        statistics.poll();
        let (part, focus) = (&mut self.part, &mut self.focus);
        let mut page = MyGames { words, sprites, game_list, statistics, part, focus };
        let action = screens::my_games(ui, &mut page);
        let edited = screens::edit_game(ui, words, self.edit.as_mut());
        edited.map(Action::FinishEdit).or(action)
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        match action {
            Action::Library(action) => {
                self.change(action, context);
            }
            Action::Statistics(action) => {
                self.change_statistics(action, context);
            }
            Action::FinishEdit(edited) => {
                if let Some((done, message)) = self.finish_edit(edited, context) {
                    context.parts.report_done(context.ctx, done, message);
                }
            }
            // The computer of this level stays the opponent of later games.
            Action::Challenge(level) => {
                let settings = with_opponent(context.parts.settings(), Portrait::Level(level));
                context.parts.set(context.ctx, settings);
                return Some(Action::Do(Command::NewGame));
            }
            action => return Some(action),
        }
        None
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Vec<Action> {
        self.pressed(context.ctx)
    }

    fn handles_key(&self, command: Command, _parts: &Parts) -> bool {
        match self.is_editing() {
            true => command.works_everywhere(),
            false => {
                is_general(command) || matches!(command, Command::Games | Command::Achievements)
            }
        }
    }

    fn handles_clipboard(&self, ctx: &Context) -> bool {
        self.takes_letters(ctx)
    }

    fn follow_change(&mut self, change: &Change, context: &mut ScreenContext<'_>) {
        if let (Change::Deleted(_), Some(collection)) = (change, &context.parts.collection) {
            self.focus = collection.game_list.chosen_index();
        }
    }

    fn poll_saving(&mut self, parts: &mut Parts) {
        let language = parts.language();
        if let Some(collection) = &mut parts.collection {
            collection.game_list.refresh(language);
            collection.statistics.refresh();
        }
    }

    fn under(&self, above: &dyn Screen) -> Under {
        if is::<OpenReplay>(above) { Under::Stays } else { Under::AllAreLeft }
    }

    /// Shows the games after a replay, and reads what has changed on the disk.
    fn resume(&mut self, context: &mut ScreenContext<'_>) {
        let language = context.parts.language();
        if let Some(collection) = &mut context.parts.collection {
            *self = OpenLibrary::new(MyGamesPart::Games, collection, language);
        }
        context.parts.dialogs.close();
    }
}

/// Reads the selected game. Returns `None` if no game is selected or if its file is damaged.
fn read_chosen(context: &mut ScreenContext<'_>) -> Option<(SavedGame, SessionState)> {
    let game_list = &mut context.parts.collection.as_mut()?.game_list;
    let file = game_list.chosen()?.file.clone();
    match game_list.library().open(&file) {
        Ok(game) => Some(game),
        Err(problem) => {
            log::warn!("{}: {problem}", file.display());
            game_list.mark_damaged(&file, problem);
            context.parts.sound.play(Sound::Refusal);
            context.ctx.request_repaint();
            None
        }
    }
}

/// Converts a typed path. A leading `~/` is the home folder.
pub fn expanded(text: &str) -> PathBuf {
    let text = text.trim();
    match (text.strip_prefix("~/"), home_folder()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(text),
    }
}
