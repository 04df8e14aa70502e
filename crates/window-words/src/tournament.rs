//! Words for the tournaments of a class.

use super::files::{Trouble, trouble};
use strum::VariantArray;
use swiss::{CannotPair, MAX_PLAYERS, Outcome, PassedOver, PlayerName, Refused, Score};
use tabletop::storage::LoadProblem;
use words::part;

part!(TournamentWords);

/// A part of the page of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum TournamentPart {
    /// The games of a round.
    Round,
    /// The standings.
    Standings,
    /// All rounds in a table.
    Rounds,
    /// The players, and the number of rounds.
    Players,
}

/// A sheet of a tournament to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum TournamentSheet {
    /// The games of a round.
    Pairings,
    /// The standings.
    Standings,
    /// The standings, for programs of offices.
    Table,
    /// Certificates for the best three.
    Certificates,
}

/// The quarters of a point as text.
const QUARTERS: [&str; 4] = ["", "¼", "½", "¾"];

/// Returns a score as text, such as "2½".
pub fn score_text(score: Score) -> String {
    match (score.quarters() / 4, score.quarters() as usize % 4) {
        (0, part @ 1..) => QUARTERS[part].to_owned(),
        (whole, part) => format!("{whole}{}", QUARTERS[part]),
    }
}

impl TournamentWords {
    /// Returns why a file with a tournament cannot be read.
    pub fn unusable(&self, problem: &LoadProblem) -> String {
        match trouble(problem) {
            (Trouble::Newer, path) => self.newer(&path),
            (Trouble::Damaged, path) => self.damaged(&path),
            (Trouble::Stuck, path) => self.stuck(&path),
        }
    }

    /// Returns why a name or a number of rounds was refused.
    pub fn refused(&self, why: &Refused) -> String {
        match why {
            Refused::Nameless => self.nameless.to_owned(),
            Refused::NotShown => self.not_shown.to_owned(),
            Refused::TooLong(name, length) => {
                self.too_long(name.as_str(), *length, PlayerName::MAX)
            }
            Refused::Twice(name) => self.twice(name.as_str()),
            Refused::TooFew(count) => self.too_few(*count),
            Refused::TooMany(count) => self.too_many(*count, MAX_PLAYERS),
            Refused::Rounds(rounds, least, most) => self.rounds_range(*rounds, *least, *most),
        }
    }

    /// Returns why the next round cannot be paired.
    pub fn cannot_pair(&self, why: CannotPair) -> String {
        match why {
            CannotPair::ResultsMissing(count) => self.missing(count),
            CannotPair::Ended => self.all_over.to_owned(),
            CannotPair::TooFewPresent(count) => self.too_few_present(count),
            CannotPair::NoneLeft => self.none_left.to_owned(),
        }
    }
}
