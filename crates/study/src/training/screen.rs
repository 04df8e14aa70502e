//! The screen of that page, whatever the game.

use std::marker::PhantomData;

use eframe::egui::{Key, Modifiers, Ui};
use jiff::civil::Date;
use tabletop::storage::Errands;
use tabletop::training::{PuzzleSet, Trainer, index_of_day, mixed};
use window::{Action, Command, Parts, Screen, ScreenContext, Under, is};
use window_words::DayMark;

use super::{Beside, Group, TrainingAction, TrainingPage, show};
use crate::puzzle::{OpenPuzzle, PuzzleKey, Puzzles};

/// The page of the puzzles of `G`, while it is open.
pub struct OpenTraining<G> {
    /// The number of the set of the puzzles.
    set: usize,
    /// The theme of the next puzzle, or `None` for any.
    theme: Option<usize>,
    /// The chosen day.
    day: Date,
    /// The group whose puzzles the list shows.
    unfolded: Option<u32>,
    /// Whether the page was opened only for the position of the day, which leads back over it.
    is_passage: bool,
    game: PhantomData<fn() -> G>,
}

/// Shows the page of the puzzles of `G`.
pub fn open<G: Puzzles>(context: &mut ScreenContext<'_>) {
    let page = OpenTraining::<G>::at_today(context);
    context.open(Box::new(page));
}

/// Shows the next puzzle of a theme in a set, or the page if none is left.
pub fn open_puzzles_of<G: Puzzles>(set: usize, theme: usize, context: &mut ScreenContext<'_>) {
    let page = OpenTraining::<G>::at_today(context);
    let page = OpenTraining { set, theme: Some(theme), ..page };
    let puzzle = page.next_puzzle(context);
    context.open(Box::new(page));
    if let Some(puzzle) = puzzle {
        context.open(Box::new(puzzle));
    }
}

/// What the player has done with the positions of the days.
#[derive(Clone, Copy, Debug)]
pub struct Today {
    /// Whether today's position has not been tried in any set.
    pub waits: bool,
    /// Whether today's position of a set has been solved.
    pub is_solved: bool,
    /// The difficulty of today's position of the usual set, and the number of steps; `None` without puzzles.
    pub band: Option<[u8; 2]>,
    /// The number of days in a row, up to today or yesterday, on which the player tried the position of
    /// the day.
    pub days: u32,
}

/// Returns what the player has done with the positions of the days.
pub fn today<G: Puzzles>(parts: &Parts) -> Today {
    let today = parts.trainers.today();
    let training = parts.trainers.training(G::ID);
    let results = || G::sets().iter().filter_map(|set| training?.day(set.name(), today));
    let set = G::sets()[G::usual_set(parts.settings())];
    let band = index_of_day(set, today).map(|index| set.step(index));
    Today {
        waits: results().next().is_none(),
        is_solved: results().any(|result| result.solved),
        band,
        days: training.map_or(0, |training| training.days_in_a_row(today)),
    }
}

/// Shows the position of today above the page of the puzzles.
pub fn open_day<G: Puzzles>(context: &mut ScreenContext<'_>) {
    let mut page = OpenTraining::<G>::at_today(context);
    let puzzle = page.puzzle_of_day(context);
    page.is_passage = puzzle.is_some();
    context.open(Box::new(page));
    if let Some(puzzle) = puzzle {
        context.open(Box::new(puzzle));
    }
}

/// Copies the result of a day to the clipboard.
pub fn share_day<G: Puzzles>(set: usize, day: Date, context: &mut ScreenContext<'_>) {
    let puzzles = G::sets()[set];
    let result =
        with_trainer::<G, _>(context, |trainer, _| trainer.training().day(puzzles.name(), day));
    if let (Some(index), Some(result)) = (index_of_day(puzzles, day), result) {
        let own = G::puzzle_words(context.parts.language());
        let words = context.parts.words();
        let names = own.set_names();
        let rules = names.map_or_else(String::new, |(_, names)| format!(" ({})", names[set]));
        let (day, mark) = (words.statistics.date(day), DayMark::of(result));
        let [band, bands] = puzzles.step(index);
        let text = words.puzzles.shared_text(own.game(), &day, &rules, band, bands, mark);
        context.parts.clipboard.copy(context.ctx, text, words.puzzles.shared);
    }
}

/// Does something with the progress in the puzzles of `G`, which is read the first time.
pub fn with_trainer<G: Puzzles, R>(
    context: &mut ScreenContext<'_>,
    act: impl FnOnce(&mut Trainer, &Errands) -> R,
) -> R {
    let Parts { trainers, preferences, errands, .. } = &mut *context.parts;
    let settings = preferences.settings.clone();
    let take_over = move |training: &mut _, today| G::take_over(training, &settings, today);
    act(trainers.open::<G>(errands, take_over), errands)
}

impl<G: Puzzles> OpenTraining<G> {
    /// Opens the page with the progress on the disk, and closes the open dialog.
    fn at_today(context: &mut ScreenContext<'_>) -> Self {
        with_trainer::<G, _>(context, Trainer::refresh);
        context.parts.dialogs.close();
        OpenTraining {
            set: G::usual_set(context.parts.settings()),
            theme: None,
            day: context.parts.trainers.today(),
            unfolded: None,
            is_passage: false,
            game: PhantomData,
        }
    }

