//! The player's games on the disk: their list and their statistics.

use basics::shown_path;
use std::path::{Path, PathBuf};
use tabletop::storage::SaveProblem;
use window::{Change, LibraryNews};
use window_words::Words;

use super::game_list::GameList;
use super::statistics::Statistics;
use crate::game::TableGame;
use crate::library::StatisticsChange;

use jiff::Timestamp;
use tabletop::Waker;
use tabletop::archive::Autosave;

/// The games in the library of the game `G`. Both views of them stay read while other screens are
/// open.
pub struct Collection<G: TableGame> {
    folder: PathBuf,
    /// The list of the games.
    pub game_list: GameList<G>,
    /// The statistics of the games.
    pub statistics: Statistics<G>,
}

impl<G: TableGame> Collection<G> {
    /// Opens the library of `autosave`, not yet read. Resets of the statistics are recorded in
    /// `folder`. `now` returns the present moment. Calls `wake` when something has been read.
    pub fn open(
        folder: &Path,
        autosave: &Autosave<G>,
        now: fn() -> Timestamp,
        wake: &Waker,
    ) -> Self {
        let library = autosave.library();
        let resets = folder.join("statistics.ron");
        Collection {
            folder: folder.to_owned(),
            game_list: GameList::new(library.clone(), now, wake.clone()),
            statistics: Statistics::new(library.clone(), resets, wake.clone()),
        }
    }

    /// Returns the folder of saved games, which contains the library.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Takes in the changes of the library and of the statistics, and what they report, worded by `words`.
    pub(crate) fn news(&mut self, words: &Words) -> LibraryNews {
        let Collection { game_list, statistics, .. } = self;
        let goes_on = game_list.is_changing() || statistics.is_changing();
        let (changed, counted) = (game_list.take_change(), statistics.take_change());
        let change = changed.as_ref().and_then(|changed| changed.as_ref().ok()).cloned();
        let changed = changed.and_then(|changed| report_of(changed, words));
        let counted = counted.map(|counted| match counted {
            Ok(StatisticsChange::Reset) => Ok(words.statistics.reset_done.to_owned()),
            Ok(StatisticsChange::BroughtBack) => Ok(words.statistics.restored.to_owned()),
            Err(problem) => Err(problem),
        });
        LibraryNews { goes_on, change, reports: changed.into_iter().chain(counted).collect() }
    }
}

/// Returns what a change of the library reports, if it does.
fn report_of(
    changed: Result<Change, SaveProblem>,
    words: &Words,
) -> Option<Result<String, SaveProblem>> {
    Some(Ok(match changed {
        Ok(Change::Renamed | Change::NotReplaced) => return None,
        Ok(Change::Added(_)) => words.replay.saved.to_owned(),
        Ok(Change::Deleted(_)) => words.library.deleted.to_owned(),
        Ok(Change::BroughtBack(_)) => words.library.restored.to_owned(),
        Ok(Change::SavedAs(path)) => words.library.saved(&shown_path(&path)),
        Err(problem) => return Some(Err(problem)),
    }))
}
