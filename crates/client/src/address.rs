//! The address of a host, as people type, paste or scan it.

use std::fmt;
use std::str::FromStr;

use messages::Code;
use thiserror::Error;

/// The port at which a host listens by default.
pub const DEFAULT_PORT: u16 = 8440;

/// The most bytes of the name of a host.
const MAX_NAME: usize = 253;
/// The most bytes that are read of what somebody pastes.
const MAX_TEXT: usize = 2000;

/// The address of a host.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Address {
    /// The name or the number of the machine; a number of IPv6 is in brackets.
    host: String,
    port: u16,
    is_encrypted: bool,
}

/// Where to join: an address, a code or both.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Invitation {
    /// The address of the host.
    pub address: Option<Address>,
    /// The code of the host or of a room.
    pub code: Option<Code>,
}

/// The error for a text that says nowhere to join.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is not an address such as 192.168.1.5:8440, and not a code of six digits")]
pub struct NotAnAddress;

impl Address {
    /// Returns the address of a machine, whose name or number is `host`, with an unencrypted connection.
    ///
    /// # Errors
    /// Returns [`NotAnAddress`] if no machine is called so.
    pub fn new(host: &str, port: u16) -> Result<Self, NotAnAddress> {
        let is_encrypted = false;
        if port == 0 || !is_host(host) {
            return Err(NotAnAddress);
        }
        Ok(Address { host: host.to_lowercase(), port, is_encrypted })
    }

    /// Returns whether the connection is encrypted.
    pub fn is_encrypted(&self) -> bool {
        self.is_encrypted
    }

    /// Returns the address of the socket.
    pub fn socket(&self) -> String {
        let scheme = if self.is_encrypted { "wss" } else { "ws" };
        format!("{scheme}://{}:{}/play", self.host, self.port)
    }

    /// Returns the address of the page, with the code of a room, for a browser or a QR code.
    pub fn link(&self, code: Option<Code>) -> String {
        let scheme = if self.is_encrypted { "https" } else { "http" };
        let code = code.map_or_else(String::new, |code| format!("#{code}"));
        format!("{scheme}://{}:{}/{code}", self.host, self.port)
    }
}

impl fmt::Display for Address {
    /// Writes the address as people type it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_encrypted {
            return f.write_str(&self.link(None));
        }
        write!(f, "{}:{}", self.host, self.port)
    }
}

impl FromStr for Address {
    type Err = NotAnAddress;

    fn from_str(text: &str) -> Result<Self, NotAnAddress> {
        text.parse::<Invitation>()?.address.ok_or(NotAnAddress)
    }
}

impl FromStr for Invitation {
    type Err = NotAnAddress;

    /// Reads an address, a code, the link of a QR code, or the line that `serve` prints.
    fn from_str(text: &str) -> Result<Self, NotAnAddress> {
        let text = text.trim();
        if text.len() > MAX_TEXT {
            return Err(NotAnAddress);
        }
        if let Ok(code) = text.parse() {
            return Ok(Invitation { address: None, code: Some(code) });
        }
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        let (first, hash) = first.split_once('#').unwrap_or((first, ""));
        let said = |text: &str| text.strip_prefix("code=").unwrap_or(text).parse().ok();
        let code = said(hash).or_else(|| said(rest));
        if !rest.is_empty() && code.is_none() {
            return Err(NotAnAddress);
        }
        Ok(Invitation { address: Some(address(first)?), code })
    }
}

/// Reads an address without a code.
fn address(text: &str) -> Result<Address, NotAnAddress> {
    let schemes = [("http://", 80, false), ("ws://", 80, false), ("https://", 443, true)];
    let lower = text.to_lowercase();
    let known = schemes.into_iter().chain([("wss://", 443, true)]);
    let found = known
        .filter_map(|(name, port, encrypted)| Some((lower.strip_prefix(name)?, port, encrypted)))
        .next();
    let (rest, usual, is_encrypted) = found.unwrap_or((&lower, DEFAULT_PORT, false));
    let authority = rest.split(['/', '?']).next().unwrap_or_default();
    let end_of_number = authority.rfind(']').map_or(0, |bracket| bracket + 1);
    let (host, port) = match authority[end_of_number..].split_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => {
            let port = port.parse().map_err(|_| NotAnAddress)?;
            (&authority[..end_of_number + name.len()], port)
        }
        Some(_) => return Err(NotAnAddress),
        None => (authority, usual),
    };
    Ok(Address { is_encrypted, ..Address::new(host, port)? })
}

/// Returns whether a machine may be called so.
fn is_host(text: &str) -> bool {
    if let Some(number) = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
        return number.parse::<std::net::Ipv6Addr>().is_ok();
    }
    let is_label = |label: &str| {
        let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '-';
        !label.is_empty() && label.len() < 64 && label.chars().all(is_letter)
    };
    // A name of one word is that of a machine nearby; a number alone is none.
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.len() <= MAX_NAME && !is_number && text.split('.').all(is_label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_is_read_however_it_is_written() {
        for (text, address, code) in [
            ("192.168.1.5", Some("192.168.1.5:8440"), None),
            (" 192.168.1.5:9000 ", Some("192.168.1.5:9000"), None),
            ("http://192.168.1.5:8440/#482913", Some("192.168.1.5:8440"), Some("482913")),
            ("http://192.168.1.5:8440/ code=482913", Some("192.168.1.5:8440"), Some("482913")),
            ("192.168.1.5 482 913", Some("192.168.1.5:8440"), Some("482913")),
            ("HTTP://Phong-hoc.local/", Some("phong-hoc.local:80"), None),
            ("https://play.example.org", Some("https://play.example.org:443/"), None),
            ("[fe80::1]:9000", Some("[fe80::1]:9000"), None),
            ("[::1]", Some("[::1]:8440"), None),
            ("482 913", None, Some("482913")),
        ] {
            let read: Invitation = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!(read.address.map(|address| address.to_string()).as_deref(), address);
            assert_eq!(read.code.map(|code| code.to_string()).as_deref(), code, "{text}");
        }
    }

    #[test]
    fn what_names_no_machine_is_refused() {
        let long = format!("{}.vn", "a.".repeat(200));
        for text in [
            "",
            "12345",
            "a b",
            "http://",
            "192.168.1.5:0",
            "192.168.1.5:70000",
            "a:b",
            "[::g]",
            "a..b",
            "a_b",
            "user@machine",
            "192.168.1.5 hello",
            "oanquan:2;a",
            &long,
        ] {
            assert_eq!(text.parse::<Invitation>(), Err(NotAnAddress), "{text}");
        }
        assert!("482913".parse::<Address>().is_err());
    }

    #[test]
    fn a_link_leads_back_to_the_address_and_the_code() {
        let address: Address = "10.0.0.2".parse().unwrap();
        let code = "000042".parse().ok();
        assert_eq!(address.link(code), "http://10.0.0.2:8440/#000042");
        assert_eq!(address.socket(), "ws://10.0.0.2:8440/play");
        let again = address.link(code).parse();
        assert_eq!(again, Ok(Invitation { address: Some(address), code }));
    }
}
