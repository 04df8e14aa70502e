//! Sheets for a class: a table for results, a worksheet with its answers, certificates.

use oanquan::Side;
use oanquan_engine::Puzzle;
use share::paper::{Align, Document, Face, Page, Paper};
use window_words::{PaperWords, Words};

use super::answer;
use super::board::{self, Filled, Place};

/// The margin around a sheet, in millimetres.
const MARGIN: f32 = 12.0;
/// The thickness of lines to write on.
const LINE: f32 = 0.25;

/// The colours of a certificate, of which a grey printer leaves two shades.
const RED: [f32; 3] = [0.72, 0.11, 0.12];
const GOLD: [f32; 3] = [0.80, 0.60, 0.16];

/// The rows of a sheet for results, and the sheets: enough for the largest class.
const ROWS: usize = 30;
const SHEETS: usize = 2;
/// The rounds of the table: the usual number with 60 players.
const ROUNDS: usize = 7;

/// Draws a line to write on, from `x` to `end`.
fn blank(page: &mut Page<'_>, x: f32, end: f32, y: f32) {
    page.grey(0.5);
    page.line(&[[x, y], [end, y]], LINE);
    page.grey(0.0);
}

/// Writes a label and draws a line to write on behind it.
fn labelled(page: &mut Page<'_>, size: f32, [x, y]: [f32; 2], end: f32, label: &str) {
    page.text(Face::Regular, size, [x, y], Align::Left, label);
    let after = x + page.width(Face::Regular, size, label) + 0.5 * size;
    blank(page, after.min(end), end, y + 0.2 * size);
}

/// Draws an empty table for the results of a class, round by round.
pub fn results(document: &mut Document, paper: Paper, words: &Words) {
    let [width, height] = paper.size();
    let scale = width / Paper::A4.size()[0];
    let (own, words) = (&words.tournament, &words.paper);
    let (size, margin) = (4.0 * scale, MARGIN * scale);
    let mut columns = vec![(own.number.to_owned(), 11.0), (own.player.to_owned(), 61.0)];
    columns.extend((1..=ROUNDS).map(|round| (own.cross_round(round), 12.0)));
    columns.extend([(own.points.to_owned(), 15.0), (own.rank.to_owned(), 15.0)]);
    for sheet in 0..SHEETS {
        document.page([width, height], |page| {
            page.text(Face::Bold, 1.6 * size, [margin, margin + size], Align::Left, words.results);
            let y = margin + 3.4 * size;
            labelled(page, size, [margin, y], 0.6 * width, words.class);
            labelled(page, size, [0.63 * width, y], width - margin, words.date);
            let top = y + 1.6 * size;
            let row = (height - margin - top) / (ROWS + 1) as f32;
            let lines = (0..=ROWS + 1).map(|index| top + row * index as f32);
            for y in lines {
                page.line(&[[margin, y], [width - margin, y]], LINE);
            }
            let base = |index: usize| top + row * (index as f32 + 0.5) + 0.35 * size;
            let mut x = margin;
            for (index, (head, wide)) in columns.iter().enumerate() {
                page.line(&[[x, top], [x, height - margin]], LINE);
                let middle = x + 0.5 * wide * scale;
                page.text(Face::Bold, 0.8 * size, [middle, base(0)], Align::Middle, head);
                for place in (1..=ROWS).filter(|_| index == 0) {
                    let number = (sheet * ROWS + place).to_string();
                    page.text(Face::Regular, size, [middle, base(place)], Align::Middle, &number);
                }
                x += wide * scale;
            }
            page.line(&[[x, top], [x, height - margin]], LINE);
        });
    }
}

