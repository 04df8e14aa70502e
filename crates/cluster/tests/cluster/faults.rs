//! What goes wrong between machines: links that are slow or cut, and messages that come late and twice.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use futures_util::StreamExt;

/// How often a link that is cut is looked at again.
const LOOK: Duration = Duration::from_millis(10);

/// A link between programs, over which a test has power.
#[derive(Clone, Default)]
pub struct Link(Arc<State>);

#[derive(Default)]
struct State {
    /// By how many milliseconds whatever passes is late.
    late: AtomicU64,
    /// Whether nothing passes there. It passes later, as through a network that comes back.
    is_cut: AtomicBool,
    /// Whether nothing passes back.
    is_deaf: AtomicBool,
}

impl Link {
    /// Makes everything late by so many milliseconds; 0 for not at all.
    pub fn delay(&self, milliseconds: u64) {
        self.0.late.store(milliseconds, Ordering::Relaxed);
    }

    /// Cuts the links, or mends them.
    pub fn cut(&self, is_cut: bool) {
        self.0.is_cut.store(is_cut, Ordering::Relaxed);
        self.cut_back(is_cut);
    }

    /// Cuts the way back alone, or mends it.
    pub fn cut_back(&self, is_cut: bool) {
        self.0.is_deaf.store(is_cut, Ordering::Relaxed);
    }

    /// Returns an address of this machine at `near` that leads over this link to `far`.
    pub fn to(&self, near: Ipv4Addr, far: SocketAddr) -> SocketAddr {
        let listener = TcpListener::bind((near, 0)).expect("a port is free");
        let own = listener.local_addr().expect("it has a port");
        let link = self.clone();
        std::thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                // A server that is dead refuses, and so does the link.
                let Ok(far) = TcpStream::connect(far) else { continue };
                let _ = near.set_nodelay(true).and_then(|()| far.set_nodelay(true));
                for (from, to, is_back) in [(&near, &far, false), (&far, &near, true)] {
                    let (Ok(from), Ok(to)) = (from.try_clone(), to.try_clone()) else { continue };
                    let link = link.clone();
                    std::thread::spawn(move || link.pass(from, to, is_back));
                }
            }
        });
        own
    }

    /// Returns an address that leads over this link to a server of NATS on this machine.
    pub fn to_nats(&self, far: SocketAddr) -> String {
        format!("nats://{}", self.to(Ipv4Addr::LOCALHOST, far))
    }

    fn pass(&self, mut from: TcpStream, mut to: TcpStream, is_back: bool) {
        let is_cut = if is_back { &self.0.is_deaf } else { &self.0.is_cut };
        let mut bytes = [0; 16 * 1024];
        while let Ok(length @ 1..) = from.read(&mut bytes) {
            std::thread::sleep(Duration::from_millis(self.0.late.load(Ordering::Relaxed)));
            while is_cut.load(Ordering::Relaxed) {
                std::thread::sleep(LOOK);
            }
            if to.write_all(&bytes[..length]).is_err() {
                break;
            }
        }
        let _ = from.shutdown(Shutdown::Both);
        let _ = to.shutdown(Shutdown::Both);
    }
}

/// Repeats one in five messages between the nodes of a service, up to half a second later, until the runtime ends.
pub async fn repeat(urls: Vec<String>, service: String, seed: u64) {
    /// Marks what has been repeated.
    const MARK: &str = "Repeated";
    let client = async_nats::connect(urls).await.expect("NATS runs");
    let mut random = fastrand::Rng::with_seed(seed);
    let of = |kind: &str| client.subscribe(format!("{service}.{kind}.*"));
    let letters = of("part").await.expect("NATS runs");
    let texts = of("gate").await.expect("NATS runs");
    let mut all = futures_util::stream::select(letters, texts);
    while let Some(message) = all.next().await {
        let is_new = message.headers.is_none_or(|headers| headers.get(MARK).is_none());
        if is_new && random.u8(..) < 51 {
            let (client, later) = (client.clone(), random.u64(0..500));
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(later)).await;
                let mut headers = async_nats::HeaderMap::new();
                headers.insert(MARK, "1");
                let _ =
                    client.publish_with_headers(message.subject, headers, message.payload).await;
            });
        }
    }
}
