//! Playing together: the games that rooms can have. A page only joins rooms, and has none.

use rooms::{Kind, kind};

use crate::games::OAnQuan;

/// The games that rooms can have.
pub static KINDS: [Kind; 4] = [
    kind::<OAnQuan>(),
    kind::<::caro::Caro>(),
    kind::<::cotuong::Cotuong>(),
    kind::<::pebbles::Pebbles>(),
];
