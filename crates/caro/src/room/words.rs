//! The words of cờ caro that only the window needs.

use basics::Excerpt;
use game_words::GameWords;
use live::LiveGame;
use settings::Language;
use strum::VariantArray;
use table::board::ShortMove;
use table::words::{Chances, PageWords, TableWords, Viewpoint, Voice, by_side, score_in_signs};
use tabletop::{Advisor, Entry as MatchEntry, GameMatch, Match, Side, Step};
use window_words::RecordWords;
use words::{ByLanguage, Entry as _, Source, part};

use super::look::{Look, Mark};
use super::{BLOCKED_FIVE, is_last};
use crate::advice::{dangers, quiet_of, threats_of};
use crate::words::{CaroWords, winners_moves};
use crate::{Board, CannotMark, Caro, Flaw, Preset, Square, Theme, Threat, moves_to_win};

part!(CaroNotesWords);

part!(BoardWords);

impl BoardWords {
    /// Returns the words of `language`.
    pub(crate) fn of(language: Language) -> &'static Self {
        static WORDS: ByLanguage<BoardWords> = ByLanguage::new();
        WORDS.get(language, || BoardWords::find(Source::of(language), "", &[]))
    }

    /// Returns the name of the board for screen readers.
    pub(super) fn board(&self, board: &Board) -> String {
        self.name(board.size(), board.history().len())
    }

    /// Returns the name of a square and what is on it.
    pub(super) fn square(&self, board: &Board, square: Square) -> String {
        let mark = board.mark(square).map_or(Mark::None, |side| Mark::of(board, side));
        self.square_name(&square.name(), mark)
    }

    /// Returns what a sign on an empty square means: a side would make `threat` there, the side to move
    /// if it is its `own`.
    pub(super) fn sign(&self, square: Square, threat: Threat, own: bool) -> String {
        let square = square.name();
        match (own, threat) {
            (true, Threat::Five) => self.sign_own_five(&square),
            (true, _) => self.sign_own_threat(&square),
            (false, Threat::Five) => self.sign_other_five(&square),
            (false, _) => self.sign_other_threat(&square),
        }
    }
}

impl TableWords<Caro> for BoardWords {
    fn shared(&self) -> &dyn GameWords<Caro> {
        &self.shared
    }

    fn piece(&self, played: &Match<Caro>, side: Side, look: usize) -> Option<&'static str> {
        Some(self.shared.mark(played.position().first(), side, look))
    }

    fn legend(&self, played: &Match<Caro>) -> Option<&'static str> {
        (!dangers(played).is_empty()).then_some(self.signs)
    }

    fn on_board(&self, voice: &Voice<'_>, played: &Match<Caro>, side: Side) -> String {
        let board = played.position();
        let own = board.history().iter().filter(|square| board.mark(**square) == Some(side));
        let squares: Vec<_> = own.map(|square| square.name()).collect();
        match squares.is_empty() {
            true => String::new(),
            false => format!("{}: {}.", voice.name(side), squares.join(", ")),
        }
    }

    fn options(&self, game: &Caro, _look: usize) -> Vec<(&'static str, String)> {
        let preset = preset_of(game).map_or("–", |preset| self.preset(preset));
        vec![(self.size, game.size().to_string()), (self.options, preset.to_owned())]
    }

    /// On wood, too, persons are called after the marks, for which its stones stand: games in lists have no look.
    fn side_names(&self, first: Side) -> Option<[&'static str; 2]> {
        Some(by_side([self.shared.mark_x, self.shared.mark_o], first))
    }

    fn to_move(&self, voice: &Voice<'_>, played: &Match<Caro>, side: Side) -> String {
        let board = played.position();
        let mark = self.shared.mark(board.first(), board.side(), voice.view.look);
        // The name is that of the mark on paper, and the plate shows which stones stand for it.
        let is_told = voice.players()[side].is_of_side;
        self.to_move(&voice.whose_turn(side), is_told, mark)
    }

    fn to_confirm(&self, _live: &LiveGame<Caro>, _before: &str) -> Option<String> {
        Some(self.confirm.to_owned())
    }

    fn summary(&self, game: &Caro, _look: usize) -> String {
        let preset = preset_of(game).map(|preset| self.summary_rules(self.preset(preset)));
        let parts: Vec<_> =
            [Some(self.summary(game.size())), preset].into_iter().flatten().collect();
        parts.join(" · ")
    }

    fn move_name(&self, turn: &MatchEntry<Caro>, _view: Viewpoint) -> String {
        square_of_turn(turn).map_or_else(String::new, |square| square.name())
    }

    fn move_on_board(&self, turn: &MatchEntry<Caro>, view: Viewpoint) -> String {
        self.move_name(turn, view)
    }

    fn hint(&self, _voice: &Voice<'_>, hint: &<Caro as Advisor>::Hint) -> String {
        self.shared.advice(hint)
    }

    fn hint_of_part(
        &self,
        _voice: &Voice<'_>,
        _played: &Match<Caro>,
        square: Square,
    ) -> Option<String> {
        Some(self.hint_row(square.row() + 1))
    }

    fn candidate(
        &self,
        _voice: &Voice<'_>,
        _played: &Match<Caro>,
        square: Square,
    ) -> (ShortMove, String) {
        (ShortMove { text: square.name(), arrow: None }, square.name())
    }

    /// Returns the turns to the win or the loss behind a hash sign, or the score, of which an open three is
    /// worth 3.
    fn score(&self, score: i32) -> String {
        score_in_signs(score, moves_to_win(score).map(winners_moves))
    }

    fn expected(&self, voice: &Voice<'_>, side: Side, score: i32, _proven: bool) -> String {
        let name = &voice.name(side);
        match moves_to_win(score) {
            Some(moves @ 1..) => self.expected_win(name, winners_moves(moves)),
            Some(moves) => self.expected_loss(name, winners_moves(moves)),
            None => self.expected(name, Chances::of(score, SOME, MUCH)),
        }
    }

    /// Returns what the better mark makes and blocks, or what else speaks for it.
    fn why_better(
        &self,
        _voice: &Voice<'_>,
        before: &Match<Caro>,
        _played: Square,
        better: Square,
    ) -> String {
        let Some([makes, blocks]) = threats_of(before, better) else { return String::new() };
        let name = better.name();
        match quiet_of(before, better, [makes, blocks]) {
            Some(quiet) => self.why_quiet(&name, &self.shared.quiet(&quiet)),
            None => self.why(&name, makes, blocks),
        }
    }

    fn fault(&self, voice: &Voice<'_>, played: &Match<Caro>, kind: &str, better: Square) -> String {
        let last = played.entries().last();
        let name = &voice.last_mover::<Caro>(played);
        let square = last.and_then(square_of_turn);
        let square = square.map_or_else(String::new, |square| square.name());
        self.fault(kind, name, &square, &better.name())
    }
}

