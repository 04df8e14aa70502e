//! The rooms of the other games that are open. A room stays as the player left it.

use std::path::Path;

use eframe::egui::Context;

use crate::settings::{Language, Settings};
use crate::ui::rooms::{ROOMS, Room, RoomEntry, UnfinishedGame};
use crate::ui::words::Words;

/// The open rooms, each with the name of its game in files and settings.
#[derive(Default)]
pub struct Rooms {
    open: Vec<(&'static str, Box<dyn Room>)>,
}

impl Rooms {
    /// Opens a room. Its games are kept inside the folder `data`, or nowhere.
    pub fn open(
        &mut self,
        ctx: &Context,
        entry: &RoomEntry,
        data: Option<&Path>,
        settings: &Settings,
        seed: u64,
    ) {
        let table = settings.tables.get(entry.id).cloned().unwrap_or_default();
        self.open.push((entry.id, (entry.open)(ctx, data, table, seed)));
    }

    /// Returns the open room of the game with this name.
    pub fn get(&self, id: &str) -> Option<&dyn Room> {
        self.open.iter().find(|(name, _)| *name == id).map(|(_, room)| room.as_ref())
    }

    /// Returns that room, mutably.
    pub fn get_mut(&mut self, id: &str) -> Option<&mut Box<dyn Room>> {
        self.open.iter_mut().find(|(name, _)| *name == id).map(|(_, room)| room)
    }

    /// Returns the unfinished game of each of the other games in a few words, as far as their
    /// rooms are open.
    pub fn unfinished_games(
        &self,
        words: &Words,
        language: Language,
    ) -> [Option<String>; ROOMS.len()] {
        ROOMS
            .each_ref()
            .map(|entry| Some(self.unfinished_game(entry.id, words, language)?.in_list(words)))
    }

    /// Returns the unfinished game in the open room of the game with this name in words.
    pub fn unfinished_game(
        &self,
        id: &str,
        words: &Words,
        language: Language,
    ) -> Option<UnfinishedGame> {
        self.get(id)?.unfinished(words, language)
    }

    /// Returns whether the game in a room would be lost if the program ended now.
    pub fn loses_game(&mut self) -> bool {
        // Each room is asked, so that each one saves its game.
        self.open.iter_mut().map(|(_, room)| room.loses_game()).fold(false, |any, lost| any | lost)
    }
}
