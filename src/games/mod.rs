//! The games at the table.

mod oanquan;

pub use oanquan::{LevelPlayer, OAnQuan};
