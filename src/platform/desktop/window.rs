//! The window of a desktop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::egui::{IconData, Theme, ViewportBuilder};
use eframe::{App, CreationContext};
use ui_kit::{speech, sprites, theme};

use super::{config_file, hosting, less_motion, no_window};
use crate::platform::start_thread;
use crate::settings::{self, Settings, Surrounding};
use crate::storage::RonFile;

/// Opens the window, and draws what `open` makes in it, which learns whether the system requests less motion.
/// Returns when the window is closed.
///
/// # Errors
/// A sentence that says why the window cannot be opened. Without a terminal, a dialog has also
/// shown the reason, if a dialog can be shown.
pub fn open_window(
    open: impl FnOnce(&CreationContext<'_>, bool) -> Box<dyn App> + 'static,
) -> Result<(), String> {
    let less_motion = less_motion::request();
    if let Err(error) = start_thread("painter", paint_ahead) {
        log::warn!("cannot paint while the window opens: {error}");
    }
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
    let open = move |cc: &CreationContext<'_>| {
        speech::guard_focus(&cc.egui_ctx);
        is_open.store(true, Ordering::Relaxed);
        Ok(open(cc, less_motion.answer()))
    };
    let code = no_window::explain_failure(&was_open, || {
        eframe::run_native("o-an-quan", options, Box::new(open))
    });
    hosting::finish();
    code
}

/// Paints the stones and the ground of the last window: the system takes longer to open the next one.
fn paint_ahead() {
    let file = config_file("settings.ron").map(|path| RonFile::new(path, settings::VERSION));
    let settings = file.and_then(|file| file.peek::<Settings>()).unwrap_or_default();
    let is_dark = settings.surrounding == Surrounding::Dark;
    sprites::paint_ahead(settings.board, if is_dark { Theme::Dark } else { Theme::Light });
}

fn icon() -> IconData {
    let png = include_bytes!("../../../assets/icon.png");
    eframe::icon_data::from_png_bytes(png).expect("the icon is a valid PNG")
}
