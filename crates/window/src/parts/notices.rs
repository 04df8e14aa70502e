//! The messages of the window itself.

use eframe::egui::{Context, Rect};
use ui_kit::toast::Toast;

/// Why the program keeps no settings and games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NothingKept {
    /// The user has no home folder.
    NoHome,
    /// The browser keeps nothing for the page.
    Refused,
    /// The browser keeps what a newer version of the page has written.
    Newer,
}

/// The message shown for a moment, and the first message on the home.
pub struct Notices {
    toast: Option<Toast>,
    /// Why nothing is kept, while the home still says so.
    nothing_kept: Option<NothingKept>,
}

impl Notices {
    /// Creates the state at the start of the program.
    pub fn new(nothing_kept: Option<NothingKept>) -> Self {
        Notices { toast: None, nothing_kept }
    }

    /// Shows a message for a moment.
    pub fn show(&mut self, ctx: &Context, text: impl Into<String>) {
        self.toast = Some(Toast::new(ctx, text));
    }

    /// Shows a message until the player has seen it and then presses something.
    pub fn keep(&mut self, text: impl Into<String>) {
        self.toast = Some(Toast::lasting(text));
    }

    /// Shows for a moment why a press has done nothing: beside `place`, if that was pressed.
    pub fn answer(&mut self, ctx: &Context, text: impl Into<String>, place: Option<Rect>) {
        self.toast = Some(match place {
            Some(place) => Toast::beside(ctx, text, place),
            None => Toast::new(ctx, text),
        });
    }

    /// Dismisses the message that nothing is kept. Returns whether there was one.
    pub fn dismiss_warning(&mut self) -> bool {
        self.nothing_kept.take().is_some()
    }

    /// Returns why nothing is kept, while the home still says so.
    pub fn nothing_kept(&self) -> Option<NothingKept> {
        self.nothing_kept
    }

    /// Removes the message shown for a moment once its time is over. Nobody sees it if a dialog `covers` it.
    pub fn expire(&mut self, ctx: &Context, covers: bool) {
        self.toast.take_if(|toast| toast.is_over(ctx, covers));
    }

    /// Returns the text of the message shown for a moment, unless it stands beside what was pressed.
    pub fn text(&self) -> Option<&str> {
        self.toast.as_ref().filter(|toast| !toast.is_beside()).map(Toast::text)
    }

    /// Returns the message shown for a moment.
    pub fn toast(&self) -> Option<&Toast> {
        self.toast.as_ref()
    }
}
