//! The thread that writes games, so that the window does not wait for the disk.

use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use super::slot::Slot;
use super::{GameId, Library, SavedGame, Stored};
use crate::platform::{HAS_THREADS, start_thread};
use crate::storage::{SaveProblem, remove_drafts_in_own};
use crate::{Review, Waker};

/// A job for the writer.
#[derive(Clone)]
pub(super) enum WriteJob<G: Stored> {
    /// Save the current game of the window.
    Save(SavedGame<G>),
    /// Add a finished or abandoned game to the library.
    File(SavedGame<G>),
    /// Save the review of a game in the library.
    Review(Box<(GameId, G::Match, Review<G>)>),
}

impl<G: Stored> WriteJob<G> {
    /// Returns whether `later` makes this job unnecessary: the window has one current game, and
    /// a game for the library need not be written twice.
    fn is_replaced_by(&self, later: &WriteJob<G>) -> bool {
        match (self, later) {
            (WriteJob::Save(_), WriteJob::Save(_)) => true,
            (WriteJob::Save(game), WriteJob::File(later)) => game.id == later.id,
            (WriteJob::File(game), WriteJob::File(later)) => game.is_same(later),
            _ => false,
        }
    }
}

fn add<G: Stored>(jobs: &mut VecDeque<WriteJob<G>>, job: WriteJob<G>) {
    jobs.retain(|earlier| !earlier.is_replaced_by(&job));
    jobs.push_back(job);
}

/// A game that could not be saved, and the reason.
#[derive(Clone, Debug)]
pub struct Unsaved<G: Stored> {
    /// The game.
    pub game: SavedGame<G>,
    /// Whether the game is finished or was abandoned for another.
    pub is_done: bool,
    /// The reason.
    pub problem: Arc<SaveProblem>,
}

impl<G: Stored> Unsaved<G> {
    fn of(job: &WriteJob<G>, problem: &Arc<SaveProblem>) -> Option<Self> {
        let (game, is_done) = match job {
            WriteJob::Save(game) => (game.clone(), false),
            WriteJob::File(game) => (game.clone(), true),
            // A lost review can be repeated.
            WriteJob::Review(_) => return None,
        };
        Some(Unsaved { game, is_done, problem: Arc::clone(problem) })
    }

    /// Returns whether anything is lost without the game: it has moves, or moves to redo.
    pub fn is_worth_saving(&self) -> bool {
        !self.game.moves.is_empty() || !self.game.undone.is_empty()
    }
}

/// A job that could not be done, to be tried again with the next one.
struct FailedJob<G: Stored> {
    job: WriteJob<G>,
    problem: Arc<SaveProblem>,
    /// Whether its game lies in a slot all the same, where the next start finds it.
    is_safe: bool,
}

/// The destination of saved games.
pub(super) struct Destination<G: Stored> {
    /// The folder of the slots.
    pub(super) slots: PathBuf,
    /// The slot of this window, once claimed.
    pub(super) slot: Option<Slot>,
    /// The game in that slot.
    pub(super) holds: Option<GameId>,
    /// The slots of games that could not be added to the library.
    pub(super) parked: Vec<Parked<G>>,
    /// The library.
    pub(super) library: Library<G>,
}

/// A game that waits in a slot until it can be added to the library.
pub(super) struct Parked<G: Stored> {
    game: SavedGame<G>,
    slot: Slot,
}

impl<G: Stored> Destination<G> {
    /// Removes the drafts that killed programs left beside the games.
    fn tidy(&self) {
        if let Some(data) = self.slots.parent() {
            remove_drafts_in_own(data);
        }
        self.library.tidy();
    }

    /// Runs a job. On failure, returns whether its game is safe anyway, and the reason.
    fn run_job(&mut self, job: &WriteJob<G>) -> Result<(), (bool, SaveProblem)> {
        match job {
            WriteJob::Save(game) => self.save(game).map_err(|problem| (false, problem)),
            WriteJob::Review(reviewed) => {
                let (id, game, review) = &**reviewed;
                match self.library.save_review(id, game, review) {
                    Ok(true) => {}
                    // The game was deleted, or came from elsewhere.
                    Ok(false) => log::debug!("{id}: the reviewed game is not in the library"),
                    Err(problem) => return Err((true, problem)),
                }
                Ok(())
            }
            WriteJob::File(game) => match self.library.add(game) {
                Ok(_) => {
                    self.clear(game);
                    Ok(())
                }
                Err(problem) => Err((self.park(game), problem)),
            },
        }
    }

