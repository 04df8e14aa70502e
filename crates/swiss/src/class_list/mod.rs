//! Lists of names, as teachers keep them.
//!
//! A list is read as a table whose columns are divided by tabs, semicolons or commas, whichever of
//! them comes first in this order. A line with headings says which columns hold the names. Without
//! it, a row that begins with a number holds one name, and so does a row divided by tabs; otherwise,
//! every cell of a row is a name, as in `An, Bình, Chi`, unless some cell cannot be one, as in
//! `An, 5A`.

mod headings;
mod rows;

use std::collections::HashSet;

use basics::Name;
use headings::{Columns, is_end, is_title};
use rows::{Row, rows};
use strum::VariantArray;

use crate::name::has_letters;
use crate::{PlayerName, Refused};

/// The names in a text that somebody typed or pasted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassList {
    /// The names, in the order of the text.
    pub names: Vec<PlayerName>,
    /// What is wrong: the line, counted from 1, and why its name is not among the names.
    pub refused: Vec<(usize, Refused)>,
    /// The lines without a name, counted from 1, and what they are.
    pub passed_over: Vec<(usize, PassedOver)>,
}

/// A line that is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum PassedOver {
    /// It names the columns of the table.
    Headings,
    /// It names the list, such as "Class 5A", or stands above the headings of its table.
    Title,
    /// There is nothing where the names are.
    Nothing,
    /// It could be a name, but the list is over, as below "Total: 30", where the teacher signs.
    Below,
}

impl ClassList {
    /// Reads the names. Ignores empty lines and numbers before names, such as `12.`.
    pub fn read(text: &str) -> Self {
        Self::read_if(text, |_| true)
    }

    /// Reads the names, and refuses those that the program cannot show, of which `is_shown` is false.
    pub fn read_if(text: &str, is_shown: impl Fn(&PlayerName) -> bool) -> Self {
        let (rows, divided_by) = rows(text);
        let genders = columns_of_genders(&rows);
        let mut list = ClassList::default();
        let mut known = HashSet::new();
        let mut columns = None;
        // A table may have lines above its headings: the school, the class, the year.
        let headed =
            divided_by.and_then(|_| rows.iter().position(|row| Columns::of(&row.cells).is_some()));
        // Whether the list is over: what follows is a row of a table, or no name.
        let mut is_over = false;
        for (index, row) in rows.iter().enumerate() {
            if let Some(found) = Columns::of(&row.cells) {
                (columns, is_over) = (Some(found), false);
                list.passed_over.push((row.line, PassedOver::Headings));
                continue;
            }
            let filled = row.cells.iter().filter(|cell| !cell.is_empty()).count();
            if is_title(&row.cells) || filled == 1 && headed.is_some_and(|headed| index < headed) {
                list.passed_over.push((row.line, PassedOver::Title));
                continue;
            }
            let is_end = is_end(&row.cells);
            is_over |= is_end && !list.names.is_empty();
            if is_end || is_over && !begins_with_number(row) {
                let is_name = !is_end && row.cells.iter().any(|cell| !typed_below(cell).is_empty());
                let what = if is_name { PassedOver::Below } else { PassedOver::Nothing };
                list.passed_over.push((row.line, what));
                continue;
            }
            let names = match &columns {
                // A name that was typed below a table stands in no column.
                Some(_) if row.cells.len() == 1 && divided_by.is_some() => {
                    typed_below(&row.cells[0])
                }
                Some(columns) => Vec::from_iter(columns.name(&row.cells)),
                None => names_of(row, divided_by, &genders),
            };
            if names.is_empty() {
                list.passed_over.push((row.line, PassedOver::Nothing));
            }
            for name in names {
                match PlayerName::new(&name) {
                    Ok(name) if !is_shown(&name) => {
                        list.refused.push((row.line, Refused::NotShown));
                    }
                    Ok(name) if known.insert(name.key()) => list.names.push(name),
                    Ok(name) => list.refused.push((row.line, name.twice())),
                    Err(why) => list.refused.push((row.line, why)),
                }
            }
        }
        list
    }
}

