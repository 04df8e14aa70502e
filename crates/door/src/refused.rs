//! Why a text contains no game.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use basics::in_move;
use tabletop::Game;
use tabletop::storage::ReadProblem;
use thiserror::Error;

use super::Seems;
use oanquan::RecordError;
use oanquan_table::OAnQuan;
use oanquan_table::archive::GameFileProblem;
use oanquan_table::link::LinkError;

/// The reason why a text or a file contains no game.
#[derive(Debug, Error)]
#[error(transparent)]
pub struct Refused(#[from] pub Box<Why>);

/// What is wrong with a text or a file.
#[derive(Debug, Error)]
pub enum Why {
    /// The file cannot be read, or is no text.
    #[error(transparent)]
    File(ReadProblem),
    /// There is nothing in it.
    #[error("there is nothing to read; {CAN_BE_READ}")]
    Empty,
    /// It is in a known format that is not read.
    #[error(
        "this is a file in the format {0}, which this program does not read; save the game as PGN \
         in the program that made it"
    )]
    UnreadFormat(&'static str),
    /// It is a link that contains no game.
    #[error(transparent)]
    Link(LinkError),
    /// It is a damaged saved game.
    #[error("the saved game {0}")]
    Saved(GameFileProblem),
    /// It is a damaged saved game of another game.
    #[error("the saved game of {id} is damaged ({why})")]
    GuestSaved {
        /// The name of the game.
        id: &'static str,
        /// What is wrong with it.
        why: String,
    },
    /// It looks like a game of Ô ăn quan, but is none.
    #[error("{0}")]
    OAnQuan(RecordError),
    /// It looks like a game of another kind, but is none.
    #[error(transparent)]
    Guest(GuestUnread),
    /// It looks like no game at all.
    #[error("{0}; {CAN_BE_READ}")]
    Unknown(Seems),
}

/// What can be pasted.
const CAN_BE_READ: &str = "a game is its moves, such as \"2+ 9-\", \"P2-5 M8.7\", \"h2e2 h9g7\" or \
                           \"8h 9i\", a position, a PGN, or a link that begins with oanquan:";

/// The flaw in a text that looks like a game of another kind.
#[derive(Clone, Error)]
#[error("line {line}, character {column}{}: {english}", in_move(*.turn))]
pub struct GuestUnread {
    /// The name of the game.
    pub id: &'static str,
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// The number of the turn, counted from 1, if a move is wrong.
    pub turn: Option<usize>,
    /// The flaw in English.
    pub english: String,
    /// The flaw itself, an [`Unreadable`](tabletop::Written::Unreadable) of the game.
    pub(super) flaw: Arc<dyn Any + Send + Sync>,
}

impl GuestUnread {
    /// Returns the flaw as one of this type, which the game has as its
    /// [`Unreadable`](tabletop::Written::Unreadable).
    pub fn flaw<F: 'static>(&self) -> Option<&F> {
        self.any().downcast_ref()
    }

    /// Returns the flaw, an [`Unreadable`](tabletop::Written::Unreadable) of the game.
    pub fn any(&self) -> &dyn Any {
        self.flaw.as_ref()
    }
}

impl fmt::Debug for GuestUnread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GuestUnread({}: {self})", self.id)
    }
}

impl Refused {
    /// Returns the name of the game that the text looks like.
    pub fn game(&self) -> Option<&'static str> {
        match &*self.0 {
            Why::Link(_) | Why::Saved(_) | Why::OAnQuan(_) => Some(OAnQuan::ID),
            Why::GuestSaved { id, .. } | Why::Guest(GuestUnread { id, .. }) => Some(id),
            Why::File(_) | Why::Empty | Why::UnreadFormat(_) | Why::Unknown(_) => None,
        }
    }

    /// Returns the line and the character in it, both counted from 1, at which reading failed, if that was among moves.
    pub(super) fn place(&self) -> Option<(usize, usize)> {
        match &*self.0 {
            Why::OAnQuan(error) => Some((error.line, error.column)),
            Why::Guest(error) => Some((error.line, error.column)),
            _ => None,
        }
    }

    /// Returns the number of the turn at which reading failed, or 0 before any.
    pub(super) fn turns(&self) -> usize {
        match &*self.0 {
            Why::OAnQuan(error) => error.turn.unwrap_or(0),
            Why::Guest(error) => error.turn.unwrap_or(0),
            _ => 0,
        }
    }
}

impl From<Why> for Refused {
    fn from(why: Why) -> Self {
        Refused(Box::new(why))
    }
}
