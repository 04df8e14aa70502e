//! What a page in a browser lacks or does otherwise than a desktop: threads, clocks and random
//! seeds. Everything else asks this module.
//!
//! A page has no threads, so starting one fails there, as it may on a desktop that has none to
//! spare; callers handle both in the same way.
//!
//! `clippy.toml` lists the functions of other crates that this module stands for; CI refuses them elsewhere.

#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::io;
use std::num::NonZero;
use std::ops::Add;
use std::sync::OnceLock;
use std::thread::{self, Builder, JoinHandle, Scope, ScopedJoinHandle};
use std::time::Duration;

/// Whether there are threads.
pub const HAS_THREADS: bool = cfg!(not(target_family = "wasm"));

/// Whether the user knows files by the folders that contain them. A page has folders of its own, which nobody sees.
pub const HAS_FOLDERS: bool = cfg!(not(target_family = "wasm"));

/// A moment of a clock that never goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Instant(web_time::Instant);

impl Instant {
    /// Returns the present moment.
    pub fn now() -> Self {
        Instant(web_time::Instant::now())
    }

    /// Returns the time since this moment.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }

    /// Returns the moment after a time, or `None` if the clock cannot tell it.
    pub fn checked_add(self, time: Duration) -> Option<Self> {
        self.0.checked_add(time).map(Instant)
    }

    /// Returns the moment before a time, or `None` if the clock cannot tell it.
    pub fn checked_sub(self, time: Duration) -> Option<Self> {
        self.0.checked_sub(time).map(Instant)
    }
}

impl Add<Duration> for Instant {
    type Output = Self;

    fn add(self, time: Duration) -> Self {
        Instant(self.0 + time)
    }
}

/// Starts a thread for `work`. `name` appears in the messages of a panic.
///
/// # Errors
/// The system cannot start a thread.
pub fn start_thread<T: Send + 'static>(
    name: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> io::Result<JoinHandle<T>> {
    // In a box, so that the code around a thread is in the program once.
    let work: Box<dyn FnOnce() -> T + Send> = Box::new(work);
    Builder::new().name(name.to_owned()).spawn(work)
}

/// Starts a thread that ends before its scope does.
///
/// # Errors
/// The system cannot start a thread.
pub fn start_scoped_thread<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    name: &str,
    work: impl FnOnce() -> T + Send + 'scope,
) -> io::Result<ScopedJoinHandle<'scope, T>> {
    let work: Box<dyn FnOnce() -> T + Send + 'scope> = Box::new(work);
    Builder::new().name(name.to_owned()).spawn_scoped(scope, work)
}

/// Returns the number of threads that run at the same time, at least 1.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Returns a number that differs from run to run.
pub fn random_seed() -> u64 {
    // A page gives the random numbers of this library no seed; the time differs there, too.
    let now = web_time::SystemTime::now().duration_since(web_time::UNIX_EPOCH);
    let now = now.map_or(0, |since| since.as_nanos() as u64);
    fastrand::u64(..) ^ if cfg!(target_family = "wasm") { now } else { 0 }
}

/// A function that returns the file of this name beside the page, and waits until it is there; `None` if it cannot be
/// read.
pub type ReadBeside = fn(name: &str) -> Option<Vec<u8>>;

static READ_BESIDE: OnceLock<ReadBeside> = OnceLock::new();

/// Makes [`read_beside`] use a function. Only the first call counts.
pub fn read_beside_with(read: ReadBeside) {
    let _ = READ_BESIDE.set(read);
}

/// Returns a file beside the page: what few people use is no part of the program, which everybody fetches. `None` on a
/// desktop, where the program contains all, in the instance that draws a page, which must not wait, and if the file
/// cannot be read.
pub fn read_beside(name: &str) -> Option<Vec<u8>> {
    READ_BESIDE.get()?(name)
}
