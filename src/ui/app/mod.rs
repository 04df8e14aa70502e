//! The window of the program. [`App`] owns the state, lets the screens draw it, and carries out
//! what the player asks for.

mod commands;
mod exchange;
mod games;
mod lessons;
mod library;
mod offers;
mod quit;
mod replay;
mod review;
mod rooms;
mod settings;
mod sound;
mod statistics;
mod zoom;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::egui::{Context, Ui};

use crate::archive::InFile;
use crate::audio::{Audio, Sound};
use crate::controller::{AnalysisEngine, Forecaster, MoveEngine, Session, Waker};
use crate::settings::{Language, Settings};
use crate::storage::RonFile;
use crate::ui::board::Sprites;
use crate::ui::dialog_input::{self, DialogInput};
use crate::ui::dialogs::{self, Dialog};
use crate::ui::display_page;
use crate::ui::game_list::GameList;
use crate::ui::live_game::LiveGame;
use crate::ui::live_lesson::LiveLesson;
use crate::ui::new_game::{self, Form};
use crate::ui::opening::OpeningScene;
use crate::ui::review::ReviewState;
use crate::ui::rules_page::{self, Page};
use crate::ui::screens::{self, Action, GameScreen, Menu};
use crate::ui::sound_page;
use crate::ui::statistics::Statistics;
use crate::ui::theme;
use crate::ui::toast::{self, Toast};
use crate::ui::typing::Typing;
use crate::ui::viewer::Viewer;
use crate::ui::words::{Words, system_language};

use exchange::Clipboard;
use games::GameSaving;
use replay::{ReplayOrigin, sound_of_end};
use rooms::Rooms;
use settings::{SettingsFile, surface};
use sound::WindowMonitor;
use zoom::Zoom;

/// The parts and options that a window is opened with.
pub struct Launch {
    /// Whether the user has a home folder. Without one, the window says that settings and games
    /// are not saved.
    pub has_home: bool,
    /// The settings file. `None` disables saving the settings.
    pub settings: Option<RonFile>,
    /// Plays sounds and music.
    pub audio: Audio,
    /// Chooses the computer's moves.
    pub move_engine: MoveEngine,
    /// Finds hints and evaluations, and reviews games.
    pub analysis_engine: AnalysisEngine,
    /// Decides whether computers accept an offer to end the game.
    pub forecaster: Forecaster,
    /// The random seed of the first game. Later games derive theirs from it.
    pub seed: u64,
    /// The data folder for saved games. `None` disables saving games.
    pub games: Option<PathBuf>,
    /// The game to open at start, or the problem with its file.
    pub game: Option<InFile>,
    /// Whether to show the opening scene, unless motion is off, the system requests less motion,
    /// or `game` is given.
    pub opening: bool,
    /// Whether the system requests less motion. On the first run, this turns the motion of stones
    /// off.
    pub less_motion: bool,
    /// When the program started, for the log.
    pub started: Instant,
}

/// The screen that the window shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Screen {
    Menu,
    Game,
    Lesson,
    Library,
    Replay,
    Statistics,
    OtherGames,
    Room,
}

/// The window.
pub struct App {
    settings: Settings,
    settings_file: SettingsFile,
    system_language: Language,
    screen: Screen,
    live_game: Option<LiveGame>,
    saving: GameSaving,
    /// The list of the games in the library, or `None` if games are not saved.
    game_list: Option<GameList>,
    /// The statistics of those games.
    statistics: Option<Statistics>,
    live_lesson: Option<LiveLesson>,
    /// The rooms of the other games that have been opened.
    rooms: Rooms,
    /// The folder of saved games, or `None` if games are not saved.
    data: Option<PathBuf>,
    viewer: Option<Viewer>,
    /// Where the replay was opened.
    origin: ReplayOrigin,
    /// The review of the replayed game.
    review: ReviewState,
    dialog: Option<Dialog>,
    dialog_input: DialogInput,
    /// The text being typed on the open page.
    typing: Typing,
    toast: Option<Toast>,
    clipboard: Clipboard,
    /// Whether the player has yet to be told that nothing is saved.
    warns_of_no_home: bool,
    audio: Audio,
    window_monitor: WindowMonitor,
    move_engine: MoveEngine,
    analysis_engine: AnalysisEngine,
    forecaster: Forecaster,
    /// Created once the board look and the window size are known.
    sprites: Option<Sprites>,
    random: fastrand::Rng,
    zoom: Zoom,
    /// The time of the last frame that advanced time, in the window's seconds.
    clock: f64,
    /// The time that the clocks of the game were last set to.
    clock_time: Duration,
    frame_counter: FrameCounter,
    /// Whether the program is quitting. The window then closes without a question.
    may_quit: bool,
    opening: Option<OpeningScene>,
    first_frame: Option<Instant>,
}