    /// Saves the game of the window in its slot.
    fn save(&mut self, game: &SavedGame<G>) -> Result<(), SaveProblem> {
        let held = self.slot.take();
        self.slot = held.and_then(|slot| match slot.is_held() {
            true => Some(slot),
            false => slot.claim_again(game),
        });
        if self.slot.is_none() {
            self.holds = None;
            self.slot = Some(Slot::empty(&self.slots)?);
        }
        if let Some(slot) = &self.slot {
            slot.write(game)?;
            self.holds = Some(game.id.clone());
        }
        Ok(())
    }

    /// Clears the slots of a game that is in the library.
    fn clear(&mut self, game: &SavedGame<G>) {
        let clear = |slot: &Slot| {
            // Another window may have written a different game there since.
            if slot.is_held()
                && let Err(error) = slot.clear()
            {
                // The next start finds it and recognises that it is in the library.
                log::warn!("{}: {error}", slot.path().display());
            }
        };
        if let Some(slot) = &self.slot
            && self.holds.take_if(|id| *id == game.id).is_some()
        {
            clear(slot);
        }
        for parked in self.parked.extract_if(.., |parked| parked.game.is_same(game)) {
            clear(&parked.slot);
        }
    }

    /// Parks a game that could not be added to the library in a slot, where the next start
    /// recovers it. The next game uses another slot. Returns whether the game is parked.
    fn park(&mut self, game: &SavedGame<G>) -> bool {
        if self.parked.iter().any(|parked| parked.game.is_same(game) && parked.slot.is_held()) {
            return true;
        }
        let own = self.holds.take_if(|id| *id == game.id).and_then(|_| self.slot.take());
        let slot = own.filter(Slot::is_held).or_else(|| Slot::empty(&self.slots).ok());
        let Some(slot) = slot else {
            return false;
        };
        if slot.write(game).is_ok() {
            self.parked.push(Parked { game: game.clone(), slot });
            return true;
        }
        // The slot may still hold an earlier state, which the next start recovers.
        false
    }
}

/// Writes jobs in order on a separate thread, or at once where there are no threads. Of several waiting states
/// of the current game, it writes only the last.
pub(super) struct GameWriter<G: Stored> {
    shared: Arc<Shared<G>>,
    thread: Option<JoinHandle<()>>,
}

struct Shared<G: Stored> {
    queue: Mutex<Queue<G>>,
    changed: Condvar,
    wake: Waker,
    /// The destination of a writer without a thread.
    at_once: Option<Mutex<Destination<G>>>,
}

struct Queue<G: Stored> {
    waiting: VecDeque<WriteJob<G>>,
    /// What is being written.
    begun: VecDeque<WriteJob<G>>,
    /// What could not be written, to be tried again with the next job.
    failed: VecDeque<FailedJob<G>>,
    /// How the last round went, until somebody asks.
    news: Option<Result<(), Arc<SaveProblem>>>,
    closing: bool,
    /// Why nothing is written any more, once the thread is gone.
    gone: Option<Arc<SaveProblem>>,
}

impl<G: Stored> Queue<G> {
    fn new() -> Self {
        let (waiting, begun, failed) = (VecDeque::new(), VecDeque::new(), VecDeque::new());
        Queue { waiting, begun, failed, news: None, closing: false, gone: None }
    }

    /// Returns all jobs in order, those that failed before at first, and notes that they have begun.
    fn begin(&mut self) -> VecDeque<WriteJob<G>> {
        let mut jobs: VecDeque<WriteJob<G>> =
            self.failed.drain(..).map(|failed| failed.job).collect();
        for job in std::mem::take(&mut self.waiting) {
            add(&mut jobs, job);
        }
        self.begun.clone_from(&jobs);
        jobs
    }

    /// Returns whether every game is on the disk, apart from waiting jobs.
    fn is_safe(&self) -> bool {
        self.failed.iter().all(|failed| failed.is_safe)
    }

    /// Records that the thread cannot write any more.
    fn give_up(&mut self, folder: PathBuf, error: io::Error) {
        let problem = Arc::new(SaveProblem::Folder { folder, error });
        self.news = Some(Err(Arc::clone(&problem)));
        self.gone = Some(problem);
    }
}

impl<G: Stored> GameWriter<G> {
    /// Starts the thread. Calls `wake` when there is news. If the system cannot start a thread,
    /// nothing is written and the news says so.
    pub(super) fn start(mut destination: Destination<G>, wake: Waker) -> Self {
        if !HAS_THREADS {
            destination.tidy();
            let shared = Arc::new(Shared::new(wake, Some(destination)));
            return GameWriter { shared, thread: None };
        }
        let shared = Arc::new(Shared::new(wake, None));
        let theirs = shared.clone();
        let folder = destination.slots.clone();
        let slots = folder.clone();
        let run = move || {
            let _gone = EndNotice(&theirs, &slots);
            destination.tidy();
            while let Some(jobs) = theirs.next_batch() {
                theirs.run(jobs, &mut destination);
            }
        };
        let started = start_thread("game writer", run);
        let thread = started.map_err(|error| shared.queue().give_up(folder, error));
        GameWriter { shared, thread: thread.ok() }
    }

