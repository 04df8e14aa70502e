//! The oracle: a second implementation of a turn, written from the rules alone, with plain numbers
//! and without events. The program must agree with it.

use o_an_quan::rules::{
    Directions, EmptyQuan, Ending, FirstQuan, Half, OccupiedQuan, QuanStones, Refill, Remainder,
    Rules, Sale, Series, Sold,
};
use proptest::prelude::*;

use super::classic_with;

/// A board in plain numbers; every sixth cell is a quan cell. `field` has the letter of each cell:
/// a blank, or that of a cell that has been sold.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    pub field: Vec<char>,
    pub dan: Vec<i32>,
    pub quan: Vec<bool>,
    pub mover: Option<usize>,
    pub stores: Vec<i32>,
}

/// The oracle's result of a turn.
#[derive(Debug, PartialEq)]
pub struct OracleTurn {
    pub captured: i32,
    pub ponded: i32,
    /// The odd dân that nobody got, if the sides split what was left.
    pub lost: i32,
    pub end: Option<&'static str>,
}

impl Board {
    pub fn start(rules: &Rules, first: usize) -> Board {
        let mut start = Board::round_start(rules, first, &vec![' '; 6 * rules.sides]);
        if let Some(handicap) = &rules.handicap {
            let (strong, weak) = (handicap.side.index(), (handicap.side.index() + 1) % rules.sides);
            start.stores[strong] -= handicap.points;
            start.stores[weak] += handicap.points;
            for cell in &handicap.cells {
                start.stores[weak] += std::mem::take(&mut start.dan[cell.index()]);
            }
        }
        start
    }

    /// Returns the start of a round in which cells have these letters.
    pub fn round_start(rules: &Rules, first: usize, field: &[char]) -> Board {
        let pieces = rules.quan == QuanStones::Piece;
        let in_quan_cell =
            i32::from(rules.quan_dan) + if pieces { 0 } else { rules.quan_value.into() };
        let cells = 0..6 * rules.sides;
        let dan = |k: usize| match field[k] {
            'o' => 0,
            _ if k.is_multiple_of(6) => in_quan_cell,
            _ => rules.dan.into(),
        };
        Board {
            field: field.to_vec(),
            dan: cells.clone().map(dan).collect(),
            quan: cells.map(|k| k % 6 == 0 && pieces).collect(),
            mover: Some(first),
            stores: vec![0; rules.sides],
        }
    }

    /// Returns whether `side` plays the cell `k`.
    pub fn owns(&self, side: usize, k: usize) -> bool {
        !k.is_multiple_of(6)
            && match self.field[k] {
                'x' => k / 6 != side,
                'o' => false,
                _ => k / 6 == side,
            }
    }

    /// Returns the cells that `side` plays.
    pub fn own(&self, side: usize) -> Vec<usize> {
        (0..self.dan.len()).filter(|&k| self.owns(side, k)).collect()
    }

    /// Returns the board in the program's notation.
    pub fn text(&self) -> String {
        let pile = |k: usize| {
            let pile = match (self.quan[k], self.dan[k]) {
                (true, 0) => "Q".to_owned(),
                (true, dan) => format!("Q{dan}"),
                (false, dan) => dan.to_string(),
            };
            format!("{pile}{}", self.field[k]).trim_end().to_owned()
        };
        let cells: Vec<String> = (0..self.dan.len()).map(pile).collect();
        let mover = self.mover.map_or("-".to_owned(), |side| side.to_string());
        let stores: Vec<String> = self.stores.iter().map(i32::to_string).collect();
        format!("{} {mover} {}", cells.join(","), stores.join(","))
    }

    /// Returns the points on the board and in the stores.
    pub fn points(&self, rules: &Rules) -> i32 {
        let quans = self.quan.iter().filter(|&&quan| quan).count() as i32;
        let dan: i32 = self.dan.iter().sum();
        dan + quans * i32::from(rules.quan_value) + self.stores.iter().sum::<i32>()
    }

    /// Returns the most dân that may lie on the board after a turn of a game that begins with this one.
    pub fn growth_limit(&self, rules: &Rules) -> i32 {
        let a_side = 6 * i32::from(rules.dan) + i32::from(rules.quan_dan);
        (a_side * self.stores.len() as i32).max(self.dan.iter().sum::<i32>() + 10)
    }

    /// Returns whether the game is not over, but more dân lie on the board than `limit`.
    pub fn has_outgrown(&self, limit: i32) -> bool {
        self.mover.is_some() && self.dan.iter().sum::<i32>() > limit
    }

    pub fn is_bare(&self, side: usize) -> bool {
        self.own(side).into_iter().all(|k| self.dan[k] == 0)
    }

    /// Returns the legal moves as text, in the program's order.
    pub fn moves(&self, rules: &Rules) -> Vec<String> {
        let Some(side) = self.mover else { return Vec::new() };
        let own = self.own(side).into_iter();
        own.filter(|&k| self.dan[k] > 0 || self.is_bare(side))
            .flat_map(|k| [format!("{k}+"), format!("{k}-")])
            .filter(|mv| mv.ends_with('+') || rules.direction == Directions::Both)
            .collect()
    }

