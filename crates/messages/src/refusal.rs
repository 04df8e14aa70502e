//! Why the server refuses what a client asks for.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::SetupFlaw;

/// The reason why the server refuses what a client asks for. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// A later intent of the same client has been carried out.
    #[error("this came too late: something that you did later has been done")]
    Late,
    /// Something has happened that the client had not seen.
    #[error("this came too late: something else happened first")]
    Stale,
    /// The client claims to have seen what has not happened.
    #[error("this names an event that has not happened")]
    Ahead,
    /// The client has no seat.
    #[error("you only watch here")]
    NoSeat,
    /// Only the host may do so.
    #[error("only the host can do this")]
    NotHost,
    /// No game is being played.
    #[error("no game is being played")]
    NotPlaying,
    /// A game is being played.
    #[error("a game is being played")]
    Playing,
    /// Another seat is to move.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The computer plays at this seat.
    #[error("the computer plays for you: choose to play on first")]
    ComputerPlays,
    /// The text is no move, for this reason.
    #[error("this is not a move: {0}")]
    NotAMove(String),
    /// The move is illegal, for this reason.
    #[error("this move is not legal: {0}")]
    Illegal(String),
    /// The room has no such seat.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// Somebody else has the seat.
    #[error("somebody else sits there")]
    SeatTaken,
    /// All seats are taken.
    #[error("all seats are taken")]
    RoomFull,
    /// There is nothing to answer or to withdraw.
    #[error("there is no offer")]
    NoOffer,
    /// Another offer is waiting for its answer.
    #[error("another offer has not been answered yet")]
    OfferOpen,
    /// The offer was declined, and nothing has been played since.
    #[error("this has been declined: play a move first")]
    OfferedBefore,
    /// There is no move of one's own to take back.
    #[error("you have no move to take back")]
    NothingToTakeBack,
    /// The room has no moves taken back.
    #[error("moves are not taken back in this room")]
    NoTakingBack,
    /// Nobody says phrases here.
    #[error("the host has switched the phrases off")]
    PhrasesOff,
    /// It is too soon after the last one.
    #[error("wait a moment")]
    TooSoon,
    /// The player is here, or has not been gone long enough: so many seconds are left.
    #[error("wait {0} s more: the player may come back")]
    NotGone(u32),
    /// The name is too long.
    #[error("the name is too long")]
    LongName,
    /// The host has no such game.
    #[error("the host does not have this game")]
    NoSuchGame,
    /// The setup is impossible.
    #[error("{0}")]
    Setup(SetupFlaw),
    /// The options are impossible, or unknown to the host.
    #[error("the host does not know these rules")]
    Options,
    /// The start position is impossible, for this reason.
    #[error("the game cannot begin here: {0}")]
    Start(String),
    /// There is no such room, or no longer.
    #[error("this room does not exist, or has been closed")]
    NoSuchRoom,
    /// The room has no spectators.
    #[error("nobody watches in this room")]
    NotWatched,
    /// The room has as many spectators as it can.
    #[error("too many people watch this room")]
    TooManyWatchers,
    /// The code is wrong.
    #[error("the code is wrong")]
    WrongCode,
    /// Too many wrong codes were tried.
    #[error("too many wrong codes: wait a minute")]
    TooManyTries,
    /// The code has not been given.
    #[error("this needs the code that the host shows")]
    NeedsCode,
    /// The host has as many rooms as it can, altogether or from this device.
    #[error("the host cannot open another room")]
    TooManyRooms,
    /// The client is in no room.
    #[error("enter a room first")]
    NotInRoom,
    /// So much has happened in the room that it takes nothing more than the end of its game.
    #[error("too much has happened in this room: open another one")]
    Worn,
    /// The class looks to the front.
    #[error("everything stands still: look to the front")]
    Paused,
    /// The host's disk does not take the game.
    #[error("the host cannot keep the game: its disk refuses")]
    NotKept,
}
