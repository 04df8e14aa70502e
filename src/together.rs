//! Playing together: the games that rooms can have. A page only joins rooms, and has none.

use rooms::{Kind, kind};

/// The games that rooms can have.
pub static KINDS: [Kind; games::COUNT] = games::each!(kind);
