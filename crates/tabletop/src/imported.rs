//! Games that come in from outside.

use basics::{Heading, Unread};
use thiserror::Error;

use super::archive::{GameFileProblem, SavedGame, Stored};
use super::{GameMatch, Notation, Noted, Record, SessionState};

/// A game from a text or a file outside the program.
#[derive(Clone, Debug)]
pub enum Imported<G: Notation + Stored> {
    /// A game that somebody wrote down.
    Record(Noted<G>),
    /// A saved game and its restored state.
    Saved(Box<(SavedGame<G>, SessionState<G>)>),
}

impl<G: Notation + Stored> Imported<G> {
    /// Returns what was played.
    pub fn played(&self) -> &G::Match {
        match self {
            Imported::Record(noted) => &noted.record.game,
            Imported::Saved(saved) => saved.1.game(),
        }
    }

    /// Returns whether the game is over and has something to replay. Opening it affects no game under way.
    pub fn is_replayed(&self) -> bool {
        self.played().is_over() && !self.played().entries().is_empty()
    }

    /// Returns what was played as a record.
    pub fn record(&self) -> Record<G> {
        match self {
            Imported::Record(noted) => noted.record.clone(),
            Imported::Saved(saved) => {
                let (saved, state) = &**saved;
                let names = saved.names.iter().map(ToString::to_string).collect();
                let heading = Heading { names, event: saved.title.clone(), ..Heading::default() };
                Record { game: state.game().clone(), heading }
            }
        }
    }
}

/// Why a text or a file that looks like a game is none.
#[derive(Debug, Error)]
pub enum NotImported<G: Notation + Stored> {
    /// It is no game in a form of this one.
    #[error(transparent)]
    Text(Unread<G::Unreadable>),
    /// It is a whole link with a head that says nothing to this program.
    #[error("the link contains no game: {0}")]
    Link(Unread<G::Unreadable>),
    /// It is a damaged saved game.
    #[error("the saved game {0}")]
    Saved(GameFileProblem<G::Flaw>),
}
