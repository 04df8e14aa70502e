//! What the window and the terminal say about play between devices.

use messages::{Bye, Change, Offer, OtherVersion, Phrase, Refusal};
use strum::VariantArray;
use words::part;

part!(TogetherWords);

/// A reason why the host refuses something, as far as players tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Refused {
    /// Something else happened first.
    Late,
    /// The player only watches.
    NoSeat,
    /// Only the host may do so.
    NotHost,
    /// No game is being played.
    NotPlaying,
    /// A game is being played.
    Playing,
    /// Another one is to move.
    NotYourTurn,
    /// The computer plays for the player.
    ComputerPlays,
    /// It is no move, or an illegal one.
    NotAMove,
    /// Somebody else sits there.
    SeatTaken,
    /// No seat is free.
    RoomFull,
    /// There is no offer.
    NoOffer,
    /// Another offer is open.
    OfferOpen,
    /// It was declined before.
    OfferedBefore,
    /// There is nothing to take back.
    NothingToTakeBack,
    /// The host has switched the phrases off.
    PhrasesOff,
    /// It is too soon.
    TooSoon,
    /// The name is too long.
    LongName,
    /// The host does not have the game or its rules.
    NoSuchGame,
    /// The room does not exist any more.
    NoSuchRoom,
    /// Nobody watches there.
    NotWatched,
    /// The code is wrong.
    WrongCode,
    /// Too many codes were wrong.
    TooManyTries,
    /// The code is missing.
    NeedsCode,
    /// The host has too many rooms.
    TooManyRooms,
    /// The class looks to the front.
    Paused,
    /// Too much has happened in the room.
    Worn,
    /// The disk of the host refuses.
    NotKept,
}

impl TogetherWords {
    /// Returns why the host refuses something.
    pub fn refusal(&self, why: &Refusal) -> String {
        let refused = match why {
            Refusal::NotGone(seconds) => return self.not_gone(*seconds as usize),
            Refusal::Late | Refusal::Stale | Refusal::Ahead => Refused::Late,
            Refusal::NoSeat => Refused::NoSeat,
            Refusal::NotHost => Refused::NotHost,
            Refusal::NotPlaying => Refused::NotPlaying,
            Refusal::Playing => Refused::Playing,
            Refusal::NotYourTurn => Refused::NotYourTurn,
            Refusal::ComputerPlays => Refused::ComputerPlays,
            Refusal::NotAMove(_) | Refusal::Illegal(_) => Refused::NotAMove,
            Refusal::NoSuchSeat | Refusal::SeatTaken => Refused::SeatTaken,
            Refusal::RoomFull => Refused::RoomFull,
            Refusal::NoOffer => Refused::NoOffer,
            Refusal::OfferOpen => Refused::OfferOpen,
            Refusal::OfferedBefore => Refused::OfferedBefore,
            Refusal::NothingToTakeBack | Refusal::NoTakingBack => Refused::NothingToTakeBack,
            Refusal::PhrasesOff => Refused::PhrasesOff,
            Refusal::TooSoon => Refused::TooSoon,
            Refusal::LongName => Refused::LongName,
            Refusal::NoSuchGame | Refusal::Setup(_) | Refusal::Options | Refusal::Start(_) => {
                Refused::NoSuchGame
            }
            Refusal::NoSuchRoom | Refusal::NotInRoom => Refused::NoSuchRoom,
            Refusal::NotWatched | Refusal::TooManyWatchers => Refused::NotWatched,
            Refusal::WrongCode => Refused::WrongCode,
            Refusal::TooManyTries => Refused::TooManyTries,
            Refusal::NeedsCode => Refused::NeedsCode,
            Refusal::TooManyRooms => Refused::TooManyRooms,
            Refusal::Paused => Refused::Paused,
            Refusal::Worn => Refused::Worn,
            Refusal::NotKept => Refused::NotKept,
        };
        self.refused(refused).to_owned()
    }

    /// Returns why the host has ended the connection for good.
    pub fn ended(&self, why: &Bye) -> &'static str {
        match why {
            Bye::Version(OtherVersion { theirs, ours }) if theirs < ours => self.older,
            Bye::Version(_) => self.newer,
            Bye::Ending => self.host_ended,
            _ => self.not_understood,
        }
    }

    /// Returns a phrase.
    pub fn phrase(&self, phrase: Phrase) -> &'static str {
        let phrases = [
            self.phrase_hello,
            self.phrase_good_luck,
            self.phrase_good_move,
            self.phrase_thinking,
            self.phrase_oops,
            self.phrase_hurry,
            self.phrase_thanks,
            self.phrase_bye,
        ];
        phrases[usize::from(u8::from(phrase)) % phrases.len()]
    }

    /// Returns what has happened in a room, in a sentence, where that is not seen on the board. `name` returns the name
    /// of the player at a seat.
    pub fn happened(&self, change: &Change, name: impl Fn(u8) -> String) -> Option<String> {
        Some(match change {
            Change::Sat { seat, .. } => self.sat(&name(*seat)),
            Change::Rose { seat } => self.rose(&name(*seat)),
            Change::Computer { seat, level: Some(_) } => self.computer_plays(&name(*seat)),
            Change::Computer { seat, level: None } => self.plays_on(&name(*seat)),
            Change::TookBack { .. } => self.took_back.to_owned(),
            Change::OutOfTime { seat } => self.out_of_time(&name(*seat)),
            Change::Offered { seat, offer } => self.offers(*offer, &name(*seat)),
            Change::Answered { seat, yes: true } => self.accepts(&name(*seat)),
            Change::Answered { seat, yes: false } => self.declines(&name(*seat)),
            Change::Withdrawn => self.withdrawn.to_owned(),
            Change::Rematch { seat, wants: true } => self.wants_rematch(&name(*seat)),
            Change::Rematch { seat, wants: false } => self.wants_no_rematch(&name(*seat)),
            Change::Said { seat, phrase } => self.says(&name(*seat), self.phrase(*phrase)),
            Change::Help { seat, on: true } => self.may_have_help(&name(*seat)),
            Change::Help { seat, on: false } => self.no_help(&name(*seat)),
            Change::Paused { on: true } => self.paused.to_owned(),
            Change::Paused { on: false } => self.goes_on.to_owned(),
            Change::Resumed { grace } => self.resumed((grace / 1000) as usize),
            Change::Closed => self.closed.to_owned(),
            Change::Opened { .. }
            | Change::Named { .. }
            | Change::Began { .. }
            | Change::Stepped { .. }
            | Change::Over { .. }
            | Change::Muted { .. }
            | Change::Phrases { .. } => return None,
        })
    }
}