impl PageWords<Caro> for BoardWords {
    fn unread(&self, flaw: &Flaw, records: &RecordWords) -> String {
        let own = &self.notes;
        let why = |why: &CannotMark| {
            let why = self.shared.illegal(why, 0);
            why.trim_end_matches('.').to_owned()
        };
        match flaw {
            Flaw::TooLong(most) => records.too_long(*most),
            Flaw::TooManyMoves(most) => records.too_many_moves(*most),
            Flaw::TooManyGames(most) => records.too_many_games(*most),
            Flaw::Empty => own.empty.to_owned(),
            Flaw::NotATag => records.guest_not_a_tag.to_owned(),
            Flaw::SecondTag(name) => records.second_tag(name.as_str()),
            Flaw::OtherGame(found) => records.guest_other_game(found, self.shared.title()),
            Flaw::Unclosed(bracket) => records.unclosed(&bracket.to_string()),
            Flaw::NotAnOption(text) => records.guest_not_an_option(text),
            Flaw::Malformed(why) => self.shared.malformed(why),
            Flaw::NotAMove(text) => own.not_a_move(text),
            Flaw::OffBoard(text, size) => own.off_board(text, *size),
            Flaw::Illegal(illegal) => why(illegal),
            Flaw::Departure(why) => records.cannot_depart(*why),
            Flaw::OtherResult { claimed, reached } => records.other_result(claimed, reached),
            Flaw::NotSquare(columns, rows) => own.not_square(*columns, *rows),
            Flaw::NotNumbers(text) => own.not_numbers(text),
            Flaw::NotAHeader(text) => own.not_a_header(text),
            Flaw::NotAProperty(text) => own.not_a_property(text),
            Flaw::NotASquare(text) => own.not_a_square(text),
            Flaw::Setup => own.setup.to_owned(),
            Flaw::SameSideTwice => own.same_side_twice.to_owned(),
        }
    }

    fn look_names(&self) -> Vec<&'static str> {
        Look::ALL.map(|look| self.look_name(look)).to_vec()
    }

    fn lesson_steps(&self) -> Vec<[&'static str; 2]> {
        vec![
            [self.lesson_five, self.lesson_five_done],
            [self.lesson_blocked, self.lesson_blocked_done],
            [self.lesson_three, self.lesson_three_done],
            [self.lesson_fork, self.lesson_fork_done],
        ]
    }

    fn lesson_missed(&self, _step: usize, played: &Match<Caro>) -> Option<&'static str> {
        let is_blocked_five = is_last(played, &[BLOCKED_FIVE]);
        Some(if is_blocked_five { self.lesson_blocked_missed } else { self.lesson_missed })
    }

    fn lesson_signs(&self) -> Option<&'static str> {
        Some(self.lesson_signs)
    }

    fn goal(&self, game: &Caro, look: usize) -> String {
        self.goal(Look::of(look) == Look::Wood, game.exact_five(), game.double_block())
    }
}

/// The scores from which a side is better, and much better.
const SOME: i32 = 60;
const MUCH: i32 = 400;

/// Returns the preset that has the options of `game`, apart from the size of the board.
pub(super) fn preset_of(game: &Caro) -> Option<Preset> {
    let same = |preset: &&Preset| {
        let other = Caro::preset(**preset);
        (other.exact_five(), other.double_block()) == (game.exact_five(), game.double_block())
    };
    Preset::VARIANTS.iter().find(same).copied()
}

/// Returns the square that a turn marked.
fn square_of_turn(turn: &MatchEntry<Caro>) -> Option<Square> {
    match turn.step {
        Step::Move(square) => Some(square),
        Step::Departure(_) | Step::Round => None,
    }
}
