//! The messages as text: one JSON value each.
//!
//! JSON, because every client has it, a person can read a log of it, and a field that a later version adds is passed
//! over by an older one. A move is about 60 bytes, far less than what a network adds to it.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::limits::{CLIENT_BYTES, SERVER_BYTES};
use crate::{FromClient, FromServer, OtherVersion};

/// The reason why a text is no message.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unreadable {
    /// It is longer than any message.
    #[error("the message is too long")]
    TooLong,
    /// It is none of this version.
    #[error("the message is not understood: {0}")]
    NotAMessage(String),
    /// It is a greeting of another version.
    #[error("{0}")]
    Version(OtherVersion),
}

/// Writes a message.
pub fn write(message: &impl Serialize) -> String {
    // Maps have strings as keys here, and nothing fails to be written.
    serde_json::to_string(message).unwrap_or_default()
}

/// Reads a message from a client. Of a greeting in another version, only the version is read.
///
/// # Errors
/// Returns the reason if it is none.
pub fn read_client(text: &str) -> Result<FromClient, Unreadable> {
    /// As much of a greeting as every version has.
    #[derive(Deserialize)]
    struct AnyHello {
        hello: AnyVersion,
    }
    #[derive(Deserialize)]
    struct AnyVersion {
        version: u32,
    }
    if text.len() > CLIENT_BYTES {
        return Err(Unreadable::TooLong);
    }
    let read = serde_json::from_str(text);
    let version = match &read {
        Ok(FromClient::Hello(hello)) => Some(hello.version),
        Ok(_) => None,
        Err(_) => serde_json::from_str(text).ok().map(|any: AnyHello| any.hello.version),
    };
    if let Some(Err(other)) = version.map(OtherVersion::check) {
        return Err(Unreadable::Version(other));
    }
    read.map_err(|why| Unreadable::NotAMessage(why.to_string()))
}

/// Reads a message from the server.
///
/// # Errors
/// Returns the reason if it is none.
pub fn read_server(text: &str) -> Result<FromServer, Unreadable> {
    if text.len() > SERVER_BYTES {
        return Err(Unreadable::TooLong);
    }
    serde_json::from_str(text).map_err(|why| Unreadable::NotAMessage(why.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Act, ClassAct, Hello, Intent, Key, ToClass};

    #[test]
    fn a_message_reads_its_text_back() {
        let key = Key::new(7).unwrap();
        let sit = ClassAct::Sit { seat: 3, face: 1, digits: "0042".parse().ok() };
        for message in [
            FromClient::Hello(Hello::new(key, "123456".parse().ok())),
            FromClient::Act(Intent { id: 3, seen: 9, act: Act::Move("3+".to_owned()) }),
            FromClient::Rooms,
            FromClient::Class(ToClass::Act(Intent { id: 4, seen: 1, act: sit })),
        ] {
            assert_eq!(read_client(&write(&message)), Ok(message));
        }
    }

    #[test]
    fn a_client_of_another_version_is_told_in_a_sentence() {
        let newer = r#"{"hello":{"version":900,"who":{"new":"field"}}}"#;
        let why = read_client(newer).unwrap_err();
        assert!(matches!(why, Unreadable::Version(OtherVersion { theirs: 900, .. })));
        assert!(why.to_string().ends_with("update the host's program"), "{why}");
        let older = r#"{"hello":{"version":1,"key":"00000000000000000000000000001234"}}"#;
        let why = read_client(older).unwrap_err().to_string();
        assert!(why.ends_with("update this program, or reload the page"), "{why}");
    }

    #[test]
    fn the_names_of_a_large_class_are_one_message() {
        let name = basics::Name::new(&"ễ".repeat(basics::Name::MAX));
        let names = vec![name.clone(); crate::limits::CLASS_SEATS];
        let act = ClassAct::Open { teacher: name, names };
        let message = FromClient::Class(ToClass::Act(Intent { id: 1, seen: 0, act }));
        assert_eq!(read_client(&write(&message)), Ok(message));
    }

    #[test]
    fn what_is_no_message_is_refused() {
        let long = "[".repeat(CLIENT_BYTES + 1);
        let deep = "[".repeat(CLIENT_BYTES);
        for text in ["", "{}", "null", "{\"act\":{}}", "{\"hello\":{}}", &long, &deep, "\"rooms\"x"]
        {
            assert!(read_client(text).is_err(), "{text:.40}");
        }
        let phrase = r#"{"act":{"id":1,"seen":1,"act":{"say":8}}}"#;
        assert!(read_client(phrase).is_err(), "there are eight phrases, from 0");
        assert!(read_client(&phrase.replace('8', "7")).is_ok());
    }
}
