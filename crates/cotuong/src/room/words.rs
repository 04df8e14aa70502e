//! The words of cờ tướng that only the window needs.

use basics::Excerpt;
use game_words::GameWords;
use settings::Language;
use strum::VariantArray;
use table::board::ShortMove;
use table::words::{Chances, PageWords, TableWords, Viewpoint, Voice, by_side, score_in_signs};
use tabletop::{Advisor, Entry as MatchEntry, GameMatch, Match, Side};
use window_words::RecordWords;
use words::{ByLanguage, Entry as _, Source, part};

use super::captured;
use super::lesson::{self, Goal};
use super::look::Look;
use crate::words::{CotuongWords, Taken, winners_moves};
use crate::{
    Board, CannotMove, Color, Cotuong, CotuongEvent, Dialect, Kind, Move, NotesFlaw, Piece, Place,
    Reason, Square, Theme, Unreadable, Way, Written, moves_to_mate, notation, written,
};

part!(CotuongNotesWords);

part!(BoardWords);

/// What a crossing means to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Lies {
    /// The chosen piece stands there.
    Chosen,
    /// The chosen piece may go there.
    Target,
    /// Nothing.
    Plain,
}

impl BoardWords {
    /// Returns the words of `language`.
    pub(crate) fn of(language: Language) -> &'static Self {
        static WORDS: ByLanguage<BoardWords> = ByLanguage::new();
        WORDS.get(language, || BoardWords::find(Source::of(language), "", &[]))
    }

    /// Returns how moves are written in this language, beside this set of pieces: in Western letters, unless
    /// the pieces have those of Việt Nam.
    pub(super) fn dialect(&self, look: usize) -> Dialect {
        match (self.in_language, Look::of(look)) {
            (Language::English, Look::Characters | Look::Pictures) => Dialect::Wxf,
            (Language::English, Look::Letters) | (Language::Vietnamese, _) => Dialect::Vietnamese,
        }
    }

    /// Returns a move in words: the piece and its file, and where it goes; `None` if the side to move has
    /// no piece there.
    fn in_words(&self, move_of: &Written) -> Option<String> {
        let (kind, file) = (move_of.kind, move_of.file?);
        let mover = match move_of.place {
            Some(place) => self.mover_of_several(place, kind, file),
            None => self.mover(kind, file),
        };
        Some(match move_of.counts_steps() {
            true => self.steps_in_words(&mover, move_of.way, move_of.target),
            false => self.arrival_in_words(&mover, move_of.way, move_of.target),
        })
    }

    /// Returns a move on a board in the notation for this set of pieces, and in words.
    fn written(&self, board: &Board, mv: Move, look: usize) -> [String; 2] {
        let words = board.written(mv).and_then(|written| self.in_words(&written));
        [board.notation_in(mv, self.dialect(look)), words].map(Option::unwrap_or_default)
    }

    /// Returns the name of the board for screen readers.
    pub(super) fn board(&self, board: &Board) -> String {
        self.name(Color::ALL.map(|color| board.all(color).len()).iter().sum::<u32>())
    }

    /// Returns the name of a crossing and what is on it.
    pub(super) fn square(&self, square: Square, piece: Option<Piece>, lies: Lies) -> String {
        let square = square.to_string();
        match piece {
            Some(Piece { color, kind }) => self.piece_on(&square, color, kind, lies),
            None => self.empty(&square, lies),
        }
    }
}

impl TableWords<Cotuong> for BoardWords {
    fn shared(&self) -> &dyn GameWords<Cotuong> {
        &self.shared
    }

