//! What the pages of a game need to know of the window.

use settings::{Language, Settings};
use ui_kit::sprites::Sprites;
use window_words::Words;

use crate::{Command, Correspondence};

/// How a game gets from here to somebody else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sharing {
    /// Whether the system offers a link to other programs.
    pub has_sheet: bool,
    /// Whether there is the address of a page that opens the game; without one, the game is a line to paste.
    pub has_address: bool,
}

impl Sharing {
    /// Returns the command that sends a game to the other player.
    pub fn send(self) -> Command {
        match self {
            Sharing { has_sheet: true, .. } => Command::ShareLink,
            Sharing { has_address: true, .. } => Command::CopyLink,
            Sharing { .. } => Command::CopyLine,
        }
    }

    /// Returns whether a command is of no use here: each way to send a game needs something.
    pub fn lacks(self, command: Command) -> bool {
        match command {
            Command::ShareLink => !self.has_sheet,
            Command::CopyLink => !self.has_address,
            Command::CopyLine => self.has_address,
            _ => false,
        }
    }
}

/// What a page needs to know of the window to draw itself.
#[derive(Clone, Copy)]
pub struct RoomView<'a> {
    /// The current language.
    pub language: Language,
    /// The texts in it.
    pub words: &'static Words,
    /// The current settings.
    pub settings: &'a Settings,
    /// The textures.
    pub sprites: &'a Sprites,
    /// A short-lived message for the line below the board.
    pub toast: Option<&'a str>,
    /// The scale of numbers and texts, applied where there is room; 1 is the usual size.
    pub text_scale: f32,
    /// How a game gets from here to somebody else.
    pub shares: Sharing,
    /// What holds up the game on the page, if its players send it to each other.
    pub correspondence: Option<Correspondence>,
}

impl<'a> RoomView<'a> {
    /// Returns what a picture of a page is drawn with.
    pub fn of_picture(language: Language, settings: &'a Settings, sprites: &'a Sprites) -> Self {
        let words = Words::of(language);
        RoomView {
            language,
            words,
            settings,
            sprites,
            toast: None,
            text_scale: 1.0,
            shares: Sharing::default(),
            correspondence: None,
        }
    }
}
