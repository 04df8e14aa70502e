//! What is played at any table, whatever the game.
//!
//! A [`Game`] is a game with its options: it knows positions, moves, turns and ends. A [`Match`]
//! is one game from its start to the current position, with undo. A [`Record`] is a match as text.
//! An [`Engine`] finds moves. [`laws`] are the properties that every game must have, for the tests
//! of each game.
//!
//! Nothing here knows a particular game or a window.

mod departure;
mod engine;
mod game;
pub mod laws;
mod played;
mod record;
mod record_error;
mod seat;

pub use departure::{CannotDepart, Departure, DepartureError};
pub use engine::{Engine, Stop};
pub use game::{Game, Standing, Turn};
pub use played::{Entry, Match, Step};
pub use record::{MOST_TURNS, Record};
pub use record_error::{RecordError, RecordFlaw};
pub use seat::Seat;