    /// Plays a legal move. Ignores repetition and growth.
    pub fn play(&mut self, rules: &Rules, mv: &str) -> OracleTurn {
        let side = self.mover.expect("a side to move");
        let (cell, sign) = mv.split_at(mv.len() - 1);
        let step = if sign == "+" { 1 } else { -1 };
        let len = self.dan.len() as i32;
        let around = |k: i32| k.rem_euclid(len) as usize;
        let is_start = *self == Board::start(rules, side)
            || rules.series == Series::Fields
                && *self == Board::round_start(rules, side, &self.field);
        let no_quan = rules.first_quan == FirstQuan::Forbidden && is_start;

        if self.is_bare(side) {
            for k in self.own(side) {
                self.dan[k] = 1;
                self.stores[side] -= 1;
            }
        }
        let mut ponded = 0;
        let mut here: i32 = cell.parse().expect("a cell");
        for lap in 0.. {
            assert!(lap < 100_000, "a sowing does not end");
            for _ in 0..std::mem::take(&mut self.dan[around(here)]) {
                here += step;
                if self.field[around(here)] == 'o' {
                    ponded += 1;
                    self.stores[1 - around(here) / 6] += 1;
                } else {
                    self.dan[around(here)] += 1;
                }
            }
            // An occupied quan cell may hand one of its dân on.
            let quan_cell = around(here + step);
            if rules.occupied_quan == OccupiedQuan::GivesOne
                && quan_cell % 6 == 0
                && self.dan[quan_cell] > 0
            {
                self.dan[quan_cell] -= 1;
                here += 2 * step;
                if self.field[around(here)] == 'o' {
                    ponded += 1;
                    self.stores[1 - around(here) / 6] += 1;
                } else {
                    self.dan[around(here)] += 1;
                }
            }
            // The cell `here` was emptied before the lap dropped its dân, so a lap round the whole
            // ring leaves one dân in it.
            let next = around(here + step);
            if next % 6 == 0 || self.dan[next] == 0 {
                break;
            }
            here += step;
        }

        let mut captured = 0;
        loop {
            let (gap, target) = (around(here + step), around(here + 2 * step));
            let gap_is_empty = self.dan[gap] == 0 && !self.quan[gap];
            let gap_counts = gap % 6 != 0 || rules.empty_quan == EmptyQuan::Passes;
            let target_is_empty = self.dan[target] == 0 && !self.quan[target];
            let too_young = self.dan[target] < i32::from(rules.young_quan);
            let spared = self.quan[target] && (no_quan || too_young);
            if !gap_is_empty || !gap_counts || target_is_empty || spared {
                break;
            }
            captured += std::mem::take(&mut self.dan[target]);
            if std::mem::take(&mut self.quan[target]) {
                captured += i32::from(rules.quan_value);
            }
            here += 2 * step;
        }
        self.stores[side] += captured;

        let next = (side + 1) % self.stores.len();
        self.mover = Some(next);
        let end = self.ending(rules, next);
        let lost = if end.is_some() { self.sweep(rules) } else { 0 };
        OracleTurn { captured, ponded, lost, end }
    }

    fn ending(&self, rules: &Rules, next: usize) -> Option<&'static str> {
        let no_pieces = !self.quan.contains(&true);
        let no_dan = self.dan.iter().step_by(6).all(|&dan| dan == 0);
        if rules.ending == Ending::Pieces && no_pieces {
            Some("quan-captured")
        } else if rules.ending == Ending::Cells && no_pieces && no_dan {
            Some("quan-empty")
        } else if self.is_bare(next) && !self.can_refill(rules, next) {
            Some("cannot-refill")
        } else {
            None
        }
    }

    /// Returns whether `side` has one point for each of its cells, or can borrow: always, never, or
    /// while the stores of all sides come to that much.
    fn can_refill(&self, rules: &Rules, side: usize) -> bool {
        let needed = self.own(side).len() as i32;
        let beside_the_board: i32 = self.stores.iter().sum();
        rules.refill == Refill::Borrow
            || self.stores[side] >= needed
            || rules.refill == Refill::Lend && beside_the_board >= needed
    }

    /// Ends the game: each side takes the dân in its own cells, and half of those in cells that it
    /// half owns; or each takes half of all. Returns the odd dân that nobody gets.
    pub fn sweep(&mut self, rules: &Rules) -> i32 {
        let mut lost = 0;
        if rules.remainder == Remainder::Split {
            let rows = (0..self.dan.len()).filter(|k| k % 6 != 0);
            let all: i32 = rows.map(|k| std::mem::take(&mut self.dan[k])).sum();
            self.stores.iter_mut().for_each(|store| *store += all / 2);
            lost = all % 2;
        }
        for k in (0..self.dan.len()).filter(|k| k % 6 != 0) {
            let dan = std::mem::take(&mut self.dan[k]);
            let home = k / 6;
            match self.field[k] {
                'x' => self.stores[1 - home] += dan,
                'h' => {
                    self.stores[home] += (dan + 1) / 2;
                    self.stores[1 - home] += dan / 2;
                }
                _ => self.stores[home] += dan,
            }
        }
        self.mover = None;
        lost
    }

    /// Returns whether the game is not over.
    pub fn is_live(&self, rules: &Rules) -> bool {
        self.mover.is_some_and(|side| self.ending(rules, side).is_none())
    }
}

