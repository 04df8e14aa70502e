//! Writes the gallery: pictures of every screen of the game, painted without a screen, and a page
//! that shows them all.
//!
//! `scripts/screenshots` runs it and describes its arguments.

#[path = "../../../../../tests/gui_support/mod.rs"]
mod gui_support;
mod page;
mod plan;
mod scenes;
mod shot;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::{env, fs, panic, thread};

use shot::{Shot, png};

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let (Some(folder), part, screen) = (arguments.next(), arguments.next(), arguments.next())
    else {
        eprintln!("error: name the folder for the pictures, as scripts/screenshots does");
        return ExitCode::from(2);
    };
    let part = part.unwrap_or_default().to_string_lossy().into_owned();
    let screen = screen.map(|screen| plan::screen(&screen.to_string_lossy()));
    let mut shots = match screen {
        None => plan::shots(),
        Some(Some(screen)) => plan::shots_by_touch(screen),
        Some(None) => {
            eprintln!("error: a size is a width and a height in points, such as 360x640");
            return ExitCode::from(2);
        }
    };
    shots.retain(|shot| shot.name().contains(&part));
    if shots.is_empty() {
        eprintln!("error: no picture has \"{part}\" in its name; without it all are written");
        return ExitCode::from(2);
    }
    match write(&PathBuf::from(&folder), &shots) {
        Ok(()) => {
            println!(
                "{} pictures, shown by {}",
                shots.len(),
                Path::new(&folder).join("index.html").display()
            );
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the pictures and the page to `folder`; returns a sentence if that fails.
fn write(folder: &Path, shots: &[Shot]) -> Result<(), String> {
    let failure = |path: &Path, error| format!("{} cannot be written: {error}", path.display());
    fs::create_dir_all(folder).map_err(|error| failure(folder, error))?;
    let (waiting, failed) = (Mutex::new(shots.iter()), Mutex::new(None));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                let next = || waiting.lock().expect("no thread panicked").next();
                while let Some(shot) = next() {
                    let path = folder.join(shot.name());
                    // Some scenes press what a smaller window lacks.
                    let Ok(picture) = panic::catch_unwind(|| shot.take()) else {
                        eprintln!("error: {} cannot be set up", shot.name());
                        continue;
                    };
                    if let Err(error) = fs::write(&path, png(&picture)) {
                        *failed.lock().expect("no thread panicked") = Some(failure(&path, error));
                        return;
                    }
                    println!("{}", shot.name());
                }
            });
        }
    });
    if let Some(why) = failed.into_inner().expect("no thread panicked") {
        return Err(why);
    }
    let page = folder.join("index.html");
    fs::write(&page, page::html(shots)).map_err(|error| failure(&page, error))
}
