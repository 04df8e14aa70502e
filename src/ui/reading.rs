//! Reading from the disk on a separate thread, so that the window does not wait.

use std::io;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use crate::controller::Waker;
use crate::platform::{Instant, start_thread};

/// A read in progress.
pub struct Reading<T>(Receiver<T>);

/// The state of a read.
pub enum Read<T> {
    /// The read is still in progress.
    Waiting,
    /// The read is finished, with this result.
    Done(T),
    /// The thread panicked, or the result was already taken.
    Lost,
}

impl<T: Send + 'static> Reading<T> {
    /// Starts `read` on a new thread and calls `wake` when it is finished. `name` names the data
    /// in the log.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn start(
        name: &'static str,
        wake: Waker,
        read: impl FnOnce() -> T + Send + 'static,
    ) -> io::Result<Self> {
        let (sender, receiver) = channel();
        let run = move || {
            let start = Instant::now();
            let found = read();
            log::debug!("read the {name} in {} ms", start.elapsed().as_millis());
            // If the window was closed meanwhile, the result is not needed.
            let _ = sender.send(found);
            wake();
        };
        start_thread(name, run)?;
        Ok(Reading(receiver))
    }

    /// Returns the state of the read. The result is returned only once.
    pub fn poll(&self) -> Read<T> {
        match self.0.try_recv() {
            Ok(found) => Read::Done(found),
            Err(TryRecvError::Empty) => Read::Waiting,
            Err(TryRecvError::Disconnected) => Read::Lost,
        }
    }
}