/// Generates rules with any compatible options.
pub fn any_rules() -> impl Strategy<Value = Rules> {
    let words = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    let numbers = (prop_oneof![Just(10u8), 1..=50u8], prop_oneof![Just(0u8), 0..=20u8]);
    let start = (prop_oneof![Just(5u8), 1..=20u8], prop_oneof![Just(0u8), 0..=50u8]);
    let handicap = (prop::sample::subsequence(vec![1, 2, 3, 4, 5], 0..=4), 0..=40, any::<usize>());
    let rest = (2..=4usize, prop::option::of(handicap));
    let series = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>(), 3..=5u8);
    let tonkin = prop_oneof![3 => Just((false, false, false)), 1 => any::<(bool, bool, bool)>()];
    let lends = prop_oneof![2 => Just(false), 1 => Just(true)];
    let all = (words, numbers, start, rest, series, tonkin, lends);
    all.prop_map(|(words, numbers, start, (sides, handicap), series, tonkin, lends)| {
        let mut rules = classic_with(&[
            if words.0 { "empty_quan=passes" } else { "empty_quan=stops" },
            if words.1 { "refill=end" } else { "refill=borrow" },
            if words.2 { "first_quan=forbidden" } else { "first_quan=allowed" },
            &format!("quan_value={}", numbers.0),
            &format!("dan={}", start.0),
            &format!("quan_dan={}", start.1),
            &format!("sides={sides}"),
        ]);
        if let Some((cells, points, side)) = handicap {
            let side = side % sides;
            let cells: Vec<String> = cells.iter().map(|k| (6 * side + k).to_string()).collect();
            let text = format!("{side}:{}:{points}", cells.join("+"));
            rules.set("handicap", &text).expect("a handicap");
        }
        if words.3 {
            rules.quan = QuanStones::Dan;
        } else {
            rules.young_quan = numbers.1;
            rules.ending = if words.4 { Ending::Pieces } else { Ending::Cells };
        }
        if series.0 && sides == 2 {
            rules.series = Series::Fields;
            rules.sale = if series.1 { Sale::Threshold } else { Sale::Difference };
            rules.sold = if series.2 { Sold::Pond } else { Sold::Owned };
            rules.half = if series.3 { Half::No } else { Half::Yes };
            rules.fields_lost = series.4;
        }
        rules.direction = if tonkin.0 { Directions::Plus } else { Directions::Both };
        rules.occupied_quan = if tonkin.1 { OccupiedQuan::GivesOne } else { OccupiedQuan::Stops };
        if lends {
            rules.refill = Refill::Lend;
        }
        let splits = tonkin.2 && sides == 2;
        rules.remainder = if splits { Remainder::Split } else { Remainder::Rows };
        rules
    })
}

/// Generates a board on which a game under `rules` is not over, with at most `most` dân in each
/// dân cell.
pub fn any_board(rules: &Rules, most: i32) -> impl Strategy<Value = Board> + use<> {
    let rules = rules.clone();
    let sides = rules.sides;
    let dan = prop_oneof![1 => Just(0), 1 => 0..=most];
    let dan = prop::collection::vec(dan, 6 * sides);
    let quan = prop::collection::vec(any::<bool>(), sides);
    let stores = prop::collection::vec(-30..60, sides);
    let pieces = rules.quan == QuanStones::Piece;
    (dan, quan, 0..sides, stores, any_field(&rules))
        .prop_map(move |(mut dan, quan, mover, stores, field)| {
            let quan = (0..dan.len()).map(|k| pieces && k % 6 == 0 && quan[k / 6]).collect();
            for (dan, _) in dan.iter_mut().zip(&field).filter(|(_, letter)| **letter == 'o') {
                *dan = 0;
            }
            Board { field, dan, quan, mover: Some(mover), stores }
        })
        .prop_filter("a side owns no cell", move |board| {
            (0..sides).all(|side| !board.own(side).is_empty())
        })
        .prop_filter("the game is over", move |board| board.is_live(&rules))
}

/// Generates the letters of the cells that have been sold, in any order that the rules allow.
fn any_field(rules: &Rules) -> impl Strategy<Value = Vec<char>> + use<> {
    let letters: &[char] = match (rules.series, rules.sold, rules.sale, rules.half) {
        (Series::Off, ..) => &[' '],
        (_, Sold::Pond, ..) => &[' ', 'o'],
        (_, _, Sale::Difference, Half::Yes) => &[' ', 'x', 'h'],
        _ => &[' ', 'x'],
    };
    let field = prop::collection::vec(prop::sample::select(letters), 6 * rules.sides);
    field.prop_map(|mut field| {
        field.iter_mut().step_by(6).for_each(|letter| *letter = ' ');
        field
    })
}
