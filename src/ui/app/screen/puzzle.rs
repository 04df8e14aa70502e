//! The screen of a puzzle.

use eframe::egui::Ui;

use super::super::parts::Rated;
use super::OpenTraining;
use super::context::ScreenContext;
use crate::ai::puzzle_id;
use crate::audio::{Sound, Surface};
use crate::rules::{Cell, Move};
use crate::ui::live_game::LiveGame;
use crate::ui::live_puzzle::LivePuzzle;
use crate::ui::screens::{self, Action, PuzzleScreen};

/// A puzzle that is open.
pub struct OpenPuzzle {
    /// The page to which leaving the puzzle leads.
    pub page: OpenTraining,
    live_puzzle: LivePuzzle,
    /// Whether the result is recorded, and how it changed the rating.
    recorded: Option<Option<Rated>>,
}

impl OpenPuzzle {
    /// Opens a puzzle that leads back to `page`.
    pub fn new(page: OpenTraining, live_puzzle: LivePuzzle) -> Self {
        log::debug!("puzzle {}", puzzle_id(live_puzzle.preset(), live_puzzle.index()));
        OpenPuzzle { page, live_puzzle, recorded: None }
    }

    /// Returns the puzzle.
    pub fn live_puzzle(&self) -> &LivePuzzle {
        &self.live_puzzle
    }

    /// Returns the puzzle, mutably.
    pub fn live_puzzle_mut(&mut self) -> &mut LivePuzzle {
        &mut self.live_puzzle
    }

    /// Returns the game on the board.
    pub fn live_game_mut(&mut self) -> &mut LiveGame {
        self.live_puzzle.live_game_mut()
    }

    /// Returns whether the puzzle was solved, if that has been decided and is not yet recorded.
    pub fn to_record(&self) -> Option<bool> {
        self.live_puzzle.outcome().filter(|_| self.recorded.is_none())
    }

    /// Notes that the result is recorded, and how it changed the rating.
    pub fn set_recorded(&mut self, rated: Option<Rated>) {
        self.recorded = Some(rated);
    }

    /// Sets the surface that stones fall on.
    pub fn set_surface(&mut self, surface: Surface) {
        self.live_puzzle.set_surface(surface);
    }

    /// Chooses the cell that was pressed.
    pub fn press(&mut self, cell: Cell, context: &ScreenContext<'_>) {
        if self.live_puzzle.press(cell) {
            context.sound.play(Sound::Refusal);
        }
    }

    /// Plays the move of the arrow that was pressed.
    pub fn play(&mut self, mv: Move, context: &ScreenContext<'_>) {
        let engine = context.analysis_engine.clone();
        self.live_puzzle.play(mv, engine);
    }

    /// Advances the board by `seconds`.
    pub fn advance(&mut self, seconds: f32, context: &ScreenContext<'_>) {
        let cues = self.live_puzzle.tick(seconds, context.settings().speed);
        context.sound.play_all(cues);
        if self.live_puzzle.live_game().presenter().is_moving() {
            context.ctx.request_repaint();
        } else if let Some(seconds) = self.live_puzzle.is_waiting() {
            context.ctx.request_repaint_after_secs(seconds.max(0.0));
        }
    }

    /// Draws the puzzle. Returns the action requested.
    pub fn show(&mut self, ui: &mut Ui, context: &ScreenContext<'_>) -> Option<Action> {
        let id = puzzle_id(self.live_puzzle.preset(), self.live_puzzle.index());
        let screen = PuzzleScreen {
            words: context.words(),
            settings: context.settings(),
            live_puzzle: &self.live_puzzle,
            rated: self.recorded.flatten().map(|rated| [rated.before, rated.after]),
            comes_back: context.trainer.training().comes_back(&id),
            sprites: context.sprites()?,
            toast: context.toast(),
            letters: context.letters(),
        };
        let (action, state) = screens::puzzle(ui, &screen);
        self.live_game_mut().set_pointed(state.hot, state.armed);
        action
    }
}
