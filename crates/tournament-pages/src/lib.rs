//! The tournaments of a class in the window: their list, the form of a new one, one under way, and its sheets.

#![cfg(feature = "gui")]

mod counts;
mod list_file;
mod page;
mod save_sheet;
mod screen;
mod sheet;

pub use counts::Counts;
pub use page::{Texts, TournamentAction, TournamentView, of_class};
pub use save_sheet::SaveSheet;
pub use screen::{OpenClass, OpenTournaments};
pub use sheet::SheetTitles;
