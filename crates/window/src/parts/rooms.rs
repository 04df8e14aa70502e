//! The tables of the games that are open: what outlives the pages of each game.

use std::any::Any;
use std::path::PathBuf;
use std::rc::Rc;

use eframe::egui::Context;
use jiff::Timestamp;
use settings::{Language, Settings};
use tabletop::storage::Errands;
use window_words::Words;

use crate::{ClockMoment, LostGame, OpenTable, RoomEntry, SaveResult, TableLaunch, UnfinishedGame};

/// The open tables, each with the name of its game in files and settings.
pub struct Rooms {
    open: Vec<(&'static str, Box<dyn OpenTable>)>,
    /// The folder with the games of all kinds, or `None` if games are not saved.
    data: Option<PathBuf>,
    /// Returns the present moment.
    now: fn() -> Timestamp,
    /// The random seed of the first table, from which the others derive theirs.
    seed: u64,
}

impl Rooms {
    /// Starts without open tables. Games are kept inside the folder `data`, or nowhere; their lists count the days from
    /// what `now` returns.
    pub fn new(data: Option<PathBuf>, now: fn() -> Timestamp, seed: u64) -> Self {
        Rooms { open: Vec::new(), data, now, seed }
    }

    /// Opens the table of a game, and starts to read its games by `errands`. The game that the last run left there goes
    /// on if the table `resumes`.
    pub fn open(
        &mut self,
        ctx: &Context,
        entry: &RoomEntry,
        errands: &Errands,
        settings: &Settings,
        resumes: bool,
    ) {
        let seed = self.open.first_mut().map_or(self.seed, |(_, first)| first.draw_seed());
        let (data, now) = (self.data.as_deref(), self.now);
        let launch = TableLaunch { ctx, errands, data, resumes, now, settings, seed };
        self.open.push((entry.id, (entry.open)(launch)));
    }

    /// Saves the games on the tables that have changed, and takes over what has become known in the
    /// background. Returns the results of earlier writes, worded by `words`, each with the name of its game,
    /// and whether a review has just been completed.
    pub fn poll(&mut self, words: &Words) -> (Vec<(&'static str, SaveResult)>, bool) {
        let (mut results, mut is_reviewed) = (Vec::new(), false);
        for (name, table) in &mut self.open {
            let (result, reviewed) = table.poll(words);
            results.extend(result.map(|result| (*name, result)));
            is_reviewed |= reviewed;
        }
        (results, is_reviewed)
    }

    /// Sets the clocks of the games to their `moment`. A page of the game named `page` is on the screen; the
    /// clocks of the others stand still, and its own ones if they are `stopped`.
    pub fn update_clocks(
        &mut self,
        page: &str,
        stopped: bool,
        moment: impl Fn(&str) -> ClockMoment,
    ) {
        for (name, table) in &mut self.open {
            table.update_clock(moment(name), stopped || *name != page);
        }
    }

    /// Cancels the reviews of games that are over, except on the table of the game with this name.
    pub fn cancel_reviews_except(&mut self, id: &str) {
        let others = self.open.iter_mut().filter(|(name, _)| *name != id);
        others.for_each(|(_, table)| table.cancel_review());
    }

    /// Returns the open tables of other games than that with this name, each with the name of its game.
    pub fn others(
        &mut self,
        id: &str,
    ) -> impl Iterator<Item = (&'static str, &mut Box<dyn OpenTable>)> {
        self.open
            .iter_mut()
            .filter(move |(name, _)| *name != id)
            .map(|(name, table)| (*name, table))
    }

    /// Returns the open table of the game with this name.
    pub fn get(&self, id: &str) -> Option<&dyn OpenTable> {
        self.open.iter().find(|(name, _)| *name == id).map(|(_, table)| table.as_ref())
    }

    /// Returns that table, mutably.
    pub fn get_mut(&mut self, id: &str) -> Option<&mut dyn OpenTable> {
        let (_, table) = self.open.iter_mut().find(|(name, _)| *name == id)?;
        Some(table.as_mut())
    }

    /// Returns that table if it is of this type.
    pub fn get_as<T: OpenTable>(&self, id: &str) -> Option<&T> {
        (self.get(id)? as &dyn Any).downcast_ref()
    }

    /// Returns that table, mutably, if it is of this type.
    pub fn get_mut_as<T: OpenTable>(&mut self, id: &str) -> Option<&mut T> {
        (self.get_mut(id)? as &mut dyn Any).downcast_mut()
    }

    /// Returns the unfinished game on the open table of the game with this name in words.
    pub fn unfinished_game(
        &self,
        id: &str,
        words: &Words,
        language: Language,
        settings: &Settings,
    ) -> Option<UnfinishedGame> {
        self.get(id)?.unfinished(words, language, settings)
    }

    /// Saves games with clocks as they stand, before the program ends or the system may end it.
    pub fn save_clocks(&mut self) {
        self.open.iter_mut().for_each(|(_, table)| table.save_clocks());
    }

    /// Returns the name of a game that is lost on its table when the program ends because games are not saved.
    pub fn game_not_kept(&self) -> Option<&'static str> {
        self.open.iter().find(|(_, table)| table.is_not_kept()).map(|(name, _)| *name)
    }

    /// Returns what waits on another thread until all games of all tables are on the disk.
    pub fn flusher(&self) -> impl FnOnce() + Send + use<> {
        let tables: Vec<_> = self.open.iter().map(|(_, table)| table.flusher()).collect();
        || tables.into_iter().for_each(|flush| flush())
    }

    /// Waits until all games are on the disk. Returns those that cannot be saved and would be lost.
    pub fn lost_games(&self, settings: &Settings) -> Vec<Rc<dyn LostGame>> {
        let tables = self.open.iter();
        tables.flat_map(|(_, table)| table.lost_games(settings)).collect()
    }
}
