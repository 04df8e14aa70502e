//! The sheets: the empty board, the rules, puzzles.

use oanquan::{Game, Move, Position, Rules, Side};
use oanquan_engine::Puzzle;
use share::paper::{Align, Document, Face, Page, Paper};
use window_words::{PaperWords, Section, Words};

use super::answer;
use super::board::{self, Filled, Place};

/// The margin around a sheet, in millimetres.
const MARGIN: f32 = 12.0;
/// The gap between columns and between two boards.
const GAP: f32 = 8.0;

/// Draws an empty board that fills the sheet, with a place for the captured stones of each side.
pub fn empty_board(document: &mut Document, paper: Paper, words: &PaperWords) {
    let [height, width] = paper.size();
    document.page([width, height], |page| {
        let room = width - 2.0 * MARGIN;
        let size = height / 45.0;
        let flat = Place::of_width([MARGIN, 0.0], room);
        let place = Place { corner: [MARGIN, (height - flat.height()) / 2.0], ..flat };
        board::lines(page, place);
        board::quan_places(page, place);
        board::numbers(page, place);
        let top = place.corner[1];
        let bottom = top + place.height();
        let deep = (top - 2.5 * MARGIN).min(place.cell);
        for (y, side) in [(top - MARGIN - deep, 0), (bottom + MARGIN, 1)] {
            let (left, right) = (MARGIN + place.cell, width - MARGIN - place.cell);
            page.grey(0.5);
            let frame = [[left, y], [right, y], [right, y + deep], [left, y + deep], [left, y]];
            page.dashes(&frame, 0.35);
            let at = [left + 0.6 * size, y + 1.4 * size];
            page.text(Face::Bold, size, at, Align::Left, [words.far_store, words.near_store][side]);
            page.grey(0.0);
        }
        page.grey(0.35);
        let foot = [width / 2.0, height - 0.55 * MARGIN];
        page.text(Face::Regular, 0.85 * size, foot, Align::Middle, words.stones);
    });
}

/// A picture of a rule: a position, and the move that is played in it.
struct Story(&'static str, Option<&'static str>);

/// The sections of the rules on the sheet, with their pictures.
const SECTIONS: [(Section, Option<Story>); 8] = [
    (Section::Board, None),
    (Section::Sow, Some(Story("Q,0,3,0,0,0,Q,5,5,5,5,5 0 0,0", Some("2+")))),
    (Section::GoOn, Some(Story("Q,2,0,0,2,0,Q,0,0,5,5,5 0 0,0", Some("1+")))),
    (Section::Stop, Some(Story("Q,0,0,2,0,0,Q,5,5,5,5,5 0 0,0", Some("3+")))),
    (Section::Capture, Some(Story("Q,0,0,0,0,2,Q,0,0,4,5,5 0 0,0", Some("5+")))),
    (Section::Chain, Some(Story("Q,0,0,0,0,2,Q,0,0,4,0,3 0 0,0", Some("5+")))),
    (Section::Refill, Some(Story("Q,0,0,0,0,0,Q,3,2,6,1,4 0 12,0", None))),
    (Section::End, Some(Story("0,2,0,1,0,0,Q,0,0,1,0,2 0 24,30", Some("3+")))),
];

