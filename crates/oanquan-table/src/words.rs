//! The words of ô ăn quan at the table.

/// The fields of the words of this crate, one a line.
pub const FIELDS: &str = include_str!(concat!(env!("OUT_DIR"), "/fields.txt"));
