//! The trait of games that people write down.

use std::fmt::{Debug, Display};

use basics::movetext::numbered;
use basics::record_text::game_named;
use basics::{Claim, Departure, Form, Unread};

use super::{Game, Noted, Record, option_text};

/// A game that people write down, in one form or several.
pub trait Notation: Game {
    /// What can be wrong with a text, in words without a full stop.
    type Unreadable: Clone + PartialEq + Debug + Display + Send + Sync + 'static;

    /// The forms in which games are written for others, the usual one first. [`Form::Record`], which
    /// loses nothing, is among them; by default, nobody else writes the game down.
    const FORMS: &'static [Form] = &[Form::Record];

    /// The ends that programs of before did not see, by the [names](super::GameEntry::end) that records give them, each
    /// with its mark in the head of a link. A link without the mark is one of a match that went on there.
    const LATE_ENDS: &'static [(&'static str, &'static str)] = &[];

    /// Returns how sure it is that `text` is written in a form of this game: by default, if a tag names the game, perhaps
    /// if it is a position, and on the page of the game if it is moves alone.
    fn claim(text: &str) -> Claim {
        match game_named(text) {
            Ok(name) if name == Self::ID => Claim::Surely,
            Ok(_) => Claim::No,
            Err(_) if Self::usual().parse_position(text.trim()).is_ok() => Claim::Perhaps,
            Err(at) if is_moves::<Self>(&text[at..]) => Claim::Here,
            Err(_) => Claim::No,
        }
    }

    /// Reads the games in `text`, at least one. `self` supplies the options that it does not name.
    /// [`Record::read_all`] does it for records.
    ///
    /// # Errors
    /// Returns the first flaw and its place; nothing of the text is used then.
    fn read_games(&self, text: &str) -> Result<Vec<Noted<Self>>, Unread<Self::Unreadable>>;

    /// Returns the text of a game in one of [`FORMS`](Self::FORMS): by default, its record.
    fn write(record: &Record<Self>, _form: Form) -> String {
        record.to_string()
    }

    /// Returns the options that are not the usual ones as the head of a link has them.
    fn unusual_options(&self) -> String {
        let usual = Self::usual().options();
        option_text(self.options().into_iter().filter(|option| !usual.contains(option)))
    }

    /// Sorts legal moves as links count them: by their texts, unless the game has always counted otherwise.
    fn sort(moves: &mut [Self::Move]) {
        moves.sort_by_cached_key(ToString::to_string);
    }
}

/// Returns whether a text is moves of a game, perhaps with their numbers and departures, and nothing else.
fn is_moves<G: Game>(text: &str) -> bool {
    let mut words = text.split_whitespace().filter(|word| !is_aside(word)).peekable();
    words.peek().is_some() && words.all(|word| word.parse::<G::Move>().is_ok())
}

/// Returns whether a word among moves is the number of a turn, or a departure.
pub fn is_aside(word: &str) -> bool {
    numbered(word).is_some_and(|(_, rest)| rest.is_empty()) || word.parse::<Departure>().is_ok()
}
