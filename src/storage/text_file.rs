//! Text written to a file, all of it or nothing.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::NamedTempFile;

use super::SaveProblem;

/// How the name of a file begins that is still being written.
const DRAFT: &str = ".draft-";

/// Writes `text` to the file at `path`. A file that is there is replaced only
/// where `replace` says so.
///
/// # Errors
/// [`SaveProblem::Refused`] when something is there that may not be replaced;
/// the other [`SaveProblem`]s when writing fails. What was there is still there.
pub fn write_text(path: &Path, text: &str, replace: bool) -> Result<(), SaveProblem> {
    let refused = || SaveProblem::Refused { path: path.to_owned() };
    match fs::metadata(path) {
        Ok(_) if !replace => return Err(refused()),
        // A folder or a device would be gone.
        Ok(there) if !there.is_file() => {
            let error = io::Error::other("it is not a file");
            return Err(SaveProblem::File { path: path.to_owned(), error });
        }
        _ => {}
    }
    if replace {
        return replace_text(path, text);
    }
    let folder = folder_of(path);
    let draft = draft(&folder, path, text)?;
    draft.persist_noclobber(path).map_err(|failed| match failed.error.kind() {
        // Another program was faster.
        io::ErrorKind::AlreadyExists => refused(),
        _ => SaveProblem::File { path: path.to_owned(), error: failed.error },
    })?;
    sync_folder(&folder);
    Ok(())
}

/// Checks that [`write_text`] could write a new file at `path` now. Nothing remains there: a
/// draft is made beside it, as for writing, and removed.
///
/// # Errors
/// The [`SaveProblem`] that writing would meet.
pub fn check_new_file(path: &Path) -> Result<(), SaveProblem> {
    let problem = |error| SaveProblem::File { path: path.to_owned(), error };
    // A link that leads nowhere takes the name too.
    match fs::symlink_metadata(path) {
        Ok(_) => return Err(SaveProblem::Refused { path: path.to_owned() }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(problem(error)),
    }
    if path.to_string_lossy().ends_with(std::path::is_separator) {
        return Err(problem(io::ErrorKind::IsADirectory.into()));
    }
    draft(&folder_of(path), path, "").map(drop)
}

/// Writes `text` to the file at `path`, in the place of what is there.
pub(super) fn replace_text(path: &Path, text: &str) -> Result<(), SaveProblem> {
    // Some people keep their files elsewhere and link to them: the link should
    // stay one.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = folder_of(&path);
    let draft = draft(&folder, &path, text)?;
    draft.persist(&path).map_err(|failed| SaveProblem::File { path, error: failed.error })?;
    sync_folder(&folder);
    Ok(())
}

/// Makes a new name in `folder` safe from a power cut. Not every system can do
/// that, and the file is whole either way.
pub fn sync_folder(folder: &Path) {
    #[cfg(unix)]
    let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
    #[cfg(not(unix))]
    let _ = folder;
}

/// Makes the folder of the file at `path`, and those that it is in.
///
/// # Errors
/// [`SaveProblem::Folder`] when it cannot be made.
pub fn make_folder_of(path: &Path) -> Result<(), SaveProblem> {
    let folder = folder_of(&fs::canonicalize(path).unwrap_or_else(|_| path.to_owned()));
    fs::create_dir_all(&folder).map_err(|error| SaveProblem::Folder { folder, error })
}

/// Removes what was left half-written in `folder` by a program that was killed,
/// if it has not been touched for `age` at least.
pub fn remove_drafts(folder: &Path, age: Duration) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let is_draft = entry.file_name().as_encoded_bytes().starts_with(DRAFT.as_bytes());
        let untouched = || entry.metadata()?.modified()?.elapsed().map_err(io::Error::other);
        // What cannot be removed does no harm.
        if is_draft && (age.is_zero() || untouched().is_ok_and(|time| time >= age)) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The folder of the file at `path`.
pub(super) fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.to_path_buf(),
        _ => PathBuf::from("."),
    }
}

/// A file in `folder` with `text` in it, which is yet to get its name `path`.
fn draft(folder: &Path, path: &Path, text: &str) -> Result<NamedTempFile, SaveProblem> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(DRAFT);
    // As any program would create it; a draft alone would be for its owner only.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    // The draft's own name in the message would only confuse.
    let mut draft = builder.tempfile_in(folder).map_err(|error| SaveProblem::Folder {
        folder: folder.to_owned(),
        error: error.kind().into(),
    })?;
    let problem = |error| SaveProblem::File { path: path.to_owned(), error };
    draft.write_all(text.as_bytes()).map_err(problem)?;
    draft.as_file().sync_all().map_err(problem)?;
    Ok(draft)
}
