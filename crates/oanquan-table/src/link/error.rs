//! The reasons why a text is not the link of a game.

use link::Damage;
use oanquan::RecordError;
use thiserror::Error;

/// The reason why a text is not the link of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// It is no link, or not a whole one.
    #[error(transparent)]
    Damage(#[from] Damage),
    /// Its rules, start or names are invalid.
    #[error("the link contains no game: {0}")]
    Game(RecordError),
}
