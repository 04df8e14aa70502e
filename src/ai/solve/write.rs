//! Writing down a proof: for every position that the other side can bring about,
//! one move that keeps the claim.

use std::collections::HashMap;

use crate::ai::engine::Search;
use crate::ai::packed::{Choice, Packed, PackedTurn};

use super::check::{Arrival, Most, TITLE, Visit};
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
        Writer { search, claim, met: HashMap::new(), log: Vec::new(), choices: Vec::new() };
    writer.follow(root)??;
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

/// The cells of a position, who moves, and the margin where stores matter.
type Place = (u128, i32);

/// What follows on a position: the inner none when the checker would not allow it,
/// the outer one when the search was stopped.
type Followed = Option<Option<Most>>;

struct Writer<'s, 'a> {
    search: &'s mut Search<'a>,
    claim: Claim,
    /// The positions met, as the checker will know them.
    met: HashMap<Place, Visit>,
    /// What was known before about each position met, in order.
    log: Vec<(Place, Visit)>,
    /// The prover's choices, in the order in which the checker asks for them.
    choices: Vec<Choice>,
}

impl Writer<'_, '_> {
    /// Writes what the checker will ask for from here on.
    fn follow(&mut self, position: &Packed) -> Followed {
        if !self.log.is_empty() && self.search.rules.looks_barred(position) {
            return Some(None);
        }
        let stores = if self.search.rules.stores_matter() { position.margin() } else { 0 };
        let place = (position.key(), stores);
        let is_prover = position.side() == self.claim.side;
        let margin = if is_prover { position.margin() } else { -position.margin() };
        let before = self.met.get(&place).copied().unwrap_or_default();
        match before.arrive(margin) {
            Arrival::Known(most) => return Some(Some(most)),
            Arrival::Repeats => return Some(None),
            Arrival::New => self.note(place, before.opened(margin)),
        }
        let most = if is_prover { self.keep(position)? } else { self.answer_all(position)? };
        Some(most.inspect(|&most| self.note(place, self.met[&place].closed(before, margin, most))))
    }

    fn note(&mut self, place: Place, visit: Visit) {
        let before = self.met.insert(place, visit).unwrap_or_default();
        self.log.push((place, before));
    }

    /// Goes on after each move of the other side.
    fn answer_all(&mut self, position: &Packed) -> Followed {
        let mut sum = Most::default();
        for choice in position.choices() {
            let turn = self.search.rules.play(position, choice);
            match self.go_on(position, &turn)? {
                Some(most) => sum = sum.and(most),
                None => return Some(None),
            }
        }
        Some(Some(sum))
    }

    /// Writes a move that keeps the claim, and goes on after it.
    fn keep(&mut self, position: &Packed) -> Followed {
        let (choices, log) = (self.choices.len(), self.log.len());
        let mut tried = [false; 10];
        for depth in 0..=DEEPER {
            if depth > 0 {
                let window = self.claim.window(position);
                self.search.value(position, depth, window, &mut Vec::new())?;
            }
            let known = self.search.known(position);
            for choice in known.into_iter().chain(position.choices()) {
                let turn = self.search.rules.play(position, choice);
                if tried[usize::from(choice)] || !self.keeps(&turn) {
                    continue;
                }
                tried[usize::from(choice)] = true;
                self.choices.push(choice);
                if let Some(most) = self.go_on(position, &turn)? {
                    return Some(Some(most));
                }
                // Round in a circle: as if this move had never been tried.
                self.choices.truncate(choices);
                for (place, before) in self.log.drain(log..).rev() {
                    self.met.insert(place, before);
                }
            }
        }
        Some(None)
    }

    /// Goes on after a turn from `position`.
    fn go_on(&mut self, position: &Packed, turn: &PackedTurn) -> Followed {
        let most = if turn.over { Some(Most::default()) } else { self.follow(&turn.after)? };
        let stores_matter = self.search.rules.stores_matter();
        let counts = position.side() != self.claim.side || stores_matter;
        let dan = position.dan_on_board();
        Some(most.and_then(|most| most.before(dan, turn.refilled && counts, turn.took_quan)))
    }

    /// Whether the table knows that the claim is kept after `turn`.
    fn keeps(&self, turn: &PackedTurn) -> bool {
        let side = turn.after.side();
        if turn.over {
            return self.claim.is_kept(side, turn.after.swept_margin());
        }
        let least = self.search.proven_margins(&turn.after)[1];
        least.is_some_and(|(margin, _)| self.claim.is_kept(side, margin))
    }
}
