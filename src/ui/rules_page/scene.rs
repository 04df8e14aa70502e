//! What the small pictures beside the rule options show: a few cells, the way
//! of a hand, and what comes of it. No drawing.

use crate::rules::{EmptyQuan, Ending, FirstQuan, QuanStones, Refill, Rules};
use crate::ui::words::Words;

/// A cell of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Square {
    /// A citizen cell with so many dân.
    Cell(u8),
    /// A quan cell: whether a quan lies in it, and how many dân.
    Quan(bool, u8),
    /// A heap of so many dân on the bare ground.
    Heap(u8),
    /// Nothing.
    Gap,
}

/// What is drawn over the cells; a number is the place of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A hand goes from one cell to another.
    Hand(usize, usize),
    /// The turn ends before this cell.
    Stop(usize),
    /// This cell is captured.
    Capture(usize),
    /// At this gap: both sides are worth the same.
    Equals(usize),
    /// The game goes on.
    GoesOn(usize),
    /// The game is over.
    Over(usize),
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The cells from left to right.
    pub squares: Vec<Square>,
    /// What is drawn over them.
    pub signs: Vec<Sign>,
    /// Words below them; empty where none are needed.
    pub caption: String,
}

impl Scene {
    /// Whether a turn ends in it.
    pub fn stops(&self) -> bool {
        self.signs.iter().any(|sign| matches!(sign, Sign::Stop(_)))
    }
}

/// What the option `option` of `rules` means.
pub fn scene(words: &Words, option: &str, rules: &Rules) -> Scene {
    use Sign::{Capture, Equals, GoesOn, Hand, Over, Stop};
    use Square::{Cell, Gap, Heap, Quan};
    let dan = rules.dan;
    let mut caption = String::new();
    let (squares, signs) = match option {
        "empty_quan" => {
            let signs = match rules.empty_quan {
                EmptyQuan::Stops => vec![Hand(0, 1), Stop(1)],
                EmptyQuan::Passes => vec![Capture(2), Hand(0, 2)],
            };
            (vec![Cell(1), Quan(false, 0), Cell(3)], signs)
        }
        "quan_value" => (vec![Quan(true, 0), Gap, Heap(rules.quan_value)], vec![Equals(1)]),
        "young_quan" if rules.young_quan == 0 => {
            (vec![Cell(1), Cell(0), Quan(true, 0)], vec![Capture(2), Hand(0, 2)])
        }
        "young_quan" => {
            let young = rules.young_quan - 1;
            (vec![Quan(true, young), Gap, Quan(true, young + 1)], vec![Stop(0), Capture(2)])
        }
        "refill" => match rules.refill {
            Refill::Borrow => {
                caption = (words.rules.store)("2 − 5 = −3");
                (vec![Cell(1); 5], vec![GoesOn(2)])
            }
            Refill::End => {
                caption = (words.rules.store)("2 < 5");
                (vec![Cell(0); 5], vec![Over(2)])
            }
        },
        "ending" => {
            let sign = match rules.ending {
                Ending::Cells => GoesOn(2),
                Ending::Pieces => Over(2),
            };
            (vec![Quan(false, 3), Cell(1), Cell(0), Cell(2), Quan(false, 0)], vec![sign])
        }
        "first_quan" => {
            words.rules.first_turn.clone_into(&mut caption);
            let outcome = match rules.first_quan {
                FirstQuan::Allowed => Capture(2),
                FirstQuan::Forbidden => Stop(2),
            };
            (vec![Cell(1), Cell(0), Quan(true, 0)], vec![outcome, Hand(0, 2)])
        }
        "dan" => (vec![Cell(dan); 3], Vec::new()),
        "quan_dan" => (vec![Quan(true, rules.quan_dan), Cell(dan), Cell(dan)], Vec::new()),
        _ => {
            let quan = match rules.quan {
                QuanStones::Piece => Quan(true, rules.quan_dan),
                QuanStones::Dan => Quan(false, rules.quan_value.saturating_add(rules.quan_dan)),
            };
            (vec![quan, Cell(dan), Cell(dan)], Vec::new())
        }
    };
    Scene { squares, signs, caption }
}
