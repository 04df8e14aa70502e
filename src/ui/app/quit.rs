//! Quitting, and the question about games that would be lost.

use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::{Context, ViewportCommand};

use super::App;
use super::parts::record_of;
use super::screen::expanded;
use crate::archive::{Autosave, Unsaved, save_copy};
use crate::audio::Sound;
use crate::platform::documents_folder;
use crate::storage::SaveProblem;
use crate::ui::dialogs::{Dialog, Question};
use crate::ui::unsaved::{Outcome, UnsavedAnswer, UnsavedGames, UnsavedStep};

impl App {
    /// Quits, or asks first if games would be lost.
    pub(super) fn request_quit(&mut self, ctx: &Context) {
        match self.question_at_quit(ctx) {
            Some(question) => self.open_question(question),
            None => self.quit(ctx),
        }
    }

    /// Opens the question to ask before the program ends. The one about unsaved games may be a
    /// surprise, so it ignores all input for a moment.
    fn open_question(&mut self, question: Dialog) {
        match question {
            Dialog::Unsaved(_) => self.dialogs.open_unasked(question),
            _ => self.dialogs.open(question),
        }
    }

    /// Keeps a window open that the system wants to close if games would be lost, and asks.
    pub(super) fn guard_close(&mut self, ctx: &Context) {
        if ctx.input(|input| input.viewport().close_requested())
            && !self.may_quit
            && let Some(question) = self.question_at_quit(ctx)
        {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.open_question(question);
        }
    }

    /// Returns the question to ask before the program ends, or `None` if nothing is lost.
    /// Waits until all games are saved, or cannot be.
    fn question_at_quit(&mut self, ctx: &Context) -> Option<Dialog> {
        let loses_other = self.room_loses_game();
        if self.current.autosave.is_none() {
            return (loses_other || self.current.is_under_way())
                .then_some(Dialog::Ask(Question::Quit));
        }
        if loses_other {
            return Some(Dialog::Ask(Question::Quit));
        }
        let games = self.unsaved_games(ctx);
        let step = UnsavedStep::Question(None);
        (!games.is_empty()).then(|| Dialog::Unsaved(Box::new(UnsavedGames { games, step })))
    }

    /// Saves all games and returns those that could not be saved and would be lost.
    fn unsaved_games(&mut self, ctx: &Context) -> Vec<Unsaved> {
        if self.is_saved(ctx) {
            return Vec::new();
        }
        let unsaved = self.current.autosave.as_ref().map(Autosave::unsaved);
        unsaved.into_iter().flatten().filter(Unsaved::is_worth_saving).collect()
    }

    /// Hides the window and closes it.
    pub(super) fn quit(&mut self, ctx: &Context) {
        self.may_quit = true;
        // Painting takes long without a graphics card, so the window closes without another frame.
        ctx.send_viewport_cmd(ViewportCommand::Visible(false));
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    pub(super) fn answer_unsaved(&mut self, ctx: &Context, answer: UnsavedAnswer) {
        log::debug!("unsaved games: {answer:?}");
        match answer {
            UnsavedAnswer::Quit => self.quit(ctx),
            UnsavedAnswer::Cancel => self.dialogs.close(),
            UnsavedAnswer::TryAgain => self.save_again(ctx),
            UnsavedAnswer::Copy => self.copy_unsaved(ctx),
            UnsavedAnswer::SaveThere => self.save_elsewhere(),
            UnsavedAnswer::ChooseFolder => {
                let folder = documents_folder().unwrap_or_default().display().to_string();
                self.set_unsaved_step(UnsavedStep::Folder(folder, None));
            }
            UnsavedAnswer::Back => self.set_unsaved_step(UnsavedStep::Question(None)),
        }
    }

    /// Opens another step of the question about unsaved games.
    fn set_unsaved_step(&mut self, step: UnsavedStep) {
        if let Some(Dialog::Unsaved(mut unsaved)) = self.dialogs.take() {
            unsaved.step = step;
            self.dialogs.open(Dialog::Unsaved(unsaved));
        }
    }

    fn save_again(&mut self, ctx: &Context) {
        let games = self.unsaved_games(ctx);
        if games.is_empty() {
            self.dialogs.close();
            self.quit(ctx);
        } else if let Some(Dialog::Unsaved(unsaved)) = self.dialogs.current_mut() {
            let step = UnsavedStep::Question(Some(Outcome::FailedAgain));
            **unsaved = UnsavedGames { games, step };
            self.sound.play(Sound::Refusal);
        }
    }

    /// Saves the games in the folder that was entered.
    fn save_elsewhere(&mut self) {
        let Some(Dialog::Unsaved(unsaved)) = self.dialogs.current_mut() else {
            return;
        };
        let UnsavedStep::Folder(folder, problem) = &mut unsaved.step else {
            return;
        };
        let path = documents_folder().unwrap_or_default().join(expanded(folder));
        let copies = unsaved.games.iter().map(|unsaved| save_copy(&path, &unsaved.game));
        match copies.collect::<Result<Vec<PathBuf>, SaveProblem>>() {
            Ok(files) => self.set_unsaved_step(UnsavedStep::Saved(files)),
            Err(why) => {
                log::warn!("{why}");
                *problem = Some(Arc::new(why));
                self.sound.play(Sound::Refusal);
            }
        }
    }

    /// Copies the records of the games to the clipboard.
    fn copy_unsaved(&mut self, ctx: &Context) {
        let words = self.preferences.words();
        let Some(Dialog::Unsaved(unsaved)) = self.dialogs.current_mut() else {
            return;
        };
        unsaved.step = UnsavedStep::Question(None);
        let states = unsaved.games.iter().filter_map(|unsaved| unsaved.game.restore().ok());
        let records = states.map(|state| record_of(words, state.setup(), state.game()).to_string());
        let text = records.collect::<Vec<_>>().join("\n");
        self.clipboard.copy(ctx, text, words.unsaved.copied);
    }
}
