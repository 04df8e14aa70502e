//! Games as people note them down, to paste and to copy: `1. P2-5 M8.7`.

use std::fmt::Write;

use basics::record_text::{
    MOST_BYTES, MOST_TURNS, NotATag, Tag, line_and_column, skip_blank, write_words,
};
use tabletop::{Entered, Game, Match, Played, Side, Step};

use super::{BadNotes, Cotuong, NotesFlaw};

/// The tag of the start position.
const START_TAG: &str = "FEN";
/// Words that say how the game ended, as records of chess do. The moves and the players say that, too.
const RESULTS: [&str; 5] = ["1-0", "0-1", "1/2-1/2", "0.5-0.5", "*"];

/// Reads a game as people note it down: moves in either form, with or without numbers, comments in
/// braces, and tags as in records of chess, of which `FEN` names the start position; without it, `game`
/// starts with side 0 to move. The result is left out of account.
///
/// # Errors
/// Returns the first error and its place.
pub fn read_notes(game: Cotuong, text: &str) -> Result<Match<Cotuong>, BadNotes> {
    if text.len() > MOST_BYTES {
        return Err(refuse(text, 0, NotesFlaw::TooLong(MOST_BYTES)));
    }
    let (start, from) = start(game, text)?;
    let has_start = start.is_some();
    let mut played = match start {
        Some(start) => Match::begin(game, start),
        None => Match::new(game, Side::NEAR),
    };
    let mut at = skip_blank(text, from);
    while at < text.len() {
        if text[at..].starts_with('{') {
            let end = text[at..].find('}');
            let end = end.ok_or_else(|| refuse(text, at, NotesFlaw::OpenComment))?;
            at = skip_blank(text, at + end + 1);
            continue;
        }
        let rest = &text[at..];
        let word =
            &rest[..rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len())];
        play(&mut played, word).map_err(|flaw| refuse(text, at, flaw))?;
        at = skip_blank(text, at + word.len());
    }
    if played.turn_count() == 0 && !has_start {
        return Err(refuse(text, 0, NotesFlaw::Empty));
    }
    Ok(played)
}

/// Plays a word, which may be a move, a number, a number and a move, or a result.
fn play(played: &mut Match<Cotuong>, word: &str) -> Result<(), NotesFlaw> {
    let unnumbered = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let text = unnumbered.trim_start_matches(['.', '…']);
    let is_number = text.len() < unnumbered.len() || unnumbered.is_empty();
    let text = if is_number { text } else { word };
    if text.is_empty() || RESULTS.contains(&word) {
        return Ok(());
    }
    let number = played.turn_count() + 1;
    if number > MOST_TURNS {
        return Err(NotesFlaw::TooManyMoves(MOST_TURNS));
    }
    let refused = |why| NotesFlaw::Move { number, why };
    let mv = played.position().read_move(text).map_err(refused)?;
    played.play(mv).map_err(refused)?;
    Ok(())
}

/// Reads the tags. Returns the start position, if they name one, and the offset of the text after them.
fn start(
    game: Cotuong,
    text: &str,
) -> Result<(Option<<Cotuong as Game>::Position>, usize), BadNotes> {
    let mut start = None;
    let mut at = skip_blank(text, 0);
    loop {
        let tag = Tag::read(text, at);
        let tag = tag.map_err(|NotATag| refuse(text, at, NotesFlaw::NotATag))?;
        let Some(tag) = tag else { return Ok((start, at)) };
        if tag.name == START_TAG {
            let read = game.parse_position(tag.value);
            let (_, position) = read.map_err(|why| refuse(text, tag.value_at, why.into()))?;
            start = Some(position);
        }
        at = skip_blank(text, tag.end);
    }
}

/// Writes a match as people in Việt Nam note it down. A tag names the start position unless it is the
/// usual one and moves follow. Departures are left out.
pub fn write_notes(played: &Match<Cotuong>) -> String {
    let mut text = String::new();
    if played.turn_count() == 0 || *played.start() != Cotuong::usual().start(Side::NEAR) {
        // Writing to a string does not fail.
        let _ = writeln!(text, "[{START_TAG} \"{}\"]", played.start());
    }
    let mut words = Vec::new();
    let mut number = 0;
    for (entry, before) in played.entries().iter().zip(played.positions()) {
        let Step::Move(mv) = entry.step() else { continue };
        // Each move of red has a number, and black's has one if the game starts with it.
        let is_black = before.board().to_move() == cotuong_board::Color::Black;
        if !is_black || words.is_empty() {
            number += 1;
            words.push(format!("{number}.{}", if is_black { ".." } else { "" }));
        }
        words.extend(before.board().notation(mv));
    }
    let _ = write_words(&mut text, words);
    text
}

/// Returns an error at the offset `at`.
fn refuse(text: &str, at: usize, flaw: NotesFlaw) -> BadNotes {
    let (line, column) = line_and_column(text, at);
    BadNotes { line, column, flaw }
}
