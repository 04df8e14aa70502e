//! A position whose moves are being compared.

use super::table::{NEVER, Numbers};
use crate::engine::{Best, SearchResult};
use crate::packed::{Choice, Packed, PackedTurn};

/// The most moves of a position.
const MOVES: usize = 10;
/// A failure that depends on no earlier position of its line.
pub(super) const NOTHING: u32 = u32::MAX;
/// A limit exceeds the number of the second-best move by this part of it.
const EPSILON: u32 = 4;

/// What is known of a position or of a move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Outcome {
    /// A proven bound that decides the claim.
    Settled(SearchResult),
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
    pub turn: PackedTurn,
    /// The hash of the position after it.
    pub hash: u64,
    /// A settled result is that of the mover; numbers are those of the other side.
    pub outcome: Outcome,
}

/// A position on the line.
pub(super) struct Node<'n> {
    pub position: &'n Packed,
    /// Whether the side to move has to prove the claim.
    pub is_prover: bool,
    /// The null window that decides the claim.
    pub window: (i32, i32),
    /// The turns in a row without a capture that led here.
    pub idle: u32,
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

impl<'n> Node<'n> {
    pub fn new(position: &'n Packed, is_prover: bool, window: (i32, i32), idle: u32) -> Self {
        Node { position, is_prover, window, idle, children: [None; MOVES], len: 0 }
    }

    pub fn push(&mut self, child: Child) {
        self.children[self.len] = Some(child);
        self.len += 1;
    }

    pub fn children(&self) -> impl Iterator<Item = (usize, &Child)> {
        self.children.iter().flatten().enumerate()
    }

    pub fn child_mut(&mut self, index: usize) -> Option<&mut Child> {
        self.children[index].as_mut()
    }

    /// Returns the turns in a row without a capture after `turn`.
    pub fn idle_after(&self, turn: &PackedTurn) -> u32 {
        if turn.captured > 0 { 0 } else { self.idle + 1 }
    }

    /// Returns whether a result decides the claim for the side to move.
    pub fn wins(&self, found: &SearchResult) -> bool {
        found.value >= self.window.1 && found.low.holds()
    }

    /// Returns whether a result decides the claim for either side.
    pub fn decides(&self, found: &SearchResult) -> bool {
        self.wins(found) || found.value <= self.window.0 && found.high.holds()
    }

    /// Returns the move that decides the claim for the side to move.
    pub fn winning(&self) -> Option<Choice> {
        let wins =
            |child: &&Child| matches!(&child.outcome, Outcome::Settled(found) if self.wins(found));
        self.children.iter().flatten().find(wins).map(|child| child.choice)
    }

    /// Compares the moves. The search may continue until the numbers reach `most`.
    pub fn next(&self, most: Numbers) -> Next {
        let mut best = Best::default();
        let (mut own, mut second, mut chosen) = (NEVER, NEVER, 0);
        let (mut hardest, mut open, mut failure) = (0, 0, None);
        for (index, child) in self.children() {
            match child.outcome {
                Outcome::Settled(found) => {
                    best.offer(found);
                    if self.wins(&found) {
                        return Next::Return(Outcome::Settled(best.cut()));
                    }
                }
                // If the prover fails after a move of the other side, that side needs no more.
                failed @ Outcome::Fails { .. } if !self.is_prover => return Next::Return(failed),
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
            let settled = || Outcome::Settled(best.found());
            let outcome = failure.map_or_else(settled, |depends| Outcome::Fails { depends });
            return Next::Return(outcome);
        }
        let further = open - 1;
        let other = (hardest + further).min(NEVER - 1);
        if own >= most.own || other >= most.other {
            return Next::Return(Outcome::Open(Numbers { own, other }));
        }
        let limit = second.saturating_add(second / EPSILON + 1).min(most.own);
        Next::Search(chosen, Numbers { own: most.other - further, other: limit })
    }
}
