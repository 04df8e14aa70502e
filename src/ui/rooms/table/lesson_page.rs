//! The page of the lesson and that of the puzzles: a board, a task, and what is said about the player's
//! move.

use eframe::egui::{
    Label, Rect, ScrollArea, TextStyle, TextWrapMode, Ui, UiBuilder, WidgetText, pos2, vec2,
};
use tabletop::{Control, Level, Match, Played, Side};

use super::keyboard::Keyboard;
use super::layout::PageLayout;
use super::parts::{BarButton, bar, line};
use super::strips::heading;
use super::table_game::{BoardView, LessonStep, Pressed, Scene, TableGame, TryVerdict};
use super::table_room::Choice;
use crate::ui::command::Command;
use crate::ui::rooms::RoomView;
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{just_opened, strong, wide_button};

/// The size of a button beside the teacher's words or below them, and the margin around them.
const BUTTON: f32 = 176.0;
const BUTTON_HEIGHT: f32 = sizes::TARGET + 2.0;
const MARGIN: f32 = 8.0;
/// The height that the board keeps.
const BOARD: f32 = 60.0;

/// What the tasks of a page are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tasks {
    Lesson,
    Puzzles,
}

/// The lesson or the puzzles on the screen.
pub(super) struct LessonPage<G: TableGame> {
    tasks: Tasks,
    step: usize,
    /// The look in which the puzzles are shown.
    usual_look: usize,
    /// Whether the solution of a puzzle is shown.
    shows_solution: bool,
    played: Match<G>,
    progress: Progress,
    /// Whether the learner has missed in this step before.
    has_missed: bool,
}

/// How far the learner is in the step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Asked,
    Missed,
    Done,
}

/// What the learner asks for.
pub(super) enum LessonAction<G: TableGame> {
    Leave,
    Press(Pressed<G>),
    Next,
    Again,
    /// Show the right move of a puzzle.
    Solution,
    /// Start a game.
    PlayNow,
}

impl<G: TableGame> LessonPage<G> {
    pub(super) fn new() -> Self {
        LessonPage::at(Tasks::Lesson, (0, 0), false)
    }

    /// Opens the puzzle with this number in the look with which the player plays.
    pub(super) fn puzzle(number: usize, look: usize) -> Self {
        LessonPage::at(Tasks::Puzzles, (number.min(G::puzzles() - 1), look), false)
    }

    /// Returns whether the last step is done.
    pub(super) fn is_over(&self) -> bool {
        self.step + 1 == self.count() && self.progress == Progress::Done
    }

    /// Returns the number of the puzzle that is solved now.
    pub(super) fn solved(&self) -> Option<usize> {
        let is_solved = self.progress == Progress::Done && self.tasks == Tasks::Puzzles;
        (is_solved && !self.shows_solution).then_some(self.step)
    }

    /// Returns whether this is the lesson.
    pub(super) fn is_lesson(&self) -> bool {
        self.tasks == Tasks::Lesson
    }

    fn count(&self) -> usize {
        match self.tasks {
            Tasks::Lesson => G::LESSON.len(),
            Tasks::Puzzles => G::puzzles(),
        }
    }

    /// Returns the match on the board.
    pub(super) fn played(&self) -> &Match<G> {
        &self.played
    }

    /// Returns how the board is seen: from the learner's side.
    pub(super) fn view(&self) -> BoardView {
        let near = self.played.up_to(0).to_move().unwrap_or(Side::NEAR);
        let look = match self.tasks {
            Tasks::Lesson => G::LESSON[self.step].look,
            Tasks::Puzzles => self.usual_look,
        };
        BoardView { look, near }
    }

    /// Returns whether the learner may choose a move.
    pub(super) fn can_play(&self) -> bool {
        self.progress == Progress::Asked
    }

    /// Plays the learner's move. Returns whether it was legal.
    pub(super) fn play(&mut self, mv: G::Move) -> bool {
        if self.progress != Progress::Asked || self.played.play(mv).is_err() {
            return false;
        }
        if self.tasks == Tasks::Puzzles {
            self.judge_try();
            return true;
        }
        let LessonStep { solves, answers, .. } = &G::LESSON[self.step];
        self.progress = if solves(&self.played) { Progress::Done } else { Progress::Missed };
        let reply = G::choose(Level::Master, &self.played, 0, &Control::default());
        if let Some(reply) = reply.filter(|_| *answers) {
            self.played.play(reply).expect("the computer chooses legal moves");
        }
        true
    }

