//! The contents of the small pictures beside the rule options: a few cells, the path of a hand,
//! and the outcome. No drawing.

use crate::rules::{EmptyQuan, Ending, FirstQuan, QuanStones, Refill, RuleOption, Rules};
use crate::ui::words::Words;

/// A cell of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Square {
    /// A dân cell, with its number of dân.
    Cell(u8),
    /// A quan cell: whether it holds a quan, and its number of dân.
    Quan(bool, u8),
    /// A heap outside a cell, with its number of dân.
    Heap(u8),
    /// A gap.
    Gap,
}

/// A sign over the cells. Numbers are indices into [`Scene::squares`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A hand moves from one cell to another.
    Hand(usize, usize),
    /// The turn ends before this cell.
    Stop(usize),
    /// This cell is captured.
    Capture(usize),
    /// The stones on both sides of this gap have the same value.
    Equals(usize),
    /// The game continues.
    GoesOn(usize),
    /// The game is over.
    Over(usize),
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The cells from left to right.
    pub squares: Vec<Square>,
    /// The signs over the cells.
    pub signs: Vec<Sign>,
    /// The text below them; empty if none is needed.
    pub caption: String,
}

impl Scene {
    /// Returns whether a turn ends in the picture.
    pub fn stops(&self) -> bool {
        self.signs.iter().any(|sign| matches!(sign, Sign::Stop(_)))
    }
}

/// Returns the picture of what `option` of `rules` means.
pub fn scene(words: &Words, option: RuleOption, rules: &Rules) -> Scene {
    use Sign::{Capture, Equals, GoesOn, Hand, Over, Stop};
    use Square::{Cell, Gap, Heap, Quan};
    let dan = rules.dan;
    let mut caption = String::new();
    let (squares, signs) = match option {
        RuleOption::EmptyQuan => {
            let signs = match rules.empty_quan {
                EmptyQuan::Stops => vec![Hand(0, 1), Stop(1)],
                EmptyQuan::Passes => vec![Capture(2), Hand(0, 2)],
            };
            (vec![Cell(1), Quan(false, 0), Cell(3)], signs)
        }
        RuleOption::QuanValue => {
            (vec![Quan(true, 0), Gap, Heap(rules.quan_value)], vec![Equals(1)])
        }
        RuleOption::YoungQuan if rules.young_quan == 0 => {
            (vec![Cell(1), Cell(0), Quan(true, 0)], vec![Capture(2), Hand(0, 2)])
        }
        RuleOption::YoungQuan => {
            let young = rules.young_quan - 1;
            (vec![Quan(true, young), Gap, Quan(true, young + 1)], vec![Stop(0), Capture(2)])
        }
        RuleOption::Refill => match rules.refill {
            Refill::Borrow => {
                caption = words.rules.store("2 − 5 = −3");
                (vec![Cell(1); 5], vec![GoesOn(2)])
            }
            Refill::End => {
                caption = words.rules.store("2 < 5");
                (vec![Cell(0); 5], vec![Over(2)])
            }
        },
        RuleOption::Ending => {
            let sign = match rules.ending {
                Ending::Cells => GoesOn(2),
                Ending::Pieces => Over(2),
            };
            (vec![Quan(false, 3), Cell(1), Cell(0), Cell(2), Quan(false, 0)], vec![sign])
        }
        RuleOption::FirstQuan => {
            words.rules.first_turn.clone_into(&mut caption);
            let outcome = match rules.first_quan {
                FirstQuan::Allowed => Capture(2),
                FirstQuan::Forbidden => Stop(2),
            };
            (vec![Cell(1), Cell(0), Quan(true, 0)], vec![outcome, Hand(0, 2)])
        }
        RuleOption::Dan => (vec![Cell(dan); 3], Vec::new()),
        RuleOption::QuanDan => (vec![Quan(true, rules.quan_dan), Cell(dan), Cell(dan)], Vec::new()),
        RuleOption::Quan
        | RuleOption::Sides
        | RuleOption::Handicap
        | RuleOption::Series
        | RuleOption::Sale
        | RuleOption::Half
        | RuleOption::Sold
        | RuleOption::FieldsLost
        | RuleOption::Rounds => {
            let quan = match rules.quan {
                QuanStones::Piece => Quan(true, rules.quan_dan),
                QuanStones::Dan => Quan(false, rules.quan_value.saturating_add(rules.quan_dan)),
            };
            (vec![quan, Cell(dan), Cell(dan)], Vec::new())
        }
    };
    Scene { squares, signs, caption }
}
