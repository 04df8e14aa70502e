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
mod rules;
mod statistics;
mod subjects;
mod tournament;
mod unsaved;

use crate::ai::Level;
use crate::platform;
use crate::rules::{GameEnd, IllegalMove, Remainder};
use crate::settings::Language;
use crate::words::{ByLanguage, CommonWords, Entry, Source, part};
use ui_kit::typing::FieldWords;

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
pub use rooms::RoomWords;
pub use rules::RulesWords;
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

    /// Returns why a move is illegal.
    pub fn refusal(&self, illegal: IllegalMove, sides: usize) -> &'static str {
        match illegal {
            IllegalMove::GameOver(_) => self.common.game_over,
            IllegalMove::NoSuchCell(_) => self.refusal_no_such_cell,
            IllegalMove::QuanCell(_) => self.refusal_quan_cell,
            IllegalMove::NotYours(..) if sides == 2 => self.refusal_other_side,
            IllegalMove::NotYours(..) => self.refusal_other_player,
            IllegalMove::Pond(_) => self.refusal_pond,
            IllegalMove::EmptyCell(_) => self.refusal_empty_cell,
            IllegalMove::WrongDirection(_) => self.refusal_wrong_direction,
        }
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
