//! The file with the recordings of all effects, an archive of tar: for each file a block with its name and
//! its length, then its bytes, filled up to whole blocks.

/// The length of a block.
const BLOCK: usize = 512;

/// Returns the names and the bytes of the files in an archive; of a broken or short one, those before the
/// fault.
pub(super) fn unpack(mut archive: &[u8]) -> impl Iterator<Item = (&str, &[u8])> {
    std::iter::from_fn(move || {
        loop {
            let (header, rest) = archive.split_at_checked(BLOCK)?;
            let length = octal(header.get(124..136)?)?;
            let bytes = rest.get(..length)?;
            archive = rest.get(length.next_multiple_of(BLOCK)..).unwrap_or_default();
            let name = text(&header[..100])?;
            // Folders have an entry, too.
            if name.ends_with('/') {
                continue;
            }
            return Some((name.strip_prefix("./").unwrap_or(name), bytes));
        }
    })
}

/// Returns the text in a field, which ends with a zero if it is shorter.
fn text(field: &[u8]) -> Option<&str> {
    let text = field.split(|byte| *byte == 0).next()?;
    std::str::from_utf8(text).ok().map(str::trim).filter(|text| !text.is_empty())
}

/// Returns the number in a field, written with octal digits.
fn octal(field: &[u8]) -> Option<usize> {
    usize::from_str_radix(text(field)?, 8).ok()
}
