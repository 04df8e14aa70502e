//! Why a class refuses what somebody wants.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Refusal;

/// The reason why a class refuses what somebody wants. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClassRefusal {
    /// The host holds no class.
    #[error("the class is not open yet: wait for your teacher")]
    NoClass,
    /// The host holds a class already.
    #[error("there is a class already: forget it first")]
    Open,
    /// A later intent of the same client has been carried out.
    #[error("this came too late: something that you did later has been done")]
    Late,
    /// The client claims to have seen what has not happened.
    #[error("this names an event that has not happened")]
    Ahead,
    /// Only the teacher may do so.
    #[error("only the teacher can do this")]
    NotTeacher,
    /// The client has no seat.
    #[error("take your seat first")]
    NoSeat,
    /// The client has another seat.
    #[error("you have a seat already: leave it first")]
    HasSeat,
    /// The class has no such seat, or nobody has it.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// Another device has the seat.
    #[error("this seat is taken: type its four digits, or ask your teacher")]
    SeatTaken,
    /// The four digits are wrong.
    #[error("these are not the four digits of this seat")]
    WrongDigits,
    /// Too many wrong digits were tried.
    #[error("too many wrong digits: wait a minute, or ask your teacher")]
    TooManyTries,
    /// The name has no letters, or is too long.
    #[error("a name needs letters, and at most 30 of them")]
    Name,
    /// The name is on the list.
    #[error("this name is on the list already")]
    SameName,
    /// The class has as many seats as it can.
    #[error("a class has at most 60 seats")]
    Full,
    /// Too many wait at the door.
    #[error("too many wait at the door: wait a moment")]
    DoorFull,
    /// Nobody with this number waits.
    #[error("nobody waits with this number")]
    NobodyWaits,
    /// The device that waits cannot show the page of the teacher.
    #[error("this device cannot show the teacher's page: use the program on a computer")]
    CannotTeach,
    /// The child is at a table whose game goes on.
    #[error("a game goes on: end it first")]
    Playing,
    /// Nothing of this kind is going on.
    #[error("this is not what the class does now")]
    NotNow,
    /// The class has a standstill.
    #[error("everything stands still: look to the front")]
    Paused,
    /// Nobody has invited.
    #[error("this invitation is no longer open")]
    NotInvited,
    /// No such number of children is there.
    #[error("too few children are here")]
    TooFew,
    /// Everybody has played everybody.
    #[error("nobody can play without meeting an opponent again: begin anew")]
    AllMet,
    /// The game is not for two.
    #[error("this needs a game for two")]
    NotForTwo,
    /// There is no such game in the class.
    #[error("there is no such game")]
    NoSuchGame,
    /// The number of minutes or of the lesson is impossible.
    #[error("this number is not possible")]
    Number,
    /// The game or its rules are impossible, or the text is no move.
    #[error("{0}")]
    Room(Refusal),
    /// So much has happened that the class takes nothing more.
    #[error("too much has happened in this class: open another one")]
    Worn,
    /// The host's disk does not take it.
    #[error("the host cannot keep this: its disk refuses")]
    NotKept,
    /// The code has not been given.
    #[error("this needs the code that the host shows")]
    NeedsCode,
}

impl From<Refusal> for ClassRefusal {
    fn from(why: Refusal) -> Self {
        ClassRefusal::Room(why)
    }
}
