//! Proofs of bounds.
//!
//! A bound on the value of a position is *proven* if it follows from finished games
//! alone. Repetition makes this delicate: a line may end because of earlier positions,
//! so the value of a position can depend on the moves that led to it, which the table
//! does not record.
//!
//! - A line that ends by repetition, or returns to an earlier position of the game,
//!   proves nothing.
//! - That leaves lines, combined from proofs found at different times, in which the same
//!   cells occur three times. Between two of these occurrences the prover must have
//!   gained: if it has not, the later proof also serves the earlier claim and replaces
//!   it, which only removes lines. Equal cells with a gain mean that the other side's
//!   store decreased, which only a refill of that side can cause. So between the first
//!   and the third occurrence the other side refilled twice, and the board holds as many
//!   dân as before. A proof therefore records the most dân on the board after two such
//!   refills; from a position with no more dân than that, it proves nothing. A captured
//!   quan excludes all this, because no quan returns to the board.
//! - A repetition is harmless if it confirms the claim, that is, if the prover would be
//!   far enough ahead after both sides collected their cells. At the third occurrence it
//!   leads by more than at the first, by at least [`REPEAT_GAIN`].
//!
//! A game also ends after [`IDLE_LIMIT`] turns in a row without a capture. A proof records how many
//! such turns its lines may begin with. One that could reach the limit is discarded, and one that
//! could reach it together with the turns before its position does not count there.
//!
//! If stores affect a position's value (options `refill=end` and `refill=lend`), the same holds when the
//! refills of both sides count: equal cells with equal stores are the same claim, and
//! different stores require a refill by either side. But then the prover may lead by less
//! at the third occurrence.

use crate::packed::{Packed, PackedRules, PackedTurn};
use oanquan::idle_limit;

/// The turns in a row without a capture that end a game of two sides.
pub(crate) const IDLE_LIMIT: u32 = idle_limit(2) as u32;

/// The refills after which cells can occur for the third time.
const REFILLS: usize = 2;

/// How much further ahead the prover is at the third occurrence of the same cells than at the first:
/// it gains twice in between, and as the board and so the sum of the stores are the same each time,
/// each gain is an even number of points.
pub(crate) const REPEAT_GAIN: i32 = 4;

/// The proof of a bound, or its absence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Proof {
    /// One more than the most dân on the board before a quan is captured: over all lines,
    /// after one counted refill, and after two. 0 means that there is no such position.
    most: [u8; REFILLS + 1],
    /// The number of turns of the longest line.
    turns: u8,
    /// The most turns without a capture with which a line may begin.
    idle: u8,
}

impl Proof {
    /// No proof: the bound rests on a horizon, an estimate or a repetition.
    pub const NONE: Proof = Proof { most: [u8::MAX; REFILLS + 1], turns: u8::MAX, idle: u8::MAX };
    /// The proof of a finished game.
    pub const END: Proof = Proof { most: [0; REFILLS + 1], turns: 0, idle: 0 };

    /// Returns whether there is a proof.
    pub fn holds(self) -> bool {
        self != Proof::NONE
    }

    /// Extends the proof of `prover`'s claim to `from`, the position before `turn`.
    /// `harmless` says that a repetition there confirms the claim.
    pub fn before(
        self,
        rules: &PackedRules,
        from: &Packed,
        turn: &PackedTurn,
        prover: usize,
        harmless: bool,
    ) -> Proof {
        if !self.holds() {
            return self;
        }
        let counts = from.side().index() != prover || rules.stores_matter();
        let [all, one, two] = match (turn.took_quan, turn.refilled && counts) {
            (true, _) => Proof::END.most,
            (false, true) => [self.most[0], self.most[0], self.most[1]],
            (false, false) => self.most,
        };
        // A count beyond the range stays the greatest value rather than wrapping.
        let here = u8::try_from(from.dan_on_board() + 1).unwrap_or(u8::MAX).min(u8::MAX - 1);
        if two >= here && (!harmless || rules.stores_matter()) {
            return Proof::NONE;
        }
        let idle = if turn.captured > 0 { 0 } else { self.idle + 1 };
        if u32::from(idle) >= IDLE_LIMIT {
            return Proof::NONE;
        }
        Proof { most: [all.max(here), one, two], turns: self.turns.saturating_add(1), idle }
    }

    /// Returns this proof if it counts at a position that `idle` turns in a row without a capture
    /// have led to.
    pub fn after_idle(self, idle: u32) -> Proof {
        let is_safe = self.holds() && idle + u32::from(self.idle) < IDLE_LIMIT;
        if is_safe { self } else { Proof::NONE }
    }

    /// Combines the proofs of two claims that must both hold.
    pub fn and(self, other: Proof) -> Proof {
        let most = std::array::from_fn(|refills| self.most[refills].max(other.most[refills]));
        Proof { most, turns: self.turns.max(other.turns), idle: self.idle.max(other.idle) }
    }

    /// Returns the better of two proofs of the same claim.
    pub fn or(self, other: Proof) -> Proof {
        let key = |proof: Proof| (proof.most[REFILLS], proof.most[1], proof.turns);
        if key(other) < key(self) { other } else { self }
    }

    /// Returns the most turns that the game takes along the proof, as far as known.
    pub fn turns(self) -> u8 {
        self.turns
    }

    /// Returns whether a line contains a counted refill before a quan is captured.
    pub fn has_refill(self) -> bool {
        self.most[1] > 0
    }
}

