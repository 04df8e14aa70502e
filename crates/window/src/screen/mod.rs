//! The screens of the window: the trait [`Screen`], and the stack that they lie on.
//! A screen owns the state that ends with it, and handles its own time, keys, commands and drawing.

mod board_keys;
mod context;
mod page;
mod stack;

pub use board_keys::{act_on_board, clear_focus, keys_of_tries, lead_back};
pub use context::ScreenContext;
pub use page::{Page, PageEffect, press, run};
pub use stack::ScreenStack;

use std::any::Any;
use std::path::Path;

use eframe::egui::{Context, Ui};

use crate::share::SharedGame;
use crate::{Action, Change, Command, Parts};

/// What becomes of a screen when another one opens over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Under {
    /// It stays below, and leaving the other one leads back to it.
    Stays,
    /// It is left, and the screen below it decides about itself.
    IsLeft,
    /// It is left with all screens below it but the home.
    AllAreLeft,
}

/// A screen of the window. It changes the [parts](Parts) of the window through the context, where
/// it also opens and leaves screens; what it neither handles nor knows, it leaves to the window.
pub trait Screen: Any {
    /// Draws the screen, and carries out what the player asks for. Returns the action that is left to
    /// [`Screen::act`] and the window.
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action>;

    /// Carries out an action. Returns the action that is left to the window, which is
    /// the same one if the screen does not handle it.
    fn act(&mut self, action: Action, _context: &mut ScreenContext<'_>) -> Option<Action> {
        Some(action)
    }

    /// Advances the screen by `seconds`. Time stands still while a dialog is open and while the
    /// window is invisible.
    fn advance(&mut self, _seconds: f64, _context: &mut ScreenContext<'_>) {}

    /// Takes over what has been found in the background.
    fn poll(&mut self, _context: &mut ScreenContext<'_>) {}

    /// Handles the keys that no widget takes. Returns as [`Screen::show`] does.
    fn keys(&mut self, _context: &mut ScreenContext<'_>) -> Option<Action> {
        None
    }

    /// Returns whether the key of a command works on the screen.
    fn handles_key(&self, command: Command, _parts: &Parts) -> bool {
        is_general(command)
    }

    /// Returns whether the keys of the clipboard work on the screen.
    fn handles_clipboard(&self, _ctx: &Context) -> bool {
        true
    }

    /// Returns whether the screen shows a board.
    fn has_board(&self) -> bool {
        false
    }

    /// Returns whether the screen lists the kept games of a game.
    fn lists_games(&self) -> bool {
        false
    }

    /// Returns whether the screen has a list of moves, which lies over the board of a narrow window.
    fn lists_moves(&self) -> bool {
        false
    }

    /// Returns whether a finger that rests on the board does what the other button of a mouse does there. Elsewhere, a
    /// press counts however long it takes.
    fn uses_long_press(&self) -> bool {
        false
    }

    /// Returns whether the screen has narration below a board, which shows toasts.
    fn has_status_line(&self) -> bool {
        self.has_board()
    }

    /// Returns whether the screen has a line that shows toasts.
    fn shows_toasts(&self, _parts: &Parts) -> bool {
        self.has_status_line()
    }

    /// Returns whether the music of the home plays.
    fn has_menu_music(&self) -> bool {
        !self.has_board()
    }

    /// Returns whether stones lie scattered around the page.
    fn has_scattered_stones(&self) -> bool {
        !self.has_board()
    }

    /// Returns whether a list of the screen contains commands that copy.
    fn has_copies_in_lists(&self) -> bool {
        false
    }

    /// Returns the name of the game on the screen.
    fn game(&self) -> &'static str;

    /// Returns whether the screen shows the current game, which players make moves in.
    fn is_current_game(&self) -> bool {
        false
    }

    /// Checks the clocks of the current game, after the moves of this frame.
    fn check_time(&mut self, _context: &mut ScreenContext<'_>) {}

    /// Returns the game on the screen, to share.
    fn shared(&self, _parts: &Parts) -> Option<SharedGame> {
        None
    }

    /// Returns the position on the screen as text.
    fn position(&self, _parts: &Parts) -> Option<String> {
        None
    }

    /// Returns whether the board previews moves: on the screen or, without a board, in the next
    /// game.
    fn previews(&self, parts: &Parts) -> bool {
        parts.previews_next(self.game())
    }

    /// Takes a position written in a pasted text. Returns whether the screen does.
    fn paste_position(&mut self, _text: &str) -> bool {
        false
    }

    /// Takes a text, or a file at this path, that is no game. Returns whether the screen does.
    fn take_list(&mut self, _file: Option<&Path>, _context: &mut ScreenContext<'_>) -> bool {
        false
    }

    /// Returns whether files can be dropped on the screen.
    fn takes_files(&self, _parts: &Parts) -> bool {
        true
    }

    /// Follows a change of the library.
    fn follow_change(&mut self, _change: &Change, _context: &mut ScreenContext<'_>) {}

    /// Reads what the library says about games that have just been saved.
    fn poll_saving(&mut self, _parts: &mut Parts) {}

    /// Returns what becomes of the screen when `above` opens over it.
    fn under(&self, _above: &dyn Screen) -> Under {
        Under::AllAreLeft
    }

    /// Returns whether the screen works with the page below it, which stays.
    fn uses_page_below(&self) -> bool {
        false
    }

    /// Returns whether the screen is a visit, from which one returns to the game that it was opened from.
    fn is_visit(&self) -> bool {
        false
    }

    /// Shows the screen again after the one over it was left.
    fn resume(&mut self, _context: &mut ScreenContext<'_>) {}

    /// Saves what the screen has not saved yet, before it is left or the program ends.
    fn leave(&mut self, _parts: &mut Parts) {}

    /// Returns whether the screen is a page of a game that stays as it is, with those below and above it, if
    /// all of them are left at once.
    fn stays_with_game(&self) -> bool {
        false
    }

    /// Returns whether the screen, once left, stays as it is until it is opened again.
    fn stays(&self) -> bool {
        false
    }
}

/// Returns whether a screen is of this type.
pub fn is<S: Screen>(screen: &dyn Screen) -> bool {
    (screen as &dyn Any).is::<S>()
}

/// Returns the screen if it is of this type.
pub fn of_type<S: Screen>(screen: &mut dyn Screen) -> Option<&mut S> {
    (screen as &mut dyn Any).downcast_mut()
}

/// Returns whether the key of a command works on every screen.
pub fn is_general(command: Command) -> bool {
    command.works_everywhere() || command.works_on_pages()
}
