//! What *My games* does with the games of the pages here.

use tabletop::Played;
use tabletop::archive::SavedGame;
use tabletop::{Level, Record, SessionState};

use super::super::form::PlayOn;
use super::super::form::PlayOnAnswer;
use super::super::form::PlayOnView;
use super::super::game_page;
use super::super::play::sound_of_end;
use super::super::state::replay_of;
use super::super::state::{TableState, heading_of, state_mut};
use super::super::table_game::TableGame;
use super::game::GameScreen;
use super::replay::ReplayScreen;
use super::start::StartScreen;
use super::{begin, change_settings, prepare_strength, settings};
use crate::audio::Sound;
use crate::door::GuestGame;
use crate::ui::app::Parts;
use crate::ui::app::{Kept, Screen, ScreenContext, is};
use crate::ui::faces::Portrait;
use crate::ui::screens::Action;
use crate::ui::share::SharedGame;
use crate::ui::share::{Texts, texts};
use crate::ui::table::EditorLink;
use crate::ui::table::GamePage;
use crate::ui::table::GameTouched;
use crate::ui::table::form::with_opponent;
use crate::ui::table::play_on_hint;
use crate::ui::table::replay_saved;
use crate::ui::table::state;
use crate::ui::words::Words;
use basics::Heading;
use eframe::egui::Context;
use eframe::egui::Ui;
use tabletop::OfferReply;
use tabletop::Setup;

impl<G: TableGame> Kept for G {
    fn start_page() -> Box<dyn Screen> {
        Box::new(StartScreen::<G>::default())
    }

    fn game_page() -> Box<dyn Screen> {
        Box::new(GameScreen::<G>::default())
    }

    fn page_of_guest(game: &GuestGame) -> Option<Box<dyn Screen>> {
        let noted = game.noted::<G>()?;
        Some(Box::new(replay_of(noted.record.clone())))
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
            return replay_saved(game, &state, is_kept, context);
        }
        let look = settings::<G>(context.parts).look;
        let TableState { current, engines, .. } = state_mut::<G>(&mut context.parts.rooms);
        current.file();
        current.restore(game.label(), engines.resume(context.ctx, state), look);
        // A game from the library is not in this window's slot yet.
        current.mark_unsaved();
        context.open(Box::new(GameScreen::<G>::default()));
    }

    fn shared(
        _words: &Words,
        setup: &Setup,
        played: &G::Match,
        heading: Option<&Heading>,
        shown: (usize, usize),
    ) -> SharedGame {
        let heading = heading.cloned().unwrap_or_else(|| heading_of(setup, ""));
        let record = Record::<G> { game: played.clone(), heading };
        SharedGame::of(&record, setup.clone(), shown)
    }

    /// Asks on the page. The players of the replayed game are preselected.
    fn ask_who_plays_on(replay: &mut ReplayScreen<G>, context: &mut ScreenContext<'_>) {
        let own = replay.replay().game().game();
        let (others, usual) = (own.other_rules(), settings::<G>(context.parts).players());
        replay.play_on = Some(PlayOn::new(usual, replay.replay().setup(), own, others));
        state_mut::<G>(&mut context.parts.rooms).questions += 1;
    }

    fn show_who_plays_on(replay: &mut ReplayScreen<G>, ui: &Ui, context: &mut ScreenContext<'_>) {
        let Some(mut question) = replay.play_on.take() else { return };
        let parts = &*context.parts;
        let (words, language, state) = (parts.words(), parts.language(), state::<G>(&parts.rooms));
        let under_way = state.game_under_way(words);
        let look = settings::<G>(parts).look;
        let hint = &play_on_hint(replay.replay(), words);
        let places = &question.rules().places(words);
        let (name, opened) = (&|game: &G| G::words(language).summary(game, look), state.questions);
        let view = PlayOnView { words, places, hint, under_way, name, opened };
        match question.show(ui, &view) {
            Some(PlayOnAnswer::Begin) => replay.play_on(&question, context),
            Some(PlayOnAnswer::Close) => {}
            None => replay.play_on = Some(question),
        }
    }

    fn editor() -> Option<EditorLink<G>> {
        G::EDITOR
    }

    fn show_game(ui: &mut Ui, page: GamePage<'_, G>) -> GameTouched<G> {
        game_page::show(ui, page)
    }

    fn take_reply(reply: OfferReply, _ctx: &Context, parts: &mut Parts) {
        let Parts { rooms, sound, .. } = parts;
        let play = state_mut::<G>(rooms).play_mut();
        if let Some(refusal) = play.and_then(|play| play.take_reply(reply)) {
            sound.play(refusal);
        }
    }

    fn sound_of_end(setup: &Setup, played: &G::Match) -> Sound {
        sound_of_end::<G>(setup, played)
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
            *settings = settings.clone().with_players(players);
        });
        Self::new_game(context)
    }

    fn stays_under(above: &dyn Screen) -> bool {
        is::<ReplayScreen<G>>(above)
    }
}
