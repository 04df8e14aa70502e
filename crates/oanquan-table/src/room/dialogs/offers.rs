//! Rematches, and the questions whether to leave a game of ô ăn quan in progress for another one.

use oanquan::Side;
use table::form::SetupUi as _;
use table::game::{TableState, before_leaving};
use table::screens::{GameScreen, begin_game, show_game};
use window::{Command, PageEffect, Parts, ScreenContext};
use window_words::Words;

use crate::OAnQuan;
use crate::controller::NewGame;
use crate::room::{own, own_and_settings};

/// Returns what a command does that concerns rematches.
pub fn effect_of(command: Command, parts: &Parts) -> Option<PageEffect<GameScreen<OAnQuan>>> {
    let is_under_way = own(parts).current.is_under_way();
    Some(match command {
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
