//! A text as a table.

/// What divides the columns of tables. The first that a text has divides its columns.
const DIVIDERS: [char; 5] = ['\t', '|', '│', ';', ','];

/// A line that is not empty.
#[derive(Debug)]
pub(super) struct Row {
    /// The line, counted from 1.
    pub(super) line: usize,
    /// The cells, without blanks around them.
    pub(super) cells: Vec<String>,
}

/// Returns the rows of a text, and what divides its columns, if it has several.
pub(super) fn rows(text: &str) -> (Vec<Row>, Option<char>) {
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
    let divider = DIVIDERS.into_iter().find(|divider| text.contains(*divider));
    let rows = text.split('\n').enumerate().map(|(index, line)| {
        let mut cells = divider.map_or_else(|| vec![plain(line)], |divider| cells(line, divider));
        // The lines around a table that is drawn with signs leave an empty cell at each end.
        if matches!(divider, Some('|' | '│')) {
            cells.pop_if(|cell| cell.is_empty());
            let has_edge = cells.first().is_some_and(String::is_empty);
            cells.drain(..usize::from(has_edge));
        }
        Row { line: index + 1, cells }
    });
    // A line without letters and digits is drawn, or empty.
    let has_content = |cell: &String| cell.contains(char::is_alphanumeric);
    (rows.filter(|row| row.cells.iter().any(has_content)).collect(), divider)
}

/// Returns the cells of a line. A cell in quotation marks may contain the divider, and each pair of them
/// stands for one.
fn cells(line: &str, divider: char) -> Vec<String> {
    let mut cells = Vec::new();
    let mut rest = line;
    loop {
        let (cell, after) = match rest.trim_start_matches(' ').strip_prefix('"') {
            Some(quoted) => quoted_cell(quoted, divider),
            None => match rest.split_once(divider) {
                Some((cell, after)) => (cell.to_owned(), Some(after)),
                None => (rest.to_owned(), None),
            },
        };
        cells.push(plain(&cell));
        match after {
            Some(after) => rest = after,
            None => return cells,
        }
    }
}

/// Returns the cell that a quotation mark has begun, and what follows the divider behind it.
fn quoted_cell(quoted: &str, divider: char) -> (String, Option<&str>) {
    let mut cell = String::new();
    let mut letters = quoted.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        if letter != '"' {
            cell.push(letter);
        } else if letters.next_if(|(_, next)| *next == '"').is_some() {
            cell.push('"');
        } else {
            let (behind, after) = match quoted[at + 1..].split_once(divider) {
                Some((behind, after)) => (behind, Some(after)),
                None => (&quoted[at + 1..], None),
            };
            return (cell + behind, after);
        }
    }
    // The mark has no partner.
    (cell, None)
}

/// Returns a cell without the blanks around it.
fn plain(cell: &str) -> String {
    cell.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}').to_owned()
}
