//! The screen of the player's games and achievements: its part, and the dialog about a game.

use std::path::{Path, PathBuf};

use eframe::egui::{Context, Event, Key, Modifiers, Ui};

use super::super::parts::{Collection, record_of};
use super::context::ScreenContext;
use crate::archive::{EXTENSIONS, SavedGame, game_text};
use crate::audio::Sound;
use crate::controller::SessionState;
use crate::platform::{documents_folder, home_folder};
use crate::settings::Language;
use crate::storage::{SaveProblem, write_text};
use crate::ui::command::Command;
use crate::ui::game_list::GameList;
use crate::ui::screens::{
    self, Action, Edit, EditResult, LibraryAction, MyGames, MyGamesPart, StatisticsAction,
};
use basics::shown_path;

/// The page, while it is open.
pub struct OpenLibrary {
    /// The part that it shows.
    part: MyGamesPart,
    /// The input of the open dialog, if there is one.
    edit: Option<Edit>,
    /// The index of the shown row to focus next.
    focus: Option<usize>,
}

/// What the library asks of the window.
pub enum LibraryRequest {
    /// Continue this game, or replay it if it is over.
    Open(Box<(SavedGame, SessionState)>),
    /// Replay this game.
    Replay(Box<(SavedGame, SessionState)>),
    /// Copy the text of a game.
    Copy(String),
}

impl OpenLibrary {
    /// Opens the page at `part`, and reads what has changed on the disk.
    pub fn new(part: MyGamesPart, collection: &mut Collection, language: Language) -> Self {
        let Collection { game_list, statistics, .. } = collection;
        game_list.refresh(language);
        statistics.refresh();
        let chosen = game_list.chosen_index().unwrap_or(0);
        let focus = (part == MyGamesPart::Games).then_some(chosen);
        OpenLibrary { part, edit: None, focus }
    }

    /// Returns whether the dialog about the selected game is open.
    pub fn is_editing(&self) -> bool {
        self.edit.is_some()
    }

    /// Focuses the selected game, after another one was deleted.
    pub fn focus_chosen(&mut self, game_list: &GameList) {
        self.focus = game_list.chosen_index();
    }

    /// Draws the page. Returns the action requested.
    pub fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let (words, language) = (context.words(), context.preferences.language());
        let sprites = context.graphics.sprites.as_ref()?;
        let Collection { game_list, statistics, .. } = context.collection.as_deref_mut()?;
        game_list.poll(language);
        statistics.poll();
        let (part, focus) = (&mut self.part, &mut self.focus);
        let mut page = MyGames { words, sprites, game_list, statistics, part, focus };
        let action = screens::my_games(ui, &mut page);
        let edited = screens::edit_game(ui, words, self.edit.as_mut());
        edited.map(Action::FinishEdit).or(action)
    }

    /// Handles the keys of the screen. Returns the actions requested.
    pub fn keys(&mut self, ctx: &Context) -> Vec<Action> {
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
        } else if self.hears_letters(ctx) {
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
    pub fn hears_letters(&self, ctx: &Context) -> bool {
        !ctx.text_edit_focused() && !self.is_editing()
    }

    /// Carries out an action, or asks the window to.
    pub fn act(
        &mut self,
        action: LibraryAction,
        context: &mut ScreenContext<'_>,
    ) -> Option<LibraryRequest> {
        log::debug!("library: {action:?}");
        let game_list = &mut context.collection.as_mut()?.game_list;
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
                return Some(LibraryRequest::Open(Box::new(read_chosen(context)?)));
            }
            LibraryAction::Replay => {
                return Some(LibraryRequest::Replay(Box::new(read_chosen(context)?)));
            }
            LibraryAction::Copy => {
                let (_, state) = read_chosen(context)?;
                let record = record_of(context.words(), state.setup(), state.game());
                return Some(LibraryRequest::Copy(record.to_string()));
            }
        }
        None
    }

    /// Carries out the edit of the selected game, unless the player cancelled it. If a file was
    /// written, returns what became of it, and the message if it succeeded.
    pub fn finish_edit(
        &mut self,
        edited: EditResult,
        context: &mut ScreenContext<'_>,
    ) -> Option<(Result<(), SaveProblem>, String)> {
        let game_list = &mut context.collection.as_mut()?.game_list;
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
                Ok(record_of(context.words(), state.setup(), state.game()).to_string())
            };
        let written = text
            .map_err(|why| SaveProblem::Value { path: path.clone(), why })
            .and_then(|text| write_text(&path, &text, replace));
        if let Err(SaveProblem::Refused { .. }) = written {
            self.edit = Some(Edit::Target(target, true));
            return None;
        }
        Some((written, context.words().library.saved(&shown_path(&path))))
    }
}

/// Reads the selected game. Returns `None` if no game is selected or if its file is damaged.
fn read_chosen(context: &mut ScreenContext<'_>) -> Option<(SavedGame, SessionState)> {
    let game_list = &mut context.collection.as_mut()?.game_list;
    let file = game_list.chosen()?.file.clone();
    match game_list.library().open(&file) {
        Ok(game) => Some(game),
        Err(problem) => {
            log::warn!("{}: {problem}", file.display());
            game_list.mark_damaged(&file, problem);
            context.sound.play(Sound::Refusal);
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
