//! The window of the program. [`App`] owns the state, lets the screens draw it, and carries out
//! what the player asks for.

mod answers;
mod commands;
mod current_game;
mod engines;
mod exchange;
mod frame_clock;
mod games;
mod graphics;
mod lessons;
mod library;
mod notices;
mod offers;
mod preferences;
mod quit;
mod replay;
mod review;
mod rooms;
mod sound;
mod statistics;
mod zoom;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use eframe::egui::{Context, Ui};

use crate::archive::InFile;
use crate::audio::{Audio, MusicContext, Sound};
use crate::controller::{AnalysisEngine, Forecaster, MoveEngine, Waker};
use crate::settings::Settings;
use crate::storage::RonFile;
use crate::ui::dialogs::{Dialog, DialogView, Dialogs};
use crate::ui::game_list::GameList;
use crate::ui::live_game::LiveGame;
use crate::ui::live_lesson::LiveLesson;
use crate::ui::opening::OpeningScene;
use crate::ui::review::ReviewState;
use crate::ui::screens::{self, Action, GameScreen, Menu};
use crate::ui::statistics::Statistics;
use crate::ui::theme;
use crate::ui::toast::{self, Toast};
use crate::ui::viewer::Viewer;

use current_game::CurrentGame;
use engines::Engines;
use exchange::Clipboard;
use frame_clock::FrameClock;
use graphics::Graphics;
use notices::Notices;
use preferences::Preferences;
use replay::{ReplayOrigin, sound_of_end};
use rooms::OpenRoom;
use sound::WindowSound;

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
    screen: Screen,
    /// The open dialog.
    dialogs: Dialogs,
    current: CurrentGame,
    live_lesson: Option<LiveLesson>,
    /// The room of another game, if one has been opened.
    room: Option<OpenRoom>,
    viewer: Option<Viewer>,
    /// Where the replay was opened.
    origin: ReplayOrigin,
    /// The review of the replayed game.
    review: ReviewState,
    /// The list of the games in the library, or `None` if games are not saved.
    game_list: Option<GameList>,
    /// The statistics of those games.
    statistics: Option<Statistics>,
    /// The folder of saved games, or `None` if games are not saved.
    data: Option<PathBuf>,
    preferences: Preferences,
    engines: Engines,
    sound: WindowSound,
    graphics: Graphics,
    clock: FrameClock,
    notices: Notices,
    clipboard: Clipboard,
    /// Whether the program is quitting. The window then closes without a question.
    may_quit: bool,
}

impl App {
    /// Opens the window at the menu, or at the game that `launch` contains.
    pub fn new(ctx: &Context, launch: Launch) -> Self {
        theme::install(ctx);
        let preferences = Preferences::open(launch.settings, launch.less_motion);
        if !launch.has_home {
            log::warn!("the user has no home folder: settings and games are not saved");
        }
        let (autosave, found) =
            current_game::open(ctx, launch.games.as_deref(), launch.game.is_none());
        let game_list =
            autosave.as_ref().map(|autosave| GameList::new(autosave.library().clone(), waker(ctx)));
        let statistics = statistics::open(ctx, launch.games.as_deref(), game_list.as_ref());
        let mut app = App {
            screen: Screen::Menu,
            dialogs: Dialogs::default(),
            current: CurrentGame::new(autosave, found.problem),
            live_lesson: None,
            room: None,
            viewer: None,
            origin: ReplayOrigin::default(),
            review: ReviewState::default(),
            game_list,
            statistics,
            data: launch.games.clone(),
            preferences,
            engines: Engines {
                moves: launch.move_engine,
                analysis: launch.analysis_engine,
                forecaster: launch.forecaster,
                random: fastrand::Rng::with_seed(launch.seed),
            },
            sound: WindowSound::new(launch.audio),
            graphics: Graphics::new(launch.started),
            clock: FrameClock::default(),
            notices: Notices::new(!launch.has_home),
            clipboard: Clipboard::default(),
            may_quit: false,
        };
        app.apply_settings(ctx);
        let has_motion = app.preferences.settings.speed.factor().is_some();
        // A game named at the start of the program appears at once.
        let shows_opening =
            launch.opening && has_motion && !launch.less_motion && launch.game.is_none();
        app.graphics.opening = shows_opening.then(OpeningScene::new);
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

    /// Applies the settings to the window, its sounds and the games in it.
    fn apply_settings(&mut self, ctx: &Context) {
        self.preferences.apply_look(ctx);
        self.sound.apply(&self.preferences.settings);
        let surface = self.preferences.surface();
        if let Some(live_game) = &mut self.current.live_game {
            live_game.set_surface(surface);
        }
        if let Some(live_lesson) = &mut self.live_lesson {
            live_lesson.set_surface(surface);
        }
        if let Some(viewer) = &mut self.viewer {
            viewer.set_surface(surface);
        }
    }

    /// Replaces the settings, applies them and saves them.
    fn set(&mut self, ctx: &Context, settings: Settings) {
        self.preferences.settings = settings;
        self.apply_settings(ctx);
        self.preferences.save();
    }

    fn finish_motion(&mut self) {
        let cues = match (self.screen, &mut self.viewer) {
            (Screen::Replay, Some(viewer)) => viewer.finish_motion(),
            _ => self.active_game().map(LiveGame::finish_motion).unwrap_or_default(),
        };
        self.sound.play_all(cues);
    }

    /// Advances the game, lesson or replay on the screen by the time since the last frame. Time
    /// stands still in the menu, while a dialog is open, and while the window is invisible.
    fn advance_time(&mut self, ctx: &Context) {
        let Some(seconds) = self.clock.advance(ctx) else {
            return;
        };
        if self.screen == Screen::Lesson && !self.dialogs.is_open() {
            self.advance_lesson(ctx, seconds as f32);
        }
        if self.screen == Screen::Replay && !self.dialogs.is_open() {
            self.advance_replay(ctx, seconds as f32);
        }
        if self.screen == Screen::Room && !self.dialogs.is_open() {
            self.advance_room(ctx, seconds as f32);
        }
        let (Some(live_game), Screen::Game, None) =
            (&mut self.current.live_game, self.screen, self.dialogs.current())
        else {
            return;
        };
        self.clock.count(live_game.is_moving(), seconds);
        live_game.follow(self.preferences.settings.evaluation);
        let outcome = live_game.tick(seconds as f32, self.preferences.settings.speed);
        self.sound.play_all(outcome.cues);
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
            self.sound.play(sound_of_end(session.setup(), session.game()));
            self.dialogs.open_unasked(Dialog::Result);
        }
    }

