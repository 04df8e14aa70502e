//! Refusals. `Display` writes each as a sentence in English that says what to do.

use basics::Excerpt;
use thiserror::Error;

use crate::{MAX_PLAYERS, PlayerName};

/// Why names or a number of rounds were refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// The name has no letters.
    #[error("A name needs at least one letter.")]
    Nameless,
    /// The name has letters that the program cannot show.
    #[error("This name has letters that cannot be shown.")]
    NotShown,
    /// The name has this many letters, more than [`PlayerName::MAX`].
    #[error(
        "The name {0} has {1} letters, but {most} are the most. Please shorten it.",
        most = PlayerName::MAX
    )]
    TooLong(Excerpt, usize),
    /// Another player has the same name.
    #[error("The name {0} is there twice. Please add something that tells the two apart.")]
    Twice(Excerpt),
    /// There is only this number of players.
    #[error("A tournament needs at least 2 players; there are {0}.")]
    TooFew(usize),
    /// There are this many players, more than [`MAX_PLAYERS`].
    #[error(
        "A tournament has at most {most} players; there are {0}. Please hold two tournaments.",
        most = MAX_PLAYERS
    )]
    TooMany(usize),
    /// The number of rounds is outside the range: the number, the least, the most.
    #[error("The tournament can have {1} to {2} rounds, not {0}.")]
    Rounds(usize, usize, usize),
}

/// Why no further round was paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CannotPair {
    /// This many results of the round are missing.
    #[error("Please enter the results that are missing first: {0}.")]
    ResultsMissing(usize),
    /// All rounds planned have been paired.
    #[error("All rounds are over.")]
    Ended,
    /// Only this number of players is present.
    #[error("A round needs at least 2 players who are present; there are {0}.")]
    TooFewPresent(usize),
    /// No pairing is left in which nobody meets an opponent again and the free round is fair.
    #[error("Nobody can play without meeting an opponent again: the tournament is over.")]
    NoneLeft,
}

/// Why stored data are not a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Malformed {
    /// The names or the number of rounds are refused.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// A round, counted from 1, has a player who does not exist, or the same player twice.
    #[error("the players of round {0} are wrong")]
    Players(usize),
    /// In this round, counted from 1, two players meet again.
    #[error("two players meet again in round {0}")]
    MeetAgain(usize),
    /// A result of this round is missing, although a later round exists.
    #[error("a result of round {0} is missing")]
    ResultMissing(usize),
}
