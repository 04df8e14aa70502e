//! Why a text or a file contains no game, in words.

use ::link::Damage;
use window_words::Words;

use crate::door::{GameRefused, Refused, Seems, Why};
use crate::storage::{Flaw, ReadProblem};

/// Returns why a text is no game, or why a file cannot be read. `of_game` words why a text that looks like a game of
/// some kind is none; only a text that `is_pasted` can be copied again.
pub(super) fn no_game(
    words: &Words,
    refused: &Refused,
    is_pasted: bool,
    of_game: impl FnOnce(&GameRefused) -> String,
) -> String {
    let (empty_clipboard, words, files) = (words.nothing_to_paste, &words.door, &words.files);
    match &*refused.0 {
        Why::Empty => if is_pasted { empty_clipboard } else { words.empty }.to_owned(),
        Why::UnreadFormat(format) => words.unread_format(format),
        Why::Unknown(seems) => match seems {
            Seems::Names => words.names.to_owned(),
            Seems::Address => words.address.to_owned(),
            Seems::OtherGame => words.other_game.to_owned(),
            Seems::Numbers => words.numbers.to_owned(),
            Seems::Words if is_pasted => words.can_be_read.to_owned(),
            Seems::Words => words.prose.to_owned(),
        },
        Why::Game(why) => of_game(why),
        Why::Link(_, Damage::Damaged(game)) => files.link_damaged(game),
        Why::Link(_, Damage::Newer(version)) => files.link_newer(*version),
        Why::Link(_, Damage::TooLong(most)) => files.link_too_long(*most),
        Why::File(ReadProblem::Unusable(Flaw::NotText)) => files.file_not_text.to_owned(),
        Why::File(problem) => files.read_problem(problem),
    }
}
