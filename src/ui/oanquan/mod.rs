//! Ô ăn quan in the terms of the pages that every game shares.

mod words;

pub use words::OAnQuanWords;
