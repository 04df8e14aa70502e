//! The folder with everything that an attacked program can reach: its files, and programs that do nothing in
//! place of those that it starts.

use std::fs::create_dir;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::executable::write_executable;
use crate::window_support::{Screen, command, write_settings};

/// The fields of settings without motion and sound.
pub const STILL: &str = "speed: Off, effects: false, music: false,";

/// The programs that the attacked one may start: they show folders and pages, and choose files.
const HELPERS: [&str; 3] = ["xdg-open", "zenity", "kdialog"];

/// A folder with the files of one player.
pub struct Folder {
    folder: TempDir,
}

impl Folder {
    /// Creates the folder, with settings without motion and sound and with more `fields`.
    pub fn new(fields: &str) -> Self {
        let folder = Folder { folder: tempfile::tempdir().expect("a folder") };
        for part in [folder.home(), folder.person(), folder.helpers()] {
            create_dir(part).expect("a folder");
        }
        for helper in HELPERS {
            write_executable(&folder.helpers().join(helper), b"#!/bin/sh\nexit 1\n");
        }
        write_settings(&folder.home(), &format!("{STILL} {fields}"));
        folder
    }

    /// Returns the folder of the program's own files.
    pub fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    /// Returns the home folder of the player.
    fn person(&self) -> PathBuf {
        self.folder.path().join("person")
    }

    fn helpers(&self) -> PathBuf {
        self.folder.path().join("helpers")
    }

    /// Returns the command that starts the program on `screen` with these files. It opens `game`, if given.
    pub fn command(&self, screen: &Screen, game: Option<&Path>) -> Command {
        let mut command = command(screen, &self.home());
        let path = std::env::var("PATH").expect("a path");
        command
            .current_dir(self.person())
            .env("HOME", self.person())
            .env("PATH", format!("{}:{path}", self.helpers().display()))
            .args(game);
        command
    }
}
