//! What a child of a class does alone with its device, task after task: puzzles, or a lesson.

use std::time::Duration;

use client::InClass;
use eframe::egui::{Id, Label, Ui, UiBuilder};
use messages::{ClassAct, RoomId};
use ui_kit::speech::say_text;
use ui_kit::theme::{Palette, sizes};
use window_words::Words;

use super::Together;
use crate::widgets::strong;

/// The size of the words that lead all eyes to the teacher.
const FRONT: f32 = 36.0;

/// How far the child is with the tasks that the class does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tasks {
    /// What tells these tasks from those before and after.
    pub run: RoomId,
    /// How many it has solved.
    pub solved: u16,
    /// How many it has tried, which is the place of the next one.
    pub tried: u16,
}

impl Together {
    /// Returns how far the child is with the tasks that the class does now.
    pub fn tasks(&self) -> Option<Tasks> {
        self.class.tasks
    }

    /// Follows what the host has told of the tasks. It may not know yet of those that the child has done last.
    pub(super) fn follow_tasks(&mut self) {
        let told = self.class().and_then(|class| {
            let (run, _) = class.task()?;
            let there = &class.state.seats.get(usize::from(class.own.seat?))?.progress;
            Some(Tasks { run, solved: there.solved, tried: there.tried })
        });
        let known = self.class.tasks.filter(|known| {
            told.is_some_and(|told| told.run == known.run && told.tried < known.tried)
        });
        self.class.tasks = known.or(told);
    }

    /// Counts the task at this place, from 0, as done, if it is not yet.
    pub fn count_task(&mut self, place: usize, is_solved: bool) {
        let Some(tasks) = &mut self.class.tasks else { return };
        if place >= usize::from(tasks.tried) {
            tasks.tried = (place + 1) as u16;
            tasks.solved += u16::from(is_solved);
            let (solved, tried) = (tasks.solved, tasks.tried);
            self.act_in_class(ClassAct::Progress { solved, tried });
        }
    }

    /// Returns whether the child is to do these tasks now, and looks at no other page of the class.
    pub fn does(&self, run: RoomId) -> bool {
        let is_on = self.class.tasks.is_some_and(|tasks| tasks.run == run);
        is_on && !self.is_out() && self.end_of_room().is_none()
    }

    /// Returns whether everything stands still in the class.
    pub fn looks_to_front(&self) -> bool {
        self.class().is_some_and(|class| class.state.paused.is_some())
    }

    /// Returns how long what the class does goes on, as a clock shows it; `None` if it does not end by itself.
    pub fn class_clock(&self) -> Option<String> {
        self.class().and_then(|class| class.left(self.now())).map(clock_text)
    }
}

/// Returns a time as a clock shows it: "7:05".
fn clock_text(left: Duration) -> String {
    let seconds = left.as_millis().div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Covers a page whose tasks rest with the words that lead all eyes to the teacher.
pub fn cover(ui: &mut Ui, words: &Words) {
    let paper = Palette::current(ui.ctx()).paper;
    ui.painter().rect_filled(ui.max_rect(), 0.0, paper);
    let inner = ui.max_rect().shrink(sizes::GAP);
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| look_to_front(ui, words));
}

/// Draws the words that lead all eyes to the teacher.
pub fn look_to_front(ui: &mut Ui, words: &Words) {
    let text = words.class.front;
    say_text(ui.ctx(), Id::unique("class").with(text), text);
    ui.add(Label::new(strong(text).size(FRONT)).wrap());
}

/// Returns the name of each child that has tried a task, and how many it has solved; the best first.
pub fn results(class: &InClass) -> Vec<(String, u16)> {
    let name = |seat: u16| {
        let there = class.state.seats.get(usize::from(seat));
        there.map_or_else(String::new, |there| ui_kit::drawn::drawn(there.name.as_str()))
    };
    let ranking = class.state.ranking().into_iter();
    ranking.map(|(seat, progress)| (name(seat), progress.solved)).collect()
}
