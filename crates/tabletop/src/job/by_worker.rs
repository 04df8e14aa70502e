//! Questions of a page, which go to its workers.

use page::workers::{Message, News, ask};

use super::{Job, Waker};
use crate::Question;
use crate::question::{Unanswered, from_text, to_text};

impl<T: Send + 'static> Job<T> {
    /// Asks the [usual engine](Question::usual_engine) of a worker, whose answers are the reports. Calls `wake`
    /// like [`start`](Self::start). If there are no workers, asks `engine` before this function returns.
    /// Returns `None` if the question has no text.
    pub fn ask<Q: Question<Answer = T>>(
        question: Q,
        engine: Q::Engine,
        wake: Waker,
    ) -> Option<Self> {
        let text = to_text(&question).map_err(|why| log::error!("{}: {why}", Q::NAME)).ok()?;
        let (game, name) = (Q::GAME.to_owned(), Q::NAME.to_owned());
        let message = Message { game, name, text, hurry: None };
        let (mut job, working) = Self::new(wake);
        let mut rest = Some((working, question, engine));
        let listener = move |news: News<'_>| match news {
            News::Answer(text) => match (read_answer::<Q>(text), &rest) {
                (Ok(answer), Some((working, ..))) => working.report(answer),
                (Err(why), _) => log::error!("{}: {why}", Q::NAME),
                (Ok(_), None) => {}
            },
            News::Ended => {
                if let Some((working, ..)) = rest.take() {
                    working.end();
                }
            }
            News::NoWorker => {
                if let Some((working, question, engine)) = rest.take() {
                    working.run(|control, report| question.answer(&engine, control, report));
                }
            }
        };
        job.asked = Some(ask(message, Q::IS_URGENT, Box::new(listener)));
        Some(job)
    }
}

/// Reads an answer to the question `Q`.
fn read_answer<Q: Question>(text: &str) -> Result<Q::Answer, Unanswered> {
    from_text(text)
}