    /// Draws the open dialog, and carries out what the player did in it.
    fn dialog(&mut self, ui: &mut Ui) {
        let Some(sprites) = &self.graphics.sprites else {
            return;
        };
        let view = DialogView {
            words: self.preferences.words(),
            sprites,
            settings: &self.preferences.settings,
            live_game: self.current.live_game.as_ref(),
            is_kept: self.current.is_kept(),
            replay: match (self.screen, &self.viewer) {
                (Screen::Replay, Some(viewer)) => Some((viewer, &self.review)),
                _ => None,
            },
        };
        if let Some(response) = self.dialogs.show(ui, &view) {
            self.respond(ui.ctx(), response);
            ui.ctx().request_repaint();
        }
    }

    /// Returns whether the first-run question about the rules is shown in place of the menu.
    fn asks_first_question(&self) -> bool {
        self.screen == Screen::Menu && !self.preferences.settings.rules_asked
    }

    /// Returns what the music accompanies.
    fn music(&self) -> MusicContext {
        let tries = matches!(self.dialogs.current(), Some(Dialog::Sound { tries_music: true }));
        match self.screen {
            Screen::Menu | Screen::Library | Screen::Statistics | Screen::OtherGames if !tries => {
                MusicContext::Menu
            }
            _ => MusicContext::Game,
        }
    }

    /// Returns whether the screen has a status line, which shows toasts.
    fn has_line_of_words(&self) -> bool {
        matches!(self.screen, Screen::Game | Screen::Lesson | Screen::Replay)
    }

    fn screen(&mut self, ui: &mut Ui) -> Option<Action> {
        let words = self.preferences.words();
        let sprites = self.graphics.sprites.as_ref()?;
        match (self.screen, &mut self.current.live_game) {
            // At this text size, the game has no room behind a page.
            (Screen::Game | Screen::Lesson | Screen::Replay, _)
                if self.graphics.zoom.hides_covered_board() && self.dialogs.is_open() =>
            {
                None
            }
            (Screen::Game, Some(live_game)) => {
                let (settings, letters) =
                    (&self.preferences.settings, self.graphics.zoom.letters());
                let toast = self.notices.toast().map(Toast::text);
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
                    let (language, settings) =
                        (self.preferences.language(), &self.preferences.settings);
                    return screens::question(ui, words, language, settings, sprites);
                }
                let message = self.message();
                let menu = Menu {
                    words,
                    language: self.preferences.language(),
                    settings: &self.preferences.settings,
                    can_resume: self.current.is_unfinished(),
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
        let shows_board = is_board && !self.dialogs.is_open();
        self.graphics.zoom.fit(ctx, self.preferences.settings.text_size, shows_board);
        self.guard_close(ctx);
        self.sound.play_music(ctx, self.music());
        self.advance_time(ctx);
        self.update_clock(ctx, frame.info().cpu_usage);
        self.autosave_game(ctx);
        self.take_dropped_file(ctx);
        self.follow_review(ctx);
        self.follow_changes(ctx);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        if let Some(autosave) = &self.current.autosave {
            autosave.flush();
        }
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        if self.may_quit {
            // The window is hidden, but runs one more frame before it closes.
            return;
        }
        let ctx = ui.ctx().clone();
        self.dialogs.filter_input(&ctx);
        self.keys(&ctx);
        self.graphics.paint_ground(ui);
        self.notices.expire(&ctx);
        toast::keep_clear_from(ui, ui.max_rect().bottom());
        let action = self.screen(ui);
        let on_board = action.as_ref().is_some_and(Action::is_on_board);
        if let Some(action) = action {
            self.act(&ctx, action);
            ctx.request_repaint();
        }
        self.dialog(ui);
        if self.dialogs.take_refusal() {
            self.sound.play(Sound::Refusal);
        } else if !on_board {
            self.sound.play_button(&ctx);
        }
        self.check_time(&ctx);
        self.autosave_game(&ctx);
        if let Some(toast) = self.notices.toast()
            && !self.has_line_of_words()
        {
            toast.show(&ctx);
        }
        self.graphics.end_frame(&ctx);
    }
}

/// Returns a function that makes the window draw a frame. Any thread may call it.
fn waker(ctx: &Context) -> Waker {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}
