//! Sheets to print, as PDF: the empty board, the rules, puzzles, and sheets for a class.

mod board;
mod class;
mod sheets;

use frame::paper::{Paper, document};
use jiff::civil::Date;
use oanquan::Preset;
use oanquan_engine::{Puzzle, puzzles};
use settings::Language;
use window_words::Words;
use words::code;

use crate::controller::puzzles::{PresetPuzzles, PuzzleSet, day_number};

pub use class::Award;

/// The difficulties of the puzzles of a day on a sheet.
const BANDS: [u8; 6] = [1, 1, 2, 3, 4, 4];

/// The difficulties of the positions of a worksheet.
const WORKSHEET: [u8; 4] = [1, 1, 1, 2];

/// Returns an empty board to play on with pebbles.
pub fn board(paper: Paper, language: Language) -> Vec<u8> {
    let words = Words::of(language);
    let mut document = document();
    sheets::empty_board(&mut document, paper, &words.paper);
    document.finish(words.paper.game, code(language))
}

/// Returns the rules on one sheet, with pictures.
pub fn rules(paper: Paper, language: Language) -> Vec<u8> {
    let words = Words::of(language);
    let mut document = document();
    sheets::rules(&mut document, paper, words);
    document.finish(words.paper.game, code(language))
}

/// Returns six puzzles of a day with their solutions, or `None` if no puzzles come with the preset.
pub fn puzzle_sheet(
    paper: Paper,
    language: Language,
    preset: Preset,
    day: Date,
) -> Option<Vec<u8>> {
    let words = Words::of(language);
    let title = words.paper.puzzles_of(&day.strftime(words.paper.day).to_string());
    let chosen = puzzles_of_day(puzzles(preset)?, day, &BANDS);
    let mut document = document();
    let bands = PresetPuzzles(preset).bands();
    sheets::puzzles(&mut document, paper, words, &title, &chosen, bands);
    Some(document.finish(&title, code(language)))
}

/// Returns an empty table for the results of a class.
pub fn results(paper: Paper, language: Language) -> Vec<u8> {
    let words = Words::of(language);
    let mut document = document();
    class::results(&mut document, paper, words);
    document.finish(words.paper.results, code(language))
}

/// Returns a worksheet of a day: four easy positions of the classic game, and their answers.
pub fn worksheet(paper: Paper, language: Language, day: Date) -> Vec<u8> {
    let words = Words::of(language);
    let all = puzzles(Preset::Classic).expect("there are classic puzzles");
    let chosen = puzzles_of_day(all, day, &WORKSHEET);
    let four: Vec<&Puzzle> = chosen.into_iter().map(|(_, puzzle)| puzzle).collect();
    let mut document = document();
    class::worksheet(&mut document, paper, words, &four);
    document.finish(words.paper.worksheet, code(language))
}

/// Returns certificates, each on a sheet of its own.
pub fn certificates(paper: Paper, language: Language, awards: &[Award<'_>]) -> Vec<u8> {
    let words = Words::of(language);
    let mut document = document();
    for award in awards {
        class::certificate(&mut document, paper, &words.paper, award);
    }
    document.finish(words.paper.certificate, code(language))
}

/// Returns puzzles of these bands with their numbers, others on each day.
fn puzzles_of_day<'a>(all: &'a [Puzzle], day: Date, bands: &[u8]) -> Vec<(usize, &'a Puzzle)> {
    let mut chosen: Vec<(usize, &Puzzle)> = Vec::new();
    for (slot, band) in bands.iter().copied().enumerate() {
        let of_band: Vec<_> =
            all.iter().enumerate().filter(|(_, puzzle)| puzzle.band == band).collect();
        if of_band.is_empty() {
            continue;
        }
        let number = day_number(day) * bands.len() as i64 + slot as i64;
        let (index, puzzle) = of_band[number.rem_euclid(of_band.len() as i64) as usize];
        chosen.push((index + 1, puzzle));
    }
    chosen
}
