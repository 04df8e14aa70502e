//! A lesson about a topic, and what its texts name.

use oanquan::{Cell, Event, Game};
use tabletop::{Mark, TaskProgress};

use super::topic::{Goal, Mention, Task, Topic};
use crate::OAnQuan;

/// A lesson in progress.
pub type Lesson = tabletop::Lesson<OAnQuan, Cell, Topic>;

/// Begins the lesson about `topic`.
pub fn lesson_about(topic: Topic) -> Lesson {
    Lesson::new(topic, topic.tasks().map(|task| &task.asks).collect())
}

/// Returns the current task.
pub fn task_of(lesson: &Lesson) -> &'static Task {
    let task = lesson.topic().tasks().nth(lesson.step());
    task.expect("the lesson has the tasks of its topic")
}

/// Returns the cells that complete the task; empty if it requires a turn.
pub fn target_cells(lesson: &Lesson) -> Vec<Cell> {
    match lesson.task().goal {
        Goal::Press(fits) => {
            let start = lesson.task().start();
            start.position().ring().cells().filter(|&cell| fits(cell)).collect()
        }
        Goal::Play(_) => Vec::new(),
    }
}

/// Returns what the current text names: that of the task or, once the task is done, that of its explanation. `played`
/// is the match on the board.
pub fn named(lesson: &Lesson, played: &Game) -> Vec<Mark<Cell>> {
    let task = task_of(lesson);
    let mentions = match lesson.progress() {
        TaskProgress::Done => task.explained,
        TaskProgress::Asked | TaskProgress::Missed => task.asked,
    };
    let named = mentions.iter().flat_map(|mention| match *mention {
        Mention::Targets => target_cells(lesson).into_iter().map(Mark::Spot).collect(),
        Mention::Cell(cell) => vec![Mark::Spot(Cell::new(cell))],
        Mention::Aim(cell) => vec![Mark::Aim(Cell::new(cell))],
        Mention::Number(cell) => vec![Mark::Number(Cell::new(cell))],
        Mention::Ahead(count) => ahead(played).take(count).map(Mark::Spot).collect(),
        Mention::Store => vec![Mark::Store],
    });
    named.collect()
}

/// Returns the cells that come after the last dân of the last turn, the nearest first.
fn ahead(played: &Game) -> impl Iterator<Item = Cell> {
    let turn = played.turns().next_back();
    let cells = turn.map(|turn| {
        let last = turn.events.iter().rev().find_map(|event| match event {
            Event::Dropped { cell } => Some(*cell),
            _ => None,
        });
        let (ring, direction) = (turn.after.ring(), turn.mv.direction);
        std::iter::successors(last, move |cell| Some(ring.next(*cell, direction))).skip(1)
    });
    cells.into_iter().flatten()
}
