//! The start in a browser: the address of the page; or, in a worker of the page, the searches for it.

use std::process::ExitCode;

use eframe::WebLogger;
use messages::Code;
use o_an_quan::answers::answer_question;
use o_an_quan::door::{Door, Opened};
use o_an_quan::platform::{self, Instant, is_worker};
use o_an_quan::ui;
use tabletop::Control;

/// Reads what the browser has kept, and then opens the program with the game in the address, if there is one.
/// Returns before. In a worker, answers the questions of the page.
pub fn start() -> ExitCode {
    // The browser shows in its console what goes wrong.
    let _ = WebLogger::init(log::LevelFilter::Warn);
    if is_worker() {
        serve();
        return ExitCode::SUCCESS;
    }
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

/// Takes the game out of the address, or the problem with it: after a reload, the game that was played last goes on.
fn linked_game() -> Option<Opened> {
    let link = page::hash();
    // The code of a room stays, so that the page comes back to it.
    if link.parse::<Code>().is_ok() && page::host().is_some() {
        return None;
    }
    page::forget_hash();
    let read = || Door::at_start().read(link.as_bytes()).map_err(|why| (link.clone().into(), why));
    (!link.is_empty()).then(read)
}

/// Answers the questions of the page from now on.
fn serve() {
    basics::platform::read_beside_with(platform::wait_for_beside);
    platform::serve(|message, post| {
        let hurry = message.hurry.and_then(|time| Instant::now().checked_add(time));
        let control = hurry.map_or_else(Control::default, Control::move_now_at);
        let (game, name, text) = (&message.game, &message.name, &message.text);
        if let Err(why) = answer_question(game, name, text, &control, &|answer| post(&answer)) {
            log::error!("{game}, {name}: {why}");
        }
    });
}
