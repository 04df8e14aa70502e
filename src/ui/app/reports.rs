//! Messages to the player: for a moment, or on the home until dismissed.

use eframe::egui::Context;

use super::App;
use crate::audio::Sound;
use crate::storage::SaveProblem;

impl App {
    /// Shows `message` for a moment, or the reason why the action failed.
    pub(super) fn report_done(
        &mut self,
        ctx: &Context,
        done: Result<(), SaveProblem>,
        message: String,
    ) {
        let message = match done {
            Ok(()) => message,
            Err(problem) => {
                log::warn!("{problem}");
                self.sound.play(Sound::Refusal);
                self.preferences.words().save_failed(&problem)
            }
        };
        self.notices.show(ctx, message);
    }

    /// Dismisses the message on the home. The next one, if there is one, takes its place.
    pub(super) fn dismiss_message(&mut self) {
        if self.notices.dismiss_warning()
            || self.preferences.dismiss_load_problem()
            || self.current.problem.take().is_some()
        {
            return;
        }
        self.preferences.dismiss_save_problem();
        self.current.message = None;
    }

    /// Returns the message on the home about a problem with the settings or the saved game, if
    /// there is one.
    pub(super) fn message(&self) -> Option<String> {
        let words = self.preferences.words();
        if self.notices.warns_of_no_home() {
            return Some(words.unsaved.no_home.to_owned());
        }
        let game = self.current.problem.as_ref();
        let game = || game.map(|problem| words.files.last_game_problem(problem));
        let unsaved = || self.preferences.save_problem().map(str::to_owned);
        let unreadable = self.preferences.load_problem();
        unreadable.or_else(game).or_else(unsaved).or_else(|| self.current.message.clone())
    }
}
