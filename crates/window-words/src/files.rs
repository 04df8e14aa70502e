//! Words for files that cannot be saved or read, or contain no game.

use std::io::{self, ErrorKind};

use super::RecordWords;
use basics::{shown_path, system_reason};
use strum::VariantArray;
use tabletop::archive::{GameFileProblem, SavedError, SavedFlaw};
use tabletop::storage::{Flaw, LoadProblem, ReadProblem, SaveProblem};
use words::part;

part!(FileWords);

/// The system's reason why a file cannot be written, if it has a common name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum SystemReason {
    NoSpace,
    NoPermission,
    ReadOnly,
    NameTaken,
    NoFolder,
    Other,
}

impl SystemReason {
    fn of(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => SystemReason::NoSpace,
            ErrorKind::PermissionDenied => SystemReason::NoPermission,
            ErrorKind::ReadOnlyFilesystem => SystemReason::ReadOnly,
            ErrorKind::NotADirectory | ErrorKind::AlreadyExists => SystemReason::NameTaken,
            ErrorKind::NotFound => SystemReason::NoFolder,
            _ => SystemReason::Other,
        }
    }
}

/// The kind of a [`Flaw`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum FileFlaw {
    TooLarge,
    NotText,
    Syntax,
    Malformed,
    Newer,
}

/// Why a file of the program cannot be used.
pub(super) enum Trouble {
    /// A newer version of the program wrote it; it was moved aside.
    Newer,
    /// It is damaged and was moved aside.
    Damaged,
    /// It cannot be read, or not be moved aside.
    Stuck,
}

/// Returns why a file cannot be used, and its path as the player sees it: the new one if it was moved.
pub(super) fn trouble(problem: &LoadProblem) -> (Trouble, String) {
    match problem {
        LoadProblem::SetAside { flaw: Flaw::Newer { .. }, moved_to, .. } => {
            (Trouble::Newer, shown_path(moved_to))
        }
        LoadProblem::SetAside { moved_to, .. } => (Trouble::Damaged, shown_path(moved_to)),
        LoadProblem::Stuck { path, .. } | LoadProblem::Unreadable { path, .. } => {
            (Trouble::Stuck, shown_path(path))
        }
    }
}

impl FileWords {
    /// Returns why something was not saved, as a sentence without its full stop.
    pub fn save_problem(&self, problem: &SaveProblem) -> String {
        match problem {
            SaveProblem::Refused { path } => self.save_problem_refused(&shown_path(path)),
            SaveProblem::Folder { folder, error } => {
                let (reason, error) = (SystemReason::of(error), system_reason(error));
                self.save_problem_folder(&shown_path(folder), reason, &error)
            }
            SaveProblem::File { path, error } => {
                let (reason, error) = (SystemReason::of(error), system_reason(error));
                self.save_problem_file(&shown_path(path), reason, &error)
            }
            SaveProblem::Value { path, why } => self.save_problem_value(&shown_path(path), why),
        }
    }

    /// Returns why settings were not saved.
    pub fn settings_not_saved(&self, problem: &SaveProblem) -> String {
        match problem {
            SaveProblem::Refused { path } => self.settings_not_saved_refused(&shown_path(path)),
            SaveProblem::Folder { folder, error } => {
                self.settings_not_saved_folder(&shown_path(folder), &system_reason(error))
            }
            SaveProblem::File { path, error } => {
                self.settings_not_saved_file(&shown_path(path), &system_reason(error))
            }
            SaveProblem::Value { path, why } => {
                self.settings_not_saved_value(&shown_path(path), why)
            }
        }
    }

    /// Returns why the settings cannot be read.
    pub fn settings_set_aside(&self, problem: &LoadProblem) -> String {
        match trouble(problem) {
            (Trouble::Newer, path) => self.settings_newer(&path),
            (Trouble::Damaged, path) => self.settings_damaged(&path),
            (Trouble::Stuck, path) => self.settings_unreadable(&path),
        }
    }

    /// Returns why the last game cannot be continued.
    pub fn last_game_problem(&self, problem: &LoadProblem) -> String {
        match trouble(problem) {
            (Trouble::Newer, path) => self.last_game_newer(&path),
            (Trouble::Damaged, path) => self.last_game_damaged(&path),
            (Trouble::Stuck, path) => self.last_game_unreadable(&path),
        }
    }

    /// Returns why the list of the games that no longer count cannot be used.
    pub fn unknown_resets(&self, problem: &LoadProblem) -> String {
        match problem {
            LoadProblem::SetAside { path, flaw, moved_to } => {
                let (path, moved) = (shown_path(path), shown_path(moved_to));
                self.resets_set_aside(&path, &self.flaw_of(flaw), &moved)
            }
            LoadProblem::Stuck { path, flaw, error } => {
                let (path, error) = (shown_path(path), system_reason(error));
                self.resets_stuck(&path, &self.flaw_of(flaw), &error)
            }
            LoadProblem::Unreadable { path, error } => {
                self.resets_unreadable(&shown_path(path), &system_reason(error))
            }
        }
    }

    /// Returns why a file of the library cannot be used. `flaw` words what is wrong with its game.
    pub fn damaged_file<F>(
        &self,
        problem: &GameFileProblem<F>,
        flaw: impl Fn(&F) -> String,
    ) -> String {
        match problem {
            GameFileProblem::File(ReadProblem::Missing) => self.file_gone.to_owned(),
            GameFileProblem::File(problem) => self.read_problem(problem),
            GameFileProblem::Game(SavedError { field, turn, why }) => {
                let why = self.saved_flaw(why, flaw);
                match turn {
                    Some(turn) => self.saved_damaged_turn(field, *turn, &why),
                    None => self.saved_damaged(field, &why),
                }
            }
        }
    }

    /// Returns why a file cannot be read.
    pub fn read_problem(&self, problem: &ReadProblem) -> String {
        match problem {
            ReadProblem::Missing => self.file_missing.to_owned(),
            ReadProblem::Unreadable(error) => self.file_unreadable(&system_reason(error)),
            ReadProblem::Unusable(flaw) => self.file_flawed(&self.flaw_of(flaw)),
        }
    }

    /// Returns what is wrong with a file, as part of a sentence. Its reason is in English, for the log; where it is says
    /// enough to a player.
    fn flaw_of(&self, flaw: &Flaw) -> String {
        match flaw {
            Flaw::TooLarge => self.flaw(FileFlaw::TooLarge, 0, 0, 0, 0),
            Flaw::NotText => self.flaw(FileFlaw::NotText, 0, 0, 0, 0),
            Flaw::Syntax { line, column, .. } => self.flaw(FileFlaw::Syntax, *line, *column, 0, 0),
            Flaw::Malformed(_) => self.flaw(FileFlaw::Malformed, 0, 0, 0, 0),
            Flaw::Newer { found, known } => self.flaw(FileFlaw::Newer, 0, 0, *found, *known),
        }
    }

    fn saved_flaw<F>(&self, why: &SavedFlaw<F>, flaw: impl Fn(&F) -> String) -> String {
        match why {
            SavedFlaw::Record(why) => flaw(why),
            SavedFlaw::Clocks(moves) => self.saved_clocks(*moves),
            SavedFlaw::Times(found, moves) => self.saved_times(*moves, *found),
            SavedFlaw::Reviewed(found, moves) => self.saved_reviewed(*moves, *found),
            SavedFlaw::Judged => self.saved_judged.to_owned(),
            SavedFlaw::JudgedAfter => self.saved_judged_after.to_owned(),
            SavedFlaw::Count(found, sides) => self.saved_count(*sides, *found),
        }
    }
}
