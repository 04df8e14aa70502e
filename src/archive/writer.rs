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
pub(super) enum WriteJob {
    /// The game of the window as it is now.
    Save(SavedGame),
    /// A game that the window is done with, for the library.
    File(SavedGame),
    /// What the engine found of a game of the library.
    Review(Box<(GameId, Game, Review)>),
}

/// Adds a job. A state of the game is old as soon as a later one follows it.
fn add(jobs: &mut VecDeque<WriteJob>, job: WriteJob) {
    if let (WriteJob::Save(_), Some(WriteJob::Save(_))) = (&job, jobs.back()) {
        jobs.pop_back();
    }
    jobs.push_back(job);
}

/// Where games are written.
pub(super) struct Destination {
    /// The folder of the slots.
    pub(super) slots: PathBuf,
    /// The slot of this window, once there is one.
    pub(super) slot: Option<Slot>,
    /// Which game lies in it.
    pub(super) holds: Option<GameId>,
    /// The library.
    pub(super) library: Library,
}

impl Destination {
    fn run_job(&mut self, job: &WriteJob) -> Result<(), SaveProblem> {
        match job {
            WriteJob::Save(game) => {
                if self.slot.is_none() {
                    self.slot = Some(Slot::empty(&self.slots)?);
                }
                if let Some(slot) = &self.slot {
                    slot.write(game)?;
                    self.holds = Some(game.id.clone());
                }
                Ok(())
            }
            WriteJob::Review(reviewed) => {
                let (id, game, review) = &**reviewed;
                if !self.library.save_review(id, game, review)? {
                    // It was deleted, or came from elsewhere.
                    log::debug!("{id}: the review of a game that is not in the library");
                }
                Ok(())
            }
            WriteJob::File(game) => match self.library.add(game) {
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
pub(super) struct GameWriter {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Default)]
struct Queue {
    waiting: VecDeque<WriteJob>,
    /// What could not be written, to be tried again with the next job.
    failed: VecDeque<WriteJob>,
    /// How the last round went, until somebody asks.
    news: Option<Result<(), SaveProblem>>,
    busy: bool,
    closing: bool,
    /// The thread is gone.
    gone: bool,
}

impl GameWriter {
    /// `wake` is called when there are news. Where the system has no thread to
    /// give, nothing is written and the news say so.
    pub(super) fn start(destination: Destination, wake: Waker) -> Self {
        let shared = Arc::new(Shared { queue: Mutex::default(), changed: Condvar::new() });
        let theirs = shared.clone();
        let folder = destination.slots.clone();
        let slots = folder.clone();
        let run = move || {
            let _gone = EndNotice(&theirs, &slots);
            work(&theirs, destination, &wake);
        };
        let started = Builder::new().name("keeper".to_owned()).spawn(run);
        let thread = started.map_err(|error| {
            let mut queue = shared.queue();
            queue.gone = true;
            queue.news = Some(Err(SaveProblem::Folder { folder, error }));
        });
        GameWriter { shared, thread: thread.ok() }
    }

    /// Leaves a job to be done.
    pub(super) fn enqueue(&self, job: WriteJob) {
        add(&mut self.shared.queue().waiting, job);
        self.shared.changed.notify_all();
    }

    /// How the last jobs went, if that was not told yet.
    pub(super) fn take_result(&self) -> Option<Result<(), SaveProblem>> {
        self.shared.queue().news.take()
    }

    /// Waits until everything is written, after one more try of what could not
    /// be. Whether all of it is on the disk.
    pub(super) fn flush(&self) -> bool {
        let mut queue = self.shared.queue();
        let mut tried_again = false;
        loop {
            if queue.gone {
                return queue.waiting.is_empty() && queue.failed.is_empty();
            }
            if queue.waiting.is_empty() && !queue.busy {
                if tried_again || queue.failed.is_empty() {
                    return queue.failed.is_empty();
                }
                tried_again = true;
                queue.waiting = std::mem::take(&mut queue.failed);
                self.shared.changed.notify_all();
            }
            queue = self.shared.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for GameWriter {
    /// What waits is written before the program ends.
    fn drop(&mut self) {
        self.shared.queue().closing = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // A panic in it was told when it happened.
            let _ = thread.join();
        }
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Everything there is to do, in order; none when the program ends.
    fn next_batch(&self) -> Option<VecDeque<WriteJob>> {
        let mut queue = self.queue();
        queue.busy = false;
        self.changed.notify_all();
        while queue.waiting.is_empty() {
            if queue.closing {
                return None;
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
        queue.busy = true;
        let mut jobs = std::mem::take(&mut queue.failed);
        for job in std::mem::take(&mut queue.waiting) {
            add(&mut jobs, job);
        }
        Some(jobs)
    }
}

fn work(shared: &Shared, mut destination: Destination, wake: &Waker) {
    while let Some(jobs) = shared.next_batch() {
        let mut result = Ok(());
        let mut failed = VecDeque::new();
        for job in jobs {
            if let Err(problem) = destination.run_job(&job) {
                log::warn!("{problem}");
                result = Err(problem);
                failed.push_back(job);
            }
        }
        let mut queue = shared.queue();
        queue.failed = failed;
        queue.news = Some(result);
        drop(queue);
        wake();
    }
}

/// Tells those who wait that the thread has ended, however it ended.
struct EndNotice<'a>(&'a Shared, &'a Path);

impl Drop for EndNotice<'_> {
    fn drop(&mut self) {
        let mut queue = self.0.queue();
        queue.gone = true;
        if std::thread::panicking() {
            let (folder, error) = (self.1.to_owned(), io::Error::other("the program broke down"));
            queue.news = Some(Err(SaveProblem::Folder { folder, error }));
        }
        drop(queue);
        self.0.changed.notify_all();
    }
}
