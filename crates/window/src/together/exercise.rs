//! A position in which a whole class looks for the best move: for each child, a room of its own without a host.

use client::Joined;
use messages::{Act, ClassAct};
use window_words::Words;

use super::Together;
use super::told::Told;
use crate::Command;

/// The position on the board of a child.
pub(super) struct Exercise {
    joined: Joined,
    /// The answer that the child has given and not withdrawn.
    answer: Option<String>,
    /// Whether the solution is on the board.
    is_solved: bool,
}

impl Together {
    /// Returns the room of the position that the whole class looks at, for a child.
    pub(super) fn exercise(&self) -> Option<&Joined> {
        self.class.exercise.as_ref().map(|exercise| &exercise.joined)
    }

    /// Returns whether the board shows a position that the whole class looks at, and no game.
    pub fn is_exercise(&self) -> bool {
        self.class.exercise.is_some()
    }

    /// Follows what the host has told of the position. The answer is as the child has it on its board.
    pub(super) fn follow_exercise(&mut self) {
        let Some(mut joined) = self.class().and_then(|class| class.position()) else {
            self.class.exercise = None;
            return;
        };
        let current = self.class().and_then(|class| class.state.running());
        let is_solved = current.is_some_and(|current| current.solution.is_some());
        let before = self.class.exercise.take();
        let answer = match before.filter(|before| before.joined.room == joined.room) {
            Some(before) => before.answer,
            None => joined.state.steps.first().filter(|_| !is_solved).cloned(),
        };
        if !is_solved {
            joined.state.steps = answer.iter().cloned().collect();
        }
        self.class.exercise = Some(Exercise { joined, answer, is_solved });
    }

    /// Answers with a move.
    pub(super) fn answer(&mut self, act: Act) {
        let Some(exercise) = self.class.exercise.as_mut().filter(|it| !it.is_solved) else {
            return;
        };
        let Act::Move(text) = act else { return };
        exercise.joined.state.steps = vec![text.clone()];
        exercise.answer = Some(text.clone());
        self.act_in_class(ClassAct::Answer(text));
    }

    /// Takes the answer off the board, so that the child can give another one.
    pub(super) fn withdraw_answer(&mut self) {
        if let Some(exercise) = self.class.exercise.as_mut().filter(|it| !it.is_solved) {
            exercise.answer = None;
            exercise.joined.state.steps.clear();
        }
    }

    /// Returns what the line below the board says of the position.
    pub(super) fn told_of_exercise(&self, words: &Words) -> Option<Told> {
        let exercise = self.class.exercise.as_ref()?;
        let own = &words.class;
        if exercise.joined.state.paused {
            return Some(Told { warns: true, ..Told::of(words.together.paused.to_owned(), &[]) });
        }
        let (text, commands): (_, &[Command]) = match (&exercise.answer, exercise.is_solved) {
            (None, false) => (own.find, &[]),
            (Some(_), false) => (own.answer_sent, &[Command::Withdraw]),
            (None, true) => (own.only_solution, &[]),
            (Some(answer), true) => match exercise.joined.state.steps.first() == Some(answer) {
                true => (own.right, &[]),
                false => (own.other_solution, &[]),
            },
        };
        Some(Told::of(text.to_owned(), commands))
    }
}
