//! Long attacks on the real program in its real window, under Xvfb: it is killed, receives random events, and
//! plays for hours. docs/dev/testing.md has the commands.
#![cfg(all(feature = "gui", target_os = "linux"))]

mod attack;
mod events;
#[path = "../support/executable.rs"]
mod executable;
mod files;
mod folder;
mod games;
mod kills;
mod playing;
mod told;
#[path = "../window_support/mod.rs"]
mod window_support;
