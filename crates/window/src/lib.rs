//! The window around the games: screens on their stack, parts that outlive them, dialogs and commands, and what it knows
//! of a game without knowing which.
#![cfg(feature = "gui")]

mod action;
mod clocks;
mod command;
pub mod dialogs;
mod entry;
pub mod icons;
mod library_news;
mod open_table;
mod parts;
mod pending;
pub mod rules;
mod screen;
pub mod share;
pub mod switch;
pub mod together;
mod view;
pub mod widgets;

pub use action::Action;
pub use clocks::update_clocks;
pub use command::{Command, SHARING, leave_keys_to_browser};
pub use entry::{
    Arrival, BesideStep, LessonsLink, NextTask, OpenImported, PuzzlesLink, RoomEntry, title_of_game,
};
#[cfg(not(target_family = "wasm"))]
pub use entry::{
    ClassPuzzles, NamedPuzzle, PrintedPuzzle, PuzzleChoice, PuzzleChoices, PuzzlePlace,
};
pub use library_news::{Change, LibraryNews, poll_changes};
pub use open_table::{
    ClockMoment, Correspondence, LostGame, OpenTable, PaintBoard, SaveResult, TableLaunch,
    UnfinishedGame,
};
pub use parts::{
    ChosenFile, Clipboard, ClipboardEvent, Desktop, FileChoice, FrameClock, FrameCounter, Graphics,
    NothingKept, Notices, Parts, Preferences, Rooms, SettingsReader, Trainers, WindowSound,
    moves_column, moves_over_board, shows_moves, surface_of, waker,
};
pub use pending::{FollowUp, poll_pending, poll_tables};
pub use screen::{
    Page, PageEffect, Screen, ScreenContext, ScreenStack, Under, act_on_board, clear_focus, is,
    is_general, keys_of_tries, lead_back, of_type, press, run,
};
pub use view::{RoomView, Sharing};