    /// Adds a job.
    pub(super) fn enqueue(&self, job: WriteJob<G>) {
        add(&mut self.shared.queue().waiting, job);
        self.shared.changed.notify_all();
        self.shared.run_at_once();
    }

    /// Returns the result of the latest jobs, once.
    pub(super) fn take_result(&self) -> Option<Result<(), Arc<SaveProblem>>> {
        self.shared.queue().news.take()
    }

    /// Returns the games that could not be written, in order, excluding games that are still
    /// being written.
    pub(super) fn unsaved(&self) -> Vec<Unsaved<G>> {
        let queue = self.shared.queue();
        let failed = queue.failed.iter().filter(|failed| !failed.is_safe);
        let failed = failed.filter_map(|failed| Unsaved::of(&failed.job, &failed.problem));
        let never = queue.gone.iter().flat_map(|problem| {
            let jobs = queue.begun.iter().chain(&queue.waiting);
            jobs.filter_map(move |job| Unsaved::of(job, problem))
        });
        failed.chain(never).collect()
    }

    /// Waits until everything is written, retrying failed jobs once. Returns whether every game
    /// is on the disk.
    pub(super) fn flush(&self) -> bool {
        self.shared.flush()
    }

    /// Returns a function that does what [`flush`](Self::flush) does, for another thread.
    pub(super) fn flusher(&self) -> impl FnOnce() -> bool + Send + use<G> {
        let shared = Arc::clone(&self.shared);
        move || shared.flush()
    }
}

impl<G: Stored> Shared<G> {
    fn flush(&self) -> bool {
        let mut queue = self.queue();
        let mut tried_again = false;
        loop {
            if queue.gone.is_some() {
                return queue.waiting.is_empty() && queue.begun.is_empty() && queue.is_safe();
            }
            if queue.waiting.is_empty() && queue.begun.is_empty() {
                if tried_again || queue.failed.is_empty() {
                    return queue.is_safe();
                }
                tried_again = true;
                queue.waiting = queue.failed.drain(..).map(|failed| failed.job).collect();
                self.changed.notify_all();
            }
            if self.at_once.is_some() {
                drop(queue);
                self.run_at_once();
                queue = self.queue();
                continue;
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl<G: Stored> Drop for GameWriter<G> {
    /// Writes all waiting jobs before the program ends.
    fn drop(&mut self) {
        self.shared.queue().closing = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // A panic in the thread was reported when it happened.
            let _ = thread.join();
        }
    }
}

impl<G: Stored> Shared<G> {
    fn new(wake: Waker, at_once: Option<Destination<G>>) -> Self {
        let (queue, changed) = (Mutex::new(Queue::new()), Condvar::new());
        Shared { queue, changed, wake, at_once: at_once.map(Mutex::new) }
    }

    fn queue(&self) -> MutexGuard<'_, Queue<G>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for jobs and returns all of them in order, or `None` when the program ends.
    fn next_batch(&self) -> Option<VecDeque<WriteJob<G>>> {
        let mut queue = self.queue();
        while queue.waiting.is_empty() {
            if queue.closing {
                return None;
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
        Some(queue.begin())
    }

    /// Runs the waiting jobs now if there is no thread that does.
    fn run_at_once(&self) {
        let Some(destination) = &self.at_once else { return };
        let jobs = self.queue().begin();
        if !jobs.is_empty() {
            self.run(jobs, &mut destination.lock().unwrap_or_else(PoisonError::into_inner));
        }
    }

    /// Runs jobs that have begun.
    fn run(&self, jobs: VecDeque<WriteJob<G>>, destination: &mut Destination<G>) {
        let mut result = Ok(());
        let mut failed = VecDeque::new();
        for job in jobs {
            if let Err((is_safe, problem)) = destination.run_job(&job) {
                log::warn!("{problem}");
                let problem = Arc::new(problem);
                result = Err(Arc::clone(&problem));
                failed.push_back(FailedJob { job, problem, is_safe });
            }
        }
        let mut queue = self.queue();
        queue.begun.clear();
        queue.failed = failed;
        queue.news = Some(result);
        drop(queue);
        self.changed.notify_all();
        (self.wake)();
    }
}

/// Wakes all waiting threads when the writer ends unexpectedly.
struct EndNotice<'a, G: Stored>(&'a Shared<G>, &'a Path);

impl<G: Stored> Drop for EndNotice<'_, G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let error = io::Error::other("an internal error stopped saving");
            self.0.queue().give_up(self.1.to_owned(), error);
            self.0.changed.notify_all();
        }
    }
}