    fn piece(&self, played: &Match<Cotuong>, side: Side, _look: usize) -> Option<&'static str> {
        Some(self.shared.side(played.position().red(), side))
    }

    fn captured(&self, played: &Match<Cotuong>, side: Side) -> Option<String> {
        let counts = captured::counts(played, side).into_iter();
        let list: Vec<String> =
            counts.map(|(kind, count)| self.captured_kind(kind, count)).collect();
        (!list.is_empty()).then(|| self.captured(&list.join(", ")))
    }

    fn on_board(&self, voice: &Voice<'_>, played: &Match<Cotuong>, side: Side) -> String {
        let (position, board) = (played.position(), played.position().board());
        let color = if position.red() == side { Color::Red } else { Color::Black };
        let of_kind = |kind: &Kind| {
            let squares: Vec<_> = board.pieces(color, *kind).map(|it| it.to_string()).collect();
            let count = self.captured_kind(*kind, squares.len());
            (!squares.is_empty()).then(|| format!("{count} {}", squares.join(" ")))
        };
        let list: Vec<_> = Kind::VARIANTS.iter().filter_map(of_kind).collect();
        format!("{}: {}.", voice.name(side), list.join(", "))
    }

    fn captures(&self, voice: &Voice<'_>, played: &Match<Cotuong>) -> Option<String> {
        let asked = &voice.words.asked;
        let captures = played.legal_moves().into_iter().filter_map(|mv| {
            let mut after = played.clone();
            let turn = after.play(mv).ok()?;
            let is_capture = |event: &CotuongEvent| matches!(event, CotuongEvent::Captured { .. });
            turn.outcome.events.iter().any(is_capture).then(|| self.move_on_board(turn, voice.view))
        });
        let captures: Vec<_> = captures.collect();
        Some(match captures.is_empty() {
            true => asked.no_capture.to_owned(),
            false => asked.captures(&captures.join(", ")),
        })
    }

    fn options(&self, game: &Cotuong, _look: usize) -> Vec<(&'static str, String)> {
        vec![(self.options, TableWords::<Cotuong>::summary(self, game, 0))]
    }

    fn summary(&self, game: &Cotuong, _look: usize) -> String {
        let (pieces, moves) = (game.handicap().squares(game.stronger()).len(), game.first_moves());
        match (pieces, moves) {
            (0, 0) => self.no_handicap.to_owned(),
            _ => self.summary(pieces, moves),
        }
    }

    fn side_names(&self, first: Side) -> Option<[&'static str; 2]> {
        Some(by_side([self.shared.red, self.shared.black], first))
    }

    fn to_move(&self, voice: &Voice<'_>, played: &Match<Cotuong>, side: Side) -> String {
        let (position, board) = (played.position(), played.position().board());
        let color = board.to_move();
        let is_check = !board.checkers(color).is_empty();
        let whose = voice.whose_turn(side);
        let is_told = voice.players()[side].is_of_side;
        self.to_move(&whose, is_told, color, is_check, position.first_moves())
    }

    fn move_name(&self, turn: &MatchEntry<Cotuong>, view: Viewpoint) -> String {
        notation(turn, self.dialect(view.look)).unwrap_or_default()
    }

    fn move_on_board(&self, turn: &MatchEntry<Cotuong>, view: Viewpoint) -> String {
        let name = self.move_name(turn, view);
        self.move_in_words(turn).map(|words| format!("{name} ({words})")).unwrap_or(name)
    }

    fn move_in_words(&self, turn: &MatchEntry<Cotuong>) -> Option<String> {
        self.in_words(&written(turn)?)
    }

    fn moved(&self, voice: &Voice<'_>, turn: &MatchEntry<Cotuong>, name: &str) -> String {
        let words = self.move_in_words(turn).unwrap_or_default();
        self.shared.played_with(turn, name, &self.move_name(turn, voice.view), &words)
    }

    fn illegal(&self, played: &Match<Cotuong>, why: &CannotMove, look: usize) -> String {
        let illegal = match why {
            CannotMove::Illegal(why) | CannotMove::Unreadable(Unreadable::Illegal(why)) => why,
            _ => return self.shared.illegal(why, look),
        };
        let told = self.refused_move(played.position().board(), illegal);
        told.unwrap_or_else(|| self.shared.illegal(why, look))
    }

    fn hint(&self, voice: &Voice<'_>, hint: &<Cotuong as Advisor>::Hint) -> String {
        self.shared.advice_with(hint, |board, mv| self.written(board, mv, voice.view.look))
    }

    fn hint_of_part(
        &self,
        _voice: &Voice<'_>,
        played: &Match<Cotuong>,
        mv: Move,
    ) -> Option<String> {
        Some(self.hint_piece(&self.piece_in_words(played.position().board(), mv.from)?))
    }

    fn candidate(
        &self,
        voice: &Voice<'_>,
        played: &Match<Cotuong>,
        mv: Move,
    ) -> (ShortMove, String) {
        let [notation, words] = self.written(played.position().board(), mv, voice.view.look);
        let name = format!("{notation} ({words})");
        (ShortMove { text: notation, arrow: None }, name)
    }

    /// Returns the score in soldiers, or the moves to the mate behind a hash sign.
    fn score(&self, score: i32) -> String {
        score_in_signs(score, moves_to_mate(score).map(winners_moves))
    }

    fn expected(&self, voice: &Voice<'_>, side: Side, score: i32, _proven: bool) -> String {
        let name = &voice.name(side);
        match moves_to_mate(score) {
            Some(moves @ 1..) => self.expected_win(name, winners_moves(moves)),
            Some(moves) => self.expected_loss(name, winners_moves(moves)),
            None => self.expected(name, Chances::of(score, SOME, MUCH)),
        }
    }

    /// Returns what the better move captures and whether it gives check, or what else speaks for it.
    fn why_better(
        &self,
        voice: &Voice<'_>,
        before: &Match<Cotuong>,
        _played: Move,
        better: Move,
    ) -> String {
        let board = before.position().board();
        let mut after = board.clone();
        let captured = after.make(better).map(|piece| piece.kind);
        let is_check = !after.checkers(after.to_move()).is_empty();
        let Some(notation) = board.notation_in(better, self.dialect(voice.view.look)) else {
            return String::new();
        };
        if captured.is_some() {
            return self.why(&notation, captured.into(), is_check);
        }
        let does = self.shared.reason.list(is_check, &Reason::of(board, better, &[better]), 1);
        does.map_or_else(String::new, |does| self.why_does(&notation, &does))
    }

    fn fault(
        &self,
        voice: &Voice<'_>,
        played: &Match<Cotuong>,
        kind: &str,
        better: Move,
    ) -> String {
        let last = played.entries().last();
        let name = &voice.last_mover::<Cotuong>(played);
        let dialect = self.dialect(voice.view.look);
        let last = last.and_then(|turn| notation(turn, dialect)).unwrap_or_default();
        let before = played.up_to(played.entries().len().saturating_sub(1));
        let better = before.position().board().notation_in(better, dialect);
        self.fault(kind, name, &last, &better.unwrap_or_default())
    }
}