/// Draws the rules on one sheet, in two columns. Returns the room that is left at its foot, in
/// millimetres.
pub fn rules(document: &mut Document, paper: Paper, words: &Words) -> f32 {
    let [width, height] = paper.size();
    // The sheet is laid out for A4 and enlarged for A3.
    let scale = width / Paper::A4.size()[0];
    let mut left = 0.0;
    document.page([width, height], |page| {
        let size = 3.6 * scale;
        let margin = MARGIN * scale;
        let gap = GAP * scale;
        let column = (width - 2.0 * margin - gap) / 2.0;
        let title = [width / 2.0, margin + 2.0 * size];
        page.text(Face::Bold, 2.4 * size, title, Align::Middle, words.paper.game);
        let board_width = 0.66 * width;
        let start =
            Place::of_width([(width - board_width) / 2.0, margin + 5.2 * size], board_width);
        board::lines(page, start);
        board::numbers(page, start);
        board::contents(page, start, &position(STARTING), Filled::Stones);
        let top = start.corner[1] + start.height() + 3.6 * size;
        let mut y = [top, top];
        for (index, (section, story)) in SECTIONS.iter().enumerate() {
            let (heading, text) = (words.section(*section), words.section_text(*section));
            let side = usize::from(index >= 4);
            let x = margin + (column + gap) * side as f32;
            page.text(Face::Bold, 1.25 * size, [x, y[side] + 1.25 * size], Align::Left, heading);
            y[side] += 1.7 * size;
            y[side] += page.paragraph(size, [x, y[side]], column, text) + 0.5 * size;
            if let Some(story) = story {
                y[side] += tell(page, story, [x, y[side]], column, scale);
            }
            y[side] += 1.2 * size;
        }
        left = height - y[0].max(y[1]);
    });
    left
}

/// The start of the classic game.
const STARTING: &str = "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0";

fn position(text: &str) -> Position {
    Position::parse(text, &Rules::classic()).expect("a position of the rules")
}

/// Draws a position with its move, and the position after it. Returns the height.
fn tell(page: &mut Page<'_>, story: &Story, [x, y]: [f32; 2], width: f32, scale: f32) -> f32 {
    let Story(before, mv) = story;
    let between = 9.0 * scale;
    let before = position(before);
    let one = Place::of_width([x, 0.0], (width - between) / 2.0);
    let [above, below] = [0.2 * one.cell, 0.75 * one.cell];
    let one = Place { corner: [x, y + above], ..one };
    let other = Place { corner: [x + (width + between) / 2.0, y + above], ..one };
    let mut game = Game::new(Rules::classic(), before.clone());
    let after = match mv {
        Some(mv) => {
            let mv: Move = mv.parse().expect("a move");
            board::marked(page, one, mv);
            game.play(mv).expect("a legal move").after.clone()
        }
        None => position("Q,1,1,1,1,1,Q,3,2,6,1,4 0 7,0"),
    };
    for (place, shown) in [(one, &before), (other, &after)] {
        board::lines(page, place);
        board::contents(page, place, shown, Filled::Numbers);
    }
    let middle = y + above + one.cell;
    let [tail, tip] = [x + width / 2.0 - 0.3 * between, x + width / 2.0 + 0.1 * between];
    page.line(&[[tail, middle], [tip, middle]], 0.6 * scale);
    let reach = 0.18 * between;
    page.area(&[[tip, middle - reach], [tip + 1.4 * reach, middle], [tip, middle + reach]]);
    above + one.height() + below
}

/// The columns and rows of puzzles on a sheet.
const COLUMNS: usize = 2;
const ROWS: usize = 3;
/// The gap between the number of a puzzle and the points in the stores, as a multiple of the font size.
const BETWEEN: f32 = 1.5;