/// Draws a worksheet with positions to solve and lines to answer on, and their answers on a second sheet.
pub fn worksheet(
    document: &mut Document,
    paper: Paper,
    words: &Words,
    heading: &str,
    puzzles: &[&Puzzle],
) {
    let [width, height] = paper.size();
    let scale = width / Paper::A4.size()[0];
    let (all, words) = (words, &words.paper);
    let (size, margin) = (4.2 * scale, MARGIN * scale);
    let title = [margin, margin + size];
    let top = margin + 7.4 * size;
    let row = (height - margin - top) / puzzles.len().max(1) as f32;
    let wide = 0.5 * width;
    // The line above the board, and the number of the cells below it.
    let place = |y: f32| Place::of_width([margin, y + 2.9 * size], wide);
    let right = margin + wide + 2.0 * size;
    document.page([width, height], |page| {
        page.text(Face::Bold, 1.6 * size, title, Align::Left, heading);
        let y = margin + 3.6 * size;
        labelled(page, size, [margin, y], 0.6 * width, words.pupil);
        labelled(page, size, [0.63 * width, y], width - margin, words.class);
        page.text(Face::Regular, size, [margin, y + 2.0 * size], Align::Left, words.task);
        for (index, puzzle) in puzzles.iter().enumerate() {
            let y = top + row * index as f32;
            let [near, far] = [Side::NEAR, Side::FAR].map(|side| puzzle.position.store(side));
            let number = format!("{}.", index + 1);
            page.text(Face::Bold, size, [margin, y + size], Align::Left, &number);
            let after = [margin + 1.6 * size, y + size];
            page.text(Face::Regular, size, after, Align::Left, &words.stores(near, far));
            board::lines(page, place(y));
            board::numbers(page, place(y));
            board::contents(page, place(y), &puzzle.position, Filled::Stones);
            let mut line = y + 3.4 * size;
            for label in [words.ask_cell, words.ask_way, words.ask_store, words.ask_why] {
                labelled(page, size, [right, line], width - margin, label);
                line += 2.1 * size;
            }
            blank(page, right, width - margin, line + 0.2 * size);
        }
    });
    document.page([width, height], |page| {
        page.text(Face::Bold, 1.6 * size, title, Align::Left, words.answers);
        for (index, puzzle) in puzzles.iter().enumerate() {
            let y = margin + 3.0 * size + row * index as f32;
            let number = format!("{}.", index + 1);
            page.text(Face::Bold, size, [margin, y + size], Align::Left, &number);
            board::lines(page, place(y));
            board::contents(page, place(y), &puzzle.position, Filled::Numbers);
            let Some(mv) = puzzle.line.first() else { continue };
            board::marked(page, place(y), *mv);
            let text = answer::key(all, puzzle);
            page.paragraph(size, [right, y + 1.0 * size], width - margin - right, &text);
        }
    });
}

/// What a certificate says; what is missing is a line to write on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Award<'a> {
    /// Who receives it.
    pub name: Option<&'a str>,
    /// The place in the standings, from 1.
    pub place: Option<usize>,
    /// The title of the tournament.
    pub title: Option<&'a str>,
    /// The title of the game.
    pub game: &'a str,
    /// The day, as it is written.
    pub date: Option<&'a str>,
}

