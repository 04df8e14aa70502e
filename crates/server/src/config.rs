//! What a server is started with.

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use rooms::Kind;

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address at which it listens.
    pub listen: IpAddr,
    /// The port; 0 for any free one.
    pub port: u16,
    /// The folder of the games; without one, they are kept in memory alone.
    pub games: Option<PathBuf>,
    /// The folder of the page.
    pub page: Option<PathBuf>,
    /// What is shown, as HTML, where there is no page.
    pub no_page: String,
    /// Whether anyone with the address may open rooms, without the code.
    pub open_rooms: bool,
    /// Names under which the server is reached besides numbers and names of the local network.
    pub host_names: Vec<String>,
    /// The games.
    pub kinds: &'static [Kind],
    /// The limits.
    pub limits: Limits,
}

/// How much a server takes on.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most connections.
    pub connections: usize,
    /// The most connections from one address.
    pub per_address: usize,
    /// The most rooms.
    pub rooms: usize,
    /// The most rooms that one address opens at once; another one after each half minute.
    pub rooms_at_once: u32,
    /// The most messages that a client sends at once.
    pub messages_at_once: u32,
    /// The messages a second that a client may send in the long run.
    pub messages_a_second: u32,
    /// The parts into which the rooms are divided. What happens in one part happens in one order.
    pub parts: usize,
    /// How long a client may take to accept what waits for it.
    pub accept: Duration,
    /// How often the server asks whether a client is still there, and how far away.
    pub ping: Duration,
    /// After how long without a sign a client counts as lost.
    pub silence: Duration,
}

impl Default for Limits {
    /// Returns the limits for a class or a small public server.
    fn default() -> Self {
        Limits {
            connections: 4000,
            per_address: 200,
            rooms: 5000,
            rooms_at_once: 20,
            messages_at_once: 40,
            messages_a_second: 10,
            parts: 16,
            accept: Duration::from_secs(10),
            ping: Duration::from_secs(5),
            silence: Duration::from_secs(15),
        }
    }
}
