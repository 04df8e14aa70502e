//! The window of the program. [`App`] owns the stack of the screens and the parts that they share. It
//! drives the screen on top, and carries out what that leaves to the window.

mod answers;
mod commands;
mod correspondence;
mod door;
mod door_words;
mod empty_quan;
mod exchange;
mod game_texts;
pub mod games;
mod offers;
pub(super) mod parts;
mod pictures;
mod prints;
mod quit;
mod result;
pub(super) mod screen;

use std::path::{Path, PathBuf};

use eframe::egui::{Context, Ui};
use jiff::Timestamp;
use tabletop::Game;

use crate::archive::{Autosave, RecoveredGame};
use crate::audio::{Audio, MusicContext, Sound};
use crate::controller::{AnalysisEngine, Forecaster, MoveEngine, Waker};
use crate::door::Opened;
use crate::games::OAnQuan;
use crate::platform::Instant;
use crate::storage::{self, Errand, Errands, RonFile};
use crate::tournaments::Tournaments;
use crate::ui::click_through;
use crate::ui::composing;
use crate::ui::dialogs::{Dialog, DialogView, Dialogs};
use crate::ui::lost_game::lost_games;
use crate::ui::opening::OpeningScene;
use crate::ui::screens::Action;
use crate::ui::table::practice::ReviewedReplay;
use crate::ui::table::{Archive, CurrentGame, Engines};
use crate::ui::theme;
use crate::ui::toast;

pub use offers::check_time;
use parts::{Clipboard, FrameClock, Trainers, WindowSound, waker};
pub use parts::{Graphics, Notices, Parts, Preferences, Rooms};
pub use screen::my_games::{self, Kept};
pub use screen::{Screen, ScreenContext, Under, is, is_general, open_other_games};

use pictures::PictureDrawing;
use screen::{OpenHome, ScreenStack, replay_on};

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
    /// Starts the work with the disk, for which the window does not wait.
    pub errands: fn(Waker) -> Errands,
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
    stack: ScreenStack,
    parts: Parts,
    drawing: PictureDrawing,
    /// The dropped file that is being read.
    dropped: Option<Errand<Opened>>,
    clock: FrameClock,
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
        let (archive, found) = open_archive(ctx, folder, launch.opened.is_none(), launch.now);
        let has_motion = preferences.settings.speed.factor().is_some();
        // A game named at the start of the program appears at once.
        let shows_opening =
            launch.opening && has_motion && !launch.less_motion && launch.opened.is_none();
        let parts = Parts {
            preferences,
            engines: Engines {
                moves: launch.move_engine,
                analysis: launch.analysis_engine,
                forecaster: launch.forecaster,
                random: fastrand::Rng::with_seed(launch.seed),
            },
            sound: WindowSound::new(launch.audio),
            graphics: Graphics::new(launch.started),
            notices: Notices::new(!launch.has_home),
            clipboard: Clipboard::default(),
            trainers: Trainers::new(folder, launch.now),
            tournaments: Tournaments::new(folder, launch.now),
            current: CurrentGame::new(archive, found.problem),
            arrival: None,
            rooms: Rooms::default(),
            errands: (launch.errands)(waker(ctx)),
            dialogs: Dialogs::default(),
        };
        let mut app = App {
            stack: ScreenStack::new(Box::new(OpenHome::at_start(shows_opening))),
            parts,
            drawing: PictureDrawing::default(),
            dropped: None,
            clock: FrameClock::default(),
            may_quit: false,
        };
        app.parts.apply_settings(ctx);
        // The home says whether the position of the day waits.
        let Parts { trainers, errands, .. } = &mut app.parts;
        trainers.open(OAnQuan::ID, errands, |_, _| {});
        app.parts.graphics.opening = shows_opening.then(OpeningScene::new);
        if let Some((game, state)) = found.game {
            games::restore(game, state, ctx, &mut app.parts);
        }
        match launch.opened {
            Some(Ok(games)) => app.with_screen(ctx, |screen, context| {
                door::open_at_start(games, screen, context);
            }),
            Some(Err((file, why))) => door::refuse_game(Some(&file), &why, &mut app.parts),
            None => {}
        }
        app
    }

    /// Does something with the screen on top, and then carries out the transitions that it requests.
    fn with_screen<R>(
        &mut self,
        ctx: &Context,
        act: impl FnOnce(&mut dyn Screen, &mut ScreenContext<'_>) -> R,
    ) -> R {
        let (screen, mut context) = self.stack.split(ctx, &mut self.parts);
        let result = act(screen, &mut context);
        self.stack.follow(ctx, &mut self.parts);
        result
    }

    /// Advances the screen by the time since the last frame. Time stands still while a dialog is
    /// open and while the window is invisible.
    fn advance_time(&mut self, ctx: &Context) {
        let Some(seconds) = self.clock.advance(ctx) else {
            return;
        };
        if !self.parts.dialogs.is_open() {
            self.with_screen(ctx, |screen, context| screen.advance(seconds, context));
        }
    }

    /// Draws the open dialog, and carries out what the player did in it.
    fn dialog(&mut self, ui: &mut Ui) {
        let previews = self.stack.top().previews(&self.parts);
        let Parts { preferences, graphics, current, dialogs, .. } = &mut self.parts;
        let Some(sprites) = &graphics.sprites else {
            return;
        };
        let view = DialogView {
            words: preferences.words(),
            language: preferences.language(),
            sprites,
            game: self.stack.top().game(),
            settings: &preferences.settings,
            previews,
            live_game: current.live_game(),
            is_kept: current.is_kept(),
            edited_rules: self.stack.top().edited_rules(),
            replay: replay_on(&self.stack).map(|replay| (replay.viewer(), replay.review())),
            after_game: current.after_game(),
        };
        if let Some(response) = dialogs.show(ui, &view) {
            self.respond(ui.ctx(), response);
            ui.ctx().request_repaint();
        }
    }

    /// Returns what the music accompanies.
    fn music(&self) -> MusicContext {
        let dialog = self.parts.dialogs.current();
        let tries = matches!(dialog, Some(Dialog::Settings { tries_music: true }));
        match self.stack.top().has_menu_music() && !tries {
            true => MusicContext::Menu,
            false => MusicContext::Game,
        }
    }

    /// Draws the screen. Returns the action requested.
    fn show_screen(&mut self, ui: &mut Ui) -> Option<Action> {
        let (screen, parts) = (self.stack.top(), &self.parts);
        let covers_board = parts.dialogs.is_open() && parts.graphics.zoom.hides_covered_board();
        if covers_board && screen.has_status_line() {
            // At this text size, the board has no room behind a page.
            return None;
        }
        if screen.has_scattered_stones() {
            parts.sprites()?.scatter_stones(ui.painter(), ui.max_rect());
        }
        let ctx = ui.ctx().clone();
        self.with_screen(&ctx, |screen, context| screen.show(ui, context))
    }
}

