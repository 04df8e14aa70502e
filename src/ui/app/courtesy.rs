//! Clocks, and what players owe each other: resigning, offering a stop, another
//! game with the sides or the points more even.

use std::time::Duration;

use eframe::egui::Context;

use super::{App, Screen, waker};
use crate::audio::Sound;
use crate::controller::{OfferReply, Session, Setup, TimeNews};
use crate::rules::Leaving;
use crate::settings::Settings;
use crate::ui::command::Command;
use crate::ui::dialogs::{Answer, Dialog};
use crate::ui::toast::Toast;

/// What a frame may take before it counts as slow: nobody notices that much.
const USUAL_FRAME: Duration = Duration::from_millis(100);
/// A moment after the second has changed, to be sure that it has.
const JUST_AFTER: Duration = Duration::from_millis(2);

impl App {
    /// Tells the clocks of the game what time it is. `busy` is the seconds that the
    /// last frame kept the program busy; where it was slow, what it took costs nobody
    /// time. What is done in this frame counts as of now; [`App::judge_time`] comes after it.
    pub(super) fn tell_time(&mut self, ctx: &Context, busy: Option<f32>) {
        let attends = self.screen == Screen::Game && self.dialog.is_none() && !self.is_minimised();
        let Some(table) = &mut self.table else {
            return;
        };
        let now = Duration::from_secs_f64(ctx.input(|input| input.time).max(0.0));
        // Hidden windows get the same moment, and the same frame, again and again.
        let is_new = std::mem::replace(&mut self.time_told, now) != now;
        let busy = busy.filter(|_| is_new).unwrap_or_default().max(0.0);
        let lost = Duration::from_secs_f32(busy).saturating_sub(USUAL_FRAME);
        table.tell_time(now, lost, attends);
        if let Some(Dialog::Result) = self.dialog {
            table.seek_margin();
        }
    }

    /// Says what there is to say about the time of the side to move.
    pub(super) fn judge_time(&mut self, ctx: &Context) {
        let (Some(table), Screen::Game, None) = (&mut self.table, self.screen, &self.dialog) else {
            return;
        };
        match table.judge_time() {
            Some(TimeNews::Low(_) | TimeNews::Over(_)) => self.audio.play(Sound::ClockLow),
            Some(TimeNews::Lost(_)) => ctx.request_repaint(),
            None => {}
        }
        if let Some(next) = table.until_next_second() {
            ctx.request_repaint_after(next + JUST_AFTER);
        }
    }

    /// Whether the command is one of these; then it is done.
    pub(super) fn courtesy(&mut self, ctx: &Context, command: Command) -> bool {
        let under_way = self.is_under_way();
        let Some(table) = self.table.as_ref().filter(|_| self.screen == Screen::Game) else {
            return false;
        };
        match command {
            Command::Resign if table.asker().is_some() => self.open(Dialog::AskResign),
            Command::OfferStop if table.offerer().is_some() => {
                // Among people alone the question to the others is all there is to ask.
                let computers = table.session().computers().count();
                self.open(if computers > 0 { Dialog::AskOfferStop } else { Dialog::AskStop });
            }
            Command::Resign | Command::OfferStop => {}
            Command::OtherStarts if under_way => self.open(Dialog::AskOtherStarts),
            Command::OtherStarts => self.answer_courtesy(ctx, &Answer::OtherStarts),
            Command::SwapSeats if under_way => self.open(Dialog::AskSwapSeats),
            Command::SwapSeats => self.answer_courtesy(ctx, &Answer::SwapSeats),
            _ => return false,
        }
        true
    }

    /// Says what the computers reply to an offer to end the game. If they accept it, the other
    /// people are asked, or the game ends.
    pub(super) fn hear_offer_reply(&mut self, ctx: &Context, reply: OfferReply) {
        let words = &self.words().courtesy;
        let Some(table) = &mut self.table else {
            return;
        };
        let computers = table.session().computers().count();
        let text = match reply {
            OfferReply::Accepted => (words.computers_accept)(computers),
            OfferReply::Declined => (words.computers_decline)(computers),
            OfferReply::Failed => words.offer_failed,
        };
        self.toast = Some(Toast::new(ctx, text));
        match reply {
            OfferReply::Accepted if table.session().persons().count() > 1 => {
                self.open_unasked(Dialog::AskStop);
            }
            OfferReply::Accepted => table.part(Leaving::Stopped),
            OfferReply::Declined | OfferReply::Failed => self.audio.play(Sound::Refusal),
        }
        ctx.request_repaint();
    }

    /// Does what was answered, if it is about these things.
    pub(super) fn answer_courtesy(&mut self, ctx: &Context, answer: &Answer) {
        let Some(table) = &mut self.table else {
            return;
        };
        let seed = self.random.u64(..);
        let setup = table.session().setup();
        match *answer {
            Answer::Resign => {
                if let Some(side) = table.asker() {
                    table.part(Leaving::Resigned(side));
                }
            }
            Answer::OfferStop => {
                self.finish_motion();
                if let Some(table) = &mut self.table {
                    table.offer_to_stop();
                }
            }
            Answer::Stop => table.part(Leaving::Stopped),
            Answer::OtherStarts => {
                let next = setup.with_other_first(seed);
                self.play_next(ctx, next);
            }
            Answer::SwapSeats => {
                let next = setup.with_seats_swapped(seed);
                self.play_next(ctx, next);
            }
            Answer::Give { side, points } => {
                let next = setup.with_points_given(side, points, seed);
                self.play_next(ctx, next);
            }
            _ => {}
        }
    }

    /// Begins the next game of the same players by the same clocks. The settings
    /// follow, so that the games after it are like this one.
    fn play_next(&mut self, ctx: &Context, next: Setup) {
        let Some(table) = &self.table else {
            return;
        };
        let (before, time) = (table.session().setup().clone(), table.session().time_control());
        if self.settings.rules == before.rules {
            let mut settings = Settings { rules: next.rules.clone(), ..self.settings.clone() };
            let had = self.settings.setup(0);
            if (had.seats, had.names) == (before.seats, before.names) {
                for (side, &seat) in next.seats.iter() {
                    settings.seats[side.index()] = seat;
                    *settings.names.of_mut(side.index(), seat) = next.names[side].clone();
                }
            }
            self.set(ctx, settings);
        }
        log::info!("next game");
        let session = Session::new(next, waker(ctx), self.mind.clone()).with_time(time);
        self.show(session);
    }
}
