//! The window of the program. [`App`] owns the stack of the screens and the parts that they share. It
//! drives the screen on top, and carries out what that leaves to the window.

mod commands;
pub(super) mod door;
mod door_words;
mod exchange;
mod quit;
mod screen;

use std::path::PathBuf;
use std::sync::Arc;
use tabletop::Game as _;
use window::dialogs::Dialogs;
use window::together::Together;
use window::{
    Action, Clipboard, Desktop, FrameClock, Graphics, NothingKept, Notices, Parts, Preferences,
    Rooms, Screen, ScreenContext, ScreenStack, Trainers, WindowSound, leave_keys_to_browser,
    poll_changes, poll_pending, poll_tables, update_clocks, waker,
};

use crate::audio::{Audio, MusicContext, Sound};
use crate::controller::Waker;
use crate::door::Opened;
use crate::games::OAnQuan;
use crate::platform::Instant;
use crate::settings::Language;
use crate::storage::{self, Errand, Errands, RonFile};
use crate::tournaments::Tournaments;
use crate::ui::opening::OpeningScene;
use crate::ui::rooms::home_room;
use crate::ui::settings_sheet::SettingsSheet;

use eframe::egui::{Context, Popup, RawInput, Ui, accesskit_root_id};
use jiff::Timestamp;
use oanquan_table::room::settings::READER;
use ui_kit::yard::Moment;
use ui_kit::{click_through, composing, speech, theme, toast};

pub use quit::unsaved_games;

use screen::room::finish_opening;
use screen::{OpenHome, open_after_kill, open_served};

/// The widest texture, in pixels. The picture of all letters is as wide as textures may be, and of the 16,384 pixels
/// that some drivers allow, its single row would be mostly empty.
const WIDEST_TEXTURE: usize = 4096;

/// The parts and options that a window is opened with.
pub struct Launch {
    /// Why settings and games are not kept, of which the window warns; `None` if they are.
    pub nothing_kept: Option<NothingKept>,
    /// The settings file. `None` disables saving the settings.
    pub settings: Option<RonFile>,
    /// Plays sounds and music.
    pub audio: Audio,
    /// Changes the table of the home before its games are read: tests replace its engines.
    pub prepare: Box<dyn FnOnce(&mut Rooms)>,
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
    /// The language of the system, which the window speaks until the player chooses one.
    pub language: Language,
    /// Returns the present moment, from which the list of games counts the days.
    pub now: fn() -> Timestamp,
    /// Returns the moment whose light the yard has; `None` for a light that is always the same.
    pub moment: Option<fn() -> Moment>,
    /// What the system does with the window and with files.
    pub desktop: Desktop,
    /// When the program started, for the log.
    pub started: Instant,
}

/// The seconds after which a press is a long one, where that matters.
const LONG_PRESS: f64 = 0.8;

/// The window.
pub struct App {
    stack: ScreenStack,
    parts: Parts,
    /// The opening scene, while it lasts.
    opening: Option<OpeningScene>,
    /// The dropped file that is being read.
    dropped: Option<Errand<Opened>>,
    clock: FrameClock,
}