impl App {
    /// Opens the window at the menu, or at the game that `launch` contains.
    pub fn new(ctx: &Context, launch: Launch) -> Self {
        theme::install(ctx);
        let (settings_file, settings) = SettingsFile::open(launch.settings, launch.less_motion);
        if !launch.has_home {
            log::warn!("the user has no home folder: settings and games are not saved");
        }
        let (autosave, found) = games::open(ctx, launch.games.as_deref(), launch.game.is_none());
        let game_list =
            autosave.as_ref().map(|autosave| GameList::new(autosave.library().clone(), waker(ctx)));
        let statistics = statistics::open(ctx, launch.games.as_deref(), game_list.as_ref());
        let mut app = App {
            settings,
            settings_file,
            system_language: system_language(),
            screen: Screen::Menu,
            live_game: None,
            saving: GameSaving::new(autosave, found.problem),
            game_list,
            statistics,
            live_lesson: None,
            rooms: Rooms::default(),
            data: launch.games.clone(),
            viewer: None,
            origin: ReplayOrigin::default(),
            review: ReviewState::default(),
            dialog: None,
            dialog_input: DialogInput::default(),
            typing: Typing::default(),
            toast: None,
            clipboard: Clipboard::default(),
            warns_of_no_home: !launch.has_home,
            audio: launch.audio,
            window_monitor: WindowMonitor::default(),
            move_engine: launch.move_engine,
            analysis_engine: launch.analysis_engine,
            forecaster: launch.forecaster,
            sprites: None,
            random: fastrand::Rng::with_seed(launch.seed),
            zoom: Zoom::default(),
            frame_counter: FrameCounter::default(),
            clock: 0.0,
            clock_time: Duration::ZERO,
            may_quit: false,
            opening: None,
            first_frame: Some(launch.started),
        };
        app.apply_settings(ctx);
        let has_motion = app.settings.speed.factor().is_some();
        // A game named at the start of the program appears at once.
        let shows_opening =
            launch.opening && has_motion && !launch.less_motion && launch.game.is_none();
        app.opening = shows_opening.then(OpeningScene::new);
        if let Some(game) = found.game {
            app.restore_game(ctx, game);
        }
        match launch.game {
            Some(Ok(game)) => app.open_now(ctx, game),
            Some(Err(refused)) => app.refuse_game(Some(&refused.0), &refused.1),
            None => {}
        }
        app
    }

    fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.system_language)
    }

    fn words(&self) -> &'static Words {
        Words::of(self.language())
    }

    /// Returns whether there is a game that is not over.
    fn is_unfinished(&self) -> bool {
        self.live_game
            .as_ref()
            .is_some_and(|live_game| live_game.session().position().to_move().is_some())
    }

    fn is_under_way(&self) -> bool {
        self.live_game.as_ref().is_some_and(|live_game| live_game.session().is_under_way())
    }

    /// Starts a game with the players in the settings.
    fn new_game(&mut self, ctx: &Context) {
        log::info!("new game");
        let setup = self.settings.setup(self.random.u64(..));
        let rules = self.settings.rules.clone();
        let session = Session::new(rules, setup, waker(ctx), self.move_engine.clone());
        self.show(session.with_time(self.settings.time));
    }

    fn set_live_game(&mut self, session: Session) {
        let session = session.with_analysis_engine(self.analysis_engine.clone());
        let session = session.with_forecaster(self.forecaster.clone());
        self.live_game = Some(LiveGame::new(session, surface(self.settings.board)));
    }

    fn finish_motion(&mut self) {
        let cues = match (self.screen, &mut self.viewer) {
            (Screen::Replay, Some(viewer)) => viewer.finish_motion(),
            _ => self.active_game().map(LiveGame::finish_motion).unwrap_or_default(),
        };
        for cue in cues {
            self.audio.play(cue);
        }
    }

    /// Advances the game, lesson or replay on the screen by the time since the last frame. Time
    /// stands still in the menu, while a dialog is open, and while the window is invisible.
    fn advance_time(&mut self, ctx: &Context) {
        if ctx.input(|input| input.viewport().visible() == Some(false)) {
            return;
        }
        let now = ctx.input(|input| input.time);
        let seconds = now - std::mem::replace(&mut self.clock, now);
        if self.screen == Screen::Lesson && self.dialog.is_none() {
            self.advance_lesson(ctx, seconds as f32);
        }
        if self.screen == Screen::Replay && self.dialog.is_none() {
            self.advance_replay(ctx, seconds as f32);
        }
        if self.screen == Screen::Room && self.dialog.is_none() {
            self.advance_room(ctx, seconds as f32);
        }
        let (Some(live_game), Screen::Game, None) =
            (&mut self.live_game, self.screen, &self.dialog)
        else {
            return;
        };
        self.frame_counter.count(live_game.is_moving(), seconds);
        live_game.follow(self.settings.evaluation);
        let outcome = live_game.tick(seconds as f32, self.settings.speed);
        for cue in outcome.cues {
            self.audio.play(cue);
        }
        if live_game.is_moving() {
            ctx.request_repaint();
        } else if let Some(seconds) = live_game.is_waiting() {
            ctx.request_repaint_after_secs(seconds);
        }
        if let Some(reply) = outcome.offer_reply {
            self.hear_offer_reply(ctx, reply);
        } else if outcome.game_over {
            let session = live_game.session();
            log::info!("game over after {} turns", session.game().turn_count());
            self.audio.play(sound_of_end(session.setup(), session.game()));
            self.open_unasked(Dialog::Result);
        }
    }

    /// Draws the open question, result or text page over the window and returns the player's
    /// answer.
    fn small_dialog(&self, ui: &mut Ui) -> Option<dialogs::DialogAnswer> {
        let (which, sprites) = (self.dialog.as_ref()?, self.sprites.as_ref()?);
        let (opened, live_game) = (self.dialog_input.number(), self.live_game.as_ref());
        let kept = self.saving.is_working();
        dialogs::show(ui, which, opened, self.words(), live_game, sprites, kept)
    }

    /// Draws the rules page while it is open and returns the player's action.
    fn rules_page(&mut self, ui: &Ui) -> Option<rules_page::RulesAction> {
        let in_force = match (self.screen, &self.viewer) {
            (Screen::Replay, Some(viewer)) => Some(viewer.replay().game().rules()),
            _ => self.live_game.as_ref().map(|live_game| live_game.session().game().rules()),
        };
        let (rules, editable) = match (&self.dialog, in_force) {
            (Some(Dialog::Rules { .. }), _) => (&self.settings.rules, true),
            (Some(Dialog::RulesInForce), Some(rules)) => (rules, false),
            _ => return None,
        };
        let page = Page {
            words: self.words(),
            sprites: self.sprites.as_ref()?,
            rules,
            editable,
            going_on: self.is_unfinished(),
            opened: self.dialog_input.number(),
        };
        rules_page::show(ui, &page, &mut self.typing)
    }

    /// Draws the new-game form while it is open and returns the player's response.
    fn form(&mut self, ui: &Ui) -> Option<new_game::FormResponse> {
        let Some(Dialog::NewGame) = self.dialog else {
            return None;
        };
        let form = Form {
            words: self.words(),
            sprites: self.sprites.as_ref()?,
            settings: &self.settings,
            going_on: self.is_unfinished(),
            opened: self.dialog_input.number(),
        };
        Some(new_game::show(ui, &form, &mut self.typing))
    }

    /// Returns whether the first-run question about the rules is shown in place of the menu.
    fn asks_first_question(&self) -> bool {
        self.screen == Screen::Menu && !self.settings.rules_asked
    }

    /// Returns whether the screen has a status line, which shows toasts.
    fn has_line_of_words(&self) -> bool {
        matches!(self.screen, Screen::Game | Screen::Lesson | Screen::Replay)
    }

    fn screen(&mut self, ui: &mut Ui) -> Option<Action> {
        let words = self.words();
        let sprites = self.sprites.as_ref()?;
        match (self.screen, &mut self.live_game) {
            // At this text size, the game has no room behind a page.
            (Screen::Game | Screen::Lesson | Screen::Replay, _)
                if self.zoom.hides_covered_board() && self.dialog.is_some() =>
            {
                None
            }
            (Screen::Game, Some(live_game)) => {
                let (settings, letters) = (&self.settings, self.zoom.letters());
                let toast = self.toast.as_ref().map(Toast::text);
                let view = GameScreen { words, settings, live_game, sprites, toast, letters };
                let (action, state) = screens::game(ui, &view);
                live_game.set_pointed_cells(state.hot, state.armed);
                action
            }
            (Screen::Lesson, _) => self.lesson_screen(ui),
            (Screen::Replay, _) => self.replay_screen(ui),
            (Screen::OtherGames, _) => {
                sprites.scatter_stones(ui.painter(), ui.max_rect());
                self.other_games_screen(ui)
            }
            (Screen::Room, _) => self.room_screen(ui),
            (Screen::Library, _) => {
                sprites.scatter_stones(ui.painter(), ui.max_rect());
                self.library_screen(ui)
            }
            (Screen::Statistics, _) => {
                sprites.scatter_stones(ui.painter(), ui.max_rect());
                self.statistics_screen(ui)
            }
            _ => {
                sprites.scatter_stones(ui.painter(), ui.max_rect());
                if self.asks_first_question() {
                    let (language, settings) = (self.language(), &self.settings);
                    return screens::question(ui, words, language, settings, sprites);
                }
                let message = self.message();
                let menu = Menu {
                    words,
                    language: self.language(),
                    settings: &self.settings,
                    can_resume: self.is_unfinished(),
                    has_games: self.game_list.is_some(),
                    message: message.as_deref(),
                };
                screens::menu(ui, &menu)
            }
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        let is_board = self.has_line_of_words() || self.screen == Screen::Room;
        let shows_board = is_board && self.dialog.is_none();
        self.zoom.fit(ctx, self.settings.text_size, shows_board);
        self.guard_close(ctx);
        self.play_music(ctx);
        self.advance_time(ctx);
        self.update_clock(ctx, frame.info().cpu_usage);
        self.autosave_game(ctx);
        self.take_dropped_file(ctx);
        self.follow_review(ctx);
        self.follow_changes(ctx);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        if let Some(autosave) = &self.saving.autosave {
            autosave.flush();
        }
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        if self.may_quit {
            // The window is hidden, but runs one more frame before it closes.
            return;
        }
        let ctx = ui.ctx().clone();
        if self.dialog.is_some() {
            self.dialog_input.filter(&ctx);
        } else {
            dialog_input::forget(&ctx);
        }
        self.keys(&ctx);
        let sprites = self.sprites.get_or_insert_with(|| Sprites::new(&ctx));
        sprites.prepare(&ctx);
        sprites.paint_ground(ui.painter(), ui.max_rect());
        self.toast.take_if(|toast| toast.is_over(&ctx));
        toast::keep_clear_from(ui, ui.max_rect().bottom());
        let action = self.screen(ui);
        let on_board = action.as_ref().is_some_and(Action::is_on_board);
        if let Some(action) = action {
            self.act(&ctx, action);
            ctx.request_repaint();
        }
        if let Some(answer) = self.small_dialog(ui)
            && self.dialog_input.takes_answer(&ctx)
        {
            self.answer(&ctx, answer);
            ctx.request_repaint();
        }
        self.unsaved_dialog(ui);
        if let Some(answer) = self.rules_page(ui) {
            self.answer_rules(&ctx, answer);
            ctx.request_repaint();
        }
        if let Some(answer) = self.form(ui) {
            self.answer_form(&ctx, answer);
        }
        if let Some(answer) = self.play_on_page(ui) {
            self.answer_play_on(&ctx, answer);
        }
        if let Some(Dialog::Sound { .. }) = self.dialog
            && let Some(answer) = sound_page::show(ui, self.words(), &self.settings)
        {
            self.answer_sound(&ctx, answer);
            ctx.request_repaint();
        }
        if let Some(Dialog::Display) = self.dialog
            && let Some(answer) = display_page::show(ui, self.words(), &self.settings)
        {
            self.answer_display(&ctx, answer);
            ctx.request_repaint();
        }
        if let Some(asked) = self.review_page(ui) {
            self.answer_review(&ctx, asked);
        }
        if self.typing.take_refusal() {
            self.audio.play(Sound::Refusal);
        } else if !on_board {
            self.play_button_sound(&ctx);
        }
        self.check_time(&ctx);
        self.autosave_game(&ctx);
        if let Some(toast) = &self.toast
            && !self.has_line_of_words()
        {
            toast.show(&ctx);
        }
        if let Some(sprites) = &self.sprites {
            self.opening.take_if(|opening| !opening.show(&ctx, sprites));
        }
        if let Some(started) = self.first_frame.take() {
            log::info!("first frame after {} ms", started.elapsed().as_millis());
        }
    }
}

/// Counts the frames drawn while stones move, for the log.
#[derive(Default)]
struct FrameCounter {
    frames: u32,
    seconds: f64,
}

impl FrameCounter {
    fn count(&mut self, moving: bool, seconds: f64) {
        if moving {
            self.frames += 1;
            self.seconds += seconds;
        }
        if self.frames > 0 && (!moving || self.seconds > 5.0) {
            log::debug!("motion: {} frames in {:.2} s", self.frames, self.seconds);
            *self = FrameCounter::default();
        }
    }
}

/// Returns a function that makes the window draw a frame. Any thread may call it.
fn waker(ctx: &Context) -> Waker {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}
