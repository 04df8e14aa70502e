//! The page in real browsers, as Debian packages them. `scripts/test-page` builds the page and starts these tests;
//! by hand: `scripts/page --build`, then
//! `cargo test -p oanquan-page --features browser --test browser -- --test-threads 1`.

mod chromium;
mod driver;
mod everywhere;
mod fetched;
mod frames;
mod guests;
mod keeping;
mod page;
mod refused;
mod rooms;
mod sharing;
mod whole;
