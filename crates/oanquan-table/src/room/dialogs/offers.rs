//! Resigning, offers to end the game, rematches, and the other questions about a game of ô ăn quan in
//! progress.

use audio::Sound;
use eframe::egui::Context;
use frame::dialogs::Question;
use frame::players::{computers, player_name};
use frame::table::form::Arranged as _;
use frame::table::{
    Effect, GameScreen, TableState, before_leaving, begin_game, show_game, state_mut,
};
use frame::{Command, Parts, ScreenContext};
use oanquan::{Departure, Side};
use window_words::Words;

use crate::OAnQuan;
use crate::controller::{NewGame, OfferReply};
use crate::room::live_game::LiveGame;
use crate::room::{own, own_and_settings, own_mut};

/// Returns what a command does that concerns resigning, offers or rematches.
pub fn effect_of(command: Command, parts: &Parts) -> Option<Effect<GameScreen<OAnQuan>>> {
    let current = &own(parts).current;
    let (is_under_way, live_game) = (current.is_under_way(), current.live_game()?);
    Some(match command {
        Command::Resign if live_game.resigning_side().is_none() => |_, _| {},
        Command::Resign => |_, context| ask_about_game(context, resign),
        Command::OfferStop if live_game.offering_side().is_none() => |_, _| {},
        // Without computers, asking the other people is enough.
        Command::OfferStop if live_game.session().seats().computers().count() == 0 => {
            |_, context| ask_about_game(context, stop)
        }
        Command::OfferStop => |_, context| ask_about_game(context, offer_stop),
        Command::OtherStarts if is_under_way => |_, context| {
            let text = context.parts.words().offers.rematch_question;
            ask(context, text, |words| words.new_game, start_other);
        },
        Command::OtherStarts => |_, context| start_other(context),
        Command::SwapSeats if is_under_way => |_, context| {
            let text = context.parts.words().offers.swap_question;
            ask(context, text, |words| words.new_game, swap_seats);
        },
        Command::SwapSeats => |_, context| swap_seats(context),
        _ => return None,
    })
}

/// Asks whether to abandon the game in progress for a new one.
pub fn ask_for_new_game(context: &mut ScreenContext<'_>) {
    let words = context.parts.words();
    let text = match own(context.parts).current.is_kept() {
        true => words.library.new_game_question,
        false => words.new_game_question,
    };
    ask(context, text, |words| words.new_game, begin_game::<OAnQuan>);
}

