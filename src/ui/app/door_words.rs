//! Why a text or a file contains no game, in words.

use ::link::Damage;
use oanquan_table::room::{record_error, record_flaw};
use window_words::Words;

use crate::door::{Refused, Seems, Why};
use crate::link::LinkError;
use crate::storage::{Flaw, ReadProblem};

/// Returns why a text is no game in itself, whatever game it looks like; `None` if it looks like one.
pub(super) fn no_game(words: &Words, refused: &Refused) -> Option<String> {
    let words = &words.door;
    Some(match &*refused.0 {
        Why::Empty => format!("{} {}", words.empty, words.can_be_read),
        Why::UnreadFormat(format) => words.unread_format(format),
        Why::Unknown(seems) => {
            let seems = match seems {
                Seems::Names => return Some(words.names.to_owned()),
                Seems::Address => return Some(words.address.to_owned()),
                Seems::OtherGame => return Some(words.other_game.to_owned()),
                Seems::Numbers => words.numbers,
                Seems::Words => words.prose,
            };
            format!("{seems} {}", words.can_be_read)
        }
        Why::File(_)
        | Why::Link(_)
        | Why::Saved(_)
        | Why::GuestSaved { .. }
        | Why::OAnQuan(_)
        | Why::Guest(_) => return None,
    })
}

/// Returns why a text that looks like a game of Ô ăn quan is none, or why a file cannot be read.
pub(super) fn not_a_game(words: &Words, refused: &Refused) -> String {
    let files = &words.files;
    match &*refused.0 {
        Why::OAnQuan(error) => record_error(words, error),
        Why::Link(LinkError::Damage(damage)) => damaged_link(words, *damage),
        Why::Link(LinkError::Game(error)) => files.link_no_game(&record_error(words, error)),
        Why::Saved(problem) => files.damaged_file(problem, |flaw| record_flaw(words, flaw)),
        Why::File(ReadProblem::Unusable(Flaw::NotText)) => files.file_not_text.to_owned(),
        Why::File(problem) => files.read_problem(problem),
        // `no_game` and the words of the rooms say these.
        why => why.to_string(),
    }
}

fn damaged_link(words: &Words, damage: Damage) -> String {
    match damage {
        Damage::Damaged(game) => words.files.link_damaged(game),
        Damage::Newer(version) => words.files.link_newer(version),
        Damage::TooLong(most) => words.files.link_too_long(most),
    }
}
