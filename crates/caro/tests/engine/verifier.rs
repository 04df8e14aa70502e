//! An independent slow check of forced wins. It knows the rules of the game alone: no shapes, no
//! threats, no answers.

use std::collections::HashMap;

use caro::{Caro, Square};
use tabletop::{GameMatch, Match};

/// Checks that the side to move wins in at most `length` moves of both sides by playing what
/// `attack` says, whatever the defender does.
pub struct Verifier<F> {
    attack: F,
    /// The positions that have been checked, and the lengths within which they are won.
    known: HashMap<String, u32>,
}

impl<F: FnMut(&Match<Caro>) -> Option<Square>> Verifier<F> {
    pub fn new(attack: F) -> Self {
        Verifier { attack, known: HashMap::new() }
    }

    /// Returns the first history in which the attack fails, or nothing.
    pub fn failure(&mut self, played: &Match<Caro>, length: u32) -> Option<String> {
        let key = sorted(played);
        if self.known.get(&key).is_some_and(|within| *within <= length) {
            return None;
        }
        let history = || Some(played.position().to_string());
        if length == 0 {
            return history();
        }
        let Some(square) = (self.attack)(played) else { return history() };
        let mut after = played.clone();
        if after.play(square).is_err() {
            return history();
        }
        if after.to_move().is_none() {
            return if after.position().line().is_some() { None } else { history() };
        }
        if length < 3 {
            return Some(after.position().to_string());
        }
        let failure = after.legal_moves().into_iter().find_map(|reply| {
            let mut defended = after.clone();
            defended.play(reply).expect("a listed move is legal");
            if defended.to_move().is_none() {
                return Some(defended.position().to_string());
            }
            self.failure(&defended, length - 2)
        });
        if failure.is_none() {
            self.known.insert(key, length);
        }
        failure
    }
}

/// Returns a text for the marks of a position, in whatever order they were made.
fn sorted(played: &Match<Caro>) -> String {
    let history = played.position().history();
    let side = |first: usize| {
        let mut squares: Vec<Square> = history.iter().skip(first).step_by(2).copied().collect();
        squares.sort();
        squares.iter().map(Square::to_string).collect::<String>()
    };
    format!("{} {}", side(0), side(1))
}
