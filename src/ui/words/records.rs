//! Words for texts that are not games. They say the same as the errors of the rules, in each
//! language.

use crate::rules::{
    CannotDepart, Cell, Departure, GameEnd, IllegalMove, Move, OptionError, PositionError, Preset,
    RecordError, RecordFlaw, RuleOption, Side,
};
use crate::words::{Detail, GameWords, words};
use basics::Excerpt;
use tabletop::Rules;

words! {
    /// The words of one language for errors in texts.
    pub struct RecordWords("") {
        record_error(line: usize, column: usize, why: &str),
        record_error_turn(line: usize, column: usize, turn: usize, why: &str),
        record_too_long(most: usize),
        record_too_many_moves(most: usize),
        record_empty,
        record_not_a_tag,
        record_second_tag(name: &str),
        record_too_many_games(most: usize),
        record_other_game(found: &Excerpt),
        record_unclosed(bracket: &str),
        record_no_such_side(side: usize, sides: usize),
        record_other_sides(claimed: usize, sides: usize),
        record_other_result(claimed: &Excerpt, reached: &str),
        record_no_round,
        record_two_readings(text: &Excerpt, plus: Detail<Move>, minus: Detail<Move>),
        record_not_a_move(text: &str),
        guest_record_not_a_tag,
        guest_record_open_comment,
        guest_record_other_game(found: &Excerpt, title: &str),
        guest_record_not_an_option(text: &Excerpt),
        guest_record_not_a_move(text: &Excerpt),

        illegal_game_over(notation: Detail<Move>),
        illegal_no_such_cell(notation: Detail<Move>, cell: Detail<Cell>),
        illegal_quan_cell(notation: Detail<Move>, cell: Detail<Cell>),
        illegal_not_yours(notation: Detail<Move>, cell: Cell, side: Side),
        illegal_pond(notation: Detail<Move>, cell: Detail<Cell>),
        illegal_wrong_direction(notation: Detail<Move>),
        illegal_empty_cell(notation: Detail<Move>, cell: Detail<Cell>),
        departure_game_over(departure: Departure),
        departure_no_such_side(departure: Departure),
        departure_already_departed(departure: Departure),
        departure_not_to_move(departure: Departure, side: Side),

        option_preset(name: &Excerpt, presets: Detail<&str>),
        option_name(name: &Excerpt, options: Detail<&str>),
        option_unset(text: &Excerpt),
        option_word(option: &str, value: &Excerpt, allowed: &str),
        option_range(option: &str, value: &Excerpt, from: u8, to: u8),
        option_handicap(value: &Excerpt, why: Detail<&str>),
        option_handicap_side(side: Side, sides: usize),
        option_series_sides(sides: usize),
        option_split_sides(sides: usize),
        option_conflict_young_quan,
        option_conflict_ending,
        list_or(list: &str, item: &str),

        position_parts(parts: usize),
        position_cell_count(cells: usize),
        position_cell(cell: Cell, text: &Excerpt),
        position_misplaced_quan(cell: Cell),
        position_quan_piece(cell: Cell),
        position_suffix(cell: Cell, suffix: &str),
        position_full_pond(cell: Cell),
        position_no_cell(side: Side),
        position_side(text: &Excerpt),
        position_store_count(needed: usize, found: usize),
        position_store(side: Side, text: &Excerpt),
        position_already_over(end: GameEnd, name: Detail<&str>),
        position_unswept(cell: Cell),
    }
}

impl RecordWords {
    /// Returns the place at which a record cannot be read, and the reason.
    pub fn error(&self, error: &RecordError) -> String {
        self.place(error.line, error.column, error.turn, &self.flaw(&error.flaw))
    }

    /// Returns what is wrong with a record, as a sentence without its full stop.
    pub fn flaw(&self, flaw: &RecordFlaw) -> String {
        match flaw {
            RecordFlaw::TooLong(most) => self.record_too_long(*most),
            RecordFlaw::TooManyMoves(most) => self.record_too_many_moves(*most),
            RecordFlaw::Empty => self.record_empty.to_owned(),
            RecordFlaw::NotATag => self.record_not_a_tag.to_owned(),
            RecordFlaw::SecondTag(name) => self.record_second_tag(name),
            RecordFlaw::TooManyGames(most) => self.record_too_many_games(*most),
            RecordFlaw::OtherGame(found) => self.record_other_game(found),
            RecordFlaw::Unclosed(bracket) => self.record_unclosed(&bracket.to_string()),
            RecordFlaw::NoSuchSide(side, sides) => self.record_no_such_side(*side, *sides),
            RecordFlaw::OtherSides(claimed, sides) => self.record_other_sides(*claimed, *sides),
            RecordFlaw::OtherResult { claimed, reached } => {
                self.record_other_result(claimed, reached)
            }
            RecordFlaw::TwoReadings { word, plus, minus } => {
                self.record_two_readings(word, Detail(*plus), Detail(*minus))
            }
            RecordFlaw::Rules(why) => self.option_error(why),
            RecordFlaw::Position(why) => self.position_error(why),
            RecordFlaw::NotAMove(why) => self.record_not_a_move(why.text()),
            RecordFlaw::Departure(why) => self.cannot_depart(*why),
            RecordFlaw::NoRound => self.record_no_round.to_owned(),
            RecordFlaw::Illegal(why) => self.illegal(*why),
        }
    }

    /// Returns the flaw `why` with its place in a text.
    pub fn place(&self, line: usize, column: usize, turn: Option<usize>, why: &str) -> String {
        match turn {
            Some(turn) => self.record_error_turn(line, column, turn, why),
            None => self.record_error(line, column, why),
        }
    }

