//! What *My games* does with the games of the pages here.

use tabletop::archive::SavedGame;
use tabletop::{Level, Record, Replay, SessionState};

use super::super::replay_page::ReplayPage;
use super::super::review::ReviewState;
use super::super::state::replay_of;
use super::super::state::{TableState, heading_of, state_mut};
use super::super::table_game::TableGame;
use super::game::GameScreen;
use super::replay::ReplayScreen;
use super::start::StartScreen;
use super::{begin, change_settings, prepare_strength, settings};
use crate::door::GuestGame;
use crate::ui::app::{Kept, Screen, ScreenContext, is, my_games};
use crate::ui::faces::Portrait;
use crate::ui::screens::Action;
use crate::ui::share::{Texts, texts};
use crate::ui::table::form::with_opponent;
use crate::ui::table::my_games::MyGamesPart;
use crate::ui::words::Words;

/// Shows the games, or the achievements.
pub(super) fn open<G: TableGame>(part: MyGamesPart, context: &mut ScreenContext<'_>) {
    my_games::open::<G>(part, context);
}

impl<G: TableGame> Kept for G {
    fn start_page() -> Box<dyn Screen> {
        Box::new(StartScreen::<G>::default())
    }

    fn game_page() -> Box<dyn Screen> {
        Box::new(GameScreen::<G>::default())
    }

    fn page_of_guest(game: &GuestGame) -> Option<Box<dyn Screen>> {
        let noted = game.noted::<G>()?;
        Some(Box::new(ReplayScreen::new(replay_of(noted.record.clone()))))
    }

    fn advance(context: &mut ScreenContext<'_>) {
        prepare_strength::<G>([], context);
    }

    fn open(
        game: SavedGame<G>,
        state: SessionState<G>,
        is_kept: bool,
        context: &mut ScreenContext<'_>,
    ) {
        if game.result.is_some() {
            return Self::replay(game, state, is_kept, context);
        }
        let look = settings::<G>(context.parts).look;
        let TableState { current, engines, .. } = state_mut::<G>(&mut context.parts.rooms);
        current.file();
        current.restore(game.label(), engines.resume(context.ctx, state), look);
        // A game from the library is not in this window's slot yet.
        current.mark_unsaved();
        context.open(Box::new(GameScreen::<G>::default()));
    }

    fn replay(
        game: SavedGame<G>,
        state: SessionState<G>,
        is_kept: bool,
        context: &mut ScreenContext<'_>,
    ) {
        // Reading the file has already rejected a review that does not fit the game.
        let review = game.review(state.game()).ok().flatten();
        let review = ReviewState::new(review);
        let page = ReplayPage::new(Replay::from(&state), is_kept.then_some(game.id), review);
        context.open(Box::new(ReplayScreen::new(page)));
    }

    fn texts(game: &SavedGame<G>, state: &SessionState<G>, _words: &Words) -> Texts {
        let heading = heading_of(state.setup(), &game.title);
        texts(&Record::<G> { game: state.game().clone(), heading })
    }

    fn new_game(context: &mut ScreenContext<'_>) -> Option<Action> {
        begin::<G>(context);
        None
    }

    fn challenge(level: Level, context: &mut ScreenContext<'_>) -> Option<Action> {
        change_settings::<G>(context, |settings| {
            let players = with_opponent(&settings.players(), 2, Portrait::Level(level));
            settings.set_players(players);
        });
        Self::new_game(context)
    }

    fn stays_under(above: &dyn Screen) -> bool {
        is::<ReplayScreen<G>>(above)
    }
}
