//! The shell of the window: [`App`] drives the screens of the frame and those around the games, the home, the list
//! of the other games and the tournaments.

mod app;
mod app_icon;
mod dialogs;
mod licences;
mod opening;
pub mod rooms;
mod screens;
mod settings_sheet;

pub use app::{App, Launch};
pub use app_icon::app_icon;
pub use oanquan_table::motion;
pub use oanquan_table::room::board::{BoardLayout, stands_upright};
pub use oanquan_table::room::board_layout;
pub use ui_kit::theme;
pub use window_words as words;

use jiff::civil::date;
use ui_kit::composing;
use ui_kit::yard::Moment;

use crate::audio::Audio;
use crate::door::Opened;
use crate::platform::{self, Instant, config_file, data_folder, random_seed};
use crate::settings::{self, Language};
use crate::storage::{Errands, RonFile};

/// Opens the window, with the games `opened`, or the problem with their file, if the start of the program names
/// one. On a desktop, returns when the window is closed.
///
/// # Errors
/// A sentence that says why the window cannot be opened.
pub fn run(opened: Option<Opened>) -> Result<(), String> {
    let started = Instant::now();
    platform::open_window(move |cc, less_motion| {
        let launch = Launch {
            nothing_kept: platform::nothing_kept(),
            settings: config_file("settings.ron").map(|path| RonFile::new(path, settings::VERSION)),
            audio: Audio::open(),
            prepare: Box::new(|_| {}),
            errands: Errands::start,
            seed: random_seed(),
            games: data_folder(),
            opened,
            opening: true,
            less_motion,
            language: Language::of_locale(&platform::locale()),
            now: platform::now,
            moment: Some(moment),
            desktop: platform::desktop(),
            started,
        };
        let app = App::new(&cc.egui_ctx, launch);
        composing::reach(&cc.egui_ctx, composing::ask_to_end(cc));
        Box::new(app)
    })
}

/// Returns the present moment in the yard of the player.
fn moment() -> Moment {
    let now = platform::local_time(platform::now());
    let days = now.date().duration_since(date(1970, 1, 1)).as_hours() / 24;
    Moment { day: days as i32, minute: 60 * now.hour() as u16 + now.minute() as u16 }
}
