//! The questions about a game in progress.

use tabletop::{Session, Side};
use window::ScreenContext;
use window::dialogs::{Effect, Question, effect};
use window_words::Words;

use super::table_game::TableGame;
use crate::screens::go_to_game;
use crate::words::{GameText, short_names};

/// Returns a question about the game on the table: whether to leave it for what `yes` does, called `label`. The other
/// answer returns to it.
pub fn before_leaving<G: TableGame>(
    words: &'static Words,
    heading: &str,
    text: &str,
    label: &'static str,
    yes: impl FnOnce(&mut ScreenContext<'_>) + 'static,
) -> Question {
    let no = effect(|_, context| go_to_game::<G>(context));
    let yes = effect(|_, context| yes(context));
    Question::new(heading, text, [(words.keep_playing, no), (label, yes)])
}

/// A question about the game on the screen, in which the same players sit at every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameQuestion {
    /// Whether this side resigns.
    Resign(Side),
    /// Whether the other side agrees that this one takes a move back.
    TakeBack(Side),
    /// Whether this side offers the computers to end the game.
    Offer(Side),
    /// Whether the other persons agree to end the game, as this side offers.
    Agree(Side),
}

/// A question in words.
pub struct Asked {
    /// The heading.
    pub heading: &'static str,
    /// What is asked.
    pub text: String,
    /// The labels of no and of yes.
    pub labels: [&'static str; 2],
}

impl GameQuestion {
    /// Returns the question in `session`. `effects` follow from no and from yes.
    pub fn in_game<G: GameText>(
        self,
        session: &Session<G>,
        words: &'static Words,
        effects: [Effect; 2],
    ) -> Question {
        let (own, setup) = (G::words(words.in_language), session.setup());
        let (offers, rooms) = (&words.offers, &words.rooms);
        let Asked { heading, text, labels } = match self {
            GameQuestion::Resign(side) => Asked {
                heading: offers.resign_heading,
                text: own.resigning(words, session, side),
                labels: [words.keep_playing, offers.resign],
            },
            GameQuestion::TakeBack(side) => {
                let names = short_names::<G>(words, setup);
                Asked {
                    heading: rooms.take_back_heading,
                    text: rooms.take_back_question(&names[side], &names[side.next(2)]),
                    labels: [rooms.refuse, rooms.agree],
                }
            }
            GameQuestion::Offer(side) => own.offering(words, session, side),
            GameQuestion::Agree(side) => own.agreeing(words, session, side),
        };
        let [no, yes] = effects;
        let question = Question::new(heading, text, [(labels[0], no), (labels[1], yes)]);
        // The side to move waits for the answer of the other one.
        question.stopping_clock(!matches!(self, GameQuestion::Resign(_)))
    }
}
