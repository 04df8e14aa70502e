//! The words of the window, subject by subject: [`Words`]. Their texts are in `assets/words/`.
//!
//! Nothing here knows a game. The program has the sentences that need a type of a game, or of the door through
//! which games come in.

#![cfg(feature = "gui")]

mod achievements;
mod class;
mod door;
mod files;
mod help;
mod learn;
mod library;
mod lists;
mod offers;
mod opponents;
mod puzzles;
mod records;
mod review;
mod rooms;
mod statistics;
mod subjects;
mod tournament;
mod unsaved;

use basics::Level;
use game_words::{CommonWords, TogetherWords};
use ui_kit::typing::FieldWords;
use words::{ByLanguage, Entry, Language, Source, part};

pub use achievements::AchievementWords;
pub use class::{ClassPart, ClassWords};
pub use door::DoorWords;
pub use files::{FileFlaw, FileWords, SystemReason};
pub use help::{Expected, Greed, HelpWords, HintConsequence, Parried, Reason, Saved};
pub use learn::LearnWords;
pub use library::LibraryWords;
pub use lists::ListWords;
pub use offers::{HandicapOffer, OfferWords, Winner};
pub use puzzles::{DayMark, PuzzleWords};
pub use records::RecordWords;
pub use review::{MoveWords, ReviewWords};
pub use rooms::{FaultKind, RoomWords};
pub use statistics::{StatisticsWords, signed};
pub use subjects::{
    Corner, GameFilter, Heading, KeyLine, Pictured, Place, Printed, Section, SortOrder,
};
pub use tournament::{TournamentPart, TournamentSheet, TournamentWords, score_text};
pub use unsaved::UnsavedWords;

/// The fields of the words of this crate, one a line.
pub const FIELDS: &str = include_str!(concat!(env!("OUT_DIR"), "/fields.txt"));

part!(Words);
part!(AfterWords);
part!(AskedWords);
part!(BackupWords);
part!(DisplayWords);
part!(EditorWords);
part!(FirstWords);
part!(FormWords);
part!(HomeWords);
part!(PaperWords);
part!(PictureWords);
part!(PracticeWords);
part!(ReplayWords);
part!(RoundWords);
part!(SolvedWords);

impl Words {
    /// Returns the words of `language`.
    pub fn of(language: Language) -> &'static Words {
        static WORDS: ByLanguage<Words> = ByLanguage::new();
        WORDS.get(language, || Words::find(Source::of(language), "", &[]))
    }

    /// Returns the place of a side by its number.
    pub fn side_name(&self, side: usize, sides: usize) -> &'static str {
        self.side(Place::of(side, sides))
    }
}

impl AsRef<FieldWords> for Words {
    fn as_ref(&self) -> &FieldWords {
        &self.field
    }
}
