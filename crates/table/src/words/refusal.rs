//! Why a choice on the board is refused, in words.

use game_words::Refused as NotPlayed;
use live::{LiveGame, Refused};
use tabletop::{GameMatch, Refusal};
use window::Correspondence;
use window_words::Words;

use super::correspondence::awaited;
use super::game_text::{TableWords, Voice};
use crate::board::{BoardUi, Typing};

/// Returns why the last choice or typed text in a game is refused, in a sentence; `None` if it is not.
pub fn refusal_in<G: BoardUi>(voice: &Voice<'_>, live: &LiveGame<G>) -> Option<String> {
    let why = live.presenter().refusal()?;
    if matches!(why, Refused::Away) {
        let to_move = live.session().game().to_move();
        return Some(awaited(voice, Correspondence::Sent, to_move));
    }
    let (own, look) = (G::words(voice.words.in_language), voice.view.look);
    Some(refused(voice.words, own, why, live.session().game(), look))
}

/// Returns why a choice at the end of `played` is refused, in a sentence.
pub fn refused<G: BoardUi>(
    words: &Words,
    own: &dyn TableWords<G>,
    why: &Refused<G::Illegal>,
    played: &G::Match,
    look: usize,
) -> String {
    let plain = match why {
        Refused::LookingBack => words.earlier_position,
        Refused::Away => words.is_sent,
        Refused::NotYourTurn => words.together.refused(NotPlayed::NotYourTurn),
        Refused::Watching => words.computers_play,
        Refused::Replaying => words.replay.replay_only,
        Refused::Move(Refusal::ComputersTurn) => words.computers_turn,
        Refused::Move(Refusal::Illegal(illegal)) => return own.illegal(played, illegal, look),
        Refused::AfterCommand => words.rooms.slash_first,
        Refused::Unknown(text) if G::TYPING == Typing::Square => {
            return words.rooms.not_a_square(text);
        }
        Refused::Unknown(text) => return words.rooms.not_a_move(text),
        Refused::TakeBack(name) => return words.rooms.take_back_refused(name),
    };
    plain.to_owned()
}
