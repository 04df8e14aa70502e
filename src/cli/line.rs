//! Reads input line by line, with limits on the length of a line.

use std::io::{self, BufRead, ErrorKind};

/// The most bytes read of a line, more than any person or program writes. The limit stops reading
/// from a device that never ends a line.
const MAX_BYTES: usize = 1 << 26;

/// A line of input, without its line break.
pub(super) struct InputLine {
    /// The first bytes of the line.
    pub(super) bytes: Vec<u8>,
    /// Whether the line has more bytes.
    pub(super) is_cut: bool,
}

/// Reads the next line and keeps at most `kept` bytes of it. Returns `None` at the end of the
/// input.
///
/// # Errors
/// Returns an error of the system, or one that says that the line is too long.
pub(super) fn read_line(
    input: &mut (impl BufRead + ?Sized),
    kept: usize,
) -> io::Result<Option<InputLine>> {
    let mut bytes = Vec::new();
    let mut length = 0;
    loop {
        let piece = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            piece => piece?,
        };
        let end = piece.iter().position(|&byte| byte == b'\n');
        let taken = end.unwrap_or(piece.len());
        bytes.extend(&piece[..taken.min(kept - bytes.len())]);
        length += taken;
        input.consume(taken + usize::from(end.is_some()));
        if end.is_some() || taken == 0 {
            let is_line = end.is_some() || length > 0;
            return Ok(is_line.then_some(InputLine { is_cut: length > bytes.len(), bytes }));
        }
        if length > MAX_BYTES {
            let why = format!("a line of it has more than {MAX_BYTES} bytes");
            return Err(io::Error::other(why));
        }
    }
}
