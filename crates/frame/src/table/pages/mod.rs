//! The pages of a game as screens of the window. What all of them have in common is here: a [`Page`] is a
//! [`Screen`].

mod game;
mod lesson;
mod my_games;
mod playing;
mod replay;
mod start;
mod together;

use std::any::Any;

use eframe::egui::{Context, Key, Modifiers, Ui};
use settings::{Players, TableSettings};
use tabletop::archive::SavedGame;
use tabletop::{Game, Level, Played, Seat, Session, SessionState, Setup, Side};
use ui_kit::faces::Portrait;

use super::more::SHARING;
use super::state::state_mut;
use crate::action::Action;
use crate::command::Command;
use crate::room::{RoomView, Sharing};
use crate::share::SharedGame;
use crate::table::form::{NewGameDialog, settings_against};
use crate::table::my_games::{Change, MyGamesPart};
use crate::table::{BesideStep, TableGame, TableState};
use crate::{
    Graphics, Notices, Parts, Preferences, Screen, ScreenContext, Under, check_time, is_general,
};

pub use game::{GameScreen, play_move};
pub use lesson::OneLesson;
pub use my_games::{open_my_games, poll_changes};
pub use replay::{ReplayScreen, open_replay, people_of, play_on_hint, replay_saved};
pub(super) use start::capitalised;
pub use start::start_page;
pub use together::TogetherScreen;

/// What a command does on a page `P`.
pub type Effect<P> = fn(&mut P, &mut ScreenContext<'_>);

/// A page of a game. It lies on the stack of the window over the pages to which leaving it leads.
pub(super) trait Page: Any + Sized {
    /// The game.
    type Game: TableGame;

    /// Whether the page has a line below a board, which shows toasts.
    const HAS_LINE: bool = true;

    /// Whether the page stays as the player left it.
    const STAYS: bool = false;

    /// Whether the board of the page takes letters, which are no keys of commands then.
    const TAKES_LETTERS: bool = false;

    /// Whether a finger that rests on the board does what the other button of a mouse does there.
    const MINDS_LONG_PRESSES: bool = false;

    /// Draws the page, and carries out what the player asks for. Returns what is left to the window.
    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action>;

    /// Returns what a command does on the page, or `None` if the page leaves it to the window. This is
    /// the only list of the commands of the page: keys and buttons use it alike.
    fn effect(&self, command: Command, parts: &Parts) -> Option<Effect<Self>>;

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
        parts.previews_next(Self::Game::ID)
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
fn run<P: Page>(page: &mut P, command: Command, context: &mut ScreenContext<'_>) -> bool {
    let effect = effect(page, command, context.parts);
    if let Some(effect) = effect {
        effect(page, context);
    }
    effect.is_some()
}

/// Runs a command whose button was pressed on a page. Returns it if it is left to the window.
pub(super) fn press<P: Page>(
    page: &mut P,
    command: Command,
    context: &mut ScreenContext<'_>,
) -> Option<Action> {
    context.ctx.request_repaint();
    page.act(Action::Do(command), context)
}

/// Returns what a command does on a page at present.
fn effect<P: Page>(page: &P, command: Command, parts: &Parts) -> Option<Effect<P>> {
    if page.is_asking(parts) { None } else { page.effect(command, parts) }
}

/// Returns what a page draws with that shares nothing, or `None` before the textures exist.
pub(super) fn view<'a>(
    preferences: &'a Preferences,
    graphics: &'a Graphics,
    notices: &'a Notices,
) -> Option<RoomView<'a>> {
    Some(RoomView {
        language: preferences.language(),
        words: preferences.words(),
        settings: &preferences.settings,
        sprites: graphics.sprites.as_ref()?,
        toast: notices.text(),
        letters: graphics.zoom.letters(),
        shares: Sharing::default(),
        correspondence: None,
    })
}

/// Returns the choices of the player for the game `G`.
pub(super) fn settings<G: Game>(parts: &Parts) -> TableSettings {
    parts.settings().table(G::ID).clone()
}

/// Changes the choices of the player for the game `G`.
pub(super) fn change_settings<G: Game>(
    context: &mut ScreenContext<'_>,
    change: impl FnOnce(&mut TableSettings),
) {
    context.parts.change_table(context.ctx, G::ID, change);
}

/// Keeps the strength in the settings up to date as long as *Fits me* is chosen there or on the page,
/// so that a game can begin with it before the library has been read again.
pub fn prepare_strength<G: TableGame>(
    on_page: impl IntoIterator<Item = Seat>,
    context: &mut ScreenContext<'_>,
) {
    let seats = settings::<G>(context.parts).seats;
    let state = state_mut::<G>(&mut context.parts.rooms);
    if let Some(strength) = state.current.prepare_strength(seats.into_iter().chain(on_page)) {
        change_settings::<G>(context, |settings| {
            settings.seats = seats.map(|seat| seat.fitted(strength));
        });
    }
}

/// Starts a game with the chosen options and players, and shows it.
pub fn begin_game<G: TableGame>(context: &mut ScreenContext<'_>) {
    log::info!("new game");
    let Parts { rooms, preferences, .. } = &mut *context.parts;
    let (settings, TableState { current, engines, .. }) =
        (&preferences.settings, state_mut::<G>(rooms));
    let setup = current.fitted(settings.setup::<G>(engines.seed()));
    let (game, time) = (settings.game::<G>(), settings.of::<G>().time);
    let session = engines.start(context.ctx, game, setup, time);
    show_game(session, context);
}

