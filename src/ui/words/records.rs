//! Words for texts that are not games. They say the same as the errors of the rules, in each
//! language.

use crate::rules::{
    CannotDepart, Cell, Departure, GameEnd, IllegalMove, Move, OptionError, PositionError, Preset,
    RecordError, RecordFlaw, RuleOption, Side,
};
use crate::words::{GameWords, part};
use basics::Excerpt;
use tabletop::Rules;

part!(RecordWords);

impl RecordWords {
    /// Returns the place at which a record cannot be read, and the reason.
    pub fn error(&self, error: &RecordError) -> String {
        self.place(error.line, error.column, error.turn, &self.flaw(&error.flaw))
    }

    /// Returns what is wrong with a record, as a sentence without its full stop.
    pub fn flaw(&self, flaw: &RecordFlaw) -> String {
        match flaw {
            RecordFlaw::TooLong(most) => self.too_long(*most),
            RecordFlaw::TooManyMoves(most) => self.too_many_moves(*most),
            RecordFlaw::Empty => self.empty.to_owned(),
            RecordFlaw::NotATag => self.not_a_tag.to_owned(),
            RecordFlaw::SecondTag(name) => self.second_tag(name),
            RecordFlaw::TooManyGames(most) => self.too_many_games(*most),
            RecordFlaw::OtherGame(found) => self.other_game(found),
            RecordFlaw::Unclosed(bracket) => self.unclosed(&bracket.to_string()),
            RecordFlaw::NoSuchSide(side, sides) => self.no_such_side(*side, *sides),
            RecordFlaw::OtherSides(claimed, sides) => self.other_sides(*claimed, *sides),
            RecordFlaw::OtherResult { claimed, reached } => self.other_result(claimed, reached),
            RecordFlaw::TwoReadings { word, plus, minus } => self.two_readings(word, *plus, *minus),
            RecordFlaw::Rules(why) => self.option_error(why),
            RecordFlaw::Position(why) => self.position_error(why),
            RecordFlaw::NotAMove(why) => self.not_a_move(why.text()),
            RecordFlaw::Departure(why) => self.cannot_depart(*why),
            RecordFlaw::NoRound => self.no_round.to_owned(),
            RecordFlaw::Illegal(why) => self.illegal(*why),
        }
    }

    /// Returns the flaw `why` with its place in a text.
    pub fn place(&self, line: usize, column: usize, turn: Option<usize>, why: &str) -> String {
        match turn {
            Some(turn) => self.fault_turn(line, column, turn, why),
            None => self.fault(line, column, why),
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
            Flaw::TooLong(most) => self.too_long(*most),
            Flaw::TooManyMoves(most) => self.too_many_moves(*most),
            Flaw::TooManyGames(most) => self.too_many_games(*most),
            Flaw::Unclosed(bracket) => self.unclosed(&bracket.to_string()),
            Flaw::Empty => self.empty.to_owned(),
            Flaw::NotATag => self.guest_not_a_tag.to_owned(),
            Flaw::SecondTag(name) => self.second_tag(&name.to_string()),
            Flaw::OtherGame(found) => self.guest_other_game(found, words.title()),
            Flaw::Malformed(why) => words.malformed(why),
            Flaw::NotAnOption(text) => self.guest_not_an_option(text),
            Flaw::NotAMove(text) => self.guest_not_a_move(text),
            Flaw::Illegal(why) => words.illegal(why, look).trim_end_matches('.').to_owned(),
            Flaw::Departure(why) => self.cannot_depart(*why),
            Flaw::OtherResult { claimed, reached } => self.other_result(claimed, reached),
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
        let notation = mv;
        match illegal {
            IllegalMove::GameOver(_) => self.illegal_game_over(notation),
            IllegalMove::NoSuchCell(_) => self.illegal_no_such_cell(notation, mv.cell),
            IllegalMove::QuanCell(_) => self.illegal_quan_cell(notation, mv.cell),
            IllegalMove::NotYours(_, owner) => self.illegal_not_yours(notation, mv.cell, owner),
            IllegalMove::Pond(_) => self.illegal_pond(notation, mv.cell),
            IllegalMove::EmptyCell(_) => self.illegal_empty_cell(notation, mv.cell),
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
            OptionError::Preset(name) => self.option_preset(name, &names(Preset::ALL)),
            OptionError::Name(name) => self.option_name(name, &names(RuleOption::ALL)),
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
            OptionError::Handicap { value, why } => self.option_handicap(value, why),
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
            PositionError::AlreadyOver(end) => self.position_already_over(*end, &end.to_string()),
            PositionError::Unswept(cell) => self.position_unswept(*cell),
        }
    }
}

/// Returns the names of presets or options.
fn names<T: ToString>(all: &[T]) -> String {
    all.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
