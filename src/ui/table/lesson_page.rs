//! The page of the lesson: a board, a task, and what is said about the learner's move.

use eframe::egui::{Context, Ui};
use tabletop::{Control, Job, JobStatus, Level, Played, Side, Waker};

use super::drawn::{Pressed, Scene, Showing};
use super::game_page::refusal;
use super::keyboard::Keyboard;
use super::pages::Choice;
use super::parts::BarButton;

use super::spoken::BoardView;
use super::table_game::{LessonStep, TableGame};
use super::task_page::{TaskAction, TaskPage};
use crate::audio::Cue;
use crate::settings::Settings;
use crate::ui::command::Command;
use crate::ui::live::{Refused, Tries, request_next_frame};
use crate::ui::rooms::RoomView;
use crate::ui::theme::durations;

/// The lesson on the screen.
pub(super) struct LessonPage<G: TableGame> {
    step: usize,
    /// The look that the learner may choose, in a game whose lesson is seen in every look.
    look: Option<usize>,
    tries: Tries<G>,
    progress: Progress,
    /// The search for the answer to the learner's move.
    answer: Option<Job<G::Move>>,
    /// Whether the learner has missed in this step before.
    has_missed: bool,
    wake: Waker,
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
    Do(Command),
    Press(Pressed<G>),
    Next,
    /// Show the lesson in another look.
    Look(usize),
    /// Start a game.
    PlayNow,
}

impl<G: TableGame> LessonPage<G> {
    /// Opens the lesson at the step with this number, from 0, or at its start if it has no such step.
    /// `chosen` is the look of the player's games.
    pub(super) fn new(step: usize, chosen: usize, wake: Waker) -> Self {
        let step = if step < G::LESSON.len() { step } else { 0 };
        LessonPage::at(step, G::lesson_look(chosen), wake)
    }

    /// Shows the lesson in this look.
    pub(super) fn choose_look(&mut self, look: usize) {
        self.look = Some(look);
    }

    /// Returns the look of the lesson, if the learner may choose it.
    pub(super) fn look(&self) -> Option<usize> {
        self.look
    }

    /// Returns the step with which the lesson goes on when it is opened again, from 0.
    pub(super) fn kept_step(&self) -> usize {
        if self.is_over() { 0 } else { self.step }
    }

    /// Goes to the step before this one.
    pub(super) fn go_back(&mut self) {
        self.go_to(self.step.saturating_sub(1), false);
    }

    /// Goes to the step after this one, done or not.
    pub(super) fn skip(&mut self) {
        self.go_to((self.step + 1).min(G::LESSON.len() - 1), false);
    }

    /// Returns whether the last step is done.
    pub(super) fn is_over(&self) -> bool {
        self.step + 1 == G::LESSON.len() && self.progress == Progress::Done
    }

    /// Returns the match on the board.
    pub(super) fn played(&self) -> &G::Match {
        self.tries.live().session().game()
    }

    /// Returns how the board is seen: from the learner's side.
    pub(super) fn view(&self) -> BoardView {
        let near = self.played().up_to(0).to_move().unwrap_or(Side::NEAR);
        BoardView::lying(self.look.unwrap_or(G::LESSON[self.step].look), near)
    }

    /// Returns whether the learner may choose a move.
    pub(super) fn can_play(&self) -> bool {
        self.progress == Progress::Asked && self.tries.live().can_play()
    }

    /// Plays the learner's move, and lets the computer answer it, as well as it can, where the step wants
    /// that. Returns whether the move was legal.
    pub(super) fn play(&mut self, mv: G::Move) -> bool {
        if !self.can_play() || self.tries.try_move(mv).is_none() {
            return false;
        }
        let LessonStep { solves, answers, .. } = &G::LESSON[self.step];
        self.progress = if solves(self.played()) { Progress::Done } else { Progress::Missed };
        if *answers {
            let played = self.played().clone();
            let search = move |control: &Control, report: &dyn Fn(G::Move)| {
                if let Some(answer) = G::choose(Level::Master, &played, 0, control) {
                    report(answer);
                }
            };
            self.answer = Job::start("lesson", self.wake.clone(), search);
            self.tries.set_pause(durations::BEFORE_REPLY);
        }
        true
    }

    /// Advances the board by `seconds`, and plays the answer to the learner's move once it is found.
    /// Returns the sounds to play.
    pub(super) fn tick(&mut self, ctx: &Context, seconds: f32, settings: &Settings) -> Vec<Cue> {
        self.tries.set_surface(self.view().look);
        let (cues, is_at_rest) = self.tries.tick(seconds, settings.speed);
        if is_at_rest && self.answer.is_some() && self.tries.has_waited(seconds, settings.speed) {
            self.poll_answer();
        }
        let left = match self.answer {
            Some(_) => Some(self.tries.pause_left()),
            None => self.tries.live().next_change_in(),
        };
        // The answer may have begun to move.
        request_next_frame(ctx, self.tries.live().presenter().is_moving(), left);
        cues
    }

