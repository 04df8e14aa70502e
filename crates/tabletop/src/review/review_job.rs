//! Reviewing a game in the background, on every core.

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Mutex, PoisonError};
use std::thread;

use serde::{Deserialize, Serialize};

use super::judge::{Judgement, count, entries_before, judge};
use super::{Review, move_of_turn, rewind};
use crate::job::{Job, JobStatus, Waker};
use crate::platform::{cores, start_scoped_thread};
use crate::question::{AsText, Question};
use crate::{Advisor, AnalysisEngine, Control, default_analysis_engine};

/// A running review. Dropping it cancels it.
pub struct ReviewJob<G: Advisor> {
    job: Job<ReviewReport<G>>,
    done: usize,
    total: usize,
}

/// News of a review.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewStatus<G: Advisor> {
    /// The review continues; see [`ReviewJob::progress`].
    Nothing,
    /// The review is complete.
    Done(Review<G>),
    /// The review failed and has no result.
    Failed,
}

/// What a review reports.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) enum ReviewReport<G: Advisor> {
    /// This number of positions has been judged.
    Done(usize),
    /// The review.
    Review(Review<G>),
    /// The review failed.
    Failed,
}

impl<G: Advisor> ReviewJob<G> {
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
        let question = ReviewQuestion { game, threads };
        Some(ReviewJob { job: Job::ask(question, analysis_engine, wake)?, done: 0, total })
    }

    /// Returns the number of judged positions, and the total.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.total)
    }

    /// Receives the results since the last call.
    pub fn poll(&mut self) -> ReviewStatus<G> {
        loop {
            match self.job.poll() {
                JobStatus::Report(ReviewReport::Done(done)) => self.done = done,
                JobStatus::Report(ReviewReport::Review(review)) => {
                    return ReviewStatus::Done(review);
                }
                JobStatus::Report(ReviewReport::Failed) | JobStatus::Ended => {
                    return ReviewStatus::Failed;
                }
                JobStatus::Nothing => return ReviewStatus::Nothing,
            }
        }
    }
}

/// The question for the review of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct ReviewQuestion<G: Advisor> {
    /// The game.
    #[serde(with = "AsText::<G>")]
    pub(crate) game: G::Match,
    /// The number of threads that judge positions at the same time.
    pub(crate) threads: usize,
}

impl<G: Advisor> Question for ReviewQuestion<G> {
    const GAME: &'static str = G::ID;
    const NAME: &'static str = "review";

    type Engine = AnalysisEngine<G>;
    type Answer = ReviewReport<G>;

    fn usual_engine() -> AnalysisEngine<G> {
        default_analysis_engine::<G>()
    }

    fn answer(
        self,
        engine: &AnalysisEngine<G>,
        control: &Control,
        report: &dyn Fn(ReviewReport<G>),
    ) {
        let report_done = |done| report(ReviewReport::Done(done));
        let found = review::<G>(&self.game, engine, self.threads, control, &report_done);
        report(found.map_or(ReviewReport::Failed, ReviewReport::Review));
    }
}

/// Reviews `game`; returns `None` if cancelled or if it failed. Without threads, as in a worker of a page, it
/// judges one position after another itself.
fn review<G: Advisor>(
    game: &G::Match,
    analysis_engine: &AnalysisEngine<G>,
    threads: usize,
    control: &Control,
    report_done: &dyn Fn(usize),
) -> Option<Review<G>> {
    let total = count::<G>(game);
    let judgements = Mutex::new((0..total).map(|_| None).collect());
    let judging =
        Judging::<G> { game, analysis_engine, control, next: AtomicUsize::new(0), judgements };
    // The channel only counts: one for judgements would be in the program once for every game.
    let (sender, done) = channel::<()>();
    thread::scope(|scope| {
        let start = |number| {
            let (judging, sender) = (&judging, sender.clone());
            let work = move || judging.judge_positions(&|| sender.send(()).unwrap_or(()));
            start_scoped_thread(scope, &format!("review {number}"), work)
        };
        let started: Vec<_> = (0..threads.min(total)).flat_map(start).collect();
        if started.is_empty() {
            let judged = Cell::new(0);
            judging.judge_positions(&|| {
                judged.set(judged.get() + 1);
                report_done(judged.get());
            });
        }
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
    for judgement in judging.judgements.into_inner().unwrap_or_else(PoisonError::into_inner) {
        match judgement? {
            Judgement::Turn(turn) => turns.push(turn),
            Judgement::After(expected) => after = Some(expected),
        }
    }
    Review::new(game, turns, after).ok()
}

/// The judging of all positions of a game, which several threads may share.
struct Judging<'a, G: Advisor> {
    game: &'a G::Match,
    analysis_engine: &'a AnalysisEngine<G>,
    control: &'a Control,
    /// The number of positions that a thread has begun to judge.
    next: AtomicUsize,
    /// The judgements, by their number.
    judgements: Mutex<Vec<Option<Judgement<G::Move>>>>,
}

impl<G: Advisor> Judging<'_, G> {
    /// Judges one position after another until none is left or the review is cancelled, and calls
    /// `judged` after each. Goes from the last to the first, so that taking back turns of one copy of the
    /// game is enough.
    fn judge_positions(&self, judged: &dyn Fn()) {
        let total = count::<G>(self.game);
        // If this thread ends early, the others can stop, too.
        let _stop = StopOthers(&self.next, total);
        let mut before = self.game.clone();
        loop {
            let done = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(number) = total.checked_sub(done + 1) else {
                return;
            };
            rewind::<G>(&mut before, entries_before::<G>(self.game, number));
            let played = move_of_turn::<G>(self.game, number);
            let judgement = judge::<G>(&before, played, self.analysis_engine, self.control);
            let Some(judgement) = judgement else {
                return;
            };
            let mut judgements = self.judgements.lock().unwrap_or_else(PoisonError::into_inner);
            judgements[number] = Some(judgement);
            drop(judgements);
            judged();
        }
    }
}

/// Stops the other threads when dropped.
struct StopOthers<'a>(&'a AtomicUsize, usize);

impl Drop for StopOthers<'_> {
    fn drop(&mut self) {
        self.0.store(self.1, Ordering::Relaxed);
    }
}
