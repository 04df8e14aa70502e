//! The start on a desktop: a command line.

use std::process::ExitCode;

use o_an_quan::cli::{self, Cli};
use o_an_quan::door::{Door, Opened};

/// Carries out the command, or opens the window.
pub fn start() -> ExitCode {
    let Cli { command, file, window, game } = match Cli::read() {
        Ok(cli) => cli,
        Err(status) => return status,
    };
    if let Some(command) = command {
        return cli::run(game.as_deref(), command);
    }
    #[cfg(feature = "gui")]
    o_an_quan::platform::ensure_utf8();
    if window {
        return open_window(file.map(|file| Door::at_start().up_to_flaws().open(&file)));
    }
    // Refused before a window opens: after mistyping a command, people look at the terminal.
    match file.as_deref().map(cli::named_games).transpose() {
        Ok(games) => open_window(games.map(Ok)),
        Err(refusal) => refuse(&refusal.to_string()),
    }
}

fn refuse(why: &str) -> ExitCode {
    cli::print_error(why);
    ExitCode::from(cli::REFUSED)
}

#[cfg(feature = "gui")]
fn open_window(games: Option<Opened>) -> ExitCode {
    // Players cannot act on what these libraries log: an odd display, a lost clipboard, a missing
    // program for dialogs. What matters reaches the window, or comes back as an error.
    let filter = env_logger::Env::default().default_filter_or("warn,winit=off,arboard=off,rfd=off");
    env_logger::Builder::from_env(filter).init();
    o_an_quan::platform::log_fallback();
    match o_an_quan::ui::run(games) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            cli::print_error(&why);
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "gui"))]
fn open_window(_games: Option<Opened>) -> ExitCode {
    refuse(&format!(
        "this build has no window; its commands are {}",
        cli::command_names().join(", ")
    ))
}
