//! Writing games for other programs and for people.

use std::fmt::Write;

use basics::{Departure, Name, WrittenResult};
use tabletop::{Game, GameMatch, Record, Side, option_text};

use crate::{Caro, Square};

/// Returns the side that plays X, whom others call Black.
fn first(record: &Record<Caro>) -> Side {
    record.game.position().first()
}

/// Returns all marks, also those on the board at the start.
fn marks(record: &Record<Caro>) -> &[Square] {
    record.game.position().history()
}

/// Returns the result that the moves do not tell: the stated one, or that of a departure.
fn result(record: &Record<Caro>) -> Option<WrittenResult> {
    if let result @ Some(WrittenResult::Win(_) | WrittenResult::Draw) = record.heading.result {
        return result;
    }
    record.game.departures().last()?;
    let is_winner = |side: &Side| record.game.standing(*side).is_win();
    let winner = [Side::NEAR, Side::FAR].into_iter().find(is_winner);
    Some(winner.map_or(WrittenResult::Draw, WrittenResult::Win))
}

/// Writes the moves in one line, the column or the row first. What they do not tell stands before them
/// in tags, if there is any of it.
pub(super) fn notes(record: &Record<Caro>, column_first: bool) -> String {
    let mut text = tags(record);
    if !text.is_empty() {
        text.insert_str(0, "[Game \"caro\"]\n");
        text.push('\n');
    }
    if first(record) == Side::FAR {
        text.push_str("1:");
    }
    if marks(record).is_empty() {
        text.push_str("empty");
    }
    for square in marks(record) {
        let letter = square.letter();
        let row = square.row() + 1;
        let _ = if column_first { write!(text, "{letter}{row}") } else { write!(text, "{square}") };
    }
    text.push('\n');
    text
}

/// Returns the tags of what the moves do not tell; empty if there is nothing of that.
fn tags(record: &Record<Caro>) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = Name::plain(value);
        if !value.is_empty() {
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
    };
    let (game, usual) = (record.game.game(), Caro::usual());
    let options = game.options().into_iter().zip(usual.options());
    let options = options.filter(|(option, usual)| option != usual).map(|(option, _)| option);
    tag("Options", &option_text(options));
    let first = first(record);
    tag("Event", &record.heading.event);
    tag("Date", &record.heading.date);
    tag("Black", record.heading.name(first));
    tag("White", record.heading.name(first.next(2)));
    tag(
        "Result",
        match result(record) {
            Some(WrittenResult::Win(side)) if side == first => "1-0",
            Some(WrittenResult::Win(_)) => "0-1",
            Some(WrittenResult::Draw) => "1/2-1/2",
            Some(WrittenResult::Open) | None => "",
        },
    );
    text
}

/// Writes a file of Piskvork, with times of 0, the names of the players and the rules as its manager names them.
pub(super) fn psq(record: &Record<Caro>) -> String {
    let game = record.game.rules();
    let size = game.size();
    let mut text = format!("Piskvorky {size}x{size}, 11:11, 0\n");
    for square in marks(record) {
        let _ = writeln!(text, "{},{},0", square.column() + 1, size - square.row());
    }
    let first = first(record);
    let names = [first, first.next(2)].map(|side| Name::plain(record.heading.name(side)));
    // The names are the two lines behind the moves.
    if names.iter().all(|name| !name.is_empty() && !name.contains(',')) {
        let _ = writeln!(text, "{}\n{}\n-1", names[0], names[1]);
    }
    match (game.exact_five(), game.double_block()) {
        (false, false) => text.push_str("0,Freestyle\n"),
        (true, false) => text.push_str("1,Standard\n"),
        // Piskvork has no name for these.
        _ => {}
    }
    text
}

/// Writes the Smart Game Format. The options besides the size stand in the name of the rule set.
pub(super) fn sgf(record: &Record<Caro>) -> String {
    let game = record.game.rules();
    let size = game.size();
    let mut text = format!("(;FF[4]GM[4]CA[UTF-8]SZ[{size}]");
    let mut property = |name: &str, value: &str| {
        let value = Name::plain(value).replace('\\', "\\\\").replace(']', "\\]");
        if !value.is_empty() {
            let _ = write!(text, "{name}[{value}]");
        }
    };
    if (game.exact_five(), game.double_block()) != (true, true) {
        let options = game.options().into_iter().filter(|(name, _)| *name != "size");
        property("RU", &option_text(options));
    }
    let first = first(record);
    property("PB", record.heading.name(first));
    property("PW", record.heading.name(first.next(2)));
    property("EV", &record.heading.event);
    property("DT", &record.heading.date);
    property("RE", &sgf_result(record, first));
    for (index, square) in marks(record).iter().enumerate() {
        let colour = if index % 2 == 0 { 'B' } else { 'W' };
        let letter = |number: u8| char::from(b'a' + number);
        let (column, row) = (letter(square.column()), letter(size - 1 - square.row()));
        let _ = write!(text, ";{colour}[{column}{row}]");
    }
    text.push_str(")\n");
    text
}

fn sgf_result(record: &Record<Caro>, first: Side) -> String {
    let how = match record.game.departures().last() {
        Some(Departure::Resigned(_)) => "R",
        Some(Departure::OutOfTime(_)) => "T",
        Some(Departure::Gone(_)) => "F",
        Some(Departure::Stopped) | None => "",
    };
    match result(record) {
        Some(WrittenResult::Win(side)) if side == first => format!("B+{how}"),
        Some(WrittenResult::Win(_)) => format!("W+{how}"),
        Some(WrittenResult::Draw) => "0".to_owned(),
        Some(WrittenResult::Open) | None => String::new(),
    }
}
