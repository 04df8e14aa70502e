//! What is played at any table, whatever the game.
//!
//! A [`Game`] is a game with its options, and [`Played`] is one match of it, from its start to the
//! current position, with undo. A [`Match`] is that for every game that implements [`Rules`]. A
//! [`Record`] is a match as text. [`Computer`] finds moves. [`laws`] are the properties that every
//! game must have, for the tests of each game.
//!
//! Nothing here knows a particular game or a window.

mod computer;
mod game;
pub mod laws;
mod played;
mod record;
mod record_error;
mod rules;
mod step;

pub use basics::{
    BySide, CannotDepart, Control, Departure, Level, LevelError, Limits, ParseDepartureError, Side,
};
pub use computer::Computer;
pub use game::{Entered, Game, Played, Standing, StepRefused};
pub use played::{Entry, Match};
pub use record::{MOST_TURNS, Record};
pub use record_error::{RecordError, RecordFlaw};
pub use rules::{Outcome, Rules};
pub use step::Step;
