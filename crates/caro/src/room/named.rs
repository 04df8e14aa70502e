//! The words that the terminal has, too, with squares as players name them.

use std::ops::Deref;

use game_words::GameWords;
use tabletop::{Entry as MatchEntry, Match, Played};
use words::{Declared, DeclaredVariable, Entry, Source};

use crate::words::{CaroWords, Naming};
use crate::{Board, CannotMark, Caro, Malformed};

/// How the window names squares.
pub(super) const NAMING: Naming = Naming::LetterFirst;

/// The words of cờ caro in the window, where the letter of a square comes first.
#[derive(Debug)]
pub struct LetterFirst(CaroWords);

impl Deref for LetterFirst {
    type Target = CaroWords;

    fn deref(&self) -> &CaroWords {
        &self.0
    }
}

impl Entry for LetterFirst {
    fn find(source: &Source, key: &str, variables: &[&str]) -> Self {
        LetterFirst(CaroWords::find(source, key, variables))
    }

    fn declare(key: &str, variables: &[DeclaredVariable], declared: &mut Vec<Declared>) {
        CaroWords::declare(key, variables, declared);
    }
}

impl GameWords<Caro> for LetterFirst {
    fn title(&self) -> &'static str {
        self.0.title
    }

    fn subtitle(&self) -> &'static str {
        self.0.subtitle
    }

    fn position(&self, board: &Board, look: usize) -> String {
        GameWords::position(&self.0, board, look)
    }

    fn played(&self, turn: &MatchEntry<Caro>, name: &str, _look: usize) -> String {
        self.played_naming(NAMING, turn, name)
    }

    fn illegal(&self, why: &CannotMark, look: usize) -> String {
        self.illegal_naming(NAMING, why, look)
    }

    fn malformed(&self, why: &Malformed) -> String {
        self.malformed_naming(NAMING, why)
    }

    fn end(&self, played: &Match<Caro>, look: usize) -> String {
        self.end_naming(NAMING, played.position(), look)
    }

    fn end_with(&self, entry: &MatchEntry<Caro>, look: usize) -> String {
        self.end_with_naming(NAMING, entry, look)
    }
}
