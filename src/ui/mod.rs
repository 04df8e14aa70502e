//! The shell of the window: [`App`] drives the screens of the frame and those around the games, the home, the list
//! of the other games and the tournaments.

mod app;
mod app_icon;
mod dialogs;
mod licences;
mod no_window;
mod opening;
pub(crate) mod rooms;
mod screens;
mod settings_sheet;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::egui::{IconData, ViewportBuilder};

use crate::audio::Audio;
use crate::controller::{default_analysis_engine, default_forecaster, default_move_engine};
use crate::door::Opened;
use crate::platform::{self, Instant, config_file, data_folder, desktop, less_motion, random_seed};
use crate::settings::{self, Language};
use crate::storage::{Errands, RonFile};

pub use app::{App, Launch};
pub use app_icon::app_icon;
pub use frame::picture;
pub use oanquan_table::motion;
pub use oanquan_table::room::board::{BoardLayout, stands_upright};
pub use oanquan_table::room::board_layout;
pub use ui_kit::theme;
pub use window_words as words;

use ui_kit::composing;

/// Opens the window, with the games `opened`, or the problem with their file, if the command line names one.
/// Returns when the window is closed.
///
/// # Errors
/// A sentence that says why the window cannot be opened. Without a terminal, a dialog has also
/// shown the reason, if a dialog can be shown.
pub fn run(opened: Option<Opened>) -> Result<(), String> {
    let started = Instant::now();
    let less_motion = less_motion::request();
    let viewport = ViewportBuilder::default()
        .with_title("Ô Ăn Quan")
        .with_app_id("o-an-quan")
        .with_icon(icon())
        .with_inner_size(theme::sizes::WINDOW)
        .with_min_inner_size(theme::sizes::MIN_WINDOW);
    // The grain of the backgrounds hides colour banding. Without dithering, a frame takes a
    // quarter less time if there is no graphics card.
    let options = eframe::NativeOptions { viewport, dithering: false, ..Default::default() };
    let was_open = Arc::new(AtomicBool::new(false));
    let is_open = Arc::clone(&was_open);
    let open = move |cc: &eframe::CreationContext<'_>| {
        is_open.store(true, Ordering::Relaxed);
        let launch = Launch {
            has_home: data_folder().is_some(),
            settings: config_file("settings.ron").map(|path| RonFile::new(path, settings::VERSION)),
            audio: Audio::open(),
            move_engine: default_move_engine(),
            analysis_engine: default_analysis_engine(),
            forecaster: default_forecaster(),
            errands: Errands::start,
            seed: random_seed(),
            games: data_folder(),
            opened,
            opening: true,
            less_motion: less_motion.answer(),
            now: platform::now,
            desktop: desktop::desktop(),
            started,
        };
        let app = App::new(&cc.egui_ctx, launch);
        composing::reach(&cc.egui_ctx, composing::ask_to_end(cc));
        Ok(Box::new(app) as Box<dyn eframe::App>)
    };
    no_window::explain_failure(&was_open, || {
        eframe::run_native("o-an-quan", options, Box::new(open))
    })
}

/// Returns the language of the system if the program supports it, else Vietnamese.
fn system_language() -> Language {
    Language::of_locale(&platform::locale())
}

fn icon() -> IconData {
    let png = include_bytes!("../../assets/icon.png");
    eframe::icon_data::from_png_bytes(png).expect("the icon is a valid PNG")
}
