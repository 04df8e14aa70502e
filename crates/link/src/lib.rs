//! A game in one line, short enough for a message or a QR code: the name of the game, a colon and letters,
//! as in `caro:AWg…`.
//!
//! The letters are base64 in the alphabet that is safe in addresses (RFC 4648, section 5). They contain a
//! byte with the version of the format, the head, the moves, and four bytes with a CRC-32 of everything
//! before them, least significant first. The head is text that ends with a zero byte: lines with the options, the
//! start, for some games the [end](tabletop::Notation::LATE_ENDS), and the names; what is usual is left empty, and so
//! are empty lines at its end. The moves are one [`Number`] of choices: each is the index of
//! the move among the sorted legal moves, or the next number after them, which a choice among [`Instead`]
//! follows.

mod instead;
mod line;
mod number;
mod record;

pub use instead::Instead;
pub use line::{Damage, Line, is_link, place};
pub use number::{Choice, Number};
pub use record::{LinkError, read, write};