/// Returns what a command does outside the pages of the games, if the home is the room of `G`.
pub fn command_at_home<G: TableGame>(command: Command) -> Option<BesideStep> {
    Some(match command {
        Command::NewGame => G::begin_next,
        Command::NewGameForm => |context| {
            context.parts.dialogs.open(NewGameDialog::<G>::default());
        },
        Command::Games => |context| open_my_games::<G>(MyGamesPart::Games, context),
        Command::Achievements => |context| open_my_games::<G>(MyGamesPart::Achievements, context),
        Command::Training => G::PUZZLES?.open,
        Command::Learn => G::learn,
        Command::EditPosition => |context| edit::<G>(None, context),
        _ => return None,
    })
}

/// Starts a game against the computer of this level, which stays the opponent of later games.
pub(super) fn challenge<G: TableGame>(level: Level, context: &mut ScreenContext<'_>) {
    let settings = settings_against::<G>(context.parts.settings(), Portrait::Level(level));
    context.parts.set(context.ctx, settings);
    G::begin_next(context);
}

/// Shows the rules of the match on the screen, in a game that has a page for them.
fn show_rules<G: TableGame>(parts: &mut Parts) {
    if let Some(show) = G::RULES_IN_FORCE {
        show(parts);
    }
}

/// Opens the editor of positions of a game that has one, at `shown` or as it was left.
fn edit<G: TableGame>(shown: Option<(G, G::Position)>, context: &mut ScreenContext<'_>) {
    if let Some(editor) = G::EDITOR {
        (editor.open)(shown, context);
    }
}

/// Returns whether a screen is the editor of positions of `G`.
fn is_editor<G: TableGame>(screen: &dyn Screen) -> bool {
    G::EDITOR.is_some_and(|editor| (editor.is_shown)(screen))
}

/// Starts a game between these players that goes on from the end of `game`, and shows it. `first` is the side
/// that moves first in a new game.
pub(super) fn go_on<G: TableGame>(
    game: G::Match,
    players: &Players,
    first: Side,
    context: &mut ScreenContext<'_>,
) {
    let TableState { current, engines, .. } = state_mut::<G>(&mut context.parts.rooms);
    let setup = players.setup(game.game().sides(), engines.seed());
    let setup = current.fitted(Setup { first, ..setup });
    let session = engines.continue_game(context.ctx, setup, game);
    show_game(session, context);
}

/// Shows a game that is not saved yet, and adds the one on the table to the library if it is in progress.
pub fn show_game<G: TableGame>(session: Session<G>, context: &mut ScreenContext<'_>) {
    let Parts { rooms, preferences, .. } = &mut *context.parts;
    let surface = G::surface(&preferences.settings);
    state_mut::<G>(rooms).current.begin(session, surface);
    go_to_game::<G>(context);
    context.parts.dialogs.close();
}

/// Puts an unfinished game of the library on the table and shows it, and adds the one on the table to the library if
/// it is in progress.
pub fn resume_game<G: TableGame>(
    game: SavedGame<G>,
    state: SessionState<G>,
    context: &mut ScreenContext<'_>,
) {
    log::info!("opened a saved game");
    let Parts { rooms, preferences, .. } = &mut *context.parts;
    let surface = G::surface(&preferences.settings);
    let TableState { current, engines, .. } = state_mut::<G>(rooms);
    current.file();
    current.restore(game.label(), engines.resume(context.ctx, state), surface);
    // A game from the library is not in this window's slot yet.
    current.mark_unsaved();
    go_to_game::<G>(context);
    context.parts.dialogs.close();
}

/// Shows the game on the table.
pub fn go_to_game<G: TableGame>(context: &mut ScreenContext<'_>) {
    // A computer may think in the game.
    context.parts.rooms.cancel_reviews_except(G::ID);
    context.open(Box::new(GameScreen::<G>::default()));
}

impl<P: Page> Screen for P {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        self.draw(ui, context)
    }

    fn minds_long_presses(&self) -> bool {
        P::MINDS_LONG_PRESSES
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
        prepare_strength::<P::Game>(self.chosen_seats().into_iter().flatten(), context);
    }

    /// Remembers that this game is played, and follows its library.
    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        let parts = &mut *context.parts;
        // The home leads to the games that begin there.
        let id = P::Game::START_PAGE.map(|_| P::Game::ID);
        if self.is_playing(parts) && parts.settings().last_room.as_deref() != id {
            parts.change_settings(context.ctx, |settings| {
                settings.last_room = id.map(str::to_owned);
            });
        }
        poll_changes::<P::Game>(self, context);
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
            check_time(&mut state_mut::<P::Game>(rooms).current, context.ctx, sound);
        }
    }

    fn previews(&self, parts: &Parts) -> bool {
        Page::previews(self, parts)
    }

    fn resume(&mut self, context: &mut ScreenContext<'_>) {
        Page::resume(self, context);
    }

    fn game(&self) -> &'static str {
        P::Game::ID
    }

    fn stays_with_game(&self) -> bool {
        P::Game::START_PAGE.is_some()
    }

    fn under(&self, above: &dyn Screen) -> Under {
        match above.game() == self.game() {
            true if self.stays_under(above) => Under::Stays,
            true => Under::IsLeft,
            false => Under::AllAreLeft,
        }
    }
}
