//! Why a text is no game of ô ăn quan, in words. They say the same as the errors of the rules, in each
//! language.

use oanquan::{IllegalMove, OptionError, PositionError, Preset, RecordFlaw, RuleOption};
use window_words::{RecordWords, Words};

use super::board_words::OAnQuanSentences;

/// Returns what is wrong with a record, as a sentence without its full stop.
pub fn record_flaw(words: &Words, flaw: &RecordFlaw) -> String {
    let records = &words.files.records;
    match flaw {
        RecordFlaw::TooLong(most) => records.too_long(*most),
        RecordFlaw::TooManyMoves(most) => records.too_many_moves(*most),
        RecordFlaw::Empty => records.empty.to_owned(),
        RecordFlaw::NotATag => records.not_a_tag.to_owned(),
        RecordFlaw::SecondTag(name) => records.second_tag(name),
        RecordFlaw::TooManyGames(most) => records.too_many_games(*most),
        RecordFlaw::OtherGame(found) => records.other_game(found),
        RecordFlaw::Unclosed(bracket) => records.unclosed(&bracket.to_string()),
        RecordFlaw::NoSuchSide(side, sides) => records.no_such_side(*side, *sides),
        RecordFlaw::OtherSides(claimed, sides) => records.other_sides(*claimed, *sides),
        RecordFlaw::OtherResult { claimed, reached } => records.other_result(claimed, reached),
        RecordFlaw::TwoReadings { word, plus, minus } => {
            records.two_readings(word, &plus.to_string(), &minus.to_string())
        }
        RecordFlaw::Rules(why) => option_error(words, why),
        RecordFlaw::Position(why) => position_error(words, why),
        RecordFlaw::NotAMove(why) => records.not_a_move(why.text()),
        RecordFlaw::Departure(why) => records.cannot_depart(*why),
        RecordFlaw::NoRound => records.no_round.to_owned(),
        RecordFlaw::Illegal(why) => illegal(records, *why),
    }
}

fn illegal(records: &RecordWords, illegal: IllegalMove) -> String {
    let (IllegalMove::GameOver(mv)
    | IllegalMove::NoSuchCell(mv)
    | IllegalMove::QuanCell(mv)
    | IllegalMove::NotYours(mv, _)
    | IllegalMove::Pond(mv)
    | IllegalMove::EmptyCell(mv)
    | IllegalMove::WrongDirection(mv)) = illegal;
    let (notation, cell) = (&mv.to_string(), mv.cell.index());
    match illegal {
        IllegalMove::GameOver(_) => records.illegal_game_over(notation),
        IllegalMove::NoSuchCell(_) => records.illegal_no_such_cell(notation, cell),
        IllegalMove::QuanCell(_) => records.illegal_quan_cell(notation, cell),
        IllegalMove::NotYours(..) => records.illegal_not_yours(notation, cell),
        IllegalMove::Pond(_) => records.illegal_pond(notation, cell),
        IllegalMove::EmptyCell(_) => records.illegal_empty_cell(notation, cell),
        IllegalMove::WrongDirection(_) => records.illegal_wrong_direction(notation),
    }
}

/// Returns why rule options are refused, as a sentence without its full stop.
pub fn option_error(words: &Words, error: &OptionError) -> String {
    let records = &words.files.records;
    match error {
        OptionError::Preset(name) => records.option_preset(name, &names(Preset::ALL)),
        OptionError::Name(name) => records.option_name(name, &names(RuleOption::ALL)),
        OptionError::Unset(text) => records.option_unset(text),
        OptionError::Word { option, value, allowed } => {
            let allowed: Vec<String> = allowed.iter().map(|word| (*word).to_owned()).collect();
            let allowed =
                words.lists.ending_with(&allowed, |list, word| records.list_or(list, word));
            records.option_word(&option.to_string(), value, &allowed)
        }
        OptionError::Range { option, value, range } => {
            let option = option.to_string();
            records.option_range(&option, value, *range.start(), *range.end())
        }
        OptionError::Handicap { value, why } => records.option_handicap(value, why),
        OptionError::HandicapSide(side, sides) => records.option_handicap_side(*side, *sides),
        OptionError::SeriesSides(sides) => records.option_series_sides(*sides),
        OptionError::SplitSides(sides) => records.option_split_sides(*sides),
        OptionError::Conflict(RuleOption::YoungQuan) => {
            records.option_conflict_young_quan.to_owned()
        }
        OptionError::Conflict(_) => records.option_conflict_ending.to_owned(),
    }
}

fn position_error(words: &Words, error: &PositionError) -> String {
    let records = &words.files.records;
    match error {
        PositionError::Parts(parts) => records.position_parts(*parts),
        PositionError::CellCount(cells) => records.position_cell_count(*cells),
        PositionError::Cell(cell, text) => records.position_cell(cell.index(), text),
        PositionError::MisplacedQuan(cell) => records.position_misplaced_quan(cell.index()),
        PositionError::QuanPiece(cell) => records.position_quan_piece(cell.index()),
        PositionError::Suffix(cell, suffix) => {
            records.position_suffix(cell.index(), &suffix.to_string())
        }
        PositionError::FullPond(cell) => records.position_full_pond(cell.index()),
        PositionError::NoCell(side) => records.position_no_cell(*side),
        PositionError::Side(text) => records.position_side(text),
        PositionError::StoreCount(found, needed) => records.position_store_count(*needed, *found),
        PositionError::Store(side, text) => records.position_store(*side, text),
        PositionError::AlreadyOver(end) => {
            words.oanquan().position_already_over(*end, &end.to_string())
        }
        PositionError::Unswept(cell) => records.position_unswept(cell.index()),
    }
}

/// Returns the names of presets or options.
fn names<T: ToString>(all: &[T]) -> String {
    all.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
