//! A puzzle on the screen: the board, the tries on it, and the replies of the line. Contains no
//! drawing.

use jiff::civil::Date;

use crate::ai::{Level, Puzzle, puzzle_id, puzzles};
use crate::audio::{Cue, Sound, Surface};
use crate::controller::puzzles::{Answer, Attempt, PuzzleTry};
use crate::controller::{AnalysisEngine, Seat, Setup, Waker};
use crate::games::OAnQuan;
use crate::rules::{BySide, Cell, Move, Preset, Side};
use crate::settings::Speed;

use super::live::{Tries, pause};
use super::live_game::LiveGame;
use super::theme::durations;

/// A puzzle on the screen.
pub struct LivePuzzle {
    preset: Preset,
    /// The index of the puzzle among those of its preset.
    index: usize,
    /// The day whose puzzle it is, if it was opened as such.
    day: Option<Date>,
    puzzle: &'static Puzzle,
    puzzle_try: PuzzleTry,
    tries: Tries<OAnQuan>,
    stage: PuzzleStage,
    /// The hints given for the move to find.
    hints: usize,
    /// Whether the player had a hint that names a cell.
    was_helped: bool,
}

/// What the player sees of the puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleStage {
    /// The player is to find a move.
    Asked,
    /// This right move is played. The reply of the line follows, if the line goes on.
    Right(Move),
    /// This wrong move is played, and the engine looks for its refutation.
    Wrong(Move),
    /// The replies to a wrong move are being played.
    Refuting(Refuted),
    /// A wrong move, and all replies to it.
    Refuted(Refuted),
    /// The rest of the line is being played.
    Showing,
    /// The whole line has been played.
    Over,
}

/// A wrong move and what it costs.
#[derive(Clone, Debug, PartialEq)]
pub struct Refuted {
    /// The points that the move gives away, as far as the engine sees.
    pub lost: i32,
    /// The replies of the other side.
    pub replies: Vec<Move>,
}

impl LivePuzzle {
    /// Opens the puzzle at this index of a preset, as the puzzle of `day` if that is given. Returns
    /// `None` if there is no such puzzle. The judgement of a try calls `wake` when it is complete.
    pub fn open(
        preset: Preset,
        index: usize,
        day: Option<Date>,
        surface: Surface,
        wake: Waker,
    ) -> Option<Self> {
        let puzzle = puzzles(preset)?.get(index)?;
        let puzzle_try = PuzzleTry::new(preset.rules(), puzzle);
        let tries = Tries::new(puzzle_try.game().clone(), setup(), surface, wake);
        Some(LivePuzzle {
            preset,
            index,
            day,
            puzzle,
            puzzle_try,
            tries,
            stage: PuzzleStage::Asked,
            hints: 0,
            was_helped: false,
        })
    }

    /// Returns the preset under whose rules the puzzle is played.
    pub fn preset(&self) -> Preset {
        self.preset
    }

    /// Returns the index of the puzzle among those of its preset.
    pub fn index(&self) -> usize {
        self.index
    }

    /// Returns the day whose puzzle it is, if it was opened as such.
    pub fn day(&self) -> Option<Date> {
        self.day
    }

    /// Returns the puzzle.
    pub fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// Returns the players that the screen names: the player, and the character that poses puzzles.
    pub fn setup(&self) -> &Setup {
        self.tries.setup()
    }

    /// Returns the game on the board.
    pub fn live_game(&self) -> &LiveGame {
        self.tries.live()
    }

    /// Returns the game on the board, mutably.
    pub fn live_game_mut(&mut self) -> &mut LiveGame {
        self.tries.live_mut()
    }

    /// Returns what the player sees.
    pub fn stage(&self) -> &PuzzleStage {
        &self.stage
    }

    /// Returns the number of hints given for the move to find: the first one names the theme, the
    /// second one the cell.
    pub fn hints(&self) -> usize {
        self.hints
    }

    /// Sets the surface that stones fall on, from the next motion on.
    pub fn set_surface(&mut self, surface: Surface) {
        self.tries.set_surface(surface);
    }

    /// Returns whether the player may try a move now.
    pub fn may_try(&self) -> bool {
        self.stage == PuzzleStage::Asked
    }

    /// Returns whether a wrong move can be taken back.
    pub fn can_try_again(&self) -> bool {
        matches!(self.stage, PuzzleStage::Refuted(_))
    }

    /// Returns whether the player has solved the puzzle: `None` as long as that is open, `false`
    /// from the first mistake, the second hint or the solution on.
    pub fn outcome(&self) -> Option<bool> {
        if self.was_helped { Some(false) } else { self.puzzle_try.outcome() }
    }

    /// Returns the try that ended on `today`.
    pub fn attempt(&self, solved: bool, today: Date) -> Attempt {
        Attempt {
            set: self.preset.to_string(),
            id: puzzle_id(self.preset, self.index),
            band: self.puzzle.band,
            of_day: self.day,
            solved,
            today,
        }
    }

    /// Returns whether the player has seen the solution instead of finding it.
    pub fn was_shown(&self) -> bool {
        self.puzzle_try.was_shown()
    }

