//! Clocks, resigning, offers to end the game, and rematches.

use super::parts::{FrameClock, Parts, WindowSound};
use super::screen::ScreenContext;
use crate::audio::Sound;
use crate::controller::{NewGame, OfferReply};
use crate::games::OAnQuan;
use crate::rules::Departure;
use crate::ui::command::Command;
use crate::ui::dialogs::{Dialog, DialogAnswer, Question};
use crate::ui::oanquan::own;
use crate::ui::oanquan::own_and_settings;
use crate::ui::oanquan::own_mut;
use crate::ui::players::computers;
use crate::ui::table::Effect;
use crate::ui::table::GameScreen;
use crate::ui::table::TableState;
use crate::ui::table::my_games::Listed;
use crate::ui::table::show_game;
use crate::ui::table::state_mut;
use crate::ui::table::{ClockMoment, CurrentGame};
use eframe::egui::Context;

/// Sets the clocks of the games to the time of this frame. `shown` is the name of the game that is on the
/// screen while it is played, and `page` that of the game whose page is on the screen. `busy` is how many
/// seconds the last frame kept the program busy; in a slow frame, the excess costs no player time. Moves
/// made in this frame count as made now; [`check_time`] runs after them.
pub fn update_clocks(
    (shown, page): (Option<&str>, &str),
    clock: &mut FrameClock,
    busy: Option<f32>,
    ctx: &Context,
    parts: &mut Parts,
) {
    let (now, lost) = clock.game_time(ctx, busy);
    let is_free = !parts.dialogs.is_open() && !parts.sound.is_minimised();
    let moment = |game: &str| ClockMoment { now, lost, attends: is_free && shown == Some(game) };
    let stopped = parts.dialogs.stops_clock();
    parts.rooms.update_clocks((page, stopped), moment);
    if matches!(parts.dialogs.current(), Some(Dialog::Result))
        && let Some(live_game) = own_mut(parts).current.live_game_mut()
    {
        live_game.change(|session| session.help_mut().poll());
    }
}

/// Plays the sound of a clock of the game on the screen that runs low or out.
pub fn check_time<G: Listed>(current: &mut CurrentGame<G>, ctx: &Context, sound: &WindowSound) {
    let low = current.play.as_mut().and_then(|play| play.check_time(ctx));
    low.into_iter().for_each(|low| sound.play(low));
}

/// Returns what a command does that concerns resigning, offers or rematches.
pub fn effect(command: Command, parts: &Parts) -> Option<Effect<GameScreen<OAnQuan>>> {
    let current = &own(parts).current;
    let (is_under_way, live_game) = (current.is_under_way(), current.live_game()?);
    Some(match command {
        Command::Resign if live_game.resigning_side().is_none() => |_, _| {},
        Command::Resign => |_, context| context.parts.dialogs.ask(Question::Resign),
        Command::OfferStop if live_game.offering_side().is_none() => |_, _| {},
        // Without computers, asking the other people is enough.
        Command::OfferStop if live_game.session().seats().computers().count() == 0 => {
            |_, context| context.parts.dialogs.ask(Question::Stop)
        }
        Command::OfferStop => |_, context| context.parts.dialogs.ask(Question::OfferStop),
        Command::OtherStarts if is_under_way => {
            |_, context| context.parts.dialogs.ask(Question::OtherStarts)
        }
        Command::OtherStarts => |_, context| answer(&DialogAnswer::OtherStarts, context),
        Command::SwapSeats if is_under_way => {
            |_, context| context.parts.dialogs.ask(Question::SwapSeats)
        }
        Command::SwapSeats => |_, context| answer(&DialogAnswer::SwapSeats, context),
        _ => return None,
    })
}

/// Shows the computers' reply to an offer to end the game. If they accept, asks the other people,
/// or ends the game if there are none.
pub fn take_reply(reply: OfferReply, ctx: &Context, parts: &mut Parts) {
    let words = parts.words();
    let Parts { rooms, notices, dialogs, sound, .. } = parts;
    let Some(live_game) = state_mut::<OAnQuan>(rooms).current.live_game_mut() else {
        return;
    };
    let names = computers(words, live_game.session().setup());
    let computers = live_game.session().seats().computers().count();
    let text = match reply {
        OfferReply::Accepted => words.offers.computers_accept(&names, computers),
        OfferReply::Declined => words.offers.computers_decline(&names, computers),
        OfferReply::Failed => words.offers.offer_failed.to_owned(),
    };
    notices.show(ctx, text);
    match reply {
        OfferReply::Accepted if live_game.session().seats().persons().count() > 1 => {
            dialogs.open_unasked(Dialog::Ask(Question::Stop));
        }
        OfferReply::Accepted => live_game.depart(Departure::Stopped),
        OfferReply::Declined | OfferReply::Failed => sound.play(Sound::Refusal),
    }
    ctx.request_repaint();
}

/// Carries out an answer about resigning, offers or rematches.
pub fn answer(answer: &DialogAnswer, context: &mut ScreenContext<'_>) {
    let Parts { rooms, sound, .. } = &mut *context.parts;
    let TableState { engines, current, .. } = state_mut::<OAnQuan>(rooms);
    let Some(live_game) = current.live_game_mut() else {
        return;
    };
    let seed = engines.seed();
    let last = NewGame::from(live_game.session());
    match *answer {
        DialogAnswer::Resign => {
            if let Some(side) = live_game.resigning_side() {
                live_game.depart(Departure::Resigned(side));
            }
        }
        DialogAnswer::OfferStop => {
            sound.play_all(live_game.presenter_mut().finish_motion());
            live_game.offer_to_stop();
        }
        DialogAnswer::Stop => live_game.depart(Departure::Stopped),
        DialogAnswer::OtherStarts => play_next(last.with_other_first(seed), context),
        DialogAnswer::SwapSeats => play_next(last.with_seats_swapped(seed), context),
        DialogAnswer::Give { side, points } => {
            play_next(last.with_points_given(side, points, seed), context);
        }
        _ => {}
    }
}

/// Starts the next game with the same players and time control. Settings that match the last game
/// change to match this one, so that later games follow it.
fn play_next(next: NewGame, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    let (TableState { current, .. }, settings) = own_and_settings(parts);
    let Some(session) = current.session() else {
        return;
    };
    let (before, time) = (session.setup().clone(), session.clock().control());
    let keeps_rules = settings.game::<OAnQuan>().0 == *session.game().rules();
    let before = current.fitted(before);
    let next = NewGame { setup: current.fitted(next.setup), ..next };
    if keeps_rules {
        let had = current.fitted(settings.setup::<OAnQuan>(0));
        let has_players = (had.seats, had.names) == (before.seats, before.names);
        parts.change_settings(context.ctx, |settings| {
            let table = settings.of_mut::<OAnQuan>();
            table.set_game(&OAnQuan(next.rules.clone()));
            if has_players {
                table.set_players(table.players().with_players_of(&next.setup));
            }
        });
    }
    log::info!("next game");
    let session = own(parts).engines.start(context.ctx, next.rules, next.setup, time);
    show_game(session, context);
}
