//! Error messages for when no window can be opened.

use std::any::Any;
use std::io::{self, IsTerminal};
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use window_words::Words;

use super::{config_file, locale};
use crate::settings::{self, Language, Settings};
use crate::storage::read_ron;

/// Runs the window. The window system panics if some of its libraries are missing, and if the
/// window or its screen is lost. Both are reported as errors; other panics are bugs once `opened`
/// is set, which means that the window is open.
///
/// # Errors
/// Returns a sentence that says why there is no window. Without a terminal, a dialog shows it too.
pub fn explain_failure(
    opened: &Arc<AtomicBool>,
    run: impl FnOnce() -> Result<(), eframe::Error>,
) -> Result<(), String> {
    let usual = panic::take_hook();
    let (is_open, lost) = (Arc::clone(opened), Arc::new(AtomicBool::new(false)));
    let loses = Arc::clone(&lost);
    panic::set_hook(Box::new(move |panic| {
        if !is_open.load(Ordering::Relaxed) {
            log::debug!("{panic}");
        } else if panic.location().is_some_and(|place| is_of_window_system(place.file())) {
            loses.store(true, Ordering::Relaxed);
            log::debug!("{}", panic.to_string().replace('\n', " "));
            // Other libraries warn of a disorderly end from here on.
            log::set_max_level(log::LevelFilter::Off);
        } else {
            usual(panic);
        }
    }));
    let ended = panic::catch_unwind(AssertUnwindSafe(run));
    let (is_open, is_lost) = (opened.load(Ordering::Relaxed), lost.load(Ordering::Relaxed));
    let error = match ended {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(error)) => error.to_string(),
        Err(bug) if is_open && !is_lost => panic::resume_unwind(bug),
        Err(panic) => message(&*panic).to_owned(),
    };
    log::debug!("{error}");
    if is_open {
        return Err("the window or its screen was lost".to_owned());
    }
    let reason = reason(&error);
    if !io::stderr().is_terminal() {
        show(reason);
    }
    Err(format!(
        "the window cannot be opened: {reason}; start the game on a desktop, or run \
         \"o-an-quan help\" for the commands that need no window"
    ))
}

/// Returns whether a source file belongs to the library that talks to the window system. It
/// panics if the window is destroyed or the connection to the screen breaks while it draws.
fn is_of_window_system(file: &str) -> bool {
    file.split(['/', '\\']).any(|part| part == "winit" || part.starts_with("winit-"))
}

/// Returns the message in an error of the window system. The text before the last colon names
/// places in source code.
fn reason(error: &str) -> &str {
    // What the library says of an X server without RANDR tells nobody what to do.
    if error.contains("UnsupportedExtension") {
        return "the X server has no RANDR extension; switch it on";
    }
    error.rsplit(": ").next().unwrap_or(error).trim_end_matches('.')
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or(panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("an unknown error")
}

/// Shows the reason in a system dialog in the player's language. Does nothing if the system has
/// no dialogs.
fn show(reason: &str) {
    let path = config_file("settings.ron");
    let settings = path.and_then(|path| read_ron::<Settings>(&path, settings::VERSION).ok());
    let language = settings.and_then(|settings| settings.language);
    let words = Words::of(language.unwrap_or_else(|| Language::of_locale(&locale())));
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title(words.title)
        .set_description(words.no_window(reason))
        .show();
}

#[cfg(test)]
mod tests {
    use super::reason;

    #[test]
    fn a_missing_extension_is_named() {
        let error = "winit EventLoopError: os error at lib.rs:1: UnsupportedExtension";
        assert!(reason(error).contains("RANDR"));
        assert_eq!(reason("places: in code: no screen."), "no screen");
    }
}
