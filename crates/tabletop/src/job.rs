//! Cancellable work on its own thread.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::Control;
use super::mailbox::{Nothing, Receiver, mailbox};
use super::platform::start_thread;
use super::question::Question;

/// A callback that a working thread calls when it has news.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// Running work. Its reports arrive through its own channel: dropping the job cancels the
/// work, and no report can arrive afterwards.
pub struct Job<T> {
    control: Control,
    reports: Receiver<T>,
    reported: Arc<AtomicBool>,
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
    /// Returns `None` if the system cannot start a thread.
    pub fn start(
        name: &str,
        wake: Waker,
        work: impl FnOnce(&Control, &dyn Fn(T)) + Send + 'static,
    ) -> Option<Self> {
        let (sender, reports) = mailbox();
        let (control, reported) = (Control::default(), Arc::new(AtomicBool::new(false)));
        let job = Job { control: control.clone(), reports, reported: reported.clone() };
        let run = move || {
            let report = |found| {
                sender.post(found);
                reported.store(true, Ordering::Release);
                if !control.is_cancelled() {
                    wake();
                }
            };
            // The panic has been logged; the caller notices that there was no report.
            let _ = catch_unwind(AssertUnwindSafe(|| work(&control, &report)));
            drop(sender);
            if !reported.load(Ordering::Relaxed) && !control.is_cancelled() {
                wake();
            }
        };
        start_thread(name, run).ok().map(|_| job)
    }

    /// Asks `engine`, whose answers are the reports. Calls `wake` like [`start`](Self::start). Returns `None`
    /// if the system cannot start a thread.
    pub fn ask<Q: Question<Answer = T>>(
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
