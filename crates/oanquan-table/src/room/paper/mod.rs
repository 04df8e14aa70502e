//! Sheets to print, as PDF: the empty board, the rules, puzzles.

mod board;
mod sheets;

use frame::paper::{Paper, document};
use jiff::civil::Date;
use oanquan::Preset;
use oanquan_engine::{Puzzle, puzzle_id, puzzles};
use settings::Language;
use window_words::Words;
use words::code;

use crate::controller::puzzles::day_number;

/// The difficulties of the puzzles of a day on a sheet.
const BANDS: [u8; 6] = [1, 1, 2, 3, 4, 5];

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
    let chosen = puzzles_of_day(puzzles(preset)?, preset, day);
    let mut document = document();
    sheets::puzzles(&mut document, paper, words, &title, &chosen);
    Some(document.finish(&title, code(language)))
}

/// Returns puzzles of [`BANDS`] with their names, from easy to hard, others on each day.
fn puzzles_of_day(all: &[Puzzle], preset: Preset, day: Date) -> Vec<(String, &Puzzle)> {
    let mut chosen: Vec<(String, &Puzzle)> = Vec::new();
    for (slot, band) in BANDS.into_iter().enumerate() {
        // A band without puzzles gives its place to the one below.
        let of_band = (1..=band).rev().map(|band| {
            let of_band = all.iter().enumerate().filter(|(_, one)| one.band == band);
            of_band.collect::<Vec<_>>()
        });
        let Some(of_band) = of_band.into_iter().find(|of_band| !of_band.is_empty()) else {
            continue;
        };
        let number = day_number(day) * BANDS.len() as i64 + slot as i64;
        let (index, puzzle) = of_band[number.rem_euclid(of_band.len() as i64) as usize];
        chosen.push((puzzle_id(preset, index), puzzle));
    }
    chosen
}
