//! The engine at the table: forced wins against an independent check, blocks, legality under random
//! options, and the benchmark set.

mod forced;
mod play;
mod puzzles;
mod verifier;
