//! The question what an empty quan cell does, which a game asks before the first turn that depends on
//! it.

use eframe::egui::Context;

use super::App;
use super::screen::Screen;
use crate::rules::{EmptyQuan, Move, Rules};
use crate::settings::Settings;
use crate::ui::dialogs::Dialog;
use crate::ui::live_game::is_empty_quan_open;

impl App {
    /// Opens the question if a person's move in the game on the screen depends on the answer.
    /// Returns whether it does.
    pub(super) fn asks_before(&mut self, mv: Move) -> bool {
        let (Some(live_game), Screen::Game) = (&self.current.live_game, &self.screen) else {
            return false;
        };
        let is_asked = live_game.is_persons_turn()
            && live_game.presenter().viewed_turn().is_none()
            && is_empty_quan_open(&self.preferences.settings, live_game.session())
            && live_game.is_undecided(mv);
        if is_asked {
            self.dialogs.open_unasked(Dialog::EmptyQuan { then: Some(mv) });
        }
        is_asked
    }

    /// Sets the rule for this game and the next ones, and plays the person's move that asked for
    /// it. A computer to move thinks again if the rule has changed.
    pub(super) fn answer_empty_quan(&mut self, ctx: &Context, empty_quan: EmptyQuan) {
        let Some(Dialog::EmptyQuan { then }) = self.dialogs.take() else {
            return;
        };
        let settings = self.preferences.settings.clone();
        let rules = Rules { empty_quan, ..settings.rules.clone() };
        self.set(ctx, Settings { rules, rules_asked: true, ..settings });
        if let Some(live_game) = &mut self.current.live_game {
            live_game.set_empty_quan(empty_quan);
        }
        if let Some(mv) = then {
            self.play(ctx, mv);
        }
    }
}
