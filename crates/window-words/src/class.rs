//! Words for a class that one computer serves.

use game_words::TogetherWords;
use messages::{ClassRefusal, Refusal};
use strum::VariantArray;
use words::part;

part!(ClassWords);

/// A part of the teacher's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ClassPart {
    /// How children join.
    Invite,
    /// All boards.
    Boards,
    /// The list of names.
    Children,
    /// The standings of the rounds.
    Standings,
}

/// A reason why a class refuses something, as far as people tell them apart and rooms have none like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ClassRefused {
    /// There is no class.
    NoClass,
    /// There is one already.
    Open,
    /// Only the teacher may do so.
    NotTeacher,
    /// The child has no seat.
    NoSeat,
    /// The child has another seat.
    HasSeat,
    /// There is no such seat.
    NoSuchSeat,
    /// Another device has the seat.
    SeatTaken,
    /// The digits are wrong.
    WrongDigits,
    /// Too many digits were wrong.
    TooManyTries,
    /// It is no name.
    Name,
    /// The name is on the list.
    SameName,
    /// The class is full.
    Full,
    /// Too many wait at the door.
    DoorFull,
    /// Nobody waits there.
    NobodyWaits,
    /// The device that waits there has no page of a teacher.
    CannotTeach,
    /// A game goes on.
    Playing,
    /// The class does something else.
    NotNow,
    /// There is no such invitation.
    NotInvited,
    /// Too few children are there.
    TooFew,
    /// Nobody is left to meet.
    AllMet,
    /// The game is not for two.
    NotForTwo,
    /// Too much has happened.
    Worn,
}

impl ClassWords {
    /// Returns why the class refuses something.
    pub fn refusal(&self, together: &TogetherWords, why: &ClassRefusal) -> String {
        let as_in_room = |why: Refusal| together.refusal(&why);
        let refused = match why {
            ClassRefusal::Late | ClassRefusal::Ahead => return as_in_room(Refusal::Late),
            ClassRefusal::NoSuchGame => return as_in_room(Refusal::NoSuchGame),
            ClassRefusal::Paused => return as_in_room(Refusal::Paused),
            ClassRefusal::NotKept => return as_in_room(Refusal::NotKept),
            ClassRefusal::NeedsCode => return self.code_hint.to_owned(),
            ClassRefusal::Room(why) => return together.refusal(why),
            ClassRefusal::NoClass => ClassRefused::NoClass,
            ClassRefusal::Open => ClassRefused::Open,
            ClassRefusal::NotTeacher => ClassRefused::NotTeacher,
            ClassRefusal::NoSeat => ClassRefused::NoSeat,
            ClassRefusal::HasSeat => ClassRefused::HasSeat,
            ClassRefusal::NoSuchSeat => ClassRefused::NoSuchSeat,
            ClassRefusal::SeatTaken => ClassRefused::SeatTaken,
            ClassRefusal::WrongDigits => ClassRefused::WrongDigits,
            ClassRefusal::TooManyTries => ClassRefused::TooManyTries,
            ClassRefusal::Name => ClassRefused::Name,
            ClassRefusal::SameName => ClassRefused::SameName,
            ClassRefusal::Full => ClassRefused::Full,
            ClassRefusal::DoorFull => ClassRefused::DoorFull,
            ClassRefusal::NobodyWaits => ClassRefused::NobodyWaits,
            ClassRefusal::CannotTeach => ClassRefused::CannotTeach,
            ClassRefusal::Playing => ClassRefused::Playing,
            ClassRefusal::NotNow | ClassRefusal::Number => ClassRefused::NotNow,
            ClassRefusal::NotInvited => ClassRefused::NotInvited,
            ClassRefusal::TooFew => ClassRefused::TooFew,
            ClassRefusal::AllMet => ClassRefused::AllMet,
            ClassRefusal::NotForTwo => ClassRefused::NotForTwo,
            ClassRefusal::Worn => ClassRefused::Worn,
        };
        self.refused(refused).to_owned()
    }
}
