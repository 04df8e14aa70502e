//! Asks what an empty quan cell does before the first turn of a game that depends on it.

use super::parts::Parts;
use super::screen::ScreenContext;
use crate::games::OAnQuan;
use crate::rules::{EmptyQuan, Move, Rules};
use crate::ui::dialogs::Dialog;
use crate::ui::live_game::PlayedOAnQuan;
use crate::ui::live_game::is_empty_quan_open;
use crate::ui::oanquan::own;
use crate::ui::oanquan::own_mut;
use crate::ui::table::play_move;

/// Opens the question if a person's move in the current game depends on the answer. Returns whether
/// it does.
pub fn asks_before(mv: Move, parts: &mut Parts) -> bool {
    let Some(live_game) = own(parts).current.live_game() else {
        return false;
    };
    let is_asked = live_game.is_persons_turn()
        && live_game.presenter().viewed_turn().is_none()
        && is_empty_quan_open(&parts.preferences.settings, live_game.session())
        && live_game.is_undecided(mv);
    if is_asked {
        parts.dialogs.open_unasked(Dialog::EmptyQuan { then: Some(mv) });
    }
    is_asked
}

/// Sets the rule for this game and the next ones, and plays the person's move that asked for it. A
/// computer to move thinks again if the rule has changed.
pub fn answer(empty_quan: EmptyQuan, context: &mut ScreenContext<'_>) {
    let (ctx, parts) = (context.ctx, &mut *context.parts);
    let Some(Dialog::EmptyQuan { then }) = parts.dialogs.take() else {
        return;
    };
    parts.change_settings(ctx, |settings| {
        let table = settings.of_mut::<OAnQuan>();
        let OAnQuan(rules) = table.game();
        table.set_game(&OAnQuan(Rules { empty_quan, ..rules }));
        table.options_chosen = true;
    });
    if let Some(live_game) = own_mut(parts).current.live_game_mut() {
        live_game.set_empty_quan(empty_quan);
    }
    if let Some(mv) = then {
        play_move::<OAnQuan>(mv, context);
    }
}
