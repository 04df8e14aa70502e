//! A connected client, as the rooms know it, and what waits for it.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use basics::Name;
use messages::{FromServer, Key, write};

use crate::service::Post;

/// The most messages that wait for a client. One that takes so little is cut off.
const WAITING: usize = 128;
/// The most messages that go out at once.
const AT_ONCE: usize = 32;

/// The number of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct GuestId(pub(crate) u64);

/// A connected client.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    pub(crate) key: Key,
    /// The name that the client has given.
    pub(crate) name: Option<Name>,
    pub(crate) out: Outgoing,
}

/// What goes out to a client. Putting something in never waits.
#[derive(Clone)]
pub(crate) enum Outgoing {
    /// To a client of this server.
    Here(Arc<Mutex<Waiting>>),
    /// To the connection with this number, which another server has.
    Elsewhere(u64, Post),
}

/// The end at which the connection takes what goes out.
#[derive(Debug)]
pub(crate) struct Parcels(Arc<Mutex<Waiting>>);

/// The client takes too little.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooSlow;

/// What waits for a client.
#[derive(Debug, Default)]
pub(crate) struct Waiting {
    texts: VecDeque<Arc<str>>,
    is_cut: bool,
    is_gone: bool,
    /// Wakes the connection while it waits for something.
    waker: Option<Waker>,
}

/// Returns both ends of what goes out to a client.
pub(crate) fn outgoing() -> (Outgoing, Parcels) {
    let waiting = Arc::default();
    (Outgoing::Here(Arc::clone(&waiting)), Parcels(waiting))
}

impl Outgoing {
    /// Returns what goes out to a client that another server has.
    pub(crate) fn elsewhere(guest: u64, post: &Post) -> Self {
        Outgoing::Elsewhere(guest, post.clone())
    }

    /// Sends a text. Returns whether the client is still there.
    pub(crate) fn text(&self, text: &Arc<str>) -> bool {
        match self {
            Outgoing::Here(waiting) => put(waiting, text.clone()),
            Outgoing::Elsewhere(guest, post) => post(*guest, text),
        }
    }

    /// Sends a message.
    pub(crate) fn message(&self, message: &FromServer) -> bool {
        self.text(&write(message).into())
    }
}

/// Puts a text where the connection takes it. Returns whether the client is still there.
fn put(waiting: &Mutex<Waiting>, text: Arc<str>) -> bool {
    let mut waiting = lock(waiting);
    if waiting.is_gone {
        return false;
    }
    waiting.is_cut |= waiting.texts.len() >= WAITING;
    let is_cut = waiting.is_cut;
    if !is_cut {
        waiting.texts.push_back(text);
    }
    let waker = waiting.waker.take();
    drop(waiting);
    if let Some(waker) = waker {
        waker.wake();
    }
    !is_cut
}

fn lock(waiting: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Parcels {
    /// Waits for what goes out next, and moves it to `texts`.
    ///
    /// # Errors
    /// Too much waits already.
    pub(crate) async fn take(&self, texts: &mut Vec<Arc<str>>) -> Result<(), TooSlow> {
        poll_fn(|context| {
            let mut waiting = lock(&self.0);
            if waiting.is_cut {
                return Poll::Ready(Err(TooSlow));
            }
            if waiting.texts.is_empty() {
                waiting.wake_later(context);
                return Poll::Pending;
            }
            let number = waiting.texts.len().min(AT_ONCE);
            texts.extend(waiting.texts.drain(..number));
            Poll::Ready(Ok(()))
        })
        .await
    }

    /// Waits until too much waits.
    pub(crate) async fn overflow(&self) {
        poll_fn(|context| {
            let mut waiting = lock(&self.0);
            if waiting.is_cut {
                return Poll::Ready(());
            }
            waiting.wake_later(context);
            Poll::Pending
        })
        .await;
    }

    /// Notes that the connection is busy and looks here next: nothing needs to wake it.
    pub(crate) fn hold(&self) {
        lock(&self.0).waker = None;
    }
}

impl Drop for Parcels {
    fn drop(&mut self) {
        let mut waiting = lock(&self.0);
        waiting.is_gone = true;
        waiting.texts.clear();
    }
}

impl Waiting {
    fn wake_later(&mut self, context: &Context<'_>) {
        match &mut self.waker {
            Some(waker) => waker.clone_from(context.waker()),
            None => self.waker = Some(context.waker().clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_takes_too_little_is_cut_off_and_who_is_gone_gets_nothing() {
        let (out, parcels) = outgoing();
        let text: Arc<str> = "a".into();
        let mut taken = Vec::new();
        for _ in 0..WAITING {
            assert!(out.text(&text));
        }
        parcels.take(&mut taken).await.unwrap();
        assert_eq!(taken.len(), AT_ONCE);
        for _ in 0..AT_ONCE {
            assert!(out.text(&text));
        }
        assert!(!out.text(&text));
        parcels.overflow().await;
        assert_eq!(parcels.take(&mut taken).await, Err(TooSlow));
        drop(parcels);
        assert!(!out.text(&text));
    }
}