/// Draws a certificate on a sheet of its own.
pub fn certificate(document: &mut Document, paper: Paper, words: &PaperWords, award: &Award<'_>) {
    let [height, width] = paper.size();
    let scale = height / Paper::A4.size()[0];
    document.page([width, height], |page| {
        for (inset, line, colour) in [(8.0, 1.6, RED), (10.8, 0.6, GOLD), (12.4, 0.3, RED)] {
            page.colour(colour);
            let (near, right, bottom) =
                (inset * scale, width - inset * scale, height - inset * scale);
            let corners = [[near, near], [right, near], [right, bottom], [near, bottom]];
            page.line(&[corners[0], corners[1], corners[2], corners[3], corners[0]], line * scale);
        }
        let middle = width / 2.0;
        let at = |y: f32| [middle, y * scale];
        let size = 6.5 * scale;
        // A corner of small squares, as on the brick of a yard.
        for (x, y) in [(16.0, 16.0), (-16.0, 16.0), (16.0, -16.0), (-16.0, -16.0)] {
            let (x, y) = (x * scale, y * scale);
            let corner =
                [if x < 0.0 { width + x } else { x }, if y < 0.0 { height + y } else { y }];
            for (reach, colour) in [(3.2, GOLD), (1.6, RED)] {
                page.colour(colour);
                let [left, top, reach] = [corner[0], corner[1], reach * scale];
                let around = [
                    [left, top - reach],
                    [left + reach, top],
                    [left, top + reach],
                    [left - reach, top],
                    [left, top - reach],
                ];
                page.line(&around, 0.7 * scale);
            }
        }
        page.colour(RED);
        page.text(Face::Bold, 2.4 * size, at(42.0), Align::Middle, words.certificate);
        page.grey(0.0);
        page.text(Face::Regular, size, at(60.0), Align::Middle, words.awarded);
        entry(page, at(82.0), 0.56 * width, Face::Bold, 1.9 * size, award.name);
        let place = match award.place {
            Some(place) => words.award_place(place),
            None => words.award_place_blank.to_owned(),
        };
        page.colour(RED);
        page.text(Face::Bold, 1.2 * size, at(101.0), Align::Middle, &place);
        page.grey(0.0);
        page.text(Face::Regular, size, at(116.0), Align::Middle, words.award_in);
        entry(page, at(131.0), 0.56 * width, Face::Bold, 1.3 * size, award.title);
        page.text(Face::Regular, size, at(144.0), Align::Middle, award.game);
        // The board as an ornament.
        let wide = 62.0 * scale;
        let corner = [middle - wide / 2.0, 164.0 * scale];
        let ornament = Place::of_width(corner, wide);
        board::lines(page, ornament);
        board::quan_places(page, ornament);
        let (small, foot) = (0.75 * size, 180.0 * scale);
        let [left, right] = [24.0 * scale, width - 24.0 * scale];
        match award.date {
            Some(date) => page.text(Face::Regular, small, [left, foot], Align::Left, date),
            None => labelled(page, small, [left, foot], left + 75.0 * scale, words.date),
        }
        labelled(page, small, [right - 75.0 * scale, foot], right, words.signature);
    });
}

/// Writes a text that fits a width, or draws a line to write it on.
fn entry(
    page: &mut Page<'_>,
    [middle, y]: [f32; 2],
    width: f32,
    face: Face,
    size: f32,
    text: Option<&str>,
) {
    match text {
        Some(text) => {
            let wide = page.width(face, size, text).max(1.0);
            let size = size * (width / wide).min(1.0);
            page.text(face, size, [middle, y], Align::Middle, text);
        }
        None => blank(page, middle - width / 2.0, middle + width / 2.0, y + 0.1 * size),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oanquan_engine::puzzles;
    use words::LANGUAGES;

    /// Returns the number of sheets of a document.
    fn sheets(draw: impl FnOnce(&mut Document)) -> usize {
        let mut document = share::paper::document();
        draw(&mut document);
        let file = document.finish("5A", "vi");
        file.windows(9).filter(|part| part == b"/MediaBox").count()
    }

    #[test]
    fn a_worksheet_has_its_answers_on_a_second_sheet() {
        let all = puzzles(oanquan::Preset::Classic).expect("classic puzzles");
        let four: Vec<&Puzzle> = all.iter().take(4).collect();
        for language in LANGUAGES {
            let words = Words::of(language);
            let drawn = sheets(|document| worksheet(document, Paper::A4, words, "5A", &four));
            assert_eq!(drawn, 2, "{language:?}");
        }
    }

    #[test]
    fn a_table_of_results_holds_sixty_names() {
        let words = Words::of(LANGUAGES[0]);
        assert_eq!(sheets(|document| results(document, Paper::A4, words)), SHEETS);
        assert_eq!(SHEETS * ROWS, 60);
    }
}
