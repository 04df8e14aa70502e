//! The tournaments of a class: their page, and what the user does there.

use eframe::egui::Context;

use super::App;
use super::screen::{OpenTournaments, Screen};
use crate::ui::screens::TournamentAction;

impl App {
    /// Shows the tournaments of a class.
    pub(super) fn open_tournaments(&mut self) {
        let page = OpenTournaments::new(&self.tournaments, self.preferences.words());
        self.go_to(Screen::Tournaments(Box::new(page)));
        self.dialogs.close();
    }

    pub(super) fn act_in_tournament(&mut self, ctx: &Context, action: TournamentAction) {
        let seed = self.engines.seed();
        let (words, language) = (self.preferences.words(), self.preferences.language());
        let Screen::Tournaments(open) = &mut self.screen else { return };
        let (saved, message) = open.act(action, seed, words, language);
        if let (Err(_), _) | (_, Some(_)) = (&saved, &message) {
            self.report_done(ctx, saved, message.unwrap_or_default());
        }
    }

    /// Saves what has been entered of the tournament on the screen.
    pub(super) fn save_tournament(&self) {
        if let Screen::Tournaments(open) = &self.screen
            && let Err(problem) = open.save()
        {
            log::warn!("{problem}");
        }
    }
}
