//! The review of the replayed game: starting it, showing it, and saving it with the game.

use eframe::egui::Context;

use super::{App, Screen, waker};
use crate::archive::GameId;
use crate::controller::Review;
use crate::rules::Game;
use crate::ui::dialogs::Dialog;
use crate::ui::review::ReviewAction;
use crate::ui::screens;

impl App {
    /// Returns the review that the library contains for the game `id`, or `None` if there is
    /// none.
    pub(super) fn saved_review(&self, game: &Game, id: Option<&GameId>) -> Option<Review> {
        let autosave = self.current.autosave.as_ref()?;
        autosave.library().review(id?, game)
    }

    /// Shows or hides the review. Starts it if it has not been made yet.
    pub(super) fn toggle_review(&mut self, ctx: &Context) {
        let Some(viewer) = &self.viewer else {
            return;
        };
        if !screens::reviewable(viewer.replay().game()) {
            return;
        }
        if !screens::has_room_for_review(ctx.content_rect().width()) {
            self.review.open = true;
            self.dialogs.open(Dialog::Review);
        } else {
            self.review.open = !self.review.open;
            if !self.review.open {
                return;
            }
        }
        if self.review.found().is_none() && self.review.progress().is_none() {
            self.begin_review(ctx);
        }
    }

    fn begin_review(&mut self, ctx: &Context) {
        if let Some(viewer) = &self.viewer {
            log::info!("review started");
            let game = viewer.replay().game().clone();
            self.review.begin(game, self.engines.analysis.clone(), waker(ctx));
        }
    }

    /// Takes over and saves a finished review. Cancels the review once the replay is left.
    pub(super) fn follow_review(&mut self, ctx: &Context) {
        if self.screen != Screen::Replay {
            self.review.cancel();
        }
        let is_shown = |turn: &usize| {
            let replay = self.viewer.as_ref().map(|viewer| viewer.replay());
            replay.is_some_and(|replay| replay.shown() == replay.step_of_turn(*turn))
        };
        self.review.looked_at = self.review.looked_at.filter(is_shown);
        let Some(review) = self.review.poll() else {
            return;
        };
        // A scroll area knows its height only after it has been drawn.
        ctx.request_repaint();
        log::info!("review finished: {} faults", review.faults().len());
        if let (Some(autosave), Some(viewer)) = (&self.current.autosave, &self.viewer)
            && let Some(id) = viewer.id()
        {
            autosave.save_review(id.clone(), viewer.replay().game().clone(), review.clone());
        }
    }

    /// Carries out an action on the review.
    pub(super) fn answer_review(&mut self, ctx: &Context, asked: ReviewAction) {
        match asked {
            ReviewAction::Begin => self.begin_review(ctx),
            ReviewAction::Cancel => self.review.cancel(),
            ReviewAction::Close => self.dialogs.close(),
            ReviewAction::Show(turns) => self.show_turn(turns, None),
            ReviewAction::ShowFault(turn) => self.show_turn(turn, Some(turn)),
        }
    }

    /// Shows the position after `turns` turns. `looked_at` is the turn whose fault is shown
    /// there.
    fn show_turn(&mut self, turns: usize, looked_at: Option<usize>) {
        self.dialogs.close();
        self.review.looked_at = looked_at;
        if let Some(viewer) = &mut self.viewer {
            viewer.go_to(viewer.replay().step_of_turn(turns));
        }
    }
}