    /// Judges the last move in a puzzle, and plays the answer of the other side.
    fn judge_try(&mut self) {
        self.progress = match G::judge_try(self.step, &self.played) {
            TryVerdict::Solved => Progress::Done,
            TryVerdict::Reply(reply) => {
                self.played.play(reply).expect("the answer is legal");
                Progress::Asked
            }
            TryVerdict::Wrong => Progress::Missed,
        };
    }

    /// Goes on to the next step, or repeats this one after a wrong move.
    pub(super) fn next(&mut self) {
        let (tasks, look) = (self.tasks, self.usual_look);
        *self = match self.progress {
            Progress::Done if self.is_over() => LessonPage::at(tasks, (0, look), false),
            Progress::Done => LessonPage::at(tasks, (self.step + 1, look), false),
            Progress::Asked | Progress::Missed => LessonPage::at(tasks, (self.step, look), true),
        }
    }

    /// Repeats a puzzle and shows the right moves.
    pub(super) fn show_solution(&mut self) {
        self.next();
        self.shows_solution = true;
    }

    fn at(tasks: Tasks, (step, usual_look): (usize, usize), has_missed: bool) -> Self {
        let played = match tasks {
            Tasks::Lesson => start::<G>(step),
            Tasks::Puzzles => G::puzzle(step).expect("there is a puzzle with this number"),
        };
        let (progress, shows_solution) = (Progress::Asked, false);
        LessonPage { tasks, step, usual_look, shows_solution, played, progress, has_missed }
    }

