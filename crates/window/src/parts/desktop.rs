//! What the system around the window does with it and with files: its dialog for saving, and its windows of
//! folders.

use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};

use client::Address;
use eframe::egui;
use messages::Code;

use crate::Sharing;
use crate::together::{StartHost, StartSearch};

/// The file that the player chooses in a dialog of the system, or `None` if the player cancels or the system
/// has no such dialog.
pub type ChosenFile = Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>>;

/// A dialog of the system in which the player chooses a file.
pub struct FileChoice(ChosenFile);

impl FileChoice {
    /// Returns the dialog whose answer is `chosen`.
    pub fn new(chosen: ChosenFile) -> Self {
        FileChoice(chosen)
    }

    /// Returns the file once the player has chosen it or has closed the dialog, and asks for a frame then.
    pub fn poll(&mut self, ctx: &egui::Context) -> Poll<Option<PathBuf>> {
        let waker = Waker::from(Arc::new(NextFrame(ctx.clone())));
        self.0.as_mut().poll(&mut Context::from_waker(&waker))
    }
}

/// Asks for the next frame when the dialog of the system is closed.
struct NextFrame(egui::Context);

impl Wake for NextFrame {
    fn wake(self: Arc<Self>) {
        self.0.request_repaint();
    }
}

/// Returns the host that serves a page, with the code in its address, or `None` if no host does.
pub type ServedBy = fn() -> Option<(Address, Option<Code>)>;

/// What the system around the window does with it and with files.
#[derive(Clone, Copy, Default)]
pub struct Desktop {
    /// Shows the dialog in which a file is chosen for saving, at first the one at this path; `None` in a
    /// window without such dialogs.
    pub choose_file: Option<fn(&Path) -> ChosenFile>,
    /// Shows the dialog in which a file is chosen to be read; `None` in a window without such dialogs.
    pub open_file: Option<fn() -> ChosenFile>,
    /// Starts the program again; `None` where the player opens it again after it has ended.
    pub restart: Option<fn()>,
    /// Shows a folder in a window of the system; `None` where the player sees no folders, because each saved
    /// file is a download.
    pub open_folder: Option<fn(&Path)>,
    /// Returns the address of a page that opens a game whose line follows after `#`: of the page itself or, in a
    /// window, of the one that its package names; `None` without one.
    pub address: Option<fn() -> String>,
    /// Whether the clipboard takes no pictures, as on a page from an unsafe address.
    pub refuses_pictures: bool,
    /// Offers a link, and a sentence about it, to other programs in the sheet of the system; `None` in a system without
    /// one.
    pub share: Option<fn(&str, &str)>,
    /// Hears how many steps lead back to the home, of which Escape takes one; `None` in a system that has no
    /// button or gesture of its own to go back.
    pub note_steps: Option<fn(u32)>,
    /// Hears which game, by its identifier, players see on the screen, so that a page which the browser loads again
    /// opens there; `None` in a window, which only the player opens again.
    pub note_game: Option<fn(Option<&'static str>)>,
    /// Returns the identifier of the game that was on the screen before the browser loaded the page again.
    pub game_before: Option<fn() -> Option<String>>,
    /// Hears the code of the room that the person watches at the host that serves the page, so that a page which the
    /// browser loads again goes back there; `None` in a window.
    pub note_watched: Option<fn(Option<Code>)>,
    /// Returns the code of the room that the person watched before the browser loaded the page again.
    pub watched_before: Option<fn() -> Option<Code>>,
    /// Asks the system not to delete what the program has written, once there is something; `None` where it does
    /// not do so, or has been asked.
    pub keep_files: Option<fn()>,
    /// Starts a host of rooms for people at other devices; `None` where the program cannot be one, as on a page.
    pub host: Option<StartHost>,
    /// Returns whether the program was killed while it was such a host, and nobody is one in its place; `None` where the
    /// program cannot be one.
    pub host_was_killed: Option<fn() -> bool>,
    /// Whether such a host has a page for browsers.
    pub has_page: bool,
    /// Starts a search for hosts on the network; `None` where the program cannot look around, as on a page.
    pub search: Option<StartSearch>,
    /// Returns the host that serves this page; `None` in a window, which can join any host.
    pub served_by: Option<ServedBy>,
    /// Whether the program can close its window. A page in a browser is closed by the player alone.
    pub closes: bool,
}

impl Desktop {
    /// Returns how a game gets from here to somebody else.
    pub fn sharing(&self) -> Sharing {
        Sharing { has_sheet: self.share.is_some(), has_address: self.address.is_some() }
    }

    /// Returns the line of a game as a link that opens it: after the address of the page, if there is one.
    pub fn link(&self, line: &str) -> String {
        match self.address {
            Some(address) => format!("{}#{line}", address()),
            None => line.to_owned(),
        }
    }

    /// Returns the text in a field for the path of a file: the name alone where the player sees no folders.
    pub fn suggested(&self, folder: &Path, name: &Path) -> String {
        let path = if self.open_folder.is_some() { &folder.join(name) } else { name };
        path.display().to_string()
    }
}
