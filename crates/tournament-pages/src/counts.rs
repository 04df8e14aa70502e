//! How many puzzles or steps of a lesson each child has solved: as a sheet to print, and as a table for other programs.

use settings::Language;
use share::paper::{Align, Face, Paper, document};
use swiss::Tournament;
use window_words::{Words, score_text};
use words::code;

use crate::sheet::{MARGIN, ROW, SMALL, SheetTitles, TEXT, fitted, heading, rule};

/// The rows on a sheet.
const ROWS: usize = 31;
/// What a table begins with, so that programs of offices read its letters right.
const MARK: &str = "\u{feff}";

/// How many puzzles or steps of a lesson each child has solved.
pub struct Counts<'a> {
    /// What the heading names.
    pub titles: SheetTitles<'a>,
    /// What the class did.
    pub what: &'a str,
    /// The name of each child, how many it has solved, and of how many; the best first.
    pub rows: Vec<(String, u16, u16)>,
}

impl Counts<'_> {
    /// Returns the place of each child, which those share who have solved as many.
    fn places(&self) -> Vec<usize> {
        let counts = |row: usize| (self.rows[row].1, self.rows[row].2);
        let first = |row: usize| (0..=row).find(|other| counts(*other) == counts(row));
        (0..self.rows.len()).map(|row| first(row).unwrap_or(row) + 1).collect()
    }
}

/// Returns the counts on A4.
pub fn sheet(language: Language, counts: &Counts<'_>) -> Vec<u8> {
    let (words, mut document) = (Words::of(language), document());
    let [width, height] = Paper::A4.size();
    let columns = [0.04, 0.1, 0.8, 0.93].map(|share| MARGIN + share * (width - 2.0 * MARGIN));
    let places = counts.places();
    let rows: Vec<_> = places.iter().zip(&counts.rows).collect();
    for rows in rows.chunks(ROWS) {
        document.page([width, height], |page| {
            let mut y = heading(page, words, counts.titles, counts.what);
            let line = |page: &mut share::paper::Page<'_>, y, size, cells: [&str; 4]| {
                for (index, (x, text)) in columns.into_iter().zip(cells).enumerate() {
                    let align = if index == 1 { Align::Left } else { Align::Middle };
                    page.text(Face::Regular, size, [x, y], align, text);
                }
            };
            page.grey(0.35);
            line(page, y - 2.0, SMALL, heads(words));
            page.grey(0.0);
            for (place, (name, solved, of)) in rows {
                let name = fitted(page, Face::Regular, name, columns[2] - columns[1] - 12.0);
                let cells = [format!("{place}."), name, solved.to_string(), of.to_string()];
                let base = y + ROW / 2.0 + 0.35 * TEXT;
                line(page, base, TEXT, cells.each_ref().map(String::as_str));
                y += ROW;
                rule(page, y);
            }
        });
    }
    document.finish(counts.titles.title, code(language))
}

/// Returns the heads of the columns.
fn heads(words: &Words) -> [&'static str; 4] {
    let own = &words.tournament;
    [own.rank, own.player, words.puzzles.solved, words.class.of]
}

/// Returns the counts as a table of text.
pub fn table(words: &Words, counts: &Counts<'_>) -> Vec<u8> {
    let row = |(place, (name, solved, of)): (usize, &(String, u16, u16))| {
        [place.to_string(), name.clone(), solved.to_string(), of.to_string()]
    };
    let rows = counts.places().into_iter().zip(&counts.rows).map(row);
    csv(heads(words), rows)
}

/// Returns the standings of a tournament as a table of text.
pub fn standings(words: &Words, tournament: &Tournament) -> Vec<u8> {
    let own = &words.tournament;
    let heads = [own.rank, own.player, own.points, own.wins, own.opponents, own.beaten];
    let standings = tournament.standings().into_iter();
    let rows = standings.map(|it| {
        let [points, opponents, beaten] =
            [it.points, it.buchholz, it.sonneborn_berger].map(score_text);
        let name = tournament.player(it.player).name().as_str().to_owned();
        [it.place.to_string(), name, points, it.wins.to_string(), opponents, beaten]
    });
    csv(heads, rows)
}

/// Returns rows as text, with commas between the cells.
fn csv<const N: usize>(heads: [&str; N], rows: impl Iterator<Item = [String; N]>) -> Vec<u8> {
    let quoted = |cell: String| format!("\"{}\"", cell.replace('"', "\"\""));
    let line = |cells: [String; N]| cells.map(quoted).join(",") + "\r\n";
    let lines = std::iter::once(heads.map(str::to_owned)).chain(rows).map(line);
    std::iter::once(MARK.to_owned()).chain(lines).collect::<String>().into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_keeps_names_with_commas_and_shares_places() {
        let rows = [("Lê, \"An\"", 3, 4), ("Bình", 2, 2), ("Chi", 2, 2), ("Dũng", 0, 1)];
        let rows = rows.map(|(name, solved, of)| (name.to_owned(), solved, of)).to_vec();
        let titles = SheetTitles { title: "3A", game: "Cờ caro" };
        let counts = Counts { titles, what: "Puzzles", rows };
        let text = String::from_utf8(table(Words::of(Language::English), &counts)).unwrap();
        let lines: Vec<&str> = text.trim_start_matches(MARK).lines().skip(1).collect();
        let expected = [
            "\"1\",\"Lê, \"\"An\"\"\",\"3\",\"4\"",
            "\"2\",\"Bình\",\"2\",\"2\"",
            "\"2\",\"Chi\",\"2\",\"2\"",
            "\"4\",\"Dũng\",\"0\",\"1\"",
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn a_large_class_takes_two_sheets() {
        let rows = (0..60).map(|child| (format!("Bé {child}"), 60 - child, 60)).collect();
        let titles = SheetTitles { title: "3A", game: "Cờ caro" };
        let counts = Counts { titles, what: "Puzzles", rows };
        for language in words::LANGUAGES {
            let file = sheet(language, &counts);
            let sheets = file.windows(9).filter(|part| part == b"/MediaBox").count();
            assert_eq!(sheets, 2, "{language:?}");
        }
    }
}