    /// Returns what is wrong with a record of another game, with these words, without a full stop.
    pub fn flaw_of<G: Rules>(
        &self,
        flaw: &tabletop::RecordFlaw<G>,
        words: &dyn GameWords<G>,
        look: usize,
    ) -> String {
        use tabletop::RecordFlaw as Flaw;

        match flaw {
            Flaw::TooLong(most) => self.record_too_long(*most),
            Flaw::TooManyMoves(most) => self.record_too_many_moves(*most),
            Flaw::TooManyGames(most) => self.record_too_many_games(*most),
            Flaw::Unclosed(bracket) => self.record_unclosed(&bracket.to_string()),
            Flaw::Empty => self.record_empty.to_owned(),
            Flaw::NotATag => self.guest_record_not_a_tag.to_owned(),
            Flaw::SecondTag(name) => self.record_second_tag(&name.to_string()),
            Flaw::OtherGame(found) => self.guest_record_other_game(found, words.title()),
            Flaw::Malformed(why) => words.malformed(why),
            Flaw::NotAnOption(text) => self.guest_record_not_an_option(text),
            Flaw::NotAMove(text) => self.guest_record_not_a_move(text),
            Flaw::Illegal(why) => words.illegal(why, look).trim_end_matches('.').to_owned(),
            Flaw::Departure(why) => self.cannot_depart(*why),
            Flaw::OtherResult { claimed, reached } => self.record_other_result(claimed, reached),
        }
    }

    fn illegal(&self, illegal: IllegalMove) -> String {
        let (IllegalMove::GameOver(mv)
        | IllegalMove::NoSuchCell(mv)
        | IllegalMove::QuanCell(mv)
        | IllegalMove::NotYours(mv, _)
        | IllegalMove::Pond(mv)
        | IllegalMove::EmptyCell(mv)
        | IllegalMove::WrongDirection(mv)) = illegal;
        let notation = Detail(mv);
        match illegal {
            IllegalMove::GameOver(_) => self.illegal_game_over(notation),
            IllegalMove::NoSuchCell(_) => self.illegal_no_such_cell(notation, Detail(mv.cell)),
            IllegalMove::QuanCell(_) => self.illegal_quan_cell(notation, Detail(mv.cell)),
            IllegalMove::NotYours(_, owner) => self.illegal_not_yours(notation, mv.cell, owner),
            IllegalMove::Pond(_) => self.illegal_pond(notation, Detail(mv.cell)),
            IllegalMove::EmptyCell(_) => self.illegal_empty_cell(notation, Detail(mv.cell)),
            IllegalMove::WrongDirection(_) => self.illegal_wrong_direction(notation),
        }
    }

    /// Returns why a side cannot leave, without a full stop.
    pub fn cannot_depart(&self, why: CannotDepart) -> String {
        match why {
            CannotDepart::GameOver(departure) => self.departure_game_over(departure),
            CannotDepart::NoSuchSide(departure) => self.departure_no_such_side(departure),
            CannotDepart::AlreadyDeparted(departure) => self.departure_already_departed(departure),
            CannotDepart::NotToMove(departure, side) => self.departure_not_to_move(departure, side),
        }
    }

    /// Returns why rule options are refused, as a sentence without its full stop.
    pub fn option_error(&self, error: &OptionError) -> String {
        match error {
            OptionError::Preset(name) => self.option_preset(name, Detail(&names(Preset::ALL))),
            OptionError::Name(name) => self.option_name(name, Detail(&names(RuleOption::ALL))),
            OptionError::Unset(text) => self.option_unset(text),
            OptionError::Word { option, value, allowed } => {
                let allowed = allowed.iter().map(|word| (*word).to_owned());
                let allowed = allowed.reduce(|list, word| self.list_or(&list, &word));
                self.option_word(&option.to_string(), value, &allowed.unwrap_or_default())
            }
            OptionError::Range { option, value, range } => {
                let option = option.to_string();
                self.option_range(&option, value, *range.start(), *range.end())
            }
            OptionError::Handicap { value, why } => self.option_handicap(value, Detail(why)),
            OptionError::HandicapSide(side, sides) => self.option_handicap_side(*side, *sides),
            OptionError::SeriesSides(sides) => self.option_series_sides(*sides),
            OptionError::SplitSides(sides) => self.option_split_sides(*sides),
            OptionError::Conflict(RuleOption::YoungQuan) => {
                self.option_conflict_young_quan.to_owned()
            }
            OptionError::Conflict(_) => self.option_conflict_ending.to_owned(),
        }
    }

    fn position_error(&self, error: &PositionError) -> String {
        match error {
            PositionError::Parts(parts) => self.position_parts(*parts),
            PositionError::CellCount(cells) => self.position_cell_count(*cells),
            PositionError::Cell(cell, text) => self.position_cell(*cell, text),
            PositionError::MisplacedQuan(cell) => self.position_misplaced_quan(*cell),
            PositionError::QuanPiece(cell) => self.position_quan_piece(*cell),
            PositionError::Suffix(cell, suffix) => self.position_suffix(*cell, &suffix.to_string()),
            PositionError::FullPond(cell) => self.position_full_pond(*cell),
            PositionError::NoCell(side) => self.position_no_cell(*side),
            PositionError::Side(text) => self.position_side(text),
            PositionError::StoreCount(found, needed) => self.position_store_count(*needed, *found),
            PositionError::Store(side, text) => self.position_store(*side, text),
            PositionError::AlreadyOver(end) => {
                self.position_already_over(*end, Detail(&end.to_string()))
            }
            PositionError::Unswept(cell) => self.position_unswept(*cell),
        }
    }
}

/// Returns the names of presets or options.
fn names<T: ToString>(all: &[T]) -> String {
    all.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
