//! Games in the tags of DhtmlXQ, as Chinese web pages and forums have them.
//!
//! `binit` has where the 32 pieces stand, two digits each: the file from red's left and the rank from
//! black's side; `99` is off the board. `movelist` has four such digits for each move.

use basics::record_text::MAX_TURNS;
use basics::{Excerpt, Folded, Form};
use cotuong_board::{Color, Dialect, FILES, Move, RANKS, Reading, Said, Spelled, Square};

use super::super::{NotesFlaw, Position};
use super::draft::{Draft, Word};
use super::{BadNotes, MAX_GAMES, Source, results};

const OPEN: &str = "[dhtmlxq_";
/// How the end of a field, or of all of them, begins.
const CLOSE: &str = "[/dhtmlxq";
/// The pieces in the order of `binit`, those of red first.
const PIECES: &[u8; 32] = b"RNBAKABNRCCPPPPPrnbakabnrccppppp";
/// The longest name of a field.
const MAX_NAME: usize = 40;

/// Returns whether a text has this form.
pub(super) fn is(folded: &Folded) -> bool {
    let text = folded.as_str();
    text.contains("[dhtmlxq_binit]") || text.contains("[dhtmlxq_movelist]")
}

/// A game as it is read.
#[derive(Default)]
struct Part {
    draft: Draft,
    /// The pieces, and where the text has them.
    pieces: Option<(usize, String)>,
    moves: Option<(usize, String)>,
}

/// Reads the games.
pub(super) fn read(source: Source<'_>) -> Result<Vec<Draft>, BadNotes> {
    let text = source.folded.as_str();
    let mut drafts = Vec::new();
    let mut part = Part::default();
    let mut at = 0;
    while let Some(found) = text[at..].find(OPEN) {
        let from = at + found + OPEN.len();
        let not_a_tag = || source.flaw(from - OPEN.len(), NotesFlaw::NotATag);
        let name_ends = text[from..].bytes().take(MAX_NAME).position(|byte| byte == b']');
        let name = &text[from..from + name_ends.ok_or_else(not_a_tag)?];
        let value_at = from + name.len() + 1;
        // Some programs close a field with the name of another one, or not at all.
        let (close, rest) = (format!("[/dhtmlxq_{name}]"), &text[value_at..]);
        let next = rest.find(OPEN).unwrap_or(rest.len());
        let rest = &rest[..next];
        let length = rest.find(&close).or_else(|| rest.find(CLOSE)).unwrap_or(next);
        let value = source.original(value_at, value_at + length);
        let repeats = match name {
            "binit" => part.pieces.is_some(),
            "movelist" => part.moves.is_some(),
            _ => false,
        };
        if repeats {
            drafts.push(finish(source, std::mem::take(&mut part))?);
            if drafts.len() >= MAX_GAMES {
                return Err(source.flaw(from, NotesFlaw::TooManyGames(MAX_GAMES)));
            }
        }
        let list = &text[value_at..value_at + length];
        match name {
            "binit" => part.pieces = Some(trimmed(value_at, list)),
            "movelist" => part.moves = Some(trimmed(value_at, list)),
            _ => field(&mut part.draft, name, value.trim()),
        }
        at = value_at + length;
    }
    drafts.push(finish(source, part)?);
    Ok(drafts)
}

/// Returns a value without blanks around it, and its offset.
fn trimmed(at: usize, value: &str) -> (usize, String) {
    let blank = value.len() - value.trim_start().len();
    (at + blank, value.trim().to_owned())
}

fn field(draft: &mut Draft, name: &str, value: &str) {
    let header = &mut draft.header;
    match name {
        "title" if header.event.is_empty() => value.clone_into(&mut header.event),
        "event" if !value.is_empty() => value.clone_into(&mut header.event),
        "date" => value.clone_into(&mut header.date),
        "red" => value.clone_into(&mut header.names[0]),
        "black" => value.clone_into(&mut header.names[1]),
        "result" => draft.stated = results::of_value(value),
        _ if name.starts_with("move_") => draft.passed.variations += 1,
        _ if name.starts_with("comment") => draft.passed.comments += 1,
        _ => draft.passed.tags += 1,
    }
}

