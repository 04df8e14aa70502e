//! Why a choice on the board is refused, in words.

use game_words::Refused as NotPlayed;
use oanquan::{Cell, IllegalMove};
use window_words::Words;

use crate::controller::Refusal;
use crate::room::live_game::{Presenter, Refused};

/// Returns the sentence that says why a choice was refused on a board of `sides` sides.
pub fn refusal(words: &Words, refused: &Refused, sides: usize) -> String {
    let plain = match refused {
        Refused::Watching => words.computers_play,
        Refused::LookingBack => words.earlier_position,
        Refused::Away => words.is_sent,
        Refused::NotYourTurn => words.together.refused(NotPlayed::NotYourTurn),
        Refused::Replaying => words.replay.replay_only,
        Refused::Move(Refusal::ComputersTurn) => words.computers_turn,
        Refused::Move(Refusal::Illegal(illegal)) => illegal_move(words, *illegal, sides),
        Refused::AfterCommand => words.rooms.slash_first,
        Refused::Unknown(text) => return words.rooms.not_a_move(text),
        Refused::TakeBack(name) => return words.rooms.take_back_refused(name),
    };
    plain.to_owned()
}

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

/// Returns the refused cell, and that sentence, while the notice is shown.
pub fn notice(words: &Words, presenter: &Presenter, sides: usize) -> Option<(Cell, String)> {
    let cell = presenter.refused_at()?;
    presenter.refusal().map(|refused| (cell, refusal(words, refused, sides)))
}
