//! The words of the pebble games in the window.

use ::pebbles::{CannotTake, Heap, Pebbles, Take, Verdict};
use tabletop::{Entry as MatchEntry, Match, Played, Step};

use super::Look;
use crate::settings::Language;
use crate::ui::rooms::table::TableWords;
use crate::words::{ByLanguage, Entry as _, Source, choices, words};

words! {
    /// The words of one language.
    pub(in crate::ui::rooms) struct PebbleWords("pebbles-table-") {
        title,
        subtitle,
        looks,
        look_name[Look],
        lesson,
        lesson_rule,
        lesson_rule_done,
        lesson_end,
        lesson_end_done,
        lesson_row,
        lesson_row_done,
        lesson_missed,
        lesson_over,
        rules_heap,
        rules_strip,
        rules_table,
        rules_end,
        rules_hands,
        rules_source,
        at_start,
        at_most,
        options(pebbles: u16, most: u8),
        position(look: Look, left: u16, place: u16, most: u16, last: u8),
        move_name(look: Look, take: u8, place: u16),
        resigns,
        played(name: &str, look: Look, take: u8, place: u16),
        resigned(name: &str),
        game_over,
        more_than_most(most: u8),
        more_than_heap(left: u16),
        same_as_before(take: u8),
        hint_win(look: Look, take: u8, moves: u16),
        hint_loss(look: Look, take: u8, moves: u16),
        wins(name: &str, moves: u32),
        loses(name: &str, moves: u32),
        fault(name: &str, take: u8, better: u8, moves: u16),
        all_taken[Look],
        one_left[Look],
        take(take: u8),
        push(take: u8, cell: u16),
        go(take: u8, row: u16),
        barred(last: u8),
        heap_name(pebbles: u16),
        strip_name(cell: u16),
        table_name(row: u16, column: u8),
    }
}

choices! {
    Look {
        Look::Heap => "heap",
        Look::Strip => "strip",
        Look::Table => "table",
    }
}

impl PebbleWords {
    /// Returns the words of `language`.
    pub(in crate::ui::rooms) fn of(language: Language) -> &'static Self {
        static WORDS: ByLanguage<PebbleWords> = ByLanguage::new();
        WORDS.get(language, || PebbleWords::find(Source::of(language), "", &[]))
    }
}

impl TableWords<Pebbles> for PebbleWords {
    fn title(&self) -> &'static str {
        self.title
    }

    fn subtitle(&self) -> &'static str {
        self.subtitle
    }

    fn looks(&self) -> (&'static str, Vec<&'static str>) {
        (self.looks, Look::ALL.map(|look| self.look_name(look)).to_vec())
    }

    fn lesson(&self) -> &'static str {
        self.lesson
    }

    fn lesson_steps(&self) -> Vec<[&'static str; 2]> {
        vec![
            [self.lesson_rule, self.lesson_rule_done],
            [self.lesson_end, self.lesson_end_done],
            [self.lesson_row, self.lesson_row_done],
        ]
    }

    fn lesson_missed(&self) -> &'static str {
        self.lesson_missed
    }

    fn lesson_over(&self) -> &'static str {
        self.lesson_over
    }

    fn rules(&self) -> Vec<&'static str> {
        vec![
            self.rules_heap,
            self.rules_strip,
            self.rules_table,
            self.rules_end,
            self.rules_hands,
            self.rules_source,
        ]
    }

    fn position(&self, heap: &Heap, look: usize) -> String {
        let most = heap.pebbles().min(heap.most().into());
        let place = heap.pebbles() + 1;
        self.position(Look::of(look), heap.pebbles(), place, most, heap.last())
    }

    fn move_name(&self, entry: &MatchEntry<Pebbles>, look: usize) -> String {
        match entry.step {
            Step::Departure(_) => self.resigns.to_owned(),
            Step::Move(take) => {
                let place = entry.outcome.after.pebbles() + 1;
                self.move_name(Look::of(look), take.count(), place)
            }
        }
    }

    fn played(&self, played: &Match<Pebbles>, name: &str, look: usize) -> String {
        match played.entries().last().map(|entry| entry.step) {
            None => String::new(),
            Some(Step::Departure(_)) => self.resigned(name),
            Some(Step::Move(take)) => {
                let place = played.position().pebbles() + 1;
                self.played(name, Look::of(look), take.count(), place)
            }
        }
    }

    fn illegal(&self, why: &CannotTake) -> String {
        match why {
            CannotTake::GameOver(_) => self.game_over.to_owned(),
            CannotTake::MoreThanMost(_, most) => self.more_than_most(*most),
            CannotTake::MoreThanHeap(_, left) => self.more_than_heap(*left),
            CannotTake::SameAsBefore(take) => self.same_as_before(take.count()),
        }
    }

    fn hint(&self, verdict: &Verdict, look: usize) -> String {
        let (look, take) = (Look::of(look), verdict.take.count());
        let moves = verdict.value.unsigned_abs();
        match verdict.value {
            1.. => self.hint_win(look, take, moves),
            _ => self.hint_loss(look, take, moves),
        }
    }

    fn expected(&self, name: &str, value: i32) -> String {
        match value {
            1.. => self.wins(name, value.unsigned_abs()),
            _ => self.loses(name, value.unsigned_abs()),
        }
    }

    fn fault(&self, played: &Match<Pebbles>, name: &str, better: Take) -> String {
        let entries = played.entries();
        let before = played.position_after(entries.len().saturating_sub(1));
        let moves = Verdict::of(before, Some(better)).map_or(0, |verdict| verdict.value);
        let take = match entries.last().map(|entry| entry.step) {
            Some(Step::Move(take)) => take.count(),
            _ => 0,
        };
        self.fault(name, take, better.count(), moves.unsigned_abs())
    }

    fn end(&self, played: &Match<Pebbles>, look: usize) -> &'static str {
        let heap = played.position();
        match heap.pebbles() {
            _ if heap.takes().next().is_some() => "",
            0 => self.all_taken(Look::of(look)),
            _ => self.one_left(Look::of(look)),
        }
    }

    fn options(&self, game: &Pebbles) -> String {
        self.options(game.pebbles(), game.most())
    }
}
