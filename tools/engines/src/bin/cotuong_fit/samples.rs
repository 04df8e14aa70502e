//! Positions of games, and what is known about them.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use cotuong_board::{Board, Color, Fen};
use cotuong_engine::evaluation::{Tally, phase, single_pieces, terms};

/// A position. Its text is `FEN;SCORE;RESULT`.
pub struct Sample {
    pub board: Board,
    /// What the search expected for red, in hundredths of a soldier.
    pub score: i32,
    /// The result for red: 1, 0 or -1.
    pub result: i32,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{};{};{}", self.board, self.score, self.result)
    }
}

impl FromStr for Sample {
    type Err = Box<dyn Error>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut fields = text.split(';');
        let mut field = || fields.next().ok_or("a position has three fields");
        let board = field()?.parse::<Fen>()?.board;
        Ok(Sample { board, score: field()?.parse()?, result: field()?.parse()? })
    }
}

/// What the estimate counts in a position, and the target of the fit.
pub struct Counted {
    /// The terms that occur, red's less black's.
    pub terms: Vec<(u16, i8)>,
    /// The part of the weights of the opening, from 0 to 1.
    pub opening: f32,
    /// The share of the points that red should expect.
    pub target: f32,
}

/// Counts the terms of a position.
#[derive(Default)]
struct Counter(Vec<(u16, i8)>);

impl Tally for Counter {
    fn add(&mut self, color: Color, term: usize, number: i32) {
        let number = (if color == Color::Red { number } else { -number }) as i8;
        let term = term as u16;
        match self.0.iter_mut().find(|(other, _)| *other == term) {
            Some((_, sum)) => *sum += number,
            None => self.0.push((term, number)),
        }
    }
}

impl Counted {
    /// Counts a position; `target` is the share of the points that red should expect.
    pub fn of(board: &Board, target: f32, most_phase: i32) -> Self {
        let mut counter = Counter::default();
        single_pieces(board, &mut counter);
        terms(board, &mut counter);
        let mut terms = counter.0;
        terms.retain(|(_, number)| *number != 0);
        let opening = phase(board) as f32 / most_phase as f32;
        Counted { terms, opening, target }
    }
}
