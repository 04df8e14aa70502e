//! The trait of games whose matches are kept in files.

use std::fmt::{Debug, Display};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use basics::Excerpt;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::{Advisor, CannotDepart, Game, ParseDepartureError};

/// A game whose matches are kept in files. Its stored form is that of its options.
pub trait Stored: Advisor + Serialize + DeserializeOwned {
    /// What can be wrong with the game in a file, as a sentence without a full stop.
    type Flaw: Clone + PartialEq + Debug + Display + Send + Sync + 'static;
    /// A kind of options, by which statistics filter games.
    type Category: Copy + Ord + Debug + Send + Sync + 'static;

    /// Whether files name the game. Only the game that is older than this field leaves it out.
    const IS_NAMED: bool = true;

    /// Whether points decide a match, so that statistics count the margin of a win.
    const HAS_POINTS: bool = false;

    /// Returns the folder of this game inside the folder `data` of all games. The games of the one that is older than
    /// folders of games are in `data` itself.
    fn folder(data: &Path) -> PathBuf {
        if Self::IS_NAMED { data.join(Self::ID) } else { data.to_owned() }
    }

    /// Returns the flaw in the words of this game.
    fn flaw(flaw: GameFlaw<Self>) -> Self::Flaw;

    /// Returns the kind of the options.
    fn category(&self) -> Self::Category;
}

/// A game that needs nothing of its own to be [`Stored`]: errors speak for themselves, and all options are of one kind.
pub trait PlainlyStored: Advisor + Serialize + DeserializeOwned {}

impl<G: PlainlyStored> Stored for G {
    type Flaw = String;
    type Category = ();

    fn flaw(flaw: GameFlaw<Self>) -> String {
        flaw.to_string()
    }

    fn category(&self) {}
}

/// What can be wrong with the game in a file; carries the refused value.
#[derive(Debug, Error)]
pub enum GameFlaw<G: Game> {
    /// The start position is malformed.
    #[error("{0}")]
    Start(G::Malformed),
    /// The options name this many sides, but the position has that many.
    #[error("the options have {0} sides, but the position has {1}")]
    OtherSides(usize, usize),
    /// There are more moves than this.
    #[error("a game has at most {0} moves")]
    TooManyMoves(usize),
    /// A word among the moves is not a move.
    #[error("{0}; {ParseDepartureError}")]
    NotAMove(<G::Move as FromStr>::Err),
    /// A move is illegal.
    #[error("{0}")]
    Illegal(G::Illegal),
    /// A departure is not possible.
    #[error(transparent)]
    Departure(CannotDepart),
    /// A round begins where none can.
    #[error("no further round begins here")]
    NoRound,
    /// The stated result does not follow from the moves.
    #[error("the file gives the result \"{claimed}\", but the moves lead to \"{reached}\"")]
    OtherResult {
        /// The stated result.
        claimed: Excerpt,
        /// The result that the moves lead to.
        reached: String,
    },
}

/// The name of the game `G` in a file. Reading the name of another game fails.
#[derive(Clone, Copy, Debug)]
pub struct GameName<G>(PhantomData<fn() -> G>);

impl<G: Stored> GameName<G> {
    pub(super) fn is_implied(&self) -> bool {
        !G::IS_NAMED
    }
}

impl<G> Default for GameName<G> {
    fn default() -> Self {
        GameName(PhantomData)
    }
}

impl<G> PartialEq for GameName<G> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<G: Stored> Serialize for GameName<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(G::ID)
    }
}

impl<'de, G: Stored> Deserialize<'de> for GameName<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        if name == G::ID {
            return Ok(GameName::default());
        }
        Err(D::Error::custom(format!("it is a game of {}, not of {}", Excerpt::of(&name), G::ID)))
    }
}
