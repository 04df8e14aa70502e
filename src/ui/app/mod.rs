//! The window of the program. [`App`] owns the state, lets the screens draw it, and carries out
//! what the player asks for.

mod answers;
mod commands;
mod correspondence;
mod door;
mod editor;
mod empty_quan;
mod exchange;
mod game_texts;
mod games;
mod navigation;
mod offers;
mod parts;
mod pictures;
mod practice;
mod prints;
mod quit;
mod replays;
mod reports;
mod result;
mod screen;
mod strength;
mod tournaments;
mod training;

use std::path::PathBuf;

use eframe::egui::{Context, Ui};
use jiff::Timestamp;

use crate::archive::Tournaments;
use crate::audio::{Audio, MusicContext, Sound};
use crate::controller::{AnalysisEngine, Forecaster, MoveEngine};
use crate::door::Opened;
use crate::platform::Instant;
use crate::settings::Settings;
use crate::storage::RonFile;
use crate::ui::click_through;
use crate::ui::composing;
use crate::ui::dialogs::{Dialog, DialogView, Dialogs};
use crate::ui::live_game::{LiveGame, is_empty_quan_open};
use crate::ui::opening::OpeningScene;
use crate::ui::picture::PictureJob;
use crate::ui::rooms::ROOMS;
use crate::ui::screens::{self, Action, GameScreen, Guest, Home, OtherGames};
use crate::ui::theme;
use crate::ui::toast::{self, Toast};

use parts::{
    Clipboard, Collection, CurrentGame, Engines, FrameClock, Graphics, Notices, Preferences,
    Trainer, WindowSound, open_autosave,
};
use screen::home::going_on;
use screen::{KeptScreens, OpenHome, Screen, ScreenContext};

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
    /// The games to open at start, or the problem with their file.
    pub opened: Option<Opened>,
    /// Whether to show the opening scene, unless motion is off, the system requests less motion,
    /// or `opened` is given.
    pub opening: bool,
    /// Whether the system requests less motion. On the first run, this turns the motion of stones
    /// off.
    pub less_motion: bool,
    /// Returns the present moment, from which the list of games counts the days.
    pub now: fn() -> Timestamp,
    /// When the program started, for the log.
    pub started: Instant,
}

/// The window.
pub struct App {
    screen: Screen,
    /// What stays open of the screens that the player has left.
    kept: KeptScreens,
    /// The open dialog.
    dialogs: Dialogs,
    current: CurrentGame,
    /// The games in the library, or `None` if games are not saved.
    collection: Option<Collection>,
    preferences: Preferences,
    trainer: Trainer,
    tournaments: Tournaments,
    engines: Engines,
    sound: WindowSound,
    graphics: Graphics,
    clock: FrameClock,
    notices: Notices,
    clipboard: Clipboard,
    /// The picture that is being drawn.
    drawing: Option<PictureJob>,
    /// Whether the program is quitting. The window then closes without a question.
    may_quit: bool,
}

impl App {
    /// Opens the window at the home, or at the game that `launch` contains.
    pub fn new(ctx: &Context, launch: Launch) -> Self {
        theme::install(ctx);
        click_through::install(ctx);
        composing::install(ctx);
        let preferences = Preferences::open(launch.settings, launch.less_motion);
        if !launch.has_home {
            log::warn!("the user has no home folder: settings and games are not saved");
        }
        let folder = launch.games.as_deref();
        let (autosave, found) = open_autosave(ctx, folder, launch.opened.is_none());
        let collection = folder
            .zip(autosave.as_ref())
            .map(|(folder, autosave)| Collection::open(ctx, folder, autosave, launch.now));
        let has_motion = preferences.settings.speed.factor().is_some();
        // A game named at the start of the program appears at once.
        let shows_opening =
            launch.opening && has_motion && !launch.less_motion && launch.opened.is_none();
        let mut app = App {
            screen: Screen::Home(OpenHome::at_start(shows_opening)),
            kept: KeptScreens::default(),
            dialogs: Dialogs::default(),
            current: CurrentGame::new(autosave, found.problem),
            collection,
            preferences,
            trainer: Trainer::open(folder, launch.now),
            tournaments: Tournaments::new(folder, launch.now),
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
            drawing: None,
            may_quit: false,
        };
        app.apply_settings(ctx);
        app.graphics.opening = shows_opening.then(OpeningScene::new);
        if let Some(game) = found.game {
            app.restore_game(ctx, game);
        }
        match launch.opened {
            Some(Ok(games)) => app.open_at_start(ctx, games),
            Some(Err((file, why))) => app.refuse_game(Some(&file), &why),
            None => {}
        }
        app
    }

