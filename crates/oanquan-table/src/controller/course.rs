//! The lessons, as data: two chapters of seven. This file has the chapter for beginners: the tasks,
//! their positions and their goals.

use std::collections::BTreeSet;

use oanquan::{Cell, Event, Game, Position, Side, Turn};
use oanquan_engine::Theme;
use serde::Deserialize;
use strum::VariantArray;
use tabletop::LessonTask;

use super::tactics;
use crate::OAnQuan;

/// A chapter of the lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Chapter {
    /// How the game is played.
    Basics,
    /// How it is played well.
    Tactics,
}

impl Chapter {
    /// Returns its lessons, in order.
    pub fn topics(self) -> &'static [Topic; 7] {
        match self {
            Chapter::Basics => &BASICS,
            Chapter::Tactics => &TACTICS,
        }
    }

    /// Returns the other chapter.
    pub fn other(self) -> Chapter {
        match self {
            Chapter::Basics => Chapter::Tactics,
            Chapter::Tactics => Chapter::Basics,
        }
    }

    /// Returns its first lesson that is not among the `learnt` ones; the first one if all are.
    pub fn next(self, learnt: &BTreeSet<Topic>) -> Topic {
        let topics = self.topics();
        *topics.iter().find(|topic| !learnt.contains(topic)).unwrap_or(&topics[0])
    }
}

/// The topic of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[derive(VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Topic {
    /// The cells and their owners.
    Board,
    /// Lifting and dropping stones.
    Sow,
    /// Further laps of a sowing.
    GoOn,
    /// Capturing a pile behind an empty cell.
    Capture,
    /// Several captures in a turn.
    Chain,
    /// Refilling an empty row, on credit if necessary.
    Refill,
    /// The end of the game and the final count.
    End,
    /// Tactics: laps counted without laying them.
    Count,
    /// Tactics: stones moved out of danger in time.
    Save,
    /// Tactics: a quan guarded against capture.
    Guard,
    /// Tactics: a quan hunted over several turns.
    Hunt,
    /// Tactics: an empty row and a store that cannot pay for its refill.
    Borrow,
    /// Tactics: a refill near the end of the game.
    LastRefill,
    /// Tactics: the first moves, with what is proven of them.
    Opening,
}

const BASICS: [Topic; 7] = [
    Topic::Board,
    Topic::Sow,
    Topic::GoOn,
    Topic::Capture,
    Topic::Chain,
    Topic::Refill,
    Topic::End,
];

const TACTICS: [Topic; 7] = [
    Topic::Count,
    Topic::Save,
    Topic::Guard,
    Topic::Hunt,
    Topic::Borrow,
    Topic::LastRefill,
    Topic::Opening,
];

impl Topic {
    /// Returns all topics, those of the first chapter first.
    pub fn all() -> impl Iterator<Item = Topic> {
        BASICS.into_iter().chain(TACTICS)
    }

    /// Returns the name in the settings, which never changes.
    pub fn kept_name(self) -> String {
        format!("{self:?}")
    }

    /// Returns the topic with this name in the settings.
    pub fn kept_as(name: &str) -> Option<Topic> {
        Topic::all().find(|topic| topic.kept_name() == name)
    }

    /// Returns the chapter.
    pub fn chapter(self) -> Chapter {
        if BASICS.contains(&self) { Chapter::Basics } else { Chapter::Tactics }
    }

    /// Returns the theme of the puzzles that practise what the lesson teaches, if there are any.
    pub fn theme(self) -> Option<Theme> {
        Some(match self {
            Topic::Count => Theme::LongChain,
            Topic::Guard => Theme::ProtectQuan,
            Topic::Hunt => Theme::TakeQuan,
            Topic::Borrow => Theme::StarveRow,
            Topic::LastRefill => Theme::LastRefill,
            _ => return None,
        })
    }

    /// Returns the number of the lesson in its chapter, from 1.
    pub fn number(self) -> usize {
        let place = self.chapter().topics().iter().position(|topic| *topic == self);
        place.map_or(1, |place| place + 1)
    }

    /// Returns the next lesson of the chapter.
    pub fn next(self) -> Option<Topic> {
        self.chapter().topics().get(self.number()).copied()
    }

    /// Returns whether the lesson leads to a game: the last one, and the first after which a player
    /// knows enough, because the game itself shows the rest.
    pub fn leads_to_a_game(self) -> bool {
        matches!(self, Topic::Capture | Topic::End)
    }

    /// Returns the tasks of the lesson in order; at least one.
    pub fn tasks(self) -> impl Iterator<Item = &'static Task> {
        TASKS.iter().chain(&tactics::TASKS).filter(move |task| task.topic == self)
    }
}

/// The identifier of a task, which selects its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the goal of each says it")]
pub enum Exercise {
    OwnCell,
    QuanCell,
    Sow,
    GoOn,
    Capture,
    CaptureQuan,
    Chain,
    Refill,
    Debt,
    End,
    CountLaps,
    CountFurther,
    SaveStones,
    SaveAtHome,
    GuardQuan,
    GuardNotGreed,
    HuntQuan,
    HuntedQuan,
    MustBorrow,
    BorrowsAgain,
    RefillParries,
    RefillCosts,
    FirstMove,
    PunishGreed,
}

/// What solves a task.
pub type Goal = tabletop::Goal<OAnQuan, Cell>;

/// Something that a text of a task names and that the lesson therefore marks. Cells are numbered as
/// in the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mention {
    /// The cells whose press solves the task.
    Targets,
    /// A cell.
    Cell(usize),
    /// A cell that the turn has to reach or to empty.
    Aim(usize),
    /// The number in the corner of a cell.
    Number(usize),
    /// This many cells after the one that received the last dân.
    Ahead(usize),
    /// The learner's store.
    Store,
}

/// A task of a lesson.
#[derive(Debug)]
pub struct Task {
    /// The lesson that contains the task.
    pub topic: Topic,
    /// The identifier of the task.
    pub exercise: Exercise,
    /// What it asks for, from a position with side 0 to move.
    pub asks: LessonTask<OAnQuan, Cell>,
    /// What the task names.
    pub(super) asked: &'static [Mention],
    /// What the explanation of the solution names.
    pub(super) explained: &'static [Mention],
}

impl Task {
    /// Returns the position of the task.
    pub fn position(&self) -> Position {
        self.asks.start().position().clone()
    }
}

pub(super) const START: &str = "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0";

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

/// Returns whether the last turn of `game` fits.
pub(super) fn last(game: &Game, fits: impl Fn(&Turn) -> bool) -> bool {
    game.turns().next_back().is_some_and(fits)
}
