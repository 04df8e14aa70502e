//! Depth-first proof-number search (df-pn; Nagai, *Df-pn algorithm for searching AND/OR trees and its
//! applications*, 2002) for the proof of one claim, and the strategy that it leaves behind.
//!
//! **Need.** What a side can still gain depends on the cells and the side to move; the stores only
//! say how much it needs. So a position of the search is the cells, the side to move and the need: how many
//! points more than the other side the prover must gain from here. Whoever gains 5 gains 4, too, so one bound
//! for each cells and side serves every need (`bounds`). Under `refill=end` and `refill=lend`, the stores
//! decide who can refill, and so each need has a bound of its own.
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
//! **Repetition.** A line that returns to cells of its own counts against the prover unless it has gained in
//! between, and so does the third occurrence. Such a failure proves nothing for the other side. It is kept with
//! the first position of the line that it depends on, and believed only on lines through that position (after
//! Kishimoto and Müller, *A general solution to the graph history interaction problem*, 2004).
//!
//! **Strategy.** Every bound in favour of the prover rests on bounds that were proven before it. So the moves
//! that proved them form a strategy which depends on the cells and the side to move alone, and in which
//! every loop gains something (`strategy`). Whether that also survives the third occurrence of the same
//! cells, the certificate's check decides.

mod bounds;
mod node;
mod search;
mod strategy;
mod table;

pub(super) use search::{Answer, Prover};
pub(super) use strategy::Gain;
