//! Files of other programs that this one knows, but does not read.

/// The most parts of an MXQ file to look at: its fields and more moves than any game.
const MAX_PARTS: usize = 2_000;
/// The part after the last move of an MXQ file.
const MXQ_END: &[u8] = b"Ends";

/// Returns the name of the form of a file that is known to hold games of cờ tướng but that nothing here
/// reads: `XQF`, `CBR`, `CBL` or `MXQ`; `None` for other files.
pub fn known_but_unread(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        // The third byte of XQF is its version, far below any letter.
        [b'X', b'Q', 1..=31, ..] => Some("XQF"),
        _ if bytes.starts_with(b"CCBridge Record\0") => Some("CBR"),
        _ if bytes.starts_with(b"CCBridgeLibrary\0") => Some("CBL"),
        _ if is_mxq(bytes) => Some("MXQ"),
        _ => None,
    }
}

/// Returns whether a file consists of parts that begin with their length, up to the last one of MXQ,
/// which has no other mark.
fn is_mxq(bytes: &[u8]) -> bool {
    let mut rest = bytes;
    for _ in 0..MAX_PARTS {
        let Some((length, behind)) = rest.split_first() else { return false };
        let Some((part, behind)) = behind.split_at_checked(usize::from(*length)) else {
            return false;
        };
        if part == MXQ_END {
            return true;
        }
        rest = behind;
    }
    false
}