impl PageWords<Cotuong> for BoardWords {
    fn looks(&self) -> Option<&'static str> {
        Some(self.looks)
    }

    fn unread(&self, flaw: &NotesFlaw, records: &RecordWords) -> String {
        let own = &self.notes;
        let why = |why: &CannotMove| {
            let why = self.shared.illegal(why, 0);
            why.trim_end_matches('.').to_owned()
        };
        match flaw {
            NotesFlaw::TooLong(most) => records.too_long(*most),
            NotesFlaw::TooManyMoves(most) => records.too_many_moves(*most),
            NotesFlaw::TooManyGames(most) => records.too_many_games(*most),
            NotesFlaw::Empty => own.empty.to_owned(),
            NotesFlaw::OtherGame(found) => records.guest_other_game(found, self.shared.title()),
            NotesFlaw::NotATag => records.guest_not_a_tag.to_owned(),
            NotesFlaw::OpenComment => records.guest_open_comment.to_owned(),
            NotesFlaw::Start(why) => self.shared.malformed(why),
            NotesFlaw::Field { name: "binit", text } => own.binit(text),
            NotesFlaw::Field { text, .. } => own.movelist(text),
            NotesFlaw::NotAMove(text) => own.not_a_move(text),
            NotesFlaw::OtherDialect { text, first } => own.other_dialect(text, first),
            NotesFlaw::TwoReadings { text, readings: [one, other] } => {
                own.two_readings(text, one, other)
            }
            NotesFlaw::Move(illegal) => why(illegal),
            NotesFlaw::Blocked { text, board, why } => {
                let reason = self.refused_move(board, why);
                let reason = reason.unwrap_or_else(|| self.shared.illegal.why(why));
                own.blocked(text, reason.trim_end_matches('.'))
            }
            NotesFlaw::FromOne { text, why: illegal } => own.from_one(text, &why(illegal)),
            NotesFlaw::AfterResult(text) => own.after_result(text),
            NotesFlaw::Record(flaw) => records.flaw_of(flaw, self.shared(), 0),
            // The door knows such files before a reader sees them.
            NotesFlaw::Unread(_) => flaw.to_string(),
        }
    }

    fn look_names(&self) -> Vec<&'static str> {
        Look::ALL.map(|look| self.look_name(look)).to_vec()
    }

    fn lesson_steps(&self) -> Vec<[&'static str; 2]> {
        vec![
            [self.lesson_chariot, self.lesson_chariot_done],
            [self.lesson_horse, self.lesson_horse_done],
            [self.lesson_cannon, self.lesson_cannon_done],
            [self.lesson_soldier, self.lesson_soldier_done],
            [self.lesson_elephant, self.lesson_elephant_done],
            [self.lesson_general, self.lesson_general_done],
            [self.lesson_advisor, self.lesson_advisor_done],
            [self.lesson_capture, self.lesson_capture_done],
            [self.lesson_facing, self.lesson_facing_done],
            [self.lesson_guard, self.lesson_guard_done],
            [self.lesson_chariots, self.lesson_chariots_done],
            [self.lesson_cannons, self.lesson_cannons_done],
            [self.lesson_corner, self.lesson_corner_done],
        ]
    }

    fn lesson_missed(&self, step: usize, played: &Match<Cotuong>) -> Option<&'static str> {
        let events = played.entries().last().map_or(&[][..], |entry| &entry.outcome.events);
        let captures = events.iter().any(|event| matches!(event, CotuongEvent::Captured { .. }));
        let checks = events.iter().any(|event| matches!(event, CotuongEvent::Checked { .. }));
        Some(match lesson::goal(step) {
            Goal::Capture if !captures => self.lesson_missed_capture,
            Goal::Mate if checks => self.lesson_missed_check,
            Goal::Mate => self.lesson_missed_mate,
            Goal::Capture | Goal::Move => self.lesson_missed,
        })
    }
}

/// The scores from which a side is better, and much better, in hundredths of a soldier.
const SOME: i32 = 70;
const MUCH: i32 = 350;
