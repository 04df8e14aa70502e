//! A question with two answers.

use eframe::egui::Ui;

use super::effect::{Effect, close};
use super::{Dialog, DialogOver};
use crate::widgets::question;

/// A question: the first answer leaves everything as it is, the second one changes something.
pub struct Question {
    heading: String,
    text: String,
    /// The answers with their labels.
    answers: [(&'static str, Effect); 2],
    stops_clock: bool,
}

impl Question {
    /// Creates a question. It is closed before the effect of its answer.
    pub fn new(
        heading: impl Into<String>,
        text: impl Into<String>,
        answers: [(&'static str, Effect); 2],
    ) -> Self {
        Question { heading: heading.into(), text: text.into(), answers, stops_clock: false }
    }

    /// Returns the question as one that may stop the clock of the game on the screen.
    pub fn stopping_clock(self, stops_clock: bool) -> Self {
        Question { stops_clock, ..self }
    }
}

impl Dialog for Question {
    fn show(&mut self, ui: &mut Ui, _over: &DialogOver<'_>) -> Option<Effect> {
        let labels = self.answers.each_ref().map(|(label, _)| *label);
        let (pressed, closed) = question(ui, &self.heading, &self.text, labels);
        let Some(index) = pressed else { return closed.then(close) };
        Some(Box::new(move |screen, context| {
            let Question { answers, .. } = *context.parts.dialogs.take_as()?;
            let (label, effect) = answers.into_iter().nth(index)?;
            log::debug!("answer: {label}");
            effect(screen, context)
        }))
    }

    fn stops_clock(&self) -> bool {
        self.stops_clock
    }
}
