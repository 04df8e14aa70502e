//! The address of a client, as limits count it.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};

/// The header in which a proxy on this machine says for whom it asks.
const FORWARDED: &str = "x-forwarded-for";

/// Returns the address of a client. Only a proxy on this machine is believed when it says for whom it asks.
pub(crate) fn of_client(peer: IpAddr, headers: &hyper::HeaderMap) -> IpAddr {
    let peer = peer.to_canonical();
    let forwarded = || {
        let last = headers.get_all(FORWARDED).iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    if peer.is_loopback() {
        forwarded().map_or(peer, |address| address.to_canonical())
    } else {
        peer
    }
}

/// Returns the address that stands for all that its owner has: of IPv6, everyone has a network of 64 bits.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let network = u128::from(address) & !u128::from(u64::MAX);
            IpAddr::V6(Ipv6Addr::from(network))
        }
    }
}

/// The connections of each address.
pub(crate) type Counts = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// A connection that counts until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    counts: Counts,
    address: IpAddr,
}

impl Counted {
    /// Counts a connection; returns `None` if there are as many as `most`.
    pub(crate) fn new(counts: &Counts, address: IpAddr, most: usize) -> Option<Self> {
        let mut all = counts.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let count = all.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { counts: counts.clone(), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut all = self.counts.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(count) = all.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_proxy_on_this_machine_is_believed() {
        let mut headers = hyper::HeaderMap::new();
        headers.insert(FORWARDED, "10.0.0.9, 203.0.113.7".parse().unwrap());
        let of = |peer: &str| of_client(peer.parse().unwrap(), &headers).to_string();
        assert_eq!(of("127.0.0.1"), "203.0.113.7");
        assert_eq!(of("::ffff:127.0.0.1"), "203.0.113.7");
        assert_eq!(of("192.168.1.5"), "192.168.1.5");
        let own = of_client("::1".parse().unwrap(), &hyper::HeaderMap::new());
        assert_eq!(own.to_string(), "::1");
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one_address() {
        let counted = |text: &str| counted(text.parse().unwrap()).to_string();
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(counted("192.168.1.5"), "192.168.1.5");
    }
}
