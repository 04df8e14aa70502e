//! What is known for certain about a value.
//!
//! A bound on the worth of a position is *proven* when it follows from finished
//! games alone. Repetition is what makes this delicate: a line may end because
//! of positions met before, so what a position is worth can depend on how the
//! game came to it, while the table of positions knows nothing of that.
//!
//! - A line that ends by repetition, or comes back to a position in which the
//!   game has already been, proves nothing.
//! - That leaves lines, put together from proofs found at different times, in
//!   which the same cells come up three times. Between two of these times the
//!   prover must have gained: where it has not, the later proof does for the
//!   earlier claim too and takes its place, which only leaves lines out. The same
//!   cells with a gain mean that the other side's store went down, which only a
//!   refill of that side does. So between the first and the third time there are
//!   two refills of the other side, and the board holds as many dân as before.
//!   A proof therefore remembers the most dân that lie on the board after two
//!   such refills; from a position with no more than that it proves nothing. A
//!   captured quan ends all this: no quan comes back.
//! - A repetition does no harm where it bears the claim out: where the prover would
//!   be far enough ahead if both sides collected their cells. At the third time it
//!   is further ahead than at the first.
//!
//! Where stores are part of a position's worth (option `refill=end`) the same
//! holds when the refills of both sides are counted: equal cells with equal
//! stores are one claim, and different stores need a refill by one of the sides.
//! But the prover may be less far ahead at the third time.

use crate::ai::packed::{Packed, PackedRules, PackedTurn};

/// Refills after which cells can come up for the third time.
const REFILLS: usize = 2;

/// How well a bound is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ai) struct Proof {
    /// One more than the most dân on the board, until a quan is captured: on all
    /// lines, after one refill that counts, and after two. 0: there is no such
    /// position.
    most: [u8; REFILLS + 1],
    /// Turns of the longest line.
    turns: u8,
}

impl Proof {
    /// The bound rests on a horizon, an estimate, or a repetition.
    pub const NONE: Proof = Proof { most: [u8::MAX; REFILLS + 1], turns: u8::MAX };
    /// The game is over.
    pub const END: Proof = Proof { most: [0; REFILLS + 1], turns: 0 };

    /// Whether there is a proof.
    pub fn holds(self) -> bool {
        self != Proof::NONE
    }

    /// What is left of the proof of `prover`'s claim for `from`, the position
    /// before `turn`. `harmless`: a repetition there bears the claim out.
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
        // A count too great to be told is not taken for a smaller one.
        let here = u8::try_from(from.dan_on_board() + 1).unwrap_or(u8::MAX).min(u8::MAX - 1);
        if two >= here && (!harmless || rules.stores_matter()) {
            return Proof::NONE;
        }
        Proof { most: [all.max(here), one, two], turns: self.turns.saturating_add(1) }
    }

    /// The proof of two claims by both of their proofs.
    pub fn and(self, other: Proof) -> Proof {
        let most = std::array::from_fn(|refills| self.most[refills].max(other.most[refills]));
        Proof { most, turns: self.turns.max(other.turns) }
    }

    /// The better of two proofs of one claim.
    pub fn or(self, other: Proof) -> Proof {
        let key = |proof: Proof| (proof.most[REFILLS], proof.most[1], proof.turns);
        if key(other) < key(self) { other } else { self }
    }

    /// The most turns that the game takes along the proof, as far as is known.
    pub fn turns(self) -> u8 {
        self.turns
    }

    /// Whether a refill that counts lies on one of the lines, before a quan is
    /// captured.
    pub fn has_refill(self) -> bool {
        self.most[1] > 0
    }
}

/// A proof as the table keeps it, in 24 bits. Numbers of dân are rounded up to
/// even ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KeptProof(u32);

impl KeptProof {
    /// Bits of each number, and the greatest, which stands for all that are greater.
    const BITS: u32 = 6;
    const GREATEST: u8 = (1 << Self::BITS) - 1;
    /// All bits: no proof.
    const ALL: u32 = (1 << (4 * Self::BITS)) - 1;

    /// Keeps a proof.
    pub fn new(proof: Proof) -> Self {
        let [all, one, two] = proof.most.map(|dan| dan.div_ceil(2));
        let numbers = [all, one, two, proof.turns].map(|number| number.min(Self::GREATEST));
        KeptProof(numbers.iter().fold(0, |bits, &number| bits << Self::BITS | u32::from(number)))
    }

    /// Its 24 bits.
    pub fn bits(self) -> u32 {
        self.0
    }

    /// The proof with the lower 24 of these bits.
    pub fn from_bits(bits: u32) -> Self {
        KeptProof(bits & Self::ALL)
    }

    /// The proof, or one of the same that knows less.
    pub fn get(self) -> Proof {
        let bits = self.0;
        if bits == Self::ALL {
            return Proof::NONE;
        }
        let number = |place: u32| (bits >> (Self::BITS * place)) as u8 & Self::GREATEST;
        let dan = |place| match number(place) {
            Self::GREATEST => u8::MAX - 1,
            half => 2 * half,
        };
        Proof { most: [dan(3), dan(2), dan(1)], turns: number(0) }
    }
}

impl Default for KeptProof {
    fn default() -> Self {
        KeptProof::new(Proof::NONE)
    }
}

/// What a search says about a position, for its side to move.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct SearchResult {
    /// The final margin: exact when it lies inside the window that was searched,
    /// otherwise a bound.
    pub value: i32,
    /// How well it is known that the margin is not less.
    pub low: Proof,
    /// How well it is known that the margin is not greater.
    pub high: Proof,
}

impl SearchResult {
    /// A value that is an estimate.
    pub fn guess(value: i32) -> SearchResult {
        SearchResult { value, low: Proof::NONE, high: Proof::NONE }
    }

    /// The margin of a finished game.
    pub fn end(value: i32) -> SearchResult {
        SearchResult { value, low: Proof::END, high: Proof::END }
    }

    /// What this says, for the side to move, about `from`, the position before
    /// `turn`. That its margin is not less is its own claim, and its own refill
    /// is of no use against it; that the margin is not greater is the claim of
    /// the other side. Of a value outside `window` so much may be given up that a
    /// repetition does not harm it.
    pub fn before(
        self,
        rules: &PackedRules,
        from: &Packed,
        turn: &PackedTurn,
        (alpha, beta): (i32, i32),
    ) -> SearchResult {
        let mover = from.side().index();
        let swept = || from.swept_margin();
        let value = -self.value;
        let (mut low, mut high) = (Proof::NONE, Proof::NONE);
        if self.high.holds() {
            low = self.high.before(rules, from, turn, mover, swept() >= value);
            if !low.holds() && (beta..value).contains(&swept()) {
                low = self.high.before(rules, from, turn, mover, true);
                return SearchResult { value: swept(), low, high };
            }
        }
        if self.low.holds() {
            high = self.low.before(rules, from, turn, 1 - mover, swept() <= value);
            if !high.holds() && (value + 1..=alpha).contains(&swept()) {
                high = self.low.before(rules, from, turn, 1 - mover, true);
                return SearchResult { value: swept(), low: Proof::NONE, high };
            }
        }
        SearchResult { value, low, high }
    }

    /// Whether the value is exact and proven.
    pub fn is_proven(&self) -> bool {
        self.low.holds() && self.high.holds()
    }
}