    /// Applies the settings to the window, its sounds and the games in it.
    fn apply_settings(&mut self, ctx: &Context) {
        self.preferences.apply_look(ctx);
        self.sound.apply(&self.preferences.settings);
        let surface = self.preferences.surface();
        self.screen.set_surface(surface);
        self.kept.set_surface(surface);
        if let Some(live_game) = &mut self.current.live_game {
            live_game.presenter_mut().set_surface(surface);
        }
    }

    /// Replaces the settings, applies them and saves them.
    fn set(&mut self, ctx: &Context, settings: Settings) {
        self.preferences.settings = settings;
        self.apply_settings(ctx);
        self.preferences.save();
    }

    /// Returns the screen, and what it uses of the window.
    fn screen_and_context<'a>(
        &'a mut self,
        ctx: &'a Context,
    ) -> (&'a mut Screen, ScreenContext<'a>) {
        let context = ScreenContext {
            ctx,
            preferences: &self.preferences,
            analysis_engine: &self.engines.analysis,
            sound: &self.sound,
            graphics: &self.graphics,
            notices: &self.notices,
            trainer: &self.trainer,
            game_waits: self.current.is_under_way(),
            autosave: self.current.autosave.as_ref(),
            collection: self.collection.as_mut(),
        };
        (&mut self.screen, context)
    }

    /// Returns the game or the lesson board on the screen.
    fn active_game(&mut self) -> Option<&mut LiveGame> {
        match &mut self.screen {
            Screen::Game => self.current.live_game.as_mut(),
            Screen::Lesson(lesson) => Some(lesson.live_game_mut()),
            Screen::Practice(practice) => Some(practice.live_game_mut()),
            Screen::Puzzle(puzzle) => Some(puzzle.live_game_mut()),
            _ => None,
        }
    }

    fn finish_motion(&mut self) {
        let cues = match &mut self.screen {
            Screen::Replay(replay) => replay.finish_motion(),
            _ => match self.active_game() {
                Some(live_game) => live_game.presenter_mut().finish_motion(),
                None => Vec::new(),
            },
        };
        self.sound.play_all(cues);
    }

    /// Advances what is on the screen by the time since the last frame. Time stands still while a
    /// dialog is open and while the window is invisible, and that of a game on any other screen.
    fn advance_time(&mut self, ctx: &Context) {
        let Some(seconds) = self.clock.advance(ctx) else {
            return;
        };
        if self.dialogs.is_open() {
            return;
        }
        let (screen, context) = self.screen_and_context(ctx);
        match screen {
            Screen::Game => self.advance_game(ctx, seconds),
            Screen::Lesson(lesson) => {
                if let Some(settings) = lesson.advance(seconds as f32, &context) {
                    self.set(ctx, settings);
                }
            }
            Screen::Replay(replay) => replay.advance(seconds as f32, &context),
            Screen::Practice(practice) => practice.advance(seconds as f32, &context),
            Screen::Puzzle(puzzle) => puzzle.advance(seconds as f32, &context),
            Screen::Room(room) => room.advance(seconds as f32, &context),
            Screen::Home(home) => {
                let covered = context.graphics.opening.is_some();
                let speed = context.settings().speed;
                if !covered && home.advance(seconds as f32, speed) {
                    ctx.request_repaint();
                }
            }
            Screen::Library(_)
            | Screen::Training(_)
            | Screen::Editor(_)
            | Screen::OtherGames
            | Screen::Tournaments(_) => {}
        }
    }

    fn advance_game(&mut self, ctx: &Context, seconds: f64) {
        let Some(live_game) = &mut self.current.live_game else {
            return;
        };
        self.clock.count(live_game.presenter().is_moving(), seconds);
        let settings = &self.preferences.settings;
        let (evaluation, speed) = (settings.evaluation, settings.speed);
        live_game.change(|session| session.help_mut().set_following(evaluation));
        let to_choose = is_empty_quan_open(settings, live_game.session());
        let outcome = live_game.tick(seconds as f32, speed, to_choose);
        self.sound.play_all(outcome.cues);
        if live_game.presenter().is_moving() {
            ctx.request_repaint();
        } else if let Some(seconds) = live_game.is_waiting() {
            ctx.request_repaint_after_secs(seconds);
        }
        if outcome.is_undecided {
            self.dialogs.open_unasked(Dialog::EmptyQuan { then: None });
        } else if let Some(reply) = outcome.offer_reply {
            self.hear_offer_reply(ctx, reply);
        } else if outcome.game_over {
            let session = live_game.session();
            log::info!("game over after {} turns", session.game().turn_count());
            self.sound.play_end(session.setup(), session.game());
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
            language: self.preferences.language(),
            sprites,
            settings: &self.preferences.settings,
            previews: self.shows_preview(),
            live_game: self.current.live_game.as_ref(),
            is_kept: self.current.is_kept(),
            edited_rules: self.screen.edited_rules(),
            replay: self.screen.replay().map(|replay| (replay.viewer(), replay.review())),
            after_game: result::after_game(&self.current, self.collection.as_ref()),
        };
        if let Some(response) = self.dialogs.show(ui, &view) {
            self.respond(ui.ctx(), response);
            ui.ctx().request_repaint();
        }
    }

    /// Returns whether the page of the first start is shown in place of the home.
    fn shows_first_page(&self) -> bool {
        matches!(self.screen, Screen::Home(_)) && self.preferences.settings.is_first_start()
    }

    /// Returns whether the board previews moves: on the screen or, without a board, in the next
    /// game.
    fn shows_preview(&self) -> bool {
        let settings = &self.preferences.settings;
        match (&self.screen, self.current.session()) {
            (Screen::Lesson(_), _) => settings.previews(None),
            (Screen::Game, Some(session)) => settings.previews(session.setup().strongest()),
            _ => settings.previews(settings.setup(0).strongest()),
        }
    }

    /// Returns what the music accompanies.
    fn music(&self) -> MusicContext {
        let tries = matches!(self.dialogs.current(), Some(Dialog::Settings { tries_music: true }));
        match self.screen.has_menu_music() && !tries {
            true => MusicContext::Menu,
            false => MusicContext::Game,
        }
    }

    /// Draws the screen. Returns the action requested.
    fn show_screen(&mut self, ui: &mut Ui) -> Option<Action> {
        let covers_board = self.dialogs.is_open() && self.graphics.zoom.hides_covered_board();
        if covers_board && self.screen.has_status_line() {
            // At this text size, the board has no room behind a page.
            return None;
        }
        if !self.screen.has_board() && !matches!(self.screen, Screen::Home(_)) {
            self.graphics.sprites.as_ref()?.scatter_stones(ui.painter(), ui.max_rect());
        }
        let ctx = ui.ctx().clone();
        let (screen, mut context) = self.screen_and_context(&ctx);
        match screen {
            Screen::Home(_) => self.show_home(ui),
            Screen::Game => self.show_game(ui),
            Screen::Lesson(lesson) => lesson.show(ui, &context),
            Screen::Library(library) => library.show(ui, &mut context),
            Screen::Replay(replay) => replay.show(ui, &context),
            Screen::Practice(practice) => practice.show(ui, &context),
            Screen::Training(page) => page.show(ui, &context),
            Screen::Puzzle(puzzle) => puzzle.show(ui, &context),
            Screen::Editor(editor) => editor.show(ui, &context),
            Screen::OtherGames => {
                let (words, language) = (context.words(), context.preferences.language());
                let unfinished = self.kept.unfinished_games(words, language);
                let sprites = self.graphics.sprites.as_ref()?;
                let unfinished = &unfinished;
                let page = OtherGames { words, language, sprites, unfinished };
                screens::other_games(ui, &page)
            }
            Screen::Tournaments(open) => open.show(ui, &context),
            Screen::Room(room) => room.show(ui, &context),
        }
    }

    fn show_home(&mut self, ui: &mut Ui) -> Option<Action> {
        let (words, language) = (self.preferences.words(), self.preferences.language());
        let settings = &self.preferences.settings;
        if self.shows_first_page() {
            return screens::first_start(ui, words, language, settings);
        }
        let message = self.message();
        let session = self.current.session().filter(|_| self.current.is_unfinished());
        let guest = self.last_guest();
        let room = |index: usize| self.kept.room(ROOMS[index].id);
        let Screen::Home(open) = &mut self.screen else {
            return None;
        };
        let home = Home {
            words,
            settings,
            sprites: self.graphics.sprites.as_ref()?,
            board: open.board(session, settings, self.preferences.surface()),
            going_on: session.map(|session| going_on(words, session)),
            guest: guest.and_then(|(index, game)| {
                Some(Guest { index, text: game.at_home(words), room: room(index)? })
            }),
            has_games: self.collection.is_some(),
            has_position: self.trainer.has_position(),
            message: message.as_deref(),
        };
        screens::home(ui, &home)
    }

    fn show_game(&mut self, ui: &mut Ui) -> Option<Action> {
        let live_game = self.current.live_game.as_mut()?;
        let view = GameScreen {
            words: self.preferences.words(),
            settings: &self.preferences.settings,
            live_game,
            sprites: self.graphics.sprites.as_ref()?,
            toast: self.notices.toast().map(Toast::text),
            letters: self.graphics.zoom.letters(),
            with_result: matches!(self.dialogs.current(), Some(Dialog::Result)),
        };
        let (action, state) = screens::game(ui, &view);
        live_game.set_pointed(state.hot, state.armed);
        action
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        let shows_board = self.screen.has_board() && !self.dialogs.is_open();
        self.graphics.zoom.fit(ctx, &self.preferences.settings, shows_board);
        if self.graphics.zoom.has_narrowed(ctx) {
            self.close_list_over_board(ctx);
        }
        self.guard_close(ctx);
        self.sound.play_music(ctx, self.music());
        self.advance_time(ctx);
        self.update_clock(ctx, frame.info().cpu_usage);
        self.autosave_game(ctx);
        self.take_dropped_file(ctx);
        self.follow_result(ctx);
        self.follow_strength(ctx);
        self.follow_drawing(ctx);
        self.follow_last_game(ctx);
        let (screen, context) = self.screen_and_context(ctx);
        match screen {
            Screen::Replay(replay) => {
                replay.follow_review(&context);
                replay.follow_values(&context);
            }
            Screen::Practice(practice) => practice.follow_review(&context),
            Screen::Editor(editor) => editor.follow_analysis(),
            _ => {}
        }
        self.record_puzzle(ctx);
        self.follow_changes(ctx);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        if let Some(autosave) = &self.current.autosave {
            autosave.flush();
        }
        self.save_tournament();
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
        let action = self.show_screen(ui);
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
            && !self.screen.shows_toasts()
        {
            toast.show(&ctx);
        }
        self.graphics.end_frame(&ctx);
    }
}
