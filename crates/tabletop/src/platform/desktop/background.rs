//! Threads that do one piece of work after another.

use std::io;
use std::iter::once;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{SendError, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};

use basics::platform::start_thread;

type Work = Box<dyn FnOnce() + Send>;

/// A thread that waits for work: its name, and the way to it.
type Idle = (String, Sender<Work>);

/// The threads that wait for work. The allocator of the system gives each thread memory of its own and is slow to take it
/// back from one that has ended, so that a new thread for each search needs more and more.
static IDLE: Mutex<Vec<Idle>> = Mutex::new(Vec::new());

/// Does `work` on a thread of this name that does nothing else meanwhile.
///
/// # Errors
/// The system cannot start a thread.
pub(crate) fn in_background(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let mut work: Work = Box::new(work);
    while let Some(sender) = take_idle(name) {
        match sender.send(work) {
            Ok(()) => return Ok(()),
            Err(SendError(unsent)) => work = unsent,
        }
    }
    let (sender, receiver) = channel::<Work>();
    let own_name = name.to_owned();
    let run = move || {
        for work in once(work).chain(receiver) {
            // The panic has been logged, and the next work does not depend on this one.
            let _ = catch_unwind(AssertUnwindSafe(work));
            idle().push((own_name.clone(), sender.clone()));
        }
    };
    start_thread(name, run).map(drop)
}

/// Returns the way to an idle thread of this name, which is idle no longer.
fn take_idle(name: &str) -> Option<Sender<Work>> {
    let mut idle = idle();
    let at = idle.iter().position(|(its_name, _)| its_name == name)?;
    Some(idle.swap_remove(at).1)
}

fn idle() -> MutexGuard<'static, Vec<Idle>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::thread::{ThreadId, current};

    use super::*;

    /// Runs a piece of work on a thread of this name, and returns which thread that was.
    fn done_by(name: &str, fails: bool) -> ThreadId {
        let (sender, receiver) = channel();
        let work = move || {
            sender.send(current().id()).expect("the test waits");
            assert!(!fails, "work that fails");
        };
        in_background(name, work).expect("a thread");
        let thread = receiver.recv().expect("the work is done");
        // The thread is idle a moment later.
        while idle().iter().all(|(its_name, _)| its_name != name) {
            std::thread::yield_now();
        }
        thread
    }

    #[test]
    fn one_thread_does_one_piece_of_work_after_another() {
        let first = done_by("one after another", false);
        assert_eq!(done_by("one after another", true), first);
        assert_eq!(done_by("one after another", false), first, "after a panic");
        assert_ne!(done_by("of another name", false), first);
    }

    #[test]
    fn a_busy_thread_is_not_waited_for() {
        let (end, wait) = channel::<()>();
        let work = move || _ = wait.recv();
        in_background("busy", work).expect("a thread");
        let (sender, receiver) = channel();
        in_background("busy", move || sender.send(()).expect("the test waits")).expect("a thread");
        receiver.recv().expect("the work is done beside the other");
        drop(end);
    }
}
