//! The sentences about the pebble games.

use ::pebbles::{CannotTake, Heap, Pebbles, Take, Values};
use tabletop::{Entry, Match, Played, Step};

use super::text::GuestWords;
use crate::settings::Language;
use crate::words::{ByLanguage, Entry as _, Source, words};
use basics::Excerpt;

words! {
    /// The words of one language.
    pub(super) struct PebblesWords("pebbles-") {
        position(left: u16, most: u8),
        position_barred(left: u16, most: u8, barred: u8),
        played(name: &str, take: u8),
        left_the_game(name: &str),
        game_over,
        more_than_most(most: u8),
        more_than_heap(left: u16),
        same_as_before(take: u8),
        hint_win(take: u8, moves: u16),
        hint_loss(take: u8),
        over_empty(name: &str),
        over_one_left(name: &str),
        nobody,
        unclear(line: &Excerpt),
        help,
        welcome,
    }
}

impl PebblesWords {
    /// Returns the words of `language`.
    pub(super) fn of(language: Language) -> &'static Self {
        static WORDS: ByLanguage<PebblesWords> = ByLanguage::new();
        WORDS.get(language, || PebblesWords::find(Source::of(language), "", &[]))
    }
}

impl GuestWords<Pebbles> for PebblesWords {
    fn position(&self, heap: &Heap) -> String {
        match heap.last() {
            0 => self.position(heap.pebbles(), heap.most()),
            last => self.position_barred(heap.pebbles(), heap.most(), last),
        }
    }

    fn played(&self, entry: &Entry<Pebbles>, name: &str) -> String {
        match entry.step {
            Step::Move(take) => self.played(name, take.count()),
            Step::Departure(_) => self.left_the_game(name),
        }
    }

    fn illegal(&self, why: &CannotTake) -> String {
        match *why {
            CannotTake::GameOver(_) => self.game_over.to_owned(),
            CannotTake::MoreThanMost(_, most) => self.more_than_most(most),
            CannotTake::MoreThanHeap(_, left) => self.more_than_heap(left),
            CannotTake::SameAsBefore(take) => self.same_as_before(take.count()),
        }
    }

    fn hint(&self, played: &Match<Pebbles>, take: Take) -> String {
        match moves_to_win(played, take) {
            Some(moves) => self.hint_win(take.count(), moves),
            None => self.hint_loss(take.count()),
        }
    }

    fn over(&self, played: &Match<Pebbles>, winner: Option<&str>) -> String {
        let winner = winner.unwrap_or(self.nobody);
        match played.position().pebbles() {
            0 => self.over_empty(winner),
            _ => self.over_one_left(winner),
        }
    }

    fn unclear(&self, line: &Excerpt) -> String {
        self.unclear(line)
    }

    fn help(&self) -> &'static str {
        self.help
    }

    fn welcome(&self) -> &'static str {
        self.welcome
    }
}

/// Returns the number of moves that a good move leaves until the mover has won; `None` if the
/// other side wins.
fn moves_to_win(played: &Match<Pebbles>, take: Take) -> Option<u16> {
    let mut after = played.clone();
    after.play(take).ok()?;
    let value = Values::of(after.position()).value(after.position())?;
    (value <= 0).then(|| value.unsigned_abs() + 1)
}
