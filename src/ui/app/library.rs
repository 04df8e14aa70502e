//! The library screen and its actions.

use std::path::{Path, PathBuf};
use std::time::Duration;

use eframe::egui::{Context, Event, Key, Modifiers, Ui};

use super::exchange::record_of;
use super::{App, Screen};
use crate::archive::{AnyGame, EXTENSIONS, SavedGame, game_text};
use crate::audio::Sound;
use crate::controller::SessionState;
use crate::platform::{documents_folder, home_folder};
use crate::storage::{SaveProblem, write_text};
use crate::ui::command::Command;
use crate::ui::game_list::{Change, Edit, GameList};
use crate::ui::screens::{self, Action, EditResult, LibraryAction};
use basics::shown_path;

/// The time between two looks at a change of the library that is under way.
const FRAME: Duration = Duration::from_millis(16);

impl App {
    /// Shows the library, after reading what has changed on the disk.
    pub(super) fn open_library(&mut self) {
        let language = self.preferences.language();
        if let Some(game_list) = &mut self.game_list {
            game_list.refresh(language);
            game_list.edit = None;
            game_list.focus = Some(game_list.chosen_index().unwrap_or(0));
            self.screen = Screen::Library;
            self.dialogs.close();
        }
    }

    pub(super) fn library_screen(&mut self, ui: &mut Ui) -> Option<Action> {
        let (words, language) = (self.preferences.words(), self.preferences.language());
        let game_list = self.game_list.as_mut()?;
        game_list.poll(language);
        let action = screens::library(ui, words, game_list);
        screens::edit_game(ui, words, game_list).map(Action::FinishEdit).or(action)
    }

    pub(super) fn run_library_action(&mut self, ctx: &Context, action: LibraryAction) {
        log::debug!("library: {action:?}");
        let Some(game_list) = &mut self.game_list else {
            return;
        };
        match action {
            LibraryAction::Delete => game_list.delete(),
            LibraryAction::BringBack => game_list.bring_back(),
            LibraryAction::Rename => {
                if let Some(heading) =
                    game_list.chosen().and_then(|entry| entry.summary.as_ref().ok())
                {
                    game_list.edit = Some(Edit::Title(heading.title.clone()));
                }
            }
            LibraryAction::SaveAs => {
                if let Some(entry) = game_list.chosen() {
                    let name = Path::new(&entry.file).with_extension(EXTENSIONS[0]);
                    let target = documents_folder().unwrap_or_default().join(name);
                    game_list.edit = Some(Edit::Target(target.display().to_string(), false));
                }
            }
            LibraryAction::Open => {
                if let Some(game) = self.read_chosen(ctx) {
                    self.open_game(ctx, AnyGame::Saved(Box::new(game)));
                }
            }
            LibraryAction::Replay => {
                if let Some((game, state)) = self.read_chosen(ctx) {
                    self.replay_saved(game, &state);
                }
            }
            LibraryAction::Copy => {
                if let Some((_, state)) = self.read_chosen(ctx) {
                    let record = record_of(self.preferences.words(), state.setup(), state.game());
                    self.copy(ctx, record.to_string(), self.preferences.words().game_copied);
                }
            }
        }
    }

    /// Shows what has become of a change of the library.
    pub(super) fn follow_changes(&mut self, ctx: &Context) {
        let Some(game_list) = &mut self.game_list else {
            return;
        };
        if game_list.is_changing() {
            // The change usually takes less than a frame.
            ctx.request_repaint_after(FRAME);
        }
        let Some(changed) = game_list.take_change() else {
            return;
        };
        let words = &self.preferences.words().library;
        match changed {
            Ok(Change::Added(id)) => self.replayed_game_is_saved(ctx, id),
            Ok(Change::Renamed) => {}
            Ok(Change::Deleted(_)) => self.report_done(ctx, Ok(()), words.deleted.to_owned()),
            Ok(Change::BroughtBack(_)) => self.report_done(ctx, Ok(()), words.restored.to_owned()),
            Err(problem) => self.report_done(ctx, Err(problem), String::new()),
        }
    }

