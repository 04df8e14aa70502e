//! The words of the pebble games that only the window needs.

use game_words::GameWords;
use settings::Language;
use strum::VariantArray;
use table::words::{PageWords, TableWords, Viewpoint, Voice};
use tabletop::{Entry as MatchEntry, Match, Notation, Side, Step};
use window_words::{RecordWords, Words, signed};
use words::{ByLanguage, Entry as _, Source, part};

use super::before_and_after;
use crate::words::{Look, PebbleWords};
use crate::{Pebbles, Take, Values, Verdict, Why};

part!(BoardWords);

impl BoardWords {
    /// Returns the words of `language`.
    pub(crate) fn of(language: Language) -> &'static Self {
        static WORDS: ByLanguage<BoardWords> = ByLanguage::new();
        WORDS.get(language, || BoardWords::find(Source::of(language), "", &[]))
    }
}

impl TableWords<Pebbles> for BoardWords {
    fn shared(&self) -> &dyn GameWords<Pebbles> {
        &self.shared
    }

    fn options(&self, game: &Pebbles, look: usize) -> Vec<(&'static str, String)> {
        let look = Look::of(look);
        let size = game.pebbles() + beyond_the_heap(look);
        vec![(self.size(look), size.to_string()), (self.most, game.most().to_string())]
    }

    fn move_name(&self, turn: &MatchEntry<Pebbles>, view: Viewpoint) -> String {
        let place = turn.outcome.after.pebbles() + 1;
        self.move_name(Look::of(view.look), taken(turn), place)
    }

    fn hint(&self, voice: &Voice<'_>, verdict: &Verdict) -> String {
        self.shared.advice(verdict, voice.view.look)
    }

    /// Returns the turns to the win, or to the loss behind a minus sign.
    fn score(&self, score: i32) -> String {
        signed(score)
    }

    fn about_values(&self, _words: &Words, _name: &str, _depth: Option<u32>) -> String {
        self.values.to_owned()
    }

    fn expected(&self, voice: &Voice<'_>, side: Side, value: i32, _proven: bool) -> String {
        let name = &voice.name(side);
        self.expected(name, value > 0, value.unsigned_abs())
    }

    fn fault(
        &self,
        voice: &Voice<'_>,
        played: &Match<Pebbles>,
        _kind: &str,
        better: Take,
    ) -> String {
        let name = &voice.last_mover::<Pebbles>(played);
        let (before, after) = before_and_after(played);
        let moves = Values::of(&before).of_move(&before, better).unwrap_or_default();
        let (take, look) = (after.last(), Look::of(voice.view.look));
        let verdict = Take::new(take).and_then(|take| Verdict::of(&before, Some(take)));
        let answered = match verdict.map(|verdict| verdict.why) {
            Some(Why::Answered { answer, rest }) => {
                self.shared.answered(look, answer, rest, rest + 1)
            }
            _ => String::new(),
        };
        let (left, moves) = (after.pebbles(), moves.unsigned_abs());
        self.fault(name, look, take, left, left + 1, &answered, better.count(), moves)
    }
}

impl PageWords<Pebbles> for BoardWords {
    fn unread(&self, flaw: &<Pebbles as Notation>::Unreadable, records: &RecordWords) -> String {
        records.flaw_of(flaw, self.shared(), 0)
    }

    /// Names all three games, of which the title has one.
    fn card(&self) -> &'static str {
        self.card
    }

    fn looks(&self) -> Option<&'static str> {
        Some(self.looks)
    }

    fn look_names(&self) -> Vec<&'static str> {
        Look::VARIANTS.iter().map(|look| self.look_name(*look)).collect()
    }

    fn lesson_missed(&self, _step: usize, _played: &Match<Pebbles>) -> Option<&'static str> {
        Some(self.lesson_missed)
    }

    fn lesson_steps(&self) -> Vec<[&'static str; 2]> {
        vec![
            [self.lesson_rule, self.lesson_rule_done],
            [self.lesson_end, self.lesson_end_done],
            [self.lesson_row, self.lesson_row_done],
        ]
    }
}

/// Returns by how much the cells or rows of a look outnumber the pebbles of the heap: the piece
/// stands on the first one when the heap is empty.
pub(super) fn beyond_the_heap(look: Look) -> u16 {
    match look {
        Look::Heap => 0,
        Look::Strip | Look::Table => 1,
    }
}

/// Returns the number that a turn took; 0 for a departure.
fn taken(turn: &MatchEntry<Pebbles>) -> u8 {
    match turn.step {
        Step::Move(take) => take.count(),
        Step::Departure(_) | Step::Round => 0,
    }
}