/// Opens the saved games in `folder`, and returns the game that the last run left there. A window
/// that opens with a game (`resumes` is not set) leaves that game to the next one.
fn open_archive(
    ctx: &Context,
    folder: Option<&Path>,
    resumes: bool,
    now: fn() -> Timestamp,
) -> (Option<Archive<OAnQuan>>, RecoveredGame) {
    let Some(folder) = folder else { return (None, RecoveredGame::default()) };
    let (autosave, found) = match resumes {
        true => Autosave::open(folder, waker(ctx)),
        false => (Autosave::open_fresh(folder, waker(ctx)), RecoveredGame::default()),
    };
    (Some(Archive::new(folder, autosave, now, &waker(ctx))), found)
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        let _watch = storage::watch_disk();
        let parts = &mut self.parts;
        parts.preferences.poll();
        game_texts::poll_file(parts);
        let shows_board = self.stack.top().has_board() && !parts.dialogs.is_open();
        parts.graphics.zoom.fit(ctx, &parts.preferences.settings, shows_board);
        if parts.graphics.zoom.has_narrowed(ctx) {
            parts.close_list_over_board(ctx);
        }
        self.guard_close(ctx);
        let music = self.music();
        self.parts.sound.play_music(ctx, music);
        self.stack.set_surface(self.parts.surface());
        self.advance_time(ctx);
        let (top, busy) = (self.stack.top(), frame.info().cpu_usage);
        let shown = top.is_current_game().then_some(top.game());
        let on_screen = (shown, top.game());
        offers::update_clocks(on_screen, &mut self.clock, busy, ctx, &mut self.parts);
        let dropped = self.with_screen(ctx, |screen, context| {
            games::poll(screen, ctx, context.parts);
            door::take_dropped_file(screen, context)
        });
        self.dropped = dropped.or(self.dropped.take());
        if let Some(opened) = self.dropped.as_ref().and_then(Errand::poll) {
            self.dropped = None;
            self.with_screen(ctx, |screen, context| door::open_dropped(opened, screen, context));
        }
        result::review(ctx, &mut self.parts);
        result::poll_strength(ctx, &mut self.parts);
        self.with_screen(ctx, |_, context| games::poll_arrival(context));
        self.drawing.poll(ctx, &mut self.parts);
        if let Some(problem) = self.parts.trainers.poll() {
            self.parts.report_done(ctx, Err(problem), String::new());
        }
        self.with_screen(ctx, |screen, context| {
            screen.poll(context);
            my_games::poll_changes::<OAnQuan>(screen, context);
        });
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        lost_games(&self.parts.current, 0);
        self.parts.rooms.lost_games(&self.parts.preferences.settings);
        self.stack.end(&mut self.parts);
        self.parts.errands.finish();
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let _watch = storage::watch_disk();
        if self.may_quit {
            // The window is hidden, but runs one more frame before it closes.
            return;
        }
        let ctx = ui.ctx().clone();
        self.parts.dialogs.filter_input(&ctx);
        self.keys(&ctx);
        self.parts.graphics.paint_ground(ui);
        self.parts.notices.expire(&ctx);
        toast::keep_clear_from(ui, ui.max_rect().bottom());
        let action = self.show_screen(ui);
        let on_board = self.parts.sound.take_muted_button()
            || action.as_ref().is_some_and(Action::is_on_board);
        if let Some(action) = action {
            self.act(&ctx, action);
            ctx.request_repaint();
        }
        self.dialog(ui);
        if self.parts.dialogs.take_refusal() {
            self.parts.sound.play(Sound::Refusal);
        } else if !on_board {
            self.parts.sound.play_button(&ctx);
        }
        if !self.parts.dialogs.is_open() {
            self.with_screen(&ctx, |screen, context| screen.check_time(context));
        }
        self.with_screen(&ctx, |screen, context| games::poll(screen, &ctx, context.parts));
        let parts = &mut self.parts;
        if let Some(toast) = parts.notices.toast()
            && !self.stack.top().shows_toasts(parts)
        {
            toast.show(&ctx);
        }
        parts.graphics.end_frame(&ctx);
    }
}