/// Asks a question about the game in progress, which `yes` abandons.
fn ask(
    context: &mut ScreenContext<'_>,
    text: &str,
    label: fn(&Words) -> &'static str,
    yes: impl FnOnce(&mut ScreenContext<'_>) + 'static,
) {
    let words = context.parts.words();
    let question =
        before_leaving::<OAnQuan>(words, words.game_in_progress, text, label(words), yes);
    context.parts.dialogs.open(question);
}

/// Asks a question about the game on the table.
fn ask_about_game(
    context: &mut ScreenContext<'_>,
    question: fn(&'static Words, &LiveGame) -> Question,
) {
    if let Some(live_game) = own(context.parts).current.live_game() {
        let question = question(context.parts.words(), live_game);
        context.parts.dialogs.open(question);
    }
}

/// Resign?
fn resign(words: &'static Words, live_game: &LiveGame) -> Question {
    let (offers, text) = (&words.offers, consequence(words, live_game));
    before_leaving::<OAnQuan>(words, offers.resign_heading, &text, offers.resign, |context| {
        if let Some(live_game) = own_mut(context.parts).current.live_game_mut()
            && let Some(side) = live_game.resigning_side()
        {
            live_game.depart(Departure::Resigned(side));
        }
    })
}

/// Offer to end the game?
fn offer_stop(words: &'static Words, live_game: &LiveGame) -> Question {
    let (offers, of_match) = (&words.offers, live_game.session().game().is_match());
    let setup = live_game.session().setup();
    let names = computers(words, setup);
    let points = points_if_stopped(words, live_game);
    let text = offers.offer_question(setup.sides(), &names, &points, of_match);
    before_leaving::<OAnQuan>(words, offers.offer_heading, &text, offers.offer, |context| {
        let Parts { rooms, sound, .. } = &mut *context.parts;
        if let Some(live_game) = state_mut::<OAnQuan>(rooms).current.live_game_mut() {
            sound.play_all(live_game.presenter_mut().finish_motion());
            live_game.offer_to_stop();
        }
    })
}

/// Do the other people agree to end the game?
fn stop(words: &'static Words, live_game: &LiveGame) -> Question {
    let (offers, of_match) = (&words.offers, live_game.session().game().is_match());
    let setup = live_game.session().setup();
    let (sides, points) = (setup.sides(), points_if_stopped(words, live_game));
    let name = |side| player_name::<OAnQuan>(words, setup, side);
    let offering = live_game.offering_side();
    let [name, other] = [offering, offering.map(|side| side.next(sides))]
        .map(|side| side.map(name).unwrap_or_default());
    let text = offers.end_question(sides, &name, &other, &points, of_match);
    before_leaving::<OAnQuan>(words, offers.offer_heading, &text, offers.agree, |context| {
        if let Some(live_game) = own_mut(context.parts).current.live_game_mut() {
            live_game.depart(Departure::Stopped);
        }
    })
}

/// Returns what happens if the player resigns.
fn consequence(words: &Words, live_game: &LiveGame) -> String {
    let offers = &words.offers;
    let (game, setup) = (live_game.session().game(), live_game.session().setup());
    if game.is_match() {
        return offers.resign_question_match(game.round_start().all_points(game.rules()));
    }
    if game.rules().sides > 2 {
        return offers.resign_question_many.to_owned();
    }
    match live_game.resigning_side().filter(|_| setup.persons() > 1) {
        Some(side) => {
            let [name, other] =
                [side, side.next(2)].map(|side| player_name::<OAnQuan>(words, setup, side));
            offers.resign_question_between(&name, &other)
        }
        None => offers.resign_question.to_owned(),
    }
}

/// Returns the points of all players if the game ended now by agreement, as in `You 29,
/// Cụ Đồ 18`.
fn points_if_stopped(words: &Words, live_game: &LiveGame) -> String {
    let setup = live_game.session().setup();
    let Some(position) = live_game.session().offer().position_if_stopped() else {
        return String::new();
    };
    let mut sides: Vec<Side> = position.stores().iter().map(|(side, _)| side).collect();
    sides.rotate_left(setup.near_side().index());
    let points =
        |side| format!("{}: {}", player_name::<OAnQuan>(words, setup, side), position.store(side));
    sides.into_iter().map(points).collect::<Vec<_>>().join(", ")
}

/// Shows the computers' reply to an offer to end the game. If they accept, asks the other people,
/// or ends the game if there are none.
pub fn take_reply(reply: OfferReply, ctx: &Context, parts: &mut Parts) {
    let words = parts.words();
    let Parts { rooms, notices, sound, .. } = parts;
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
            let question = stop(words, live_game);
            parts.dialogs.open_unasked(question);
        }
        OfferReply::Accepted => live_game.depart(Departure::Stopped),
        OfferReply::Declined | OfferReply::Failed => sound.play(Sound::Refusal),
    }
    ctx.request_repaint();
}

/// Starts a game with the other side first.
pub fn start_other(context: &mut ScreenContext<'_>) {
    play_next(NewGame::with_other_first, context);
}

/// Starts a game with the sides swapped.
fn swap_seats(context: &mut ScreenContext<'_>) {
    play_next(NewGame::with_seats_swapped, context);
}

/// Starts a game in which `side` gives `points`, 5 to 50.
pub fn give_points(side: Side, points: i32, context: &mut ScreenContext<'_>) {
    play_next(|last, seed| last.with_points_given(side, points, seed), context);
}

/// Starts the next game, which `next` returns from the last one and a seed, with the same time control.
/// Settings that match the last game change to match this one, so that later games follow it.
fn play_next(next: impl FnOnce(&NewGame, u64) -> NewGame, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    let (TableState { engines, current, .. }, settings) = own_and_settings(parts);
    let Some(session) = current.session() else {
        return;
    };
    let next = next(&NewGame::from(session), engines.seed());
    let (before, time) = (session.setup().clone(), session.clock().control());
    let keeps_rules = settings.game::<OAnQuan>().0 == *session.game().rules();
    let before = current.fitted(before);
    let next = NewGame { setup: current.fitted(next.setup), ..next };
    if keeps_rules {
        let had = current.fitted(settings.setup::<OAnQuan>(0));
        let has_players = (had.seats, had.names) == (before.seats, before.names);
        parts.change_settings(context.ctx, |settings| {
            let table = settings.of_mut::<OAnQuan>();
            OAnQuan(next.rules.clone()).choose(table);
            if has_players {
                table.set_players(table.players().with_players_of(&next.setup));
            }
        });
    }
    log::info!("next game");
    let session = own(parts).engines.start(context.ctx, next.rules, next.setup, time);
    show_game(session, context);
}
