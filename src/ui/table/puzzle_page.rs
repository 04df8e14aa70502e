//! The page of a puzzle: its board, the task or the verdict on a move, hints, and the solution.

use eframe::egui::{Context, Ui};
use tabletop::{Played, Side, Waker};

use super::game_page::refusal;
use super::keyboard::Keyboard;
use super::pages::Choice;
use super::parts::BarButton;
use super::play::moving;
use super::spoken::BoardView;
use super::table_game::{Scene, TableGame, TryVerdict};
use super::task_page::{TaskAction, TaskPage};
use crate::audio::{Cue, Sound};
use crate::settings::Settings;
use crate::ui::command::Command;
use crate::ui::live::{Refused, Tries, pause, request_next_frame};
use crate::ui::rooms::RoomView;
use crate::ui::theme::durations;

/// A puzzle on the screen.
pub(super) struct PuzzlePage<G: TableGame> {
    number: usize,
    look: usize,
    tries: Tries<G>,
    stage: Stage<G::Move>,
    /// The number of hints for the move to find: the second one shows it.
    hints: usize,
    /// Whether the solution is shown.
    shows_solution: bool,
    wake: Waker,
}

/// What the player sees of the puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage<M> {
    /// The player is to find a move.
    Asked,
    /// The move was right, and this reply follows.
    Replying(M),
    /// The move was wrong, and the engine looks for the reply to it.
    Missed,
    /// The replies to a wrong move are played.
    Refuting(Vec<M>),
    /// The replies to a wrong move have been played.
    Refuted,
    Solved,
}

/// What the player can do next.
#[derive(Clone, Copy)]
pub(super) enum PuzzleStep {
    Again,
    Solution,
    Next,
}

/// What has become of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PuzzleResult {
    Solved,
    /// A wrong move was played, or the solution was shown.
    Missed,
}

impl<G: TableGame> PuzzlePage<G> {
    /// Opens the puzzle with this number, counted from 0, in this look. The search for the reply to a
    /// wrong move calls `wake` when it is complete.
    ///
    /// # Panics
    /// If there is no such puzzle.
    pub(super) fn new(number: usize, look: usize, wake: Waker) -> Self {
        let game = G::puzzle(number).expect("there is a puzzle with this number");
        PuzzlePage {
            number,
            look,
            tries: Tries::alone(game, look, wake.clone()),
            stage: Stage::Asked,
            hints: 0,
            shows_solution: false,
            wake,
        }
    }

    pub(super) fn number(&self) -> usize {
        self.number
    }

    /// Returns the match on the board.
    pub(super) fn played(&self) -> &G::Match {
        self.tries.live().session().game()
    }

    /// Returns how the board is seen: from the side that has the task.
    pub(super) fn view(&self) -> BoardView {
        let near = self.played().up_to(0).to_move().unwrap_or(Side::NEAR);
        BoardView::lying(self.look, near)
    }

    /// Returns whether the player may choose a move.
    pub(super) fn can_play(&self) -> bool {
        self.stage == Stage::Asked && self.tries.live().can_play()
    }

    fn is_missed(&self) -> bool {
        matches!(self.stage, Stage::Missed | Stage::Refuting(_) | Stage::Refuted)
    }

    /// Returns what has become of the puzzle; `None` as long as nothing has.
    pub(super) fn result(&self) -> Option<PuzzleResult> {
        match self.stage {
            _ if self.is_missed() || self.shows_solution => Some(PuzzleResult::Missed),
            Stage::Solved => Some(PuzzleResult::Solved),
            _ => None,
        }
    }

    /// Plays the player's move. The answer to it follows. Returns whether the move was legal.
    pub(super) fn play(&mut self, mv: G::Move) -> bool {
        let Some(before) = (if self.can_play() { self.tries.try_move(mv) } else { None }) else {
            return false;
        };
        self.hints = 0;
        self.stage = match G::judge_try(self.number, self.played()) {
            TryVerdict::Solved => Stage::Solved,
            TryVerdict::Reply(reply) => {
                self.tries.set_pause(durations::BEFORE_REPLY);
                Stage::Replying(reply)
            }
            TryVerdict::Wrong => {
                self.tries.judge(before, mv, tabletop::default_analysis_engine::<G>());
                Stage::Missed
            }
        };
        true
    }

    /// Advances the board by `seconds`. Returns the sounds to play.
    pub(super) fn tick(&mut self, ctx: &Context, seconds: f32, settings: &Settings) -> Vec<Cue> {
        let speed = settings.speed;
        let (mut cues, is_at_rest) = self.tries.tick(seconds, speed);
        match &self.stage {
            _ if !is_at_rest => {}
            Stage::Replying(reply) => {
                let reply = *reply;
                if self.tries.has_waited(seconds, speed) {
                    self.tries.live_mut().play(reply);
                    self.stage = Stage::Asked;
                }
            }
            Stage::Missed => {
                if let Some(trial) = self.tries.poll_trial() {
                    let replies = trial.map_or_else(Vec::new, |trial| trial.replies);
                    self.stage = Stage::Refuting(replies);
                    self.tries.set_pause(pause(speed));
                    cues.push(Sound::Refusal.into());
                }
            }
            Stage::Refuting(replies) => {
                if self.tries.has_waited(seconds, speed) && !self.tries.reply(replies) {
                    self.stage = Stage::Refuted;
                }
            }
            Stage::Asked | Stage::Refuted | Stage::Solved => {}
        }
        let pauses = matches!(self.stage, Stage::Replying(_) | Stage::Refuting(_));
        let left =
            if pauses { Some(self.tries.pause_left()) } else { self.tries.live().next_change_in() };
        // A reply may have begun to move.
        request_next_frame(ctx, self.tries.live().presenter().is_moving(), left);
        cues
    }

