//! What is read from the disk on a thread of its own: the window does not wait.

use std::io;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::Builder;
use std::time::Instant;

use crate::controller::Waker;

/// Something that is being read.
pub struct Reading<T>(Receiver<T>);

/// How far it has come.
pub enum Read<T> {
    /// Not yet.
    Waiting,
    /// This was read.
    Done(T),
    /// The thread broke down.
    Lost,
}

impl<T: Send + 'static> Reading<T> {
    /// Begins to read what is called `name` in the log. `wake` is called when it has
    /// been.
    ///
    /// # Errors
    /// The system has no thread to give.
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
            // Nobody waits for it when the window has been closed meanwhile.
            let _ = sender.send(found);
            wake();
        };
        Builder::new().name(name.to_owned()).spawn(run)?;
        Ok(Reading(receiver))
    }

    /// How far it has come. What was read is handed out once.
    pub fn poll(&self) -> Read<T> {
        match self.0.try_recv() {
            Ok(found) => Read::Done(found),
            Err(TryRecvError::Empty) => Read::Waiting,
            Err(TryRecvError::Disconnected) => Read::Lost,
        }
    }
}
