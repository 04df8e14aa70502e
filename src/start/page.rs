//! The start in a browser: the address of the page.

use std::process::ExitCode;

use eframe::WebLogger;
use o_an_quan::door::{Door, Opened};
use o_an_quan::ui;

/// Reads what the browser has kept, and then opens the program with the game in the address, if there is one.
/// Returns before.
pub fn start() -> ExitCode {
    // The browser shows in its console what goes wrong.
    let _ = WebLogger::init(log::LevelFilter::Warn);
    page::in_background(async {
        if let Err(why) = page::open_store().await {
            log::warn!("nothing is kept: {why}");
        }
        if let Err(why) = ui::run(linked_game()) {
            page::has_started(Err(why));
        }
    });
    ExitCode::SUCCESS
}

/// Returns the game in the address, or the problem with it.
fn linked_game() -> Option<Opened> {
    let link = page::hash();
    let read = || Door::at_start().read(link.as_bytes()).map_err(|why| (link.clone().into(), why));
    (!link.is_empty()).then(read)
}
