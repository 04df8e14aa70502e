//! The program: a thin door to the library.

use std::process::ExitCode;

use o_an_quan::cli::{self, Cli};
use o_an_quan::rules::Record;

fn main() -> ExitCode {
    let Cli { command, file } = match Cli::read() {
        Ok(cli) => cli,
        Err(refusal) => return refuse(&refusal),
    };
    if let Some(command) = command {
        return cli::run(command);
    }
    // Told before a window opens: whoever mistyped a command looks at the terminal.
    match file.as_deref().map(cli::named_record).transpose() {
        Ok(record) => open_window(record),
        Err(refusal) => refuse(&refusal),
    }
}

fn refuse(why: &str) -> ExitCode {
    cli::complain(why);
    ExitCode::from(cli::REFUSED)
}

#[cfg(feature = "gui")]
fn open_window(record: Option<Record>) -> ExitCode {
    // What winit finds odd about a display is no concern of the player's.
    let filter = env_logger::Env::default().default_filter_or("warn,winit=error,o_an_quan=info");
    env_logger::Builder::from_env(filter).init();
    match o_an_quan::ui::run(record) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            cli::complain(&why);
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "gui"))]
fn open_window(_record: Option<Record>) -> ExitCode {
    refuse(&format!(
        "this build has no window; it has the commands {}",
        cli::command_names().join(", ")
    ))
}
