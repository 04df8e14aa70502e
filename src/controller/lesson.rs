//! A lesson under way: what is to be done now, and whether what was tried did it.

use crate::rules::{Cell, Turn};

use super::course::{Exercise, Goal, Task, Topic};

/// How far a learner has come with the task of the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskProgress {
    /// It is still to be done.
    Asked,
    /// Something else was tried; it is still to be done.
    Missed,
    /// It is done.
    Done,
}

/// A lesson under way.
#[derive(Clone, Debug)]
pub struct Lesson {
    tasks: Vec<&'static Task>,
    /// The task of the moment.
    now: usize,
    progress: TaskProgress,
}

impl Lesson {
    /// Begins the lesson about `topic`.
    pub fn new(topic: Topic) -> Self {
        Lesson { tasks: topic.tasks().collect(), now: 0, progress: TaskProgress::Asked }
    }

    /// What it is about.
    pub fn topic(&self) -> Topic {
        self.task().topic
    }

    /// What is to be done now.
    pub fn task(&self) -> &'static Task {
        self.tasks[self.now]
    }

    /// The name of what is to be done now.
    pub fn exercise(&self) -> Exercise {
        self.task().exercise
    }

    /// How far that is.
    pub fn progress(&self) -> TaskProgress {
        self.progress
    }

    /// The cells that would do; none when a turn is to be played.
    pub fn target_cells(&self) -> Vec<Cell> {
        match self.task().goal {
            Goal::Press(fits) => {
                self.task().position().ring().cells().filter(|&cell| fits(cell)).collect()
            }
            Goal::Play(_) => Vec::new(),
        }
    }

    /// Whether a turn is to be played now, rather than a cell to be pressed.
    pub fn expects_turn(&self) -> bool {
        matches!(self.task().goal, Goal::Play(_)) && self.progress != TaskProgress::Done
    }

    /// A cell was pressed. Nothing changes where a turn is to be played.
    pub fn press(&mut self, cell: Cell) {
        if let Goal::Press(fits) = self.task().goal {
            self.judge(fits(cell));
        }
    }

    /// A turn was played.
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

    /// Goes on to the next task; false when this was the last one or is not done.
    pub fn advance(&mut self) -> bool {
        let goes_on = self.progress == TaskProgress::Done && !self.is_last_task();
        if goes_on {
            self.now += 1;
            self.progress = TaskProgress::Asked;
        }
        goes_on
    }

    /// Whether nothing is left to do in this lesson.
    pub fn is_complete(&self) -> bool {
        self.is_last_task() && self.progress == TaskProgress::Done
    }

    fn is_last_task(&self) -> bool {
        self.now + 1 == self.tasks.len()
    }
}
