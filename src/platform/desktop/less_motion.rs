//! Whether the system requests less motion. On Linux, the desktop portal answers; on desktops
//! without one, or whose portal does not know, the settings that they write for GTK programs do.

use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use directories::BaseDirs;
use mundy::{Interest, Preferences, ReducedMotion};

use crate::platform::{Instant, start_thread};
use crate::storage::read_bytes;

/// The longest that the program waits for an answer, about as long as the window takes to open. A
/// portal answers within a few milliseconds, but one that hangs must not delay the first frame.
const PATIENCE: Duration = Duration::from_millis(100);

/// A question to the system, asked while the window opens.
pub struct Request {
    answer: Receiver<bool>,
    asked: Instant,
}

/// Asks the system on another thread.
pub fn request() -> Request {
    let (sender, answer) = channel();
    let ask = move || {
        // The program may have stopped waiting.
        let _ = sender.send(is_wanted());
    };
    // macOS answers the main thread only, and only once the window system runs.
    if !cfg!(target_os = "macos")
        && let Err(error) = start_thread("less motion", ask)
    {
        log::warn!("cannot ask for the system's settings on a thread: {error}");
    }
    Request { answer, asked: Instant::now() }
}

impl Request {
    /// Returns whether the system requests less motion; `false` if it has not answered in time.
    pub fn answer(&self) -> bool {
        match self.answer.recv_timeout(PATIENCE.saturating_sub(self.asked.elapsed())) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => false,
            Err(RecvTimeoutError::Disconnected) => is_wanted(),
        }
    }
}

/// Returns whether the settings of the system turn animations off.
fn is_wanted() -> bool {
    is_in_gtk_settings() || is_in_system_settings()
}

fn is_in_system_settings() -> bool {
    let settings = Preferences::once_blocking(Interest::ReducedMotion, PATIENCE);
    settings.is_some_and(|settings| settings.reduced_motion == ReducedMotion::Reduce)
}

fn is_in_gtk_settings() -> bool {
    let Some(folders) = BaseDirs::new() else {
        return false;
    };
    let files =
        ["gtk-4.0", "gtk-3.0"].map(|gtk| folders.config_dir().join(gtk).join("settings.ini"));
    files.iter().any(|file| file_means_no_animations(file))
}

/// Returns whether a GTK settings file exists at `path` and turns animations off.
fn file_means_no_animations(path: &Path) -> bool {
    let bytes = read_bytes(path).ok().flatten().unwrap_or_default();
    means_no_animations(&String::from_utf8_lossy(&bytes))
}

/// Returns whether the text of a GTK settings file turns animations off.
fn means_no_animations(text: &str) -> bool {
    text.lines().filter_map(|line| line.split_once('=')).any(|(name, value)| {
        name.trim() == "gtk-enable-animations" && ["0", "false"].contains(&value.trim())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn disabled_system_animations_mean_less_motion() {
        assert!(means_no_animations("[Settings]\ngtk-enable-animations = false\n"));
        assert!(means_no_animations("gtk-enable-animations=0"));
        assert!(!means_no_animations("[Settings]\ngtk-enable-animations=true\n"));
        assert!(!means_no_animations("gtk-font-name=0"));
    }

    #[test]
    fn a_system_that_does_not_answer_in_time_requests_nothing() {
        let (sender, answer) = channel();
        let long_ago = Instant::now().checked_sub(PATIENCE).unwrap();
        assert!(!Request { answer, asked: long_ago }.answer());
        assert!(sender.send(true).is_err(), "nobody waits any more");
        let (sender, answer) = channel();
        sender.send(true).unwrap();
        assert!(Request { answer, asked: long_ago }.answer(), "an answer in time counts");
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_instead_of_the_settings_file_is_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ini");
        std::fs::write(&path, "gtk-enable-animations=0\n").unwrap();
        assert!(file_means_no_animations(&path));
        std::fs::remove_file(&path).unwrap();
        assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
        // If reading waited for the pipe, this write would end the wait, so that the test fails
        // instead of hanging.
        let pipe = path.clone();
        std::thread::spawn(move || std::fs::write(pipe, "gtk-enable-animations=0\n"));
        assert!(!file_means_no_animations(&path));
    }
}
