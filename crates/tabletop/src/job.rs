//! Cancellable work on its own thread; on a page, which has none, the work of a worker.

#[cfg(target_family = "wasm")]
mod by_worker;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::Control;
use super::mailbox::{Nothing, Receiver, Sender, mailbox};
use super::platform::in_background;

/// A callback that a working thread calls when it has news.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// Running work. Its reports arrive through its own channel: dropping the job cancels the
/// work, and no report can arrive afterwards.
pub struct Job<T> {
    control: Control,
    reports: Receiver<T>,
    reported: Arc<AtomicBool>,
    /// The question at the workers of the page, if it is there.
    #[cfg(target_family = "wasm")]
    asked: Option<page::workers::Asked>,
}

/// The end of a job that does the work.
struct Working<T> {
    control: Control,
    sender: Sender<T>,
    reported: Arc<AtomicBool>,
    wake: Waker,
}

impl<T> Working<T> {
    fn report(&self, found: T) {
        self.sender.post(found);
        self.reported.store(true, Ordering::Release);
        if !self.control.is_cancelled() {
            (self.wake)();
        }
    }

    /// Does the work.
    fn run(self, work: impl FnOnce(&Control, &dyn Fn(T))) {
        // The panic has been logged; the caller notices that there was no report.
        let _ = catch_unwind(AssertUnwindSafe(|| {
            work(&self.control, &|found| self.report(found));
        }));
        self.end();
    }

    /// Ends the work. Nobody waits for a report any more.
    fn end(self) {
        let Working { control, sender, reported, wake } = self;
        drop(sender);
        if !reported.load(Ordering::Relaxed) && !control.is_cancelled() {
            wake();
        }
    }
}

/// News of a job.
pub enum JobStatus<T> {
    /// The job reported this.
    Report(T),
    /// The job has ended, and all its reports were received.
    Ended,
    /// There is no news.
    Nothing,
}

impl<T: Send + 'static> Job<T> {
    /// Starts `work`, which may report any number of times. Calls `wake` after each report,
    /// and at the end of work that reported nothing because it found nothing or panicked.
    /// Returns `None` if the system cannot start a thread. On a page, the work is done before
    /// this function returns.
    pub fn start(
        name: &str,
        wake: Waker,
        work: impl FnOnce(&Control, &dyn Fn(T)) + Send + 'static,
    ) -> Option<Self> {
        let (job, working) = Self::new(wake);
        in_background(name, move || working.run(work)).ok().map(|()| job)
    }

    /// Returns a job, and the end of it that does the work.
    fn new(wake: Waker) -> (Self, Working<T>) {
        let (sender, reports) = mailbox();
        let (control, reported) = (Control::default(), Arc::new(AtomicBool::new(false)));
        let job = Job {
            control: control.clone(),
            reports,
            reported: reported.clone(),
            #[cfg(target_family = "wasm")]
            asked: None,
        };
        (job, Working { control, sender, reported, wake })
    }

    /// Asks `engine`, whose answers are the reports. Calls `wake` like [`start`](Self::start). Returns `None`
    /// if the system cannot start a thread. On a page, it is the
    /// [usual engine](crate::Question::usual_engine) of a worker that answers.
    #[cfg(not(target_family = "wasm"))]
    pub fn ask<Q: crate::Question<Answer = T>>(
        question: Q,
        engine: Q::Engine,
        wake: Waker,
    ) -> Option<Self> {
        Self::start(Q::NAME, wake, move |control, report| question.answer(&engine, control, report))
    }

    /// Starts `work`, whose result is the only report. Returns `None` if the system cannot start a
    /// thread.
    pub fn once(
        name: &str,
        wake: Waker,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<Self> {
        Self::start(name, wake, move |_, report| report(work()))
    }

    /// Asks the work for its best result so far.
    pub fn move_now(&self) {
        self.control.move_now();
        #[cfg(target_family = "wasm")]
        self.asked.iter().for_each(page::workers::Asked::hurry);
    }

    /// Returns whether the work has reported anything, received or not.
    pub fn has_reported(&self) -> bool {
        self.reported.load(Ordering::Acquire)
    }

    /// Returns the next news.
    pub fn poll(&self) -> JobStatus<T> {
        match self.reports.receive() {
            Ok(found) => JobStatus::Report(found),
            Err(Nothing::Ever) => JobStatus::Ended,
            Err(Nothing::Yet) => JobStatus::Nothing,
        }
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.control.cancel();
    }
}
