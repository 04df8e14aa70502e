//! The page of a puzzle: its board, the task or the verdict on a move, hints, and the solution.

use eframe::egui::Ui;
use tabletop::{Played, Refusal, Side};

use super::game_page::refusal;
use super::keyboard::Keyboard;
use super::parts::BarButton;
use super::table_game::{BoardView, Scene, TableGame, TryVerdict};
use super::table_room::Choice;
use super::task_page::{TaskAction, TaskPage};
use crate::ui::command::Command;
use crate::ui::live::Refused;
use crate::ui::rooms::RoomView;

/// A puzzle on the screen.
pub(super) struct PuzzlePage<G: TableGame> {
    number: usize,
    look: usize,
    played: G::Match,
    progress: Progress,
    /// The number of hints for the move to find: the second one shows it.
    hints: usize,
    /// Whether the solution is shown.
    shows_solution: bool,
    /// Why the last move was refused.
    refused: Option<Refused<G::Illegal>>,
}

/// How far the player is in the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    Asked,
    Missed,
    Solved,
}

/// A step that leads on.
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
    /// Opens the puzzle with this number, counted from 0, in this look.
    ///
    /// # Panics
    /// If there is no such puzzle.
    pub(super) fn new(number: usize, look: usize) -> Self {
        PuzzlePage {
            number,
            look,
            played: G::puzzle(number).expect("there is a puzzle with this number"),
            progress: Progress::Asked,
            hints: 0,
            shows_solution: false,
            refused: None,
        }
    }

    pub(super) fn number(&self) -> usize {
        self.number
    }

    /// Returns the match on the board.
    pub(super) fn played(&self) -> &G::Match {
        &self.played
    }

    /// Returns how the board is seen: from the side that has the task.
    pub(super) fn view(&self) -> BoardView {
        let near = self.played.up_to(0).to_move().unwrap_or(Side::NEAR);
        BoardView { look: self.look, near }
    }

    /// Returns whether the player may choose a move.
    pub(super) fn can_play(&self) -> bool {
        self.progress == Progress::Asked
    }

    /// Returns what has become of the puzzle; `None` as long as nothing has.
    pub(super) fn result(&self) -> Option<PuzzleResult> {
        match self.progress {
            Progress::Missed => Some(PuzzleResult::Missed),
            _ if self.shows_solution => Some(PuzzleResult::Missed),
            Progress::Solved => Some(PuzzleResult::Solved),
            Progress::Asked => None,
        }
    }

    /// Plays the player's move and the answer to it. Returns whether it was legal.
    pub(super) fn play(&mut self, mv: G::Move) -> bool {
        if !self.can_play() {
            return false;
        }
        self.refused = self.played.play(mv).err().map(|why| Refused::Move(Refusal::Illegal(why)));
        if self.refused.is_some() {
            return false;
        }
        self.hints = 0;
        self.progress = match G::judge_try(self.number, &self.played) {
            TryVerdict::Solved => Progress::Solved,
            TryVerdict::Reply(reply) => {
                self.played.play(reply).expect("the answer is legal");
                Progress::Asked
            }
            TryVerdict::Wrong => Progress::Missed,
        };
        true
    }

    /// Says why a move is refused.
    pub(super) fn refuse(&mut self, why: Refused<G::Illegal>) {
        self.refused = Some(why);
    }

    /// Stops saying why a move was refused.
    pub(super) fn forget_refusal(&mut self) {
        self.refused = None;
    }

    /// Takes a wrong move back.
    pub(super) fn try_again(&mut self) {
        if self.progress == Progress::Missed {
            *self = PuzzlePage::new(self.number, self.look);
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
        *self = PuzzlePage { shows_solution: true, ..PuzzlePage::new(self.number, self.look) };
    }

    /// Returns the right move, if it is shown.
    fn shown_move(&self, view: &RoomView<'_>) -> Option<G::Move> {
        let parts = usize::from(self.hint_of_part(view).is_some());
        let is_shown = self.can_play() && (self.shows_solution || self.hints > parts);
        G::solution(self.number, &self.played).filter(|_| is_shown)
    }

    fn hint_of_part(&self, view: &RoomView<'_>) -> Option<String> {
        let mv = G::solution(self.number, &self.played)?;
        G::words(view.language).hint_of_part(&self.played, mv)
    }

    /// Returns what is said.
    fn text(&self, view: &RoomView<'_>) -> String {
        let (words, own) = (&view.words.rooms, G::words(view.language));
        match self.progress {
            Progress::Missed => words.puzzle_missed.to_owned(),
            Progress::Solved if self.shows_solution => words.puzzle_shown.to_owned(),
            Progress::Solved => words.puzzle_solved.to_owned(),
            Progress::Asked => {
                let task = own.puzzle(self.number, &self.played);
                let name = |mv| {
                    let mut played = self.played.clone();
                    played.play(mv).ok()?;
                    Some(own.move_on_board(played.entries().last()?, self.look))
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
        let BoardView { look, near } = self.view();
        let (general, words) = (view.words, &view.words.rooms);
        let own = G::words(view.language);
        let entries = self.played.entries().len();
        let scene = Scene {
            language: view.language,
            sprites: view.sprites,
            look,
            near,
            played: &self.played,
            moving: None,
            can_play: self.can_play(),
            previews: false,
            // The hints name squares.
            coordinates: true,
            chosen: choice.filter(|choice| choice.entries == entries).map(|choice| choice.spot),
            hinted: self.shown_move(view),
        };
        let position = match self.played.to_move() {
            Some(_) if !self.can_play() => String::new(),
            Some(_) => own.shared().position(self.played.position(), look),
            None => own.shared().end(&self.played, look),
        };
        let typed = keyboard.shown::<G>(ui.ctx(), entries, general);
        let refused = self.refused.as_ref().map(|refused| refusal::<G>(refused, look, view));
        let is_refused = refused.is_some();
        let line = refused.or(typed).unwrap_or(position);
        let is_open = self.progress != Progress::Solved;
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
        let steps = match self.progress {
            Progress::Asked => Vec::new(),
            Progress::Missed => vec![again, solution],
            Progress::Solved => vec![next],
        };
        let text = self.text(view);
        let title = words.puzzle_number(self.number + 1, G::puzzles());
        let page = TaskPage {
            title: [&title; 2],
            text: &text,
            warns: self.progress == Progress::Missed,
            steps,
            bar: &bar,
            looks: None,
            scene,
            line: (&line, is_refused),
            occasion: format!("{} {:?}", self.number, self.progress),
        };
        page.show(ui, view)
    }
}
