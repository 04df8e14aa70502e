//! The games at the table.

mod oanquan;

pub use oanquan::{Malformed, OAnQuan};
