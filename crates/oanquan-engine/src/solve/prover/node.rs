//! A position whose moves are being compared.

use super::bounds::Key;
use super::table::{NEVER, Numbers};
use crate::packed::{Choice, Packed};

/// The most moves of a position.
const MOVES: usize = 10;
/// A failure that depends on no earlier position of its line.
pub(super) const NOTHING: u32 = u32::MAX;
/// A limit exceeds the number of the second-best move by this part of it.
const EPSILON: u32 = 8;

/// What is known of a position or of a move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Outcome {
    /// The prover gains what it needs.
    Proven,
    /// The prover fails, as far as this line is concerned.
    Fails {
        /// The index on the line of the first position that this depends on.
        depends: u32,
    },
    /// The numbers of the side to move.
    Open(Numbers),
}

/// A move with what is known of the position after it.
#[derive(Clone, Copy)]
pub(super) struct Child {
    pub choice: Choice,
    pub after: Packed,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the turn captured nothing.
    pub is_idle: bool,
    /// What the prover gains with the turn, the rows included if the game is over.
    pub gain: i32,
    /// The key of the position after it.
    pub key: Key,
    /// Numbers are those of the side to move after the turn.
    pub outcome: Outcome,
}

/// A position on the line.
pub(super) struct Node {
    pub position: Packed,
    pub key: Key,
    /// The hash of the key and the need.
    pub hash: u64,
    /// Whether the prover is to move.
    pub is_prover: bool,
    /// What the prover needs to gain.
    pub need: i32,
    /// The turns in a row without a capture that led here.
    pub idle: u32,
    /// The numbers that end the search of this position.
    pub limits: Numbers,
    /// The move being searched.
    pub searching: usize,
    children: [Option<Child>; MOVES],
    len: usize,
}

/// What to do next at a node.
pub(super) enum Next {
    /// Return this.
    Return(Outcome),
    /// Search the move with this index until its numbers exceed these.
    Search(usize, Numbers),
}

impl Node {
    pub fn new(position: &Packed, key: Key, hash: u64, is_prover: bool, need: i32) -> Self {
        let limits = Numbers { own: NEVER, other: NEVER };
        Node {
            position: *position,
            key,
            hash,
            is_prover,
            need,
            idle: 0,
            limits,
            searching: 0,
            children: [None; MOVES],
            len: 0,
        }
    }

    pub fn push(&mut self, child: Child) {
        self.children[self.len] = Some(child);
        self.len += 1;
    }

    pub fn children(&self) -> impl Iterator<Item = &Child> + Clone {
        self.children.iter().flatten()
    }

    pub fn child(&self, index: usize) -> Option<&Child> {
        self.children[index].as_ref()
    }

    /// Sets what is known of the move being searched.
    pub fn set_outcome(&mut self, outcome: Outcome) {
        if let Some(child) = &mut self.children[self.searching] {
            child.outcome = outcome;
        }
    }

    /// Returns the turns in a row without a capture after a move.
    pub fn idle_after(&self, child: &Child) -> u32 {
        if child.is_idle { self.idle + 1 } else { 0 }
    }

    /// Returns whether one move with this outcome decides the claim.
    pub fn is_decided_by(&self, outcome: &Outcome) -> bool {
        match outcome {
            Outcome::Proven => self.is_prover,
            Outcome::Fails { .. } => !self.is_prover,
            Outcome::Open(_) => false,
        }
    }

    /// Compares the moves. The search may continue until the numbers reach the limits.
    pub fn next(&self) -> Next {
        let (mut own, mut second, mut chosen) = (NEVER, NEVER, 0);
        let (mut hardest, mut open, mut failure) = (0, 0, None);
        for (index, child) in self.children().enumerate() {
            if self.is_decided_by(&child.outcome) {
                return Next::Return(child.outcome);
            }
            match child.outcome {
                Outcome::Proven => {}
                Outcome::Fails { depends } => {
                    failure = Some(failure.map_or(depends, |first: u32| first.min(depends)));
                }
                Outcome::Open(numbers) => {
                    open += 1;
                    hardest = hardest.max(numbers.own);
                    if numbers.other < own {
                        (own, second, chosen) = (numbers.other, own, index);
                    } else {
                        second = second.min(numbers.other);
                    }
                }
            }
        }
        if open == 0 {
            return Next::Return(match failure {
                Some(depends) => Outcome::Fails { depends },
                None => Outcome::Proven,
            });
        }
        let further = open - 1;
        let other = (hardest + further).min(NEVER - 1);
        let most = self.limits;
        if own >= most.own || other >= most.other {
            return Next::Return(Outcome::Open(Numbers { own, other }));
        }
        let limit = second.saturating_add(second / EPSILON + 1).min(most.own);
        Next::Search(chosen, Numbers { own: most.other - further, other: limit })
    }
}
