//! The sound card, opened and kept on a thread of its own, and opened again
//! when it went away.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use rodio::Sample;

use super::Output;
use super::card::{CardLost, CardTimeouts, Cards};
use super::format::one_format;

/// How long a card that is closed may keep what it was lent.
const RETURNING: Duration = Duration::from_secs(5);

/// What the thread is told.
pub(super) enum DeviceCommand {
    /// Close the card for good.
    Close,
    /// The card of this opening can play no more, and why.
    Reopen(u64, String),
}

/// An open sound card, or one being opened. Dropping it closes the card.
pub(super) struct Device {
    open: Arc<AtomicBool>,
    commands: Sender<DeviceCommand>,
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
        let (commands, received) = channel();
        let (done, closed) = channel();
        let closing = cards.timeouts().closing;
        let device_thread = DeviceThread {
            cards,
            open: Arc::clone(&open),
            commands: commands.clone(),
            received,
            openings: 0,
            has_logged_silence: false,
        };
        let thread = thread::Builder::new().name("sound".into());
        let spawned = thread.spawn(move || {
            device_thread.run(output);
            // Nobody may be waiting any more.
            let _ = done.send(());
        });
        match spawned {
            Ok(_) => Some(Device { open, commands, closed, closing }),
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
        let _ = self.commands.send(DeviceCommand::Close);
        // A card that plays is closed before the program ends, unless it hangs. One that is
        // being opened, or is missing, is not worth waiting for.
        if self.is_open() {
            let _ = self.closed.recv_timeout(self.closing);
        }
    }
}

/// Keeps a card open, on its thread.
struct DeviceThread {
    cards: Box<dyn Cards>,
    open: Arc<AtomicBool>,
    commands: Sender<DeviceCommand>,
    received: Receiver<DeviceCommand>,
    openings: u64,
    /// Whether the log has said that there is no sound.
    has_logged_silence: bool,
}

impl DeviceThread {
    /// Plays `output` on a card, and on the next when that goes away, until it
    /// is told to close.
    fn run(mut self, mut output: Output) {
        let CardTimeouts { first, longest, stalled, .. } = self.cards.timeouts();
        let mut wait = first;
        loop {
            self.openings += 1;
            let asked = Arc::new(AtomicU64::new(0));
            let (back, returned) = channel();
            let lent = LentOutput { output: Some(output), asked: Arc::clone(&asked), back };
            let lost = CardLost { opening: self.openings, commands: self.commands.clone() };
            match self.cards.open(lent, lost) {
                Ok(card) => {
                    self.log_open();
                    wait = first;
                    let Some(why) = self.watch_card(&asked, stalled) else { return };
                    self.open.store(false, Ordering::Relaxed);
                    self.log_silence(format!("sound failed: {why}"));
                    drop(card);
                }
                Err(why) => self.log_silence(format!("no sound: {why}")),
            }
            output = match returned.recv_timeout(RETURNING) {
                Ok(output) => output,
                Err(_) => return log::info!("no sound: the sound card does not close"),
            };
            output.forget_effects();
            if self.wait_or_close(wait) {
                return;
            }
            wait = (2 * wait).min(longest);
        }
    }

    /// Watches an open card: why it must be opened again, or none when it is to
    /// be closed.
    fn watch_card(&self, asked: &AtomicU64, stalled: Duration) -> Option<String> {
        let mut before = asked.load(Ordering::Relaxed);
        loop {
            match self.received.recv_timeout(stalled) {
                Ok(DeviceCommand::Reopen(opening, why)) if opening == self.openings => {
                    return Some(why);
                }
                Ok(DeviceCommand::Reopen(..)) => {}
                Ok(DeviceCommand::Close) | Err(RecvTimeoutError::Disconnected) => return None,
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
    fn wait_or_close(&self, wait: Duration) -> bool {
        let until = Instant::now() + wait;
        loop {
            match self.received.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(DeviceCommand::Close) | Err(RecvTimeoutError::Disconnected) => return true,
                // A card that failed tends to say so many times.
                Ok(DeviceCommand::Reopen(..)) => {}
                Err(RecvTimeoutError::Timeout) => return false,
            }
        }
    }

    fn log_open(&mut self) {
        self.open.store(true, Ordering::Relaxed);
        if std::mem::take(&mut self.has_logged_silence) {
            log::info!("sound is back");
        }
    }

    /// Tells the log, once until there is sound again.
    fn log_silence(&mut self, what: String) {
        if std::mem::replace(&mut self.has_logged_silence, true) {
            log::debug!("{what}");
        } else {
            log::info!("{what}");
        }
    }
}

/// The output of the mixer, lent to a sound card. Dropping it gives it back, so
/// that the next card goes on with it.
pub struct LentOutput {
    output: Option<Output>,
    /// How many samples the card has asked for.
    asked: Arc<AtomicU64>,
    back: Sender<Output>,
}

impl Drop for LentOutput {
    fn drop(&mut self) {
        if let Some(output) = self.output.take() {
            // Nobody wants it back where the program ends.
            let _ = self.back.send(output);
        }
    }
}

impl Iterator for LentOutput {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        self.output.as_mut()?.next()
    }
}

one_format!(LentOutput);
