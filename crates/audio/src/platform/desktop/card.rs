//! Sound cards: the interface, and the system's real cards.

use std::any::Any;
use std::sync::mpsc::Sender;
use std::time::Duration;

use rodio::cpal::{self, ErrorKind};
use rodio::{DeviceSinkBuilder, DeviceSinkError};

use super::device::{DeviceCommand, LentOutput};

/// A source of sound cards. The program uses the system's; tests provide others.
pub trait Cards: Send + 'static {
    /// Opens the current sound card. The card plays `lent` until the result is dropped, and calls
    /// [`CardLost::report`] when it can no longer play.
    ///
    /// # Errors
    /// Returns the reason why there is no card, as a text for the log.
    fn open(&mut self, lent: LentOutput, lost: CardLost) -> Result<Box<dyn Any>, String>;

    /// Returns the waiting times for the card.
    fn timeouts(&self) -> CardTimeouts {
        CardTimeouts::default()
    }
}

/// The waiting times for a sound card.
#[derive(Clone, Copy, Debug)]
pub struct CardTimeouts {
    /// The wait before the first attempt to reopen it; it doubles with each attempt.
    pub first: Duration,
    /// The longest wait between two attempts.
    pub longest: Duration,
    /// The time after which a card that requests no samples counts as gone.
    pub stalled: Duration,
    /// The time that closing an open card may delay the end of the program. A sound server that
    /// hangs must not make the window hang, too.
    pub closing: Duration,
}

impl Default for CardTimeouts {
    fn default() -> Self {
        CardTimeouts {
            first: Duration::from_millis(500),
            longest: Duration::from_secs(16),
            stalled: Duration::from_secs(4),
            closing: Duration::from_millis(300),
        }
    }
}

/// Reports that a card can no longer play. It may report any number of times.
#[derive(Clone)]
pub struct CardLost {
    /// The number of the opening that this belongs to.
    pub(super) opening: u64,
    pub(super) commands: Sender<DeviceCommand>,
}

impl CardLost {
    /// Reports that the card can no longer play, with the reason.
    pub fn report(&self, why: String) {
        // The receiver may be gone already.
        let _ = self.commands.send(DeviceCommand::Reopen(self.opening, why));
    }
}

/// The system's default sound card.
pub(super) struct DefaultCard;

impl Cards for DefaultCard {
    fn open(&mut self, lent: LentOutput, lost: CardLost) -> Result<Box<dyn Any>, String> {
        #[cfg(target_os = "linux")]
        let quiet = quiet_alsa();
        #[cfg(not(target_os = "linux"))]
        let quiet = ();
        let report = move |error: cpal::Error| match error.kind() {
            // The card continues to play.
            ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied | ErrorKind::Xrun => {
                log::debug!("sound: {error}");
            }
            _ => lost.report(error.to_string()),
        };
        let open = || -> Result<_, DeviceSinkError> {
            let card = DeviceSinkBuilder::from_default_device()?;
            card.with_error_callback(report).open_sink_or_fallback()
        };
        let mut card = open().map_err(|error| with_cause(&error))?;
        card.log_on_drop(false);
        card.mixer().add(lent);
        // The card is dropped first, so that closing it is silent, too.
        Ok(Box::new((card, quiet)))
    }
}

/// Suppresses ALSA's messages on standard error for this thread until the result is dropped;
/// otherwise they would look like messages of the program.
#[cfg(target_os = "linux")]
fn quiet_alsa() -> impl Sized + 'static {
    alsa::Output::local_error_handler().ok()
}

/// Returns an error and its causes on one line.
fn with_cause(error: &dyn std::error::Error) -> String {
    match error.source() {
        Some(cause) => format!("{error}: {}", with_cause(cause)),
        None => error.to_string(),
    }
}
