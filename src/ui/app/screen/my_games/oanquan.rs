//! Games of ô ăn quan from *My games*.

use basics::Form;
use tabletop::Level;

use super::super::super::games::{self, is_over, report_not_saved_yet};
use super::super::super::parts::record_of;
use super::super::OpenGame;
use super::super::OpenHome;
use super::super::replay::{OpenReplay, replay_saved};
use super::super::{Screen, ScreenContext, is};
use super::Kept;
use crate::archive::{EXTENSIONS, SavedGame};
use crate::controller::SessionState;
use crate::door::AnyGame;
use crate::games::OAnQuan;
use crate::ui::command::Command;
use crate::ui::faces::Portrait;
use crate::ui::oanquan::with_opponent;
use crate::ui::screens::Action;
use crate::ui::share::Texts;
use crate::ui::words::Words;

impl Kept for OAnQuan {
    const HAS_PAGES: bool = false;
    const EXTENSION: Option<&'static str> = Some(EXTENSIONS[0]);

    fn start_page() -> Box<dyn Screen> {
        Box::new(OpenHome::default())
    }

    fn game_page() -> Box<dyn Screen> {
        Box::new(OpenGame::default())
    }

    fn open(game: SavedGame, state: SessionState, is_kept: bool, context: &mut ScreenContext<'_>) {
        if !is_over(state.game()) {
            return games::open_game(AnyGame::Saved(Box::new((game, state))), None, context);
        }
        replay_saved(game, &state, is_kept, context);
        if !is_kept {
            report_not_saved_yet(context);
        }
    }

    fn replay(
        game: SavedGame,
        state: SessionState,
        is_kept: bool,
        context: &mut ScreenContext<'_>,
    ) {
        replay_saved(game, &state, is_kept, context);
    }

    fn texts(_game: &SavedGame, state: &SessionState, words: &Words) -> Texts {
        vec![(Form::Record, record_of(words, state.setup(), state.game()).to_string())]
    }

    fn challenge(level: Level, context: &mut ScreenContext<'_>) -> Option<Action> {
        let settings = with_opponent(context.parts.settings(), Portrait::Level(level));
        context.parts.set(context.ctx, settings);
        Some(Action::Do(Command::NewGame))
    }

    fn stays_under(above: &dyn Screen) -> bool {
        is::<OpenReplay>(above)
    }
}