/// A proof as stored in the table, in 25 bits. Numbers of dân are rounded up to even
/// numbers. Of a proof with at most [`SHORT`](Self::SHORT) turns, the number of turns is stored,
/// which also bounds those without a capture; of a longer one, the number of the latter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KeptProof(u32);

impl KeptProof {
    /// The bits of each number of dân, and the greatest number, which represents all greater ones.
    const BITS: u32 = 6;
    const GREATEST: u8 = (1 << Self::BITS) - 1;
    /// The bits of the turns.
    const TURN_BITS: u32 = 7;
    const SHORT: u8 = 45;
    /// The turns that a longer proof is said to have.
    const LONG: u8 = 63;
    /// All bits: no proof.
    const ALL: u32 = (1 << (3 * Self::BITS + Self::TURN_BITS)) - 1;

    /// Packs a proof.
    pub fn new(proof: Proof) -> Self {
        if !proof.holds() {
            return KeptProof(Self::ALL);
        }
        let dan = proof.most.map(|dan| dan.div_ceil(2).min(Self::GREATEST));
        let dan = dan.iter().fold(0, |bits, &dan| bits << Self::BITS | u32::from(dan));
        let is_short = proof.turns <= Self::SHORT;
        let turns = if is_short { proof.turns } else { Self::SHORT + 1 + proof.idle };
        KeptProof(dan << Self::TURN_BITS | u32::from(turns))
    }

    /// Returns the 25 bits.
    pub fn bits(self) -> u32 {
        self.0
    }

    /// Returns the proof in the lower 25 bits.
    pub fn from_bits(bits: u32) -> Self {
        KeptProof(bits & Self::ALL)
    }

    /// Unpacks the proof, possibly with less precise numbers.
    pub fn get(self) -> Proof {
        let bits = self.0;
        if bits == Self::ALL {
            return Proof::NONE;
        }
        let dan = |place: u32| match (bits >> (Self::TURN_BITS + Self::BITS * place)) as u8
            & Self::GREATEST
        {
            Self::GREATEST => u8::MAX - 1,
            half => 2 * half,
        };
        let number = (bits & ((1 << Self::TURN_BITS) - 1)) as u8;
        let (turns, idle) = match number.checked_sub(Self::SHORT + 1) {
            None => (number, number),
            Some(idle) => (Self::LONG, idle),
        };
        Proof { most: [dan(2), dan(1), dan(0)], turns, idle }
    }
}

impl Default for KeptProof {
    fn default() -> Self {
        KeptProof::new(Proof::NONE)
    }
}

/// The result of searching a position, for its side to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchResult {
    /// The final margin: exact inside the search window, otherwise a bound.
    pub value: i32,
    /// The proof that the margin is not less.
    pub low: Proof,
    /// The proof that the margin is not greater.
    pub high: Proof,
    /// The place on the path of the first position whose repetition decided the value, or
    /// [`NO_LOOP`].
    pub loop_start: u16,
}

/// The loop of a value that no repetition decided.
pub(crate) const NO_LOOP: u16 = u16::MAX;

impl SearchResult {
    /// Returns an estimate without proofs.
    pub fn guess(value: i32) -> SearchResult {
        SearchResult { value, low: Proof::NONE, high: Proof::NONE, loop_start: NO_LOOP }
    }

    /// Returns the margin of a finished game.
    pub fn end(value: i32) -> SearchResult {
        SearchResult { value, low: Proof::END, high: Proof::END, loop_start: NO_LOOP }
    }

    /// Converts this result to one about `from`, the position before `turn`, for its side to
    /// move. The lower bound is that side's own claim, against which its own refills do not
    /// count; the upper bound is the other side's claim. A value outside `window` may be
    /// weakened until a repetition is harmless to it.
    pub fn before(
        self,
        rules: &PackedRules,
        from: &Packed,
        turn: &PackedTurn,
        (alpha, beta): (i32, i32),
    ) -> SearchResult {
        let mover = from.side().index();
        let swept = rules.swept_margin(from);
        let (surely, at_most) = (swept + REPEAT_GAIN, swept - REPEAT_GAIN);
        let value = -self.value;
        let (mut low, mut high) = (Proof::NONE, Proof::NONE);
        if self.high.holds() {
            low = self.high.before(rules, from, turn, mover, surely >= value);
            if !low.holds() && (beta..value).contains(&surely) {
                low = self.high.before(rules, from, turn, mover, true);
                return SearchResult { value: surely, low, high, ..self };
            }
        }
        if self.low.holds() {
            high = self.low.before(rules, from, turn, 1 - mover, at_most <= value);
            if !high.holds() && (value + 1..=alpha).contains(&at_most) {
                high = self.low.before(rules, from, turn, 1 - mover, true);
                return SearchResult { value: at_most, low: Proof::NONE, high, ..self };
            }
        }
        SearchResult { value, low, high, ..self }
    }

    /// Returns this result at a position that `idle` turns in a row without a capture have led to.
    pub fn after_idle(self, idle: u32) -> SearchResult {
        SearchResult { low: self.low.after_idle(idle), high: self.high.after_idle(idle), ..self }
    }

    /// Returns this result without its proofs.
    pub fn unproven(self) -> SearchResult {
        SearchResult { low: Proof::NONE, high: Proof::NONE, ..self }
    }

    /// Returns whether a bound is proven.
    pub fn has_proof(&self) -> bool {
        self.low.holds() || self.high.holds()
    }

    /// Returns whether the value is exact and proven.
    pub fn is_proven(&self) -> bool {
        self.low.holds() && self.high.holds()
    }
}
