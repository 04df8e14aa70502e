//! Work on a thread of its own that can be told to stop.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use crate::ai::Control;

/// Called from a working thread when there is something to look at.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// Work under way. What it reports comes through a channel of its own, so
/// dropping this cancels the work and nothing of it can arrive later.
pub(super) struct Job<T> {
    control: Control,
    reports: Receiver<T>,
    reported: Arc<AtomicBool>,
}

/// What there is to hear of a job.
pub(super) enum JobStatus<T> {
    /// It has found this.
    Report(T),
    /// It has ended, and everything it found was heard.
    Ended,
    /// Nothing yet.
    Nothing,
}

impl<T: Send + 'static> Job<T> {
    /// Begins `work`, which reports as often as it likes. `wake` is called after
    /// each report, and at the end of work that reported nothing: it was in
    /// vain, or it panicked. None when no thread can be had.
    pub(super) fn start(
        name: &str,
        wake: Waker,
        work: impl FnOnce(&Control, &dyn Fn(T)) + Send + 'static,
    ) -> Option<Self> {
        let (sender, reports) = channel();
        let (control, reported) = (Control::default(), Arc::new(AtomicBool::new(false)));
        let job = Job { control: control.clone(), reports, reported: reported.clone() };
        let run = move || {
            let report = |found| {
                // Nobody listens any more when the work was cancelled.
                let _ = sender.send(found);
                reported.store(true, Ordering::Release);
                if !control.is_cancelled() {
                    wake();
                }
            };
            // A panic has been logged; whoever asked finds that nothing came.
            let _ = catch_unwind(AssertUnwindSafe(|| work(&control, &report)));
            drop(sender);
            if !reported.load(Ordering::Relaxed) && !control.is_cancelled() {
                wake();
            }
        };
        thread::Builder::new().name(name.into()).spawn(run).ok().map(|_| job)
    }

    /// Asks the work for the best it has found so far.
    pub(super) fn move_now(&self) {
        self.control.move_now();
    }

    /// Whether something was reported, heard or not.
    pub(super) fn has_reported(&self) -> bool {
        self.reported.load(Ordering::Acquire)
    }

    /// The next news of it.
    pub(super) fn poll(&self) -> JobStatus<T> {
        match self.reports.try_recv() {
            Ok(found) => JobStatus::Report(found),
            Err(TryRecvError::Disconnected) => JobStatus::Ended,
            Err(TryRecvError::Empty) => JobStatus::Nothing,
        }
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.control.cancel();
    }
}
