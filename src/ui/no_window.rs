//! Error messages for when no window can be opened.

use std::any::Any;
use std::io::{self, IsTerminal};
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::words::{Words, system_language};
use crate::settings::{self, Settings};
use crate::storage::{config_file, read_ron};

/// Runs the window. The window system panics if some of its libraries are missing; until `opened`
/// is true, such a panic is reported as an ordinary error.
///
/// # Errors
/// A sentence that says why the window cannot be opened. Without a terminal, a dialog shows the
/// reason too.
pub fn explain_failure(
    opened: &Arc<AtomicBool>,
    run: impl FnOnce() -> Result<(), eframe::Error>,
) -> Result<(), String> {
    let usual = panic::take_hook();
    let is_open = Arc::clone(opened);
    panic::set_hook(Box::new(move |panic| {
        if is_open.load(Ordering::Relaxed) {
            usual(panic);
        } else {
            log::debug!("{panic}");
        }
    }));
    let error = match panic::catch_unwind(AssertUnwindSafe(run)) {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(error)) => error.to_string(),
        Err(bug) if opened.load(Ordering::Relaxed) => panic::resume_unwind(bug),
        Err(panic) => message(&*panic).to_owned(),
    };
    log::debug!("{error}");
    let reason = reason(&error);
    if !io::stderr().is_terminal() {
        show(reason);
    }
    Err(format!(
        "the window cannot be opened: {reason}; start the game on a desktop, or run \
         \"o-an-quan help\" for the commands that need no window"
    ))
}

/// Returns the message in an error of the window system. The text before the last colon names
/// places in source code.
fn reason(error: &str) -> &str {
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
    let words = Words::of(language.unwrap_or_else(system_language));
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title(words.title)
        .set_description((words.no_window)(reason))
        .show();
}
