//! Ô ăn quan as the pages of every game know it.

use audio::Surface;
use eframe::egui::{Rect, Ui, Vec2};
use oanquan::{Game, Move, Position, Preset, RecordFlaw};
use settings::{Language, Settings};
use table::game::{AfterGame, EditorLink, Play, TableGame};
use table::library::Wording;
use table::page::{BarButton, BoardAction, MIN_WINDOW};
use table::result::{Happened, Mood, NextStep, Score, Suited};
use table::screens::{GameScreen, ReplayScreen, begin_game, command_at_home};
use table::words::{PageWords, Voice};
use tabletop::archive::{GameSummary, SavedResult};
use tabletop::{Level, Setup};
use ui_kit::sprites::Sprites;
use window::dialogs::TextPage;
use window::{
    BesideStep, Command, LessonsLink, PageEffect, Parts, PuzzlesLink, RoomView, ScreenContext,
    surface_of,
};
use window_words::{Printed, Words};

use crate::OAnQuan;
use crate::archive::EXTENSIONS;
use crate::archive::statistics::PlayedRules;
use crate::controller::Session;
use crate::live_game::Viewer;
use crate::room::dialogs::{
    self, EmptyQuanQuestion, GameResult, NextRules, ReviewPage, RulesInForce, WhoPlaysOn,
    ask_for_new_game,
};
use crate::room::live_game::{LiveGame, is_empty_quan_open, is_undecided};
use crate::room::{
    GameOutcome, OAnQuanSentences, OAnQuanWords, OutcomeForPersons, PlayOn, game_page, lesson,
    listed, own, own_mut, pictured, place_of_result, record_flaw, reviewable,
};

/// A step after a game.
type Step = NextStep<BoardAction<OAnQuan>>;

impl TableGame for OAnQuan {
    const EXTENSION: Option<&'static str> = Some(EXTENSIONS[0]);
    const CONTINUES_RECORDS: bool = true;

    const FILE_TITLE: &'static str = "Ô ăn quan";

    fn pages(language: Language) -> &'static dyn PageWords<Self> {
        OAnQuanWords::of(language)
    }

    fn surface(settings: &Settings) -> Surface {
        surface_of(settings)
    }

    const PUZZLES: Option<PuzzlesLink> = Some(study::puzzle::puzzles_of::<OAnQuan>());

    const LESSONS: Option<LessonsLink> = Some(study::lesson::lessons_of::<OAnQuan>());

    fn command(command: Command) -> Option<BesideStep> {
        Some(match command {
            Command::Rules => |context| context.parts.dialogs.open(NextRules::default()),
            Command::Print => |context| dialogs::open_print(Printed::Puzzles, context.parts),
            command => return command_at_home::<OAnQuan>(command),
        })
    }

    const RULES_IN_FORCE: Option<fn(&mut Parts)> = Some(|parts| parts.dialogs.open(RulesInForce));

    fn how_to_play(words: &'static Words) -> TextPage {
        dialogs::how_to_play(words)
    }

    fn learn(context: &mut ScreenContext<'_>) {
        lesson::learn(context);
    }

    fn can_review(played: &Game) -> bool {
        reviewable(played)
    }

    fn show_review(parts: &mut Parts) {
        parts.dialogs.open(ReviewPage);
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

    const EDITOR: Option<EditorLink<OAnQuan>> = Some(study::editor::editor_of());

    fn bar(play: &Play<OAnQuan>, view: &RoomView<'_>) -> Vec<BarButton> {
        game_page::buttons(&play.live, view)
    }

    fn offered(live: &LiveGame, command: Command) -> Option<bool> {
        game_page::offered(live, command)
    }

    /// Children who play with each other see them, too.
    fn previews(_settings: &Settings, _setup: &Setup) -> bool {
        true
    }

    const EVALUATION_WINDOW: f32 = MIN_WINDOW;

    fn is_rule_open(settings: &Settings, session: &Session) -> bool {
        is_empty_quan_open(settings, session)
    }

    const RESULT_IS_DIALOG: bool = true;

    fn place_of_result(room: Rect) -> Option<Rect> {
        place_of_result(room)
    }

    fn happened(session: &Session, after: AfterGame<'_, Self>) -> Happened {
        dialogs::happened(session, after)
    }

    fn result_heading(voice: &Voice<'_>, session: &Session) -> String {
        dialogs::heading(voice.words, session)
    }

    fn scores(words: &Words, session: &Session) -> Vec<Score> {
        dialogs::scores(words, session)
    }

    fn why_over(words: &Words, session: &Session) -> Option<String> {
        dialogs::end_reason(words, session)
    }

    fn play_again<'a>(words: &'a Words, session: &Session) -> &'a str {
        if session.game().is_match() { words.play_match_again } else { words.play_again }
    }

    fn play_at(level: Level, context: &mut ScreenContext<'_>) {
        dialogs::play_at(level, context);
    }

    fn main_step(words: &Words, session: &Session, suited: Suited) -> Option<Step> {
        dialogs::main_step(words, session, suited)
    }

    fn more_steps(words: &Words, session: &Session, suited: Suited) -> Vec<Step> {
        dialogs::more_steps(words, session, suited)
    }

    fn effect(command: Command, parts: &Parts) -> Option<PageEffect<GameScreen<OAnQuan>>> {
        Some(match command {
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

    const AGREEMENT_IS_DRAW: bool = false;
    const FIRST_COMMANDS: &'static [Command] = &[Command::NewGame, Command::Learn];

    fn pictured(played: &Game) -> Game {
        listed::filled(played)
    }

    fn has_usual_options(&self) -> bool {
        self.named_preset() == Some(Preset::Classic) && self.handicap.is_none()
    }

    fn points_in_words(result: &SavedResult) -> Option<String> {
        let points: Vec<String> = result.points.iter().map(i32::to_string).collect();
        Some(points.join(" : "))
    }

    fn outcome(summary: &GameSummary<Self>, result: &SavedResult, wording: Wording) -> String {
        listed::outcome(summary, result, wording)
    }

    fn end_reason(summary: &GameSummary<Self>, wording: Wording) -> String {
        listed::end_reason(summary, wording)
    }

    fn category_names() -> Option<fn(&Words, PlayedRules) -> &'static str> {
        Some(|words, rules| match rules {
            PlayedRules::Preset(preset) => words.rules().preset_name(preset),
            PlayedRules::Other => words.statistics.other_rules,
            PlayedRules::Handicap => words.statistics.handicap,
        })
    }

    fn flaw_in_words(words: &Words, flaw: &RecordFlaw) -> String {
        record_flaw(words, flaw)
    }

    fn picture_size(played: &Game) -> Vec2 {
        pictured::size(played)
    }

    fn paint_picture(
        ui: &mut Ui,
        sprites: &Sprites,
        language: Language,
        viewer: &Viewer,
        _look: usize,
        room: Rect,
    ) {
        pictured::paint(ui, sprites, language, viewer, room);
    }
}
