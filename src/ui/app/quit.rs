//! Quitting, and the question about games that would be lost.

use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::{Context, ViewportCommand};

use super::App;
use super::games;
use super::parts::Parts;
use super::screen::Screen;
use crate::audio::Sound;
use crate::platform::documents_folder;
use crate::platform::expanded;
use crate::storage::{SaveProblem, with_disk};
use crate::ui::dialogs::{Dialog, Question};
use crate::ui::lost_game::LostGame;
use crate::ui::unsaved::{Outcome, UnsavedAnswer, UnsavedGames, UnsavedStep};

impl App {
    /// Quits, or asks first if games would be lost.
    pub(super) fn request_quit(&mut self, ctx: &Context) {
        match self.question_at_quit(ctx) {
            Some(question) => open_question(question, &mut self.parts),
            None => self.quit(ctx),
        }
    }

    /// Keeps a window open that the system wants to close if games would be lost, and asks.
    pub(super) fn guard_close(&mut self, ctx: &Context) {
        if ctx.input(|input| input.viewport().close_requested())
            && !self.may_quit
            && let Some(question) = self.question_at_quit(ctx)
        {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            open_question(question, &mut self.parts);
        }
    }

    fn question_at_quit(&mut self, ctx: &Context) -> Option<Dialog> {
        self.with_screen(ctx, |screen, context| question_at_quit(screen, ctx, context.parts))
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
        let parts = &mut self.parts;
        match answer {
            UnsavedAnswer::Quit => self.quit(ctx),
            UnsavedAnswer::Cancel => parts.dialogs.close(),
            UnsavedAnswer::TryAgain => self.save_again(ctx),
            UnsavedAnswer::Copy => copy_unsaved(ctx, parts),
            UnsavedAnswer::SaveThere => save_elsewhere(parts),
            UnsavedAnswer::ChooseFolder => {
                let folder = documents_folder().unwrap_or_default().display().to_string();
                set_step(UnsavedStep::Folder(folder, None), parts);
            }
            UnsavedAnswer::Back => set_step(UnsavedStep::Question(None), parts),
        }
    }

    fn save_again(&mut self, ctx: &Context) {
        let games =
            self.with_screen(ctx, |screen, context| unsaved_games(screen, ctx, context.parts));
        let parts = &mut self.parts;
        if games.is_empty() {
            parts.dialogs.close();
            self.quit(ctx);
        } else if let Some(Dialog::Unsaved(unsaved)) = parts.dialogs.current_mut() {
            let step = UnsavedStep::Question(Some(Outcome::FailedAgain));
            **unsaved = UnsavedGames { games, step };
            parts.sound.play(Sound::Refusal);
        }
    }
}

/// Opens the question to ask before the program ends. The one about unsaved games may be a surprise,
/// so it ignores all input for a moment.
fn open_question(question: Dialog, parts: &mut Parts) {
    match question {
        Dialog::Unsaved(_) => parts.dialogs.open_unasked(question),
        _ => parts.dialogs.open(question),
    }
}

/// Returns the question to ask before the program ends, or `None` if nothing is lost. Waits until
/// all games are saved, or cannot be.
fn question_at_quit(screen: &mut dyn Screen, ctx: &Context, parts: &mut Parts) -> Option<Dialog> {
    parts.errands.finish();
    let games = unsaved_games(screen, ctx, parts);
    if parts.rooms.has_game_not_kept() {
        return Some(Dialog::Ask(Question::Quit));
    }
    let step = UnsavedStep::Question(None);
    (!games.is_empty()).then(|| Dialog::Unsaved(Box::new(UnsavedGames { games, step })))
}

/// Saves the games of all tables and returns those that could not be saved and would be lost. Waits until
/// they are on the disk, or cannot be.
fn unsaved_games(
    screen: &mut dyn Screen,
    ctx: &Context,
    parts: &mut Parts,
) -> Vec<Rc<dyn LostGame>> {
    parts.rooms.mark_clocks_unsaved();
    games::poll(screen, ctx, parts);
    parts.rooms.lost_games(&parts.preferences.settings)
}

/// Opens another step of the question about unsaved games.
fn set_step(step: UnsavedStep, parts: &mut Parts) {
    if let Some(Dialog::Unsaved(mut unsaved)) = parts.dialogs.take() {
        unsaved.step = step;
        parts.dialogs.open(Dialog::Unsaved(unsaved));
    }
}

/// Saves the games in the folder that was entered.
fn save_elsewhere(parts: &mut Parts) {
    let words = parts.words();
    let Some(Dialog::Unsaved(unsaved)) = parts.dialogs.current_mut() else {
        return;
    };
    let UnsavedStep::Folder(folder, problem) = &mut unsaved.step else {
        return;
    };
    let path = documents_folder().unwrap_or_default().join(expanded(folder));
    let copies = unsaved.games.iter().map(|game| game.save_in(&path, words));
    // The program ends when they are saved, so there is nothing else to wait for.
    match with_disk(|| copies.collect::<Result<Vec<PathBuf>, SaveProblem>>()) {
        Ok(files) => set_step(UnsavedStep::Saved(files), parts),
        Err(why) => {
            log::warn!("{why}");
            *problem = Some(Arc::new(why));
            parts.sound.play(Sound::Refusal);
        }
    }
}

/// Copies the records of the games to the clipboard.
fn copy_unsaved(ctx: &Context, parts: &mut Parts) {
    let words = parts.words();
    let Some(Dialog::Unsaved(unsaved)) = parts.dialogs.current_mut() else {
        return;
    };
    unsaved.step = UnsavedStep::Question(None);
    let texts = unsaved.games.iter().filter_map(|game| game.text(words));
    let text = texts.collect::<Vec<_>>().join("\n");
    parts.clipboard.copy(ctx, text, words.unsaved.copied);
}
