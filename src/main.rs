//! The program: a thin door to the library.

use std::process::ExitCode;

use clap::Parser;
use o_an_quan::cli::{self, Cli};

fn main() -> ExitCode {
    match Cli::parse().command {
        Some(command) => cli::run(command),
        None => open_window(),
    }
}

#[cfg(feature = "gui")]
fn open_window() -> ExitCode {
    let filter = env_logger::Env::default().default_filter_or("warn,o_an_quan=info");
    env_logger::Builder::from_env(filter).init();
    match o_an_quan::ui::run(None) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            cli::complain(&why);
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "gui"))]
fn open_window() -> ExitCode {
    cli::complain(&format!(
        "this build has no window; it has the commands {}",
        cli::command_names().join(", ")
    ));
    ExitCode::from(cli::REFUSED)
}
