//! A class that one computer serves, without a network and without a clock of its own.
//!
//! A [`Class`] decides as a room does: it takes what a child or the teacher wants and the time, and answers with
//! numbered events or a refusal. It knows who has which seat, who waits at the door, and what all do together. The
//! [`plans`](Class::plans) follow from its state alone: they say which rooms it needs, who sits there, and whether
//! their games stand still or end. Whoever has the rooms makes them so, and reports results back. After a kill, the
//! log of the class and the logs of the rooms are enough to go on.
//!
//! The teacher is whoever has the key with which the class was opened, and whoever was let teach at the door. Nothing
//! here knows a particular game, a socket or a thread.

mod begin;
mod class;
mod decide;
mod devices;
mod guests;
mod people;
mod plans;
mod round;

pub use begin::USUAL_LEVEL;
pub use class::{Class, ClassCall, ClassDamaged};
pub use people::AWAY;
pub use round::{played, took_part, tournament};
