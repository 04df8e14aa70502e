//! A class: children with seats, and what they do together in rooms that the class opens.

mod act;
mod activity;
mod change;
mod refusal;
mod state;
mod wire;

pub use act::ClassAct;
pub use activity::{Activity, ClassTable, TablePlayer, TableResult};
pub use change::ClassChange;
pub use refusal::ClassRefusal;
pub use state::{
    AtTheDoor, ClassRound, ClassSeat, ClassState, Current, Progress, RoundGame, Stage, Tally,
    TeacherDevice,
};
pub use wire::{BoardCard, ClassEntered, ClassPresence, FromClass, Gone, Own, ToClass};
