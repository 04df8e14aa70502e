//! The screen of a puzzle, which lies over the page of lessons and puzzles.

use eframe::egui::Ui;
use tabletop::Game;
use tabletop::training::Rated;

use super::board_keys::{act_on_board, keys_of_tries, tries_handle_key};
use super::training::share_day;
use super::{OpenTraining, Parts, Screen, ScreenContext, Under, is};
use crate::ai::puzzle_id;
use crate::audio::{Sound, Surface};
use crate::games::OAnQuan;
use crate::ui::command::Command;
use crate::ui::live::request_next_frame;
use crate::ui::live_puzzle::LivePuzzle;
use crate::ui::screens::{self, Action, PuzzleAction, PuzzleScreen};

/// A puzzle that is open.
pub struct OpenPuzzle {
    live_puzzle: LivePuzzle,
    /// Whether the result is recorded, and how it changed the rating.
    recorded: Option<Option<Rated>>,
}

impl OpenPuzzle {
    /// Opens a puzzle.
    pub fn new(live_puzzle: LivePuzzle) -> Self {
        log::debug!("puzzle {}", puzzle_id(live_puzzle.preset(), live_puzzle.index()));
        OpenPuzzle { live_puzzle, recorded: None }
    }

    fn solve(&mut self, action: PuzzleAction, context: &mut ScreenContext<'_>) {
        let live_puzzle = &mut self.live_puzzle;
        match action {
            PuzzleAction::Hint => live_puzzle.give_hint(),
            PuzzleAction::Solution => live_puzzle.show_solution(),
            PuzzleAction::TryAgain => live_puzzle.try_again(),
            PuzzleAction::Next => {
                let next = context
                    .with_below::<OpenTraining>()
                    .and_then(|(page, context)| page.next_puzzle(&context));
                match next {
                    Some(next) => context.open(Box::new(next)),
                    None => context.leave(),
                }
            }
            PuzzleAction::Leave => context.leave(),
            PuzzleAction::Share => {
                if let Some(day) = live_puzzle.day() {
                    share_day(live_puzzle.preset(), day, context);
                }
            }
        }
    }
}

impl Screen for OpenPuzzle {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &*context.parts;
        let id = puzzle_id(self.live_puzzle.preset(), self.live_puzzle.index());
        let screen = PuzzleScreen {
            words: parts.words(),
            settings: parts.settings(),
            live_puzzle: &self.live_puzzle,
            rated: self.recorded.flatten().map(|rated| [rated.before, rated.after]),
            comes_back: parts
                .trainers
                .training(OAnQuan::ID)
                .and_then(|known| known.comes_back(&id)),
            sprites: parts.sprites()?,
            toast: parts.toast(),
            letters: parts.letters(),
        };
        let (action, state) = screens::puzzle(ui, &screen);
        self.live_puzzle.live_game_mut().set_pointed(state.hot, state.armed);
        action
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        match action {
            Action::Do(Command::Hint) => self.solve(PuzzleAction::Hint, context),
            Action::Puzzle(action) => self.solve(action, context),
            Action::Press(cell) => {
                if self.live_puzzle.press(cell) {
                    context.parts.sound.play(Sound::Refusal);
                }
            }
            Action::Play(mv) => {
                let engine = context.parts.engines.analysis.clone();
                self.live_puzzle.play(mv, engine);
            }
            action => {
                let live_game = self.live_puzzle.live_game_mut();
                return act_on_board(action, live_game, context.ctx, &context.parts.sound);
            }
        }
        None
    }

    fn advance(&mut self, seconds: f64, context: &mut ScreenContext<'_>) {
        let (live_puzzle, parts) = (&mut self.live_puzzle, &*context.parts);
        parts.sound.play_all(live_puzzle.tick(seconds as f32, parts.settings().speed));
        let is_moving = live_puzzle.live_game().presenter().is_moving();
        request_next_frame(context.ctx, is_moving, live_puzzle.next_change_in());
    }

    /// Records and saves the result as soon as it is decided.
    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        let solved = self.live_puzzle.outcome().filter(|_| self.recorded.is_none());
        let Some(solved) = solved else { return };
        let attempt = self.live_puzzle.attempt(solved, context.parts.trainers.today());
        let trainer = context.parts.trainers.open(OAnQuan::ID, context.ctx, |_, _| {});
        self.recorded = Some(trainer.add(attempt));
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Vec<Action> {
        keys_of_tries(
            context.ctx,
            self.live_puzzle.live_game_mut(),
            Action::Puzzle(PuzzleAction::Leave),
        )
    }

    fn handles_key(&self, command: Command, _parts: &Parts) -> bool {
        tries_handle_key(command)
    }

    fn has_board(&self) -> bool {
        true
    }

    fn set_surface(&mut self, surface: Surface) {
        self.live_puzzle.set_surface(surface);
    }

    fn position(&self, _parts: &Parts) -> Option<String> {
        Some(self.live_puzzle.live_game().session().position().to_string())
    }

    fn under(&self, above: &dyn Screen) -> Under {
        if is::<OpenPuzzle>(above) { Under::IsLeft } else { Under::AllAreLeft }
    }
}
