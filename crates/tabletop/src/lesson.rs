//! A lesson, as data: its tasks, and how far a learner is.

use super::{Game, GameMatch};

/// What solves a task. `S` is a spot of the board.
#[derive(Debug)]
pub enum Goal<G: Game, S> {
    /// The press of a spot that fits.
    Press(fn(S) -> bool),
    /// A move after which the match fits.
    Play(fn(&G::Match) -> bool),
}

impl<G: Game, S> Clone for Goal<G, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game, S> Copy for Goal<G, S> {}

/// A task of a lesson.
#[derive(Debug)]
pub struct LessonTask<G: Game, S> {
    /// The position at its start, under the usual options.
    pub position: &'static str,
    /// What solves it.
    pub goal: Goal<G, S>,
    /// The look in which it is shown, unless the learner chooses one.
    pub look: usize,
    /// Whether the computer answers the learner's move, as well as it can.
    pub answers: bool,
}

impl<G: Game, S> LessonTask<G, S> {
    /// Returns a task in the first look, whose move the computer does not answer.
    pub const fn new(position: &'static str, goal: Goal<G, S>) -> Self {
        LessonTask { position, goal, look: 0, answers: false }
    }

    /// Returns a task that a move solves after which the match fits.
    pub const fn play(position: &'static str, fits: fn(&G::Match) -> bool) -> Self {
        LessonTask::new(position, Goal::Play(fits))
    }

    /// Returns the task in a look of its own.
    pub const fn in_look(self, look: usize) -> Self {
        LessonTask { look, ..self }
    }

    /// Returns the task with an answer of the computer.
    pub const fn answered(self) -> Self {
        LessonTask { answers: true, ..self }
    }

    /// Returns the match at its start.
    pub fn start(&self) -> G::Match {
        let position = G::usual().parse_position(self.position);
        let (game, position) = position.expect("a lesson begins at a position");
        G::Match::begin(game, position)
    }
}

/// Something on the board that a lesson marks because its text names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark<S> {
    /// A spot.
    Spot(S),
    /// A spot that a move has to reach or to empty. Its mark is weaker than that of a spot to press.
    Aim(S),
    /// The number in the corner of a spot.
    Number(S),
    /// What the learner has captured.
    Store,
}

/// The number of misses after which a lesson offers to show the solution.
const MISSES: usize = 2;

/// The learner's progress on a task.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TaskProgress {
    /// The learner has not tried yet.
    #[default]
    Asked,
    /// The learner tried something else.
    Missed,
    /// The task is done.
    Done,
}

/// The tries at a task.
#[derive(Clone, Copy, Debug, Default)]
pub struct TaskTries {
    progress: TaskProgress,
    misses: usize,
}

impl TaskTries {
    /// Returns the progress.
    pub fn progress(&self) -> TaskProgress {
        self.progress
    }

    /// Records a try, which `fits` the task or not. A task that is done stays done.
    pub fn judge(&mut self, fits: bool) {
        if self.progress != TaskProgress::Done {
            self.misses += usize::from(!fits);
            self.progress = if fits { TaskProgress::Done } else { TaskProgress::Missed };
        }
    }

    /// Asks for another try after a miss.
    pub fn ask_again(&mut self) {
        self.progress = TaskProgress::Asked;
    }

    /// Returns whether the learner has missed before.
    pub fn has_missed(&self) -> bool {
        self.misses > 0
    }

    /// Returns whether the solution is offered, after several wrong tries.
    pub fn offers_solution(&self) -> bool {
        self.misses >= MISSES && self.progress != TaskProgress::Done
    }
}

/// A lesson and how far the learner is in it. `T` says what it is about.
#[derive(Debug)]
pub struct Lesson<G: Game, S: 'static, T> {
    topic: T,
    tasks: Vec<&'static LessonTask<G, S>>,
    /// The index of the current task.
    step: usize,
    /// The look that the learner chose.
    look: Option<usize>,
    /// The tries at the current task.
    tries: TaskTries,
}

impl<G: Game, S: Copy, T: Copy> Lesson<G, S, T> {
    /// Begins a lesson of at least one task.
    pub fn new(topic: T, tasks: Vec<&'static LessonTask<G, S>>) -> Self {
        Lesson { topic, tasks, step: 0, look: None, tries: TaskTries::default() }
    }

    /// Returns what it is about.
    pub fn topic(&self) -> T {
        self.topic
    }

    /// Returns the index of the current task.
    pub fn step(&self) -> usize {
        self.step
    }

    /// Returns the number of tasks.
    pub fn steps(&self) -> usize {
        self.tasks.len()
    }

    /// Returns the current task.
    pub fn task(&self) -> &'static LessonTask<G, S> {
        self.tasks[self.step]
    }

    /// Begins the task with this index, or the last one.
    pub fn go_to(&mut self, step: usize) {
        (self.step, self.tries) = (step.min(self.tasks.len() - 1), TaskTries::default());
    }

    /// Returns the look that the learner chose.
    pub fn chosen_look(&self) -> Option<usize> {
        self.look
    }

    /// Shows the lesson in this look from now on, or each task in its own.
    pub fn choose_look(&mut self, look: Option<usize>) {
        self.look = look;
    }

    /// Returns the look in which the task is shown.
    pub fn look(&self) -> usize {
        self.look.unwrap_or(self.task().look)
    }

    /// Returns the progress on the current task.
    pub fn progress(&self) -> TaskProgress {
        self.tries.progress()
    }

    /// Returns whether the learner has missed the current task before.
    pub fn has_missed(&self) -> bool {
        self.tries.has_missed()
    }

    /// Returns whether the learner has tried anything in this lesson.
    pub fn has_begun(&self) -> bool {
        self.step > 0 || self.progress() != TaskProgress::Asked
    }

    /// Returns whether the task asks for a move rather than for the press of a spot, and is not done.
    pub fn expects_move(&self) -> bool {
        matches!(self.task().goal, Goal::Play(_)) && self.progress() != TaskProgress::Done
    }

    /// Records the press of a spot. Has no effect if the task asks for a move.
    pub fn press(&mut self, spot: S) {
        if let Goal::Press(fits) = self.task().goal {
            self.tries.judge(fits(spot));
        }
    }

    /// Records the last move of `played`.
    pub fn played(&mut self, played: &G::Match) {
        if let Goal::Play(fits) = self.task().goal {
            self.tries.judge(fits(played));
        }
    }

    /// Asks for another try after a miss.
    pub fn ask_again(&mut self) {
        self.tries.ask_again();
    }

    /// Returns a move that completes the task, after several wrong tries; otherwise `None`.
    pub fn solution(&self) -> Option<G::Move> {
        let Goal::Play(fits) = self.task().goal else { return None };
        if !self.tries.offers_solution() {
            return None;
        }
        let start = self.task().start();
        let solves = |mv: &G::Move| {
            let mut played = start.clone();
            played.play(*mv).is_ok() && fits(&played)
        };
        start.legal_moves().into_iter().find(solves)
    }

    /// Advances to the next task. Returns `false` if the current one is the last or not done.
    pub fn advance(&mut self) -> bool {
        let goes_on = self.progress() == TaskProgress::Done && !self.is_last();
        if goes_on {
            self.go_to(self.step + 1);
        }
        goes_on
    }

    /// Returns whether the current task is the last one.
    pub fn is_last(&self) -> bool {
        self.step + 1 == self.tasks.len()
    }

    /// Returns whether all tasks are done.
    pub fn is_complete(&self) -> bool {
        self.is_last() && self.progress() == TaskProgress::Done
    }
}
