//! The questions about a game in progress.

use tabletop::{Setup, Side};
use window_words::Words;

use super::pages::go_to_game;
use super::spoken::Spoken;
use super::table_game::TableGame;
use crate::ScreenContext;
use crate::dialogs::{Effect, Question, effect};
use crate::players::short_names;

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
    /// Whether this side offers the computer a draw, or whether the other person agrees to its offer.
    OfferDraw(Side),
}

impl GameQuestion {
    /// Returns the question between the players of `setup`. `effects` follow from no and from yes.
    pub fn between<G: Spoken>(
        self,
        setup: &Setup,
        words: &'static Words,
        effects: [Effect; 2],
    ) -> Question {
        let names = short_names::<G>(words, setup);
        let is_between_persons = setup.persons() == 2;
        let (offers, rooms) = (&words.offers, &words.rooms);
        let (heading, text, labels) = match self {
            GameQuestion::Resign(side) => {
                let text = match is_between_persons {
                    true => offers.resign_question_between(&names[side], &names[side.next(2)]),
                    false => offers.resign_question.to_owned(),
                };
                (offers.resign_heading, text, [words.keep_playing, offers.resign])
            }
            GameQuestion::TakeBack(side) => {
                let text = rooms.take_back_question(&names[side], &names[side.next(2)]);
                (rooms.take_back_heading, text, [rooms.refuse, rooms.agree])
            }
            GameQuestion::OfferDraw(side) if is_between_persons => {
                let text = rooms.draw_question_between(&names[side], &names[side.next(2)]);
                (rooms.draw_heading_between, text, [rooms.refuse, rooms.agree])
            }
            GameQuestion::OfferDraw(side) => {
                let text = rooms.draw_question(&names[side.next(2)]);
                (rooms.draw_heading, text, [words.keep_playing, rooms.offer_draw])
            }
        };
        let [no, yes] = effects;
        let question = Question::new(heading, text, [(labels[0], no), (labels[1], yes)]);
        // The side to move waits for the answer of the other one.
        question.stopping_clock(!matches!(self, GameQuestion::Resign(_)))
    }
}
