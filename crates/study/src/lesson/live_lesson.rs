//! A lesson on the screen: its board, and the learner's actions on it. Contains no drawing.

use audio::{Cue, Sound};
use eframe::egui::{Context, Rect};
use live::{LiveGame, Tries};
use settings::{Settings, Speed};
use table::words::{Viewpoint, Voice};
use tabletop::{
    AnalysisEngine, GameMatch, Job, JobStatus, Level, MoveRequest, Session, Side, TaskProgress,
    Waker, default_move_engine,
};
use ui_kit::theme::durations;
use window_words::Words;

use super::lesson_ui::{LessonOf, LessonUi};
use crate::trial;
use crate::trial::TrialTask;

/// A lesson on the screen.
pub struct LiveLesson<G: LessonUi> {
    lesson: LessonOf<G>,
    tries: Tries<G>,
    /// The search for the answer to the learner's move.
    answer: Option<Job<G::Move>>,
    wake: Waker,
    /// The seconds until a wrong move is taken back, or `None` if there is no such move.
    wrong: Option<f32>,
    /// Whether the moves of the try have come to rest.
    has_seen_try: bool,
    /// Whether the sound for solving the task has been played.
    done_announced: bool,
    /// Whether the learner has seen the solution of the task instead of finding it.
    was_shown: bool,
    /// The seconds for which the position stands still before something happens on it by itself.
    stands_still: f32,
}

impl<G: LessonUi> LiveLesson<G> {
    /// Starts `lesson` on `surface`. The search for an answer calls `wake` when it is complete.
    pub fn new(lesson: LessonOf<G>, surface: G::Surface, wake: Waker) -> Self {
        let tries = Tries::alone(lesson.task().start(), surface, wake.clone());
        let stands_still = G::stands_still(tries.live());
        LiveLesson {
            lesson,
            tries,
            answer: None,
            wake,
            wrong: None,
            has_seen_try: true,
            done_announced: false,
            was_shown: false,
            stands_still,
        }
    }

    /// Returns the lesson.
    pub fn lesson(&self) -> &LessonOf<G> {
        &self.lesson
    }

    /// Returns the lesson, mutably.
    pub fn lesson_mut(&mut self) -> &mut LessonOf<G> {
        &mut self.lesson
    }

    /// Returns the game on the board.
    pub fn live_game(&self) -> &LiveGame<G> {
        self.tries.live()
    }

    /// Returns the match on the board.
    pub fn played(&self) -> &G::Match {
        self.tries.live().session().game()
    }

    /// Returns what sentences about the position depend on, seen so.
    pub fn voice(&self, words: &'static Words, seen: Viewpoint) -> Voice<'_> {
        Voice::new::<G>(words, self.tries.setup(), seen)
    }

    /// Returns the learner's progress, as far as the moving pieces have shown it.
    pub fn progress(&self) -> TaskProgress {
        if self.has_seen_try { self.lesson.progress() } else { TaskProgress::Asked }
    }

    /// Returns whether the learner watches what happens on the board by itself, or the position before
    /// it.
    pub fn is_preparing(&self) -> bool {
        self.stands_still > 0.0 || G::is_preparing(self.tries.live())
    }

    /// Returns whether a wrong move is on the board, to be taken back.
    pub fn is_wrong(&self) -> bool {
        self.wrong.is_some()
    }

    /// Returns whether the task asks for a move now, rather than for the press of a spot.
    fn expects_move(&self) -> bool {
        let is_asked = G::TAKES_BACK || self.lesson.progress() == TaskProgress::Asked;
        self.lesson.expects_move() && is_asked
    }

    /// Plays `mv`, and lets the computer answer it where the task wants that. Returns whether the move
    /// was legal.
    fn play(&mut self, mv: G::Move) -> bool {
        if !self.may_try() || self.tries.try_move(mv).is_none() {
            return false;
        }
        let answers = self.lesson.task().answers;
        let played = self.tries.live().session().game();
        self.lesson.played(played);
        self.has_seen_try = false;
        if answers {
            let (game, level) = (played.clone(), Level::Master);
            let request = MoveRequest { game, level, strength: None, seed: 0 };
            self.answer = Job::ask(request, default_move_engine::<G>(), self.wake.clone());
            self.tries.set_pause(durations::BEFORE_REPLY);
        }
        let is_missed = self.lesson.progress() == TaskProgress::Missed;
        self.wrong = (is_missed && G::TAKES_BACK).then_some(durations::WRONG_TURN);
        true
    }

    /// Returns whether the lesson offers to show the solution.
    pub fn offers_solution(&self) -> bool {
        !self.tries.live().presenter().is_moving() && self.lesson.solution().is_some()
    }

    /// Plays the solution if it is offered.
    pub fn show_solution(&mut self) {
        if let Some(mv) = self.lesson.solution() {
            self.again();
            self.was_shown |= self.play(mv);
        }
    }

    /// Returns whether the learner has seen the solution of the task instead of finding it.
    pub fn was_shown(&self) -> bool {
        self.was_shown
    }

    /// Shows the task again after a wrong move.
    pub fn again(&mut self) {
        if G::TAKES_BACK {
            return self.try_again();
        }
        self.lesson.ask_again();
        self.reset_board();
    }

    /// Advances to the next task of the lesson. Returns `false` if there is none.
    pub fn advance(&mut self) -> bool {
        let has_next = self.lesson.advance();
        if has_next {
            self.was_shown = false;
            self.reset_board();
        }
        has_next
    }

    fn reset_board(&mut self) {
        self.tries.reset_board(self.lesson.task().start());
        (self.answer, self.wrong) = (None, None);
        (self.has_seen_try, self.done_announced) = (true, false);
        self.stands_still = G::stands_still(self.tries.live());
    }

    /// Plays the answer to the learner's move once it is found.
    fn poll_answer(&mut self) {
        match self.answer.as_ref().map(Job::poll) {
            Some(JobStatus::Nothing) | None => return,
            Some(JobStatus::Report(answer)) => drop(self.tries.live_mut().play(answer)),
            Some(JobStatus::Ended) => log::warn!("no answer was found in the lesson"),
        }
        self.answer = None;
    }
}

impl<G: LessonUi> TrialTask for LiveLesson<G> {
    type Game = G;

