//! The answers of a worker: a page asks by the name of a game and of a question.

use basics::Excerpt;
use tabletop::question::{self, Unanswered};
use tabletop::{Advisor, Control};

use crate::cli;

/// The question whose answer is what the command `bench` prints: it shows whether the engines find the same in a
/// browser as on a desktop.
pub const BENCH: &str = "bench";

/// A function that answers the question with a name and a text.
type Answerer = fn(&str, &str, &Control, &dyn Fn(String)) -> Result<(), Unanswered>;

/// The games.
static GAMES: [(&str, Answerer); ::games::COUNT] = ::games::each!(entry);

const fn entry<G: Advisor>() -> (&'static str, Answerer) {
    (G::ID, question::answer::<G>)
}

/// Answers the question `name` of the game `game` in `text` by the engines of the program, and passes the texts
/// of the answers to `post`.
///
/// # Errors
/// Returns [`Unanswered`] if there is no such game or question, or if the text is malformed.
pub fn answer_question(
    game: &str,
    name: &str,
    text: &str,
    control: &Control,
    post: &dyn Fn(String),
) -> Result<(), Unanswered> {
    let found = GAMES.iter().find(|(id, _)| *id == game);
    let (_, answer) = found.ok_or_else(|| Unanswered::Game(Excerpt::of(game)))?;
    if name == BENCH {
        cli::bench(game).into_iter().for_each(post);
        return Ok(());
    }
    answer(name, text, control, post)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_answers_its_questions() {
        for (game, _) in &GAMES {
            let why = answer_question(game, "move", "", &Control::default(), &|_| {});
            assert!(matches!(why, Err(Unanswered::Malformed(_))), "{game}: {why:?}");
        }
        let why = answer_question("chess", "move", "", &Control::default(), &|_| {});
        assert_eq!(why, Err(Unanswered::Game(Excerpt::of("chess"))));
    }
}