    /// Returns what is said, and the buttons.
    fn text(&self, view: &RoomView<'_>) -> (String, Vec<(&'static str, LessonAction<G>)>) {
        let (general, words) = (view.words, &view.words.rooms);
        let own = G::words(view.language);
        let again = (general.try_again, LessonAction::Again);
        let next = (general.learn.next, LessonAction::Next);
        if self.tasks == Tasks::Puzzles {
            let task = own.puzzle(self.step, &self.played);
            return match self.progress {
                Progress::Asked => (task, Vec::new()),
                Progress::Missed => {
                    let solution = (words.solution, LessonAction::Solution);
                    (words.puzzle_missed.to_owned(), vec![again, solution])
                }
                Progress::Done => (words.puzzle_solved.to_owned(), vec![next]),
            };
        }
        let [task, done] = own.lesson_steps()[self.step];
        match self.progress {
            Progress::Asked => (task.to_owned(), Vec::new()),
            Progress::Missed => {
                let missed = own.lesson_missed(&self.played).unwrap_or(words.lesson_missed);
                let signs = own.lesson_signs().filter(|_| view.settings.previews(None));
                let text: Vec<_> = [Some(missed), signs].into_iter().flatten().collect();
                (text.join(" "), vec![again])
            }
            Progress::Done if self.is_over() => {
                let text = format!("{done} {}", words.lesson_over);
                let play = (words.play_now, LessonAction::PlayNow);
                (text, vec![play, (general.learn.restart, LessonAction::Next)])
            }
            Progress::Done => (done.to_owned(), vec![next]),
        }
    }

    /// Draws the page. Returns what the learner asks for.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        keyboard: &Keyboard,
        choice: Option<Choice<G::Spot>>,
        view: &RoomView<'_>,
    ) -> Option<LessonAction<G>> {
        let BoardView { look, near } = self.view();
        let words = &view.words.rooms;
        let own = G::words(view.language);
        let mut layout = PageLayout::of::<G>(ui.max_rect(), false);
        let mut action = None;
        if bar(ui, layout.bar, view, &[BarButton::new(Command::Back, true)])
            .is_some_and(|command| command == Command::Back)
        {
            action = Some(LessonAction::Leave);
        }
        let title = match self.tasks {
            Tasks::Lesson => {
                let step = words.lesson_step(self.step + 1, G::LESSON.len());
                format!("{} · {step}", words.lesson)
            }
            Tasks::Puzzles => words.puzzle_number(self.step + 1, G::puzzles()),
        };
        heading(ui, layout.far, &title);
        let (text, buttons) = self.text(view);
        let palette = Palette::current(ui.ctx());
        let size = if layout.near.height() < 40.0 { 13.5 } else { 15.0 };
        let is_beside = layout.is_beside();
        let beside = if is_beside || buttons.is_empty() { 0.0 } else { BUTTON + 2.0 * MARGIN };
        let width = layout.near.width() - 2.0 * MARGIN - beside;
        let words_of_teacher = WidgetText::from(strong(&text).size(size).color(palette.ink));
        let wrap = Some(TextWrapMode::Wrap);
        let galley = words_of_teacher.into_galley(ui, wrap, width, TextStyle::Body);
        let stack = buttons.len() as f32 * (BUTTON_HEIGHT + MARGIN);
        let room = if is_beside {
            // The teacher speaks below the heading.
            let top = layout.far.bottom() + MARGIN;
            let most = layout.near.bottom() - top;
            let height = (galley.size().y + 2.0 * MARGIN + stack).min(most);
            layout.far.with_min_y(top).with_max_y(top + height)
        } else {
            // The teacher speaks in the strip of the near side, as far up as the text needs.
            let height = galley.size().y.max(stack - MARGIN).max(layout.near.height() - MARGIN);
            let most = layout.near.bottom() - layout.board.top() - BOARD;
            let height = (height + 2.0 * MARGIN).min(most);
            let room = layout.near.with_min_y(layout.near.bottom() - height);
            layout.board = layout.board.with_max_y(room.top() - 6.0);
            room
        };
        let scene = Scene {
            language: view.language,
            sprites: view.sprites,
            look,
            near,
            played: &self.played,
            moving: None,
            can_play: self.can_play(),
            // The signs would give the first try away.
            previews: self.has_missed && view.settings.previews(None),
            // The texts name squares.
            coordinates: true,
            chosen: choice
                .filter(|choice| choice.entries == self.played.entries().len())
                .map(|choice| choice.spot),
            hinted: (self.shows_solution && self.can_play())
                .then(|| G::solution(self.step, &self.played))
                .flatten(),
        };
        if let Some(pressed) = G::board(ui, layout.board, &scene) {
            action = Some(LessonAction::Press(pressed));
        }
        ui.painter().rect_filled(room, 8.0, palette.paper);
        let text_room = room.shrink(MARGIN).with_max_x(room.right() - MARGIN - beside);
        let below = if is_beside { stack } else { 0.0 };
        let text_room = text_room.with_max_y(text_room.bottom() - below);
        ui.scope_builder(UiBuilder::new().max_rect(text_room), |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| ui.add(Label::new(galley)));
        });
        let button_width = if is_beside { width } else { BUTTON };
        let x = room.right() - MARGIN - button_width / 2.0;
        let top = match is_beside {
            true => text_room.bottom() + MARGIN,
            false => room.center().y - (stack - MARGIN) / 2.0,
        };
        for (index, (label, then)) in buttons.into_iter().enumerate() {
            let y = top + index as f32 * (BUTTON_HEIGHT + MARGIN) + BUTTON_HEIGHT / 2.0;
            let rect = Rect::from_center_size(pos2(x, y), vec2(button_width, BUTTON_HEIGHT));
            let builder = UiBuilder::new().max_rect(rect);
            let response = ui
                .scope_builder(builder, |ui| wide_button(ui, label, button_width, index == 0))
                .inner;
            if index == 0 && just_opened(ui, response.id.with((self.step, label))) {
                response.request_focus();
            }
            if response.clicked() {
                action = Some(then);
            }
        }
        let position = match self.played.to_move() {
            Some(_) if self.progress != Progress::Asked => String::new(),
            Some(_) => own.shared().position(self.played.position(), look),
            None => own.shared().end(&self.played, look),
        };
        let typed = keyboard.shown::<G>(ui.ctx(), self.played.entries().len(), view.words);
        let text = typed.unwrap_or(position);
        line(ui, layout.line, view, (&text, false), None);
        action
    }
}

fn start<G: TableGame>(step: usize) -> Match<G> {
    let (game, position) =
        G::usual().parse_position(G::LESSON[step].position).expect("a lesson begins at a position");
    Match::begin(game, position)
}
