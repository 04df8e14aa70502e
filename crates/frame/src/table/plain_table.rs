//! What a game adds to the plain table.

use eframe::egui::{Context, Painter, Rect, Ui};
use live::PlainGame;
use settings::Language;
use tabletop::{LessonStep, Level, OfferReply, Played, Setup, Side, Written};
use ui_kit::faces::Portrait;
use ui_kit::sprites::Sprites;
use window_words::{RecordWords, Words};

use super::drawn::Drawn;
use super::editor::EditorLink;
use super::form::{Arranged, PlayOn, PlayOnAnswer, PlayOnView};
use super::game_page;
use super::my_games::Listed;
use super::pages::{
    GameScreen, ReplayScreen, StartScreen, begin_game, change_settings, play_on_hint, settings,
};
use super::play::mood_of_end;
use super::puzzles::PuzzlesLink;
use super::result::Mood;
use super::rules::Explained;
use super::spoken::TableWords;
use super::state::state_mut;
use super::table_game::TableGame;
use crate::action::Action;
use crate::table::form::with_opponent;
use crate::table::{BoardView, GamePage, GameTouched, state};
use crate::{Parts, Screen, ScreenContext};

/// A game at the plain table: what its pages say besides its board. Two sides play it.
pub trait PlainTable: Drawn + Arranged + Explained + Written + PlainGame {
    /// The name of the game at the beginning of the names of files with pictures of it.
    const FILE_TITLE: &'static str;

    /// Returns the words of the pages around the board in a language.
    fn pages(language: Language) -> &'static dyn PageWords<Self>;

    /// Returns the look in which the lesson begins for a player who has chosen this look for games, if
    /// the learner may choose it there; `None` if each step has its own.
    fn lesson_look(_chosen: usize) -> Option<usize> {
        None
    }

    /// The way to the puzzles, in a game with puzzles.
    const PUZZLES: Option<PuzzlesLink> = None;

    /// The way to the editor of positions, in a game that has one.
    const EDITOR: Option<EditorLink<Self>> = None;

    /// The steps of the lesson, as many as [`PageWords::lesson_steps`] has; none in a game without a lesson.
    const LESSON: &'static [LessonStep<Self>];
}

/// The words of the pages around the board, in one language: the start page, the rules, the lesson and
/// the puzzles.
pub trait PageWords<G: PlainTable>: TableWords<G> {
    /// Returns the aim of the game with these options in one sentence or two, for the start page.
    fn goal(&self, _game: &G, _look: usize) -> String {
        self.shared().subtitle().to_owned()
    }

    /// Returns the game in one sentence or two, for the list of the other games.
    fn card(&self) -> &'static str {
        self.shared().subtitle()
    }

    /// Returns why a text is no game, in words without a full stop. `records` are the words for records.
    fn unread(&self, flaw: &G::Unreadable, records: &RecordWords) -> String;

    /// Returns the label of the choice of the look; `None` for the usual one.
    fn looks(&self) -> Option<&'static str> {
        None
    }

    /// Returns the names of the looks; a game with one look needs none.
    fn look_names(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Returns what to do in each step of the lesson, and what is said after the right move.
    fn lesson_steps(&self) -> Vec<[&'static str; 2]>;

    /// Returns what is said after a wrong move in this step of the lesson, from 0, the last one of
    /// `played`; `None` for *Not that move. Try again.*
    fn lesson_missed(&self, _step: usize, _played: &G::Match) -> Option<&'static str> {
        None
    }

    /// Returns what the signs on the board mean, which appear when a step of the lesson is tried again;
    /// `None` if there are none.
    fn lesson_signs(&self) -> Option<&'static str> {
        None
    }
}

impl<G: PlainTable> Listed for G {
    const HAS_SQUARE_PICTURES: bool = G::IS_SQUARE;

    fn paint_in_list(
        painter: &Painter,
        sprites: &Sprites,
        rect: Rect,
        shown: Option<(&G::Match, Side)>,
        look: usize,
    ) {
        let shown = shown.map(|(played, near)| (played, BoardView::lying(look, near)));
        G::picture(painter, sprites, rect, shown);
    }
}

impl<G: PlainTable> TableGame for G {
    fn start_page() -> Option<Box<dyn Screen>> {
        Some(Box::new(StartScreen::<G>::default()))
    }

    fn game_page() -> Box<dyn Screen> {
        Box::new(GameScreen::<G>::default())
    }

    const PUZZLES: Option<PuzzlesLink> = G::PUZZLES;

    fn card(language: Language) -> &'static str {
        G::pages(language).card()
    }

    fn unread(flaw: &G::Unreadable, language: Language) -> String {
        G::pages(language).unread(flaw, &Words::of(language).files.records)
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

    fn mood_of_end(setup: &Setup, played: &G::Match) -> Mood {
        mood_of_end::<G>(setup, played)
    }

    fn new_game(context: &mut ScreenContext<'_>) -> Option<Action> {
        begin_game::<G>(context);
        None
    }

    fn challenge(level: Level, context: &mut ScreenContext<'_>) -> Option<Action> {
        change_settings::<G>(context, |settings| {
            let players = with_opponent(&settings.players(), 2, Portrait::Level(level));
            settings.set_players(players);
        });
        Self::new_game(context)
    }
}
