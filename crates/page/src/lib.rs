//! What a page in a browser has in place of a desktop: workers.
//!
//! The modules named `platform` choose between this crate and the desktop; nothing else names it, apart from
//! the start of the program.

pub mod workers;
