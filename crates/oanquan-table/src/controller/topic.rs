//! What the lessons are about, and what a task of theirs consists of.

use std::collections::BTreeSet;

use oanquan::{Cell, Game, Position, Turn};
use oanquan_engine::Theme;
use serde::Deserialize;
use strum::VariantArray;
use tabletop::LessonTask;

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

/// Returns whether the last turn of `game` fits.
pub(super) fn last(game: &Game, fits: impl Fn(&Turn) -> bool) -> bool {
    game.turns().next_back().is_some_and(fits)
}
