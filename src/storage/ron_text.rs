//! Values as RON text with a version number, `(version: N, data: …)`.

use std::io::{self, Read};
use std::path::Path;

use ron::ser::PrettyConfig;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{Flaw, ReadProblem, open_file};

/// The largest file that is read or written, in bytes.
pub const MAX_BYTES: u64 = 1 << 20;

/// All of a file that every version of the program understands.
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

/// Reads the value in the file at `path`, of `version` or older. The file is
/// left as it is, whatever is wrong with it.
///
/// # Errors
/// [`ReadProblem`] when there is no such file, or no such value in it.
pub fn read_ron<T: DeserializeOwned>(path: &Path, version: u32) -> Result<T, ReadProblem> {
    let bytes = read_bytes(path).map_err(ReadProblem::Unreadable)?.ok_or(ReadProblem::Missing)?;
    parse_ron(&bytes, version).map_err(ReadProblem::Unusable)
}

/// The bytes of a file, at most one more than [`MAX_BYTES`]; `None` if there is
/// no such file.
///
/// # Errors
/// What the system says, or that it is not a file.
pub fn read_bytes(path: &Path) -> io::Result<Option<Vec<u8>>> {
    let file = match open_file(path) {
        Err(error) if is_missing(&error) => return Ok(None),
        opened => opened?,
    };
    let mut bytes = Vec::new();
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes))
}

/// The value that `bytes` hold, of `version` or older. Fields that `T` does not
/// know are ignored.
///
/// # Errors
/// [`Flaw`] when they are no such value.
pub fn parse_ron<T: DeserializeOwned>(bytes: &[u8], version: u32) -> Result<T, Flaw> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(Flaw::TooLarge);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| Flaw::NotText)?;
    // Some editors put a byte order mark first.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let malformed = |error: ron::error::SpannedError| Flaw::malformed(&error);
    // The version first: the data of a newer one may have any shape.
    let head: Head = ron::from_str(text).map_err(malformed)?;
    if head.version > version {
        return Err(Flaw::Newer { found: head.version, known: version });
    }
    let body: Body<T> = ron::from_str(text).map_err(malformed)?;
    Ok(body.data)
}

/// The text of a file of `version` that holds `value`.
///
/// # Errors
/// Why there is none, in English: it cannot be written as RON, or it would be
/// too large to be read again.
pub fn ron_text<T: Serialize>(version: u32, value: &T) -> Result<String, String> {
    let whole = Whole { version, data: value };
    // A line for each field, however long its list is.
    let shape = PrettyConfig::default().depth_limit(2);
    let mut text = ron::ser::to_string_pretty(&whole, shape).map_err(|error| error.to_string())?;
    text.push('\n');
    if text.len() as u64 > MAX_BYTES {
        return Err("it would be too large to read back".to_owned());
    }
    Ok(text)
}

/// A path through something that is not a folder has no file at its end
/// either. Saving will say so.
fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}
