//! The keys of a board that takes moves.

use eframe::egui::{Context, Key, Modifiers};

use crate::ui::command::Command;
use crate::ui::live_game::LiveGame;
use crate::ui::screens::Action;

/// Handles the keys of a game or a lesson. Returns the action requested.
pub fn board_keys(ctx: &Context, live_game: &mut LiveGame) -> Option<Action> {
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
