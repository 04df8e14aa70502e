//! The opening of windows in tests.

use std::path::PathBuf;

use eframe::egui::{Theme, Vec2, vec2};
use egui_kittest::Harness;
use jiff::Timestamp;
use o_an_quan::ai::Level;
use o_an_quan::audio::Audio;
use o_an_quan::controller::{
    AnalysisEngine, Forecaster, MoveEngine, Seat, Waker, default_analysis_engine,
    default_forecaster, default_move_engine,
};
use o_an_quan::door::{Door, Found, Opened, Refused};
use o_an_quan::games::OAnQuan;
use o_an_quan::platform::Instant;
use o_an_quan::rules::{Record, Rules};
use o_an_quan::settings::{self, Language, Settings, Speed, TableSettings};
use o_an_quan::storage::{Errands, RonFile};
use o_an_quan::ui::{App, Launch};
use table::game::state_mut;
use tabletop::Imported;
use window::{Desktop, NothingKept};

use super::picture::Textures;
use super::{STEP, Window};

use ui_kit::sprites::keep_painted;
use ui_kit::theme::touch;
use ui_kit::yard::Moment;

/// The settings of a player who has answered the questions of a new player and knows the game.
fn answered(size: Vec2) -> String {
    // In a wide window the list of moves is open, so that tests can read the turns in it.
    let moves = size.x >= 1200.0;
    format!(
        "(version: 1, data: (language: Some(English), rules_asked: true, moves: Some({moves}), \
         seats: (Person, Computer(Easy), Computer(Easy), Computer(Easy))))"
    )
}

/// Returns the choices for ô ăn quan.
pub fn own(settings: &mut Settings) -> &mut TableSettings {
    settings.of_mut::<OAnQuan>()
}

/// Sets the rules of the next game of ô ăn quan.
pub fn set_rules(settings: &mut Settings, rules: Rules) {
    own(settings).set_game(&OAnQuan(rules));
}

/// The button of the first start that opens the lessons.
const LESSONS: &str = "Never played? Learn in 3 min";

/// The number of frames drawn when a window opens with the opening scene; more would end the scene.
const FEW: u64 = 3;

/// The conditions under which a window opens.
pub struct Opening {
    /// The size of the inside of the window, in points without zoom.
    pub size: Vec2,
    /// The number of pixels per point without zoom.
    pub scale: f32,
    /// Whether the device is used by touch from the start.
    pub touch: bool,
    /// The theme of the system, which the window follows until the player chooses one.
    pub theme: Theme,
    pub move_engine: MoveEngine,
    pub analysis_engine: AnalysisEngine,
    pub forecaster: Forecaster,
    /// How the work with the disk is done.
    pub errands: fn(Waker) -> Errands,
    /// Why nothing is kept.
    pub nothing_kept: Option<NothingKept>,
    pub settings: Option<std::path::PathBuf>,
    /// The folder of the saved games.
    pub games: Option<std::path::PathBuf>,
    pub game: Option<Found>,
    /// The link in the address of the page.
    pub link: Option<String>,
    /// The problem with the file that the window was opened with.
    pub problem: Option<(PathBuf, Refused)>,
    pub audio: Audio,
    /// Whether the opening scene is shown; the test then has to step frame by frame.
    pub scene: bool,
    pub less_motion: bool,
    /// The language of the system.
    pub language: Language,
    /// The present moment, from which the list of games counts the days.
    pub now: fn() -> Timestamp,
    /// The moment whose light the yard has.
    pub moment: Option<fn() -> Moment>,
    /// What the system does with the window and with files.
    pub desktop: Desktop,
}

impl Default for Opening {
    fn default() -> Self {
        let (settings, games, game) = (None, None, None);
        let (move_engine, analysis_engine) = (default_move_engine(), default_analysis_engine());
        let (size, audio) = (vec2(1280.0, 800.0), Audio::silent());
        let (scale, theme, scene, less_motion) = (1.0, Theme::Dark, false, false);
        Opening {
            size,
            scale,
            touch: false,
            theme,
            move_engine,
            analysis_engine,
            forecaster: default_forecaster(),
            errands: Errands::at_once,
            nothing_kept: None,
            settings,
            games,
            game,
            link: None,
            problem: None,
            audio,
            scene,
            less_motion,
            language: Language::Vietnamese,
            now: Timestamp::now,
            moment: None,
            desktop: Desktop { open_folder: Some(|_| {}), closes: true, ..Desktop::default() },
        }
    }
}

