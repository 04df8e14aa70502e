//! What the window hears of a library: changes that the player asked for, and what they report.

use std::path::PathBuf;
use std::time::Duration;

use tabletop::archive::{DeletedGame, GameId};
use tabletop::storage::SaveProblem;

use crate::{Screen, ScreenContext};

/// The time between two looks at a change of the library that is under way.
const FRAME: Duration = Duration::from_millis(16);

/// A change of the library.
#[derive(Clone, Debug)]
pub enum Change {
    /// A game has a new title.
    Renamed,
    /// This game was deleted.
    Deleted(DeletedGame),
    /// This deleted game was restored.
    BroughtBack(DeletedGame),
    /// This game was added.
    Added(GameId),
    /// The selected game was written to this file outside the library.
    SavedAs(PathBuf),
    /// The selected game was not written, because there is such a file, which was not to be replaced.
    NotReplaced,
}

/// News of the library of a game.
#[derive(Debug, Default)]
pub struct LibraryNews {
    /// Whether a change is under way, which usually takes less than a frame.
    pub goes_on: bool,
    /// The change of the games that is done.
    pub change: Option<Change>,
    /// What the window reports: what was done, or why it was not.
    pub reports: Vec<Result<String, SaveProblem>>,
}

/// Takes in the changes of the library and of the statistics of the game with this name, and reports them.
pub fn poll_changes(game: &str, screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    let words = context.parts.words();
    let Some(table) = context.parts.rooms.get_mut(game) else { return };
    let LibraryNews { goes_on, change, reports } = table.poll_library(words);
    if goes_on {
        context.ctx.request_repaint_after(FRAME);
    }
    if let Some(change) = change.filter(|_| screen.game() == game) {
        screen.follow_change(&change, context);
    }
    for report in reports {
        let (done, message) = match report {
            Ok(message) => (Ok(()), message),
            Err(problem) => (Err(problem), String::new()),
        };
        context.parts.report_done(context.ctx, done, message);
    }
}
