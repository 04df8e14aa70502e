//! The program: a thin door to the library.

use std::process::ExitCode;

use o_an_quan::archive::AnyGame;
use o_an_quan::cli::{self, Cli};

fn main() -> ExitCode {
    let Cli { command, file } = match Cli::read() {
        Ok(cli) => cli,
        Err(refusal) => return refuse(&refusal),
    };
    if let Some(command) = command {
        return cli::run(command);
    }
    // Told before a window opens: whoever mistyped a command looks at the terminal.
    match file.as_deref().map(cli::named_game).transpose() {
        Ok(game) => open_window(game),
        Err(refusal) => refuse(&refusal),
    }
}

fn refuse(why: &str) -> ExitCode {
    cli::complain(why);
    ExitCode::from(cli::REFUSED)
}

#[cfg(feature = "gui")]
fn open_window(game: Option<AnyGame>) -> ExitCode {
    // What winit finds odd about a display is no concern of the player's.
    let filter = env_logger::Env::default().default_filter_or("warn,winit=error,o_an_quan=info");
    env_logger::Builder::from_env(filter).init();
    match o_an_quan::ui::run(game) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            cli::complain(&why);
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "gui"))]
fn open_window(_game: Option<AnyGame>) -> ExitCode {
    refuse(&format!(
        "this build has no window; it has the commands {}",
        cli::command_names().join(", ")
    ))
}
