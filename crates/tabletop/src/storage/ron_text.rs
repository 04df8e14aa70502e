//! Values as RON text with a version number, `(version: N, data: …)`.

use std::io::{self, Read};
use std::path::Path;

use ron::ser::PrettyConfig;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{Flaw, ReadProblem, open_file};

/// The largest file to read or write, in bytes.
pub const MAX_BYTES: u64 = 1 << 20;

/// The part of a file that every version of the program understands.
#[derive(Deserialize)]
struct Head {
    version: u32,
}

#[derive(Deserialize)]
struct Body<T> {
    data: T,
}

#[derive(Serialize)]
struct Whole<'a, T> {
    version: u32,
    data: &'a T,
}

/// Reads a value of `version` or older from the file at `path`. Never changes the file.
///
/// # Errors
/// Returns [`ReadProblem`] if the file does not exist or has no usable value.
pub fn read_ron<T: DeserializeOwned>(path: &Path, version: u32) -> Result<T, ReadProblem> {
    parse_ron(&read_existing(path)?, version).map_err(ReadProblem::Unusable)
}

/// Reads an existing file of at most [`MAX_BYTES`].
///
/// # Errors
/// Returns [`ReadProblem`] if the file does not exist, cannot be read or is too large.
pub fn read_existing(path: &Path) -> Result<Vec<u8>, ReadProblem> {
    let bytes = read_bytes(path).map_err(ReadProblem::Unreadable)?.ok_or(ReadProblem::Missing)?;
    match bytes.len() as u64 > MAX_BYTES {
        true => Err(ReadProblem::Unusable(Flaw::TooLarge)),
        false => Ok(bytes),
    }
}

/// Reads a file, up to one byte more than [`MAX_BYTES`]; returns `None` if it does not exist.
///
/// # Errors
/// Returns the system's reason, or that the path is not a regular file.
pub fn read_bytes(path: &Path) -> io::Result<Option<Vec<u8>>> {
    match read_start(path) {
        Err(error) if is_missing(&error) => Ok(None),
        read => read.map(Some),
    }
}

/// Reads a file, up to one byte more than [`MAX_BYTES`].
///
/// # Errors
/// Returns the system's reason, or that the path is not a regular file.
pub fn read_start(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_file(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Parses a value of `version` or older. Ignores fields unknown to `T`.
///
/// # Errors
/// Returns [`Flaw`] if the bytes have no usable value.
pub fn parse_ron<T: DeserializeOwned>(bytes: &[u8], version: u32) -> Result<T, Flaw> {
    parse_within(bytes, version, MAX_BYTES)
}

/// Parses a value as [`parse_ron`] does, but of at most `most` bytes.
pub(super) fn parse_within<T: DeserializeOwned>(
    bytes: &[u8],
    version: u32,
    most: u64,
) -> Result<T, Flaw> {
    if bytes.len() as u64 > most {
        return Err(Flaw::TooLarge);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| Flaw::NotText)?;
    // Some editors write a byte order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let malformed = |error: ron::error::SpannedError| Flaw::syntax(&error);
    // The version comes first: the data of a newer one may have any structure.
    let head: Head = ron::from_str(text).map_err(malformed)?;
    if head.version > version {
        return Err(Flaw::Newer { found: head.version, known: version });
    }
    let body: Body<T> = ron::from_str(text).map_err(malformed)?;
    Ok(body.data)
}

/// Returns the text of a file of `version` with `value`.
///
/// # Errors
/// Returns the reason, in English, if the value cannot be expressed as RON or would be too
/// large to be read again.
pub fn ron_text<T: Serialize>(version: u32, value: &T) -> Result<String, String> {
    text_within(version, value, MAX_BYTES)
}

/// Returns the text of a file as [`ron_text`] does, but of at most `most` bytes.
pub(super) fn text_within<T: Serialize>(
    version: u32,
    value: &T,
    most: u64,
) -> Result<String, String> {
    let whole = Whole { version, data: value };
    // One line per field, regardless of the length of its list.
    let shape = PrettyConfig::default().depth_limit(2);
    let mut text = ron::ser::to_string_pretty(&whole, shape).map_err(|error| error.to_string())?;
    text.push('\n');
    if text.len() as u64 > most {
        return Err("it would be too large to read back".to_owned());
    }
    Ok(text)
}

/// Returns whether the file does not exist. A path through something that is not a folder
/// counts as missing, too; saving reports it.
fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}
