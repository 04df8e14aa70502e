//! The keys and actions of a board that takes moves.

use eframe::egui::{Context, Id, Key, Modifiers};
use live::{LiveGame, Moving};
use ui_kit::speech::guards_focus;

use crate::{Action, Command, WindowSound};

/// The id under which egui keeps where the focused widget leads back.
const LEADS_BACK: &str = "leads back";

/// Handles the keys of a game or a lesson. Returns the action requested.
pub fn board_keys<G: Moving>(ctx: &Context, live_game: &mut LiveGame<G>) -> Option<Action> {
    let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if live_game.presenter().viewed_turn().is_some() && pressed(Key::Escape) {
        live_game.presenter_mut().view_current();
        return None;
    }
    if live_game.presenter().is_moving() {
        return (pressed(Key::Space) || pressed(Key::Escape)).then_some(Action::FinishMotion);
    }
    if !pressed(Key::Escape) {
        return None;
    }
    let focused = ctx.memory(|memory| memory.focused());
    // Escape during a drag cancels it without hiding the hint or leaving the game.
    let drags = ctx.input(|input| input.pointer.primary_down());
    // A screen reader has its focus on the board all the time.
    let focused = focused.filter(|_| !guards_focus(ctx) || leads_back(ctx).is_some());
    if live_game.chosen.is_some() || focused.is_some() || drags {
        return Some(Action::ClearChoice);
    }
    if live_game.hint().is_some() {
        live_game.toggle_hint();
        return None;
    }
    Some(Action::Do(Command::Menu))
}

/// Handles the keys of a board on which the player tries moves. `leave` leaves it. Returns the action
/// requested.
pub fn keys_of_tries<G: Moving>(
    ctx: &Context,
    live_game: &mut LiveGame<G>,
    leave: Action,
) -> Option<Action> {
    board_keys(ctx, live_game).map(|action| match action {
        Action::Do(_) => leave,
        action => action,
    })
}

/// Carries out an action that all boards share. Returns any other action.
pub fn act_on_board<G: Moving>(
    action: Action,
    live_game: &mut LiveGame<G>,
    ctx: &Context,
    sound: &WindowSound,
) -> Option<Action> {
    match action {
        Action::FinishMotion => {
            sound.play_all(live_game.presenter_mut().finish_motion());
        }
        Action::ClearChoice => {
            live_game.clear_choice();
            clear_focus(ctx);
        }
        action => return Some(action),
    }
    None
}

/// Lets Escape give the keyboard focus of the widget `from` to the widget `to`, as from an arrow to its cell.
/// Holds until the next call; a board calls this while `from` has the focus.
pub fn lead_back(ctx: &Context, from: Id, to: Id) {
    ctx.data_mut(|data| data.insert_temp(Id::unique(LEADS_BACK), (from, to)));
}

/// Returns where the focused widget leads back, if it does.
fn leads_back(ctx: &Context) -> Option<Id> {
    let focused = ctx.memory(|memory| memory.focused());
    let way = ctx.data(|data| data.get_temp::<(Id, Id)>(Id::unique(LEADS_BACK)));
    way.filter(|(from, _)| Some(*from) == focused).map(|(_, to)| to)
}

/// Takes the keyboard focus from the board, or gives it to the widget to which the focused one
/// [leads back](lead_back).
pub fn clear_focus(ctx: &Context) {
    let Some(focused) = ctx.memory(|memory| memory.focused()) else { return };
    let back = leads_back(ctx);
    ctx.memory_mut(|memory| match back {
        Some(back) => memory.request_focus(back),
        None => memory.surrender_focus(focused),
    });
}
