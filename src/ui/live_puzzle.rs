//! A puzzle on the screen: the board, the tries on it, and the replies of the line. Contains no
//! drawing.

use jiff::civil::Date;

use crate::ai::{Level, Puzzle, puzzles};
use crate::audio::{Cue, Sound, Surface};
use crate::controller::puzzles::{Answer, PuzzleTry};
use crate::controller::{AnalysisEngine, Seat, Setup, TrialJob, TrialStatus, Waker};
use crate::rules::{BySide, Cell, Move, Preset, Side};
use crate::settings::Speed;

use super::live_game::LiveGame;
use super::theme::durations;
use super::trial_board::{self, pause};

/// A puzzle on the screen.
pub struct LivePuzzle {
    preset: Preset,
    /// The index of the puzzle among those of its preset.
    index: usize,
    /// The day whose puzzle it is, if it was opened as such.
    day: Option<Date>,
    puzzle: &'static Puzzle,
    puzzle_try: PuzzleTry,
    /// The players that the screen names: the player, and the character that poses puzzles.
    setup: Setup,
    live_game: LiveGame,
    surface: Surface,
    stage: PuzzleStage,
    /// The seconds until the next move that the player does not make.
    wait: f32,
    job: Option<TrialJob>,
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
    /// `None` if there is no such puzzle.
    pub fn open(preset: Preset, index: usize, day: Option<Date>, surface: Surface) -> Option<Self> {
        let puzzle = puzzles(preset)?.get(index)?;
        let puzzle_try = PuzzleTry::new(preset.rules(), puzzle);
        let setup = setup();
        let live_game = trial_board::with_people(puzzle_try.game().clone(), &setup, surface);
        Some(LivePuzzle {
            preset,
            index,
            day,
            puzzle,
            puzzle_try,
            setup,
            live_game,
            surface,
            stage: PuzzleStage::Asked,
            wait: 0.0,
            job: None,
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

    /// Returns the players that the screen names.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the game on the board.
    pub fn live_game(&self) -> &LiveGame {
        &self.live_game
    }

    /// Returns the game on the board, mutably.
    pub fn live_game_mut(&mut self) -> &mut LiveGame {
        &mut self.live_game
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
        self.surface = surface;
        self.live_game.presenter_mut().set_surface(surface);
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
            self.live_game.press(cell);
        }
        self.live_game.presenter().refusal().is_some()
    }

    /// Plays `mv`. If it is wrong, `analysis_engine` looks for its refutation.
    pub fn play(&mut self, mv: Move, analysis_engine: AnalysisEngine, wake: Waker) {
        if !self.may_try() {
            return;
        }
        let before = self.live_game.session().game().clone();
        self.live_game.play(mv);
        if self.live_game.session().game().turn_count() == before.turn_count() {
            return;
        }
        self.stage = match self.puzzle_try.play(mv) {
            Ok(Answer::Wrong) | Err(_) => {
                self.job = TrialJob::start(before, mv, analysis_engine, wake);
                PuzzleStage::Wrong(mv)
            }
            Ok(Answer::GoesOn(_) | Answer::Solved) => {
                (self.hints, self.wait) = (0, durations::BEFORE_REPLY);
                PuzzleStage::Right(mv)
            }
        };
    }

    /// Takes a wrong move back.
    pub fn try_again(&mut self) {
        if self.can_try_again() {
            self.put_up();
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
            self.put_up();
            (self.stage, self.wait) = (PuzzleStage::Showing, 0.0);
        }
    }

    /// Advances the board by `seconds`. Returns the sounds to play.
    pub fn tick(&mut self, seconds: f32, speed: Speed) -> Vec<Cue> {
        let mut cues = self.live_game.tick(seconds, speed, false).cues;
        if self.live_game.presenter().is_moving() {
            return cues;
        }
        let played = self.live_game.session().game().turn_count();
        let rest = self.puzzle.line.get(played..).unwrap_or_default();
        match &self.stage {
            PuzzleStage::Right(_) | PuzzleStage::Showing if rest.is_empty() => {
                self.stage = PuzzleStage::Over;
                cues.push(Sound::YourTurn.into());
            }
            PuzzleStage::Right(_) => {
                if self.has_waited(seconds, speed) {
                    self.live_game.play(rest[0]);
                    self.stage = PuzzleStage::Asked;
                }
            }
            PuzzleStage::Showing => {
                if self.has_waited(seconds, speed) {
                    self.live_game.play(rest[0]);
                }
            }
            PuzzleStage::Wrong(_) => {
                if let Some(refuted) = self.follow_trial() {
                    (self.stage, self.wait) = (PuzzleStage::Refuting(refuted), pause(speed));
                    cues.push(Sound::Refusal.into());
                }
            }
            PuzzleStage::Refuting(refuted) => {
                let refuted = refuted.clone();
                if self.has_waited(seconds, speed) {
                    self.refute(refuted);
                }
            }
            PuzzleStage::Asked | PuzzleStage::Refuted(_) | PuzzleStage::Over => {}
        }
        cues
    }

    /// Returns the seconds until the next change while no stones move, or `None` if none is due.
    pub fn is_waiting(&self) -> Option<f32> {
        match &self.stage {
            PuzzleStage::Right(_) | PuzzleStage::Showing | PuzzleStage::Refuting(_) => {
                Some(self.wait)
            }
            _ => self.live_game.is_waiting(),
        }
    }

    /// Returns whether the pause before the next move is over, after `seconds` more. The next pause
    /// then begins.
    fn has_waited(&mut self, seconds: f32, speed: Speed) -> bool {
        self.wait -= seconds;
        let is_over = self.wait <= 0.0;
        if is_over {
            self.wait = pause(speed);
        }
        is_over
    }

    /// Returns what the engine has found against the wrong move, as soon as it has. Without a
    /// verdict, there are no replies.
    fn follow_trial(&mut self) -> Option<Refuted> {
        let nothing = Refuted { lost: 0, replies: Vec::new() };
        match self.job.as_mut().map_or(TrialStatus::Failed, TrialJob::poll) {
            TrialStatus::Nothing => None,
            TrialStatus::Done(trial) => {
                Some(trial.better.map_or(nothing, |better| Refuted {
                    lost: better.lost,
                    replies: trial.replies,
                }))
            }
            TrialStatus::Failed => {
                log::warn!("the engine could not judge a wrong move");
                Some(nothing)
            }
        }
    }

    /// Plays the next reply to a wrong move. After the last one, the player can take the move back.
    fn refute(&mut self, refuted: Refuted) {
        let after_try = self.puzzle_try.game().turn_count() + 1;
        let played = self.live_game.session().game().turn_count().saturating_sub(after_try);
        match refuted.replies.get(played) {
            Some(reply) => self.live_game.play(*reply),
            None => self.stage = PuzzleStage::Refuted(refuted),
        }
    }

    /// Shows the position that the line has reached, untouched.
    fn put_up(&mut self) {
        let game = self.puzzle_try.game().clone();
        self.live_game = trial_board::with_people(game, &self.setup, self.surface);
        (self.stage, self.job) = (PuzzleStage::Asked, None);
    }
}

/// Returns the players of a puzzle: the player, and the master, who poses it.
fn setup() -> Setup {
    let mut seats = BySide::from_fn(2, |_| Seat::Computer(Level::Master));
    seats[Side::NEAR] = Seat::Person;
    Setup { seats, names: Setup::no_names(2), first: Side::NEAR, seed: 0 }
}
