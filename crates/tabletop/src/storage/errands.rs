//! Work with the disk for which the window does not wait.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};

use super::watch::with_disk;
use crate::Waker;
use crate::mailbox::{Receiver, mailbox};
use crate::platform::{HAS_THREADS, start_thread};

type Work = Box<dyn FnOnce() + Send>;

/// Does work with the disk on a thread of its own, one errand after the other, in the order given.
/// Dropping it waits for the errands that are left.
pub struct Errands {
    /// The way to the thread, or `None` if errands are done at once.
    queue: Option<Sender<Work>>,
    wake: Waker,
}

/// An errand that somebody waits for.
#[derive(Debug)]
pub struct Errand<T>(Receiver<T>);

impl Errands {
    /// Starts the thread, which calls `wake` after each errand. Where there are no threads, or the system cannot
    /// start one, errands are done at once.
    pub fn start(wake: Waker) -> Self {
        if !HAS_THREADS {
            return Errands::at_once(wake);
        }
        let (sender, receiver) = channel::<Work>();
        let run = move || {
            for work in receiver {
                // The panic has been logged, and the next errands do not depend on this one.
                let _ = catch_unwind(AssertUnwindSafe(work));
            }
        };
        let started = start_thread("errands", run).inspect_err(|error| log::warn!("{error}"));
        Errands { queue: started.is_ok().then_some(sender), wake }
    }

    /// Returns errands that are done at once, on the thread that asks for them.
    pub fn at_once(wake: Waker) -> Self {
        Errands { queue: None, wake }
    }

    /// Queues `work`, whose result the caller polls for.
    pub fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Errand<T> {
        let ((sender, receiver), wake) = (mailbox(), self.wake.clone());
        let work = move || {
            sender.post(work());
            wake();
        };
        match &self.queue {
            Some(queue) => drop(queue.send(Box::new(work))),
            None => with_disk(work),
        }
        Errand(receiver)
    }

    /// Waits until the errands so far are done.
    pub fn finish(&self) {
        let (sender, done) = channel::<()>();
        if let Some(queue) = &self.queue
            && queue.send(Box::new(move || drop(sender))).is_ok()
        {
            // The sender is dropped unused, when its turn comes.
            let _ = done.recv();
        }
    }
}

impl Drop for Errands {
    fn drop(&mut self) {
        self.finish();
    }
}

impl<T> Errand<T> {
    /// Returns the result, once; `None` while the errand is not done.
    pub fn poll(&self) -> Option<T> {
        self.0.receive().ok()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc::sync_channel;

    use super::*;

    #[test]
    fn errands_are_done_in_order_while_the_caller_goes_on() {
        let woken = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&woken);
        let errands = Errands::start(Arc::new(move || {
            count.fetch_add(1, Ordering::Relaxed);
        }));
        let (go, may_go) = sync_channel::<()>(0);
        let first = errands.run(move || may_go.recv().map(|()| "first"));
        let broken = errands.run(|| panic!("an errand that fails"));
        let last = errands.run(|| "last");
        assert!(first.poll().is_none(), "the caller does not wait");
        go.send(()).expect("the errand waits");
        errands.finish();
        assert_eq!(first.poll(), Some(Ok("first")));
        assert_eq!(broken.poll(), None::<()>);
        assert_eq!(last.poll(), Some("last"));
        assert_eq!(last.poll(), None, "a result is returned once");
        assert_eq!(woken.load(Ordering::Relaxed), 2);
    }

    #[test]
    fn dropping_errands_waits_for_them() {
        let done = Arc::new(AtomicUsize::new(0));
        let errands = Errands::start(Arc::new(|| {}));
        for _ in 0..100 {
            let done = Arc::clone(&done);
            errands.run(move || done.fetch_add(1, Ordering::Relaxed));
        }
        drop(errands);
        assert_eq!(done.load(Ordering::Relaxed), 100);
    }
}