    /// Carries out the edit of the chosen game, unless the player cancelled it.
    pub(super) fn finish_edit(&mut self, ctx: &Context, edited: EditResult) {
        let Some(game_list) = &mut self.game_list else {
            return;
        };
        let edit = game_list.edit.take();
        let Some(place) = game_list.chosen_index() else {
            return;
        };
        game_list.focus = Some(place);
        match edit {
            Some(Edit::Title(title)) if edited == EditResult::Done => game_list.rename(title),
            Some(Edit::Target(target, replace)) if edited == EditResult::Done => {
                self.save_as(ctx, target, replace);
            }
            _ => {}
        }
    }

    /// Saves the chosen game to another file. Asks before replacing an existing file.
    fn save_as(&mut self, ctx: &Context, target: String, replace: bool) {
        let Some((game, state)) = self.read_chosen(ctx) else {
            return;
        };
        let path = documents_folder().unwrap_or_default().join(expanded(&target));
        let text =
            if EXTENSIONS.iter().any(|whole| path.extension().is_some_and(|end| end == *whole)) {
                game_text(&game)
            } else {
                Ok(record_of(self.preferences.words(), state.setup(), state.game()).to_string())
            };
        let written = text
            .map_err(|why| SaveProblem::Value { path: path.clone(), why })
            .and_then(|text| write_text(&path, &text, replace));
        match (written, &mut self.game_list) {
            (Err(SaveProblem::Refused { .. }), Some(game_list)) => {
                game_list.edit = Some(Edit::Target(target, true));
            }
            (written, _) => {
                let message = self.preferences.words().library.saved(&shown_path(&path));
                self.report_done(ctx, written, message);
            }
        }
    }

    /// Reads the chosen game. Returns `None` if no game is chosen or if its file is damaged.
    fn read_chosen(&mut self, ctx: &Context) -> Option<(SavedGame, SessionState)> {
        let game_list = self.game_list.as_mut()?;
        let file = game_list.chosen()?.file.clone();
        match game_list.library().open(&file) {
            Ok(game) => Some(game),
            Err(problem) => {
                log::warn!("{}: {problem}", file.display());
                game_list.mark_damaged(&file, problem);
                self.sound.play(Sound::Refusal);
                ctx.request_repaint();
                None
            }
        }
    }

    /// Handles the keys on the library screen.
    pub(super) fn library_keys(&mut self, ctx: &Context) {
        let typing = ctx.text_edit_focused();
        let edits =
            self.game_list.as_ref().is_some_and(|game_list: &GameList| game_list.edit.is_some());
        let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
        if !typing && !edits {
            if pressed(Modifiers::NONE, Key::Escape) {
                self.screen = Screen::Menu;
            }
            if pressed(Modifiers::COMMAND, Key::Z) {
                self.run_library_action(ctx, LibraryAction::BringBack);
            }
            if pressed(Modifiers::NONE, Key::F2) {
                self.run_library_action(ctx, LibraryAction::Rename);
            }
            if ctx.input(|input| input.events.contains(&Event::Copy)) {
                self.run_library_action(ctx, LibraryAction::Copy);
            }
            self.clipboard_keys(ctx);
        } else if typing && !edits && pressed(Modifiers::NONE, Key::Escape) {
            ctx.memory_mut(|memory| {
                if let Some(id) = memory.focused() {
                    memory.surrender_focus(id);
                }
            });
        }
        let page = |command: Command| command.works_on_pages() || command == Command::Statistics;
        let heard = |command: Command| command.works_everywhere() || (!edits && page(command));
        if let Some(command) = Command::pressed(ctx, heard) {
            self.command(ctx, command);
        }
    }
}

/// Converts a typed path. A leading `~/` is the home folder.
pub(super) fn expanded(text: &str) -> PathBuf {
    let text = text.trim();
    match (text.strip_prefix("~/"), home_folder()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(text),
    }
}