    /// Returns the next move of the line that the player is to find.
    pub fn sought(&self) -> Option<Move> {
        self.puzzle.line.get(self.puzzle_try.game().turn_count()).copied()
    }

    /// Handles a press on a cell, which also takes a wrong move back. Returns whether it was
    /// refused.
    pub fn press(&mut self, cell: Cell) -> bool {
        self.try_again();
        if self.may_try() {
            self.tries.live_mut().press(cell);
        }
        self.tries.live().presenter().refusal().is_some()
    }

    /// Plays `mv`. If it is wrong, `analysis_engine` looks for its refutation.
    pub fn play(&mut self, mv: Move, analysis_engine: AnalysisEngine) {
        let Some(before) = (if self.may_try() { self.tries.try_move(mv) } else { None }) else {
            return;
        };
        self.stage = match self.puzzle_try.play(mv) {
            Ok(Answer::Wrong) | Err(_) => {
                self.tries.judge(before, mv, analysis_engine);
                PuzzleStage::Wrong(mv)
            }
            Ok(Answer::GoesOn(_) | Answer::Solved) => {
                self.hints = 0;
                self.tries.set_pause(durations::BEFORE_REPLY);
                PuzzleStage::Right(mv)
            }
        };
    }

    /// Takes a wrong move back.
    pub fn try_again(&mut self) {
        if self.can_try_again() {
            self.reset_board();
        }
    }

    /// Gives a hint: first the theme, then the cell.
    pub fn give_hint(&mut self) {
        self.try_again();
        if self.may_try() {
            self.hints = (self.hints + 1).min(2);
            self.was_helped |= self.hints > 1;
        }
    }

    /// Plays the rest of the line.
    pub fn show_solution(&mut self) {
        if self.may_try() || self.can_try_again() {
            self.puzzle_try.show_solution();
            self.reset_board();
            self.stage = PuzzleStage::Showing;
            self.tries.set_pause(0.0);
        }
    }

    /// Advances the board by `seconds`. Returns the sounds to play.
    pub fn tick(&mut self, seconds: f32, speed: Speed) -> Vec<Cue> {
        let (mut cues, is_at_rest) = self.tries.tick(seconds, speed);
        if !is_at_rest {
            return cues;
        }
        let played = self.tries.live().session().game().turn_count();
        let next = self.puzzle.line.get(played).copied();
        match (&self.stage, next) {
            (PuzzleStage::Right(_) | PuzzleStage::Showing, None) => {
                self.stage = PuzzleStage::Over;
                cues.push(Sound::YourTurn.into());
            }
            (PuzzleStage::Right(_), Some(reply)) => {
                if self.tries.has_waited(seconds, speed) {
                    self.tries.live_mut().play(reply);
                    self.stage = PuzzleStage::Asked;
                }
            }
            (PuzzleStage::Showing, Some(next)) => {
                if self.tries.has_waited(seconds, speed) {
                    self.tries.live_mut().play(next);
                }
            }
            (PuzzleStage::Wrong(_), _) => {
                if let Some(refuted) = self.poll_verdict() {
                    self.stage = PuzzleStage::Refuting(refuted);
                    self.tries.set_pause(pause(speed));
                    cues.push(Sound::Refusal.into());
                }
            }
            (PuzzleStage::Refuting(refuted), _) => {
                if self.tries.has_waited(seconds, speed) && !self.tries.reply(&refuted.replies) {
                    self.stage = PuzzleStage::Refuted(refuted.clone());
                }
            }
            (PuzzleStage::Asked | PuzzleStage::Refuted(_) | PuzzleStage::Over, _) => {}
        }
        cues
    }

    /// Returns the seconds until the next change while no stones move, or `None` if none is due.
    pub fn next_change_in(&self) -> Option<f32> {
        match &self.stage {
            PuzzleStage::Right(_) | PuzzleStage::Showing | PuzzleStage::Refuting(_) => {
                Some(self.tries.pause_left())
            }
            _ => self.tries.live().next_change_in(),
        }
    }

    /// Returns what the engine has found against the wrong move, as soon as it has. Without a
    /// verdict, there are no replies.
    fn poll_verdict(&mut self) -> Option<Refuted> {
        let found = self.tries.poll_trial()?.and_then(|trial| Some((trial.better?, trial.replies)));
        let (lost, replies) =
            found.map_or((0, Vec::new()), |(better, replies)| (better.lost, replies));
        Some(Refuted { lost, replies })
    }

    /// Shows the position that the line has reached, untouched.
    fn reset_board(&mut self) {
        self.tries.reset_board(self.puzzle_try.game().clone());
        self.stage = PuzzleStage::Asked;
    }
}

/// Returns the players of a puzzle: the player, and the master, who poses it.
fn setup() -> Setup {
    let mut seats = BySide::from_fn(2, |_| Seat::Computer(Level::Master));
    seats[Side::NEAR] = Seat::Person;
    Setup { seats, names: Setup::no_names(2), first: Side::NEAR, seed: 0 }
}