impl Opening {
    /// Returns the settings of a player who has answered the question of the first run and knows the game.
    pub fn settings(language: Language, speed: Speed) -> Settings {
        let mut settings = Settings { language: Some(language), speed, ..Settings::default() };
        own(&mut settings).options_chosen = true;
        own(&mut settings).seats[1..].fill(Seat::Computer(Level::Easy));
        settings
    }

    pub fn playing(self, choices: &[&str]) -> Window {
        let mut window = self.open();
        choices.iter().for_each(|choice| window.choose(choice));
        window.press("Play");
        window
    }

    /// Opens a window at the home, in English. A player without settings has answered the page of
    /// the first start and chosen the rules.
    pub fn open(mut self) -> Window {
        keep_painted();
        let folder = tempfile::tempdir().expect("a folder");
        let path = self.settings.get_or_insert_with(|| folder.path().join("settings.ron"));
        if !path.exists() && !self.less_motion {
            // A folder that cannot be written to is what some tests are about.
            let _ = std::fs::write(path, answered(self.size));
        }
        let mut window = self.bare();
        if window.has("English") {
            // The page of the first start.
            window.press("English");
            window.press(LESSONS);
            window.press("Home");
        }
        window.folder.get_or_insert(folder);
        window
    }

    /// Opens a window at the page of the first start, in English.
    pub fn ask(self) -> Window {
        let mut window = self.bare();
        window.choose("English");
        window
    }

    /// Opens a window in English, whatever the language of the system; for windows that open with a
    /// game instead of the home.
    pub fn bare_english(mut self) -> Window {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        std::fs::write(&path, answered(self.size)).expect("written");
        self.settings = Some(path);
        self.bare()
    }

    /// Opens a window with these settings, saved in a temporary folder.
    pub fn with(mut self, settings: &Settings) -> Window {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let mut file = RonFile::new(&path, settings::VERSION);
        file.load::<Settings>().expect("no settings yet");
        file.save(settings).expect("written");
        self.settings = Some(path);
        let mut window = self.bare();
        window.folder = Some(folder);
        window
    }

    /// Opens a window in the language of the system.
    pub fn bare(self) -> Window {
        let Opening { move_engine, analysis_engine, forecaster, .. } = self;
        let launch = Launch {
            nothing_kept: self.nothing_kept,
            settings: self.settings.map(|path| RonFile::new(path, settings::VERSION)),
            audio: self.audio,
            prepare: Box::new(|rooms| {
                let engines = &mut state_mut::<OAnQuan>(rooms).engines;
                engines.moves = move_engine;
                engines.analysis = analysis_engine;
                engines.forecaster = forecaster;
            }),
            errands: self.errands,
            seed: 1,
            games: self.games,
            opened: (self.problem.map(Err))
                .or(self.game.map(|game| Ok(vec![game])))
                .or(self.link.map(|link| read_link(&link))),
            opening: self.scene,
            less_motion: self.less_motion,
            language: self.language,
            now: self.now,
            moment: self.moment,
            desktop: self.desktop,
            started: Instant::now(),
        };
        let textures = Textures::default();
        let harness = Harness::builder()
            .with_size(self.size)
            .with_pixels_per_point(self.scale)
            .with_theme(self.theme)
            .renderer(textures.clone())
            .with_step_dt(STEP)
            .with_max_steps(if self.scene { FEW } else { 4000 })
            .build_eframe(|cc| {
                super::speech::watch(&cc.egui_ctx);
                if self.touch {
                    touch::set(&cc.egui_ctx);
                }
                App::new(&cc.egui_ctx, launch)
            });
        Window { harness, textures, folder: None }
    }
}

/// Returns a record of ô ăn quan as a game from a text.
pub fn found(record: Record) -> Found {
    Imported::Record(OAnQuan::record_of(record).into()).into()
}

/// Returns what a link contains.
fn read_link(link: &str) -> Opened {
    Door::at_start().read(link.as_bytes()).map_err(|why| (link.into(), why))
}

impl Window {
    /// Returns the settings saved by a window that was opened [with](Opening::with) some.
    pub fn saved_settings(&self) -> Settings {
        let folder = self.folder.as_ref().expect("a folder of its own");
        let mut file = RonFile::new(folder.path().join("settings.ron"), settings::VERSION);
        file.load().expect("settings").expect("a file")
    }
}
