//! What the pages around the board say.

use window_words::RecordWords;

use super::game_text::TableWords;
use crate::game::TableGame;

/// The words of the pages around the board, in one language: the start page, the rules, the lesson and
/// the puzzles.
pub trait PageWords<G: TableGame>: TableWords<G> {
    /// Returns the aim of the game with these options in one sentence or two, for the start page.
    fn goal(&self, _game: &G, _look: usize) -> String {
        self.shared().subtitle().to_owned()
    }

    /// Returns the game in one sentence or two, for the list of the other games.
    fn card(&self) -> &'static str {
        self.shared().subtitle()
    }

    /// Returns why a text is no game, in words without a full stop. `records` are the words for records.
    fn unread(&self, flaw: &G::Unreadable, records: &RecordWords) -> String;

    /// Returns the label of the choice of the look; `None` for the usual one.
    fn looks(&self) -> Option<&'static str> {
        None
    }

    /// Returns the names of the looks; a game with one look needs none.
    fn look_names(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Returns what to do in each step of the lesson, and what is said after the right move.
    fn lesson_steps(&self) -> Vec<[&'static str; 2]> {
        Vec::new()
    }

    /// Returns what is said after a wrong move in this step of the lesson, from 0, the last one of
    /// `played`; `None` for *Not that move. Try again.*
    fn lesson_missed(&self, _step: usize, _played: &G::Match) -> Option<&'static str> {
        None
    }

    /// Returns what the signs on the board mean, which appear when a step of the lesson is tried again;
    /// `None` if there are none.
    fn lesson_signs(&self) -> Option<&'static str> {
        None
    }
}
