//! The contents of the small pictures beside the rule options: a few cells, the path of a hand,
//! and the outcome. No drawing.

use oanquan::{
    Directions, EmptyQuan, Ending, FieldState, FirstQuan, Half, OccupiedQuan, QuanStones, Refill,
    Remainder, RuleOption, Rules, Sale, Series, Sold,
};
use window_words::Words;

use crate::room::OAnQuanSentences;

/// A cell of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Square {
    /// A dân cell, with its number of dân.
    Cell(u8),
    /// A quan cell: whether it holds a quan, and its number of dân.
    Quan(bool, u8),
    /// A dân cell that has been sold, or half of it, and its number of dân.
    Field(FieldState, u8),
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
    use Square::{Cell, Field, Gap, Heap, Quan};
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
                caption = words.rules().store("2 − 5 = −3");
                (vec![Cell(1); 5], vec![GoesOn(2)])
            }
            Refill::End => {
                caption = words.rules().store("2 < 5");
                (vec![Cell(0); 5], vec![Over(2)])
            }
            Refill::Lend => {
                caption = words.rules().stores("2 + 6 ≥ 5");
                (vec![Cell(1); 5], vec![GoesOn(2)])
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
            words.rules().first_turn.clone_into(&mut caption);
            let outcome = match rules.first_quan {
                FirstQuan::Allowed => Capture(2),
                FirstQuan::Forbidden => Stop(2),
            };
            (vec![Cell(1), Cell(0), Quan(true, 0)], vec![outcome, Hand(0, 2)])
        }
        RuleOption::Dan => (vec![Cell(dan); 3], Vec::new()),
        RuleOption::QuanDan => (vec![Quan(true, rules.quan_dan), Cell(dan), Cell(dan)], Vec::new()),
        RuleOption::Direction => {
            let hands = match rules.direction {
                Directions::Both => vec![Hand(2, 1), Hand(2, 3)],
                Directions::Plus => vec![Hand(2, 3)],
            };
            (vec![Cell(dan); 5], hands)
        }
        RuleOption::OccupiedQuan => {
            let signs = match rules.occupied_quan {
                OccupiedQuan::Stops => vec![Hand(0, 1), Stop(1)],
                OccupiedQuan::GivesOne => vec![Hand(1, 2)],
            };
            (vec![Cell(1), Quan(false, 5), Cell(3)], signs)
        }
        RuleOption::Remainder => {
            caption = match rules.remainder {
                Remainder::Rows => "7 | 2".to_owned(),
                Remainder::Split => "7 + 2 = 4 + 4 (+ 1)".to_owned(),
            };
            (vec![Cell(7), Gap, Cell(2)], Vec::new())
        }
        RuleOption::Series => match rules.series {
            Series::Off => (vec![Cell(0); 3], vec![Over(1)]),
            Series::Fields => (vec![Cell(0), Cell(0), sold(rules, 0)], vec![GoesOn(1)]),
        },
        RuleOption::Sale => match rules.sale {
            Sale::Difference => {
                "50 − 20 = 30".clone_into(&mut caption);
                (vec![sold(rules, 0); 3], Vec::new())
            }
            Sale::Threshold => {
                "29 < 30".clone_into(&mut caption);
                (vec![Cell(0), Cell(0), sold(rules, 0)], Vec::new())
            }
        },
        RuleOption::Half => {
            "45 − 26 = 10 + 9".clone_into(&mut caption);
            let second = match rules.half {
                Half::Yes => Field(FieldState::HalfSold, 0),
                Half::No => Cell(0),
            };
            (vec![Cell(0), second, Field(FieldState::Sold, 0)], Vec::new())
        }
        RuleOption::Sold => {
            let dan = if rules.sold == Sold::Pond { 0 } else { 3 };
            (vec![Cell(3), Cell(3), sold(rules, dan)], vec![Hand(1, 2)])
        }
        RuleOption::FieldsLost => {
            let is_sold =
                |cell: u8| if cell < rules.fields_lost { sold(rules, 0) } else { Cell(0) };
            ((0..5).rev().map(is_sold).collect(), vec![Over(2)])
        }
        RuleOption::Rounds => match rules.rounds {
            0 => (vec![Cell(0); 3], vec![GoesOn(1)]),
            rounds => {
                caption = words.rounds.number(rounds);
                (vec![Cell(0); 3], vec![Over(1)])
            }
        },
        RuleOption::Quan | RuleOption::Sides | RuleOption::Handicap => {
            let quan = match rules.quan {
                QuanStones::Piece => Quan(true, rules.quan_dan),
                QuanStones::Dan => Quan(false, rules.quan_value.saturating_add(rules.quan_dan)),
            };
            (vec![quan, Cell(dan), Cell(dan)], Vec::new())
        }
    };
    Scene { squares, signs, caption }
}

/// Returns a cell that has been sold under `rules`.
fn sold(rules: &Rules, dan: u8) -> Square {
    match rules.sold {
        Sold::Owned => Square::Field(FieldState::Sold, dan),
        Sold::Pond => Square::Field(FieldState::Pond, 0),
    }
}
