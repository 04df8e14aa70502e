//! Compares the strength of two programs: [`statistics`] says what the results of pairs of games mean.

pub mod statistics;
