//! The saved games of a room.

use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::sync::Arc;

use eframe::egui::Context;
use tabletop::archive::statistics::{
    LevelResults, Resets, Score, fitting_level, next_strength_after, scores,
};
use tabletop::archive::{
    Autosave, DeletedGame, GameId, Label, Library, LibraryEntry, ReadGame, RecoveredGame, SavedGame,
};
use tabletop::{Job, JobStatus, Level, Review, Session, Strength};

use super::play::waker;
use super::table_game::TableGame;
use crate::platform;
use crate::storage::SaveProblem;

type Entries<G> = Vec<Arc<LibraryEntry<G>>>;

/// The saved games of a room: autosave, and the list of the library.
pub(super) struct Archive<G: TableGame> {
    autosave: Autosave<G>,
    entries: Entries<G>,
    listing: Option<Job<io::Result<Entries<G>>>>,
    /// Whether the list was asked for, and whether it has been read.
    was_asked: bool,
    is_listed: bool,
    /// The change of the library that is under way.
    changing: Option<Job<Result<Change, SaveProblem>>>,
    /// The deleted games, the last one at the end.
    deleted: Vec<DeletedGame>,
}

/// A change of the library.
enum Change {
    /// This game was deleted.
    Deleted(DeletedGame),
    /// The game deleted last was restored.
    Restored,
}

/// What has become of a request to the library.
pub(super) enum ArchiveNews {
    /// The folder cannot be read.
    Unreadable(String),
    /// A change failed.
    Failed(SaveProblem),
    Deleted,
    Restored,
}

impl<G: TableGame> Archive<G> {
    /// Opens the archive in the folder of this game inside `data`. Also returns the unfinished
    /// game of the last time.
    pub(super) fn open(ctx: &Context, data: &Path) -> (Self, RecoveredGame<G>) {
        let (autosave, found) = Autosave::open(&data.join(G::ID), waker(ctx));
        let (entries, deleted) = (Vec::new(), Vec::new());
        let (was_asked, is_listed) = (false, false);
        let archive = Archive {
            autosave,
            entries,
            listing: None,
            was_asked,
            is_listed,
            changing: None,
            deleted,
        };
        (archive, found)
    }

    /// Saves the game in progress, and adds it to the library once it is over.
    pub(super) fn save(&self, label: &Label, session: &Session<G>) {
        let game = SavedGame::of(label, session, platform::now());
        match game.result {
            Some(_) => self.autosave.file(game),
            None => self.autosave.save(game),
        }
    }

    /// Adds a game that is given up for another to the library.
    pub(super) fn file(&self, label: &Label, session: &Session<G>) {
        self.autosave.file(SavedGame::of(label, session, platform::now()));
    }

    pub(super) fn save_review(&self, id: GameId, game: G::Match, review: Review<G>) {
        self.autosave.save_review(id, game, review);
    }

    /// Returns why the latest game could not be saved, once.
    pub(super) fn take_problem(&self) -> Option<Arc<SaveProblem>> {
        self.autosave.take_result()?.err()
    }

    /// Waits until all games are on the disk. Returns whether they are.
    pub(super) fn flush(&self) -> bool {
        self.autosave.flush()
    }

    /// Lists the library again, with all games written so far, on its own thread.
    pub(super) fn refresh(&mut self, ctx: &Context) {
        let (library, known) = (self.library().clone(), self.entries.clone());
        let flush = self.autosave.flusher();
        let list = move || {
            flush();
            library.list(&known)
        };
        self.listing = Job::once("library", waker(ctx), list);
        self.was_asked = true;
    }

    /// Lists the library on its own thread, unless that was asked for before.
    pub(super) fn list_once(&mut self, ctx: &Context) {
        if !self.was_asked {
            self.refresh(ctx);
        }
    }

    /// Receives the list and the result of a change.
    pub(super) fn poll(&mut self, ctx: &Context) -> Option<ArchiveNews> {
        self.poll_change(ctx).or_else(|| self.poll_list().map(ArchiveNews::Unreadable))
    }

