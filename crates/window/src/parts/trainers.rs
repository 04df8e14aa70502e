//! The player's progress in the puzzles of each game.

use std::path::{Path, PathBuf};

use jiff::Timestamp;
use jiff::civil::Date;
use tabletop::archive::Stored;
use tabletop::platform::local_time;
use tabletop::storage::{Errands, SaveProblem};
use tabletop::training::{Trainer, Training};

/// The name of the file of the progress, in the folder of the game.
const FILE: &str = "puzzles.ron";

/// The player's progress in the puzzles of each game, read when it is first needed.
pub struct Trainers {
    /// The folder with the games, or `None` if nothing is saved.
    folder: Option<PathBuf>,
    open: Vec<(&'static str, Trainer)>,
    now: fn() -> Timestamp,
}

impl Trainers {
    /// Keeps the progress inside `folder`, or nowhere. `now` returns the present moment.
    pub fn new(folder: Option<&Path>, now: fn() -> Timestamp) -> Self {
        Trainers { folder: folder.map(Path::to_owned), open: Vec::new(), now }
    }

    /// Returns the date of the player's calendar.
    pub fn today(&self) -> Date {
        local_time((self.now)()).date()
    }

    /// Returns the progress in the game with this name, as far as it was read.
    pub fn training(&self, id: &str) -> Option<&Training> {
        Some(self.find(id)?.training())
    }

    /// Returns the trainer of the game with this name, if its progress was read.
    pub fn find(&self, id: &str) -> Option<&Trainer> {
        self.open.iter().find(|(game, _)| *game == id).map(|(_, trainer)| trainer)
    }

    /// Returns the trainer of the game `G`. The first time, starts to read the progress, which `take_over` may fill if
    /// it is empty.
    pub fn open<G: Stored>(
        &mut self,
        errands: &Errands,
        take_over: impl FnOnce(&mut Training, Date) + 'static,
    ) -> &mut Trainer {
        if let Some(place) = self.open.iter().position(|(game, _)| *game == G::ID) {
            return &mut self.open[place].1;
        }
        let folder = self.folder.as_deref().map(G::folder);
        let (path, today) = (folder.map(|folder| folder.join(FILE)), self.today());
        let take_over = move |training: &mut Training| take_over(training, today);
        let trainer = Trainer::open(path, errands, take_over);
        &mut self.open.push_mut((G::ID, trainer)).1
    }

    /// Takes over what was written. Returns why a try could not be saved, once.
    pub fn poll(&mut self) -> Option<SaveProblem> {
        self.open.iter_mut().filter_map(|(_, trainer)| trainer.poll()).last()
    }
}
