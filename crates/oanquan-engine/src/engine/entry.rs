//! One entry of the transposition table.

use super::buckets::KEY_SHIFT;
use super::lookup::Lookup;
use super::proof::{KeptProof, Proof, SearchResult};
use crate::packed::Choice;

/// The marker of an entry without a best choice.
const NO_CHOICE: Choice = 15;

/// The kind of a stored value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    /// A lower bound.
    Low,
    /// The exact value.
    Exact,
    /// An upper bound.
    High,
}

/// The data of one position, packed into two words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableEntry {
    /// From the lowest bits, 16 each: the value of the deepest search, the proven lower
    /// bound, the proven upper bound, and the last part of the key.
    worths: u64,
    /// From the lowest bits: the depth of the deepest search (7 bits; 0 means vacant), the
    /// best choice (4), the kind of the value (2), and the proofs of both bounds (25 each).
    rest: u64,
}

const LOW: u32 = 16;
const HIGH: u32 = 32;
const DEEPEST: u8 = 127;
const BEST: u32 = 7;
const BOUND: u32 = 11;
const LOW_PROOF: u32 = 13;
const HIGH_PROOF: u32 = 38;

impl TableEntry {
    /// Creates an empty entry with the last part of the key.
    pub fn none(key: u16) -> Self {
        let no_proof = u64::from(KeptProof::default().bits());
        let proofs = no_proof << LOW_PROOF | no_proof << HIGH_PROOF;
        TableEntry {
            worths: u64::from(key) << KEY_SHIFT,
            rest: u64::from(NO_CHOICE) << BEST | proofs,
        }
    }

    /// Returns the entry stored in these words.
    pub fn from_words([worths, rest]: [u64; 2]) -> Self {
        TableEntry { worths, rest }
    }

    /// Returns the words to store.
    pub fn words(self) -> [u64; 2] {
        [self.worths, self.rest]
    }

    /// Returns the depth of the deepest search in plies, or 0 for a vacant entry.
    pub fn depth(self) -> u8 {
        self.rest as u8 & DEEPEST
    }

    fn value(self) -> i16 {
        self.worths as i16
    }

    fn low(self) -> i16 {
        (self.worths >> LOW) as i16
    }

    fn high(self) -> i16 {
        (self.worths >> HIGH) as i16
    }

    fn bound(self) -> Bound {
        match self.rest >> BOUND & 3 {
            0 => Bound::Low,
            1 => Bound::Exact,
            _ => Bound::High,
        }
    }

    fn best_or_none(self) -> Choice {
        (self.rest >> BEST) as Choice & 15
    }

    fn low_proof(self) -> KeptProof {
        KeptProof::from_bits((self.rest >> LOW_PROOF) as u32)
    }

    fn high_proof(self) -> KeptProof {
        KeptProof::from_bits((self.rest >> HIGH_PROOF) as u32)
    }

    /// Returns the entry updated with the result of a search to `depth` with this window.
    pub fn with(
        self,
        lookup: &Lookup,
        depth: u32,
        (alpha, beta): (i32, i32),
        found: SearchResult,
        best: Option<Choice>,
    ) -> Self {
        let value = (found.value - lookup.margin) as i16;
        let bound = match found.value {
            value if value >= beta => Bound::Low,
            value if value <= alpha => Bound::High,
            _ => Bound::Exact,
        };
        let best = best.map_or(self.best_or_none(), |best| lookup.choice(best));
        let (mut low, mut low_proof) = (self.low(), self.low_proof());
        if found.low.holds() && (!low_proof.get().holds() || value > low) {
            (low, low_proof) = (value, KeptProof::new(found.low));
        }
        let (mut high, mut high_proof) = (self.high(), self.high_proof());
        if found.high.holds() && (!high_proof.get().holds() || value < high) {
            (high, high_proof) = (value, KeptProof::new(found.high));
        }
        let [value, low, high] = [value, low, high].map(|worth| u64::from(worth as u16));
        TableEntry {
            worths: self.worths >> KEY_SHIFT << KEY_SHIFT | value | low << LOW | high << HIGH,
            rest: u64::from((depth as u8).min(DEEPEST))
                | u64::from(best) << BEST
                | (bound as u64) << BOUND
                | u64::from(low_proof.bits()) << LOW_PROOF
                | u64::from(high_proof.bits()) << HIGH_PROOF,
        }
    }

    /// Returns the best choice so far.
    pub fn best(self) -> Option<Choice> {
        Some(self.best_or_none()).filter(|&best| best != NO_CHOICE)
    }

    /// Returns the proven lower bound of the margin.
    pub fn least(self, lookup: &Lookup) -> Option<(i32, Proof)> {
        proven(self.low(), self.low_proof(), lookup)
    }

    /// Returns the proven upper bound of the margin.
    pub fn most(self, lookup: &Lookup) -> Option<(i32, Proof)> {
        proven(self.high(), self.high_proof(), lookup)
    }

    /// Returns a stored result that makes a search to `depth` with this window unnecessary.
    pub fn settles(
        self,
        lookup: &Lookup,
        depth: u32,
        (alpha, beta): (i32, i32),
    ) -> Option<SearchResult> {
        let (least, most) = (self.least(lookup), self.most(lookup));
        if let (Some((low, low_proof)), Some((high, high_proof))) = (least, most)
            && low == high
        {
            let found = SearchResult::guess(low);
            return Some(SearchResult { low: low_proof, high: high_proof, ..found });
        }
        if let Some((value, low)) = least.filter(|(low, _)| *low >= beta) {
            return Some(SearchResult { low, ..SearchResult::guess(value) });
        }
        if let Some((value, high)) = most.filter(|(high, _)| *high <= alpha) {
            return Some(SearchResult { high, ..SearchResult::guess(value) });
        }
        let value = i32::from(self.value()) + lookup.margin;
        let is_enough = match self.bound() {
            Bound::Low => value >= beta,
            Bound::High => value <= alpha,
            Bound::Exact => true,
        };
        (is_enough && u32::from(self.depth()) >= depth).then(|| SearchResult::guess(value))
    }
}

/// Converts a bound on the margin still to come to one on the final margin, if it is
/// proven.
fn proven(bound: i16, proof: KeptProof, lookup: &Lookup) -> Option<(i32, Proof)> {
    let proof = proof.get();
    proof.holds().then_some((i32::from(bound) + lookup.margin, proof))
}
