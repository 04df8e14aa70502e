//! Which names a browser may have asked for this server, and from which pages.
//!
//! A page anywhere can send a browser to this machine under a name of its own, and then speak in the name of the
//! person before it. A number, or a name that only a local network gives, cannot come from there; other names have
//! to be known.

use std::net::IpAddr;

/// The last parts of names that only local networks give.
const LOCAL: [&str; 6] = ["local", "localhost", "lan", "internal", "home", "arpa"];

/// Returns whether a browser may have asked for this server under the name in `host`, a header with or without a
/// port.
pub(crate) fn allows_host(host: &str, known: &[String]) -> bool {
    let Some(name) = name(host) else { return false };
    name.parse::<IpAddr>().is_ok()
        || !name.contains('.')
        || name.rsplit('.').next().is_some_and(|last| LOCAL.contains(&last))
        || known.iter().any(|known| known.eq_ignore_ascii_case(&name))
}

/// Returns whether a page from `origin` may speak with this server, which it has reached under the name in `host`.
pub(crate) fn allows_origin(origin: &str, host: &str, known: &[String]) -> bool {
    let Some((_, authority)) = origin.split_once("://") else { return false };
    authority.eq_ignore_ascii_case(host)
        || name(authority)
            .is_some_and(|name| known.iter().any(|known| known.eq_ignore_ascii_case(&name)))
}

/// Returns the name in small letters, without the port and the dot at the end; `None` if there is none.
fn name(host: &str) -> Option<String> {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split_once(']')?.0,
        None => match host.rsplit_once(':') {
            Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
            Some(_) => return None,
            None => host,
        },
    };
    let name = name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase();
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_internet_have_to_be_known() {
        let known = ["play.example.org".to_owned()];
        for host in [
            "192.168.1.5:8440",
            "[fe80::1]:8440",
            "localhost",
            "LAPTOP:8440",
            "an.local",
            "an.lan.",
            "Play.Example.org",
            "play.example.org:443",
        ] {
            assert!(allows_host(host, &known), "{host}");
        }
        for host in ["", "evil.example", "evil.example:8440", "1.2.3.4.evil.example", "a:b", "[::1"]
        {
            assert!(!allows_host(host, &known), "{host}");
        }
    }

    #[test]
    fn only_the_page_of_this_server_speaks_with_it() {
        let known = ["play.example.org".to_owned()];
        let allows = |origin, host| allows_origin(origin, host, &known);
        assert!(allows("http://192.168.1.5:8440", "192.168.1.5:8440"));
        assert!(allows("https://play.example.org", "127.0.0.1:8440"));
        for origin in
            ["null", "http://192.168.1.5", "http://192.168.1.6:8440", "https://evil.example"]
        {
            assert!(!allows(origin, "192.168.1.5:8440"), "{origin}");
        }
    }
}
