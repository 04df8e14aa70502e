//! Boxes drawn with characters. Lines that meet are joined.

const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;
/// The character for each combination of the four arms, indexed by their sum.
const LINES: [char; 16] =
    [' ', '╵', '╷', '│', '╴', '┘', '┐', '┤', '╶', '└', '┌', '├', '─', '┴', '┬', '┼'];

/// A sheet of characters.
pub(super) struct TextCanvas {
    /// The arms of the lines at each place, row by row.
    arms: Vec<Vec<u8>>,
    /// The characters written over the lines.
    written: Vec<Vec<Option<char>>>,
}

impl TextCanvas {
    pub(super) fn new(width: usize, height: usize) -> Self {
        TextCanvas { arms: vec![vec![0; width]; height], written: vec![vec![None; width]; height] }
    }

    /// Draws a box with its top left corner at `x`, `y`.
    pub(super) fn frame(&mut self, x: usize, y: usize, width: usize, height: usize) {
        for column in x..x + width {
            for row in [y, y + height] {
                self.arms[row][column] |= RIGHT;
                self.arms[row][column + 1] |= LEFT;
            }
        }
        for row in y..y + height {
            for column in [x, x + width] {
                self.arms[row][column] |= DOWN;
                self.arms[row + 1][column] |= UP;
            }
        }
    }

    /// Writes `text` starting at `x`, `y`.
    pub(super) fn write(&mut self, x: usize, y: usize, text: &str) {
        for (place, letter) in self.written[y][x..].iter_mut().zip(text.chars()) {
            *place = Some(letter);
        }
    }

    /// Returns the rows without trailing blanks.
    pub(super) fn rows(&self) -> impl Iterator<Item = String> {
        self.arms.iter().zip(&self.written).map(|(arms, written)| {
            let letter = |(&arms, written): (&u8, &Option<char>)| {
                written.unwrap_or(LINES[usize::from(arms)])
            };
            let row: String = arms.iter().zip(written).map(letter).collect();
            row.trim_end().to_owned()
        })
    }
}