    fn puzzles(&self) -> &'static dyn PuzzleSet {
        G::sets()[self.set]
    }

    fn key(&self, index: usize) -> PuzzleKey {
        PuzzleKey { set: self.set, index }
    }

    /// Returns the index of the next puzzle, or `None` if none is left.
    fn next(&self, parts: &Parts) -> Option<usize> {
        let settings = parts.settings();
        self.next_of(parts, |index| G::is_taught(self.key(index), settings))
    }

    /// Returns the index of the next of the puzzles of the chosen theme that are `fit`.
    fn next_of(&self, parts: &Parts, fit: impl Fn(usize) -> bool) -> Option<usize> {
        let is_chosen = |index| self.theme.is_none_or(|theme| G::theme(self.key(index)) == theme);
        let training = parts.trainers.training(G::ID)?;
        let wanted = |index| is_chosen(index) && fit(index);
        training.next(self.puzzles(), wanted, parts.trainers.today())
    }

    /// Returns the next puzzle, or `None` if none is left.
    pub fn next_puzzle(&self, context: &ScreenContext<'_>) -> Option<OpenPuzzle<G>> {
        self.puzzle(self.next(context.parts)?, None, context)
    }

    /// Returns the puzzle at this index, as that of `day` if that is given.
    fn puzzle(
        &self,
        index: usize,
        day: Option<Date>,
        context: &ScreenContext<'_>,
    ) -> Option<OpenPuzzle<G>> {
        OpenPuzzle::new(self.key(index), day, context)
    }

    /// Returns the puzzle of the chosen day.
    fn puzzle_of_day(&self, context: &ScreenContext<'_>) -> Option<OpenPuzzle<G>> {
        let index = index_of_day(self.puzzles(), self.day)?;
        self.puzzle(index, Some(self.day), context)
    }

    /// Returns the groups of the puzzles.
    fn groups(&self, parts: &Parts) -> Vec<Group> {
        let own = G::puzzle_words(parts.language());
        let mut groups: Vec<Group> = Vec::new();
        for index in 0..self.puzzles().count() {
            let number = G::group(self.key(index));
            match groups.iter_mut().find(|group| group.number == number) {
                Some(group) => group.puzzles.push(index),
                None => {
                    groups.push(Group {
                        number,
                        name: own.group(self.puzzles(), number),
                        puzzles: vec![index],
                    });
                }
            }
        }
        groups.sort_by_key(|group| group.number);
        // The others are folded.
        let unfolded = groups.iter_mut().filter(|group| self.unfolded == Some(group.number));
        for group in unfolded {
            group.puzzles = mixed(self.puzzles(), &group.puzzles);
        }
        groups
    }

    fn train(&mut self, action: TrainingAction, context: &mut ScreenContext<'_>) -> Option<Action> {
        let puzzle = match action {
            TrainingAction::Do(command) => return Some(Action::Do(command)),
            TrainingAction::Beside(act) => {
                act(context);
                None
            }
            TrainingAction::OpenDay => self.puzzle_of_day(context),
            TrainingAction::Begin => self.next_puzzle(context),
            TrainingAction::Open(index) => self.puzzle(index, None, context),
            TrainingAction::SetSet(set) => {
                (self.set, self.unfolded) = (set, None);
                None
            }
            TrainingAction::SetTheme(theme) => {
                self.theme = theme;
                None
            }
            TrainingAction::SelectDay(day) => {
                self.day = day;
                None
            }
            TrainingAction::Share => {
                share_day::<G>(self.set, self.day, context);
                None
            }
            TrainingAction::Fold(group) => {
                self.unfolded = Some(group).filter(|group| self.unfolded != Some(*group));
                None
            }
        };
        if let Some(puzzle) = puzzle {
            context.open(Box::new(puzzle));
        }
        context.ctx.request_repaint();
        None
    }
}

impl<G: Puzzles> Screen for OpenTraining<G> {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let back = if context.is_over_home() { Command::Menu } else { Command::Back };
        let parts = &*context.parts;
        let (words, settings, trainer) =
            (parts.words(), parts.settings(), parts.trainers.find(G::ID)?);
        let own = G::puzzle_words(parts.language());
        let next = self.next(parts);
        let page = TrainingPage {
            words,
            settings,
            heading: own.heading().unwrap_or(words.puzzles.puzzles),
            back,
            prints: G::PRINTS_PUZZLES,
            training: trainer.training(),
            problem: trainer.problem().map(|problem| words.puzzles.unusable(problem)),
            today: parts.trainers.today(),
            set: self.puzzles(),
            chosen_set: self.set,
            sets: own.set_names(),
            theme: self.theme,
            themes: own.themes(),
            next,
            needs_lesson: next.is_none() && self.next_of(parts, |_| true).is_some(),
            day: self.day,
            beside: G::begins_beside(settings)
                .map(|is_first| Beside { draw: G::beside_puzzles, is_first }),
            groups: self.groups(parts),
            unfolded: self.unfolded,
        };
        let action = show(ui, &page)?;
        self.train(action, context)
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        match action {
            Action::Do(Command::Back) => context.leave(),
            action => return Some(action),
        }
        None
    }

    /// Handles the keys of the page: Escape leaves it.
    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        let is_left =
            context.ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        let back = if context.is_over_home() { Command::Menu } else { Command::Back };
        is_left.then_some(Action::Do(back))
    }

    fn game(&self) -> &'static str {
        G::ID
    }

    fn is_visit(&self) -> bool {
        true
    }

    fn resume(&mut self, context: &mut ScreenContext<'_>) {
        if self.is_passage {
            context.leave();
        }
    }

    fn under(&self, above: &dyn Screen) -> Under {
        if is::<OpenPuzzle<G>>(above) { Under::Stays } else { Under::AllAreLeft }
    }
}
