//! The program: a thin entry point to the library.

// On Windows, a console program opens a console even when started from a menu. So the program
// with the window has no console, and a second, headless program serves terminals.
#![cfg_attr(all(windows, feature = "gui"), windows_subsystem = "windows")]

#[cfg_attr(not(target_family = "wasm"), path = "start/desktop.rs")]
#[cfg_attr(target_family = "wasm", path = "start/page.rs")]
mod start;

fn main() -> std::process::ExitCode {
    start::start()
}
