//! The questions about a game in progress.

use eframe::egui::Ui;
use tabletop::{Setup, Side};

use crate::ui::players::short_names;
use crate::ui::widgets::question;
use crate::ui::words::Words;

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
    /// Returns whether the side to move waits for the answer of the other one, so that the clock stops.
    pub fn stops_clock(self) -> bool {
        !matches!(self, GameQuestion::Resign(_))
    }

    /// Draws the question over the window. Returns whether the answer is yes, once there is one, and whether
    /// to close the question.
    pub fn show(self, ui: &Ui, words: &Words, setup: &Setup) -> (Option<bool>, bool) {
        let names = short_names(words, setup);
        let is_between_persons = setup.persons() == 2;
        let (pressed, close) = match self {
            GameQuestion::Resign(side) => {
                let offers = &words.offers;
                let answers = [words.keep_playing, offers.resign];
                let text = offers.resign_question_between(&names[side], &names[side.next(2)]);
                let text = if is_between_persons { &text } else { offers.resign_question };
                question(ui, offers.resign_heading, text, answers)
            }
            GameQuestion::TakeBack(side) => {
                let text = words.rooms.take_back_question(&names[side], &names[side.next(2)]);
                let answers = [words.rooms.refuse, words.rooms.agree];
                question(ui, words.rooms.take_back_heading, &text, answers)
            }
            GameQuestion::OfferDraw(side) if is_between_persons => {
                let rooms = &words.rooms;
                let text = rooms.draw_question_between(&names[side], &names[side.next(2)]);
                let answers = [rooms.refuse, rooms.agree];
                question(ui, rooms.draw_heading_between, &text, answers)
            }
            GameQuestion::OfferDraw(side) => {
                let rooms = &words.rooms;
                let text = rooms.draw_question(&names[side.next(2)]);
                let answers = [words.keep_playing, rooms.offer_draw];
                question(ui, rooms.draw_heading, &text, answers)
            }
        };
        (pressed.map(|index| index == 1), close)
    }
}
