//! Files that a command writes, which replace others only by force.

use std::path::Path;

use basics::shown_path;

use super::failure::Failure;
use crate::storage::{SaveProblem, check_new_file};

/// Checks in advance that a new file can be written, unless an existing one may be replaced.
pub(super) fn check_unless(force: bool, path: &Path) -> Result<(), Failure> {
    match force {
        true => Ok(()),
        false => check_new_file(path).map_err(|why| unwritten("file", &why)),
    }
}

/// Returns why `what` was not saved, and what to do.
pub(super) fn unwritten(what: &str, why: &SaveProblem) -> Failure {
    Failure::Refused(match why {
        SaveProblem::Refused { path } => {
            format!("{} exists already; name a new file, or use --force", shown_path(path))
        }
        why => format!("the {what} cannot be saved: {why}"),
    })
}
