//! Starting a node.

use std::ops::Deref;

use server::{Config, Limits, Membership, Running, start_in};
use tokio::runtime::{Builder, Runtime};

use crate::member::join;
use crate::problem::Problem;
use crate::store::{Address, Store};

/// A server that is a node of a service. It ends when this is dropped, and others take over what it had.
pub struct RunningNode {
    // They end in this order.
    running: Running,
    _runtime: Runtime,
}

/// Starts a server as a node of a service. What `config` says about where games are kept, and into how many parts the
/// rooms are divided, does not count.
///
/// # Errors
/// Returns the reason if it does not start.
pub fn start(config: Config, address: &Address) -> Result<RunningNode, Problem> {
    let runtime = Builder::new_multi_thread().thread_name("service").enable_all().build();
    let runtime = runtime.map_err(|why| Problem::System(why.to_string()))?;
    let store = runtime.block_on(Store::open(address))?;
    store.warn_of_version();
    let node = getrandom::u32().map_err(|why| Problem::System(why.to_string()))?.max(1);
    let settings = store.settings();
    let limits = Limits { parts: settings.partitions, ..config.limits };
    let config = Config { games: None, limits, ..config };
    let within = runtime.handle().clone();
    let membership = Membership {
        code: settings.code,
        first_guest: u64::from(node) << 32,
        join: Box::new(move |rooms| {
            join(&within, store, node, rooms).map_err(|why| why.to_string())
        }),
    };
    let running = start_in(config, membership)?;
    Ok(RunningNode { running, _runtime: runtime })
}

impl Deref for RunningNode {
    type Target = Running;

    fn deref(&self) -> &Running {
        &self.running
    }
}
