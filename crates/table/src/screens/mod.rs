//! The pages of a running game and of its replay, and what leads to them.

mod at_table;
mod game;
pub mod playing;
mod replay;
mod together;

pub use game::{GameScreen, play_move};
pub use replay::{ReplayScreen, play_on_hint, replay_saved};
pub(crate) use replay::{open_replay, people_of};
pub(crate) use together::TogetherScreen;

use settings::{Players, TableSettings};
use tabletop::archive::SavedGame;
use tabletop::{Game, GameMatch, Level, Session, SessionState, Setup, Side};
use ui_kit::faces::Portrait;
use window::{
    BesideStep, Command, Graphics, Notices, Parts, Preferences, RoomView, Screen, ScreenContext,
    Sharing,
};

use crate::form::{NewGameDialog, settings_against};
use crate::game::{MyGamesPart, TableGame, TableState, open_my_games, state_mut};

/// Returns what a page draws with that shares nothing, or `None` before the textures exist.
pub fn view<'a>(
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
        text_scale: graphics.zoom.text_scale(),
        shares: Sharing::default(),
        correspondence: None,
    })
}

/// Returns the choices of the player for the game `G`.
pub fn settings<G: Game>(parts: &Parts) -> TableSettings {
    parts.settings().table(G::ID).clone()
}

/// Changes the choices of the player for the game `G`.
pub fn change_settings<G: Game>(
    context: &mut ScreenContext<'_>,
    change: impl FnOnce(&mut TableSettings),
) {
    context.parts.change_table(context.ctx, G::ID, change);
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
pub fn challenge<G: TableGame>(level: Level, context: &mut ScreenContext<'_>) {
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
pub fn edit<G: TableGame>(shown: Option<(G, G::Position)>, context: &mut ScreenContext<'_>) {
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
pub fn go_on<G: TableGame>(
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
