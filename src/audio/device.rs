//! The sound card, opened and kept on a thread of its own, and opened again
//! when it went away.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use rodio::Sample;

use super::Output;
use super::card::{Cards, Gone, Patience};
use super::format::one_format;

/// How long a card that is closed may keep what it was lent.
const RETURNING: Duration = Duration::from_secs(5);

/// What the thread is told.
pub(super) enum Order {
    /// Close the card for good.
    Close,
    /// The card of this opening can play no more, and why.
    Reopen(u64, String),
}

/// An open sound card, or one being opened. Dropping it closes the card.
pub(super) struct Device {
    open: Arc<AtomicBool>,
    orders: Sender<Order>,
    closed: Receiver<()>,
    /// How long closing may keep the program from ending.
    closing: Duration,
}

impl Device {
    /// Starts to open a sound card, which will play `output`. The card may take
    /// tens of milliseconds, or much longer when a sound server has to start,
    /// so a thread waits for it. None where there is no thread.
    pub(super) fn open(output: Output, cards: Box<dyn Cards>) -> Option<Device> {
        let open = Arc::new(AtomicBool::new(false));
        let (orders, received) = channel();
        let (done, closed) = channel();
        let closing = cards.patience().closing;
        let keeper = Keeper {
            cards,
            open: Arc::clone(&open),
            orders: orders.clone(),
            received,
            openings: 0,
            told: false,
        };
        let thread = thread::Builder::new().name("sound".into());
        let spawned = thread.spawn(move || {
            keeper.run(output);
            // Nobody may be waiting any more.
            let _ = done.send(());
        });
        match spawned {
            Ok(_) => Some(Device { open, orders, closed, closing }),
            Err(error) => {
                log::info!("no sound: {error}");
                None
            }
        }
    }

    /// Whether the card is open.
    pub(super) fn is_open(&self) -> bool {
        self.open.load(Ordering::Relaxed)
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        let _ = self.orders.send(Order::Close);
        // A card that plays is closed before the program ends, unless it hangs. One that is
        // being opened, or is missing, is not worth waiting for.
        if self.is_open() {
            let _ = self.closed.recv_timeout(self.closing);
        }
    }
}

/// Keeps a card open, on its thread.
struct Keeper {
    cards: Box<dyn Cards>,
    open: Arc<AtomicBool>,
    orders: Sender<Order>,
    received: Receiver<Order>,
    openings: u64,
    /// Whether the log has said that there is no sound.
    told: bool,
}

impl Keeper {
    /// Plays `output` on a card, and on the next when that goes away, until it
    /// is told to close.
    fn run(mut self, mut output: Output) {
        let Patience { first, longest, stalled, .. } = self.cards.patience();
        let mut wait = first;
        loop {
            self.openings += 1;
            let asked = Arc::new(AtomicU64::new(0));
            let (back, returned) = channel();
            let lent = Lent { output: Some(output), asked: Arc::clone(&asked), back };
            let gone = Gone { opening: self.openings, orders: self.orders.clone() };
            match self.cards.open(lent, gone) {
                Ok(card) => {
                    self.say_open();
                    wait = first;
                    let Some(why) = self.watch(&asked, stalled) else { return };
                    self.open.store(false, Ordering::Relaxed);
                    self.say(format!("sound failed: {why}"));
                    drop(card);
                }
                Err(why) => self.say(format!("no sound: {why}")),
            }
            output = match returned.recv_timeout(RETURNING) {
                Ok(output) => output,
                Err(_) => return log::info!("no sound: the card does not close"),
            };
            output.forget_effects();
            if self.rest(wait) {
                return;
            }
            wait = (2 * wait).min(longest);
        }
    }

    /// Watches an open card: why it must be opened again, or none when it is to
    /// be closed.
    fn watch(&self, asked: &AtomicU64, stalled: Duration) -> Option<String> {
        let mut before = asked.load(Ordering::Relaxed);
        loop {
            match self.received.recv_timeout(stalled) {
                Ok(Order::Reopen(opening, why)) if opening == self.openings => return Some(why),
                Ok(Order::Reopen(..)) => {}
                Ok(Order::Close) | Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => {
                    let now = asked.load(Ordering::Relaxed);
                    if now == before {
                        return Some("the card has fallen silent".into());
                    }
                    before = now;
                }
            }
        }
    }

    /// Waits before the next attempt; whether it is to close meanwhile.
    fn rest(&self, wait: Duration) -> bool {
        let until = Instant::now() + wait;
        loop {
            match self.received.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Order::Close) | Err(RecvTimeoutError::Disconnected) => return true,
                // A card that failed tends to say so many times.
                Ok(Order::Reopen(..)) => {}
                Err(RecvTimeoutError::Timeout) => return false,
            }
        }
    }

    fn say_open(&mut self) {
        self.open.store(true, Ordering::Relaxed);
        if std::mem::take(&mut self.told) {
            log::info!("sound is back");
        }
    }

    /// Tells the log, once until there is sound again.
    fn say(&mut self, what: String) {
        if std::mem::replace(&mut self.told, true) {
            log::debug!("{what}");
        } else {
            log::info!("{what}");
        }
    }
}

/// The output of the desk, lent to a sound card. Dropping it gives it back, so
/// that the next card goes on with it.
pub struct Lent {
    output: Option<Output>,
    /// How many samples the card has asked for.
    asked: Arc<AtomicU64>,
    back: Sender<Output>,
}

impl Drop for Lent {
    fn drop(&mut self) {
        if let Some(output) = self.output.take() {
            // Nobody wants it back where the program ends.
            let _ = self.back.send(output);
        }
    }
}

impl Iterator for Lent {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        self.output.as_mut()?.next()
    }
}

one_format!(Lent);
