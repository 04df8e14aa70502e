//! Sheets to print, as PDF: the empty board, the rules, puzzles.

mod board;
mod sheets;

use frame::paper::{Paper, document};
use jiff::civil::Date;
use oanquan::Preset;
use oanquan_engine::{Puzzle, puzzles};
use settings::Language;
use window_words::Words;
use words::code;

use crate::controller::puzzles::{PresetPuzzles, PuzzleSet, day_number};

/// The difficulties of the puzzles of a day on a sheet.
const BANDS: [u8; 6] = [1, 1, 2, 3, 4, 4];

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
    let chosen = puzzles_of_day(puzzles(preset)?, day);
    let mut document = document();
    let bands = PresetPuzzles(preset).bands();
    sheets::puzzles(&mut document, paper, words, &title, &chosen, bands);
    Some(document.finish(&title, code(language)))
}

/// Returns puzzles of [`BANDS`] with their numbers, from easy to hard, others on each day.
fn puzzles_of_day(all: &[Puzzle], day: Date) -> Vec<(usize, &Puzzle)> {
    let mut chosen: Vec<(usize, &Puzzle)> = Vec::new();
    for (slot, band) in BANDS.into_iter().enumerate() {
        let of_band: Vec<_> =
            all.iter().enumerate().filter(|(_, puzzle)| puzzle.band == band).collect();
        if of_band.is_empty() {
            continue;
        }
        let number = day_number(day) * BANDS.len() as i64 + slot as i64;
        let (index, puzzle) = of_band[number.rem_euclid(of_band.len() as i64) as usize];
        chosen.push((index + 1, puzzle));
    }
    chosen
}