/// Returns the name in a line below a table, unless it is something else, such as a sum.
fn typed_below(line: &str) -> Vec<String> {
    let name = bare(line);
    let is_name = has_letters(&name) && !name.chars().any(|c| c.is_ascii_digit());
    is_name.then_some(name).into_iter().collect()
}

/// Returns the names in a row of a table without headings.
fn names_of(row: &Row, divided_by: Option<char>, genders: &[usize]) -> Vec<String> {
    let is_number = |cell: &String| is_number(cell);
    let is_table = divided_by == Some('\t') || row.cells.first().is_some_and(is_number);
    let cells = row.cells.iter().enumerate().filter(|(column, _)| !genders.contains(column));
    let mut cells: Vec<String> =
        cells.map(|(_, cell)| bare(cell)).filter(|cell| has_letters(cell)).collect();
    let may_be_name = |cell: &String| !cell.chars().any(|c| c.is_ascii_digit());
    if !is_table && cells.iter().all(may_be_name) {
        return cells;
    }
    let one = cells.iter().position(may_be_name).unwrap_or(0);
    cells.drain(..).nth(one).into_iter().collect()
}

/// Returns the columns that hold nothing but the words for boys and girls. "Nam" is a name, too.
fn columns_of_genders(rows: &[Row]) -> Vec<usize> {
    let most = rows.iter().map(|row| row.cells.len()).max().unwrap_or_default();
    let is_gender_column = |column: &usize| {
        let cells = rows.iter().filter_map(|row| row.cells.get(*column));
        let mut cells: Vec<String> = cells.map(|cell| cell.to_lowercase()).collect();
        cells.retain(|cell| !cell.is_empty() && !headings::is_heading(cell));
        let words = ["nam", "nữ", "trai", "gái", "m", "f", "male", "female", "boy", "girl"];
        cells.iter().any(|cell| cell != "nam")
            && cells.iter().all(|cell| words.contains(&cell.as_str()))
    };
    (1..most).filter(is_gender_column).collect()
}

/// The signs behind the number of a row, as in `3.`, `3)`, `3/`, and in the keycap of a telephone.
const BEHIND_NUMBERS: [char; 14] =
    ['.', ')', ':', '-', '/', ']', ' ', '\u{a0}', '–', '—', '、', '．', '\u{fe0f}', '\u{20e3}'];

/// Returns whether a row begins with its number.
fn begins_with_number(row: &Row) -> bool {
    row.cells.first().is_some_and(|cell| is_number(cell) || without_number(cell).len() < cell.len())
}

/// Returns whether a cell is the number of its row, such as `3` or `3.`.
fn is_number(cell: &str) -> bool {
    let digits = cell.trim_start_matches(['(', '[', '#']).trim_end_matches(BEHIND_NUMBERS);
    !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
}

/// Returns a cell without the number of its row, such as `3.`, `(3)`, `3/` or `3 `.
fn without_number(cell: &str) -> &str {
    let digits = cell.trim_start_matches(['(', '[', '#']);
    let rest = digits.trim_start_matches(|c: char| c.is_ascii_digit());
    let after = rest.trim_start_matches(BEHIND_NUMBERS);
    if rest.len() < digits.len() && after.len() < rest.len() { after } else { cell }
}

/// Returns a name without what people and programs put around it: numbers, bullets, boxes to tick, and the small
/// pictures of messages.
fn bare(cell: &str) -> String {
    // Composed, no letter ends with a mark.
    let cell = Name::plain(cell);
    let (mut name, mut before) = (cell.as_str(), usize::MAX);
    while name.len() < before {
        before = name.len();
        name = without_number(name).trim();
        for tick in ["[ ]", "[x]", "[X]", "[]"] {
            name = name.strip_prefix(tick).unwrap_or(name);
        }
        name = name.trim_start_matches(|c: char| !c.is_alphanumeric() && !"([\"'“‘".contains(c));
        // A circled or Roman number is one letter.
        name = name.trim_start_matches(|c: char| c.is_numeric() && !c.is_ascii_digit());
        name = name.trim_end_matches(|c: char| !c.is_alphanumeric() && !")\"'”’.".contains(c));
    }
    name.to_owned()
}
