//! The built program: its real window, its documents, scripts and packages.

#[cfg(target_os = "linux")]
#[path = "../support/executable.rs"]
mod executable;
#[cfg(target_os = "linux")]
#[path = "../support/random.rs"]
mod random;
#[path = "../window_support/mod.rs"]
mod window_support;

mod docs;
mod faults;
mod packaging;
#[cfg(feature = "gui")]
mod players;
mod scripts;
mod window;
