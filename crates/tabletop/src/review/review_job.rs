//! Reviewing a game in the background, on every core.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use super::judge::{Judgement, count, entries_before, judge};
use super::{Review, move_of_turn, rewind};
use crate::job::{Job, JobStatus, Waker};
use crate::platform::{cores, start_scoped_thread};
use crate::{Advised, AnalysisEngine, Control};

/// A running review. Dropping it cancels it.
pub struct ReviewJob<G: Advised> {
    job: Job<Report<G>>,
    done: usize,
    total: usize,
}

/// News of a review.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewStatus<G: Advised> {
    /// The review continues; see [`ReviewJob::progress`].
    Nothing,
    /// The review is complete.
    Done(Review<G>),
    /// The review failed and has no result.
    Failed,
}

enum Report<G: Advised> {
    /// This number of positions has been judged.
    Done(usize),
    Review(Review<G>),
    Failed,
}

impl<G: Advised> ReviewJob<G> {
    /// Starts a review of `game` with `analysis_engine`, on one thread per core. Calls `wake`
    /// from another thread whenever [`ReviewJob::poll`] has news. Returns `None` if the system
    /// cannot start a thread.
    pub fn start(game: G::Match, analysis_engine: AnalysisEngine<G>, wake: Waker) -> Option<Self> {
        let threads = cores();
        ReviewJob::start_with_threads(threads, game, analysis_engine, wake)
    }

    /// Starts a review like [`start`](Self::start) on the given number of threads, which does
    /// not affect the result.
    pub fn start_with_threads(
        threads: usize,
        game: G::Match,
        analysis_engine: AnalysisEngine<G>,
        wake: Waker,
    ) -> Option<Self> {
        let total = count::<G>(&game);
        let work = move |control: &Control, report: &dyn Fn(Report<G>)| {
            let report_done = |done| report(Report::Done(done));
            let found = review::<G>(&game, &analysis_engine, threads, control, &report_done);
            report(found.map_or(Report::Failed, Report::Review));
        };
        Some(ReviewJob { job: Job::start("review", wake, work)?, done: 0, total })
    }

    /// Returns the number of judged positions, and the total.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.total)
    }

    /// Receives the results since the last call.
    pub fn poll(&mut self) -> ReviewStatus<G> {
        loop {
            match self.job.poll() {
                JobStatus::Report(Report::Done(done)) => self.done = done,
                JobStatus::Report(Report::Review(review)) => return ReviewStatus::Done(review),
                JobStatus::Report(Report::Failed) | JobStatus::Ended => {
                    return ReviewStatus::Failed;
                }
                JobStatus::Nothing => return ReviewStatus::Nothing,
            }
        }
    }
}

/// Reviews `game`; returns `None` if cancelled, if it failed, or if the system cannot start a
/// thread.
fn review<G: Advised>(
    game: &G::Match,
    analysis_engine: &AnalysisEngine<G>,
    threads: usize,
    control: &Control,
    report_done: &dyn Fn(usize),
) -> Option<Review<G>> {
    let total = count::<G>(game);
    let next = AtomicUsize::new(0);
    // The channel only counts: one for judgements would be in the program once for every game.
    let (sender, done) = channel::<()>();
    let judgements = Mutex::new((0..total).map(|_| None).collect());
    thread::scope(|scope| {
        let start = |number| {
            let (next, found) = (&next, Found { judgements: &judgements, done: sender.clone() });
            let work = move || judge_positions::<G>(game, analysis_engine, next, control, &found);
            start_scoped_thread(scope, &format!("review {number}"), work)
        };
        // One thread is enough; without any there is no result.
        let started: Vec<_> = (0..threads.min(total)).flat_map(start).collect();
        drop(sender);
        for (before, ()) in done.iter().enumerate() {
            report_done(before + 1);
        }
        for thread in started {
            // A panic has been logged; its judgement is missing.
            let _ = thread.join();
        }
    });
    let (mut turns, mut after) = (Vec::new(), None);
    for judgement in judgements.into_inner().unwrap_or_else(PoisonError::into_inner) {
        match judgement? {
            Judgement::Turn(turn) => turns.push(turn),
            Judgement::After(expected) => after = Some(expected),
        }
    }
    Review::new(game, turns, after).ok()
}

/// Judges one position after another until none is left or the review is cancelled. Goes from the
/// last to the first, so that taking back turns of one copy of the game is enough.
fn judge_positions<G: Advised>(
    game: &G::Match,
    analysis_engine: &AnalysisEngine<G>,
    next: &AtomicUsize,
    control: &Control,
    found: &Found<'_, G::Move>,
) {
    let total = count::<G>(game);
    // If this thread ends early, the others can stop, too.
    let _stop = StopOthers(next, total);
    let mut before = game.clone();
    loop {
        let done = next.fetch_add(1, Ordering::Relaxed);
        let Some(number) = total.checked_sub(done + 1) else {
            return;
        };
        rewind::<G>(&mut before, entries_before::<G>(game, number));
        let played = move_of_turn::<G>(game, number);
        let Some(judgement) = judge::<G>(&before, played, analysis_engine, control) else {
            return;
        };
        found.judgements.lock().unwrap_or_else(PoisonError::into_inner)[number] = Some(judgement);
        if found.done.send(()).is_err() {
            return;
        }
    }
}

/// Where the threads leave what they find.
struct Found<'a, M> {
    /// The judgements, by their number.
    judgements: &'a Mutex<Vec<Option<Judgement<M>>>>,
    /// Receives a message after each of them.
    done: Sender<()>,
}

/// Stops the other threads when dropped.
struct StopOthers<'a>(&'a AtomicUsize, usize);

impl Drop for StopOthers<'_> {
    fn drop(&mut self) {
        self.0.store(self.1, Ordering::Relaxed);
    }
}
