//! The words of the pebble games that the window and the terminal share.

use crate::{CannotTake, Heap, Malformed, Pebbles, Verdict, Why};
use basics::Excerpt;
use strum::VariantArray;
use tabletop::{Entry as MatchEntry, GameMatch, Match, Step};

use game_words::{CommonWords, GameWords};
use words::part;

/// The fields of the words of this crate, one a line.
pub const FIELDS: &str = include_str!(concat!(env!("OUT_DIR"), "/fields.txt"));

part!(PebbleWords);

/// A look of the pebble games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Look {
    /// A heap of pebbles.
    Heap,
    /// A piece beside a strip of cells.
    Strip,
    /// A piece on a table.
    Table,
}

impl Look {
    /// Returns the look with this number; a heap for unknown numbers.
    pub fn of(number: usize) -> Self {
        Look::VARIANTS.get(number).copied().unwrap_or(Look::Heap)
    }
}

impl PebbleWords {
    /// Returns a hint in a sentence or two.
    pub fn advice(&self, verdict: &Verdict, look: usize) -> String {
        let Verdict { take, left, is_only_win: only, .. } = *verdict;
        let (look, moves, place) = (Look::of(look), verdict.value.unsigned_abs(), left + 1);
        let why = match verdict.why {
            Why::Stuck => self.why_stuck(look, left),
            Why::LostHeap(lost) => {
                let beyond = u16::from(look != Look::Heap);
                let [one, two, three] = lost.map(|heap| heap + beyond);
                self.why_lost_heap(look, only, moves, left, place, one, two, three)
            }
            Why::BarsWin => self.why_bars_win(look, only, moves, left, place, take.count()),
            Why::WinBarred(barred) => self.why_win_barred(look, barred, moves),
            Why::Answered { answer, rest } => {
                self.why_answered(&self.answered(look, answer, rest, rest + 1), moves)
            }
        };
        self.hint(look, take.count(), &why)
    }
}

impl GameWords<Pebbles> for PebbleWords {
    fn title(&self) -> &'static str {
        self.title
    }

    fn subtitle(&self) -> &'static str {
        self.subtitle
    }

    fn position(&self, heap: &Heap, look: usize) -> String {
        let left = heap.pebbles();
        let (mut least, mut most) = (1, left.min(heap.most().into()));
        let mut barred = if u16::from(heap.last()) <= most { heap.last().into() } else { 0 };
        if most > 1 && barred == least {
            (least, barred) = (2, 0);
        } else if most > 1 && barred == most {
            (most, barred) = (most - 1, 0);
        }
        let least = if least < most { least } else { 0 };
        self.position(Look::of(look), left, left + 1, least, most, barred)
    }

    fn played(&self, turn: &MatchEntry<Pebbles>, name: &str, look: usize) -> String {
        match turn.step {
            Step::Move(take) => {
                let place = turn.outcome.after.pebbles() + 1;
                self.played(name, Look::of(look), take.count(), place)
            }
            Step::Departure(_) | Step::Round => String::new(),
        }
    }

    fn illegal(&self, why: &CannotTake, look: usize) -> String {
        let look = Look::of(look);
        match *why {
            CannotTake::GameOver(_) => self.common.game_over.to_owned(),
            CannotTake::MoreThanMost(_, most) => self.more_than_most(look, most),
            CannotTake::MoreThanHeap(_, left) => self.more_than_left(look, left),
            CannotTake::SameAsBefore(take) => self.same_as_before(look, take.count()),
        }
    }

    fn malformed(&self, why: &Malformed) -> String {
        match why {
            Malformed::Parts(parts) => self.not_four_parts(*parts),
            Malformed::Number { what, value, range } => {
                self.not_in_range(what, value, *range.start(), *range.end())
            }
            Malformed::Option(name) => self.no_option(name),
        }
    }

    fn end(&self, played: &Match<Pebbles>, look: usize) -> String {
        let heap = played.position();
        match heap.takes().next() {
            Some(_) => String::new(),
            None => self.end(heap.pebbles(), Look::of(look)),
        }
    }
}
