//! A page of a game: a [`Screen`] on the stack of the window.

use std::any::Any;

use eframe::egui::{Context, Key, Modifiers, Ui};
use tabletop::Seat;

use super::context::ScreenContext;
use super::{Screen, Under, is_general};
use crate::share::SharedGame;
use crate::{Action, Change, Command, Parts, SHARING, poll_changes};

/// What a command does on a page `P`.
pub type PageEffect<P> = fn(&mut P, &mut ScreenContext<'_>);

/// A page of a game. It lies on the stack of the window over the pages to which leaving it leads.
pub trait Page: Any + Sized {
    /// The name of the game in files and settings.
    const GAME: &'static str;

    /// Whether the games begin on a start page, with which the page stays when it is left; otherwise, the home begins them.
    const HAS_START_PAGE: bool;

    /// Whether the page has a line below a board, which shows toasts.
    const HAS_LINE: bool = true;

    /// Whether the page stays as the player left it.
    const STAYS: bool = false;

    /// Whether the board of the page takes letters, which are no keys of commands then.
    const TAKES_LETTERS: bool = false;

    /// Whether a finger that rests on the board does what the other button of a mouse does there.
    const USES_LONG_PRESS: bool = false;

    /// Draws the page, and carries out what the player asks for. Returns what is left to the window.
    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action>;

    /// Returns what a command does on the page, or `None` if the page leaves it to the window. This is
    /// the only list of the commands of the page: keys and buttons use it alike.
    fn effect(&self, command: Command, parts: &Parts) -> Option<PageEffect<Self>>;

    /// Advances what moves on the page by `seconds`.
    fn tick(&mut self, _seconds: f32, _context: &mut ScreenContext<'_>) {}

    /// Takes over what has been found in the background.
    fn poll(&mut self, _context: &mut ScreenContext<'_>) {}

    /// Handles the keys that choose a move.
    fn board_keys(&mut self, _context: &mut ScreenContext<'_>) -> Option<Action> {
        None
    }

    /// Handles Escape. Returns the action that is left to the window.
    fn escape(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        run(self, Command::Back, context);
        None
    }

    /// Takes a position written in a pasted text. Returns whether the page does.
    fn paste_position(&mut self, _text: &str) -> bool {
        false
    }

    /// Returns whether the page leaves the key of a command that it does not handle to the window.
    fn leaves_key(&self, _command: Command) -> bool {
        false
    }

    /// Follows a change of the library.
    fn follow_library(&mut self, _change: &Change, _context: &mut ScreenContext<'_>) {}

    /// Returns the game on the page, to share.
    fn shared_game(&self, _parts: &Parts) -> Option<SharedGame> {
        None
    }

    /// Notes that the game on the page is sent to the other player.
    fn note_sent(&mut self, _parts: &mut Parts) {}

    /// Returns the position on the page as text, if players share it.
    fn position_text(&self, _parts: &Parts) -> Option<String> {
        None
    }

    /// Returns whether a dialog of the page is open, which takes all keys.
    fn is_asking(&self, _parts: &Parts) -> bool {
        false
    }

    /// Returns whether the page shows a game in which players make moves.
    fn is_playing(&self, _parts: &Parts) -> bool {
        false
    }

    /// Whether the page has a list of moves.
    const LISTS_MOVES: bool = false;

    /// Whether the page is that of the current game, in which players make moves.
    const IS_CURRENT_GAME: bool = false;

    /// Returns the players that are chosen on the page for a game.
    fn chosen_seats(&self) -> Option<[Seat; 4]> {
        None
    }

    /// Returns whether the board previews moves: on the page or, without a board, in the next game.
    fn previews(&self, parts: &Parts) -> bool {
        parts.previews_next(Self::GAME)
    }

    /// Shows the page again after the one over it was left.
    fn resume(&mut self, _context: &mut ScreenContext<'_>) {}

    /// Keeps what is not kept yet, before the page is left.
    fn leave(&mut self, _parts: &mut Parts) {}

    /// Returns whether the page stays below another page of the game.
    fn stays_under(&self, _above: &dyn Screen) -> bool {
        false
    }
}

/// Runs a command on a page. Returns whether the page handles it.
pub fn run<P: Page>(page: &mut P, command: Command, context: &mut ScreenContext<'_>) -> bool {
    let effect = effect(page, command, context.parts);
    if let Some(effect) = effect {
        effect(page, context);
    }
    effect.is_some()
}

/// Runs a command whose button was pressed on a page. Returns it if it is left to the window.
pub fn press<P: Page>(
    page: &mut P,
    command: Command,
    context: &mut ScreenContext<'_>,
) -> Option<Action> {
    context.ctx.request_repaint();
    page.act(Action::Do(command), context)
}

/// Returns what a command does on a page at present.
fn effect<P: Page>(page: &P, command: Command, parts: &Parts) -> Option<PageEffect<P>> {
    if page.is_asking(parts) { None } else { page.effect(command, parts) }
}

impl<P: Page> Screen for P {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        self.draw(ui, context)
    }

    fn uses_long_press(&self) -> bool {
        P::USES_LONG_PRESS
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        match action {
            Action::Do(command) if run(self, command, context) => None,
            Action::Do(Command::Moves) => {
                context.parts.toggle_moves(context.ctx);
                None
            }
            action => {
                if let Action::Do(Command::CopyLink | Command::CopyLine | Command::ShareLink) =
                    action
                {
                    self.note_sent(context.parts);
                }
                Some(action)
            }
        }
    }

    fn advance(&mut self, seconds: f64, context: &mut ScreenContext<'_>) {
        self.tick(seconds as f32, context);
        context.parts.prepare_strength(P::GAME, self.chosen_seats().as_ref(), context.ctx);
    }

    /// Remembers that this game is played, and follows its library.
    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        let parts = &mut *context.parts;
        // The home leads to the games that begin there.
        let id = P::HAS_START_PAGE.then_some(P::GAME);
        if self.is_playing(parts) && parts.settings().last_room.as_deref() != id {
            parts.change_settings(context.ctx, |settings| {
                settings.last_room = id.map(str::to_owned);
            });
        }
        poll_changes(P::GAME, self, context);
        Page::poll(self, context);
    }

    fn follow_change(&mut self, change: &Change, context: &mut ScreenContext<'_>) {
        self.follow_library(change, context);
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        // A dialog or a field takes the keys for itself.
        if self.is_asking(context.parts) || context.ctx.text_edit_focused() {
            return None;
        }
        if context.ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            // What lies over the board goes first.
            if P::LISTS_MOVES && context.parts.has_list_over_board(context.ctx) {
                context.parts.close_list_over_board(context.ctx);
                context.ctx.request_repaint();
                return None;
            }
            return self.escape(context);
        }
        self.board_keys(context)
    }

    fn handles_key(&self, command: Command, parts: &Parts) -> bool {
        is_general(command)
            || matches!(command, Command::Effects | Command::Music | Command::Moves)
                && !P::TAKES_LETTERS
            || SHARING.contains(&command) && self.position(parts).is_some()
            || effect(self, command, parts).is_some()
            || self.leaves_key(command)
    }

    fn shared(&self, parts: &Parts) -> Option<SharedGame> {
        if self.is_asking(parts) { None } else { self.shared_game(parts) }
    }

    fn position(&self, parts: &Parts) -> Option<String> {
        if self.is_asking(parts) { None } else { self.position_text(parts) }
    }

    fn paste_position(&mut self, text: &str) -> bool {
        Page::paste_position(self, text)
    }

    fn leave(&mut self, parts: &mut Parts) {
        Page::leave(self, parts);
    }

    fn stays(&self) -> bool {
        P::STAYS
    }

    fn handles_clipboard(&self, ctx: &Context) -> bool {
        !ctx.text_edit_focused()
    }

    fn has_board(&self) -> bool {
        true
    }

    fn has_status_line(&self) -> bool {
        P::HAS_LINE
    }

    fn has_copies_in_lists(&self) -> bool {
        true
    }

    fn lists_moves(&self) -> bool {
        P::LISTS_MOVES
    }

    fn is_current_game(&self) -> bool {
        P::IS_CURRENT_GAME
    }

    fn check_time(&mut self, context: &mut ScreenContext<'_>) {
        if P::IS_CURRENT_GAME {
            let Parts { rooms, sound, .. } = &mut *context.parts;
            let low = rooms.get_mut(P::GAME).and_then(|table| table.check_time(context.ctx));
            low.into_iter().for_each(|low| sound.play(low));
        }
    }

    fn previews(&self, parts: &Parts) -> bool {
        Page::previews(self, parts)
    }

    fn resume(&mut self, context: &mut ScreenContext<'_>) {
        Page::resume(self, context);
    }

    fn game(&self) -> &'static str {
        P::GAME
    }

    fn stays_with_game(&self) -> bool {
        P::HAS_START_PAGE
    }

    fn under(&self, above: &dyn Screen) -> Under {
        match above.game() == self.game() {
            true if self.stays_under(above) => Under::Stays,
            true => Under::IsLeft,
            false => Under::AllAreLeft,
        }
    }
}
