//! Lessons and puzzles: their page, and what the player does there and in a puzzle.

use eframe::egui::Context;
use jiff::civil::Date;

use super::App;
use super::parts::waker;
use super::screen::{OpenHome, OpenPuzzle, OpenTraining, Screen};
use crate::ai::{Theme, puzzles};
use crate::audio::Sound;
use crate::controller::puzzles::index_of_day;
use crate::rules::Preset;
use crate::ui::live_puzzle::LivePuzzle;
use crate::ui::screens::{PuzzleAction, TrainingAction};
use crate::ui::words::DayMark;

impl App {
    /// Shows the page of lessons and puzzles.
    pub(super) fn open_training(&mut self) {
        self.trainer.refresh();
        let rules = &self.preferences.settings.rules;
        let page = OpenTraining::new(rules, self.trainer.today());
        self.go_to(Screen::Training(page));
        self.dialogs.close();
    }

    /// Opens the next puzzle of `theme`, or the page if none is left.
    pub(super) fn open_puzzles_of(&mut self, ctx: &Context, theme: Theme) {
        self.open_training();
        if let Screen::Training(page) = &mut self.screen {
            (page.preset, page.theme) = (Preset::Classic, Some(theme));
        }
        self.open_next_puzzle(ctx);
    }

    pub(super) fn act_in_training(&mut self, ctx: &Context, action: TrainingAction) {
        let Screen::Training(page) = &mut self.screen else {
            return;
        };
        match action {
            TrainingAction::SetPreset(preset) => page.preset = preset,
            TrainingAction::SetTheme(theme) => page.theme = theme,
            TrainingAction::SelectDay(day) => page.day = day,
            TrainingAction::OpenDay => {
                let (index, day) = (index_of_day(page.preset, page.day), page.day);
                self.open_puzzle(ctx, index, Some(day));
            }
            TrainingAction::Share => {
                let (preset, day) = (page.preset, page.day);
                self.share_day(ctx, preset, day);
            }
            TrainingAction::Begin => self.open_next_puzzle(ctx),
        }
    }

    pub(super) fn act_in_puzzle(&mut self, ctx: &Context, action: PuzzleAction) {
        let Screen::Puzzle(open) = &mut self.screen else {
            return;
        };
        let live_puzzle = open.live_puzzle_mut();
        match action {
            PuzzleAction::Hint => live_puzzle.give_hint(),
            PuzzleAction::Solution => live_puzzle.show_solution(),
            PuzzleAction::TryAgain => live_puzzle.try_again(),
            PuzzleAction::Next => self.open_next_puzzle(ctx),
            PuzzleAction::Leave => {
                self.leave_puzzle();
            }
            PuzzleAction::Share => {
                let (preset, day) = (live_puzzle.preset(), live_puzzle.day());
                if let Some(day) = day {
                    self.share_day(ctx, preset, day);
                }
            }
        }
    }

    /// Returns to the page from a puzzle. Returns the page.
    fn leave_puzzle(&mut self) -> Option<&OpenTraining> {
        if matches!(self.screen, Screen::Puzzle(_)) {
            let home = Screen::Home(OpenHome::default());
            if let Screen::Puzzle(open) = std::mem::replace(&mut self.screen, home) {
                self.screen = Screen::Training(open.page);
            }
        }
        match &self.screen {
            Screen::Training(page) => Some(page),
            _ => None,
        }
    }

    /// Opens the next puzzle. Stays on the page if none is left.
    fn open_next_puzzle(&mut self, ctx: &Context) {
        let today = self.trainer.today();
        if let Some(page) = self.leave_puzzle() {
            let (preset, theme) = (page.preset, page.theme);
            let next = self.trainer.training().next(preset, theme, today);
            self.open_puzzle(ctx, next, None);
        }
    }

    /// Opens the puzzle at this index from the page, as that of `day` if that is given.
    fn open_puzzle(&mut self, ctx: &Context, index: Option<usize>, day: Option<Date>) {
        let surface = self.preferences.surface();
        let home = Screen::Home(OpenHome::default());
        let Screen::Training(page) = std::mem::replace(&mut self.screen, home) else {
            return;
        };
        let puzzle =
            index.and_then(|index| LivePuzzle::open(page.preset, index, day, surface, waker(ctx)));
        self.screen = match puzzle {
            Some(puzzle) => Screen::Puzzle(Box::new(OpenPuzzle::new(page, puzzle))),
            None => Screen::Training(page),
        };
    }

    /// Copies the result of a day to the clipboard.
    fn share_day(&mut self, ctx: &Context, preset: Preset, day: Date) {
        let index = index_of_day(preset, day);
        let puzzle = index.and_then(|index| puzzles(preset)?.get(index));
        let result = self.trainer.training().day(preset, day);
        if let (Some(puzzle), Some(result)) = (puzzle, result) {
            let words = self.preferences.words();
            let (day, rules) = (words.statistics.date(day), words.rules.preset_name(preset));
            let text = words.puzzles.shared_text(&day, rules, puzzle.band, DayMark::of(result));
            self.clipboard.copy(ctx, text, words.puzzles.shared);
        }
    }

    /// Records and saves the result of the puzzle on the screen as soon as it is decided.
    pub(super) fn record_puzzle(&mut self, ctx: &Context) {
        let Screen::Puzzle(open) = &mut self.screen else {
            return;
        };
        let Some(solved) = open.to_record() else {
            return;
        };
        let (rated, saved) = self.trainer.record(open.live_puzzle(), solved);
        open.set_recorded(rated);
        if let Err(problem) = saved {
            log::warn!("{problem}");
            self.sound.play(Sound::Refusal);
            let message = self.preferences.words().save_failed(&problem);
            self.notices.show(ctx, message);
        }
    }
}