    fn poll_answer(&mut self) {
        match self.answer.as_ref().map(Job::poll) {
            Some(JobStatus::Nothing) | None => return,
            Some(JobStatus::Report(answer)) => drop(self.tries.live_mut().play(answer)),
            Some(JobStatus::Ended) => log::warn!("no answer was found in the lesson"),
        }
        self.answer = None;
    }

    /// Says why a move is refused.
    pub(super) fn refuse(&mut self, why: Refused<G::Illegal>) {
        self.tries.live_mut().presenter_mut().refuse(why, None);
    }

    /// Stops saying why a move was refused.
    pub(super) fn forget_refusal(&mut self) {
        self.tries.live_mut().presenter_mut().clear_refusal();
    }

    /// Goes on to the next step, or repeats this one after a wrong move.
    pub(super) fn next(&mut self) {
        match self.progress {
            Progress::Done if self.is_over() => self.go_to(0, false),
            Progress::Done => self.go_to(self.step + 1, false),
            Progress::Asked | Progress::Missed => self.go_to(self.step, true),
        }
    }

    fn go_to(&mut self, step: usize, has_missed: bool) {
        *self = LessonPage { has_missed, ..LessonPage::at(step, self.look, self.wake.clone()) };
    }

    fn at(step: usize, look: Option<usize>, wake: Waker) -> Self {
        let tries = Tries::alone(start::<G>(step), look.unwrap_or_default(), wake.clone());
        let (progress, answer) = (Progress::Asked, None);
        LessonPage { step, look, tries, progress, answer, has_missed: false, wake }
    }

    /// Returns what is said, and the buttons.
    fn text(&self, view: &RoomView<'_>) -> (String, Vec<(&'static str, LessonAction<G>)>) {
        let (general, words) = (view.words, &view.words.rooms);
        let own = G::pages(view.language);
        let again = (general.try_again, LessonAction::Next);
        let next = (general.learn.next, LessonAction::Next);
        let [task, done] = own.lesson_steps()[self.step];
        match self.progress {
            Progress::Asked => (task.to_owned(), Vec::new()),
            Progress::Missed => {
                let missed =
                    own.lesson_missed(self.step, self.played()).unwrap_or(words.lesson_missed);
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
        let look = self.view().look;
        let words = &view.words.rooms;
        let own = G::words(view.language);
        let step = words.lesson_step(self.step + 1, G::LESSON.len());
        let title = format!("{} · {step}", words.lesson);
        let (text, steps) = self.text(view);
        let scene = Scene {
            can_play: self.can_play(),
            // The signs would give the first try away.
            previews: self.has_missed && view.settings.previews(None),
            chosen: choice
                .filter(|choice| choice.entries == self.played().entries().len())
                .map(|choice| choice.spot),
            ..Scene::new(view, self.view(), Showing::Live(self.tries.live()), self.played())
        };
        let position = match self.played().to_move() {
            Some(_) if self.progress != Progress::Asked => String::new(),
            Some(_) => own.shared().position(self.played().position(), look),
            None => own.shared().end(self.played(), look),
        };
        let typed = keyboard.shown::<G>(ui.ctx(), self.played().entries().len(), view.words);
        let refused = self
            .tries
            .live()
            .presenter()
            .refusal()
            .map(|refused| refusal::<G>(refused, look, view));
        let is_refused = refused.is_some();
        let line = refused.or(typed).unwrap_or(position);
        let is_last = self.step + 1 == G::LESSON.len();
        let page = TaskPage {
            title: [&title, &step],
            text: &text,
            warns: false,
            steps,
            has_main: true,
            bar: &[
                BarButton::new(Command::Back, true),
                BarButton::named(Command::StepBack, words.lesson_back, self.step > 0),
                BarButton::named(Command::StepForward, words.lesson_forward, !is_last),
            ],
            looks: self.look.map(|_| LessonAction::Look as fn(usize) -> LessonAction<G>),
            scene,
            line: (&line, is_refused),
            occasion: self.step.to_string(),
        };
        Some(match page.show(ui, view)? {
            TaskAction::Do(command) => LessonAction::Do(command),
            TaskAction::Press(pressed) => LessonAction::Press(pressed),
            TaskAction::Step(step) => step,
        })
    }
}

fn start<G: TableGame>(step: usize) -> G::Match {
    let (game, position) =
        G::usual().parse_position(G::LESSON[step].position).expect("a lesson begins at a position");
    G::Match::begin(game, position)
}
