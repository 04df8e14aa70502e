//! The words of a small game that only the window needs.

use game_words::GameWords;
use settings::Language;
use table::words::{Chances, PageWords, TableWords, Viewpoint, Voice, score_in_signs};
use tabletop::{Entry as MatchEntry, GameMatch, Match, RecordFlaw, Side, Step};
use window_words::RecordWords;
use words::{ByLanguage, Entry as _, Source, part};

use crate::search::moves_to_end;
use crate::words::winners;
use crate::{Advice, Small, SmallGame, SmallWords, Trail};

part!(BoardWords);

/// The scores from which a side is better, and much better, in hundredths of a piece.
const SOME: i32 = 150;
const MUCH: i32 = 500;

impl BoardWords {
    /// Returns the words of `language`.
    pub(crate) fn of(language: Language) -> &'static Self {
        static WORDS: ByLanguage<BoardWords> = ByLanguage::new();
        WORDS.get(language, || BoardWords::find(Source::of(language), "", &[]))
    }
}

impl<G: SmallGame> TableWords<Small<G>> for SmallWords<G> {
    fn shared(&self) -> &dyn GameWords<Small<G>> {
        self
    }

    fn options(&self, game: &Small<G>, _look: usize) -> Vec<(&'static str, String)> {
        let shared = BoardWords::of(self.language);
        let value = |is_on| if is_on { shared.on } else { shared.off }.to_owned();
        let labels = self.options.iter().copied();
        labels.zip(game.switches()).map(|(label, (_, is_on))| (label, value(is_on))).collect()
    }

    fn summary(&self, game: &Small<G>, look: usize) -> String {
        let options = self.options(game, look).into_iter();
        let options: Vec<String> =
            options.map(|(label, value)| format!("{label}: {value}")).collect();
        if options.is_empty() { self.title().to_owned() } else { options.join(", ") }
    }

    /// The pieces of a side are the same whoever leads.
    fn side_names(&self, _first: Side) -> Option<[&'static str; 2]> {
        self.side(Side::NEAR).zip(self.side(Side::FAR)).map(Into::into)
    }

    fn piece(&self, _played: &Match<Small<G>>, side: Side, _look: usize) -> Option<&'static str> {
        self.side(side)
    }

    fn move_name(&self, turn: &MatchEntry<Small<G>>, _view: Viewpoint) -> String {
        match turn.step {
            Step::Move(mv) => mv.name(),
            Step::Departure(_) | Step::Round => String::new(),
        }
    }

    fn move_on_board(&self, turn: &MatchEntry<Small<G>>, view: Viewpoint) -> String {
        self.move_name(turn, view)
    }

    fn hint(&self, _voice: &Voice<'_>, hint: &Advice<G::Move>) -> String {
        self.advice(hint)
    }

    fn score(&self, score: i32) -> String {
        score_in_signs(score, moves_to_end(score).map(winners))
    }

    fn expected(&self, voice: &Voice<'_>, side: Side, score: i32, _proven: bool) -> String {
        let (name, shared) = (&voice.name(side), BoardWords::of(self.language));
        match moves_to_end(score) {
            Some(moves @ 1..) => shared.expected_win(name, winners(moves)),
            Some(moves) => shared.expected_loss(name, winners(moves)),
            None => shared.expected(name, Chances::of(score, SOME, MUCH)),
        }
    }

    fn fault(
        &self,
        voice: &Voice<'_>,
        played: &Match<Small<G>>,
        kind: &str,
        better: G::Move,
    ) -> String {
        let last = played.entries().last();
        let last = last.map(|turn| self.move_name(turn, voice.view)).unwrap_or_default();
        let name = &voice.last_mover::<Small<G>>(played);
        BoardWords::of(self.language).fault(kind, name, &last, &better.name())
    }
}

impl<G: SmallGame> PageWords<Small<G>> for SmallWords<G> {
    fn unread(&self, flaw: &RecordFlaw<Small<G>>, records: &RecordWords) -> String {
        records.flaw_of(flaw, self, 0)
    }

    fn lesson_steps(&self) -> Vec<[&'static str; 2]> {
        self.lesson.clone()
    }
}
