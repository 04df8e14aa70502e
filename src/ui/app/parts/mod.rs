//! The parts of the window that outlive its screens.

mod clipboard;
mod collection;
mod current_game;
mod engines;
mod finished_game;
mod frame_clock;
mod graphics;
mod notices;
mod preferences;
mod record;
mod sound;
mod trainer;
mod waker;
mod zoom;

pub use clipboard::{Clipboard, ClipboardEvent};
pub use collection::Collection;
pub use current_game::{CurrentGame, SaveResult, open_autosave};
pub use engines::Engines;
pub use finished_game::FinishedGame;
pub use frame_clock::FrameClock;
pub use graphics::Graphics;
pub use notices::Notices;
pub use preferences::Preferences;
pub use record::record_of;
pub use sound::WindowSound;
pub use trainer::{Rated, Trainer};
pub use waker::waker;
