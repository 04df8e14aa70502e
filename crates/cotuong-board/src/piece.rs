//! The pieces.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{Display, VariantArray};

/// A colour, which is also a side of the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Color {
    /// Red, at ranks 0 to 4, moves first.
    Red,
    /// Black, at ranks 5 to 9.
    Black,
}

impl Color {
    /// Both colours, red first.
    pub const ALL: [Color; 2] = [Color::Red, Color::Black];

    /// Returns the other colour.
    pub const fn other(self) -> Self {
        match self {
            Color::Red => Color::Black,
            Color::Black => Color::Red,
        }
    }

    /// Returns the ranks that one step forward adds.
    pub const fn forward(self) -> i8 {
        match self {
            Color::Red => 1,
            Color::Black => -1,
        }
    }
}

/// In a FEN: `w` or `b`.
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Red => "w",
            Color::Black => "b",
        })
    }
}

/// A kind of piece. Its text is its English name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[derive(Display, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Kind {
    /// Tướng, the general: one step along a line inside the palace.
    General,
    /// Sĩ, the advisor: one step diagonally inside the palace.
    Advisor,
    /// Tượng, the elephant: two steps diagonally on its own side of the river, not over a piece.
    Elephant,
    /// Mã, the horse: one step along a line, then one diagonally outwards, not over a piece.
    Horse,
    /// Xe, the chariot: any way along a line.
    Chariot,
    /// Pháo, the cannon: any way along a line; it captures over exactly one piece.
    Cannon,
    /// Tốt, the soldier: one step forward; across the river also sideways.
    Soldier,
}

impl Kind {
    /// The number of kinds.
    pub(crate) const COUNT: usize = Kind::VARIANTS.len();

    /// Returns the letter of the kind in a FEN, in lower case.
    pub const fn letter(self) -> char {
        match self {
            Kind::General => 'k',
            Kind::Advisor => 'a',
            Kind::Elephant => 'b',
            Kind::Horse => 'n',
            Kind::Chariot => 'r',
            Kind::Cannon => 'c',
            Kind::Soldier => 'p',
        }
    }

    /// Returns the letters of the kind in moves as people in Việt Nam write them.
    pub const fn abbreviation(self) -> &'static str {
        match self {
            Kind::General => "Tg",
            Kind::Advisor => "S",
            Kind::Elephant => "T",
            Kind::Horse => "M",
            Kind::Chariot => "X",
            Kind::Cannon => "P",
            Kind::Soldier => "B",
        }
    }

    /// Returns how many pieces of this kind a set has for each colour.
    pub const fn count(self) -> u32 {
        match self {
            Kind::General => 1,
            Kind::Soldier => 5,
            _ => 2,
        }
    }

    /// Returns whether pieces of this kind can cross the river.
    pub const fn can_cross(self) -> bool {
        matches!(self, Kind::Horse | Kind::Chariot | Kind::Cannon | Kind::Soldier)
    }

    /// Returns the kind with this letter in a FEN, in lower case; some write `h` and `e` for the horse
    /// and the elephant.
    pub(crate) fn of_fen_letter(letter: char) -> Option<Self> {
        match letter {
            'h' => Some(Kind::Horse),
            'e' => Some(Kind::Elephant),
            _ => Kind::VARIANTS.iter().copied().find(|kind| kind.letter() == letter),
        }
    }
}

/// A piece. Its text is its letter in a FEN, a capital for red.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its colour.
    pub color: Color,
    /// Its kind.
    pub kind: Kind,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.kind.letter();
        write!(f, "{}", if self.color == Color::Red { letter.to_ascii_uppercase() } else { letter })
    }
}
