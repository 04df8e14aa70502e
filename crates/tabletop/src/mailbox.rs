//! A queue between two threads for values of any type. A channel of the standard library can do more, but
//! its code would be in the program once for every type of report.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// The end that posts.
pub(crate) struct Sender<T>(Arc<Mutex<VecDeque<T>>>);

/// The end that receives.
#[derive(Debug)]
pub(crate) struct Receiver<T>(Arc<Mutex<VecDeque<T>>>);

/// Why nothing was received.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Nothing {
    /// The sender may post more.
    Yet,
    /// The sender is gone, and everything posted was received.
    Ever,
}

/// Creates a mailbox.
pub(crate) fn mailbox<T>() -> (Sender<T>, Receiver<T>) {
    let queue = Arc::default();
    (Sender(Arc::clone(&queue)), Receiver(queue))
}

impl<T> Sender<T> {
    /// Posts a value, which nobody may receive any more.
    pub(crate) fn post(&self, value: T) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push_back(value);
    }
}

impl<T> Receiver<T> {
    /// Returns the oldest value posted, without waiting for one.
    pub(crate) fn receive(&self) -> Result<T, Nothing> {
        // In this order: a sender that posts its last value and goes in between is still there.
        let nothing = if Arc::strong_count(&self.0) > 1 { Nothing::Yet } else { Nothing::Ever };
        let mut queue = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        queue.pop_front().ok_or(nothing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_arrive_in_order_and_after_the_sender_is_gone() {
        let (sender, receiver) = mailbox();
        assert_eq!(receiver.receive(), Err(Nothing::Yet));
        sender.post(1);
        sender.post(2);
        assert_eq!(receiver.receive(), Ok(1));
        drop(sender);
        assert_eq!(receiver.receive(), Ok(2));
        assert_eq!(receiver.receive(), Err(Nothing::Ever));
    }

    #[test]
    fn a_sender_that_panics_is_gone() {
        let (sender, receiver) = mailbox::<()>();
        let thread = std::thread::spawn(move || {
            let _sender = sender;
            panic!("the work fails");
        });
        assert!(thread.join().is_err());
        assert_eq!(receiver.receive(), Err(Nothing::Ever));
    }
}
