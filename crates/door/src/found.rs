//! What a text contains.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use basics::{Form, Heading, PassedOver};
use tabletop::archive::Stored;
use tabletop::{Game, GameEntry, GameMatch, Imported, Notation};

use super::Refused;

/// A game in a text or a file, whose type only its own room and its own commands know.
#[derive(Clone)]
pub struct Found {
    id: &'static str,
    summary: Summary,
    imported: Arc<dyn Any + Send + Sync>,
    /// How it is written.
    pub form: Form,
    /// What of the text was passed over.
    pub passed_over: PassedOver,
    /// Why the moves after those of the game were not read, if some were not.
    pub stopped: Option<Arc<Refused>>,
}

/// A game in a few words, to choose it from a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// What the text says of the game.
    pub heading: Heading,
    /// The number of its turns.
    pub turns: usize,
    /// The turns, counted from 1, with which the game ends by the rules of this program although the
    /// record goes on, each with the [name](GameEntry::end) of the end.
    pub passed_ends: Vec<(usize, String)>,
}

impl<G: Notation + Stored> From<Imported<G>> for Found {
    fn from(imported: Imported<G>) -> Self {
        let (form, passed_over) = match &imported {
            Imported::Record(noted) => (noted.form, noted.passed_over),
            Imported::Saved(_) => (Form::Saved, PassedOver::default()),
        };
        let record = imported.record();
        let summary = Summary::of::<G>(&record.game, record.heading);
        Found { id: G::ID, summary, imported: Arc::new(imported), form, passed_over, stopped: None }
    }
}

impl Found {
    /// Returns the name of the game, such as `caro`.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// Returns the game in a few words.
    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    /// Returns the game as one of `G`; `None` if it is another one.
    pub fn imported<G: Notation + Stored>(&self) -> Option<&Imported<G>> {
        self.any().downcast_ref()
    }

    /// Returns the game, an [`Imported`] of the game with this [name](Self::id).
    pub fn any(&self) -> &dyn Any {
        self.imported.as_ref()
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

impl fmt::Debug for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found { id, summary, form, stopped, .. } = self;
        let mut found = f.debug_struct("Found");
        found.field("id", id).field("summary", summary).field("form", form);
        found.field("stopped", stopped).finish_non_exhaustive()
    }
}