    /// Says why a move is refused.
    pub(super) fn refuse(&mut self, why: Refused<G::Illegal>) {
        self.tries.live_mut().presenter_mut().refuse(why, None);
    }

    /// Stops saying why a move was refused.
    pub(super) fn forget_refusal(&mut self) {
        self.tries.live_mut().presenter_mut().clear_refusal();
    }

    /// Takes a wrong move back.
    pub(super) fn try_again(&mut self) {
        if self.is_missed() {
            *self = PuzzlePage::new(self.number, self.look, self.wake.clone());
        }
    }

    /// Gives a hint: first a part of the move, then the move.
    pub(super) fn give_hint(&mut self) {
        self.try_again();
        if self.can_play() {
            self.hints += 1;
        }
    }

    /// Shows the right moves, from the start of the puzzle.
    pub(super) fn show_solution(&mut self) {
        let puzzle = PuzzlePage::new(self.number, self.look, self.wake.clone());
        *self = PuzzlePage { shows_solution: true, ..puzzle };
    }

    /// Returns the right move, if it is shown.
    fn shown_move(&self, view: &RoomView<'_>) -> Option<G::Move> {
        let parts = usize::from(self.hint_of_part(view).is_some());
        let is_shown = self.can_play() && (self.shows_solution || self.hints > parts);
        G::solution(self.number, self.played()).filter(|_| is_shown)
    }

    fn hint_of_part(&self, view: &RoomView<'_>) -> Option<String> {
        let mv = G::solution(self.number, self.played())?;
        G::words(view.language).hint_of_part(self.played(), mv)
    }

    /// Returns what is said.
    fn text(&self, view: &RoomView<'_>) -> String {
        let (words, own) = (&view.words.rooms, G::pages(view.language));
        match self.stage {
            Stage::Missed | Stage::Refuting(_) | Stage::Refuted => words.puzzle_missed.to_owned(),
            Stage::Solved if self.shows_solution => words.puzzle_shown.to_owned(),
            Stage::Solved => words.puzzle_solved.to_owned(),
            Stage::Asked | Stage::Replying(_) => {
                let task = own.puzzle(self.number, self.played());
                let name = |mv| {
                    let mut played = self.played().clone();
                    played.play(mv).ok()?;
                    Some(own.move_on_board(played.entries().last()?, self.view()))
                };
                let hint = match self.shown_move(view).and_then(name) {
                    Some(mv) if self.shows_solution => Some(words.practice_solution(&mv)),
                    Some(mv) => Some(words.practice_hint(&mv)),
                    None => self.hint_of_part(view).filter(|_| self.hints > 0),
                };
                [Some(task), hint].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// Draws the page. Returns what the player asks for.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        keyboard: &Keyboard,
        choice: Option<Choice<G::Spot>>,
        view: &RoomView<'_>,
    ) -> Option<TaskAction<G, PuzzleStep>> {
        let BoardView { look, near, .. } = self.view();
        let (general, words) = (view.words, &view.words.rooms);
        let own = G::words(view.language);
        let entries = self.played().entries().len();
        let scene = Scene {
            language: view.language,
            sprites: view.sprites,
            look,
            near,
            played: self.played(),
            moving: moving(self.tries.live()),
            can_play: self.can_play(),
            previews: false,
            // The hints name squares.
            coordinates: true,
            chosen: choice.filter(|choice| choice.entries == entries).map(|choice| choice.spot),
            hinted: self.shown_move(view),
        };
        let position = match self.played().to_move() {
            Some(_) if !self.can_play() => String::new(),
            Some(_) => own.shared().position(self.played().position(), look),
            None => own.shared().end(self.played(), look),
        };
        let typed = keyboard.shown::<G>(ui.ctx(), entries, general);
        let refused = self.tries.live().presenter().refusal();
        let refused = refused.map(|refused| refusal::<G>(refused, look, view));
        let is_refused = refused.is_some();
        let line = refused.or(typed).unwrap_or(position);
        let is_open = self.stage != Stage::Solved;
        let is_last = self.number + 1 == G::puzzles();
        let bar = [
            BarButton::new(Command::Back, true),
            BarButton::named(Command::StepBack, words.puzzle_previous, self.number > 0),
            BarButton::named(Command::StepForward, words.puzzle_next, !is_last),
            BarButton::new(Command::Hint, is_open),
            BarButton::new(Command::Solution, is_open && !self.shows_solution),
        ];
        let again = (general.try_again, PuzzleStep::Again);
        let solution = (words.solution, PuzzleStep::Solution);
        let next = (general.learn.next, PuzzleStep::Next);
        let steps = match self.stage {
            Stage::Asked | Stage::Replying(_) => Vec::new(),
            Stage::Missed | Stage::Refuting(_) | Stage::Refuted => vec![again, solution],
            Stage::Solved => vec![next],
        };
        let text = self.text(view);
        let title = words.puzzle_number(self.number + 1, G::puzzles());
        let page = TaskPage {
            title: [&title; 2],
            text: &text,
            warns: self.is_missed(),
            steps,
            bar: &bar,
            looks: None,
            scene,
            line: (&line, is_refused),
            occasion: format!("{} {} {}", self.number, self.is_missed(), is_open),
        };
        page.show(ui, view)
    }
}
