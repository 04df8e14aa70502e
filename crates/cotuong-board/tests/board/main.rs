//! The board: every line of the rules of motion, counts of positions, repetition, and texts.

mod perft;
