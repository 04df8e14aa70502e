//! The lessons, as data: two chapters of seven. This file has the chapter for beginners: the tasks,
//! their positions and their goals.

use oanquan::{Cell, Event, Side, Turn};
use tabletop::LessonTask;

use super::tactics;
use super::topic::{Exercise, Goal, Mention, START, Task, Topic, last};

impl Topic {
    /// Returns the tasks of the lesson in order; at least one.
    pub fn tasks(self) -> impl Iterator<Item = &'static Task> {
        TASKS.iter().chain(&tactics::TASKS).filter(move |task| task.topic == self)
    }
}

static TASKS: [Task; 10] = [
    Task {
        topic: Topic::Board,
        exercise: Exercise::OwnCell,
        asks: LessonTask::new(START, Goal::Press(|cell| cell.owner() == Some(Side::NEAR))),
        asked: &[Mention::Targets],
        explained: &[Mention::Number(3)],
    },
    Task {
        topic: Topic::Board,
        exercise: Exercise::QuanCell,
        asks: LessonTask::new(START, Goal::Press(Cell::is_quan)),
        asked: &[Mention::Targets],
        explained: &[Mention::Cell(0), Mention::Cell(6)],
    },
    Task {
        topic: Topic::Sow,
        exercise: Exercise::Sow,
        asks: LessonTask::new(
            "Q,0,0,0,3,0,Q,2,0,0,4,3 0 0,0",
            Goal::Play(|game| {
                last(game, |turn| {
                    turn.events
                        .iter()
                        .any(|event| matches!(event, Event::Dropped { cell } if cell.is_quan()))
                })
            }),
        ),
        asked: &[Mention::Cell(4), Mention::Aim(6)],
        explained: &[Mention::Cell(6)],
    },
    Task {
        topic: Topic::GoOn,
        exercise: Exercise::GoOn,
        asks: LessonTask::new(
            "Q,0,0,0,3,0,Q,0,2,0,0,1 0 0,0",
            Goal::Play(|game| {
                last(game, |turn| {
                    let lifts = |event: &&Event| matches!(event, Event::Lifted { .. });
                    turn.events.iter().filter(lifts).count() > 1
                })
            }),
        ),
        asked: &[Mention::Cell(4), Mention::Aim(8)],
        explained: &[Mention::Ahead(2)],
    },
    Task {
        topic: Topic::Capture,
        exercise: Exercise::Capture,
        asks: LessonTask::new(
            "Q,0,0,2,3,0,Q,1,0,4,3,2 0 0,0",
            Goal::Play(|game| last(game, |turn| captures(turn) > 0)),
        ),
        asked: &[Mention::Aim(8), Mention::Aim(9)],
        explained: &[Mention::Store],
    },
    Task {
        topic: Topic::Capture,
        exercise: Exercise::CaptureQuan,
        asks: LessonTask::new(
            "Q,2,0,1,0,0,Q,3,2,0,4,1 0 4,0",
            Goal::Play(|game| {
                last(game, |turn| {
                    let quan =
                        |event: &Event| matches!(event, Event::Captured { pile, .. } if pile.quan);
                    turn.events.iter().any(quan)
                })
            }),
        ),
        asked: &[Mention::Aim(6)],
        explained: &[Mention::Store],
    },
    Task {
        topic: Topic::Chain,
        exercise: Exercise::Chain,
        asks: LessonTask::new(
            "Q,0,3,0,0,2,Q,0,0,4,0,3 0 0,0",
            Goal::Play(|game| last(game, |turn| captures(turn) > 1)),
        ),
        asked: &[Mention::Aim(9), Mention::Aim(11)],
        explained: &[Mention::Store],
    },
    Task {
        topic: Topic::Refill,
        exercise: Exercise::Refill,
        asks: LessonTask::new("Q,0,0,0,0,0,Q2,3,0,2,1,4 0 12,26", Goal::Play(|_| true)),
        asked: &[Mention::Store],
        explained: &[Mention::Store],
    },
    Task {
        topic: Topic::Refill,
        exercise: Exercise::Debt,
        asks: LessonTask::new("Q,0,0,0,0,0,Q2,3,0,2,1,4 0 3,35", Goal::Play(|_| true)),
        asked: &[Mention::Store],
        explained: &[Mention::Store],
    },
    Task {
        topic: Topic::End,
        exercise: Exercise::End,
        asks: LessonTask::new(
            "0,2,0,1,0,0,Q,0,3,1,0,2 0 24,27",
            Goal::Play(|game| last(game, |turn| turn.end.is_some())),
        ),
        asked: &[Mention::Aim(6)],
        explained: &[Mention::Store],
    },
];

fn captures(turn: &Turn) -> usize {
    turn.events.iter().filter(|event| matches!(event, Event::Captured { .. })).count()
}
