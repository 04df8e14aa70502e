//! Writes games, for people and for other programs.

use std::fmt::Write;

use basics::record_text::write_words;
use basics::{Form, Heading, Name, WrittenResult};
use cotuong_board::{Color, Dialect, Fen};
use tabletop::{Game, GameEntry, GameMatch, Match, Record, Side, Step};

use super::super::{Cotuong, Position};
use super::draft::Stated;
use super::lines::{self, Field, Line};

/// Returns the text of a game in a form. A form without a writer is written as a record.
pub(super) fn write(record: &Record<Cotuong>, form: Form) -> String {
    match form {
        Form::Vietnamese => sheet(record, &VIETNAMESE),
        Form::Coordinates => pgn(record, Dialect::Coordinates, "ICCS"),
        Form::Wxf => pgn(record, Dialect::Wxf, "WXF"),
        Form::Chinese => pgn(record, Dialect::Chinese, "Chinese"),
        _ => record.to_string(),
    }
}

/// What a sheet with a game says, in a language.
struct SheetWords {
    colors: [&'static str; 2],
    wins: [&'static str; 2],
    draw: &'static str,
    dialect: Dialect,
}

/// How people in Việt Nam note a game down.
const VIETNAMESE: SheetWords = SheetWords {
    colors: ["Đỏ", "Đen"],
    wins: ["Đỏ thắng", "Đen thắng"],
    draw: "Hoà",
    dialect: Dialect::Vietnamese,
};
/// How people elsewhere do.
const ENGLISH: SheetWords = SheetWords {
    colors: ["Red", "Black"],
    wins: ["Red wins", "Black wins"],
    draw: "Draw",
    dialect: Dialect::Wxf,
};

/// Returns the sheet of a game in English: names, moves in WXF, the result.
pub fn english_sheet(record: &Record<Cotuong>) -> String {
    sheet(record, &ENGLISH)
}

/// Writes a game as people note it down: a title, names, moves in pairs, the result. What a line would not give
/// back as it is stands in a tag.
fn sheet(record: &Record<Cotuong>, words: &SheetWords) -> String {
    let Record { game, heading } = record;
    let mut text = String::new();
    let (event, date) = (Name::plain(&heading.event), Name::plain(&heading.date));
    let [red, black] = names(game, heading);
    let title = (!event.is_empty() && is_title(&event)).then_some(&event);
    let line = names_line(words, &red, &black);
    // Writing to a string does not fail.
    if title.is_none() {
        tag(&mut text, "Event", &event);
    }
    if line.is_none() {
        tag(&mut text, "Red", &red);
        tag(&mut text, "Black", &black);
    }
    tag(&mut text, "Date", &date);
    start_tags(&mut text, game, false);
    for line in title.into_iter().chain(&line).filter(|line| !line.is_empty()) {
        let _ = writeln!(text, "{line}");
    }
    for pair in pairs(game, words.dialect) {
        let _ = writeln!(text, "{pair}");
    }
    let stated = result(game, heading).map(|stated| match stated {
        Stated::Win(color) => words.wins[color as usize],
        Stated::Draw => words.draw,
        Stated::Open => "*",
    });
    if let Some(stated) = stated {
        let _ = writeln!(text, "{stated}");
    }
    text
}

/// Returns whether a line alone is read back as the title that it is.
fn is_title(event: &str) -> bool {
    let folded = basics::Folded::of(event);
    let is_plain = !event.starts_with(['[', '(', '（', '{', '!', '?', '$', ';', ',', '|', '*']);
    let is_short = event.len() <= 200 && event.contains(char::is_alphabetic);
    is_plain
        && is_short
        && matches!(lines::kind(folded.as_str(), None), Line::Prose)
        && !event.split_whitespace().take(3).any(|word| word.matches('/').count() > 3)
        && !matches!(
            folded.as_str().split_whitespace().next(),
            Some("position" | "startpos" | "fen" | "format")
        )
}

/// Returns the line with the names; `None` if it would not be read back as it is.
fn names_line(words: &SheetWords, red: &str, black: &str) -> Option<String> {
    let [of_red, of_black] = words.colors;
    let known = [(of_red, red), (of_black, black)].into_iter().filter(|(_, name)| !name.is_empty());
    let fields: Vec<String> = known.map(|(key, name)| format!("{key}: {name}")).collect();
    let line = fields.join("   ");
    if line.is_empty() {
        return Some(line);
    }
    let folded = basics::Folded::of(&line);
    let Line::Fields(fields) = lines::kind(folded.as_str(), None) else { return None };
    let mut read = [String::new(), String::new()];
    for (field, from, to) in fields {
        let Field::Name(color) = field else { return None };
        let value = &line[folded.original(from)..folded.original(to)];
        value.clone_into(&mut read[color as usize]);
    }
    (read == [red, black]).then_some(line)
}

/// Writes a game as records of chess are written, with moves in a dialect.
fn pgn(record: &Record<Cotuong>, dialect: Dialect, format: &str) -> String {
    let Record { game, heading } = record;
    let mut text = String::from("[Game \"Chinese Chess\"]\n");
    let [red, black] = names(game, heading);
    for (name, value) in
        [("Event", &heading.event), ("Date", &heading.date), ("Red", &red), ("Black", &black)]
    {
        tag(&mut text, name, value);
    }
    let result = match result(game, heading) {
        Some(Stated::Win(Color::Red)) => "1-0",
        Some(Stated::Win(Color::Black)) => "0-1",
        Some(Stated::Draw) => "1/2-1/2",
        Some(Stated::Open) | None => "*",
    };
    tag(&mut text, "Result", result);
    start_tags(&mut text, game, true);
    tag(&mut text, "Format", format);
    let words = pairs(game, dialect);
    let words = words.iter().flat_map(|pair| pair.split(' ')).map(str::to_owned);
    // Writing to a string does not fail.
    let _ = write_words(&mut text, words.chain([result.to_owned()]));
    text
}

/// Writes a tag, unless its value is empty.
fn tag(text: &mut String, name: &str, value: &str) {
    let value = Name::plain(value);
    if !value.is_empty() {
        let _ = writeln!(text, "[{name} \"{value}\"]");
    }
}

/// Writes the start unless it is the usual one and moves follow, and who plays red if `with_side`.
fn start_tags(text: &mut String, game: &Match<Cotuong>, with_side: bool) {
    let start = game.start();
    let usual = Cotuong::usual().start(start.red());
    if *start != usual || game.turn_count() == 0 {
        tag(text, "FEN", &fen(start, with_side));
        if with_side {
            tag(text, "SetUp", "1");
        }
    }
    if with_side && start.red() == Side::FAR {
        tag(text, "RedSide", "1");
    }
}

/// Returns the position as other programs read it, in full or short; given moves have no other form.
fn fen(start: &Position, in_full: bool) -> String {
    let fen = Fen { board: start.board().clone(), quiet: start.quiet() };
    match (start.first_moves(), in_full) {
        (0, true) => format!("{} - - {} 1", fen.board, fen.quiet),
        (0, false) => fen.to_string(),
        (given, _) => format!("{fen} +{given}"),
    }
}

/// Returns the names of red and black.
fn names(game: &Match<Cotuong>, heading: &Heading) -> [String; 2] {
    Color::ALL.map(|color| Name::plain(heading.name(game.start().side_of(color))))
}

/// Returns the moves in a dialect: each move of red with its number and the answer of black.
fn pairs(game: &Match<Cotuong>, dialect: Dialect) -> Vec<String> {
    let mut pairs: Vec<String> = Vec::new();
    for (entry, before) in game.entries().iter().zip(game.positions()) {
        let Step::Move(mv) = entry.step() else { continue };
        let Some(text) = before.board().notation_in(mv, dialect) else { continue };
        let is_black = before.board().to_move() == Color::Black;
        match pairs.last_mut() {
            Some(pair) if is_black => {
                pair.push(' ');
                pair.push_str(&text);
            }
            _ => {
                let dots = if is_black { "..." } else { "." };
                pairs.push(format!("{}{dots} {text}", pairs.len() + 1));
            }
        }
    }
    pairs
}

/// Returns the result: the one of the match if it is over, or else the one that was written.
fn result(game: &Match<Cotuong>, heading: &Heading) -> Option<Stated> {
    let color = |side| if side == game.start().red() { Color::Red } else { Color::Black };
    if game.end().is_some() {
        let winner = Color::ALL
            .into_iter()
            .find(|color| game.standing(game.start().side_of(*color)).is_win());
        return Some(winner.map_or(Stated::Draw, Stated::Win));
    }
    heading.result.map(|result| match result {
        WrittenResult::Win(side) => Stated::Win(color(side)),
        WrittenResult::Draw => Stated::Draw,
        WrittenResult::Open => Stated::Open,
    })
}
