//! Game records in files.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::rules::{Record, Rules};
use crate::storage::MAX_BYTES;

/// Reads the game record in the file at `path`; where it does not say by which
/// rules it is played, `rules` say it.
///
/// # Errors
/// A sentence that names the file and says why it is no record.
pub fn read_record(path: &Path, rules: &Rules) -> Result<Record, String> {
    let refused = |why: String| format!("{}: {why}", shown(path));
    let bytes = read(path).map_err(|why| refused(format!("the file cannot be read: {why}")))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(refused(format!("a game record has at most {MAX_BYTES} bytes")));
    }
    let text = str::from_utf8(&bytes).map_err(|why| {
        refused(format!("a game record is text in UTF-8; byte {} is not", why.valid_up_to() + 1))
    })?;
    Record::parse(text, rules).map_err(|why| refused(why.to_string()))
}

/// The bytes of the file, at most one more than allowed.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A path in a sentence, on one line whatever is in it.
pub(super) fn shown(path: &Path) -> String {
    path.display().to_string().escape_debug().to_string()
}

/// Why the window cannot open the file named instead of a command; none when it
/// is a game record.
pub fn refuse_file(path: &Path) -> Option<String> {
    if !path.exists() {
        return Some(format!(
            "there is no command and no file called {}; \"o-an-quan help\" lists the commands",
            shown(path)
        ));
    }
    read_record(path, &Rules::classic()).err()
}
