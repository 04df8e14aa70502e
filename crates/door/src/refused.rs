//! Why a text contains no game.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use link::Damage;
use tabletop::archive::Stored;
use tabletop::storage::ReadProblem;
use tabletop::{NotImported, Notation};
use thiserror::Error;

use super::Seems;

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
    /// It is a damaged link of the game with this name.
    #[error("{1}")]
    Link(&'static str, Damage),
    /// It looks like a game of some kind, but is none.
    #[error(transparent)]
    Game(GameRefused),
    /// It looks like no game at all.
    #[error("{0}; {CAN_BE_READ}")]
    Unknown(Seems),
}

/// What can be pasted.
const CAN_BE_READ: &str = "a game is its moves, such as \"2+ 9-\", \"P2-5 M8.7\", \"h2e2 h9g7\" or \
                           \"8h 9i\", a position, a PGN, or a link that begins with oanquan:";

/// Why a text that looks like a game of some kind is none.
#[derive(Clone, Error)]
#[error("{english}")]
pub struct GameRefused {
    id: &'static str,
    /// The line and the character in it, both counted from 1, if the text is no link and no saved game.
    place: Option<(usize, usize)>,
    turn: Option<usize>,
    english: String,
    why: Arc<dyn Any + Send + Sync>,
}

impl GameRefused {
    pub(super) fn why<G: Notation + Stored>(why: NotImported<G>) -> Why {
        let (place, turn) = match &why {
            NotImported::Text(unread) => (Some((unread.line, unread.column)), unread.turn),
            NotImported::Link(_) | NotImported::Saved(_) => (None, None),
        };
        let english = why.to_string();
        Why::Game(GameRefused { id: G::ID, place, turn, english, why: Arc::new(why) })
    }

    /// Returns the name of the game.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// Returns the reason, a [`NotImported`] of the game with this [name](Self::id).
    pub fn any(&self) -> &dyn Any {
        self.why.as_ref()
    }

    /// Returns the flaw in a text that is neither a link nor a saved game, if the game is `G`.
    pub fn flaw<G: Notation + Stored>(&self) -> Option<&G::Unreadable> {
        match self.any().downcast_ref::<NotImported<G>>()? {
            NotImported::Text(unread) => Some(&unread.flaw),
            NotImported::Link(_) | NotImported::Saved(_) => None,
        }
    }
}

impl fmt::Debug for GameRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameRefused({}: {self})", self.id)
    }
}

impl Refused {
    /// Returns the name of the game that the text looks like.
    pub fn game(&self) -> Option<&'static str> {
        match &*self.0 {
            Why::Link(id, _) | Why::Game(GameRefused { id, .. }) => Some(id),
            Why::File(_) | Why::Empty | Why::UnreadFormat(_) | Why::Unknown(_) => None,
        }
    }

    /// Returns the line and the character in it, both counted from 1, at which reading failed, if that was among moves.
    pub(super) fn place(&self) -> Option<(usize, usize)> {
        self.of_game()?.place
    }

    /// Returns the number of the turn at which reading failed, or 0 before any.
    pub(super) fn turns(&self) -> usize {
        self.of_game().and_then(|why| why.turn).unwrap_or(0)
    }

    fn of_game(&self) -> Option<&GameRefused> {
        match &*self.0 {
            Why::Game(why) => Some(why),
            _ => None,
        }
    }
}

impl From<Why> for Refused {
    fn from(why: Why) -> Self {
        Refused(Box::new(why))
    }
}