    fn poll_change(&mut self, ctx: &Context) -> Option<ArchiveNews> {
        let changed = match self.changing.as_ref()?.poll() {
            JobStatus::Nothing => return None,
            JobStatus::Report(changed) => changed,
            JobStatus::Ended => {
                self.changing = None;
                return None;
            }
        };
        self.changing = None;
        Some(match changed {
            Err(problem) => ArchiveNews::Failed(problem),
            Ok(Change::Deleted(deleted)) => {
                self.entries.retain(|entry| entry.file != *deleted.file());
                self.deleted.push(deleted);
                ArchiveNews::Deleted
            }
            Ok(Change::Restored) => {
                self.deleted.pop();
                self.refresh(ctx);
                ArchiveNews::Restored
            }
        })
    }

    /// Receives the list. Returns why the folder cannot be read.
    fn poll_list(&mut self) -> Option<String> {
        let listed = match self.listing.as_ref()?.poll() {
            JobStatus::Nothing => return None,
            listed => listed,
        };
        self.listing = None;
        match listed {
            JobStatus::Report(Ok(mut entries)) => {
                let began = |entry: &Arc<LibraryEntry<G>>| {
                    entry.summary.as_ref().ok().map(|summary| summary.began)
                };
                entries.sort_by_key(|entry| std::cmp::Reverse(began(entry)));
                self.entries = entries;
                self.is_listed = true;
                None
            }
            JobStatus::Report(Err(error)) => Some(error.to_string()),
            JobStatus::Nothing | JobStatus::Ended => None,
        }
    }

    /// Returns the games, the latest first.
    pub(super) fn entries(&self) -> &[Arc<LibraryEntry<G>>] {
        &self.entries
    }

    pub(super) fn results(&self) -> LevelResults {
        let scores = scores(self.entries.iter().map(Arc::as_ref), &Resets::default());
        LevelResults::of(&scores, &Default::default())
    }

    /// Returns the level that suits the player better after `game`, if there is one.
    pub(super) fn fitting_level(&self, game: &GameId) -> Option<Level> {
        let scores = scores(self.entries.iter().map(Arc::as_ref), &Resets::default());
        let last = scores.iter().find(|score| score.game == *game)?;
        fitting_level(last, scores.iter().rev().filter(|score| score.game != *game))
    }

    /// Returns the strength of *Fits me* in the next game after the game `last`, which may not have been
    /// listed yet, and the games before it. Returns `None` if the games have not been listed.
    pub(super) fn next_strength(&self, last: Option<&Score<G::Category>>) -> Option<Strength> {
        let scores = || scores(self.entries.iter().map(Arc::as_ref), &Resets::default());
        self.is_listed.then(|| next_strength_after(&scores(), last))
    }

    /// Returns the strength of *Fits me* in the next game if `game` has been listed.
    pub(super) fn strength_after(&self, game: &GameId) -> Option<Strength> {
        let scores = scores(self.entries.iter().map(Arc::as_ref), &Resets::default());
        scores.iter().any(|score| score.game == *game).then(|| next_strength_after(&scores, None))
    }

    pub(super) fn read(&self, file: &OsString) -> ReadGame<G> {
        self.library().open(file)
    }

    /// Starts to delete a file.
    pub(super) fn delete(&mut self, ctx: &Context, file: OsString) {
        self.change(ctx, move |library| library.delete(&file).map(Change::Deleted));
    }

    pub(super) fn can_bring_back(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// Starts to restore the game deleted last.
    pub(super) fn bring_back(&mut self, ctx: &Context) {
        if let Some(deleted) = self.deleted.last().cloned() {
            self.change(ctx, move |library| {
                library.bring_back(&deleted).map(|()| Change::Restored)
            });
        }
    }

    /// Starts a change of the library, unless another one is under way. Another window may hold the
    /// library, so the change waits on its own thread.
    fn change(
        &mut self,
        ctx: &Context,
        change: impl FnOnce(&Library<G>) -> Result<Change, SaveProblem> + Send + 'static,
    ) {
        if self.changing.is_none() {
            let library = self.library().clone();
            self.changing = Job::once("change", waker(ctx), move || change(&library));
        }
    }

    fn library(&self) -> &Library<G> {
        self.autosave.library()
    }
}