    fn tries(&self) -> &Tries<G> {
        &self.tries
    }

    fn tries_mut(&mut self) -> &mut Tries<G> {
        &mut self.tries
    }

    /// Returns the view from the learner's side.
    fn seen(&self, ctx: &Context, room: Rect, settings: &Settings) -> Viewpoint {
        let near = self.played().up_to(0).to_move().unwrap_or(Side::NEAR);
        let seen = trial::seen::<G>(ctx, room, self.tries.setup(), settings, near);
        Viewpoint { look: self.lesson.look(), ..seen }
    }

    fn surface(&self, settings: &Settings) -> G::Surface {
        G::lesson_surface(&self.lesson, settings)
    }

    fn may_try(&self) -> bool {
        self.expects_move() && self.wrong.is_none() && !self.is_preparing()
    }

    /// Takes a wrong move back, if there is one that is not left on the board.
    fn try_again(&mut self) {
        if self.wrong.take().is_some() {
            self.tries.live_mut().change(Session::undo);
        }
    }

    fn try_move(&mut self, mv: G::Move, _engine: AnalysisEngine<G>) -> bool {
        self.play(mv)
    }

    fn press(&mut self, spot: G::Spot) -> bool {
        self.try_again();
        if std::mem::take(&mut self.stands_still) > 0.0 {
            return false;
        }
        if self.expects_move() {
            G::press(self.tries.live_mut(), spot)
        } else {
            self.lesson.press(spot);
            self.lesson.progress() == TaskProgress::Missed
        }
    }

    fn is_moving(&self) -> bool {
        self.tries.live().presenter().is_moving() || self.is_preparing()
    }

    fn tick(&mut self, seconds: f32, speed: Speed) -> Vec<Cue> {
        let mut seconds = seconds;
        if self.stands_still > 0.0 {
            // Without motion, there is nothing to wait for.
            self.stands_still = match speed.factor() {
                Some(_) => (self.stands_still - seconds).max(0.0),
                None => 0.0,
            };
            return Vec::new();
        }
        if self.is_preparing() {
            seconds *= durations::REFILL_IN_LESSON;
        }
        let mut cues = Vec::new();
        // A solved task needs no more play, such as a refill of the other side's row.
        if self.tries.live().presenter().is_moving() || self.lesson.progress() != TaskProgress::Done
        {
            cues = self.tries.tick(seconds, speed).0;
        }
        if self.tries.live().presenter().is_moving() {
            return cues;
        }
        self.has_seen_try = true;
        if let Some(left) = &mut self.wrong {
            *left -= seconds;
            if *left <= 0.0 {
                self.try_again();
            }
        }
        if self.answer.is_some() && self.tries.has_waited(seconds, speed) {
            self.poll_answer();
        }
        let is_done = self.lesson.progress() == TaskProgress::Done;
        if is_done && !std::mem::replace(&mut self.done_announced, true) {
            cues.push(Sound::YourTurn.into());
        }
        cues
    }

    fn next_change_in(&self) -> Option<f32> {
        let answer = self.answer.as_ref().map(|_| self.tries.pause_left());
        answer.or(self.wrong).or(self.tries.live().next_change_in())
    }
}
