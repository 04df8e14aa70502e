//! Ô ăn quan as the pages of every game know it.

use basics::Heading;
use eframe::egui::{Context, Ui};
use frame::dialogs::TextPage;
use frame::players::names_in_record;
use frame::table::result::Mood;
use frame::table::{
    BesideStep, EditorLink, Effect, GamePage, GameScreen, GameTouched, PuzzlesLink, ReplayScreen,
    TableGame, begin_game, command_at_home,
};
use frame::{Action, Command, Parts, Screen, ScreenContext};
use oanquan::{Game, Move, Position, RecordFlaw};
use settings::{Language, Settings};
use tabletop::{Level, OfferReply, Setup};
use ui_kit::faces::Portrait;
use window_words::{Printed, Words};

use crate::OAnQuan;
use crate::archive::EXTENSIONS;
use crate::controller::Session;
use crate::room::dialogs::{
    self, EmptyQuanQuestion, GameResult, NextRules, ReviewPage, RulesInForce, WhoPlaysOn,
    ask_for_new_game,
};
use crate::room::live_game::{LiveGame, is_empty_quan_open, is_undecided};
use crate::room::{
    GameOutcome, OutcomeForPersons, PlayOn, game_page, lesson, own, own_mut, record_flaw,
    reviewable, with_opponent,
};

impl TableGame for OAnQuan {
    const HAS_PAGES: bool = false;
    const EXTENSION: Option<&'static str> = Some(EXTENSIONS[0]);
    const CONTINUES_RECORDS: bool = true;

    /// Returns `None`: the home of the program begins its games.
    fn start_page() -> Option<Box<dyn Screen>> {
        None
    }

    fn game_page() -> Box<dyn Screen> {
        Box::new(GameScreen::<OAnQuan>::default())
    }

    const PUZZLES: Option<PuzzlesLink> = Some(PuzzlesLink::of::<OAnQuan>());

    fn command(command: Command) -> Option<BesideStep> {
        Some(match command {
            Command::Rules => |context| context.parts.dialogs.open(NextRules::default()),
            Command::Print => |context| dialogs::open_print(Printed::Puzzles, context.parts),
            command => return command_at_home::<OAnQuan>(command),
        })
    }

    fn how_to_play(words: &'static Words) -> TextPage {
        dialogs::how_to_play(words)
    }

    fn learn(context: &mut ScreenContext<'_>) {
        lesson::learn(context);
    }

    fn unread(flaw: &RecordFlaw, language: Language) -> String {
        record_flaw(Words::of(language), flaw)
    }

    fn heading(words: &Words, setup: &Setup, event: &str) -> Heading {
        let names = names_in_record::<OAnQuan>(words, setup);
        let names = names.iter().map(|(_, name)| name.clone()).collect();
        Heading { names, event: event.to_owned(), ..Heading::default() }
    }

    fn can_review(played: &Game) -> bool {
        reviewable(played)
    }

    fn show_review(parts: &mut Parts) {
        parts.dialogs.open(ReviewPage);
    }

    fn show_rules(parts: &mut Parts) {
        parts.dialogs.open(RulesInForce);
    }

    fn open_options(parts: &mut Parts) {
        parts.dialogs.open(NextRules::over_form());
    }

    fn begin_next(context: &mut ScreenContext<'_>) {
        if own(context.parts).current.is_under_way() {
            ask_for_new_game(context);
        } else {
            begin_game::<OAnQuan>(context);
        }
    }

    /// Asks in a dialog by which rules the game goes on: its own or, if the position fits them, those of
    /// the next game.
    fn ask_who_plays_on(replay: &mut ReplayScreen<OAnQuan>, context: &mut ScreenContext<'_>) {
        let settings = context.parts.settings();
        let (replay, next) = (replay.replay(), settings.game::<OAnQuan>());
        let own = replay.game().rules();
        let fits = !replay.game().is_match()
            && *own != *next
            && own.sides == next.sides
            && own.handicap == next.handicap
            && Position::parse(&replay.position().to_string(), &next).is_ok();
        let others = fits.then_some(next).into_iter().collect();
        let own = own.clone().into();
        let question = PlayOn::new(settings.of::<OAnQuan>().players(), replay.setup(), own, others);
        context.parts.dialogs.open(WhoPlaysOn(question));
    }

    fn editor() -> Option<EditorLink<OAnQuan>> {
        Some(EditorLink::to_page())
    }

    fn show_game(ui: &mut Ui, page: GamePage<'_, OAnQuan>) -> GameTouched<OAnQuan> {
        game_page(ui, page)
    }

    fn effect(command: Command, parts: &Parts) -> Option<Effect<GameScreen<OAnQuan>>> {
        Some(match command {
            Command::Rules => |_, context| Self::show_rules(context.parts),
            Command::Result => |_, context| {
                let live_game = own(context.parts).current.live_game();
                if live_game.is_some_and(LiveGame::has_result) {
                    Self::show_result(true, context.parts);
                }
            },
            Command::NextRound => |_, context| {
                if let Some(live_game) = own_mut(context.parts).current.live_game_mut() {
                    live_game.begin_round();
                }
            },
            command => return dialogs::effect_of(command, parts),
        })
    }

    fn asks_before(mv: Move, parts: &mut Parts) -> bool {
        dialogs::asks_before(mv, parts)
    }

    fn accepts(mv: Move, session: &Session, settings: &Settings) -> bool {
        !is_empty_quan_open(settings, session) || !is_undecided(session.game(), mv)
    }

    fn ask_before_computer(parts: &mut Parts) {
        parts.dialogs.open_unasked(EmptyQuanQuestion { then: None });
    }

    fn take_reply(reply: OfferReply, ctx: &Context, parts: &mut Parts) {
        dialogs::take_reply(reply, ctx, parts);
    }

    fn has_open_result(parts: &Parts) -> bool {
        parts.dialogs.is::<GameResult>()
    }

    fn show_result(requested: bool, parts: &mut Parts) {
        match requested {
            true => parts.dialogs.open(GameResult),
            false => parts.dialogs.open_unasked(GameResult),
        }
    }

    fn mood_of_end(setup: &Setup, played: &Game) -> Mood {
        let outcome = GameOutcome::of_match(played).unwrap_or_else(|| GameOutcome::of(played));
        match outcome.ending(setup) {
            OutcomeForPersons::Won => Mood::Won,
            OutcomeForPersons::Lost => Mood::Lost,
            OutcomeForPersons::Shared => Mood::Drawn,
        }
    }

    fn challenge(level: Level, context: &mut ScreenContext<'_>) -> Option<Action> {
        let settings = with_opponent(context.parts.settings(), Portrait::Level(level));
        context.parts.set(context.ctx, settings);
        Some(Action::Do(Command::NewGame))
    }
}
