//! The state of a lesson: its current task and the learner's progress.

use crate::rules::{Cell, Turn};

use super::course::{Exercise, Goal, Task, Topic};

/// The learner's progress on the current task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskProgress {
    /// The learner has not tried yet.
    Asked,
    /// The learner tried something else.
    Missed,
    /// The task is done.
    Done,
}

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct Lesson {
    tasks: Vec<&'static Task>,
    /// The index of the current task.
    now: usize,
    progress: TaskProgress,
}

impl Lesson {
    /// Starts the lesson about `topic`.
    pub fn new(topic: Topic) -> Self {
        Lesson { tasks: topic.tasks().collect(), now: 0, progress: TaskProgress::Asked }
    }

    /// Returns the topic.
    pub fn topic(&self) -> Topic {
        self.task().topic
    }

    /// Returns the current task.
    pub fn task(&self) -> &'static Task {
        self.tasks[self.now]
    }

    /// Returns the identifier of the current task.
    pub fn exercise(&self) -> Exercise {
        self.task().exercise
    }

    /// Returns the progress on the current task.
    pub fn progress(&self) -> TaskProgress {
        self.progress
    }

    /// Returns the cells that complete the task; empty if it requires a turn.
    pub fn target_cells(&self) -> Vec<Cell> {
        match self.task().goal {
            Goal::Press(fits) => {
                self.task().position().ring().cells().filter(|&cell| fits(cell)).collect()
            }
            Goal::Play(_) => Vec::new(),
        }
    }

    /// Returns whether the task requires a turn rather than the press of a cell.
    pub fn expects_turn(&self) -> bool {
        matches!(self.task().goal, Goal::Play(_)) && self.progress != TaskProgress::Done
    }

    /// Records the press of a cell. Has no effect if the task requires a turn.
    pub fn press(&mut self, cell: Cell) {
        if let Goal::Press(fits) = self.task().goal {
            self.judge(fits(cell));
        }
    }

    /// Records a turn.
    pub fn played(&mut self, turn: &Turn) {
        if let Goal::Play(fits) = self.task().goal {
            self.judge(fits(turn));
        }
    }

    fn judge(&mut self, fits: bool) {
        if self.progress != TaskProgress::Done {
            self.progress = if fits { TaskProgress::Done } else { TaskProgress::Missed };
        }
    }

    /// Advances to the next task; returns `false` if the current one is the last or not done.
    pub fn advance(&mut self) -> bool {
        let goes_on = self.progress == TaskProgress::Done && !self.is_last_task();
        if goes_on {
            self.now += 1;
            self.progress = TaskProgress::Asked;
        }
        goes_on
    }

    /// Returns whether all tasks of the lesson are done.
    pub fn is_complete(&self) -> bool {
        self.is_last_task() && self.progress == TaskProgress::Done
    }

    fn is_last_task(&self) -> bool {
        self.now + 1 == self.tasks.len()
    }
}
