//! Why a choice on the board is refused, in words.

use oanquan::{Cell, Game, IllegalMove};
use table::words::refused;
use window_words::Words;

use super::OAnQuanWords;
use crate::OAnQuan;
use crate::room::live_game::Presenter;

/// Returns why a move is illegal.
pub fn illegal_move(words: &Words, illegal: IllegalMove, sides: usize) -> &'static str {
    match illegal {
        IllegalMove::GameOver(_) => words.common.game_over,
        IllegalMove::NoSuchCell(_) => words.refusal_no_such_cell,
        IllegalMove::QuanCell(_) => words.refusal_quan_cell,
        IllegalMove::NotYours(..) if sides == 2 => words.refusal_other_side,
        IllegalMove::NotYours(..) => words.refusal_other_player,
        IllegalMove::Pond(_) => words.refusal_pond,
        IllegalMove::EmptyCell(_) => words.refusal_empty_cell,
        IllegalMove::WrongDirection(_) => words.refusal_wrong_direction,
    }
}

/// Returns the refused cell, and why it is refused at the end of `played`, while the notice is shown.
pub fn notice(words: &Words, presenter: &Presenter, played: &Game) -> Option<(Cell, String)> {
    let cell = presenter.refused_at()?;
    let own = &OAnQuanWords::new(words);
    presenter.refusal().map(|why| (cell, refused::<OAnQuan>(words, own, why, played, 0)))
}
