//! Playing together: the games that rooms can have. A page only joins rooms, and has none.

use rooms::{Kind, kind};

/// The folder of hosted games among those of the program.
pub const HOSTED_GAMES: &str = "hosted";

/// The games that rooms can have.
pub static KINDS: [Kind; games::COUNT] = games::each!(kind);