/// Returns the game: its start, and its moves in coordinates.
fn finish(source: Source<'_>, part: Part) -> Result<Draft, BadNotes> {
    let Part { mut draft, pieces, moves } = part;
    draft.form = Some(Form::Dhtmlxq);
    draft.dialect = Some(Dialect::Coordinates);
    let (at, moves) = moves.unwrap_or_default();
    let (words, rest) = words(&moves, at);
    if !rest.is_empty() {
        let offset = at + moves.len() - rest.len();
        let flaw = NotesFlaw::Field { name: "movelist", text: Excerpt::of(rest) };
        return Err(source.flaw(offset, flaw));
    }
    if words.len() > MAX_TURNS {
        return Err(source.flaw(at, NotesFlaw::TooManyMoves(MAX_TURNS)));
    }
    if let Some((at, pieces)) = pieces {
        let first = words.first().and_then(|word| match word.spelled.readings[0].said {
            Said::Crossings(mv) => Some(mv.from),
            Said::Piece { .. } | Said::Target { .. } => None,
        });
        let fen = fen(&pieces, first).ok_or_else(|| {
            source.flaw(at, NotesFlaw::Field { name: "binit", text: Excerpt::of(&pieces) })
        })?;
        let start = Position::read(&fen).map_err(|why| source.flaw(at, NotesFlaw::Start(why)))?;
        draft.start = Some(start);
        draft.has_start = true;
    }
    draft.words = words;
    draft.passed.lines += draft.header.lines;
    Ok(draft)
}

/// Returns the moves in a list, and the rest of it from the first that is none.
fn words(list: &str, at: usize) -> (Vec<Word>, &str) {
    let mut words = Vec::new();
    let mut rest = list;
    while let Some((digits, behind)) = rest.split_at_checked(4) {
        let (from, to) = digits.as_bytes().split_at(2);
        let (Some(from), Some(to)) = (square(from), square(to)) else { break };
        let reading =
            Reading { dialect: Dialect::Coordinates, said: Said::Crossings(Move { from, to }) };
        let readings = vec![reading];
        let spelled = Spelled { length: 4, readings, in_words: false, has_borrowed_sign: false };
        words.push(Word { at: at + list.len() - rest.len(), spelled });
        rest = behind;
    }
    (words, rest)
}

/// Returns the crossing of two digits.
fn square(digits: &[u8]) -> Option<Square> {
    let [file @ b'0'..=b'8', rank @ b'0'..=b'9'] = digits else { return None };
    Square::new(file - b'0', b'9' - rank)
}

/// Returns the FEN of pieces; the side of the one on `first` moves, or red.
fn fen(pieces: &str, first: Option<Square>) -> Option<String> {
    let digits = pieces.as_bytes();
    if digits.len() != 2 * PIECES.len() {
        return None;
    }
    let mut board = [[None; FILES as usize]; RANKS as usize];
    let mut to_move = Color::Red;
    for (piece, digits) in PIECES.iter().zip(digits.chunks(2)) {
        if digits == b"99" {
            continue;
        }
        let square = square(digits)?;
        let place = &mut board[usize::from(square.rank())][usize::from(square.file())];
        if place.replace(char::from(*piece)).is_some() {
            return None;
        }
        if first == Some(square) && piece.is_ascii_lowercase() {
            to_move = Color::Black;
        }
    }
    let rank = |rank: &[Option<char>; FILES as usize]| {
        rank.iter().map(|piece| piece.unwrap_or('1')).collect::<String>()
    };
    let ranks: Vec<String> = board.iter().rev().map(rank).collect();
    Some(format!("{} {to_move}", ranks.join("/")))
}
