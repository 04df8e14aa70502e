//! Depth-first proof-number search (df-pn; Nagai, *Df-pn algorithm for searching AND/OR trees and its
//! applications*, 2002).
//!
//! **Numbers.** Every position has two numbers: roughly how many positions remain to be searched
//! until what the side to move wants is proven, and until what the other side wants is. The search
//! always continues where the least remains, and returns from a position when its numbers exceed
//! the limits that its siblings set. Three refinements:
//!
//! - A position needs not the sum of the numbers of its moves but their maximum, and one more for
//!   each further move (weak proof numbers; Ueda, Hashimoto, Hashimoto and Iida, 2008): moves often
//!   lead to the same positions, which a sum would count many times.
//! - A limit exceeds the number of the second-best move by a fraction, so that the search rarely
//!   jumps between moves (the 1 + ε trick; Pawlewicz and Lew, 2007).
//! - The numbers of a new position grow with how far it looks from what each side wants (heuristic
//!   initialization; Winands and Schadd, 2011).
//!
//! **Proofs.** The numbers only guide the search. Proven bounds are kept apart, in the table of
//! [`crate::engine`], with the same records of refills and turns without a capture.
//!
//! **Repetition.** A line that returns to one of its own positions counts against the prover, the
//! side whose claim is searched for. So does a line that becomes too long, and one whose proofs do
//! not combine. Such a failure proves nothing for the other side. It is kept with the first position
//! of the line that it depends on, and believed only on lines through that position (after Kishimoto
//! and Müller, *A general solution to the graph history interaction problem*, 2004).
//!
//! **Provisional proofs.** Where the records of refills exclude a proof, the repetition that they
//! warn of is usually impossible: no line leads back. A provisional search combines proofs
//! nevertheless. Its verdict counts only if the proof can be written and [`check`](super::check)
//! confirms it.

mod node;
mod search;
mod table;

pub(super) use search::{NumberSearch, Plan};
