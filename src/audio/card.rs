//! Sound cards: how the program asks for one, and the real ones.

use std::any::Any;
use std::sync::mpsc::Sender;
use std::time::Duration;

use rodio::cpal::{self, ErrorKind};
use rodio::{DeviceSinkBuilder, DeviceSinkError};

use super::device::{DeviceCommand, LentOutput};

/// Where sound cards come from. The program has one kind; tests have others.
pub trait Cards: Send + 'static {
    /// Opens the sound card of the moment. Until the result is dropped the card
    /// plays `lent`; it calls [`CardLost::report`] when it can play no more.
    ///
    /// # Errors
    /// Why there is none, in words for the log.
    fn open(&mut self, lent: LentOutput, lost: CardLost) -> Result<Box<dyn Any>, String>;

    /// How long to wait for what.
    fn timeouts(&self) -> CardTimeouts {
        CardTimeouts::default()
    }
}

/// How long the program waits for a sound card.
#[derive(Clone, Copy, Debug)]
pub struct CardTimeouts {
    /// Before the first attempt to open it again; each further one waits twice
    /// as long.
    pub first: Duration,
    /// The longest wait between two attempts.
    pub longest: Duration,
    /// A card that has asked for no sample in this time has gone away silently.
    pub stalled: Duration,
    /// How long closing an open card may keep the program from ending. A sound
    /// server that hangs should not make the window hang too.
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

/// Reports that a card can play no more. It may be called many times.
#[derive(Clone)]
pub struct CardLost {
    /// Which opening of a card this belongs to.
    pub(super) opening: u64,
    pub(super) commands: Sender<DeviceCommand>,
}

impl CardLost {
    /// The card can play no more, and why.
    pub fn report(&self, why: String) {
        // Nobody may be there any more.
        let _ = self.commands.send(DeviceCommand::Reopen(self.opening, why));
    }
}

/// The default sound card of the system.
pub(super) struct DefaultCard;

impl Cards for DefaultCard {
    fn open(&mut self, lent: LentOutput, lost: CardLost) -> Result<Box<dyn Any>, String> {
        #[cfg(target_os = "linux")]
        let quiet = quiet_alsa();
        #[cfg(not(target_os = "linux"))]
        let quiet = ();
        let report = move |error: cpal::Error| match error.kind() {
            // The sound goes on.
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
        // Closing the card, too, should be quiet: it is dropped first.
        Ok(Box::new((card, quiet)))
    }
}

/// ALSA writes its troubles to standard error, where they look like ours. As
/// long as the result is kept, what it says on this thread is swallowed.
#[cfg(target_os = "linux")]
fn quiet_alsa() -> impl Sized + 'static {
    alsa::Output::local_error_handler().ok()
}

/// An error with what lies behind it, on one line.
fn with_cause(error: &dyn std::error::Error) -> String {
    match error.source() {
        Some(cause) => format!("{error}: {}", with_cause(cause)),
        None => error.to_string(),
    }
}
