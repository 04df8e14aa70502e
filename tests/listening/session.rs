//! The program in its window, and what a reader says of it.

use std::fs;
use std::time::{Duration, Instant};

use crate::reader::{PATIENCE, Reader};
use crate::window_support::{Program, command, write_settings};

/// The silence after which nothing more is said, for whoever writes a transcript.
const SILENCE: Duration = Duration::from_secs(4);

/// How the program starts.
pub enum Start {
    /// For somebody who has never played.
    Newcomer,
    /// With a game in this file.
    Game(String),
}

/// A program in its window that a reader hears.
pub struct Heard<'a> {
    program: Program,
    reader: &'a mut Reader,
    /// How many of the reader's lines have been compared.
    compared: usize,
    // Lives as long as the program.
    _home: tempfile::TempDir,
}

impl<'a> Heard<'a> {
    /// Starts the program in a language, such as `English`.
    pub fn start(reader: &'a mut Reader, language: &str, start: &Start) -> Self {
        let compared = reader.said().len();
        let home = tempfile::tempdir().expect("a folder");
        let asked = if matches!(start, Start::Newcomer) { "rules_asked: false, " } else { "" };
        write_settings(home.path(), &format!("{asked}language: Some({language}), speed: Fast, "));
        let mut command = command(&reader.screen, home.path());
        reader.join(&mut command);
        if let Start::Game(game) = start {
            let path = home.path().join("game.oanquan");
            fs::write(&path, game).expect("written");
            command.arg(path);
        }
        let mut program = Program::start_by(command, &reader.screen);
        program.expect_log("first frame");
        Heard { program, reader, compared, _home: home }
    }

    /// Starts the reader itself after the window.
    pub fn call_reader(&mut self) {
        self.reader.start_orca();
    }

    /// Presses a key; a capital letter with Shift, and one behind `^` with Control.
    pub fn key(&mut self, key: &str) {
        match key.strip_prefix('^') {
            Some(key) => self.program.key_with("Control_L", key),
            None if key.len() == 1 && key.chars().all(|it| it.is_ascii_uppercase()) => {
                self.program.key_with("Shift_L", &key.to_lowercase());
            }
            None => self.program.key(key),
        }
    }

    /// Waits until as many lines have been said as are expected, or one that is not. Returns those.
    pub fn hear_lines(&mut self, expected: &[String]) -> Vec<String> {
        let end = Instant::now() + PATIENCE;
        loop {
            let mut said = self.reader.said().split_off(self.compared);
            said.truncate(expected.len());
            let is_whole = said.len() == expected.len() || !expected.starts_with(&said);
            let left = end.saturating_duration_since(Instant::now());
            if is_whole || !self.reader.listens_for(left) {
                self.compared += said.len();
                return said;
            }
        }
    }

    /// Waits until nothing more is said. Returns what has been said since the last call.
    pub fn hear_until_silence(&mut self) -> Vec<String> {
        while self.reader.listens_for(SILENCE) || self.reader.is_speaking() {}
        let said = self.reader.said().split_off(self.compared);
        self.compared += said.len();
        said
    }

    /// Waits until a line with `part` has been said to its end.
    pub fn hear(&mut self, part: &str) {
        let is_it = |line: &String| line.contains(part) && !line.ends_with("[cut]");
        while !self.reader.said().iter().any(is_it) {
            let said = self.reader.said();
            assert!(self.reader.listens_for(PATIENCE), "nothing says {part:?}: {said:#?}");
        }
    }

    /// Closes the window.
    pub fn close(self) {
        self.program.ask_to_close();
        self.program.expect_clean_end();
    }
}