/// Draws puzzles with their numbers, six on a sheet, and their solutions upside down at the foot of it.
/// `title` is the heading of each sheet; `group` names the group of the puzzle with a number.
pub fn puzzles(
    document: &mut Document,
    paper: Paper,
    words: &Words,
    title: &str,
    puzzles: &[(usize, &Puzzle)],
    group: &dyn Fn(usize) -> String,
) {
    let (own, words) = (words, &words.paper);
    let [height, width] = paper.size();
    let scale = height / Paper::A4.size()[0];
    for puzzles in puzzles.chunks(COLUMNS * ROWS) {
        document.page([width, height], |page| {
            let size = 4.0 * scale;
            let margin = MARGIN * scale;
            let gap = 1.5 * GAP * scale;
            page.text(Face::Bold, 1.6 * size, [margin, margin + size], Align::Left, title);
            let task = [margin, margin + 2.8 * size];
            page.text(Face::Regular, size, task, Align::Left, words.task);
            let column = (width - 2.0 * margin - gap) / COLUMNS as f32;
            let top = margin + 4.2 * size;
            let foot = 6.2 * size;
            let row = (height - top - margin - foot) / ROWS as f32;
            let titles = puzzles.iter().map(|(number, puzzle)| {
                let [near, far] = [Side::NEAR, Side::FAR].map(|side| puzzle.position.store(side));
                [own.puzzles.heading(*number, &group(*number)), words.stores(near, far)]
            });
            let titles: Vec<[String; 2]> = titles.collect();
            let letters = letters_of(page, size, column, &titles);
            for (index, ((_, puzzle), title)) in puzzles.iter().zip(&titles).enumerate() {
                let x = margin + (column + gap) * (index % COLUMNS) as f32;
                let y = top + row * (index / COLUMNS) as f32;
                // The lines above and below the board leave this height for it.
                let board_width = column.min(3.5 * (row - 4.4 * size));
                let place = Place::of_width([x, y + 2.6 * size], board_width);
                let [heading, stores] = title;
                page.text(Face::Bold, letters, [x, y + size], Align::Left, heading);
                board::lines(page, place);
                board::numbers(page, place);
                board::contents(page, place, &puzzle.position, Filled::Stones);
                let after = x + page.width(Face::Bold, letters, heading) + BETWEEN * letters;
                page.text(Face::Regular, letters, [after, y + size], Align::Left, stores);
            }
            page.upside_down([width, height], |page| {
                page.grey(0.35);
                let mut y = margin + 0.4 * size;
                page.text(Face::Bold, 0.85 * size, [margin, y], Align::Left, words.solutions);
                y += 0.4 * size;
                let solution =
                    |(number, puzzle): &(usize, &Puzzle)| answer::solution(own, *number, puzzle);
                let solutions = puzzles.iter().map(solution);
                let text = solutions.collect::<Vec<_>>().join("; ");
                page.paragraph(0.85 * size, [margin, y], width - 2.0 * margin, &text);
                page.grey(0.0);
            });
        });
    }
}

/// Returns the largest font size, at most `size`, at which the number of each puzzle and the points in the stores have room
/// beside each other.
fn letters_of(page: &Page<'_>, size: f32, room: f32, titles: &[[String; 2]]) -> f32 {
    let width = |[heading, stores]: &[String; 2]| {
        let texts = page.width(Face::Bold, size, heading) + page.width(Face::Regular, size, stores);
        texts + BETWEEN * size
    };
    let widest = titles.iter().map(width).fold(0.0, f32::max);
    size * (room / widest).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ui_kit::theme::{BOLD_FONT, REGULAR_FONT};
    use words::LANGUAGES;

    #[test]
    fn the_numbers_of_puzzles_and_the_points_keep_to_their_column_in_letters_that_can_be_read() {
        let room = 130.0;
        for words in LANGUAGES.map(Words::of) {
            let titles = ["Difficulty 4 of 4", "Độ khó 4 trên 4"]
                .map(|group| [words.puzzles.heading(1234, group), words.paper.stores(68, 68)]);
            Document::new(REGULAR_FONT, BOLD_FONT).page([297.0, 210.0], |page| {
                let letters = letters_of(page, 4.0, room, &titles);
                assert!(letters >= 3.2, "{letters}: {titles:?}");
                for [heading, stores] in &titles {
                    let (heading, stores) = (
                        page.width(Face::Bold, letters, heading),
                        page.width(Face::Regular, letters, stores),
                    );
                    assert!(heading + letters + stores <= room, "{titles:?}");
                }
            });
        }
    }

    #[test]
    fn the_rules_fit_one_sheet_in_every_language() {
        for (language, paper) in LANGUAGES
            .into_iter()
            .flat_map(|language| [Paper::A4, Paper::A3].map(|paper| (language, paper)))
        {
            let mut document = Document::new(REGULAR_FONT, BOLD_FONT);
            let left = rules(&mut document, paper, Words::of(language));
            assert!(left > MARGIN / 2.0, "{language:?} {paper:?}: {left}");
        }
    }
}
