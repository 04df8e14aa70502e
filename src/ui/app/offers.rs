//! Clocks, resigning, offers to end the game, and rematches.

use std::time::Duration;

use eframe::egui::Context;

use super::App;
use super::screen::Screen;
use crate::audio::Sound;
use crate::controller::{ClockEvent, NewGame, OfferReply};
use crate::rules::Departure;
use crate::settings::Settings;
use crate::ui::command::Command;
use crate::ui::dialogs::{Dialog, DialogAnswer, Question};
use crate::ui::players::computers;

/// A delay that makes sure that the displayed second has changed.
const JUST_AFTER: Duration = Duration::from_millis(2);

impl App {
    /// Sets the clocks of the game to the time of this frame. `busy` is how many seconds the last
    /// frame kept the program busy; in a slow frame, the excess costs no player time. Moves made
    /// in this frame count as made now; [`App::check_time`] runs after them.
    pub(super) fn update_clock(&mut self, ctx: &Context, busy: Option<f32>) {
        let is_game = matches!(self.screen, Screen::Game);
        let attends = is_game && !self.dialogs.is_open() && !self.sound.is_minimised();
        let stopped = matches!(self.dialogs.current(), Some(Dialog::EmptyQuan { .. }));
        let Some(live_game) = &mut self.current.live_game else {
            return;
        };
        let (now, lost) = self.clock.game_time(ctx, busy);
        live_game.update_clock(now, lost, attends, stopped);
        if let Some(Dialog::Result) = self.dialogs.current() {
            live_game.change(|session| session.help_mut().poll());
        }
    }

    /// Plays the sounds of a clock that runs low or out, and redraws the window when the
    /// displayed second changes.
    pub(super) fn check_time(&mut self, ctx: &Context) {
        let (Some(live_game), Screen::Game, None) =
            (&mut self.current.live_game, &self.screen, self.dialogs.current())
        else {
            return;
        };
        match live_game.check_time() {
            Some(ClockEvent::Low(_) | ClockEvent::Over(_)) => self.sound.play(Sound::ClockLow),
            Some(ClockEvent::Lost(_)) => ctx.request_repaint(),
            None => {}
        }
        if let Some(next) = live_game.session().clock().until_next_second() {
            ctx.request_repaint_after(next + JUST_AFTER);
        }
    }

    /// Runs the command if it concerns resigning, offers or rematches, and returns whether it
    /// does.
    pub(super) fn run_offer_command(&mut self, ctx: &Context, command: Command) -> bool {
        let under_way = self.current.is_under_way();
        let (Some(live_game), Screen::Game) = (&self.current.live_game, &self.screen) else {
            return false;
        };
        match command {
            Command::Resign if live_game.resigning_side().is_some() => {
                self.dialogs.ask(Question::Resign)
            }
            Command::OfferStop if live_game.offering_side().is_some() => {
                // Without computers, asking the other people is enough.
                let computers = live_game.session().seats().computers().count();
                self.dialogs.ask(if computers > 0 { Question::OfferStop } else { Question::Stop });
            }
            Command::Resign | Command::OfferStop => {}
            Command::OtherStarts if under_way => self.dialogs.ask(Question::OtherStarts),
            Command::OtherStarts => self.answer_offer(ctx, &DialogAnswer::OtherStarts),
            Command::SwapSeats if under_way => self.dialogs.ask(Question::SwapSeats),
            Command::SwapSeats => self.answer_offer(ctx, &DialogAnswer::SwapSeats),
            _ => return false,
        }
        true
    }

    /// Shows the computers' reply to an offer to end the game. If they accept, asks the other
    /// people, or ends the game if there are none.
    pub(super) fn hear_offer_reply(&mut self, ctx: &Context, reply: OfferReply) {
        let words = self.preferences.words();
        let Some(live_game) = &mut self.current.live_game else {
            return;
        };
        let names = computers(words, live_game.session().setup());
        let computers = live_game.session().seats().computers().count();
        let text = match reply {
            OfferReply::Accepted => words.offers.computers_accept(&names, computers),
            OfferReply::Declined => words.offers.computers_decline(&names, computers),
            OfferReply::Failed => words.offers.offer_failed.to_owned(),
        };
        self.notices.show(ctx, text);
        match reply {
            OfferReply::Accepted if live_game.session().seats().persons().count() > 1 => {
                self.dialogs.open_unasked(Dialog::Ask(Question::Stop));
            }
            OfferReply::Accepted => live_game.depart(Departure::Stopped),
            OfferReply::Declined | OfferReply::Failed => self.sound.play(Sound::Refusal),
        }
        ctx.request_repaint();
    }

    /// Carries out an answer about resigning, offers or rematches.
    pub(super) fn answer_offer(&mut self, ctx: &Context, answer: &DialogAnswer) {
        let Some(live_game) = &mut self.current.live_game else {
            return;
        };
        let seed = self.engines.seed();
        let last = NewGame::from(live_game.session());
        match *answer {
            DialogAnswer::Resign => {
                if let Some(side) = live_game.resigning_side() {
                    live_game.depart(Departure::Resigned(side));
                }
            }
            DialogAnswer::OfferStop => {
                self.finish_motion();
                if let Some(live_game) = &mut self.current.live_game {
                    live_game.offer_to_stop();
                }
            }
            DialogAnswer::Stop => live_game.depart(Departure::Stopped),
            DialogAnswer::OtherStarts => {
                let next = last.with_other_first(seed);
                self.play_next(ctx, next);
            }
            DialogAnswer::SwapSeats => {
                let next = last.with_seats_swapped(seed);
                self.play_next(ctx, next);
            }
            DialogAnswer::Give { side, points } => {
                let next = last.with_points_given(side, points, seed);
                self.play_next(ctx, next);
            }
            _ => {}
        }
    }

    /// Starts the next game with the same players and time control. Settings that match the last
    /// game change to match this one, so that later games follow it.
    fn play_next(&mut self, ctx: &Context, next: NewGame) {
        let Some(live_game) = &self.current.live_game else {
            return;
        };
        let session = live_game.session();
        let (before, time) = (session.setup().clone(), session.clock().control());
        let before = self.fitted(before);
        let next = NewGame { setup: self.fitted(next.setup), ..next };
        if self.preferences.settings.rules == *session.game().rules() {
            let mut settings =
                Settings { rules: next.rules.clone(), ..self.preferences.settings.clone() };
            let had = self.fitted(self.preferences.settings.setup(0));
            if (had.seats, had.names) == (before.seats, before.names) {
                for (side, &seat) in next.setup.seats.iter() {
                    settings.seats[side.index()] = seat;
                    *settings.names.of_mut(side.index(), seat) = next.setup.names[side].clone();
                }
            }
            self.set(ctx, settings);
        }
        log::info!("next game");
        let session = self.engines.start(ctx, next.rules, next.setup, time);
        self.show(session);
    }
}
