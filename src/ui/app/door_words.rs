//! Why a text or a file contains no game, in words.

use ::link::Damage;
use window_words::Words;

use crate::door::{GameRefused, Refused, Seems, Why};
use crate::storage::{Flaw, ReadProblem};

/// Returns why a text is no game, or why a file cannot be read. `of_game` words why a text that looks like a game of
/// some kind is none.
pub(super) fn no_game(
    words: &Words,
    refused: &Refused,
    of_game: impl FnOnce(&GameRefused) -> String,
) -> String {
    let (words, files) = (&words.door, &words.files);
    match &*refused.0 {
        Why::Empty => format!("{} {}", words.empty, words.can_be_read),
        Why::UnreadFormat(format) => words.unread_format(format),
        Why::Unknown(seems) => {
            let seems = match seems {
                Seems::Names => return words.names.to_owned(),
                Seems::Address => return words.address.to_owned(),
                Seems::OtherGame => return words.other_game.to_owned(),
                Seems::Numbers => words.numbers,
                Seems::Words => words.prose,
            };
            format!("{seems} {}", words.can_be_read)
        }
        Why::Game(why) => of_game(why),
        Why::Link(_, Damage::Damaged(game)) => files.link_damaged(game),
        Why::Link(_, Damage::Newer(version)) => files.link_newer(*version),
        Why::Link(_, Damage::TooLong(most)) => files.link_too_long(*most),
        Why::File(ReadProblem::Unusable(Flaw::NotText)) => files.file_not_text.to_owned(),
        Why::File(problem) => files.read_problem(problem),
    }
}