impl App {
    /// Opens the window at the home, or at the game that `launch` contains.
    pub fn new(ctx: &Context, launch: Launch) -> Self {
        theme::install(ctx);
        click_through::install(ctx);
        composing::install(ctx);
        if !launch.desktop.closes {
            leave_keys_to_browser(ctx);
        }
        let config = launch.settings.as_ref().and_then(|file| file.path().parent());
        let roots = [("config", config), ("data", launch.games.as_deref())];
        let kept = roots.into_iter().filter_map(|(name, root)| Some((name, root?.to_owned())));
        let kept = kept.collect();
        let preferences =
            Preferences::open(launch.settings, READER, launch.less_motion, launch.language);
        if let Some(why) = launch.nothing_kept {
            log::warn!("settings and games are not kept: {why:?}");
        }
        let folder = launch.games.as_deref();
        // On a page, a link usually belongs to the game that the last visit left; a window of the desktop leaves
        // that game to the next one.
        let resumes = launch.opened.is_none() || !launch.desktop.closes;
        let has_motion = preferences.settings.speed.factor().is_some();
        // A game named at the start of the program appears at once.
        let game_before = launch.desktop.game_before.filter(|_| launch.opened.is_none());
        let game_before = game_before.and_then(|game_before| game_before());
        let is_named = launch.opened.is_some() || game_before.is_some();
        let shows_opening = launch.opening && has_motion && !launch.less_motion && !is_named;
        let parts = Parts {
            preferences,
            sound: WindowSound::new(launch.audio),
            graphics: Graphics::new(launch.started, launch.moment),
            notices: Notices::new(launch.nothing_kept),
            clipboard: Clipboard::default(),
            trainers: Trainers::new(folder, launch.now),
            tournaments: Tournaments::new(folder, launch.now),
            pending: None,
            rooms: Rooms::new(launch.games.clone(), launch.now, launch.seed),
            kept,
            errands: (launch.errands)(waker(ctx)),
            dialogs: Dialogs::default(),
            desktop: launch.desktop,
            together: Together::default(),
            quits: false,
        };
        let mut app = App {
            stack: ScreenStack::new(Box::new(OpenHome::at_start(shows_opening, game_before))),
            parts,
            opening: shows_opening.then(OpeningScene::new),
            dropped: None,
            clock: FrameClock::default(),
        };
        app.parts.apply_settings(ctx);
        // The home shows the game under way at once.
        let at_once = Errands::at_once(waker(ctx));
        let Parts { rooms, preferences, .. } = &mut app.parts;
        rooms.open(ctx, home_room(), &at_once, &preferences.settings, resumes);
        (launch.prepare)(rooms);
        app.with_screen(ctx, |_, context| finish_opening(home_room(), context));
        app.parts.graphics.is_covered = shows_opening;
        if let Some(served_by) = app.parts.desktop.served_by
            && let Some((address, code)) = served_by()
            && launch.opened.is_none()
        {
            app.with_screen(ctx, |_, context| open_served(address, code, context));
        }
        if launch.opened.is_none() {
            app.with_screen(ctx, |_, context| open_after_kill(context));
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
        if let Some(effect) = Dialogs::show(ui, self.stack.top(), &mut self.parts) {
            self.carry_out(ui.ctx(), effect);
            ui.ctx().request_repaint();
        }
    }

    /// Tells the system how many steps lead back to the home, out of a list, a dialog and each screen, and which game is
    /// on the screen.
    fn note_place(&self, ctx: &Context) {
        if let Some(note) = self.parts.desktop.note_steps {
            let list = self.stack.top().lists_moves() && self.parts.has_list_over_board(ctx);
            let over = [self.parts.dialogs.is_open(), Popup::is_any_open(ctx), list];
            let over = over.into_iter().filter(|is_open| *is_open).count();
            note((self.stack.over_home() + over) as u32);
        }
        if let Some(note) = self.parts.desktop.note_game {
            let top = self.stack.top();
            note(top.is_current_game().then_some(top.game()));
        }
    }

    /// Returns what the music accompanies.
    fn music(&self) -> MusicContext {
        let settings = self.parts.dialogs.current_as::<SettingsSheet>();
        let tries = settings.is_some_and(|sheet| sheet.tries_music);
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
        let (ctx, style) = (ui.ctx().clone(), Arc::clone(ui.style()));
        if self.parts.dialogs.is_open() {
            theme::hide_scroll_bars(ui);
        }
        let action = self.with_screen(&ctx, |screen, context| screen.show(ui, context));
        ui.set_style(style);
        action
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        let _watch = storage::watch_disk();
        theme::touch::notice(ctx);
        let longest = if self.stack.top().uses_long_press() { LONG_PRESS } else { f64::INFINITY };
        if ctx.options(|options| options.input_options.max_click_duration) != longest {
            ctx.options_mut(|options| options.input_options.max_click_duration = longest);
        }
        let parts = &mut self.parts;
        parts.preferences.poll();
        let shows_board = self.stack.top().has_board() && !parts.dialogs.is_open();
        parts.graphics.zoom.fit(ctx, &parts.preferences.settings, shows_board);
        if parts.graphics.zoom.has_narrowed(ctx) {
            parts.close_list_over_board(ctx);
        }
        self.with_screen(ctx, quit::guard_close);
        let music = self.music();
        self.parts.sound.play_music(ctx, music);
        self.advance_time(ctx);
        let (top, busy) = (self.stack.top(), frame.info().cpu_usage);
        let shown = top.is_current_game().then_some(top.game());
        update_clocks(shown, top.game(), &mut self.clock, busy, ctx, &mut self.parts);
        let dropped = self.with_screen(ctx, |screen, context| {
            poll_tables(screen, ctx, context.parts);
            door::take_dropped_file(screen, context)
        });
        self.dropped = dropped.or(self.dropped.take());
        if let Some(opened) = self.dropped.as_ref().and_then(Errand::poll) {
            self.dropped = None;
            self.with_screen(ctx, |screen, context| door::open_dropped(opened, screen, context));
        }
        self.parts.poll_together(ctx);
        self.with_screen(ctx, |_, context| {
            context.parts.prepare_strength(OAnQuan::ID, None, ctx);
            poll_pending(context);
        });
        if let Some(effect) = Dialogs::poll(ctx, &mut self.parts) {
            self.carry_out(ctx, effect);
        }
        if let Some(problem) = self.parts.trainers.poll() {
            self.parts.report_done(ctx, Err(problem), String::new());
        }
        self.with_screen(ctx, |screen, context| {
            screen.poll(context);
            poll_changes(OAnQuan::ID, screen, context);
        });
    }

    /// Saves what the clocks of games say. A page does this when it is hidden, which may be the last that it does,
    /// and from time to time; everything else is saved at once.
    fn save(&mut self, _storage: &mut dyn eframe::Storage) {
        self.parts.rooms.save_clocks();
    }

    fn raw_input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        input.max_texture_side = input.max_texture_side.map(|side| side.min(WIDEST_TEXTURE));
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.parts.rooms.lost_games(&self.parts.preferences.settings);
        self.stack.end(&mut self.parts);
        self.parts.errands.finish();
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let _watch = storage::watch_disk();
        if self.parts.quits {
            // The window is hidden, but runs one more frame before it closes.
            return;
        }
        let ctx = ui.ctx().clone();
        let language = words::code(self.parts.language());
        ctx.accesskit_node_builder(accesskit_root_id(), |window| window.set_language(language));
        self.parts.dialogs.filter_input(&ctx);
        self.keys(&ctx);
        self.parts.graphics.paint_ground(ui, &self.parts.preferences.settings);
        let covers = self.parts.dialogs.is_open() || self.opening.is_some();
        self.parts.notices.expire(&ctx, covers);
        toast::keep_clear_from(ui, ui.max_rect().bottom());
        let action = self.show_screen(ui);
        let on_board = self.parts.sound.take_muted_button()
            || action.is_some_and(|action| !matches!(action, Action::Do(_)));
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
        self.with_screen(&ctx, |screen, context| poll_tables(screen, &ctx, context.parts));
        let parts = &mut self.parts;
        if let Some(toast) = parts.notices.toast()
            && (toast.is_beside() || !self.stack.top().shows_toasts(parts))
        {
            toast.show(&ctx);
        }
        if let Some(sprites) = parts.sprites() {
            self.opening.take_if(|opening| !opening.show(&ctx, sprites));
        }
        parts.graphics.is_covered = self.opening.is_some();
        parts.graphics.end_frame();
        speech::deliver(&ctx, parts.words().title);
        self.note_place(&ctx);
    }
}
