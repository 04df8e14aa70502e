//! The keys and actions of a board that takes moves.

use eframe::egui::{Context, Key, Modifiers};

use super::super::parts::WindowSound;
use crate::ui::board::cell_of_arrow;
use crate::ui::command::Command;
use crate::ui::live::{LiveGame, Moving};
use crate::ui::screens::Action;

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

/// Takes the keyboard focus from the board. An arrow gives it to its cell.
pub fn clear_focus(ctx: &Context) {
    if let Some(id) = ctx.memory(|memory| memory.focused()) {
        ctx.memory_mut(|memory| match cell_of_arrow(id) {
            Some(cell) => memory.request_focus(cell),
            None => memory.surrender_focus(id),
        });
    }
}
