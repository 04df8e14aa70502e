//! Text written to a file, all of it or nothing.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::SaveProblem;

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
    let draft = draft(&folder_of(path), path, text)?;
    draft.persist_noclobber(path).map(drop).map_err(|failed| match failed.error.kind() {
        // Another program was faster.
        io::ErrorKind::AlreadyExists => refused(),
        _ => SaveProblem::File { path: path.to_owned(), error: failed.error },
    })
}

/// Writes `text` to the file at `path`, in the place of what is there.
pub(super) fn replace_text(path: &Path, text: &str) -> Result<(), SaveProblem> {
    // Some people keep their files elsewhere and link to them: the link should
    // stay one.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = folder_of(&path);
    let draft = draft(&folder, &path, text)?;
    draft.persist(&path).map_err(|failed| SaveProblem::File { path, error: failed.error })?;
    // The new name is only safe from a power cut once the folder is written
    // too. Not every system can do that, and the file is whole either way.
    #[cfg(unix)]
    let _ = File::open(&folder).and_then(|folder| folder.sync_all());
    Ok(())
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
    builder.prefix(".draft-");
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
