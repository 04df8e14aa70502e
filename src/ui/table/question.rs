//! The questions about a game in progress.

use eframe::egui::Ui;
use tabletop::{BySide, Setup, Side};

use crate::ui::players::short_names;
use crate::ui::widgets::question;
use crate::ui::words::Words;

/// A question about the game on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// Whether this side resigns.
    Resign(Side),
    /// Whether the other side agrees that this one takes a move back.
    TakeBack(Side),
    /// Whether this side offers the computer a draw, or whether the other person agrees to its offer.
    OfferDraw(Side),
}

/// What became of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Yes,
    No,
    /// The question was closed without an answer.
    Closed,
}

impl Question {
    /// Draws the question over the window. Returns what became of it, if it is over.
    pub(super) fn show(self, ui: &Ui, words: &Words, setup: &Setup) -> Option<Answer> {
        let names = short_names(words, setup);
        let is_between_persons = setup.persons() == 2;
        let (pressed, close) = match self {
            Question::Resign(side) => {
                let offers = &words.offers;
                let answers = [words.keep_playing, offers.resign];
                let text = offers.resign_question_between(&names[side], &names[side.next(2)]);
                let text = if is_between_persons { &text } else { offers.resign_question };
                question(ui, offers.resign_heading, text, answers)
            }
            Question::TakeBack(side) => {
                let (agrees, close) = ask_to_take_back(ui, words, side, &names);
                (agrees.map(usize::from), close)
            }
            Question::OfferDraw(side) if is_between_persons => {
                let rooms = &words.rooms;
                let text = rooms.draw_question_between(&names[side], &names[side.next(2)]);
                let answers = [rooms.refuse, rooms.agree];
                question(ui, rooms.draw_heading_between, &text, answers)
            }
            Question::OfferDraw(side) => {
                let rooms = &words.rooms;
                let text = rooms.draw_question(&names[side.next(2)]);
                let answers = [words.keep_playing, rooms.offer_draw];
                question(ui, rooms.draw_heading, &text, answers)
            }
        };
        let pressed = pressed.map(|index| if index == 1 { Answer::Yes } else { Answer::No });
        pressed.or(close.then_some(Answer::Closed))
    }
}

/// Draws the question whether the other person agrees that `asking` takes a move back. Returns the answer,
/// and whether to close the question.
pub fn ask_to_take_back(
    ui: &Ui,
    words: &Words,
    asking: Side,
    names: &BySide<String>,
) -> (Option<bool>, bool) {
    let text = words.rooms.take_back_question(&names[asking], &names[asking.next(2)]);
    let answers = [words.rooms.refuse, words.rooms.agree];
    let (pressed, close) = question(ui, words.rooms.take_back_heading, &text, answers);
    (pressed.map(|index| index == 1), close)
}
