//! The version of the messages.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The version of the messages here. It changes with each change that an older program would not understand.
pub const PROTOCOL: u32 = 4;

/// The other device speaks another version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[error(
    "this device speaks version {theirs} of the messages and the host version {ours}: {}",
    if self.is_client_older() { "update this program, or reload the page" } else { "update the host's program" }
)]
pub struct OtherVersion {
    /// The version of the client.
    pub theirs: u32,
    /// The version of the server.
    pub ours: u32,
}

impl OtherVersion {
    /// Checks the version of a client.
    ///
    /// # Errors
    /// Returns both versions if they differ.
    pub fn check(theirs: u32) -> Result<(), Self> {
        if theirs == PROTOCOL { Ok(()) } else { Err(OtherVersion { theirs, ours: PROTOCOL }) }
    }

    /// Returns whether the client is to be updated, and not the server.
    pub fn is_client_older(&self) -> bool {
        self.theirs < self.ours
    }
}
