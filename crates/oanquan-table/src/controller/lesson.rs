//! The state of a lesson: its current task and the learner's progress.

use oanquan::{Cell, Event, Move, Rules, Turn, play};
use tabletop::{Mark, TaskProgress, TaskTries};

use super::course::{Exercise, Goal, Mention, Task, Topic};

/// The number of cells ahead of the last dân that a text may name.
const AHEAD: usize = 2;

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct Lesson {
    tasks: Vec<&'static Task>,
    /// The index of the current task.
    now: usize,
    /// The tries at it.
    tries: TaskTries,
    /// The cells that come after the last dân of the latest turn, the nearest first.
    ahead: Vec<Cell>,
}

impl Lesson {
    /// Starts the lesson about `topic`.
    pub fn new(topic: Topic) -> Self {
        let tasks = topic.tasks().collect();
        Lesson { tasks, now: 0, tries: TaskTries::default(), ahead: Vec::new() }
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
        self.tries.progress()
    }

    /// Returns whether the learner has tried anything in this lesson.
    pub fn has_begun(&self) -> bool {
        self.now > 0 || self.progress() != TaskProgress::Asked
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

    /// Returns what the current text names: that of the task or, once the task is done, that of
    /// its explanation.
    pub fn named(&self) -> Vec<Mark<Cell>> {
        let task = self.task();
        let mentions = match self.progress() {
            TaskProgress::Done => task.explained,
            TaskProgress::Asked | TaskProgress::Missed => task.asked,
        };
        let named = mentions.iter().flat_map(|mention| match *mention {
            Mention::Targets => self.target_cells().into_iter().map(Mark::Spot).collect(),
            Mention::Cell(cell) => vec![Mark::Spot(Cell::new(cell))],
            Mention::Aim(cell) => vec![Mark::Aim(Cell::new(cell))],
            Mention::Number(cell) => vec![Mark::Number(Cell::new(cell))],
            Mention::Ahead(count) => {
                self.ahead.iter().take(count).copied().map(Mark::Spot).collect()
            }
            Mention::Store => vec![Mark::Store],
        });
        named.collect()
    }

    /// Returns whether the task requires a turn rather than the press of a cell.
    pub fn expects_turn(&self) -> bool {
        matches!(self.task().goal, Goal::Play(_)) && self.progress() != TaskProgress::Done
    }

    /// Returns a move that completes the task, after several wrong tries; otherwise `None`.
    pub fn offered_solution(&self) -> Option<Move> {
        let Goal::Play(fits) = self.task().goal else {
            return None;
        };
        if !self.tries.offers_solution() {
            return None;
        }
        let (rules, position) = (Rules::classic(), self.task().position());
        let solves = |mv: &Move| play(&rules, &position, *mv).is_ok_and(|turn| fits(&turn));
        position.legal_moves(&rules).into_iter().find(solves)
    }

    /// Records the press of a cell. Has no effect if the task requires a turn.
    pub fn press(&mut self, cell: Cell) {
        if let Goal::Press(fits) = self.task().goal {
            self.tries.judge(fits(cell));
        }
    }

    /// Records a turn.
    pub fn played(&mut self, turn: &Turn) {
        let ring = turn.after.ring();
        let last = turn.events.iter().rev().find_map(|event| match event {
            Event::Dropped { cell } => Some(*cell),
            _ => None,
        });
        let next = |cell: &Cell| Some(ring.next(*cell, turn.mv.direction));
        self.ahead = std::iter::successors(last, next).skip(1).take(AHEAD).collect();
        if let Goal::Play(fits) = self.task().goal {
            self.tries.judge(fits(turn));
        }
    }

    /// Advances to the next task; returns `false` if the current one is the last or not done.
    pub fn advance(&mut self) -> bool {
        let goes_on = self.progress() == TaskProgress::Done && !self.is_last_task();
        if goes_on {
            self.now += 1;
            self.tries = TaskTries::default();
        }
        goes_on
    }

    /// Returns whether all tasks of the lesson are done.
    pub fn is_complete(&self) -> bool {
        self.is_last_task() && self.progress() == TaskProgress::Done
    }

    fn is_last_task(&self) -> bool {
        self.now + 1 == self.tasks.len()
    }
}
