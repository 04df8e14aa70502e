//! The messages between the devices of people who play together, and the state that they add up to.
//!
//! A client sends [`FromClient`], the server [`FromServer`], each as one line of JSON. What a person does is an
//! [`Intent`] with a number of its own and the number of the last [`Event`] that the client has seen. The server
//! alone decides: it answers with numbered events, and [`RoomState`] is what they add up to, on the server and on
//! every client alike.
//!
//! A host can also hold a class, which opens rooms for its children: [`ClassAct`], [`ClassChange`] and [`ClassState`] are
//! for it what [`Act`], [`Change`] and [`RoomState`] are for a room.
//!
//! Nothing here knows a game: moves, positions and options are texts in the notation of their game.

mod class;
mod code;
mod event;
mod from_client;
mod from_server;
mod intent;
mod key;
pub mod limits;
mod refusal;
mod setup;
mod state;
mod version;
mod wire;

pub use class::{
    Activity, AtTheDoor, BoardCard, ClassAct, ClassChange, ClassEntered, ClassPresence,
    ClassRefusal, ClassRound, ClassSeat, ClassState, ClassTable, Current, FromClass, Gone, Own,
    Progress, RoundGame, Stage, TablePlayer, TableResult, Tally, TeacherDevice, ToClass,
};
pub use code::{Code, Digits, NotACode, NotDigits};
pub use event::{Change, Event};
pub use from_client::{FromClient, Hello, Place};
pub use from_server::{Bye, Entered, FromServer, Presence, RoomCard, SeatPresence, Welcome};
pub use intent::{Act, Intent, Offer, Phrase};
pub use key::{Key, NotAKey, RoomId};
pub use refusal::Refusal;
pub use setup::{RoomSetup, SetupFlaw, Swap};
pub use state::{Broken, Clocks, Ending, OpenOffer, Phase, RoomState, Running, SeatState};
pub use version::{OtherVersion, PROTOCOL};
pub use wire::{Unreadable, read_client, read_server, write};
