//! The thread that writes games. Writing takes as long as the disk takes; the
//! window does not wait for it.

use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};

use super::slot::Slot;
use super::{GameId, Library, SavedGame};
use crate::controller::{Review, Waker};
use crate::rules::Game;
use crate::storage::SaveProblem;

/// What is to be written.
pub(super) enum Job {
    /// The game of the window as it is now.
    Save(SavedGame),
    /// A game that the window is done with, for the library.
    File(SavedGame),
    /// What the engine found of a game of the library.
    Review(Box<(GameId, Game, Review)>),
}

/// Adds a job. A state of the game is old as soon as a later one follows it.
fn add(jobs: &mut VecDeque<Job>, job: Job) {
    if let (Job::Save(_), Some(Job::Save(_))) = (&job, jobs.back()) {
        jobs.pop_back();
    }
    jobs.push_back(job);
}

/// Where games are written.
pub(super) struct Place {
    /// The folder of the slots.
    pub(super) slots: PathBuf,
    /// The slot of this window, once there is one.
    pub(super) slot: Option<Slot>,
    /// Which game lies in it.
    pub(super) holds: Option<GameId>,
    /// The library.
    pub(super) library: Library,
}

impl Place {
    fn do_job(&mut self, job: &Job) -> Result<(), SaveProblem> {
        match job {
            Job::Save(game) => {
                if self.slot.is_none() {
                    self.slot = Some(Slot::empty(&self.slots)?);
                }
                if let Some(slot) = &self.slot {
                    slot.write(game)?;
                    self.holds = Some(game.id.clone());
                }
                Ok(())
            }
            Job::Review(reviewed) => {
                let (id, game, review) = &**reviewed;
                if !self.library.keep_review(id, game, review)? {
                    // It was deleted, or came from elsewhere.
                    log::debug!("{id}: the review of a game that is not in the library");
                }
                Ok(())
            }
            Job::File(game) => match self.library.add(game) {
                Ok(_) => {
                    if let Some(slot) = &self.slot
                        && self.holds.take_if(|id| *id == game.id).is_some()
                        && let Err(error) = slot.clear()
                    {
                        // Then it is found again, and known to be in the library.
                        log::warn!("{}: {error}", slot.path().display());
                    }
                    Ok(())
                }
                Err(problem) => {
                    // It stays in its slot. The next game gets another one.
                    (self.slot, self.holds) = (None, None);
                    Err(problem)
                }
            },
        }
    }
}

/// Writes jobs on a thread of its own, in order. Of several states of the game
/// that wait only the last is written.
pub(super) struct Keeper {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

struct Shared {
    desk: Mutex<Desk>,
    changed: Condvar,
}

#[derive(Default)]
struct Desk {
    waiting: VecDeque<Job>,
    /// What could not be written, to be tried again with the next job.
    failed: VecDeque<Job>,
    /// How the last round went, until somebody asks.
    news: Option<Result<(), SaveProblem>>,
    busy: bool,
    closing: bool,
    /// The thread is gone.
    gone: bool,
}

impl Keeper {
    /// `wake` is called when there are news. Where the system has no thread to
    /// give, nothing is written and the news say so.
    pub(super) fn start(place: Place, wake: Waker) -> Self {
        let shared = Arc::new(Shared { desk: Mutex::default(), changed: Condvar::new() });
        let theirs = shared.clone();
        let folder = place.slots.clone();
        let slots = folder.clone();
        let run = move || {
            let _gone = Gone(&theirs, &slots);
            work(&theirs, place, &wake);
        };
        let started = Builder::new().name("keeper".to_owned()).spawn(run);
        let thread = started.map_err(|error| {
            let mut desk = shared.desk();
            desk.gone = true;
            desk.news = Some(Err(SaveProblem::Folder { folder, error }));
        });
        Keeper { shared, thread: thread.ok() }
    }

    /// Leaves a job to be done.
    pub(super) fn put(&self, job: Job) {
        add(&mut self.shared.desk().waiting, job);
        self.shared.changed.notify_all();
    }

    /// How the last jobs went, if that was not told yet.
    pub(super) fn news(&self) -> Option<Result<(), SaveProblem>> {
        self.shared.desk().news.take()
    }

    /// Waits until everything is written, after one more try of what could not
    /// be. Whether all of it is on the disk.
    pub(super) fn settle(&self) -> bool {
        let mut desk = self.shared.desk();
        let mut tried_again = false;
        loop {
            if desk.gone {
                return desk.waiting.is_empty() && desk.failed.is_empty();
            }
            if desk.waiting.is_empty() && !desk.busy {
                if tried_again || desk.failed.is_empty() {
                    return desk.failed.is_empty();
                }
                tried_again = true;
                desk.waiting = std::mem::take(&mut desk.failed);
                self.shared.changed.notify_all();
            }
            desk = self.shared.changed.wait(desk).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for Keeper {
    /// What waits is written before the program ends.
    fn drop(&mut self) {
        self.shared.desk().closing = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // A panic in it was told when it happened.
            let _ = thread.join();
        }
    }
}

impl Shared {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Everything there is to do, in order; none when the program ends.
    fn next_round(&self) -> Option<VecDeque<Job>> {
        let mut desk = self.desk();
        desk.busy = false;
        self.changed.notify_all();
        while desk.waiting.is_empty() {
            if desk.closing {
                return None;
            }
            desk = self.changed.wait(desk).unwrap_or_else(PoisonError::into_inner);
        }
        desk.busy = true;
        let mut jobs = std::mem::take(&mut desk.failed);
        for job in std::mem::take(&mut desk.waiting) {
            add(&mut jobs, job);
        }
        Some(jobs)
    }
}

fn work(shared: &Shared, mut place: Place, wake: &Waker) {
    while let Some(jobs) = shared.next_round() {
        let mut result = Ok(());
        let mut failed = VecDeque::new();
        for job in jobs {
            if let Err(problem) = place.do_job(&job) {
                log::warn!("{problem}");
                result = Err(problem);
                failed.push_back(job);
            }
        }
        let mut desk = shared.desk();
        desk.failed = failed;
        desk.news = Some(result);
        drop(desk);
        wake();
    }
}

/// Tells those who wait that the thread has ended, however it ended.
struct Gone<'a>(&'a Shared, &'a Path);

impl Drop for Gone<'_> {
    fn drop(&mut self) {
        let mut desk = self.0.desk();
        desk.gone = true;
        if std::thread::panicking() {
            let (folder, error) =
                (self.1.to_owned(), io::Error::other("an internal error stopped saving"));
            desk.news = Some(Err(SaveProblem::Folder { folder, error }));
        }
        drop(desk);
        self.0.changed.notify_all();
    }
}
