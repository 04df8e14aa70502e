//! What the table asks the engines, as data. A question and its answers survive as text, so that a worker of a
//! page can answer it; [`answer`] is what the worker does. On a desktop, [`Job::ask`](crate::Job::ask) answers
//! it on a thread, and nothing becomes text.

mod match_text;

use basics::Excerpt;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::explorer::ValuesQuestion;
use crate::review::{ReviewQuestion, TrialQuestion};
use crate::session::{
    EvaluationQuestion, HintQuestion, MarginQuestion, MoveRequest, OfferQuestion,
};
use crate::{Advisor, Control};

pub(crate) use match_text::AsText;

/// The most characters of a reason.
const MOST: usize = 200;

/// A question to an engine.
pub trait Question: Serialize + DeserializeOwned + Send + 'static {
    /// The game.
    const GAME: &'static str;
    /// The name, which no other question of the game has.
    const NAME: &'static str;
    /// Whether it goes before others that wait.
    const IS_URGENT: bool = false;

    /// The engine that answers it.
    type Engine: Send + 'static;
    /// An answer, or a report on the way to one.
    type Answer: Serialize + DeserializeOwned + Send + 'static;

    /// Returns the engine that answers the question in the program.
    fn usual_engine() -> Self::Engine;

    /// Answers the question, any number of times. There is no answer if the search was cancelled.
    fn answer(self, engine: &Self::Engine, control: &Control, report: &dyn Fn(Self::Answer));
}

/// The reason why a question has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unanswered {
    /// There is no such game.
    #[error("there is no game named \"{0}\"")]
    Game(Excerpt),
    /// The game has no such question.
    #[error("there is no question named \"{0}\"")]
    Name(Excerpt),
    /// The text is not the question; carries the reason.
    #[error("the question cannot be read: {0}")]
    Malformed(Excerpt),
    /// The question or an answer has no text; carries the reason.
    #[error("it cannot be written: {0}")]
    Unwritten(Excerpt),
}

/// Returns the text of a question or of an answer, which no file contains: in JSON, whose code is smaller.
///
/// # Errors
/// Returns [`Unanswered::Unwritten`] if it has none.
pub fn to_text(value: &impl Serialize) -> Result<String, Unanswered> {
    serde_json::to_string(value)
        .map_err(|why| Unanswered::Unwritten(Excerpt::of_display(&why, MOST)))
}

/// Reads a question or an answer from its text.
///
/// # Errors
/// Returns [`Unanswered::Malformed`] if the text is not one.
pub fn from_text<T: DeserializeOwned>(text: &str) -> Result<T, Unanswered> {
    serde_json::from_str(text).map_err(|why| Unanswered::Malformed(Excerpt::of_display(&why, MOST)))
}

/// Answers the question of the game `G` with this name and text by the engines of the program, and passes the
/// texts of the answers to `post`.
///
/// # Errors
/// Returns [`Unanswered`] if there is no such question, or if its text is malformed.
pub fn answer<G: Advisor>(
    name: &str,
    text: &str,
    control: &Control,
    post: &dyn Fn(String),
) -> Result<(), Unanswered> {
    let questions = [
        entry::<MoveRequest<G>>(),
        entry::<HintQuestion<G>>(),
        entry::<MarginQuestion<G>>(),
        entry::<EvaluationQuestion<G>>(),
        entry::<ValuesQuestion<G>>(),
        entry::<OfferQuestion<G>>(),
        entry::<TrialQuestion<G>>(),
        entry::<ReviewQuestion<G>>(),
    ];
    let found = questions.iter().find(|(other, _)| *other == name);
    let (_, answer) = found.ok_or_else(|| Unanswered::Name(Excerpt::of(name)))?;
    answer(text, control, post)
}

/// A function that answers the question in a text.
type Answerer = fn(&str, &Control, &dyn Fn(String)) -> Result<(), Unanswered>;

const fn entry<Q: Question>() -> (&'static str, Answerer) {
    (Q::NAME, answer_as::<Q>)
}

/// Answers the question `Q` in `text`.
fn answer_as<Q: Question>(
    text: &str,
    control: &Control,
    post: &dyn Fn(String),
) -> Result<(), Unanswered> {
    let question: Q = from_text(text)?;
    let report = |answer| match to_text(&answer) {
        Ok(text) => post(text),
        Err(why) => log::error!("{}: {why}", Q::NAME),
    };
    question.answer(&Q::usual_engine(), control, &report);
    Ok(())
}
