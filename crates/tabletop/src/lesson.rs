//! A step of a lesson, and how a learner gets on with its task.

use super::Game;

/// One step of a lesson, which asks for a move.
#[derive(Debug)]
pub struct LessonStep<G: Game> {
    /// The position at its start, under the usual options.
    pub position: &'static str,
    /// Whether the match, after the learner's move, solves the task.
    pub solves: fn(&G::Match) -> bool,
    /// The look in which it is shown, unless the learner chooses it.
    pub look: usize,
    /// Whether the computer answers the learner's move, as well as it can.
    pub answers: bool,
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
