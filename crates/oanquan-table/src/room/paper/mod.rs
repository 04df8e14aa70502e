//! Sheets to print, as PDF: the empty board, the rules, puzzles, and sheets for a class.

mod answer;
mod board;
mod class;
mod sheets;

use jiff::civil::Date;
use oanquan::Preset;
use oanquan_engine::{Demands, Puzzle, puzzles};
use settings::Language;
use share::paper::{Paper, document};
use window_words::Words;
use words::code;

use crate::controller::Topic;
use crate::controller::puzzles::{PresetPuzzles, day_number, traits};
use crate::room::OAnQuanSentences;
use crate::room::puzzles::group_name;

pub use class::Award;

/// The difficulties of the puzzles of a day on a sheet.
const BANDS: [u8; 6] = [1, 1, 2, 3, 4, 4];

/// The difficulties of the positions of a worksheet.
const WORKSHEET: [u8; 4] = [1, 1, 1, 2];
/// The puzzles among which a sheet chooses the one that is most unlike its others.
const MIXED: usize = 24;
/// The highest difficulty on the worksheet of a lesson.
const LESSON_BAND: u8 = 3;

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
    let set = PresetPuzzles(preset);
    let group = |number: usize| group_name(words, &set, number - 1);
    let mut document = document();
    sheets::puzzles(&mut document, paper, words, &title, &chosen, &group);
    Some(document.finish(&title, code(language)))
}

/// Returns an empty table for the results of a class.
pub fn results(paper: Paper, language: Language) -> Vec<u8> {
    let words = Words::of(language);
    let mut document = document();
    class::results(&mut document, paper, words);
    document.finish(words.paper.results, code(language))
}

/// Returns the lessons that have worksheets, in their order.
pub fn worksheet_lessons() -> impl Iterator<Item = Topic> {
    Topic::all().filter(|topic| *topic == Topic::Capture || topic.theme().is_some())
}

/// Returns a worksheet of a day, with its answers: four positions of the classic game that practise what a
/// lesson teaches, or easy ones of any kind.
pub fn worksheet(paper: Paper, language: Language, day: Date, lesson: Option<Topic>) -> Vec<u8> {
    let words = Words::of(language);
    let all = puzzles(Preset::Classic).expect("there are classic puzzles");
    let (title, four) = match lesson {
        Some(topic) => {
            let title = words.paper.worksheet_of(words.oanquan().topic(topic));
            (title, puzzles_of_lesson(all, day, topic))
        }
        None => {
            let four = puzzles_of_day(all, day, &WORKSHEET).into_iter();
            (words.paper.worksheet.to_owned(), four.map(|(_, puzzle)| puzzle).collect())
        }
    };
    let mut document = document();
    class::worksheet(&mut document, paper, words, &title, &four);
    document.finish(&title, code(language))
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

/// Returns four puzzles that practise what a lesson teaches, the easier ones first, others on each day.
fn puzzles_of_lesson(all: &[Puzzle], day: Date, topic: Topic) -> Vec<&Puzzle> {
    let rules = Preset::Classic.rules();
    let is_of_lesson = |puzzle: &&Puzzle| match topic.theme() {
        Some(theme) => puzzle.theme == theme && puzzle.band <= LESSON_BAND,
        None => Demands::of(puzzle, &rules).is_first_step,
    };
    let fitting: Vec<_> = all.iter().filter(is_of_lesson).collect();
    let first = day_number(day) * WORKSHEET.len() as i64;
    let count = WORKSHEET.len().min(fitting.len()) as i64;
    let at = |slot: i64| fitting[(first + slot).rem_euclid(fitting.len() as i64) as usize];
    let mut four: Vec<_> = (0..count).map(at).collect();
    four.sort_by_key(|puzzle| puzzle.band);
    four
}

/// Returns puzzles of these bands with their numbers, others on each day.
fn puzzles_of_day<'a>(all: &'a [Puzzle], day: Date, bands: &[u8]) -> Vec<(usize, &'a Puzzle)> {
    let mut chosen: Vec<(usize, &Puzzle)> = Vec::new();
    let shared = |puzzle: &Puzzle, chosen: &[(usize, &Puzzle)]| -> usize {
        let own = traits(puzzle);
        let count = |other: &Puzzle| traits(other).iter().filter(|kind| own.contains(kind)).count();
        chosen.iter().map(|(_, other)| count(other)).sum()
    };
    for (slot, band) in bands.iter().copied().enumerate() {
        let of_band: Vec<_> =
            all.iter().enumerate().filter(|(_, puzzle)| puzzle.band == band).collect();
        if of_band.is_empty() {
            continue;
        }
        let number = day_number(day) * bands.len() as i64 + slot as i64;
        let first = number.rem_euclid(of_band.len() as i64) as usize;
        // Of the next ones, the one that shares least with those chosen: the same answer four times is no exercise.
        let near =
            (0..of_band.len().min(MIXED)).map(|step| of_band[(first + step) % of_band.len()]);
        let is_new =
            |(index, _): &(usize, &Puzzle)| chosen.iter().all(|(number, _)| *number != index + 1);
        let best = near.filter(is_new).min_by_key(|(_, puzzle)| shared(puzzle, &chosen));
        let Some((index, puzzle)) = best else { continue };
        chosen.push((index + 1, puzzle));
    }
    chosen
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn the_worksheet_of_a_lesson_practises_it_with_other_positions_on_each_day() {
        let all = puzzles(Preset::Classic).expect("classic puzzles");
        let [first, second] = [date(2026, 9, 7), date(2026, 9, 8)];
        for topic in worksheet_lessons() {
            let four = puzzles_of_lesson(all, first, topic);
            assert_eq!(four.len(), 4, "{topic:?}");
            if let Some(theme) = topic.theme() {
                assert!(four.iter().all(|puzzle| puzzle.theme == theme), "{topic:?}");
            }
            let next = puzzles_of_lesson(all, second, topic);
            let repeated = four.iter().filter(|puzzle| next.contains(puzzle)).count();
            assert_eq!(repeated, 0, "{topic:?}");
        }
    }

    #[test]
    fn the_positions_of_a_worksheet_have_different_answers() {
        let all = puzzles(Preset::Classic).expect("classic puzzles");
        for day in 1..=28 {
            let four = puzzles_of_day(all, date(2026, 11, day), &WORKSHEET);
            assert_eq!(four.len(), 4);
            let cells = four.iter().map(|(_, puzzle)| puzzle.line[0].cell.index());
            let cells: std::collections::BTreeSet<usize> = cells.collect();
            assert!(cells.len() >= 3, "{day}: {cells:?}");
        }
    }
}
