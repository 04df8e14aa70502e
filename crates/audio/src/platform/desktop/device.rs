//! The sound card on its own thread, reopened when it disappears.

#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use rodio::Sample;

use super::card::{CardLost, CardTimeouts, Cards};
use crate::Output;
use crate::format::one_format;

/// The time that a closed card has to return the output.
const RETURNING: Duration = Duration::from_secs(5);

/// A command to the thread.
pub(super) enum DeviceCommand {
    /// Close the card for good.
    Close,
    /// Reopen the card, if it is still the one with this opening number, for this reason.
    Reopen(u64, String),
}

/// A sound card that is open or being opened. Dropping it closes the card.
pub(crate) struct Device {
    open: Arc<AtomicBool>,
    commands: Sender<DeviceCommand>,
    closed: Receiver<()>,
    /// The time that closing may delay the end of the program.
    closing: Duration,
}

impl Device {
    /// Starts to open a sound card that plays `output`, and returns at once. Opening takes tens of
    /// milliseconds, or much longer if a sound server has to start, so a thread waits for it.
    /// Returns `None` if no thread can be started.
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
            // The receiver may be gone already.
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

    /// Returns whether the card is open.
    pub(crate) fn is_open(&self) -> bool {
        self.open.load(Ordering::Relaxed)
    }

    /// Does nothing: an open card asks for samples, even silent ones.
    pub(crate) fn wake(&self) {}
}

impl Drop for Device {
    fn drop(&mut self) {
        let _ = self.commands.send(DeviceCommand::Close);
        // Waits until an open card is closed, unless it hangs. A card that is missing or still
        // being opened is not worth waiting for.
        if self.is_open() {
            let _ = self.closed.recv_timeout(self.closing);
        }
    }
}

/// The thread that keeps a card open.
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
    /// Plays `output` on a card, and on the next one when that disappears, until the command to
    /// close.
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

    /// Watches an open card. Returns why it must be reopened, or `None` on the command to close.
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

    /// Waits before the next attempt. Returns whether the command to close arrived meanwhile.
    fn wait_or_close(&self, wait: Duration) -> bool {
        let until = Instant::now() + wait;
        loop {
            match self.received.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(DeviceCommand::Close) | Err(RecvTimeoutError::Disconnected) => return true,
                // A failed card tends to report its failure many times.
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

    /// Logs a failure visibly once, then only for debugging until sound is back.
    fn log_silence(&mut self, what: String) {
        if std::mem::replace(&mut self.has_logged_silence, true) {
            log::debug!("{what}");
        } else {
            log::info!("{what}");
        }
    }
}

/// The output of the mixer, lent to a sound card. Dropping it returns the output, so that the next
/// card can continue it.
pub struct LentOutput {
    output: Option<Output>,
    /// The number of samples that the card has requested.
    asked: Arc<AtomicU64>,
    back: Sender<Output>,
}

impl Drop for LentOutput {
    fn drop(&mut self) {
        if let Some(output) = self.output.take() {
            // The receiver is gone if the program is ending.
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
