//! The result of the current game: its review in the background, and the games that follow it.

use eframe::egui::Context;

use super::App;
use super::parts::{Collection, CurrentGame, FinishedGame, waker};
use super::screen::{ReplayOrigin, Screen};
use crate::ai::Level;
use crate::controller::NewGame;
use crate::ui::dialogs::{AfterGame, Dialog};
use crate::ui::live_game::LiveGame;
use crate::ui::screens;

/// Returns what is known about the current game, if it is over.
pub(super) fn after_game<'a>(
    current: &'a CurrentGame,
    collection: Option<&Collection>,
) -> Option<AfterGame<'a>> {
    let FinishedGame { review, score } = current.finished.as_ref()?;
    let fitting_level = collection
        .zip(score.as_ref())
        .and_then(|(collection, score)| collection.statistics.fitting_level(score));
    let next_strength = collection
        .zip(score.as_ref().filter(|score| score.sides == 2))
        .and_then(|(collection, score)| collection.statistics.next_strength(Some(score)));
    Some(AfterGame { review: Some(review), fitting_level, next_strength })
}

impl App {
    /// Follows what becomes known about the current game once it is over. Its review starts when
    /// the result is shown. In the room of another game, where a computer may think, it stops.
    pub(super) fn follow_result(&mut self, ctx: &Context) {
        if self.current.live_game.is_none() {
            return;
        }
        if self.current.is_unfinished() {
            self.current.finished = None;
            return;
        }
        if self.current.finished.is_none() {
            let score = self.current.score();
            if let (Some(_), Some(collection)) = (&score, &mut self.collection) {
                collection.statistics.refresh();
            }
            self.current.finished = Some(FinishedGame::new(score));
        }
        if let Some(collection) = &mut self.collection {
            collection.statistics.poll();
        }
        let (Some(live_game), Some(FinishedGame { review, .. })) =
            (&self.current.live_game, &mut self.current.finished)
        else {
            return;
        };
        if matches!(self.screen, Screen::Room(_)) {
            review.cancel();
        }
        let is_shown = matches!(self.dialogs.current(), Some(Dialog::Result));
        let is_new = review.found().is_none() && review.progress().is_none() && !review.broke();
        let game = live_game.session().game();
        if is_shown && is_new && screens::reviewable(game) {
            log::info!("review of the finished game started");
            review.begin(game.clone(), self.engines.analysis.clone(), waker(ctx));
        }
        if review.poll().is_some() {
            self.current.save_review();
            ctx.request_repaint();
        }
    }

    /// Shows the result of the finished game on the screen again.
    pub(super) fn show_result(&mut self) {
        let has_result = self.current.live_game.as_ref().is_some_and(LiveGame::has_result);
        if has_result && matches!(self.screen, Screen::Game) {
            self.dialogs.open(Dialog::Result);
        }
    }

    /// Shows the replay of the finished game with its review, at the first mistake of a person.
    pub(super) fn show_mistakes(&mut self, ctx: &Context) {
        self.replay_live_game(ReplayOrigin::Result);
        self.show_first_fault(ctx);
    }

    /// Shows the review of the replayed game, at the first mistake of a person.
    pub(super) fn show_first_fault(&mut self, ctx: &Context) {
        let (Screen::Replay(replay), context) = self.screen_and_context(ctx) else {
            return;
        };
        if replay.show_first_fault(&context) {
            self.dialogs.open(Dialog::Review);
        }
    }

    /// Starts a game against computers of this level, which later games keep.
    pub(super) fn play_at_level(&mut self, ctx: &Context, level: Level) {
        let Some(last) = self.current.session().map(NewGame::from) else {
            return;
        };
        let mut settings = self.preferences.settings.clone();
        settings.seats = settings.seats.map(|seat| seat.at_level(level));
        self.set(ctx, settings);
        let seed = self.engines.seed();
        let next = last.with_level(level, seed);
        let settings = &self.preferences.settings;
        if settings.rules == next.rules && settings.setup(seed).seats == next.setup.seats {
            return self.new_game(ctx);
        }
        let time = self.current.session().map(|session| session.clock().control());
        let session = self.engines.start(ctx, next.rules, next.setup, time.unwrap_or_default());
        self.show(session);
    }
}
