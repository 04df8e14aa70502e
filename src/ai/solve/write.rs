//! Writing down a proof: for every position that the other side can bring about,
//! one move that keeps the claim.

use std::collections::HashMap;

use crate::ai::engine::{Proof, Search};
use crate::ai::packed::{Choice, Packed, PackedTurn};

use super::check::{Refills, TITLE};
use super::{Claim, Question};

/// How deep a move is looked for that the table has forgotten.
const DEEPER: u32 = 30;
/// Moves in a line of the file.
const LINE: usize = 100;

/// The text of a proof of `claim`; none when the search was stopped, or the
/// moves found go round in a circle.
pub(super) fn write(
    search: &mut Search<'_>,
    question: &Question<'_>,
    root: &Packed,
    claim: Claim,
) -> Option<String> {
    let mut writer =
        Writer { search, claim, met: HashMap::new(), order: Vec::new(), choices: Vec::new() };
    writer.follow(root, Refills::default())?.then_some(())?;
    let mut text = format!(
        "{TITLE}\nrules {}\nposition {}\nclaim {} {}\n",
        question.rules, question.position, claim.side, claim.at_least
    );
    for line in writer.choices.chunks(LINE) {
        text.extend(line.iter().map(|&choice| char::from(b'0' + choice)));
        text.push('\n');
    }
    Some(text)
}

/// A position with its stores, and the refills of the line.
type Place = (u128, i32, Refills);

struct Writer<'s, 'a> {
    search: &'s mut Search<'a>,
    claim: Claim,
    /// The positions met, and whether all that follows has been written.
    met: HashMap<Place, bool>,
    /// The same positions in the order in which they were met.
    order: Vec<Place>,
    /// The prover's choices, in the order in which the checker asks for them.
    choices: Vec<Choice>,
}

impl Writer<'_, '_> {
    /// Writes what the checker will ask for from here on. Says whether that could
    /// be done without going round in a circle; none when the search was stopped.
    fn follow(&mut self, position: &Packed, refills: Refills) -> Option<bool> {
        let place = (position.key(), position.margin(), refills);
        if let Some(&is_written) = self.met.get(&place) {
            return Some(is_written);
        }
        self.met.insert(place, false);
        self.order.push(place);
        let is_written = if position.side() == self.claim.side {
            self.keep(position, refills)?
        } else {
            self.answer_all(position, refills)?
        };
        self.met.insert(place, is_written);
        Some(is_written)
    }

    /// Goes on after each move of the other side.
    fn answer_all(&mut self, position: &Packed, refills: Refills) -> Option<bool> {
        for choice in position.choices() {
            let turn = self.search.rules.play(position, choice);
            if !self.go_on(&turn, refills)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Writes a move that keeps the claim, and goes on after it.
    fn keep(&mut self, position: &Packed, refills: Refills) -> Option<bool> {
        let (choices, met) = (self.choices.len(), self.order.len());
        let mut tried = [false; 10];
        for depth in 0..=DEEPER {
            if depth > 0 {
                let window = self.claim.window(position);
                self.search.value(position, depth, window, &mut Vec::new())?;
            }
            let known = self.search.known(position);
            for choice in known.into_iter().chain(position.choices()) {
                let turn = self.search.rules.play(position, choice);
                if tried[usize::from(choice)] || !self.keeps(&turn, refills) {
                    continue;
                }
                tried[usize::from(choice)] = true;
                self.choices.push(choice);
                if self.go_on(&turn, refills)? {
                    return Some(true);
                }
                // Round in a circle: as if this move had never been tried.
                self.choices.truncate(choices);
                for place in self.order.drain(met..) {
                    self.met.remove(&place);
                }
            }
        }
        Some(false)
    }

    fn go_on(&mut self, turn: &PackedTurn, refills: Refills) -> Option<bool> {
        match refills.after(turn.refilled, turn.took_quan) {
            _ if turn.over => Some(true),
            Some(refills) => self.follow(&turn.after, refills),
            None => Some(false),
        }
    }

    /// Whether the table knows that the claim is kept after `turn`.
    fn keeps(&self, turn: &PackedTurn, refills: Refills) -> bool {
        let side = turn.after.side();
        if turn.over {
            return self.claim.is_kept(side, turn.after.swept_margin());
        }
        let Some(refills) = refills.after(turn.refilled, turn.took_quan) else { return false };
        let least = self.search.proven_margins(&turn.after)[1];
        let enough = if refills.is_spent() { Proof::Pure } else { Proof::OneRefill };
        least.is_some_and(|(margin, proof)| self.claim.is_kept(side, margin) && proof >= enough)
    }
}
