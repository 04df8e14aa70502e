//! The sound card, opened and kept on a thread of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use rodio::cpal::{self, ErrorKind};
use rodio::{DeviceSinkBuilder, DeviceSinkError, MixerDeviceSink};

use super::Output;

/// How long closing may keep the program from ending. A sound server that
/// hangs should not make the window hang too.
const PATIENCE: Duration = Duration::from_millis(300);

/// An open sound card, or one being opened. Dropping it closes the card.
pub(super) struct Device {
    open: Arc<AtomicBool>,
    /// Taken away to tell the thread to close the card.
    keep: Option<Sender<()>>,
    closed: Receiver<()>,
}

impl Device {
    /// Starts to open the default sound card, which will play `output`. The
    /// card may take tens of milliseconds, or much longer when a sound server
    /// has to start, so a thread waits for it. None where there is no thread.
    pub(super) fn open(output: Output) -> Option<Device> {
        let open = Arc::new(AtomicBool::new(false));
        let (keep, until) = channel();
        let (done, closed) = channel();
        let opened = Arc::clone(&open);
        let thread = thread::Builder::new().name("sound".into());
        let spawned = thread.spawn(move || {
            run(output, &opened, &until);
            // Nobody may be waiting any more.
            let _ = done.send(());
        });
        match spawned {
            Ok(_) => Some(Device { open, keep: Some(keep), closed }),
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
        self.keep = None;
        // Closed or not after this time, the program goes on.
        let _ = self.closed.recv_timeout(PATIENCE);
    }
}

/// Plays `output` on the default sound card until the sender of `until` is
/// gone.
fn run(output: Output, open: &AtomicBool, until: &Receiver<()>) {
    #[cfg(target_os = "linux")]
    let _quiet = quiet_alsa();
    match default_card() {
        Ok(card) => {
            card.mixer().add(output);
            open.store(true, Ordering::Relaxed);
            // Nothing is ever sent; this returns when the sender is gone.
            let _ = until.recv();
        }
        Err(error) => log::info!("no sound: {}", with_cause(&error)),
    }
}

/// Opens the default sound card.
fn default_card() -> Result<MixerDeviceSink, DeviceSinkError> {
    let reported = Arc::new(AtomicBool::new(false));
    let report = move |error: cpal::Error| match error.kind() {
        // The sound goes on.
        ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied | ErrorKind::Xrun => {
            log::debug!("sound: {error}");
        }
        // A card that failed tends to fail again at once, many times.
        _ if reported.swap(true, Ordering::Relaxed) => {}
        _ => log::info!("sound failed: {error}"),
    };
    let mut card = DeviceSinkBuilder::from_default_device()?
        .with_error_callback(report)
        .open_sink_or_fallback()?;
    card.log_on_drop(false);
    Ok(card)
}

/// ALSA writes its troubles to standard error, where they look like ours. As
/// long as the result is kept, what it says on this thread is swallowed.
#[cfg(target_os = "linux")]
fn quiet_alsa() -> Option<impl Sized> {
    alsa::Output::local_error_handler().ok()
}

/// An error with what lies behind it, on one line.
fn with_cause(error: &dyn std::error::Error) -> String {
    match error.source() {
        Some(cause) => format!("{error}: {}", with_cause(cause)),
        None => error.to_string(),
    }
}
