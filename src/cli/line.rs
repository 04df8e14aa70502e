//! Reading standard input one line at a time, however long a line is.

use std::io::{self, BufRead, ErrorKind};

/// The most bytes of a line that are read past: more than anybody has typed or a program has
/// written, and a device that never ends a line is left at once.
const MOST_BYTES: usize = 1 << 26;

/// A line of input, without its end.
pub(super) struct InputLine {
    /// Its first bytes.
    pub(super) bytes: Vec<u8>,
    /// Whether it has more.
    pub(super) is_cut: bool,
}

/// Reads the next line and keeps at most `kept` bytes of it. Returns `None` at the end of the
/// input.
///
/// # Errors
/// What the system says, or that the line is so long that it may have no end.
pub(super) fn read_line(input: &mut impl BufRead, kept: usize) -> io::Result<Option<InputLine>> {
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
        if length > MOST_BYTES {
            let why = format!("a line of it has more than {MOST_BYTES} bytes");
            return Err(io::Error::other(why));
        }
    }
}
