//! What a text contains.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use basics::{Form, Heading, PassedOver};
use tabletop::{Entered, Game, Noted, Played};

use super::Refused;
use oanquan_table::IncomingGame;
use oanquan_table::OAnQuan;

/// A game in a text or a file.
#[derive(Clone, Debug)]
pub struct Found {
    /// The game.
    pub game: FoundGame,
    /// How it is written.
    pub form: Form,
    /// What of the text was passed over.
    pub passed_over: PassedOver,
    /// Why the moves after those of the game were not read, if some were not.
    pub stopped: Option<Arc<Refused>>,
}

/// A game of one kind or another.
#[derive(Clone, Debug)]
pub enum FoundGame {
    /// A game of Ô ăn quan.
    OAnQuan(Box<IncomingGame>),
    /// A game of another kind.
    Guest(GuestGame),
}

/// A game other than Ô ăn quan, whose type only its own room and its own commands know.
#[derive(Clone)]
pub struct GuestGame {
    id: &'static str,
    summary: Summary,
    noted: Arc<dyn Any + Send + Sync>,
}

/// A game in a few words, to choose it from a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// What the text says of the game.
    pub heading: Heading,
    /// The number of its turns.
    pub turns: usize,
    /// The turns, counted from 1, with which the game ends by the rules of this program although the
    /// record goes on, each with the [name](Entered::end) of the end.
    pub passed_ends: Vec<(usize, String)>,
}

impl From<IncomingGame> for Found {
    fn from(game: IncomingGame) -> Self {
        let form = match game {
            IncomingGame::Record(_) => Form::Record,
            IncomingGame::Saved(_) => Form::Saved,
        };
        let game = FoundGame::OAnQuan(Box::new(game));
        Found { game, form, passed_over: PassedOver::default(), stopped: None }
    }
}

impl Found {
    /// Returns the name of the game, such as `caro`.
    pub fn id(&self) -> &'static str {
        match &self.game {
            FoundGame::OAnQuan(_) => OAnQuan::ID,
            FoundGame::Guest(guest) => guest.id,
        }
    }

    /// Returns the game as one of `G`, a game other than Ô ăn quan; `None` if it is another one.
    pub fn noted<G: Game>(&self) -> Option<&Noted<G>> {
        match &self.game {
            FoundGame::Guest(guest) => guest.noted(),
            FoundGame::OAnQuan(_) => None,
        }
    }

    /// Returns the game in a few words.
    pub fn summary(&self) -> Summary {
        match &self.game {
            FoundGame::Guest(guest) => guest.summary.clone(),
            FoundGame::OAnQuan(game) => match &**game {
                IncomingGame::Record(record) => {
                    let names = record.names.iter().map(|(_, name)| name.clone()).collect();
                    let heading = Heading { names, ..Heading::default() };
                    Summary::of::<OAnQuan>(&record.game, heading)
                }
                IncomingGame::Saved(saved) => {
                    let (saved, state) = &**saved;
                    let names = saved.names.iter().map(ToString::to_string).collect();
                    let event = saved.title.clone();
                    let heading = Heading { names, event, ..Heading::default() };
                    Summary::of::<OAnQuan>(state.game(), heading)
                }
            },
        }
    }
}

impl Summary {
    fn of<G: Game>(game: &G::Match, heading: Heading) -> Self {
        let entries = game.entries();
        let passed = entries.iter().enumerate().take(entries.len().saturating_sub(1));
        let passed = passed.filter_map(|(at, entry)| Some((game.turns_in(at + 1), entry.end()?)));
        // A round of a match ends without ending the match.
        let passed_ends = if game.has_rounds() { Vec::new() } else { passed.collect() };
        Summary { heading, turns: game.turn_count(), passed_ends }
    }
}

impl GuestGame {
    pub(super) fn new<G: Game>(noted: Noted<G>) -> Self {
        let record = &noted.record;
        let summary = Summary::of::<G>(&record.game, record.heading.clone());
        GuestGame { id: G::ID, summary, noted: Arc::new(noted) }
    }

    /// Returns the name of the game, such as `caro`.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// Returns the game as one of `G`; `None` if it is another one.
    pub fn noted<G: Game>(&self) -> Option<&Noted<G>> {
        self.any().downcast_ref()
    }

    /// Returns the game, a [`Noted`] of the game with this [name](Self::id).
    pub fn any(&self) -> &dyn Any {
        self.noted.as_ref()
    }
}

impl fmt::Debug for GuestGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GuestGame").field("id", &self.id).field("summary", &self.summary).finish()
    }
}
