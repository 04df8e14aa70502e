//! The words of the window, subject by subject. Their texts are in `assets/words/`.

mod achievements;
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

use crate::platform;
use crate::words::{ByLanguage, CommonWords, Entry, Source, part};
use ::words::Language;
use basics::Level;
use ui_kit::typing::FieldWords;

pub use crate::ui::oanquan::{OAnQuanBoardWords, OAnQuanSentences, RulesWords};
pub use crate::words::{LANGUAGES, Lead};
pub use achievements::AchievementWords;
pub use door::DoorWords;
pub use files::{FileFlaw, FileWords, SystemReason};
pub use help::{HelpWords, HintConsequence, Reason};
pub use learn::LearnWords;
pub use library::LibraryWords;
pub use lists::ListWords;
pub use offers::{HandicapOffer, OfferWords, Winner};
pub use puzzles::{DayMark, PuzzleWords};
pub use records::RecordWords;
pub use review::{MoveWords, ReviewWords};
pub use rooms::{FaultKind, RoomWords};
pub use statistics::StatisticsWords;
pub use subjects::{
    Corner, GameFilter, Heading, KeyLine, Pictured, Place, Printed, Section, SortOrder,
};
pub use tournament::{TournamentPart, TournamentSheet, TournamentWords, score_text};
pub use unsaved::UnsavedWords;

part!(Words);
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

/// Returns the language of the system if the program supports it, else Vietnamese.
pub fn system_language() -> Language {
    Language::of_locale(&platform::locale())
}
