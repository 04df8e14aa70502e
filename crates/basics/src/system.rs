//! What the system answers where it refuses something.

use std::io::{self, ErrorKind};

/// What stands before the code of an error.
const CODE: &str = " (os error ";

/// Returns why the system refused something, in English and without a full stop. What has a common reason is said in the
/// same words on every system; anything else keeps the system's words and its code, by which it can be looked up.
pub fn system_reason(error: &io::Error) -> String {
    let known = match error.kind() {
        ErrorKind::NotFound => "there is no such file or folder",
        ErrorKind::PermissionDenied => "permission is denied",
        ErrorKind::IsADirectory => "it is a folder",
        ErrorKind::NotADirectory => "a part of the path is not a folder",
        ErrorKind::StorageFull => "the disk is full",
        ErrorKind::QuotaExceeded => "no more space is allowed on this disk",
        ErrorKind::ReadOnlyFilesystem => "the disk can only be read",
        ErrorKind::InvalidFilename => "the system does not allow this name",
        ErrorKind::FileTooLarge => "the file is too large for the disk",
        ErrorKind::AlreadyExists => "there is something with this name already",
        ErrorKind::ResourceBusy => "another program uses it",
        ErrorKind::OutOfMemory => "there is not enough memory",
        ErrorKind::AddrInUse => "another program uses this port",
        ErrorKind::AddrNotAvailable => "this machine does not have this address",
        ErrorKind::ConnectionRefused => "the other machine accepts no connection",
        ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable | ErrorKind::NetworkDown => {
            "the network does not lead there"
        }
        ErrorKind::TimedOut => "it took too long",
        _ => "",
    };
    let said = error.to_string();
    match said.split_once(CODE) {
        Some(_) if !known.is_empty() => known.to_owned(),
        // A path may follow the code.
        Some((text, rest)) => {
            format!("{text}{CODE}{})", rest.split(')').next().unwrap_or_default())
        }
        // It was not the system that said this.
        None => said,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_common_reason_has_words_and_another_its_code() {
        let missing = std::fs::File::open("/no/such/file").expect_err("it is not there");
        assert_eq!(system_reason(&missing), "there is no such file or folder");
        let strange = system_reason(&io::Error::from_raw_os_error(9_999));
        assert!(strange.ends_with("(os error 9999)"), "{strange}");
        let own = io::Error::new(ErrorKind::NotFound, "it is not a file");
        assert_eq!(system_reason(&own), "it is not a file");
    }
}
