//! The messages of the window itself.

use eframe::egui::Context;
use ui_kit::toast::Toast;

/// The message shown for a moment, and the first message on the home.
pub struct Notices {
    toast: Option<Toast>,
    /// Whether the home still shows the message that nothing is saved.
    warns_of_no_home: bool,
}

impl Notices {
    /// Creates the state at the start of the program.
    pub fn new(warns_of_no_home: bool) -> Self {
        Notices { toast: None, warns_of_no_home }
    }

    /// Shows a message for a moment.
    pub fn show(&mut self, ctx: &Context, text: impl Into<String>) {
        self.toast = Some(Toast::new(ctx, text));
    }

    /// Dismisses the message that nothing is saved. Returns whether there was one.
    pub fn dismiss_warning(&mut self) -> bool {
        std::mem::take(&mut self.warns_of_no_home)
    }

    /// Returns whether the home still shows the message that nothing is saved.
    pub fn warns_of_no_home(&self) -> bool {
        self.warns_of_no_home
    }

    /// Removes the message shown for a moment once its time is over.
    pub fn expire(&mut self, ctx: &Context) {
        self.toast.take_if(|toast| toast.is_over(ctx));
    }

    /// Returns the text of the message shown for a moment.
    pub fn text(&self) -> Option<&str> {
        self.toast.as_ref().map(Toast::text)
    }

    /// Returns the message shown for a moment.
    pub fn toast(&self) -> Option<&Toast> {
        self.toast.as_ref()
    }
}
